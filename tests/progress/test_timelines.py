"""First tries in days, weeks and months."""

from datetime import date, timedelta

import pytest

from quizzes.progress.first_tries import FirstTry
from quizzes.progress.timelines import Step, step_for, timeline_of

SUNDAY = date(2026, 11, 29)


def tries(day, *, right=0, wrong=0, took=10):
    time = timedelta(seconds=took)
    return [
        FirstTry("best-low", "plain", day, credit, bool(credit), time)
        for credit in [1] * right + [0] * wrong
    ]


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


def test_first_tries_are_gathered_without_a_gap():
    answered = [
        *tries(date(2026, 10, 8), right=1, wrong=3, took=40),
        *tries(date(2026, 10, 9), right=2, took=20),
        *tries(SUNDAY, wrong=1, took=5),
    ]

    timeline = timeline_of(answered, date(2026, 10, 7), SUNDAY)

    assert timeline.step is Step.WEEK
    assert [period.start.day for period in timeline.periods] == [
        *(5, 12, 19, 26),
        *(2, 9, 16, 23),
    ]
    tallies = [period.tally for period in timeline.periods]
    assert [tally.answered for tally in tallies] == [6, 0, 0, 0, 0, 0, 0, 1]
    assert [period.rate for period in timeline.periods] == [0.5, *[None] * 6, 0]
    # Four that took 40 seconds and two that took 20.
    assert [tally.median_time for tally in tallies] == [
        timedelta(seconds=40),
        *[None] * 6,
        timedelta(seconds=5),
    ]
