"""Parts of pots, worked out by hand."""

from dataclasses import replace

import pytest

from quizzes.questions import quarter_value
from quizzes.questions.misconceptions import Misconception, diagnose
from quizzes.questions.quarters.spots import (
    HALF,
    QUARTER,
    SIXTH,
    THREE_QUARTERS,
    TWO_THIRDS,
    WHOLE,
    InvalidSpotError,
    Spot,
)

HEADS_UP = Spot(QUARTER, payers=2, bet=100)
MULTIWAY = Spot(QUARTER, payers=3, bet=100)
# 60 and three bets of 20 are 120.
FOLDED = Spot(QUARTER, payers=3, bet=20, pot=60)
# 500, of which 200 are one's own, and two bets of 100 are 700.
OWN = Spot(HALF, payers=2, bet=100, pot=500, own=200)
BREAK_EVEN = Spot(QUARTER, payers=2, bet=100, asks_payers=True)
# The 100 in the pot stand for a fourth player.
WITH_MONEY = Spot(QUARTER, payers=2, bet=100, pot=100, asks_payers=True)
# 4 * 100 + 200 are 600, a quarter of which is 150: what one put in.
OWN_BREAKS_EVEN = Spot(QUARTER, payers=3, bet=100, pot=200, own=50, asks_payers=True)


@pytest.mark.parametrize(
    ("payers", "net"), [(2, -50), (3, -25), (4, 0), (5, 25), (6, 50)]
)
def test_a_quarter_loses_until_four_pay(payers, net):
    assert Spot(QUARTER, payers=payers, bet=100).net == net


@pytest.mark.parametrize(("share", "net"), [(WHOLE, 400), (HALF, 50)])
def test_the_net_result_counts_what_was_put_in_earlier(share, net):
    assert replace(OWN, share=share).net == net


@pytest.mark.parametrize(
    ("share", "payers", "net"),
    [
        (WHOLE, 3, 240),
        (HALF, 2, 0),
        (HALF, 3, 60),
        (THREE_QUARTERS, 2, 60),
        (TWO_THIRDS, 3, 120),
        (SIXTH, 3, -60),
        (SIXTH, 6, 0),
    ],
)
def test_each_part_of_nothing_but_bets(share, payers, net):
    assert Spot(share, payers=payers, bet=120).net == net


@pytest.mark.parametrize(
    ("spot", "least"),
    [
        (BREAK_EVEN, 4),
        (WITH_MONEY, 3),
        # Between two and three: with two it loses a little.
        (replace(WITH_MONEY, pot=140), 3),
        (replace(WITH_MONEY, pot=200), 2),
        # Fewer than two share nothing, and fewer than three tie for no sixth.
        (replace(WITH_MONEY, pot=800), 2),
        (Spot(SIXTH, payers=4, bet=60, asks_payers=True), 6),
        (Spot(SIXTH, payers=4, bet=60, pot=600, asks_payers=True), 3),
        (OWN_BREAKS_EVEN, 4),
        (replace(OWN_BREAKS_EVEN, pot=300), 3),
    ],
)
def test_the_least_number_of_players_with_whom_nothing_is_lost(spot, least):
    assert quarter_value.right_answers(spot)["payers"] == (least,)


@pytest.mark.parametrize(
    ("spot", "case"),
    [
        (Spot(WHOLE, 2, 100), "scooped"),
        (Spot(HALF, 3, 100), "halved"),
        (HEADS_UP, "quartered-heads-up"),
        (MULTIWAY, "quartered-multiway"),
        (Spot(THREE_QUARTERS, 2, 100), "three-quarters"),
        (Spot(TWO_THIRDS, 3, 60), "third-of-half"),
        (FOLDED, "folded-money"),
        (OWN, "own-money"),
        (BREAK_EVEN, "break-even"),
        (WITH_MONEY, "break-even-with-money"),
    ],
)
def test_the_case_is_what_is_asked_then_what_lies_there_then_the_part(spot, case):
    assert quarter_value.case_of(spot) == case


ERRS = [
    # Half of 300 are 150; half of 200 are what was paid.
    (Misconception.TIE_NOT_SHARED, MULTIWAY, 50),
    (Misconception.TIE_NOT_SHARED, HEADS_UP, 0),
    (Misconception.SPLIT_IS_EVEN, MULTIWAY, 0),
    (Misconception.GROSS_FOR_NET, MULTIWAY, 75),
    (Misconception.GROSS_FOR_NET, OWN, 350),
    # A quarter of the others' 200; half of the 400 that are not one's own.
    (Misconception.SHARE_OF_WINNINGS, MULTIWAY, 50),
    (Misconception.SHARE_OF_WINNINGS, OWN, 200),
    # A quarter of 200, less 100.
    (Misconception.OWN_BET_LEFT_OUT, MULTIWAY, -50),
    # A quarter of 400, less 100.
    (Misconception.COUNTED_ON_TOP, MULTIWAY, 0),
    # A quarter of 60, less 20.
    (Misconception.POT_MONEY_FORGOTTEN, FOLDED, -5),
    # Half of 200 less 100, and less 200 besides.
    (Misconception.POT_MONEY_FORGOTTEN, OWN, 0),
    (Misconception.POT_MONEY_FORGOTTEN, OWN, -200),
    # Half of 700, less 100.
    (Misconception.EARLIER_CHIPS_FORGOTTEN, OWN, 250),
]


