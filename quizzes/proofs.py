"""The proof of a verdict: what each two cards of the hand make."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from quizzes import labels
from quizzes.poker.cards import Card
from quizzes.poker.evaluator import Holding, pairs_for_high, pairs_for_low
from quizzes.poker.highs import High
from quizzes.poker.lows import Low
from quizzes.questions.deals import Deal


@dataclass(frozen=True, slots=True)
class ProofRow:
    """Two cards of the hand, and the best they make on the board."""

    hole: tuple[Card, ...]
    name: str
    board: tuple[Card, ...] | None
    note: str
    is_best: bool


def prove_high(question: Deal) -> list[ProofRow]:
    """Return what each two cards of the hand make as a high, best first."""
    return _proof(pairs_for_high(question.hole, question.board), _high_named)


def prove_low(question: Deal) -> list[ProofRow]:
    """Return what each two cards of the hand make as a low, best first."""
    return _proof(pairs_for_low(question.hole, question.board), str)


def _high_named(high: High) -> str:
    return labels.high_name(high.category, high.ranks)


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


PROOFS: dict[str, Callable[[Deal], list[ProofRow]]] = {
    "high": prove_high,
    "low": prove_low,
}
