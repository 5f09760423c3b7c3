"""What an answer says of a memory, from its credit and its time alone."""

import pytest
from fsrs import Rating

from quizzes.services.ratings import rating_of, slip_rating, usual_time

USUAL = 10_000
AGAIN, HARD, GOOD, EASY = Rating


@pytest.mark.parametrize(
    ("credit", "hinted", "shown", "time", "usual", "expected"),
    [
        (0, False, False, 10_000, USUAL, AGAIN),
        (0, False, True, 10_000, USUAL, AGAIN),
        (0, True, False, 10_000, USUAL, AGAIN),
        (0.49, False, False, 10_000, USUAL, AGAIN),
        (0.5, False, False, 10_000, USUAL, HARD),
        (0.99, False, False, 1_000, USUAL, HARD),
        # A hint took half of it: these were 0.4, 0.6 and all before.
        (0.2, True, False, 10_000, USUAL, AGAIN),
        (0.3, True, False, 10_000, USUAL, HARD),
        (0.5, True, False, 1_000, USUAL, HARD),
        (1, False, False, 4_999, USUAL, EASY),
        (1, False, False, 5_000, USUAL, GOOD),
        (1, False, False, 20_000, USUAL, GOOD),
        (1, False, False, 20_001, USUAL, HARD),
        # Before there is a usual time nothing is fast or slow.
        (1, False, False, 1, None, GOOD),
        (1, False, False, 999_999, None, GOOD),
    ],
)
def test_the_rating_comes_from_credit_and_time(
    credit, hinted, shown, time, usual, expected
):
    rating = rating_of(
        credit=credit, is_hinted=hinted, is_shown=shown, time=time, usual=usual
    )

    assert rating is expected


@pytest.mark.parametrize(
    ("candidates", "rating", "shown", "expected"),
    [
        (["nine-counts"], AGAIN, False, AGAIN),
        (["nine-counts"], HARD, False, AGAIN),
        (["nine-counts", "ace-not-low"], AGAIN, False, HARD),
        # Something else went wrong, and not by this rule.
        (["ace-not-low"], AGAIN, False, HARD),
        ([], AGAIN, False, HARD),
        ([], AGAIN, True, AGAIN),
        ([], GOOD, False, GOOD),
        ([], EASY, False, EASY),
    ],
)
def test_a_wrong_rule_is_remembered_by_not_following_it(
    candidates, rating, shown, expected
):
    assert slip_rating("nine-counts", candidates, rating, is_shown=shown) is expected


@pytest.mark.parametrize(
    ("times", "expected"),
    [([], None), ([1, 9], None), ([9, 1, 5], 5), ([1, 9, 5, 7], 6)],
)
def test_the_usual_time_is_the_middle_of_enough(times, expected):
    assert usual_time(times) == expected
