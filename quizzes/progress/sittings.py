"""The latest answers without a long pause, and the level they call for."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from operator import attrgetter

from quizzes.models import Attempt, User
from quizzes.models.attempts import Tried
from quizzes.questions.address import LEVELS

SITTING_GAP = timedelta(minutes=30)
LOOK_BACK = timedelta(hours=3)
MARKS_SHOWN = 10

# Three in a row is one time in eight for somebody who guesses between two.
RIGHT_TO_CLIMB = 3
WRONG_TO_FALL = 2

# No more, so that the cases still come about as often as the level says.
SOUGHT_PLACES = (3, 6, 9)


@dataclass(frozen=True, slots=True)
class Sitting:
    """The latest answers without a long pause between them, newest last."""

    attempts: tuple[Attempt | Tried, ...] = ()

    @property
    def marks(self) -> list[str]:
        return [attempt.outcome for attempt in self.attempts]

    @property
    def count(self) -> int:
        return len(self.attempts)

    @property
    def right_count(self) -> int:
        return self.marks.count("right")

    @property
    def level(self) -> int:
        """The level that the next question should have."""
        if not self.attempts:
            return LEVELS[0]
        level, marks = self.attempts[-1].level, self.marks
        if marks[-RIGHT_TO_CLIMB:] == ["right"] * RIGHT_TO_CLIMB and self._stayed():
            return min(level + 1, LEVELS[-1])
        if marks[-WRONG_TO_FALL:] == ["wrong"] * WRONG_TO_FALL:
            return max(level - 1, LEVELS[0])
        return level

    @property
    def opportunities(self) -> set[str]:
        """Return the wrong rules that could err on one of the deals or another."""
        return {rule for attempt in self.attempts for rule in attempt.opportunities}

    @property
    def seeks_opportunity(self) -> bool:
        """Return whether the next deal is for rules that could not err yet."""
        return self.count + 1 in SOUGHT_PLACES

    def _stayed(self) -> bool:
        """Return whether the answers that count for climbing are of one level."""
        return len({attempt.level for attempt in self.attempts[-RIGHT_TO_CLIMB:]}) == 1


def recent_attempts(
    person: User | None, kind: str, code: str, now: datetime
) -> list[Tried]:
    """Return the first try at a code, if there is one, and the latest of the kind.

    One query for both, since every page of practice asks for both.
    """
    if person is None:
        return []
    return Attempt.objects.practiced(
        person, kind, code, since=now - LOOK_BACK, most=MARKS_SHOWN
    )


def first_answer(attempts: Iterable[Tried], code: str) -> int | None:
    """Return the key of the first answer to a code, if it is among attempts."""
    return next((attempt.pk for attempt in attempts if attempt.code == code), None)


def sitting_of(attempts: Iterable[Attempt | Tried], now: datetime) -> Sitting:
    """Return the sitting that attempts make, up to the first long pause."""
    newest_first = sorted(attempts, key=attrgetter("answered_at"), reverse=True)
    sitting: list[Attempt | Tried] = []
    after = now
    for attempt in newest_first[:MARKS_SHOWN]:
        if after - attempt.answered_at > SITTING_GAP:
            break
        sitting.append(attempt)
        after = attempt.answered_at
    return Sitting(tuple(reversed(sitting)))
