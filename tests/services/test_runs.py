"""Runs are started once for a click, and answered once at each place."""

from datetime import UTC, datetime, timedelta

import pytest

from quizzes.models import Attempt, Run, User
from quizzes.questions.asking import ask
from quizzes.services.answers import PersonGoneError
from quizzes.services.runs import answer_run, start_run

NOON = datetime(2026, 11, 29, 12, tzinfo=UTC)
SECOND = timedelta(seconds=1)
CHOICE = {"sort": "speed", "kind": "best-low", "level": 2, "cards": 5}


def start(person, now=NOON, **choice):
    return start_run(person=person, now=now, **CHOICE | choice)


def answer(run, now=NOON + SECOND, *, right=True):
    """Answer at the first place, with no low where it is to be wrong."""
    asked = ask(run.address_at(1))
    best = asked.kind.right_answers(asked.question)["low"]
    assert best
    return answer_run(
        run=run,
        place=1,
        asked=asked,
        answer={"low": best[0] if right else None},
        asked_at=NOON,
        now=now,
    )


def test_a_speed_run_ends_after_three_minutes_and_a_clean_run_by_no_clock(learner):
    assert start(learner).ends_at == datetime(2026, 11, 29, 12, 3, tzinfo=UTC)
    assert start(learner, sort="clean").ends_at is None


def test_a_double_click_starts_one_run(learner):
    first = start(learner)

    assert start(learner, NOON + SECOND) == first
    assert Run.objects.count() == 1


def test_whoever_chooses_otherwise_or_comes_later_starts_another(learner, outsider):
    start(learner)
    start(learner, level=3)
    start(outsider)
    start(learner, NOON + 3 * SECOND)

    assert Run.objects.count() == 4


def test_each_run_has_questions_of_its_own(learner):
    first, second = start(learner), start(learner, NOON + 10 * SECOND)

    assert first.address_at(1) != second.address_at(1)


def test_an_answer_stands_at_its_place_as_a_first_try(learner):
    run = start(learner)

    attempt = answer(run)

    assert (attempt.run, attempt.place, attempt.level) == (run, 1, 2)
    assert attempt.is_first_try
    assert attempt.credit == 1
    assert Attempt.objects.get() == attempt


def test_a_second_answer_at_a_place_returns_the_first(learner):
    run = start(learner)
    first = answer(run)

    second = answer(run, now=NOON + 2 * SECOND, right=False)

    assert second == first
    assert Attempt.objects.get().credit == 1


@pytest.mark.django_db(transaction=True)
def test_whoever_is_gone_starts_and_answers_nothing(learner):
    run = start(learner)
    User.objects.get().delete()

    with pytest.raises(PersonGoneError):
        start(learner, NOON + 10 * SECOND)
    with pytest.raises(PersonGoneError):
        answer(run)
    assert not Run.objects.exists()
    assert not Attempt.objects.exists()
