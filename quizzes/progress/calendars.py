"""The days on which somebody answered, each as it was where they answered."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Self

from django.db.models import Count

from quizzes.models.attempts import AttemptQuerySet
from quizzes.progress.timelines import DAY, WEEK, Step

WEEKS = 12
DAYS_OF_A_WEEK = 7


@dataclass(frozen=True, slots=True)
class Streak:
    """How many days in a row there were answers: now, and at best."""

    current: int = 0
    longest: int = 0

    @classmethod
    def of(cls, days: Iterable[date], today: date) -> Self:
        """Count days in a row; a streak goes on until a whole day was missed."""
        run, longest, latest = 0, 0, None
        for day in sorted(days):
            run = run + 1 if latest == day - DAY else 1
            longest, latest = max(longest, run), day
        # Where somebody has flown to it can be the day before once more.
        is_on = latest is not None and latest >= today - DAY
        return cls(run if is_on else 0, longest)


@dataclass(frozen=True, slots=True)
class Week:
    """The answers of each day from a Monday on; None where a day is still to come."""

    start: date
    counts: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Calendar:
    """The latest weeks, the oldest first, and the streak; all answers count."""

    weeks: tuple[Week, ...]
    streak: Streak
    answered_today: int

    @property
    def days(self) -> int:
        """On how many days of these weeks something was answered."""
        return sum(bool(count) for week in self.weeks for count in week.counts)


def calendar_of(attempts: AttemptQuerySet, today: date) -> Calendar:
    """Compute the calendar of attempts from the days that were stored with them."""
    rows = attempts.order_by().values_list("day").annotate(Count("pk"))
    counts: dict[date, int] = dict(rows)
    until = max(today, *counts) if counts else today
    first = Step.WEEK.start(until) - (WEEKS - 1) * WEEK
    return Calendar(
        weeks=tuple(
            _week(first + number * WEEK, counts, until) for number in range(WEEKS)
        ),
        streak=Streak.of(counts, today),
        answered_today=counts.get(today, 0),
    )


def _week(start: date, counts: dict[date, int], until: date) -> Week:
    days = (start + number * DAY for number in range(DAYS_OF_A_WEEK))
    shown = (counts.get(day, 0) if day <= until else None for day in days)
    return Week(start, tuple(shown))
