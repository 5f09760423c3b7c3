"""A piece of the form of a question, and what all such pieces need."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from quizzes.poker.cards import Card
from quizzes.questions.fields import CardGroup, Field

type Texts = Sequence[str]
"""What was sent for a field."""


@dataclass(frozen=True, slots=True)
class Section:
    """A piece of the form: its template and what the template shows."""

    template: str
    shown: dict[str, Any]


def described_by(fields: Iterable[Field], faulty: Collection[str]) -> str:
    """Return the ids of what the page says to be wrong with the fields."""
    return " ".join(f"error-{field.name}" for field in fields if field.name in faulty)


def unmarked(group: CardGroup) -> list[tuple[Card, str]]:
    """Return the cards of a group as they are drawn before an answer."""
    return [(card, "") for card in group.cards]
