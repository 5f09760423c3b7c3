"""Whether somebody gets faster, beside whether they are right as often."""

from datetime import date, timedelta

from quizzes.progress.first_tries import FirstTry
from quizzes.progress.paces import Pace


def tries(*seconds, is_right=True):
    """Make a first try for each time; None asks to be shown."""
    return [
        FirstTry(
            kind="best-low",
            case="plain",
            day=date(2026, 11, 29),
            credit=int(is_right),
            is_right=is_right,
            time=None if took is None else timedelta(seconds=took),
        )
        for took in seconds
    ]


def seconds_of(tally):
    return tally.median_time.total_seconds()


def test_the_earlier_half_stands_beside_the_later_one():
    pace = Pace.of([*tries(40, 50, 90, is_right=False), *tries(8, 9, 30)])

    assert (pace.earlier.rate, seconds_of(pace.earlier)) == (0, 50)
    assert (pace.later.rate, seconds_of(pace.later)) == (1, 9)


def test_the_one_in_the_middle_is_of_the_later_half():
    pace = Pace.of([*tries(9, 9, 9, is_right=False), *tries(5, 5, 5, 5)])

    assert (pace.earlier.answered, pace.later.answered) == (3, 4)


def test_too_few_are_not_compared():
    assert Pace.of([]) is None
    assert Pace.of(tries(9, 9, 9, 9, 9)) is None


def test_what_was_shown_counts_as_not_right_but_as_no_time():
    shown = tries(None, is_right=False)
    pace = Pace.of([*shown, *tries(9, 9, 9), *tries(5, 5, 5, 5)])

    assert (pace.earlier.rate, seconds_of(pace.earlier)) == (0.75, 9)
    # Three answers of which one was shown are two times, and too few.
    assert Pace.of([*shown, *tries(9, 9), *tries(5, 5, 5)]) is None