@pytest.mark.parametrize(("rule", "spot", "net"), ERRS)
def test_each_wrong_rule_gives_the_net_result_of_its_believer(rule, spot, net):
    assert net in quarter_value.WRONG_RULES[rule](spot)["net"]
    assert net != spot.net


@pytest.mark.parametrize(
    ("rule", "spot"),
    [
        (Misconception.TIE_NOT_SHARED, OWN),
        (Misconception.SPLIT_IS_EVEN, Spot(HALF, 2, 100)),
        (Misconception.SHARE_OF_WINNINGS, Spot(WHOLE, 3, 100)),
        (Misconception.POT_MONEY_FORGOTTEN, MULTIWAY),
        (Misconception.EARLIER_CHIPS_FORGOTTEN, FOLDED),
    ],
)
def test_a_wrong_rule_does_not_err_where_there_is_nothing_to_get_wrong(rule, spot):
    assert quarter_value.WRONG_RULES[rule](spot)["net"] == {spot.net}


@pytest.mark.parametrize(
    ("rule", "spot", "payers"),
    [
        (Misconception.TIE_NOT_SHARED, BREAK_EVEN, {2}),
        (Misconception.SPLIT_IS_EVEN, BREAK_EVEN, {2}),
        (Misconception.GROSS_FOR_NET, BREAK_EVEN, set()),
        (Misconception.SHARE_OF_WINNINGS, BREAK_EVEN, set()),
        (Misconception.OWN_BET_LEFT_OUT, BREAK_EVEN, {5}),
        (Misconception.COUNTED_ON_TOP, BREAK_EVEN, {3}),
        (Misconception.POT_MONEY_FORGOTTEN, WITH_MONEY, {4}),
        (Misconception.EARLIER_CHIPS_FORGOTTEN, OWN_BREAKS_EVEN, {2}),
    ],
)
def test_each_wrong_rule_gives_the_number_of_its_believer(rule, spot, payers):
    assert quarter_value.WRONG_RULES[rule](spot)["payers"] == payers


def test_who_takes_a_quarter_for_a_half_is_named_for_both_parts():
    right = quarter_value.right_answers(WITH_MONEY)

    # Half of 300, less 100: a gain, and two are enough.
    said = {"net": 50, "payers": 2}
    diagnosis = diagnose(quarter_value.WRONG_RULES, WITH_MONEY, right, said)

    assert diagnosis.candidates == (Misconception.TIE_NOT_SHARED,)


@pytest.mark.parametrize(
    ("answer", "credit"),
    [
        ({"net": -50, "payers": 4}, 1),
        ({"net": 50, "payers": 4}, 0.5),
        ({"net": -50, "payers": 3}, 0.5),
        ({"net": 0, "payers": 2}, 0),
        (None, 0),
    ],
)
def test_each_part_earns_half(answer, credit):
    assert quarter_value.grade(BREAK_EVEN, answer).credit == credit


def test_the_sum_is_told_step_by_step():
    findings = quarter_value.grade(OWN, {"net": 50}).findings

    assert [(str(said.fact), said.values) for said in findings] == [
        ("bets-join-pot", {"count": 2, "bet": 100, "pot": 500, "total": 700}),
        ("gets-half", {"total": 700, "chips": 350}),
        ("net-of-hand", {"own": 200, "bet": 100, "net": 50}),
    ]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("share", "1/3"),
        ("share", 0.25),
        ("payers", 1),
        ("payers", 7),
        ("payers", True),
        ("bet", 0),
        ("bet", "100"),
        ("bet", 10**10),
        # A quarter of it is no whole number of chips.
        ("bet", 50),
        ("pot", -4),
        # Two have put in 300 each, and so 600 lie there at least.
        ("own", 300),
        ("asks_payers", 1),
    ],
)
def test_a_spot_that_cannot_be_is_refused(name, value):
    stored = replace(OWN, share=QUARTER).write() | {name: value}

    with pytest.raises(InvalidSpotError):
        Spot.read(stored)


def test_a_sixth_takes_three_who_tie():
    with pytest.raises(InvalidSpotError) as caught:
        Spot.read(Spot(SIXTH, payers=2, bet=60).write())

    assert (caught.value.name, caught.value.value) == ("payers", 2)
