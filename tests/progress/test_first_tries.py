"""First tries as they are read for what is summed up of them."""

from datetime import UTC, date, datetime, timedelta

import pytest
from django.utils import timezone

from quizzes.models import Attempt
from quizzes.progress.first_tries import FirstTry, first_tries_in
from tests.make import make_attempt, make_guest

NOON = datetime(2026, 11, 29, 12, tzinfo=UTC)
TEN_SECONDS = timedelta(seconds=10)


def first_tries_of(person):
    return first_tries_in(Attempt.objects.by(person))


def days_of(person):
    return [each.day.isoformat() for each in first_tries_of(person)]


def test_a_first_try_tells_how_it_went(learner):
    make_attempt(learner, case="wheel", credit=0.5, answered_at=NOON)

    (told,) = first_tries_of(learner)

    assert told == FirstTry(
        kind="best-low",
        case="wheel",
        day=date(2026, 11, 29),
        credit=0.5,
        is_right=False,
        time=TEN_SECONDS,
    )


def test_a_hint_takes_credit_but_leaves_it_right(learner):
    make_attempt(learner, credit=0.5, is_hinted=True)

    (told,) = first_tries_of(learner)

    assert (told.credit, told.is_right) == (0.5, True)


def test_to_be_shown_is_not_right_and_takes_no_time(learner):
    make_attempt(learner, credit=0, answer=None)

    (told,) = first_tries_of(learner)

    assert (told.is_right, told.time) == (False, None)


def test_the_oldest_comes_first(learner):
    for days in (1, 3, 2):
        make_attempt(learner, answered_at=NOON - timedelta(days=days))

    assert days_of(learner) == ["2026-11-26", "2026-11-27", "2026-11-28"]


def test_replays_and_other_people_do_not_count(learner, outsider):
    make_attempt(learner, answered_at=NOON)
    make_attempt(learner, answered_at=NOON, is_first_try=False)
    make_attempt(outsider, answered_at=NOON)
    make_attempt(make_guest(), answered_at=NOON)

    assert days_of(learner) == ["2026-11-29"]


@pytest.mark.parametrize(
    ("zone", "day"),
    [
        ("UTC", "2026-11-29"),
        ("Asia/Tokyo", "2026-11-30"),
        ("America/Los_Angeles", "2026-11-29"),
    ],
)
def test_a_day_is_one_where_the_reader_is(learner, zone, day):
    make_attempt(learner, answered_at=NOON + timedelta(hours=8))

    with timezone.override(zone):
        assert days_of(learner) == [day]


def test_an_hour_lost_in_spring_loses_no_day(learner):
    # In Warsaw the clock goes from two to three on the 29th of March 2026.
    for hour in (0, 1, 21, 22):
        make_attempt(learner, answered_at=datetime(2026, 3, 29, hour, tzinfo=UTC))

    with timezone.override("Europe/Warsaw"):
        assert days_of(learner) == [*["2026-03-29"] * 3, "2026-03-30"]
