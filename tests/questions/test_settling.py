from dataclasses import replace

import pytest

from quizzes.poker.cards import parse_board
from quizzes.poker.rules import PROFILES
from quizzes.questions import settlement
from quizzes.questions.asking import diagnose_answer, house_of
from quizzes.questions.misconceptions import Misconception, wrong_answers
from quizzes.questions.played.hands import PlayedHand
from tests.questions.answers import key_of


def played(stacks, actions, hole, board, **fields):
    """A no-limit hand with blinds of 5 and 10; seat 1 posts the small one."""
    return PlayedHand.read(
        {
            "game": {"structure": "no-limit", "blinds": [5, 10]},
            "stacks": stacks,
            "actions": actions,
            "hole": {str(seat): cards for seat, cards in hole.items()},
            "board": board,
            "chip_unit": 1,
            "rules": "default",
            **fields,
        }
    )


BOARD = "Kc 7h 3s 6d Qs"
HOLE = {
    1: "As 2d 9c Td",
    2: "Kh Kd 9h 8h",
    3: "Ad 2c Qc Qd",
    4: "4d 5s 9s 9d",
}
ALL_IN = "3 raise_to 300, 4 call, 1 call, 2 call"
# Seat 4 has the high of all, a straight to the seven. Seats 1 and 3 tie for the low
# of the main pot, 7-6-3-2-A; seat 3 alone has it in both side pots.
FOUR = played([50, 150, 300, 300], ALL_IN, HOLE, BOARD)
# Seat 1 has the only low, 7-6-3-2-A, and can win 150 of 350; seat 2 with three kings
# has the high of both pots: nobody has a low in the second.
ONE_LOW = played(
    [50, 150, 150],
    "3 raise_to 150, 1 call, 2 call",
    {1: HOLE[1], 2: "Kh Kd 9h Th", 3: "Qh Qc 9d Ts"},
    BOARD,
)
# 15 of two and the 5 of seat 1: 35 chips, of which the high has 18. 20 go back.
ODD = played(
    [500, 15, 35],
    "3 raise_to 35, 1 fold, 2 call",
    {2: HOLE[1], 3: HOLE[2]},
    BOARD,
)
# Seats 2 and 3 tie both ways with the 66 chips: 33 each, or by halves 34 and 32.
TWO_WHEELS = played(
    [60, 30, 30],
    "3 raise_to 30, 1 fold, 2 call",
    {2: "As 2d 9c Td", 3: "Ad 2s 9d Tc"},
    "3c 4d 5h Kc Qd",
    game={"structure": "no-limit", "blinds": [6, 10]},
)

# Seat 2 gives up its 100 to a bet of seat 3: the 100 above the stack of seat 1 are for
# seat 3 alone, whose low, 7-6-3-2-A, is as good as that of seat 1.
LONE = played(
    [50, 500, 500],
    "3 raise_to 100, 1 call, 2 call, 2 check, 3 bet 60, 2 fold",
    {1: HOLE[1], 3: HOLE[3]},
    BOARD,
)


def credits(question, answer):
    grade = settlement.grade(question, answer)
    return {part.name: part.credit for part in grade.parts}


def lost(question, answer):
    return {name for name, credit in credits(question, answer).items() if credit < 1}


def facts(question, answer, name):
    parts = settlement.grade(question, answer).parts
    (findings,) = [part.findings for part in parts if part.name == name]
    return [str(finding.fact) for finding in findings]


def with_cells(question, **cells):
    """The key with other values in some cells; seats as tuples."""
    others = {
        name.replace("_", "-"): frozenset(value) if isinstance(value, tuple) else value
        for name, value in cells.items()
    }
    return key_of(settlement, question) | others


