"""Everything that is told of a span of time."""

from datetime import UTC, date, datetime, timedelta

import pytest

from quizzes.models import Attempt
from quizzes.progress.overviews import MOST_CASES, Span, overview_of
from quizzes.questions import KINDS
from tests.make import make_attempt

# A Sunday.
TODAY = date(2026, 11, 29)
NOON = datetime(2026, 11, 29, 12, tzinfo=UTC)


def overview(person, span=Span.ALL):
    return overview_of(Attempt.objects.by(person), span, TODAY)


def ago(**time):
    return NOON - timedelta(**time)


@pytest.mark.parametrize(
    ("span", "first"),
    [
        (Span.FOUR_WEEKS, date(2026, 11, 2)),
        # Eleven weeks before the Monday of this week, the 23rd of November.
        (Span.TWELVE_WEEKS, date(2026, 9, 7)),
        (Span.TWELVE_MONTHS, date(2025, 12, 1)),
        (Span.ALL, None),
    ],
)
def test_a_span_is_of_whole_days_weeks_or_months(span, first):
    assert span.since(TODAY) == first


def test_twelve_months_to_december_are_of_one_year():
    assert Span.TWELVE_MONTHS.since(date(2026, 12, 31)) == date(2026, 1, 1)


def test_a_span_counts_what_was_answered_in_it(learner):
    make_attempt(learner, answered_at=NOON)
    make_attempt(learner, answered_at=ago(days=27), credit=0)
    make_attempt(learner, answered_at=ago(days=28), credit=0)

    month, everything = overview(learner, Span.FOUR_WEEKS), overview(learner)

    assert (month.total.answered, month.total.right, month.unsolved) == (2, 1, 1)
    assert (everything.total.answered, everything.unsolved) == (3, 2)


def test_a_span_without_answers_has_nothing_to_tell(learner, outsider):
    make_attempt(learner, answered_at=ago(days=28))
    make_attempt(outsider, answered_at=NOON)

    assert overview(learner, Span.FOUR_WEEKS) is None


def test_a_kind_is_what_its_cases_add_up_to(learner):
    make_attempt(learner, case="wheel", answered_at=NOON)
    make_attempt(learner, case="plain", credit=0, answered_at=NOON)
    make_attempt(learner, kind="best-high", answered_at=NOON)

    low, high = overview(learner).kinds

    assert (low.kind, low.total.answered, low.total.right) == ("best-low", 2, 1)
    assert list(low.cases) == ["plain", "wheel"]
    assert (high.kind, high.total.answered) == ("best-high", 1)


def test_each_kind_goes_in_the_steps_of_all_of_them(learner):
    make_attempt(learner, answered_at=ago(days=2), credit=0)
    make_attempt(learner, kind="best-high", answered_at=NOON)

    told = overview(learner)
    low, high = told.kinds

    for timeline in (low.timeline, high.timeline):
        starts = [period.start for period in timeline.periods]
        assert starts == [period.start for period in told.timeline.periods]
    assert [period.rate for period in low.timeline.answered] == [0]
    assert [period.start for period in high.timeline.answered] == [TODAY]


def test_each_kind_has_a_pace_of_its_own(learner):
    for minutes in range(6):
        make_attempt(learner, answered_at=ago(minutes=minutes))
    make_attempt(learner, kind="best-high", answered_at=NOON)

    told = overview(learner)
    low, high = told.kinds

    assert (told.pace.earlier.answered, told.pace.later.answered) == (3, 4)
    assert (low.pace.earlier.answered, low.pace.later.answered) == (3, 3)
    assert high.pace is None


def answer(person, case, *, right=0, wrong=0, **fields):
    for credit, count in ((1, right), (0, wrong)):
        for _ in range(count):
            make_attempt(person, case=case, credit=credit, answered_at=NOON, **fields)


def test_the_weakest_and_the_strongest_come_first(learner):
    answer(learner, "plain", wrong=3, right=1)
    answer(learner, "wheel", wrong=3)
    answer(learner, "counterfeited", wrong=1, right=9)
    answer(learner, "worst-low", right=3)
    answer(learner, "tied-choices", right=2, wrong=2)

    told = overview(learner)

    assert [each.case for each in told.weak] == ["wheel", "plain"]
    assert [each.case for each in told.strong] == ["worst-low", "counterfeited"]


def test_not_more_is_called_weak_or_strong_than_one_can_work_on(learner):
    for case in KINDS["best-high"].CASES[:7]:
        answer(learner, case, wrong=3, kind="best-high")
    for case in KINDS["best-high"].CASES[7:14]:
        answer(learner, case, right=3, kind="best-high")

    told = overview(learner)

    assert len(told.weak) == len(told.strong) == MOST_CASES


def test_all_time_begins_with_the_first_answer(learner):
    make_attempt(learner, answered_at=ago(days=20))
    make_attempt(learner, answered_at=ago(days=3))

    periods = overview(learner).timeline.periods

    assert periods[0].start == date(2026, 11, 9)
    assert len(periods) == 21


def test_a_first_day_is_shown_in_its_week(learner):
    make_attempt(learner, answered_at=NOON)

    periods = overview(learner).timeline.periods

    assert [period.tally.answered for period in periods] == [0, 0, 0, 0, 0, 0, 1]


def test_cases_of_former_days_are_passed_over(learner):
    make_attempt(learner, case="no-case-of-today", answered_at=NOON)
    assert overview(learner) is None

    make_attempt(learner, answered_at=NOON)

    told = overview(learner)
    assert told.total.answered == told.timeline.periods[-1].tally.answered == 1
