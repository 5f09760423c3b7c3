"""Examples of starting hands: what they get of a pot, from the table of them."""

from dataclasses import dataclass
from typing import ClassVar

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from quizzes import labels
from quizzes.labels import Text
from quizzes.measures import percent
from quizzes.poker.cards import Card, parse_cards
from quizzes.questions.starting_hands import table
from quizzes.questions.starting_hands.shares import OPPONENTS, Share, share_of


@dataclass(frozen=True, slots=True)
class SharesShown:
    """Starting hands, each with its part of the pot and how often it has a low."""

    columns: tuple[str, ...]
    rows: tuple[tuple[tuple[Card, ...], tuple[str, ...]], ...]
    sampled: str


@dataclass(frozen=True, slots=True)
class HandsCompared:
    """Starting hands of the table, from the one that gets most of the pot heads-up."""

    template: ClassVar[str] = "quizzes/guide/_shares.html"
    note: Text
    hands: tuple[str, ...]

    def drawn(self) -> SharesShown:
        """Look the hands up."""
        hands = [parse_cards(hand) for hand in self.hands]
        rows = [(hand, tuple(share_of(hand, n) for n in OPPONENTS)) for hand in hands]
        rows.sort(key=lambda row: row[1][0].pot.value, reverse=True)
        return SharesShown(
            columns=(*map(_against, OPPONENTS), _("A low")),
            rows=tuple((hand, _cells(shares)) for hand, shares in rows),
            sampled=_sampled([share for _hand, shares in rows for share in shares]),
        )


def _against(opponents: int) -> str:
    # Translators: how many hands a starting hand is set against.
    told = ngettext("%(count)d other", "%(count)d others", opponents)
    return told % {"count": opponents}


def _cells(shares: tuple[Share, ...]) -> tuple[str, ...]:
    of_pot = (percent(share.pot.value) for share in shares)
    return (*of_pot, percent(shares[0].low_wins))


def _sampled(shares: list[Share]) -> str:
    error = max(share.pot.error for share in shares)
    # Translators: %(deals)s is a number of deals, %(error)s one such as 0.26.
    told = _(
        "The others hold random hands and nobody folds: %(deals)s deals each, with a "
        "standard error of %(error)s%% of the pot or less."
    )
    words = {"deals": labels.chips(table.DEALS), "error": f"{error:.2%}".rstrip("%")}
    return told % words
