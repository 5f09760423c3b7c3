"""What the pairs of a hand make, and how hands stand in order."""

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any

from django.utils.translation import gettext as _

from quizzes import labels
from quizzes.poker.cards import Card
from quizzes.poker.evaluator import Holding, pairs_for_high, pairs_for_low
from quizzes.poker.highs import High
from quizzes.poker.lows import Low, read_low
from quizzes.proofs.rows import ProofRow, high_named
from quizzes.questions.deals import Deal
from quizzes.questions.lows.hands import Hands
from quizzes.questions.lows.orders import right_places, write_ranks
from quizzes.questions.lows.ranks import low_rank


def prove_high(question: Deal) -> list[ProofRow]:
    """Return what each two cards of the hand make as a high, best first."""
    return _proof(pairs_for_high(question.hole, question.board), high_named)


def prove_low(question: Deal) -> list[ProofRow]:
    """Return what each two cards of the hand make as a low, best first."""
    return _proof(pairs_for_low(question.hole, question.board), str)


def prove_order(question: Hands) -> list[ProofRow]:
    """Return the hands in order, each from its highest card down."""
    placed = zip(question.by_name.items(), right_places(question), strict=True)
    return [
        ProofRow(
            hole=tuple(sorted(hand, key=low_rank, reverse=True)),
            name=f"{labels.hand_name(name)}: {write_ranks(hand)}",
            board=None,
            note=_place_of(hand, place),
            is_best=place == 1,
        )
        for (name, hand), place in sorted(placed, key=itemgetter(1))
    ]


def _place_of(hand: tuple[Card, ...], place: int) -> str:
    if read_low(hand) is None:
        # Translators: a hand that is no low, and its place among others.
        return _("No low: place %(place)d.") % {"place": place}
    return _("Place %(place)d.") % {"place": place}


def _proof(
    holdings: Sequence[Holding[Any]], named: Callable[[Any], str]
) -> list[ProofRow]:
    most = holdings[0].best.hand.strength if holdings[0].best else None
    return [_proof_row(holding, named, most) for holding in holdings]


def _proof_row(
    holding: Holding[High] | Holding[Low], named: Callable[[Any], str], most: int | None
) -> ProofRow:
    best = holding.best
    return ProofRow(
        hole=holding.hole,
        name=named(best.hand) if best else _("no low"),
        board=best.choices[0].board if best else None,
        note="",
        is_best=best is not None and best.hand.strength == most,
    )
