"""What an example of cards shows."""

from dataclasses import dataclass

from quizzes import labels
from quizzes.explanations import Sentence
from quizzes.labels import Text
from quizzes.poker.cards import Card
from quizzes.poker.evaluator import Choice
from quizzes.poker.highs import High


@dataclass(frozen=True, slots=True)
class MadeShown:
    """A hand: what it is of, its name, its cards, and what is said of it.

    `more` are the cards of the board, where the others are of a hand.
    """

    title: str
    name: str
    cards: tuple[Card, ...] = ()
    more: tuple[Card, ...] = ()
    sentences: tuple[Sentence, ...] = ()


@dataclass(frozen=True, slots=True)
class DealShown:
    """Cards as they lie on the table, by what they are called, and the hands made."""

    groups: tuple[tuple[Text, tuple[Card, ...]], ...]
    made: tuple[MadeShown, ...]


def high_name(high: High) -> str:
    """Return the name of a high hand."""
    return labels.high_name(high.category, high.ranks)


def no_low() -> str:
    """Return what is said where there is no low."""
    return str(labels.NO_HAND["low"])


def cards_of(choice: Choice | None) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return the cards of the hand and those of the board that play, if any do."""
    return (choice.hole, choice.board) if choice else ((), ())