def test_four_all_in_are_settled_pot_by_pot():
    key = key_of(settlement, FOUR)

    assert [key[f"pot-{n}"] for n in range(1, 5)] == [200, 300, 300, 0]
    assert [sorted(key[f"high-{n}"]) for n in range(1, 4)] == [[4], [4], [4]]
    assert [sorted(key[f"low-{n}"]) for n in range(1, 4)] == [[1, 3], [3], [3]]
    assert [key[f"chips-{n}"] for n in range(1, 5)] == [50, 0, 350, 400]


@pytest.mark.parametrize(
    ("question", "case"),
    [
        (FOUR, "tied-half"),
        (ONE_LOW, "no-low-in-side-pot"),
        (ODD, "odd-chip-in-pot"),
    ],
)
def test_cases_are_read_from_the_settlement(question, case):
    assert settlement.case_of(question) == case


def test_a_low_is_that_of_those_who_can_win_the_pot():
    key = key_of(settlement, ONE_LOW)

    assert (key["low-1"], key["low-2"]) == (frozenset({1}), frozenset())
    assert [key[f"chips-{n}"] for n in (1, 2, 3)] == [75, 275, 0]


def test_what_goes_back_is_among_the_chips_and_all_chips_are_given_out():
    key = key_of(settlement, ODD)
    chips = [field for field in settlement.fields(ODD) if field.name[:5] == "chips"]

    # The high has 18 of the 35, seat 2 the low with 17, and 20 go back to seat 3.
    assert (key["chips-2"], key["chips-3"]) == (17, 38)
    assert {field.add_up_to.chips for field in chips} == {55}


def test_winners_among_ones_own_seats_and_chips_of_ones_own_winners_follow():
    # Seat 1 in the first side pot too: its tie with seat 3 and the chips follow.
    answer = with_cells(
        FOUR,
        eligible_2=(1, 2, 3, 4),
        low_2=(1, 3),
        chips_1=50 + 75,
        chips_3=350 - 75,
    )

    assert lost(FOUR, answer) == {"eligible-2"}
    assert facts(FOUR, answer, "eligible-2")[0] == "first-wrong-step"
    assert facts(FOUR, answer, "low-2") == ["follows-from-before"]
    assert facts(FOUR, answer, "chips-1") == ["follows-from-before"]


def test_that_nobody_has_a_low_follows_where_one_seat_was_named():
    answer = with_cells(
        FOUR, eligible_3=(4,), low_3=(), chips_3=350 - 150, chips_4=400 + 150
    )

    assert lost(FOUR, answer) == {"eligible-3"}


def test_whoever_is_alone_in_a_pot_may_be_said_to_win_its_low_too():
    key = key_of(settlement, LONE)
    answer = with_cells(LONE, low_2=(3,))

    assert (key["pot-2"], key["eligible-2"], key["low-2"]) == (100, {3}, frozenset())
    assert lost(LONE, key) == lost(LONE, answer) == set()
    assert facts(LONE, answer, "low-2") == []


def test_whoever_is_alone_in_a_pot_without_a_low_does_not_win_one():
    without = replace(LONE, board=parse_board("Kc 7h 9s 6d Qs"))

    assert lost(without, with_cells(without, low_2=(3,))) == {"low-2"}


def test_that_somebody_alone_wins_both_halves_follows_where_one_seat_was_named():
    answer = with_cells(
        FOUR, eligible_3=(4,), low_3=(4,), chips_3=350 - 150, chips_4=400 + 150
    )

    assert lost(FOUR, answer) == {"eligible-3"}


def test_chips_follow_from_winners_that_were_wrong():
    # Seat 1 alone has the low of the main pot: 100 for it.
    answer = with_cells(FOUR, low_1=(1,), chips_1=100, chips_3=300)

    assert lost(FOUR, answer) == {"low-1"}


def test_what_was_not_returned_is_paid_with_the_pot_it_lies_in():
    # 55 in the pot: 28 for the high and 27 for the low, nothing goes back.
    answer = with_cells(ODD, returned=0, pot_1=55, chips_2=27, chips_3=28)

    assert lost(ODD, answer) == {"returned"}


