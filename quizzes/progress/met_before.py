"""What a person had met of such a deal before answering one."""

from datetime import datetime
from enum import Enum, auto
from typing import NamedTuple

from quizzes.models import Attempt
from quizzes.models.attempts import AttemptQuerySet, outcome_of
from quizzes.progress.tallies import Tally

COLUMNS = ("credit", "is_hinted", "answered_at")

type Row = tuple[float, bool, datetime]


class Met(Enum):
    """How such a deal, or the wrong rule on which it is a trap, was met before."""

    NEVER = auto()
    MISLED = auto()
    MISSED = auto()
    PARTLY = auto()
    WEAK = auto()
    RIGHT = auto()


class Before(NamedTuple):
    """How it was met before, and when last; never at no time."""

    met: Met
    at: datetime | None


def met_before(attempt: Attempt) -> Before:
    """Return what there was before an attempt, and nothing that came after it.

    Deals are such as this one where kind and case are the same. On a trap, where one
    wrong rule alone errs, it tells first that this rule explained an answer.
    """
    person, kind = attempt.person_id, attempt.kind
    earlier = Attempt.objects.filter(person=person, kind=kind, pk__lt=attempt.pk)
    tries = earlier.first_tries().order_by("pk")
    if len(attempt.opportunities) == 1 and (misled := _misled(tries, attempt)):
        return misled
    return _met(list(tries.filter(case=attempt.case).values_list(*COLUMNS)))


def _misled(tries: AttemptQuerySet, attempt: Attempt) -> Before | None:
    last = tries.filter(candidates=attempt.opportunities).last()
    return last and Before(Met.MISLED, last.answered_at)


def _met(rows: list[Row]) -> Before:
    if not rows:
        return Before(Met.NEVER, None)
    outcomes = [outcome_of(credit, is_hinted) for credit, is_hinted, _at in rows]
    last_at = rows[-1][-1]
    if outcomes[-1] != "right":
        met = Met.PARTLY if outcomes[-1] == "partly" else Met.MISSED
        return Before(met, last_at)
    is_weak = Tally(len(rows), outcomes.count("right")).standing == "weak"
    return Before(Met.WEAK if is_weak else Met.RIGHT, last_at)
