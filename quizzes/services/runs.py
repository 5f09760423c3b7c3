"""Starting runs, and answering in them, each place once."""

import secrets
from datetime import datetime, timedelta

from quizzes.models import Attempt, Run, User
from quizzes.models.runs import SPEED_TIME
from quizzes.questions.asking import Asked
from quizzes.questions.base import Answer
from quizzes.services.answers import held, keep_once, marked

# Who starts the same run twice within so short a time has clicked twice.
DOUBLE_CLICK = timedelta(seconds=3)


def start_run(
    *, person: User, sort: str, kind: str, level: int, cards: int, now: datetime
) -> Run:
    """Start a run; a double click gets the one that the first click has started."""
    run = Run(
        person=person,
        sort=sort,
        kind=kind,
        level=level,
        cards=cards,
        seed=secrets.token_hex(16),
        started_at=now,
        ends_at=now + SPEED_TIME if sort == Run.Sort.SPEED else None,
    )
    with held(person, kind):
        just_started = (
            Run.objects.by(person)
            .alike(run)
            .filter(started_at__gt=now - DOUBLE_CLICK, attempts=None)
        )
        if (first := just_started.newest_first().first()) is not None:
            return first
        run.save(force_insert=True)
    return run


def answer_run(
    *,
    run: Run,
    place: int,
    asked: Asked,
    answer: Answer,
    asked_at: datetime,
    now: datetime,
) -> Attempt:
    """Mark and keep the answer at a place; a second one returns the first."""
    attempt = marked(run.person, asked, answer, asked_at, now)
    attempt.run, attempt.place = run, place
    return keep_once(attempt, {"is_first_try": True})
