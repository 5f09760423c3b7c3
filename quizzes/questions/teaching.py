"""In which order cases are taught, and how hard a deal suits how well one is known."""

from bisect import bisect_right
from collections.abc import Iterator

from quizzes.questions import KINDS
from quizzes.questions.address import LEVELS
from quizzes.questions.base import Kind

# Days of stability from which on a deal of the next level suits.
HARDER_FROM = (1, 4, 14, 45)


def level_for(stability: float) -> int:
    """Return the level from 1 to 5 that suits a memory that lasts so many days.

    What is forgotten loses stability, so the level falls as it rises.

    >>> [level_for(days) for days in (0.2, 1, 5, 30, 45, 900)]
    [1, 2, 3, 4, 5, 5]
    """
    return LEVELS[bisect_right(HARDER_FROM, stability)]


def first_level(kind: Kind, case: str) -> int | None:
    """Return the easiest level in whose mix a case is; None where it is in none."""
    return next((level for level in LEVELS if case in kind.LEVELS[level]), None)


def teaching_order() -> tuple[tuple[str, str], ...]:
    """Return each case with its kind, as they are best met for the first time.

    What is plain in every kind comes before what is rare in any; within a level the
    kinds follow each other, and the cases of each, in the order in which they stand.

    >>> teaching_order()[0]
    ('best-low', 'plain')
    """
    return tuple((kind, case) for _level, kind, case in sorted(_levelled(), key=_level))


def _levelled() -> Iterator[tuple[int, str, str]]:
    for name, kind in KINDS.items():
        for case in kind.CASES:
            if level := first_level(kind, case):
                yield level, name, case


def _level(levelled: tuple[int, str, str]) -> int:
    return levelled[0]
