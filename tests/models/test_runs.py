"""What the database keeps of runs, and what it refuses."""

from datetime import timedelta

import pytest
from django.db import IntegrityError
from django.utils import timezone

from quizzes.models import Run
from tests.make import make_attempt, make_run


def test_a_place_of_a_run_has_one_answer(learner):
    run = make_run(learner, 1)

    with pytest.raises(IntegrityError):
        make_attempt(learner, run=run, place=1)


@pytest.mark.parametrize("place", [None, 0])
def test_an_answer_in_a_run_has_a_place_from_one(learner, place):
    run = make_run(learner)

    with pytest.raises(IntegrityError):
        make_attempt(learner, run=run, place=place)


def test_an_answer_in_no_run_has_no_place(learner):
    with pytest.raises(IntegrityError):
        make_attempt(learner, place=1)


@pytest.mark.parametrize(
    ("sort", "ends_after"), [("speed", None), ("clean", 180), ("speed", 0)]
)
def test_only_a_speed_run_ends_by_the_clock(learner, sort, ends_after):
    now = timezone.now()
    seconds = None if ends_after is None else timedelta(seconds=ends_after)

    with pytest.raises(IntegrityError):
        make_run(
            learner,
            sort=sort,
            started_at=now,
            ends_at=now + seconds if seconds is not None else None,
        )


def test_the_question_at_a_place_is_fixed_by_the_seed(learner):
    run, other = make_run(learner, level=3, cards=5), make_run(learner, level=3)
    again = Run.objects.get(pk=run.pk)

    codes = [run.address_at(place).code for place in range(1, 30)]

    assert codes == [again.address_at(place).code for place in range(1, 30)]
    assert len(set(codes)) == 29
    assert all(code.startswith("1.5.default.3.") for code in codes)
    assert other.address_at(1).seed != run.address_at(1).seed


def test_the_time_is_up_at_the_end_and_not_before(learner):
    run = make_run(learner)
    instant = timedelta(microseconds=1)

    assert not run.is_time_up(run.ends_at - instant)
    assert run.is_time_up(run.ends_at)
    assert not make_run(learner, sort="clean").is_time_up(run.ends_at)


def test_whoever_is_deleted_leaves_no_run(learner):
    make_run(learner, 1, 0)

    learner.delete()

    assert not Run.objects.exists()
