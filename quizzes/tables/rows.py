"""The rows of a table of pots by seats, and what stands around it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from django.utils.translation import gettext as _

from quizzes.explanations.rules import ORDER
from quizzes.explanations.sentences import Sentence
from quizzes.rulebook import RULES
from quizzes.tables.seats import name_of


@dataclass(frozen=True, slots=True)
class RowShown:
    """The chips of a seat: of each pot, in all, and what goes back to it."""

    label: str
    is_own: bool
    of_pots: tuple[int, ...]
    in_all: int
    returned: int


@dataclass(frozen=True, slots=True)
class ReturnedShown:
    """What goes back to a seat."""

    label: str
    is_own: bool
    chips: int


def returned_shown(
    returned: Mapping[int, int], own: int | None
) -> tuple[ReturnedShown, ...]:
    """Return what goes back to each seat that gets anything back."""
    return tuple(
        ReturnedShown(name_of(seat, own), seat == own, chips)
        for seat, chips in returned.items()
    )


def sums_of(rows: Sequence[RowShown]) -> RowShown:
    """Return the last row: what all rows come to."""
    columns = zip(*(row.of_pots for row in rows), strict=True)
    return RowShown(
        _("All together"),
        False,
        tuple(map(sum, columns)),
        sum(row.in_all for row in rows),
        sum(row.returned for row in rows),
    )


def rules_shown(numbers: Iterable[str]) -> tuple[Sentence, ...]:
    """Return the rules of these numbers, in the order of the work."""
    wanted = frozenset(numbers)
    return tuple(
        Sentence(str(RULES[number].gist), (number,))
        for number in ORDER
        if number in wanted
    )
