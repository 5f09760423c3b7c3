"""First tries, read once for all that is summed up of them."""

from datetime import date, timedelta
from typing import NamedTuple

from django.utils import timezone

from quizzes.models.attempts import IS_RIGHT, IS_SHOWN, AttemptQuerySet
from quizzes.questions import KINDS


class FirstTry(NamedTuple):
    """How a first try went, on the day where the reader is.

    `time` is how long the answer took; None where somebody asked to be shown.
    """

    kind: str
    case: str
    day: date
    credit: float
    is_right: bool
    time: timedelta | None


def first_tries_in(attempts: AttemptQuerySet) -> list[FirstTry]:
    """Return the first tries at cases that there still are, the oldest first."""
    zone = timezone.get_current_timezone()
    rows = (
        attempts.first_tries()
        .annotate(is_right=IS_RIGHT, is_shown=IS_SHOWN)
        .oldest_first()
        .values_list(
            *("kind", "case", "credit", "asked_at", "answered_at"),
            *("is_right", "is_shown"),
        )
    )
    return [
        FirstTry(
            kind=kind,
            case=case,
            day=answered_at.astimezone(zone).date(),
            credit=credit,
            is_right=is_right,
            time=None if is_shown else answered_at - asked_at,
        )
        for kind, case, credit, asked_at, answered_at, is_right, is_shown in rows
        if kind in KINDS and case in KINDS[kind].CASES
    ]
