"""What the pages of runs show: the place in one, how it went, and the records."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from math import ceil

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from quizzes import labels
from quizzes.dealings import AnswerShown
from quizzes.measures import percent
from quizzes.models import Attempt
from quizzes.progress.runs import LEAST_SHARE_RIGHT, RunSoFar, Score


@dataclass(frozen=True, slots=True)
class RunPlace:
    """Where one is in a run: the question that is asked, and the answer before it."""

    sort: labels.Text
    number: int
    level: int
    told: str
    ends_at: datetime | None
    seconds: int
    before: AnswerShown | None


@dataclass(frozen=True, slots=True)
class RunEnd:
    """How a run went that is over."""

    line: "RunLine"
    heading: str
    reason: str
    record: str
    is_record: bool
    has_missed: bool
    answers: list[AnswerShown]


@dataclass(frozen=True, slots=True)
class RunLine:
    """A run as a line of a list."""

    url: str
    sort: labels.Text
    kind: labels.Text
    level: int
    cards: int
    right: int
    told: str
    started_at: datetime


def line_of(score: Score) -> RunLine:
    """Return a run as a line of a list."""
    run = score.run
    return RunLine(
        url=run.get_absolute_url(),
        sort=run.get_sort_display(),
        kind=labels.KINDS[run.kind]["label"],
        level=run.level,
        cards=run.cards,
        right=score.right,
        told=score_told(score),
        started_at=run.started_at,
    )


def lines_of(scores: Iterable[Score]) -> list[RunLine]:
    """Return a line for each run."""
    return [line_of(score) for score in scores]


def place_in(so_far: RunSoFar, now: datetime) -> RunPlace:
    """Return where one is in a run that goes on."""
    run = so_far.run
    left = (run.ends_at - now).total_seconds() if run.ends_at else 0
    return RunPlace(
        sort=run.get_sort_display(),
        number=so_far.place,
        level=run.level,
        told=score_told(so_far.score) if so_far.answers else "",
        ends_at=run.ends_at,
        seconds=ceil(left),
        before=_answer(so_far.answers[-1]) if so_far.answers else None,
    )


def end_of(so_far: RunSoFar, record: int, *, is_late: bool) -> RunEnd:
    """Tell how a run went, beside the record that stood before it."""
    score = so_far.score
    return RunEnd(
        line=line_of(score),
        heading=_heading(score),
        reason=_reason(score, is_late=is_late),
        record=_record_told(score, record),
        is_record=score.counts and score.right > record,
        has_missed=score.right < score.answered,
        answers=[_answer(answer) for answer in so_far.answers],
    )


def score_told(score: Score) -> str:
    """Tell a score: right answers, and in a speed run the accuracy beside them."""
    if not score.run.is_speed:
        return ngettext(
            "%(count)d right in a row", "%(count)d right in a row", score.right
        ) % {"count": score.right}
    # Translators: how many answers were right, of how many, and the share of them.
    return ngettext(
        "%(right)d of %(count)d right (%(share)s)",
        "%(right)d of %(count)d right (%(share)s)",
        score.answered,
    ) % {
        "right": score.right,
        "count": score.answered,
        "share": percent(score.share_right),
    }


def _heading(score: Score) -> str:
    if not score.run.is_speed:
        return ngettext(
            "The clean run is over: %(count)d right in a row",
            "The clean run is over: %(count)d right in a row",
            score.right,
        ) % {"count": score.right}
    return ngettext(
        "Time is up: %(count)d right in three minutes",
        "Time is up: %(count)d right in three minutes",
        score.right,
    ) % {"count": score.right}


def _reason(score: Score, *, is_late: bool) -> str:
    if is_late:
        return _("Your last answer came after the end and does not count.")
    if not score.run.is_speed:
        return _("It ended at the first answer that was not right.")
    return ""


def _record_told(score: Score, record: int) -> str:
    if not score.is_accurate and score.answered:
        return _("Below %(share)s right a speed run is no record.") % {
            "share": percent(LEAST_SHARE_RIGHT)
        }
    if score.counts and score.right > record:
        return _("A new personal record!")
    if record:
        return ngettext(
            "Your record is %(count)d right.", "Your record is %(count)d right.", record
        ) % {"count": record}
    return _("No record yet.")


def _answer(attempt: Attempt) -> AnswerShown:
    label = _("Question %(number)d") % {"number": attempt.place}
    return AnswerShown(
        label=label,
        outcome=attempt.outcome,
        outcome_label=labels.OUTCOMES[attempt.outcome],
        url=attempt.get_absolute_url(),
    )
