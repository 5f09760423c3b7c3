"""First tries in days, weeks and months."""

from datetime import UTC, date, datetime, timedelta

import pytest
from django.utils import timezone

from quizzes.models import Attempt
from quizzes.progress.timelines import Day, Step, days_of, step_for, timeline_of
from tests.make import make_attempt

SUNDAY = date(2026, 11, 29)


def test_first_tries_are_counted_by_day(learner, outsider):
    noon = datetime(2026, 11, 29, 12, tzinfo=UTC)
    for credit in (1, 0, 0.5):
        make_attempt(learner, answered_at=noon, credit=credit)
    make_attempt(learner, answered_at=noon - timedelta(days=2))
    make_attempt(learner, answered_at=noon, is_first_try=False)
    make_attempt(outsider, answered_at=noon)

    days = days_of(Attempt.objects.by(learner).first_tries())

    assert days == [Day(date(2026, 11, 27), 1, 1), Day(SUNDAY, 3, 1)]


@pytest.mark.parametrize(
    ("zone", "day"), [("UTC", 29), ("Asia/Tokyo", 30), ("America/Los_Angeles", 29)]
)
def test_a_day_is_one_where_the_reader_is(learner, zone, day):
    make_attempt(learner, answered_at=datetime(2026, 11, 29, 20, tzinfo=UTC))

    with timezone.override(zone):
        (counted,) = days_of(Attempt.objects.first_tries())

    assert counted.day == date(2026, 11, day)


@pytest.mark.parametrize(
    ("days", "step"),
    [(6, "day"), (31, "day"), (32, "week"), (182, "week"), (183, "month")],
)
def test_the_step_grows_with_the_span(days, step):
    assert step_for(timedelta(days=days)) == step


@pytest.mark.parametrize(
    ("step", "day", "start", "after"),
    [
        (Step.DAY, date(2026, 2, 28), date(2026, 2, 28), date(2026, 3, 1)),
        # The 29th of November 2026 is a Sunday, so its week began on the 23rd.
        (Step.WEEK, SUNDAY, date(2026, 11, 23), date(2026, 11, 30)),
        (Step.WEEK, date(2026, 11, 23), date(2026, 11, 23), date(2026, 11, 30)),
        (Step.MONTH, SUNDAY, date(2026, 11, 1), date(2026, 12, 1)),
        (Step.MONTH, date(2027, 1, 31), date(2027, 1, 1), date(2027, 2, 1)),
        (Step.MONTH, date(2026, 12, 5), date(2026, 12, 1), date(2027, 1, 1)),
    ],
)
def test_a_step_begins_and_the_next_one_follows(step, day, start, after):
    assert step.start(day) == start
    assert step.after(start) == after


def test_days_are_gathered_without_a_gap():
    days = [
        Day(date(2026, 10, 8), 4, 1),
        Day(date(2026, 10, 9), 2, 2),
        Day(SUNDAY, 1, 0),
    ]

    timeline = timeline_of(days, date(2026, 10, 7), SUNDAY)

    assert timeline.step is Step.WEEK
    assert [period.start.day for period in timeline.periods] == [
        *(5, 12, 19, 26),
        *(2, 9, 16, 23),
    ]
    assert [period.answered for period in timeline.periods] == [6, 0, 0, 0, 0, 0, 0, 1]
    assert [period.rate for period in timeline.periods] == [0.5, *[None] * 6, 0]


def test_an_hour_lost_in_spring_loses_no_day(learner):
    # In Warsaw the clock goes from two to three on the 29th of March 2026.
    for hour in (0, 1, 21, 22):
        make_attempt(learner, answered_at=datetime(2026, 3, 29, hour, tzinfo=UTC))

    with timezone.override("Europe/Warsaw"):
        days = days_of(Attempt.objects.first_tries())

    assert days == [Day(date(2026, 3, 29), 3, 3), Day(date(2026, 3, 30), 1, 1)]
