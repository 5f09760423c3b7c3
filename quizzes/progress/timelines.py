"""First tries over time, in days, weeks or months."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum

from quizzes.progress.first_tries import FirstTry
from quizzes.progress.tallies import Tally

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


@dataclass(frozen=True, slots=True)
class Period:
    """One step of time with how what was answered in it went."""

    start: date
    tally: Tally

    @property
    def rate(self) -> float | None:
        """The share that was right; None where nothing was answered."""
        return self.tally.rate if self.tally.answered else None


@dataclass(frozen=True, slots=True)
class Timeline:
    """Periods without a gap, the oldest first."""

    step: Step
    periods: tuple[Period, ...]

    @property
    def answered(self) -> tuple[Period, ...]:
        """The periods in which something was answered."""
        return tuple(period for period in self.periods if period.tally.answered)


def timeline_of(first_tries: Iterable[FirstTry], since: date, until: date) -> Timeline:
    """Gather first tries into the steps that suit a span."""
    step = step_for(until - since)
    by_start = defaultdict(list)
    for each in first_tries:
        by_start[step.start(each.day)].append(each)
    starts = _starts(step, since, until)
    periods = (Period(start, Tally.of(by_start[start])) for start in starts)
    return Timeline(step, tuple(periods))


def _starts(step: Step, since: date, until: date) -> Iterator[date]:
    start = step.start(since)
    while start <= until:
        yield start
        start = step.after(start)
