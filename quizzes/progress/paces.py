"""Whether somebody gets faster, told only beside whether they are right as often."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from quizzes.progress.first_tries import FirstTry
from quizzes.progress.tallies import ENOUGH, Tally


@dataclass(frozen=True, slots=True)
class Pace:
    """How the earlier half of first tries went, and the later half."""

    earlier: Tally
    later: Tally

    @classmethod
    def of(cls, first_tries: Sequence[FirstTry]) -> Self | None:
        """Halve first tries that come the oldest first; None if too few took time."""
        middle = len(first_tries) // 2
        pace = cls(Tally.of(first_tries[:middle]), Tally.of(first_tries[middle:]))
        fewest = min(len(pace.earlier.times), len(pace.later.times))
        return pace if fewest >= ENOUGH else None
