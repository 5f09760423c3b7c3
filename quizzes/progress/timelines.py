"""First tries over time, in days, weeks or months."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum
from typing import NamedTuple

from django.db.models import Count
from django.db.models.functions import TruncDate

from quizzes.models.attempts import IS_RIGHT, AttemptQuerySet

DAY, WEEK = timedelta(days=1), timedelta(weeks=1)
MOST_DAYS = timedelta(days=31)
MOST_WEEKS = timedelta(weeks=26)


class Step(StrEnum):
    """What one point on a plot stands for; weeks begin on Monday."""

    DAY = "day"
    WEEK = "week"
    MONTH = "month"

    def start(self, day: date) -> date:
        """Return the first day of the step in which a day lies."""
        match self:
            case Step.DAY:
                return day
            case Step.WEEK:
                return day - day.weekday() * DAY
            case Step.MONTH:
                return day.replace(day=1)

    def after(self, start: date) -> date:
        """Return the first day of the next step."""
        # No month is longer than 31 days, and none shorter than four weeks.
        far = {Step.DAY: DAY, Step.WEEK: WEEK, Step.MONTH: MOST_DAYS}[self]
        return self.start(start + far)


def step_for(span: timedelta) -> Step:
    """Return the step that leaves a plot of such a span easy to read."""
    if span <= MOST_DAYS:
        return Step.DAY
    return Step.WEEK if span <= MOST_WEEKS else Step.MONTH


class Day(NamedTuple):
    """How first tries of one day went."""

    day: date
    answered: int
    right: int


@dataclass(frozen=True, slots=True)
class Period:
    """One step of time with what was answered in it."""

    start: date
    answered: int = 0
    right: int = 0

    @property
    def rate(self) -> float | None:
        """The share that was right; None where nothing was answered."""
        return self.right / self.answered if self.answered else None


@dataclass(frozen=True, slots=True)
class Timeline:
    """Periods without a gap, the oldest first."""

    step: Step
    periods: tuple[Period, ...]


def days_of(first_tries: AttemptQuerySet) -> list[Day]:
    """Count first tries by the day in the reader's time zone, the oldest first."""
    rows = (
        first_tries.annotate(date=TruncDate("answered_at"))
        .values_list("date")
        .annotate(answered=Count("pk"), right=Count("pk", filter=IS_RIGHT))
        .order_by("date")
    )
    return [Day(*row) for row in rows]


def timeline_of(days: Sequence[Day], since: date, until: date) -> Timeline:
    """Gather days into the steps that suit a span."""
    step = step_for(until - since)
    by_start = defaultdict(list)
    for day in days:
        by_start[step.start(day.day)].append(day)
    starts = _starts(step, since, until)
    return Timeline(step, tuple(_period(start, by_start[start]) for start in starts))


def _starts(step: Step, since: date, until: date) -> Iterator[date]:
    start = step.start(since)
    while start <= until:
        yield start
        start = step.after(start)


def _period(start: date, days: Sequence[Day]) -> Period:
    answered = sum(day.answered for day in days)
    return Period(start, answered, sum(day.right for day in days))
