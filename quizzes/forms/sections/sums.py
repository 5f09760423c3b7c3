"""Sums to which amounts that are asked together have to add up."""

from dataclasses import dataclass

from quizzes import labels
from quizzes.questions.fields import Amount


@dataclass(frozen=True, slots=True)
class SumShown:
    """A sum that is told before anything is sent, and what a script says of it."""

    name: str
    chips: int
    asked: labels.Text
    less: labels.Text
    more: labels.Text


def sum_name(field: Amount) -> str:
    """Return the name of the sum to which an amount belongs, if there is one."""
    return field.add_up_to.name if field.add_up_to else ""


def sum_shown(field: Amount) -> SumShown | None:
    """Return the sum to which an amount belongs, if there is one."""
    if field.add_up_to is None:
        return None
    return SumShown(
        field.add_up_to.name,
        field.add_up_to.chips,
        **labels.SUMS[field.add_up_to.name],
    )
