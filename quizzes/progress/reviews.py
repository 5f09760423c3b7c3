"""Due reviews: how many were right, and how many are to come on each day."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from django.utils import timezone

from quizzes.models import Memory, Skill, User
from quizzes.progress.timelines import DAY
from quizzes.progress.todays import can_be_asked

DAYS_AHEAD = 14


@dataclass(frozen=True, slots=True)
class Retention:
    """Of the due reviews that were answered, how many were right."""

    answered: int = 0
    right: int = 0

    @property
    def rate(self) -> float:
        """The share that was right; where something was answered only."""
        return self.right / self.answered


@dataclass(frozen=True, slots=True)
class DueDay:
    """How many reviews fall due on a day; today holds what is overdue as well."""

    day: date
    count: int


def retention_of(person: User, since: date | None) -> Retention:
    """Sum up due reviews from a day on, or all of them, as far as they are taken in."""
    memory = Memory.objects.filter(person=person).first() or Memory()
    return retention_in(memory, since)


def retention_in(memory: Memory, since: date | None = None) -> Retention:
    """Sum up the due reviews that a memory holds, from a day on or all of them."""
    counts = [
        count
        for day, count in memory.due_reviews.items()
        if since is None or date.fromisoformat(day) >= since
    ]
    return Retention(sum(each[0] for each in counts), sum(each[1] for each in counts))


def forecast_of(skills: Iterable[Skill], today: date) -> tuple[DueDay, ...]:
    """Count what falls due today and on the days after it, if nothing is answered."""
    due_on = (timezone.localdate(each.due_at) for each in filter(can_be_asked, skills))
    counts = Counter(max(day, today) for day in due_on)
    days = (today + number * DAY for number in range(DAYS_AHEAD))
    return tuple(DueDay(day, counts[day]) for day in days)
