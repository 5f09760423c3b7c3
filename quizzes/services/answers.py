"""Marking answers and keeping them, each once however often it arrives."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Any

from django.db import IntegrityError, connection, transaction
from django.utils import timezone

from quizzes.models import Attempt, Hint, User
from quizzes.models.attempts import HINT_CREDIT
from quizzes.questions.asking import Asked, diagnose_answer
from quizzes.questions.base import Answer, Part


class PersonGoneError(Exception):
    """The person was deleted, or merged, before this could be kept."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


def give_hint(*, person: User, asked: Asked, now: datetime) -> None:
    """Note that a person was given the hint to a question, before it is shown."""
    address = asked.address
    with held(person, address.kind):
        Hint.objects.get_or_create(
            person=person,
            kind=address.kind,
            code=address.code,
            defaults={"given_at": now},
        )


def record_answer(
    *,
    person: User,
    asked: Asked,
    answer: Answer | None,
    asked_at: datetime,
    now: datetime,
) -> Attempt:
    """Mark and keep a first answer; a repeated one returns the attempt of the first."""
    attempt = marked(person, asked, answer, asked_at, now)
    return keep_once(attempt, {"is_first_try": True})


def record_replay(
    *,
    person: User,
    asked: Asked,
    answer: Answer | None,
    asked_at: datetime,
    now: datetime,
) -> Attempt:
    """Mark and keep an answer to a question that was answered before."""
    attempt = marked(person, asked, answer, asked_at, now)
    attempt.is_first_try = False
    return keep_once(attempt, {"asked_at": asked_at})


def marked(
    person: User | None,
    asked: Asked,
    answer: Answer | None,
    asked_at: datetime,
    now: datetime,
) -> Attempt:
    """Mark an answer without keeping it."""
    kind, question, address = asked.kind, asked.question, asked.address
    grade = kind.grade(question, answer)
    diagnosis = diagnose_answer(kind, question, answer, grade)
    return Attempt(
        person=person,
        kind=address.kind,
        code=address.code,
        level=address.level,
        case=asked.case,
        question=question.write(),
        answer=_written(asked, answer),
        asked_at=asked_at,
        answered_at=now,
        day=timezone.localdate(now),
        credit=grade.credit,
        parts=[_stored(part) for part in grade.parts],
        candidates=list(diagnosis.candidates),
        opportunities=list(diagnosis.opportunities),
    )


def _written(asked: Asked, answer: Answer | None) -> dict[str, str] | None:
    if answer is None:
        return None
    fields = asked.kind.fields(asked.question)
    return {field.name: field.write(answer[field.name]) for field in fields}


def _stored(part: Part) -> dict[str, Any]:
    findings = [finding.write() for finding in part.findings]
    return {"part": part.name, "credit": part.credit, "findings": findings}


def keep_once(attempt: Attempt, same: dict[str, Any]) -> Attempt:
    """Insert an attempt, or return the one that a constraint says was there first."""
    try:
        with held(attempt.person, attempt.kind):
            _halve_after_hint(attempt)
            attempt.save(force_insert=True)
    except IntegrityError as error:
        there_first = Attempt.objects.filter(
            person=attempt.person, kind=attempt.kind, code=attempt.code, **same
        ).first()
        # Deleted since, and the person with it.
        if there_first is None:
            raise PersonGoneError(attempt.kind) from error
        return there_first
    return attempt


def _halve_after_hint(attempt: Attempt) -> None:
    attempt.is_hinted = attempt.is_first_try and Hint.objects.is_given(
        attempt.person, attempt.kind, attempt.code
    )
    if attempt.is_hinted:
        attempt.credit *= HINT_CREDIT


@contextmanager
def held(person: User, kind: str) -> Iterator[None]:
    """Write something of a person, whom nobody can delete or merge meanwhile.

    PostgreSQL would lock the row last, and who merges could wait for what is written
    here while this waits for the row; so it is locked first. SQLite lets one write at
    a time, and tells at the end that the row was gone.
    """
    try:
        with transaction.atomic():
            if connection.features.has_select_for_update and not _lock(person):
                raise PersonGoneError(kind)
            yield
    except IntegrityError as error:
        if not User.objects.filter(pk=person.pk).exists():
            raise PersonGoneError(kind) from error
        raise


def _lock(person: User) -> bool:
    """Return whether the person is still there, and stays there until the end."""
    rows = User.objects.select_for_update(no_key=True).filter(pk=person.pk)
    return rows.exists()
