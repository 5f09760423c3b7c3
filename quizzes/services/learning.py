"""How first tries, one after the other, change what is remembered."""

from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

from fsrs import Card, Rating, Scheduler, State

from quizzes.models import Skill
from quizzes.models.attempts import outcome_of
from quizzes.questions import KINDS
from quizzes.services.ratings import (
    LATEST_TIMES,
    rating_of,
    slip_rating,
    usual_time,
)

# What is forgotten comes back while one still sits there. Without its dice, the same
# tries always leave the same memory.
SCHEDULER = Scheduler(relearning_steps=[timedelta(minutes=1)], enable_fuzzing=False)

type Key = tuple[str, str, str]
"""The kind, the case and the wrong rule of a skill, one of the last two empty."""


class Try(NamedTuple):
    """What a memory needs to know of a first try."""

    pk: int
    kind: str
    case: str
    asked_at: datetime
    answered_at: datetime
    day: date
    credit: float
    is_hinted: bool
    candidates: list[str]
    opportunities: list[str]
    is_shown: bool

    @property
    def time(self) -> int:
        """How long it took, in milliseconds."""
        return round((self.answered_at - self.asked_at).total_seconds() * 1000)

    def is_right(self, misconception: str) -> bool:
        """Return whether a wrong rule did not mislead, or all was right if it is ""."""
        if self.is_shown:
            return False
        if misconception:
            return misconception not in self.candidates
        return outcome_of(self.credit, self.is_hinted) == "right"


def key_of(skill: Skill) -> Key:
    return skill.kind, skill.case, skill.misconception


def review(skill: Skill, rating: Rating, at: datetime) -> None:
    """Change a skill, or one that has never been seen, by a review."""
    at = at.astimezone(UTC)
    card, _log = SCHEDULER.review_card(card_of(skill, at), rating, at)
    skill.state, skill.step = int(card.state), card.step
    skill.stability, skill.difficulty = card.stability, card.difficulty
    skill.due_at, skill.seen_at = card.due, at


def card_of(skill: Skill, now: datetime) -> Card:
    """Return the card of a skill; a new one has only the time at which it is new."""
    # Of itself a card would take its number and its time from the clock.
    if skill.stability is None:
        return Card(card_id=0, due=now)
    return Card(
        card_id=0,
        state=State(skill.state),
        step=skill.step,
        stability=skill.stability,
        difficulty=skill.difficulty,
        due=skill.due_at.astimezone(UTC),
        last_review=skill.seen_at.astimezone(UTC),
    )


class Learner:
    """The skills of a person while tries are taken in.

    `times` holds the latest times by kind, in milliseconds, and grows with them;
    `due_reviews` by day how many were answered, and how many of these were right.
    """

    def __init__(
        self,
        skills: Iterable[Skill],
        times: dict[str, list[int]],
        due_reviews: dict[str, list[int]],
    ) -> None:
        self.skills: dict[Key, Skill] = {key_of(skill): skill for skill in skills}
        self.changed: dict[Key, Skill] = {}
        self.times = times
        self.due_reviews = due_reviews

    def take_in(self, tried: Try) -> None:
        """Take in a try that comes after all that were taken in before."""
        if tried.kind not in KINDS:
            return
        times = self.times.setdefault(tried.kind, [])
        rating = rating_of(
            credit=tried.credit,
            is_hinted=tried.is_hinted,
            is_shown=tried.is_shown,
            time=tried.time,
            usual=usual_time(times),
        )
        self._review((tried.kind, tried.case, ""), rating, tried)
        for misconception in self._rules_tried(tried):
            told = slip_rating(
                misconception, tried.candidates, rating, is_shown=tried.is_shown
            )
            key = (tried.kind, "", misconception)
            self._review(key, told, tried)
        if not tried.is_shown:
            times.append(tried.time)
            del times[:-LATEST_TIMES]

    def _rules_tried(self, tried: Try) -> Iterator[str]:
        """Yield the wrong rules that this try is about: one that it shows comes new."""
        traps = KINDS[tried.kind].TRAP_CASES
        for misconception in tried.opportunities:
            is_known = (tried.kind, "", misconception) in self.skills
            is_shown_now = tried.candidates == [misconception]
            # What no deal can tell from other rules could not be brought again.
            if is_known or (is_shown_now and traps.get(misconception)):
                yield misconception

    def _review(self, key: Key, rating: Rating, tried: Try) -> None:
        skill = self.skills.get(key)
        if skill is None:
            kind, case, misconception = key
            skill = Skill(kind=kind, case=case, misconception=misconception)
            self.skills[key] = skill
        elif skill.due_at <= tried.answered_at and skill.seen_on < tried.day:
            self._count(tried, skill.misconception)
        review(skill, rating, tried.answered_at)
        skill.seen_on = tried.day
        self.changed[key] = skill

    def _count(self, tried: Try, misconception: str) -> None:
        """Count a due review, the first of its skill on the day."""
        counts = self.due_reviews.setdefault(tried.day.isoformat(), [0, 0])
        counts[0] += 1
        counts[1] += tried.is_right(misconception)
