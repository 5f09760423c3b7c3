"""Pages of first answers, the newest first, each with later tries at its deal."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from quizzes.models import Attempt
from quizzes.models.attempts import AttemptQuerySet

PAGE = 50
NOT_SHOWN = ("parts", "candidates", "opportunities")


@dataclass(frozen=True, slots=True)
class Entry:
    """A first answer, and later tries at the same deal, the oldest first."""

    attempt: Attempt
    replays: tuple[Attempt, ...] = ()


@dataclass(frozen=True, slots=True)
class Place:
    """Where a page begins: before or after one of the person's own attempts.

    A page is found from where it begins and not by its number, so that the last one
    takes no longer than the first, and answers given meanwhile move nothing.
    """

    before: int | None = None
    after: int | None = None


@dataclass(frozen=True, slots=True)
class Page:
    """Some of the answers that were looked for, and whether there are others."""

    attempts: tuple[Attempt, ...]
    has_newer: bool = False
    has_older: bool = False

    @property
    def newer(self) -> Place | None:
        """Where the page of newer answers begins."""
        return Place(after=self.attempts[0].pk) if self.has_newer else None

    @property
    def older(self) -> Place | None:
        return Place(before=self.attempts[-1].pk) if self.has_older else None

    @classmethod
    def older_than(cls, found: AttemptQuerySet, other: Attempt | None) -> Self:
        """Return the page below an attempt, or the first page."""
        below = found if other is None else found.older_than(other)
        attempts = _some(below.newest_first())
        if not attempts and other is not None:
            return cls.older_than(found, None)
        return cls(attempts[:PAGE], other is not None, len(attempts) > PAGE)

    @classmethod
    def newer_than(cls, found: AttemptQuerySet, other: Attempt) -> Self:
        """Return the page above an attempt, or the first page if that is it."""
        above = found.newer_than(other)
        attempts = _some(above.order_by("answered_at", "pk"))
        if len(attempts) <= PAGE:
            return cls.older_than(found, None)
        return cls(attempts[:PAGE][::-1], has_newer=True, has_older=True)


def page_at(own: AttemptQuerySet, found: AttemptQuerySet, place: Place) -> Page:
    """Return the page of what was found at a place; the first for a place of nobody."""
    pk = place.before or place.after
    other = own.filter(pk=pk).first() if pk else None
    if other is not None and not place.before:
        return Page.newer_than(found, other)
    return Page.older_than(found, other)


def entries_of(own: AttemptQuerySet, attempts: Sequence[Attempt]) -> list[Entry]:
    """Return first answers with the later tries at the same deals."""
    codes = [attempt.code for attempt in attempts]
    again = own.filter(is_first_try=False, code__in=codes)
    replays = defaultdict(list)
    for replay in again.defer("question", *NOT_SHOWN).order_by("answered_at", "pk"):
        replays[replay.kind, replay.code].append(replay)
    return [
        Entry(attempt, tuple(replays[attempt.kind, attempt.code]))
        for attempt in attempts
    ]


def _some(attempts: AttemptQuerySet) -> tuple[Attempt, ...]:
    """Fetch a page, and one more if there is more."""
    return tuple(attempts.defer(*NOT_SHOWN)[: PAGE + 1])