def test_chips_follow_from_nothing_where_no_pot_was_named():
    blank = dict.fromkeys(key_of(settlement, FOUR), 0)
    answer = {
        name: value if name.startswith(("pot", "chips", "returned")) else frozenset()
        for name, value in blank.items()
    }

    # That seat 2 gets nothing is right.
    assert credits(FOUR, answer)["chips-2"] == 1
    assert sum(credits(FOUR, answer).values()) == 1


def test_one_wrong_cell_of_chips_is_one_wrong_cell():
    assert lost(FOUR, with_cells(FOUR, chips_1=51)) == {"chips-1"}


def test_chips_are_told_pot_by_pot():
    parts = settlement.grade(FOUR, None).parts
    (findings,) = [part.findings for part in parts if part.name == "chips-3"]

    assert findings[0].values["paid"] == {"1": 50, "2": 150, "3": 150}


def test_odd_chips_are_told_with_what_decides_about_them():
    assert facts(ODD, None, "chips-3") == ["paid-from", "odd-chips-go"]


def test_two_wheels_are_paid_otherwise_in_a_house_that_splits_by_halves():
    answer = with_cells(TWO_WHEELS, chips_2=34, chips_3=32)
    grade = settlement.grade(TWO_WHEELS, answer)

    assert key_of(settlement, TWO_WHEELS)["chips-2"] == 33
    assert house_of(settlement, TWO_WHEELS, answer, grade) == "tda-2024"
    assert diagnose_answer(settlement, TWO_WHEELS, answer, grade).candidates == ()


@pytest.mark.parametrize("profile", PROFILES)
def test_a_hand_is_legal_in_every_house(profile):
    elsewhere = replace(FOUR, rules=PROFILES[profile])

    assert elsewhere.stakes == FOUR.stakes


def wrong_of(rule, question):
    right = settlement.right_answers(question)
    return wrong_answers(settlement.WRONG_RULES[rule], question, right)


def test_whoever_pools_the_pots_pays_the_short_stack_too_much():
    wrong = wrong_of(Misconception.POTS_POOLED, FOUR)

    # 400 for the low of all, tied: 200 each.
    assert ("pot-1", 800) in wrong
    assert ("chips-1", 200) in wrong
    assert ("chips-3", 200) in wrong


def test_whoever_has_one_winner_for_all_pots_pays_seat_1_out_of_all():
    wrong = wrong_of(Misconception.ONE_WINNER_FOR_ALL_POTS, FOUR)

    assert wrong == {
        ("low-2", frozenset({1, 3})),
        ("low-3", frozenset({1, 3})),
        ("chips-1", 200),
        ("chips-3", 200),
    }


def test_whoever_looks_for_the_low_of_all_overlooks_that_of_a_side_pot():
    # Seat 1 has 6-4-3-2-A, better than seat 2 in the side pot, 7-6-4-3-2.
    question = played(
        [50, 150, 150],
        "3 raise_to 150, 1 call, 2 call",
        {1: "As 2d 9c Td", 2: "2h 4c Kh Jd", 3: "Qh Qc 9d Ts"},
        "Kc 7h 3s 6d 4s",
    )

    assert ("low-2", frozenset()) in wrong_of(
        Misconception.LOW_OF_ALL_PLAYERS, question
    )
    assert wrong_of(Misconception.LOW_OF_ALL_PLAYERS, ONE_LOW) == set()


def test_whoever_pays_a_tie_to_one_pays_the_first_from_the_left():
    assert wrong_of(Misconception.ONE_OF_TIED_WINS, FOUR) == {
        ("low-1", frozenset({1})),
        ("chips-1", 100),
        ("chips-3", 300),
    }


def test_whoever_gives_the_odd_chip_to_the_low_turns_it_round():
    assert wrong_of(Misconception.LOW_TAKES_ODD_CHIP, ODD) == {
        ("chips-2", 18),
        ("chips-3", 37),
    }
    assert wrong_of(Misconception.LOW_TAKES_ODD_CHIP, FOUR) == set()
