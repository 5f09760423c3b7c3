"""Awards are explained by what decided them and by each odd chip in them."""

from fractions import Fraction

import pytest

from quizzes.explanations.awards import explain_award
from quizzes.poker.shares import Award, OddChip, Reason


def explained(reason, tied_with=(), odd=()):
    return explain_award(
        Award(
            seat=1,
            chips=10,
            half=None,
            reason=reason,
            fraction=Fraction(1),
            tied_with=tied_with,
            odd=odd,
        )
    )


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (Reason.ALONE, "Nobody else can win this pot."),
        (Reason.BEST_HIGH, "The best high."),
        (Reason.BEST_LOW, "The best low."),
        (Reason.BEST_BOTH, "The best high and the best low."),
        (Reason.NO_LOW, "The best high, and no low qualifies."),
    ],
)
def test_who_wins_without_a_tie_is_told_by_what(reason, said):
    assert explained(reason) == said


@pytest.mark.parametrize(
    ("reason", "tied_with", "said"),
    [
        (Reason.BEST_HIGH, (3,), "Ties the high with seat 3."),
        (Reason.BEST_HIGH, (3, 7), "Ties the high with seats 3, 7."),
        (Reason.BEST_LOW, (3,), "Ties the low with seat 3."),
        (Reason.BEST_LOW, (3, 7), "Ties the low with seats 3, 7."),
        (
            Reason.BEST_BOTH,
            (3,),
            "Ties the high and the low with seat 3: the pot is split evenly.",
        ),
        (
            Reason.BEST_BOTH,
            (7, 3),
            "Ties the high and the low with seats 7, 3: the pot is split evenly.",
        ),
        (Reason.NO_LOW, (3,), "Ties the high with seat 3, and no low qualifies."),
        (Reason.NO_LOW, (3, 7), "Ties the high with seats 3, 7, and no low qualifies."),
    ],
)
def test_who_ties_is_told_with_whom(reason, tied_with, said):
    assert explained(reason, tied_with) == said


@pytest.mark.parametrize(
    ("odd", "said"),
    [
        (
            OddChip.BETWEEN_HALVES,
            "The odd chip between the halves goes to the high.",
        ),
        (
            OddChip.LOW_TO_HIGH,
            "What the tied lows cannot share evenly goes to the high.",
        ),
        (
            OddChip.FROM_LEFT,
            "Odd chips go one to each, from the left of the button.",
        ),
        (
            OddChip.BELOW_CHIP,
            "What is less than the smallest chip goes to the first winner of the high.",
        ),
    ],
)
def test_each_odd_chip_is_told_by_its_rule(odd, said):
    assert explained(Reason.BEST_HIGH, odd=(odd,)) == f"The best high. {said}"


def test_every_reason_and_every_odd_chip_has_a_sentence():
    for reason in Reason:
        assert explained(reason, odd=tuple(OddChip)).count(".") == 1 + len(OddChip)
    for reason in set(Reason) - {Reason.ALONE}:
        assert "seat 3" in explained(reason, (3,))
