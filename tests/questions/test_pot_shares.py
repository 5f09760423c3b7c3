import json

import pytest

from quizzes.poker.rules import PROFILES, HouseRules, RulesError
from quizzes.poker.stakes import InvalidTableError
from quizzes.questions import pot_shares
from quizzes.questions.asking import diagnose_answer, house_of
from quizzes.questions.base import in_house
from quizzes.questions.misconceptions import Misconception

# Who wins what is worked out in the tests of `who-wins`.
SPLIT = ("3s 4d 8c Kd Qh", "Kc Kh Jd Tc", "As 2d Jc 9h")
SCOOP = ("3s 4d 5c Kd Qh", "Kc Qd Jd Tc", "As 2d Jc 9h")
NO_LOW = ("3s 4d Tc Kd Qh", "Kc Qd 9s 9c", "Js Jd 8d 7h")
# The first has the high and ties the low with the second.
THREE_QUARTERS = ("3s 4d 8c Kd Qh", "Kc Kh As 2d", "Ac 2h Jc 9h")
# The third has the high, the others tie the low.
QUARTER = ("3s 4d 8c Kd Qh", "Ah 2s Jh 9s", "Ac 2h Jc 9h", "Kc Kh Jd Tc")
HIGH_TIED = ("Ks 9d 9c Qd 4h", "Kc Ad 7s 6c", "Kh Ah 7d 6d")
SIXTH = ("3s 4d 8c Kd Qh", "As 2s Jc 9h", "Ad 2d Jd 9d", "Ac 2c Tc Td", "Kc Kh 7s 7d")
# The third of those that tie the low has three kings as well.
TWO_THIRDS = ("3s 4d 8c Kd Qh", "As 2s Jc 9h", "Ad 2d Jd 9d", "Ac 2c Kc Kh")
# Three wheels.
THIRD = ("3s 4d 5c Kd Qh", "As 2d Jc 9h", "Ad 2s Jh 9d", "Ac 2c Js Ts")
BOTH_TIED = ("3s 4d 5c Kd Qh", "As 2d Jc 9h", "Ad 2s Jh 9d")


def make_pot(cards, pot, chip_unit=1, rules="default"):
    board, *hands = cards
    seats = {f"seat-{seat}": hand for seat, hand in enumerate(hands, start=1)}
    chips = {"pot": pot, "chip_unit": chip_unit, "rules": rules}
    return pot_shares.read_question({"board": board, **seats, **chips})


def paid(question):
    return [chips for (chips,) in pot_shares.right_answers(question).values()]


def answer(*chips):
    return {f"chips-{seat}": count for seat, count in enumerate(chips, start=1)}


@pytest.mark.parametrize(
    ("cards", "pot", "chip_unit", "case", "payouts"),
    [
        (SPLIT, 240, 1, "half-and-half", [120, 120]),
        (SCOOP, 241, 1, "whole-pot", [0, 241]),
        (NO_LOW, 240, 1, "whole-pot", [240, 0]),
        (QUARTER, 240, 1, "quarter", [60, 60, 120]),
        (THREE_QUARTERS, 240, 1, "three-quarters", [180, 60]),
        (SPLIT, 241, 1, "odd-chip-between-halves", [121, 120]),
        # 49 chips of 5: 25 and 24 of them.
        (SPLIT, 245, 5, "odd-chip-between-halves", [125, 120]),
        (SIXTH, 240, 1, "sixth", [40, 40, 40, 120]),
        (TWO_THIRDS, 240, 1, "two-thirds", [40, 40, 160]),
        (THIRD, 240, 1, "third", [80, 80, 80]),
        # Halves of 121 and 121: the low half is 61 and 60.
        (QUARTER, 242, 1, "odd-chip-in-tied-half", [61, 60, 121]),
        # Nine chips of 25 without a low: five and four.
        (HIGH_TIED, 225, 25, "odd-chip-in-tied-half", [125, 100]),
        # 122 of the low among three: 41, 41 and 40.
        (SIXTH, 244, 1, "odd-chip-in-tied-half", [41, 41, 40, 122]),
        (BOTH_TIED, 66, 1, "tied-both-ways", [33, 33]),
        # Half by half it would be 34 and 33 as well.
        (BOTH_TIED, 67, 1, "odd-chip-in-tied-half", [34, 33]),
        (BOTH_TIED, 68, 1, "half-and-half", [34, 34]),
    ],
)
def test_each_case_has_its_shares(cards, pot, chip_unit, case, payouts):
    question = make_pot(cards, pot, chip_unit)

    assert pot_shares.case_of(question) == case
    assert paid(question) == payouts


@pytest.mark.parametrize(
    ("cards", "pot", "house", "payouts"),
    [
        (BOTH_TIED, 66, "tda-2024", [34, 32]),
        # The odd low chip goes to the high half: 17 and 17, 16 and 16.
        (BOTH_TIED, 66, "bovada-2014", [33, 33]),
        # The low half of 121 keeps 120, the high has 122.
        (QUARTER, 242, "bovada-2014", [60, 60, 122]),
        (QUARTER, 242, "wsop", [61, 60, 121]),
    ],
)
def test_a_house_shares_by_its_own_rules(cards, pot, house, payouts):
    question = make_pot(cards, pot)

    assert paid(in_house(question, PROFILES[house])) == payouts
    assert paid(make_pot(cards, pot, rules=house)) == payouts


