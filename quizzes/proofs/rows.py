"""A row of a proof: cards, and what they make."""

from dataclasses import dataclass

from quizzes import labels
from quizzes.poker.cards import Card
from quizzes.poker.highs import High


@dataclass(frozen=True, slots=True)
class ProofRow:
    """Two cards, and the best they make on the board.

    A label stands in their place; of a hand that has one, they are those that play.
    """

    hole: tuple[Card, ...]
    name: str
    board: tuple[Card, ...] | None
    note: str
    is_best: bool = False
    label: str = ""


def high_named(high: High) -> str:
    """Return the name of a high."""
    return labels.high_name(high.category, high.ranks)
