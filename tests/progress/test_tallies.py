"""What first tries add up to, and what is said of them."""

from datetime import date, timedelta

import pytest

from quizzes.progress.first_tries import FirstTry
from quizzes.progress.tallies import Tally, tallies_by_case


def seconds(*counts):
    return tuple(timedelta(seconds=count) for count in counts)


def tried(kind="best-low", case="plain", *, credit=1, took=10, is_right=None):
    return FirstTry(
        kind=kind,
        case=case,
        day=date(2026, 11, 29),
        credit=credit,
        is_right=credit == 1 if is_right is None else is_right,
        time=None if took is None else timedelta(seconds=took),
    )


def test_first_tries_are_counted_by_kind_and_case():
    by_case = tallies_by_case(
        [
            tried(case="wheel"),
            tried(case="wheel", credit=0),
            tried(),
            tried("best-high", "flush", credit=0.5),
        ]
    )

    counted = {
        (kind, case): (tally.answered, tally.right, tally.credit)
        for kind, cases in by_case.items()
        for case, tally in cases.items()
    }

    assert counted == {
        ("best-low", "plain"): (1, 1, 1),
        ("best-low", "wheel"): (2, 1, 1),
        ("best-high", "flush"): (1, 0, 0.5),
    }


def test_kinds_and_cases_come_in_teaching_order():
    told = tallies_by_case([tried("best-high", "flush"), tried(case="wheel"), tried()])

    assert list(told) == ["best-low", "best-high"]
    assert list(told["best-low"]) == ["plain", "wheel"]


def test_what_a_hint_left_counts_as_right_beside_its_credit():
    tally = Tally.of([tried(credit=0.5, is_right=True)])

    assert (tally.right, tally.mean_credit) == (1, 0.5)


def test_what_was_shown_leaves_the_time_alone():
    tally = Tally.of([tried(took=5), tried(credit=0, took=None)])

    assert (tally.answered, tally.right, tally.rate) == (2, 1, 0.5)
    assert tally.median_time == timedelta(seconds=5)


def test_who_was_always_shown_has_no_time():
    assert Tally.of([tried(credit=0, took=None)]).median_time is None


@pytest.mark.parametrize(
    ("times", "middle"), [((40, 5, 7), 7), ((40, 5, 7, 9), 8), ((3,), 3)]
)
def test_the_middle_of_the_times_is_told(times, middle):
    assert Tally(times=seconds(*times)).median_time == timedelta(seconds=middle)


def test_tallies_add_up():
    one, other = (
        Tally(answered=3, right=2, credit=2.5, times=seconds(10, 20, 30)),
        Tally(answered=1, right=0, credit=0, times=seconds(60)),
    )

    both = Tally.total([one, other])

    assert (both.answered, both.right, both.credit) == (4, 2, 2.5)
    assert both.median_time == timedelta(seconds=25)


@pytest.mark.parametrize(
    ("right", "answered", "standing"),
    [
        (0, 1, "unknown"),
        (2, 2, "unknown"),
        (0, 2, "unknown"),
        (2, 4, "unknown"),
        # Three that went wrong, of fewer than six in ten that were right.
        (0, 3, "weak"),
        (2, 5, "weak"),
        (4, 7, "weak"),
        # Six in ten is not weak, and 16 of 19 is not yet 85 percent.
        (6, 10, "fair"),
        (3, 5, "fair"),
        (16, 19, "fair"),
        # Two that went wrong are too few, however seldom it was right.
        (3, 3, "strong"),
        (17, 20, "strong"),
        (17, 19, "strong"),
    ],
)
def test_nothing_is_weak_or_strong_before_there_is_enough(right, answered, standing):
    assert Tally(answered=answered, right=right).standing == standing
