"""How runs went, and which of them are records."""

from datetime import UTC, datetime, timedelta

import pytest

from quizzes.models import Run
from quizzes.progress.runs import (
    Score,
    record_before,
    records_of,
    run_so_far,
    scores_of,
)
from tests.make import make_run

NOON = datetime(2026, 11, 29, 12, tzinfo=UTC)
NOW = NOON + timedelta(days=1)
HOUR = timedelta(hours=1)


def scores():
    return scores_of(Run.objects.all())


@pytest.mark.parametrize(
    ("right", "answered", "counts"),
    [(3, 5, True), (6, 10, True), (59, 100, False), (2, 4, False), (0, 0, False)],
)
def test_a_speed_run_counts_from_60_percent_right(right, answered, counts):
    assert Score(Run(sort="speed"), right, answered).counts is counts


@pytest.mark.parametrize(("right", "counts"), [(0, False), (1, True)])
def test_a_clean_run_counts_from_one_right(right, counts):
    assert Score(Run(sort="clean"), right, right + 1).counts is counts


def test_partly_right_is_not_right(learner):
    make_run(learner, 1, 0.5, 0)

    (score,) = scores()

    assert (score.right, score.answered) == (1, 3)


def test_a_run_without_answers_is_counted_too(learner):
    make_run(learner)

    (score,) = scores()

    assert (score.right, score.answered, score.share_right) == (0, 0, 0)


def test_a_clean_run_is_over_at_the_first_answer_that_is_not_right(learner):
    going_on = run_so_far(make_run(learner, 1, 1, sort="clean"))
    over = run_so_far(make_run(learner, 1, 0.5, sort="clean"))

    assert not going_on.score.is_over(NOW)
    assert over.score.is_over(NOW)
    assert (going_on.place, going_on.asked.address) == (3, going_on.run.address_at(3))


def test_the_best_run_of_each_sort_kind_level_and_cards_is_a_record(learner):
    best = make_run(learner, 1, 1, 0, started_at=NOON)
    make_run(learner, 1, 1, started_at=NOON + HOUR)
    make_run(learner, 1, started_at=NOON + 2 * HOUR)
    others = [
        make_run(learner, 1, 0, sort="clean", started_at=NOON),
        make_run(learner, 1, kind="best-high", started_at=NOON),
        make_run(learner, 1, level=2, started_at=NOON),
        make_run(learner, 1, cards=5, started_at=NOON),
    ]

    records = {score.run for score in records_of(scores(), NOW)}

    assert records == {best, *others}


def test_many_answers_that_are_mostly_wrong_are_no_record(learner):
    make_run(learner, *[1, 0] * 10, started_at=NOON)
    accurate = make_run(learner, 1, 1, started_at=NOON)

    (record,) = records_of(scores(), NOW)

    assert record.run == accurate


def test_what_still_goes_on_is_no_record_yet(learner):
    make_run(learner, 1, started_at=NOW)
    make_run(learner, 1, sort="clean", started_at=NOON)

    assert records_of(scores(), NOW) == []


def test_a_record_is_compared_with_runs_alike_that_were_started_before(
    learner, outsider
):
    make_run(learner, 1, 1, started_at=NOON)
    make_run(learner, 1, 1, 1, level=2, started_at=NOON)
    make_run(outsider, 1, 1, 1, started_at=NOON)
    run = make_run(learner, 1, 1, 1, started_at=NOON + HOUR)
    make_run(learner, 1, 1, 1, 1, started_at=NOON + 2 * HOUR)

    assert record_before(Run.objects.by(learner), run, NOW) == 2
