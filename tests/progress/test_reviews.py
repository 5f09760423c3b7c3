"""Reviews that were due, and those that are to come."""

from datetime import UTC, date, datetime, timedelta

import pytest
from django.utils import timezone

from quizzes.models import Skill
from quizzes.progress.reviews import Retention, forecast_of, retention_of
from quizzes.services.skills import catch_up, rebuild_skills
from tests.make import make_attempt

START = datetime(2026, 3, 2, 12, tzinfo=UTC)
TODAY = date(2026, 3, 2)
MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)


def answer(person, after=timedelta(), **fields):
    return make_attempt(person, answered_at=START + after, **fields)


def retention(person, since=None):
    catch_up(person)
    return retention_of(person, since)


def test_the_first_review_of_a_day_counts_if_it_was_due(learner):
    answer(learner)
    # Due ten minutes later, so on the next day; then not for more than an hour.
    answer(learner, DAY)
    answer(learner, DAY + HOUR)
    # Long overdue; what comes back after a lapse is no first review of the day.
    answer(learner, 60 * DAY, credit=0)
    answer(learner, 60 * DAY + HOUR)

    assert retention(learner) == Retention(answered=2, right=1)
    assert retention(learner).rate == 0.5


def test_taken_in_step_by_step_or_at_once_it_is_the_same(learner):
    for number in range(12):
        answer(learner, number * 3 * DAY, credit=number % 5 != 1)
        catch_up(learner)
    often = retention(learner)

    rebuild_skills(learner)

    assert often == retention(learner)
    assert 0 < often.right < often.answered


def test_what_was_never_answered_has_no_retention(learner):
    assert retention(learner) == Retention()


def test_a_partly_right_answer_was_not_right_and_a_hinted_one_was(learner):
    answer(learner)
    answer(learner, 30 * DAY, credit=0.5)
    assert retention(learner) == Retention(1, 0)

    answer(learner, 90 * DAY, credit=0.5, is_hinted=True)

    assert retention(learner) == Retention(2, 1)


def test_to_be_shown_is_not_to_remember(learner):
    answer(learner)
    answer(learner, 30 * DAY, credit=0, answer=None)

    assert retention(learner) == Retention(1, 0)


def test_a_wrong_rule_is_remembered_if_it_did_not_mislead(learner):
    rule = {"opportunities": ["nine-counts"]}
    answer(learner, credit=0, candidates=["nine-counts"], **rule)
    # The case was not right, but it was not this rule that misled.
    answer(learner, 30 * DAY, credit=0, **rule)

    assert retention(learner) == Retention(answered=2, right=1)


def test_a_span_begins_on_a_day(learner):
    for days in (0, 30, 90):
        answer(learner, days * DAY)

    assert retention(learner, TODAY + 90 * DAY) == Retention(1, 1)
    assert retention(learner, TODAY + 91 * DAY) == Retention()


@pytest.mark.parametrize(
    ("zone", "count"),
    # An hour lies between: over midnight in Tokyo, within one afternoon in London.
    [("Asia/Tokyo", 1), ("Europe/London", 0)],
)
def test_a_day_is_that_of_whoever_answered(learner, zone, count):
    with timezone.override(zone):
        for after in (2.5 * HOUR, 3.5 * HOUR):
            answer(learner, after)

    assert retention(learner).answered == count


def skill(after, **fields):
    return Skill(
        **{"kind": "best-low", "case": "plain", "due_at": START + after} | fields
    )


def test_the_forecast_puts_what_is_overdue_on_today(db):
    skills = [skill(after * DAY) for after in (-40, -1, 0, 1, 13, 14)]

    ahead = forecast_of(skills, TODAY)

    assert [each.day for each in ahead] == [TODAY + n * DAY for n in range(14)]
    assert [each.count for each in ahead] == [3, 1, *[0] * 11, 1]


def test_the_days_of_the_forecast_are_those_of_the_reader(db):
    # 20:00 in London is the next morning in Tokyo.
    with timezone.override("Asia/Tokyo"):
        ahead = forecast_of([skill(8 * HOUR)], TODAY)

    assert [each.count for each in ahead[:2]] == [0, 1]


def test_what_is_asked_no_more_falls_due_no_more(db):
    gone = [skill(DAY, kind="badugi"), skill(DAY, case="", misconception="gone")]

    assert not any(each.count for each in forecast_of(gone, TODAY))
