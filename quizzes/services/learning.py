"""How first tries, one after the other, change what is remembered."""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from fsrs import Card, Rating, Scheduler, State

from quizzes.models import Skill
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
    credit: float
    is_hinted: bool
    candidates: list[str]
    opportunities: list[str]
    is_shown: bool

    @property
    def time(self) -> int:
        """How long it took, in milliseconds."""
        return round((self.answered_at - self.asked_at).total_seconds() * 1000)


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

    `times` holds the latest times by kind, in milliseconds, and grows with them.
    """

    def __init__(self, skills: Iterable[Skill], times: dict[str, list[int]]) -> None:
        self.skills: dict[Key, Skill] = {key_of(skill): skill for skill in skills}
        self.changed: dict[Key, Skill] = {}
        self.times = times

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
        self._review((tried.kind, tried.case, ""), rating, tried.answered_at)
        for misconception in self._rules_tried(tried):
            told = slip_rating(
                misconception, tried.candidates, rating, is_shown=tried.is_shown
            )
            key = (tried.kind, "", misconception)
            self._review(key, told, tried.answered_at)
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

    def _review(self, key: Key, rating: Rating, at: datetime) -> None:
        skill = self.skills.get(key)
        if skill is None:
            kind, case, misconception = key
            skill = Skill(kind=kind, case=case, misconception=misconception)
            self.skills[key] = skill
        review(skill, rating, at)
        self.changed[key] = skill
