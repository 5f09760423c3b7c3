"""What first tries add up to, and what is said of them."""

from datetime import timedelta

import pytest

from quizzes.models import Attempt
from quizzes.progress.tallies import Tally, tallies_by_case
from tests.make import make_attempt, make_guest


def seconds(*counts):
    return tuple(timedelta(seconds=count) for count in counts)


def answer(person, took=10, **fields):
    attempt = make_attempt(person, **fields)
    attempt.asked_at = attempt.answered_at - timedelta(seconds=took)
    attempt.save()


def tallies_of(person):
    return tallies_by_case(Attempt.objects.by(person).first_tries())


def test_first_tries_are_counted_by_kind_and_case(learner):
    answer(learner, case="wheel")
    answer(learner, case="wheel", credit=0)
    answer(learner, case="plain")
    answer(learner, kind="best-high", case="flush", credit=0.5)

    counted = {
        (kind, case): (tally.answered, tally.right, tally.credit)
        for kind, cases in tallies_of(learner).items()
        for case, tally in cases.items()
    }

    assert counted == {
        ("best-low", "plain"): (1, 1, 1),
        ("best-low", "wheel"): (2, 1, 1),
        ("best-high", "flush"): (1, 0, 0.5),
    }


def test_kinds_and_cases_come_in_teaching_order(learner):
    for kind, case in [("best-high", "flush"), ("best-low", "wheel")]:
        answer(learner, kind=kind, case=case)
    answer(learner, case="plain")

    told = tallies_of(learner)

    assert list(told) == ["best-low", "best-high"]
    assert list(told["best-low"]) == ["plain", "wheel"]


def test_replays_and_other_people_do_not_count(learner, outsider):
    answer(learner)
    answer(learner, is_first_try=False)
    answer(outsider)
    answer(make_guest())

    assert tallies_of(learner)["best-low"]["plain"].answered == 1


def test_a_hint_takes_credit_but_leaves_it_right(learner):
    answer(learner, credit=0.5, is_hinted=True)

    tally = tallies_of(learner)["best-low"]["plain"]

    assert (tally.right, tally.mean_credit) == (1, 0.5)


def test_to_be_shown_is_not_right_and_takes_no_time(learner):
    answer(learner, took=5)
    answer(learner, took=99, credit=0, answer=None)

    tally = tallies_of(learner)["best-low"]["plain"]

    assert (tally.answered, tally.right, tally.rate) == (2, 1, 0.5)
    assert tally.median_time == timedelta(seconds=5)


def test_who_was_always_shown_has_no_time(learner):
    answer(learner, credit=0, answer=None)

    assert tallies_of(learner)["best-low"]["plain"].median_time is None


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
