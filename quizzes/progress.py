"""How somebody is doing, computed from attempts and never stored."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import NamedTuple

from quizzes.models.attempts import AttemptQuerySet, outcome_of
from quizzes.questions.address import LEVELS

SITTING_GAP = timedelta(minutes=30)
LOOK_BACK = timedelta(hours=3)
MARKS_SHOWN = 10

# Three in a row is one time in eight for somebody who guesses between two.
RIGHT_TO_CLIMB = 3
WRONG_TO_FALL = 2


class Recent(NamedTuple):
    """What the sitting needs to know of a first try."""

    pk: int
    code: str
    level: int
    credit: float
    is_hinted: bool
    answered_at: datetime

    @property
    def outcome(self) -> str:
        return outcome_of(self.credit, self.is_hinted)


@dataclass(frozen=True, slots=True)
class Sitting:
    """The latest answers without a long pause between them, newest last."""

    recents: tuple[Recent, ...] = ()

    @property
    def marks(self) -> list[str]:
        return [recent.outcome for recent in self.recents]

    @property
    def count(self) -> int:
        return len(self.recents)

    @property
    def right_count(self) -> int:
        return self.marks.count("right")

    @property
    def level(self) -> int:
        """The level that the next question should have."""
        if not self.recents:
            return LEVELS[0]
        level, marks = self.recents[-1].level, self.marks
        if marks[-RIGHT_TO_CLIMB:] == ["right"] * RIGHT_TO_CLIMB and self._stayed():
            return min(level + 1, LEVELS[-1])
        if marks[-WRONG_TO_FALL:] == ["wrong"] * WRONG_TO_FALL:
            return max(level - 1, LEVELS[0])
        return level

    def _stayed(self) -> bool:
        """Return whether the answers that count for climbing are of one level."""
        return len({recent.level for recent in self.recents[-RIGHT_TO_CLIMB:]}) == 1


def recent_attempts(
    attempts: AttemptQuerySet, kind: str, code: str, now: datetime
) -> list[Recent]:
    """Return the first try at a code, if there is one, and the latest of the kind.

    One query for both, since every page of practice asks for both.
    """
    rows = attempts.first_tries().at_or_since(kind, code, now - LOOK_BACK)
    rows = rows.values_list(*Recent._fields)[: MARKS_SHOWN + 1]
    return [Recent(*row) for row in rows]


def first_answer(recents: Sequence[Recent], code: str) -> int | None:
    """Return the key of the first answer to a code, if it is among attempts."""
    for recent in recents:
        if recent.code == code:
            return recent.pk
    return None


def sitting_of(recents: Sequence[Recent], now: datetime) -> Sitting:
    """Return the sitting that attempts make, up to the first long pause."""
    newest_first = sorted(recents, key=lambda recent: recent.answered_at, reverse=True)
    sitting: list[Recent] = []
    after = now
    for recent in newest_first[:MARKS_SHOWN]:
        if after - recent.answered_at > SITTING_GAP:
            break
        sitting.append(recent)
        after = recent.answered_at
    return Sitting(tuple(reversed(sitting)))
