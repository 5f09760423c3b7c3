"""Days with answers, in rows of weeks and in a row."""

from datetime import UTC, date, datetime, timedelta

import pytest
from django.utils import timezone

from quizzes.models import Attempt
from quizzes.progress.calendars import Streak, calendar_of
from tests.make import make_attempt

# A Sunday: the last day of the week that began on the 23rd.
TODAY = date(2026, 11, 29)
NOON = datetime(2026, 11, 29, 12, tzinfo=UTC)


def ago(days):
    return TODAY - timedelta(days=days)


def calendar(person, today=TODAY):
    return calendar_of(Attempt.objects.by(person), today)


@pytest.mark.parametrize(
    ("days_ago", "current", "longest"),
    [
        ([], 0, 0),
        ([0], 1, 1),
        ([0, 1, 2], 3, 3),
        # Today is not over: nothing is lost yet.
        ([1, 2], 2, 2),
        ([2, 3], 0, 2),
        ([0, 2, 3, 4, 6], 1, 3),
        ([0, 1, 3, 4, 5, 6, 8], 2, 4),
        # Answered in Tokyo, and read in New York where it is the day before.
        ([-1, 0, 1], 3, 3),
    ],
)
def test_days_in_a_row_are_a_streak(days_ago, current, longest):
    assert Streak.of(map(ago, days_ago), TODAY) == Streak(current, longest)


def test_a_streak_goes_over_the_end_of_a_february_and_of_a_year():
    days = [date(2028, 2, 28), date(2028, 2, 29), date(2028, 3, 1)]
    assert Streak.of(days, date(2028, 3, 1)).current == 3
    new_year = [date(2027, 1, 1), date(2026, 12, 31)]
    assert Streak.of(new_year, date(2027, 1, 1)).current == 2


def test_twelve_weeks_end_with_this_one_and_hold_all_answers(learner, outsider):
    for days in (0, 0, 6, 76, 77, 83, 84):
        make_attempt(learner, answered_at=NOON - timedelta(days=days))
    make_attempt(learner, answered_at=NOON, is_first_try=False)
    make_attempt(outsider, answered_at=NOON)

    weeks = calendar(learner).weeks

    # The first of twelve weeks began 83 days before: the 84th is out of sight.
    assert [week.start for week in weeks[:2]] == [date(2026, 9, 7), date(2026, 9, 14)]
    assert weeks[0].counts == (1, 0, 0, 0, 0, 0, 1)
    assert weeks[1].counts == (1, 0, 0, 0, 0, 0, 0)
    assert weeks[-1].counts == (1, 0, 0, 0, 0, 0, 3)
    assert len(weeks) == 12
    assert calendar(learner).days == 5


def test_a_day_to_come_is_no_day_without_answers(learner):
    friday = date(2026, 11, 27)

    (*_, week) = calendar(learner, today=friday).weeks

    assert week.counts == (0, 0, 0, 0, 0, None, None)


def test_a_day_stays_the_one_it_was_in_another_time_zone(learner):
    # 20:00 in London is the next morning in Tokyo.
    evening = datetime(2026, 11, 28, 20, tzinfo=UTC)
    with timezone.override("Asia/Tokyo"):
        make_attempt(learner, answered_at=evening)

    with timezone.override("America/Los_Angeles"):
        shown = calendar(learner)

    assert shown.weeks[-1].counts == (0, 0, 0, 0, 0, 0, 1)
    assert shown.answered_today == 1


@pytest.mark.parametrize(
    ("zone", "current"),
    # 14:30 and 15:30 in London: around midnight in Tokyo, one afternoon in London.
    [("Asia/Tokyo", 2), ("Europe/London", 1)],
)
def test_midnight_is_that_of_the_time_zone(learner, zone, current):
    with timezone.override(zone):
        for minutes in (0, 60):
            at = datetime(2026, 11, 28, 14, 30, tzinfo=UTC)
            make_attempt(learner, answered_at=at + timedelta(minutes=minutes))

    days = Attempt.objects.values_list("day", flat=True)

    assert Streak.of(set(days), max(days)).current == current


def test_a_day_of_25_hours_is_one_day(learner):
    # Clocks in Warsaw went back an hour on the 25th of October 2026.
    with timezone.override("Europe/Warsaw"):
        for at in ("2026-10-24T22:30+00:00", "2026-10-25T22:30+00:00"):
            make_attempt(learner, answered_at=datetime.fromisoformat(at))

    sunday = date(2026, 10, 25)
    assert calendar(learner, today=sunday).weeks[-1].counts[-1] == 2
    assert calendar(learner, today=sunday).streak == Streak(1, 1)
