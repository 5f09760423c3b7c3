"""Today's practice: what is due, weak and new, in the order in which it comes."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date, datetime
from functools import cache
from itertools import chain
from operator import attrgetter
from typing import NamedTuple, Self

from django.db.models import Count, Q

from quizzes.models import Skill
from quizzes.models.attempts import IS_RIGHT, AttemptQuerySet, dawn
from quizzes.progress.tallies import Tally
from quizzes.questions import KINDS
from quizzes.questions.teaching import first_level, level_for, teaching_order

EASIEST = 1
# Whoever fails again and again is done for today some time as well.
MOST_EXTRA = 5

type CaseName = tuple[str, str]
"""The name of a kind and that of one of its cases."""


class CaseCount(NamedTuple):
    """How many first tries there were at a case, how many right, how many today."""

    answered: int
    right: int
    today: int

    @property
    def tally(self) -> Tally:
        return Tally(self.answered, self.right)


@dataclass(frozen=True, slots=True)
class Wish:
    """What the next deal should be: of a case at a level, or a trap of any level."""

    kind: str
    case: str = ""
    misconception: str = ""
    level: int = EASIEST

    @classmethod
    def for_skill(cls, skill: Skill) -> Self:
        """Wish for a deal as hard as suits how well something is remembered."""
        level = level_for(skill.stability)
        return cls(skill.kind, skill.case, skill.misconception, level)


@dataclass(frozen=True, slots=True)
class Mix:
    """How many deals of each sort are still to come today."""

    reviews: int = 0
    weak: int = 0
    new: int = 0
    early: int = 0


@dataclass(frozen=True, slots=True)
class Today:
    """How far somebody is today, and what would come next.

    `early` is not due yet, the first to be due first. `lapsed` went wrong today and was
    not right since: at the goal it comes again, be it due or not.
    """

    answered: int
    goal: int
    due: tuple[Wish, ...]
    weak: tuple[Wish, ...]
    new: tuple[Wish, ...]
    early: tuple[Wish, ...]
    lapsed: tuple[Wish, ...]

    @property
    def left(self) -> int:
        """How many deals are to come, with those that go wrong on the way left out."""
        extra = self.answered - self.goal
        if extra < 0:
            return -extra
        return max(min(len(self.lapsed), MOST_EXTRA - extra), 0)

    @property
    def is_done(self) -> bool:
        return self.left == 0

    @property
    def mix(self) -> Mix:
        """What is still to come until the goal is reached, as things stand."""
        if self.answered >= self.goal:
            return Mix(reviews=self.left)
        left, counts = self.left, []
        for wishes in (self.due, self.weak, self.new, self.early):
            counts.append(min(len(wishes), left))
            left -= counts[-1]
        return Mix(*counts)

    def wishes(self) -> Iterator[Wish]:
        """Yield what could come next, the best first."""
        lapsed = self.lapsed if self.answered >= self.goal else ()
        return chain(lapsed, self.due, self.weak, self.new, self.early)


def today_of(
    attempts: AttemptQuerySet,
    skills: Iterable[Skill],
    *,
    goal: int,
    today: date,
    now: datetime,
) -> Today:
    """Compute how far somebody is whose skills have caught up with the attempts."""
    counts = _counts(attempts, today)
    known = sorted(filter(can_be_asked, skills), key=attrgetter("due_at", "pk"))
    due = [skill for skill in known if skill.due_at <= now]
    later = [skill for skill in known if skill.due_at > now]
    seen = {skill.pk for skill in known if skill.seen_at >= dawn(today)}
    weak = _weak((skill for skill in later if skill.pk not in seen), counts)
    lapsed = [skill for skill in known if skill.pk in seen and skill.is_lapsed]
    return Today(
        answered=sum(count.today for count in counts.values()),
        goal=goal,
        due=tuple(map(Wish.for_skill, due)),
        weak=tuple(map(Wish.for_skill, weak)),
        new=tuple(Wish(*name) for name in _order() if name not in counts),
        early=tuple(Wish.for_skill(skill) for skill in later if skill not in weak),
        lapsed=tuple(map(Wish.for_skill, lapsed)),
    )


def answered_on(attempts: AttemptQuerySet, day: date) -> int:
    """Count the first tries of a day, where the reader is."""
    return attempts.first_tries().since(day).until(day).count()


def _counts(attempts: AttemptQuerySet, today: date) -> dict[CaseName, CaseCount]:
    rows = (
        attempts.first_tries()
        .values_list("kind", "case")
        .annotate(
            answered=Count("pk"),
            right=Count("pk", filter=IS_RIGHT),
            today=Count("pk", filter=Q(answered_at__gte=dawn(today))),
        )
    )
    return {(kind, case): CaseCount(*row) for kind, case, *row in rows.order_by()}


def can_be_asked(skill: Skill) -> bool:
    """Return whether deals for a skill can be found, though the code has changed."""
    if skill.kind not in KINDS:
        return False
    kind = KINDS[skill.kind]
    if skill.misconception:
        # Its name is a text here, and may be one that is not known any more.
        return bool(kind.TRAP_CASES.get(skill.misconception))
    return first_level(kind, skill.case) is not None


def _weak(
    skills: Iterable[Skill], counts: dict[CaseName, CaseCount]
) -> tuple[Skill, ...]:
    """Return the skills in cases that are weak, the least often right first."""
    tallied = [
        (counts[skill.kind, skill.case].tally, skill) for skill in skills if skill.case
    ]
    weak = [each for each in tallied if each[0].standing == "weak"]
    return tuple(skill for _tally, skill in sorted(weak, key=lambda each: each[0].rate))


@cache
def _order() -> tuple[CaseName, ...]:
    return teaching_order()
