"""How first tries went: how many, how many right, their credit and their time."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from statistics import median
from typing import Self

from quizzes.progress.first_tries import FirstTry
from quizzes.questions import KINDS

# Fewer say nothing of what somebody can do.
ENOUGH = 3
WEAK, STRONG = 0.6, 0.85


@dataclass(frozen=True, slots=True)
class Tally:
    """First tries of one sort; who asked to be shown was not right."""

    answered: int = 0
    right: int = 0
    credit: float = 0
    times: tuple[timedelta, ...] = field(default=(), repr=False)

    @property
    def missed(self) -> int:
        return self.answered - self.right

    @property
    def rate(self) -> float:
        """The share that was right; for something that was answered only."""
        return self.right / self.answered

    @property
    def mean_credit(self) -> float:
        return self.credit / self.answered

    @property
    def median_time(self) -> timedelta | None:
        """The middle of the times of answers; None where all asked to be shown."""
        return median(self.times) if self.times else None

    @property
    def standing(self) -> str:
        """Return "weak", "strong", "fair", or "unknown" before there is enough."""
        if self.missed >= ENOUGH and self.rate < WEAK:
            return "weak"
        if self.right >= ENOUGH and self.rate >= STRONG:
            return "strong"
        return "fair" if max(self.missed, self.right) >= ENOUGH else "unknown"

    @classmethod
    def of(cls, first_tries: Sequence[FirstTry]) -> Self:
        """Count first tries."""
        return cls(
            answered=len(first_tries),
            right=sum(each.is_right for each in first_tries),
            credit=sum(each.credit for each in first_tries),
            times=tuple(each.time for each in first_tries if each.time is not None),
        )

    @classmethod
    def total(cls, tallies: Iterable[Self]) -> Self:
        """Return several tallies as one."""
        each = list(tallies)
        return cls(
            answered=sum(tally.answered for tally in each),
            right=sum(tally.right for tally in each),
            credit=sum(tally.credit for tally in each),
            times=tuple(time for tally in each for time in tally.times),
        )


type ByCase = dict[str, dict[str, Tally]]
"""The tally of each case that was met, by kind, both in teaching order."""


def tallies_by_case(first_tries: Iterable[FirstTry]) -> ByCase:
    """Count first tries by kind and case."""
    found = defaultdict(list)
    for each in first_tries:
        found[each.kind, each.case].append(each)
    ordered = {
        name: {
            case: Tally.of(found[name, case])
            for case in kind.CASES
            if (name, case) in found
        }
        for name, kind in KINDS.items()
    }
    return {name: cases for name, cases in ordered.items() if cases}
