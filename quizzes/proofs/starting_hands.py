"""What two starting hands get of a pot, by the number of their opponents."""

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from quizzes import labels
from quizzes.proofs.rows import ProofRow
from quizzes.questions.starting_hands.matches import Match
from quizzes.questions.starting_hands.shares import OPPONENTS, Share


def prove_shares(question: Match) -> list[ProofRow]:
    """Return what each hand gets against each number of opponents, by its halves."""
    return [
        _share_row(name, opponents, share, is_best=name == match.better)
        for opponents in OPPONENTS
        for match in [question.against(opponents)]
        for name, share in match.shares.items()
    ]


def _share_row(name: str, opponents: int, share: Share, *, is_best: bool) -> ProofRow:
    # Translators: %(hand)s is a letter.
    label = ngettext(
        "Hand %(hand)s, %(count)d opponent",
        "Hand %(hand)s, %(count)d opponents",
        opponents,
    )
    # Translators: the parts of the pot that come of highs and lows, as percentages.
    note = _("%(highs)s from highs, %(lows)s from lows. Scoops: %(scoops)s.")
    return ProofRow(
        hole=(),
        label=label % {"hand": labels.hand_name(name), "count": opponents},
        name=f"{labels.percent(share.pot.value)} ± {labels.percent(share.pot.error)}",
        board=None,
        note=note
        % {
            "highs": labels.percent(share.highs.value),
            "lows": labels.percent(share.lows.value),
            "scoops": labels.percent(share.scoops),
        },
        is_best=is_best,
    )