def test_an_answer_that_another_house_pays_names_it_and_no_wrong_rule():
    question, given = make_pot(QUARTER, 242), answer(60, 60, 122)
    grade = pot_shares.grade(question, given)

    assert grade.credit < 1
    assert house_of(pot_shares, question, given, grade) == "bovada-2014"
    assert diagnose_answer(pot_shares, question, given, grade).candidates == ()


@pytest.mark.parametrize(
    ("chips", "candidates"),
    [
        ((60, 60, 121), (Misconception.ODD_CHIP_LOST,)),
        ((60, 61, 121), ()),
    ],
)
def test_an_odd_chip_elsewhere_speaks_against_a_lost_one(chips, candidates):
    question, given = make_pot(QUARTER, 242), answer(*chips)
    grade = pot_shares.grade(question, given)

    diagnosis = diagnose_answer(pot_shares, question, given, grade)
    assert diagnosis.candidates == candidates


@pytest.mark.parametrize(
    ("chips", "credits"),
    [
        ((40, 40, 40, 120), [1, 1, 1, 1]),
        ((40, 40, 41, 120), [1, 1, 0, 1]),
        ((0, 0, 0, 240), [0, 0, 0, 0]),
    ],
)
def test_the_chips_of_each_seat_are_marked_for_themselves(chips, credits):
    grade = pot_shares.grade(make_pot(SIXTH, 240), answer(*chips))

    assert [part.credit for part in grade.parts] == credits


def test_nothing_for_a_loser_earns_only_beside_a_share_that_is_right():
    question = make_pot((*SPLIT, "Qc Jh 9d 7h"), 240)

    wrong = pot_shares.grade(question, answer(240, 0, 0))
    partly = pot_shares.grade(question, answer(120, 60, 0))

    assert wrong.credit == 0
    assert partly.credit == pytest.approx(2 / 3)
    assert [str(found.fact) for found in wrong.parts[2].findings] == [
        "nothing-awarded",
        "nothing-alone",
    ]


@pytest.mark.parametrize(
    ("cards", "pot", "rule", "chips"),
    [
        (SPLIT, 240, Misconception.HIGH_TAKES_BOTH, [{240}, {0}]),
        (QUARTER, 240, Misconception.ONE_OF_TIED_WINS, [{120, 0}, {120, 0}, {120}]),
        # Without a low the lowest five are 10-8-7-4-3 of the second.
        (NO_LOW, 240, Misconception.LOW_WITHOUT_QUALIFIER, [{120}, {120}]),
        (QUARTER, 240, Misconception.WINNERS_SHARE_ALIKE, [{80}, {80}, {80}]),
        (THREE_QUARTERS, 240, Misconception.WINNERS_SHARE_ALIKE, [{120}, {120}]),
        (SPLIT, 241, Misconception.LOW_TAKES_ODD_CHIP, [{120}, {121}]),
        (QUARTER, 242, Misconception.ODD_CHIP_LOST, [{60}, {60}, {121}]),
        # 122 of the low are three times 40, and two odd chips.
        (SIXTH, 244, Misconception.ODD_CHIPS_TO_ONE, [{42}, {40}, {40}, {122}]),
    ],
)
def test_a_wrong_rule_pays_in_its_own_way(cards, pot, rule, chips):
    told = pot_shares.WRONG_RULES[rule](make_pot(cards, pot))

    assert [told[f"chips-{seat}"] for seat in range(1, len(chips) + 1)] == chips


def test_where_no_chip_is_odd_nobody_errs_about_one():
    question = make_pot(QUARTER, 240)
    key = {
        name: set(chips) for name, chips in pot_shares.right_answers(question).items()
    }

    assert pot_shares.WRONG_RULES[Misconception.ODD_CHIP_LOST](question) == key
    assert pot_shares.WRONG_RULES[Misconception.ODD_CHIPS_TO_ONE](question) == key


def test_the_pot_the_smallest_chip_and_the_button_are_told():
    told = pot_shares.told(make_pot(SPLIT, 245, 5))

    assert [(str(found.fact), found.values) for found in told] == [
        ("pot-holds", {"chips": 245}),
        ("smallest-chip", {"chips": 5}),
        ("button-is", {"seat": 2}),
    ]


def test_rules_of_no_profile_are_written_switch_by_switch():
    question = in_house(make_pot(SPLIT, 240), HouseRules(limit_raises=5))
    stored = json.loads(json.dumps(question.write()))

    assert stored["rules"]["limit_raises"] == 5
    assert pot_shares.read_question(stored) == question
    assert make_pot(SPLIT, 240, rules="wsop").write()["rules"] == "wsop"


@pytest.mark.parametrize(
    ("pot", "chip_unit"), [(0, 1), (-5, 1), (242, 5), (240, 3), ("240", 1), (True, 1)]
)
def test_a_pot_that_is_not_of_whole_chips_is_refused(pot, chip_unit):
    with pytest.raises(InvalidTableError):
        make_pot(SPLIT, pot, chip_unit)


def test_rules_of_nowhere_are_refused():
    with pytest.raises(RulesError):
        make_pot(SPLIT, 240, rules="nowhere")
