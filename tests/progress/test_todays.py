"""What today's practice holds, in which order, and what was met before."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from django.utils import timezone

from quizzes.models import Attempt
from quizzes.progress.met_before import Before, Met, met_before
from quizzes.progress.todays import Mix, Wish, today_of
from quizzes.services.skills import catch_up
from tests.make import make_attempt

# A Monday; the site is in UTC.
NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)
TODAY = date(2026, 3, 2)
MINUTE, DAY = timedelta(minutes=1), timedelta(days=1)


def answer(person, ago, case="plain", **fields):
    at = NOW - ago
    asked_at = at - timedelta(seconds=10)
    return make_attempt(person, answered_at=at, asked_at=asked_at, case=case, **fields)


def today_for(person, goal=10, now=NOW):
    catch_up(person)
    return today_of(
        Attempt.objects.by(person),
        person.skills.all(),
        goal=goal,
        today=timezone.localdate(now),
        now=now,
    )


def cases(wishes):
    return [wish.case for wish in wishes]


def weak_yet_remembered(person, case, last=DAY):
    """Answer wrong three times and right three times, so that it is not due."""
    for days in (49, 48, 47):
        answer(person, days * DAY, case, credit=0)
    for days in (46, 40):
        answer(person, days * DAY, case)
    answer(person, last, case)


def test_whoever_is_new_meets_what_is_plain_in_each_kind_first(learner):
    today = today_for(learner)

    assert (today.due, today.weak, today.early) == ((), (), ())
    assert today.new[0] == Wish("best-low", "plain", level=1)
    kinds = list(dict.fromkeys(wish.kind for wish in today.new))
    assert kinds[:3] == ["best-low", "best-high", "high-and-low"]
    assert today.mix == Mix(new=10)


def test_what_was_met_is_new_no_more(learner):
    answer(learner, DAY)
    answer(learner, DAY, "flush", kind="best-high", level=0)

    met = {("best-low", "plain"), ("best-high", "flush")}

    assert not met & {(wish.kind, wish.case) for wish in today_for(learner).new}


def test_the_longest_overdue_comes_first(learner):
    answer(learner, MINUTE * 30, "wheel", credit=0)
    answer(learner, MINUTE * 90, "worst-low", credit=0)
    answer(learner, MINUTE * 60, "counterfeited", credit=0)

    today = today_for(learner)

    assert cases(today.due) == ["worst-low", "counterfeited", "wheel"]
    assert next(today.wishes()).case == "worst-low"


def test_weak_cases_come_after_what_is_due_and_before_what_is_new(learner):
    weak_yet_remembered(learner, "wheel")
    answer(learner, DAY, "worst-low", credit=0)

    today = today_for(learner)

    # Three of six were right, and it is due later than today.
    assert cases(today.weak) == ["wheel"]
    assert cases(today.due) == ["worst-low"]
    assert cases(today.wishes())[:2] == ["worst-low", "wheel"]
    assert today.mix == Mix(reviews=1, weak=1, new=8)


def test_a_weak_case_comes_once_a_day(learner):
    weak_yet_remembered(learner, "wheel", last=MINUTE)

    today = today_for(learner)

    assert today.weak == ()
    assert cases(today.early) == ["wheel"]


def test_what_goes_wrong_is_due_again_after_a_minute(learner):
    answer(learner, MINUTE, credit=0)

    assert cases(today_for(learner, now=NOW - timedelta(seconds=30)).due) == []
    assert cases(today_for(learner).due) == ["plain"]


def test_a_wrong_rule_is_reviewed_by_a_trap(learner):
    rule = ["nine-counts"]
    answer(learner, DAY, credit=0, opportunities=rule, candidates=rule)

    due = today_for(learner).due

    assert [(wish.kind, wish.case, wish.misconception) for wish in due] == [
        ("best-low", "plain", ""),
        ("best-low", "", "nine-counts"),
    ]


def test_the_level_rises_with_strength_and_falls_with_it(learner):
    now = NOW - 400 * DAY
    levels = []
    for credit in (1, 1, 1, 1, 1, 1, 0, 0, 0):
        answer(learner, NOW - now, credit=credit)
        catch_up(learner)
        skill = learner.skills.get()
        levels.append(Wish.for_skill(skill).level)
        now = max(skill.due_at, now + DAY)

    assert levels[0] < levels[5] == 5
    assert levels[5] > levels[6] >= levels[8] == 1


def test_names_that_are_no_more_are_not_asked_for(learner):
    answer(learner, DAY, "gone", credit=0)
    answer(learner, DAY, credit=0, opportunities=["gone"], candidates=["gone"])
    catch_up(learner)
    learner.skills.filter(case="plain").update(case="", misconception="gone")

    assert today_for(learner).due == ()


def test_what_is_left_is_the_goal_without_what_was_answered_today(learner):
    answer(learner, DAY, "wheel")
    answer(learner, MINUTE * 30)
    answer(learner, MINUTE * 20, kind="best-high", level=0)
    first = answer(learner, MINUTE * 10)
    answer(learner, MINUTE, code=first.code, is_first_try=False)

    today = today_for(learner, goal=5)

    assert (today.answered, today.left, today.is_done) == (3, 2, False)
    assert today_for(learner, goal=3).is_done
    assert today_for(learner, goal=3).mix == Mix()


@pytest.mark.parametrize(
    ("zone", "count"), [("Asia/Tokyo", 3), ("America/New_York", 2)]
)
def test_a_day_begins_where_the_learner_is(learner, zone, count):
    # Noon in London is 21:00 in Tokyo and 7:00 in New York.
    answer(learner, timedelta(hours=2))
    answer(learner, timedelta(hours=7))
    answer(learner, timedelta(hours=13))

    with timezone.override(ZoneInfo(zone)):
        assert today_for(learner).answered == count


def before(person, **fields):
    return met_before(answer(person, timedelta(), **fields))


def test_such_a_deal_is_new_to_whoever_met_none(learner, outsider):
    answer(outsider, DAY)
    answer(learner, DAY, "wheel")
    answer(learner, DAY, "plain", kind="best-high")

    assert before(learner) == Before(Met.NEVER, None)


@pytest.mark.parametrize(
    ("credit", "met"), [(0, Met.MISSED), (0.5, Met.PARTLY), (1, Met.RIGHT)]
)
def test_the_last_such_deal_is_told(learner, credit, met):
    answer(learner, 3 * DAY)
    answer(learner, 2 * DAY, credit=credit)

    assert before(learner) == Before(met, NOW - 2 * DAY)


def test_what_was_weak_before_is_told(learner):
    for days in (9, 8, 7):
        answer(learner, days * DAY, credit=0)
    answer(learner, DAY)

    assert before(learner) == Before(Met.WEAK, NOW - DAY)


def test_what_comes_after_changes_nothing(learner):
    attempt = answer(learner, DAY)
    answer(learner, timedelta(), credit=0)

    assert met_before(attempt) == Before(Met.NEVER, None)


def test_on_a_trap_it_is_told_when_its_rule_misled(learner):
    rule = ["nine-counts"]
    answer(learner, 2 * DAY, "wheel", credit=0, opportunities=rule, candidates=rule)
    answer(learner, DAY)

    assert before(learner, opportunities=rule) == Before(Met.MISLED, NOW - 2 * DAY)
    assert before(learner, opportunities=["ace-not-low"]).met is Met.RIGHT
    assert before(learner, opportunities=[*rule, "ace-not-low"]).met is Met.RIGHT
