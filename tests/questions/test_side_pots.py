import pytest

from quizzes.questions import side_pots
from quizzes.questions.asking import diagnose_answer
from quizzes.questions.misconceptions import Misconception, wrong_answers
from quizzes.questions.played.hands import PlayedHand
from tests.questions.answers import key_of

POTS = range(1, 5)


def played(stacks, actions, **fields):
    """A no-limit hand with blinds of 5 and 10; seat 1 posts the small one."""
    return PlayedHand.read(
        {
            "game": {"structure": "no-limit", "blinds": [5, 10]},
            "stacks": stacks,
            "actions": actions,
            "chip_unit": 1,
            "rules": "default",
            **fields,
        }
    )


# Seat 1 folds its 5; three times 100 and the 5: 305 for the three that stayed.
ONE_POT = played([500] * 4, "3 raise_to 100, 4 call, 1 fold, 2 call")
# The 60 that seat 2 put in above 100 go back; 100 of each is matched.
HEADS_UP = played([100, 160], "2 raise_to 160, 1 call")
# 50 of four; 100 more of seats 2 to 4; 150 more of seats 3 and 4.
THREE_POTS = played([50, 150, 300, 300], "3 raise_to 300, 4 call, 1 call, 2 call")
# Seat 1 is in for 50, seat 4 gives up 120 to a bet of 300 on the flop.
FOLDED_ABOVE = played(
    [50, 800, 800, 800],
    "3 raise_to 120, 4 call, 1 call, 2 call, 2 bet 300, 3 call, 4 fold, "
    "2 check, 3 check, 2 check, 3 check",
)
# Seat 4 posts 10 and 5 dead: the main pot is 50, 50, 50 and 5 and seat 1's 5.
DEAD = played(
    [200, 200, 200, 200],
    "3 raise_to 50, 4 call, 1 fold, 2 call, 2 check, 3 check, 4 check, "
    "2 check, 3 check, 4 check, 2 check, 3 check, 4 check",
    posts={"4": [10, 5]},
)
SIDE_AND_RETURN = played([50, 150, 300], "3 raise_to 300, 1 call, 2 call")
FOUR_POTS = played(
    [20, 50, 150, 300, 300], "3 call, 4 raise_to 300, 5 call, 1 call, 2 call, 3 call"
)
ONE_SIDE_POT = played([50, 150, 150], "3 raise_to 150, 1 call, 2 call")


def pots_of(question):
    right = key_of(side_pots, question)
    pots = [(right[f"pot-{n}"], sorted(right[f"eligible-{n}"])) for n in POTS]
    return right["returned"], [pot for pot in pots if pot != (0, [])]


@pytest.mark.parametrize(
    ("question", "case", "returned", "pots"),
    [
        (ONE_POT, "one-pot", 0, [(305, [2, 3, 4])]),
        (HEADS_UP, "uncalled-bet", 60, [(200, [1, 2])]),
        (ONE_SIDE_POT, "one-side-pot", 0, [(150, [1, 2, 3]), (200, [2, 3])]),
        (
            SIDE_AND_RETURN,
            "side-pot-and-return",
            150,
            [(150, [1, 2, 3]), (200, [2, 3])],
        ),
        (DEAD, "dead-money", 0, [(160, [2, 3, 4])]),
        # 50 of four, then 70 of three and 300 of two.
        (FOLDED_ABOVE, "folded-above-all-in", 0, [(200, [1, 2, 3]), (810, [2, 3])]),
        (
            THREE_POTS,
            "two-side-pots",
            0,
            [(200, [1, 2, 3, 4]), (300, [2, 3, 4]), (300, [3, 4])],
        ),
        (
            FOUR_POTS,
            "three-side-pots",
            0,
            [
                (100, [1, 2, 3, 4, 5]),
                (120, [2, 3, 4, 5]),
                (300, [3, 4, 5]),
                (300, [4, 5]),
            ],
        ),
    ],
)
def test_pots_worked_out_by_hand(question, case, returned, pots):
    assert pots_of(question) == (returned, pots)
    assert side_pots.case_of(question) == case


def shares(returned, *pots):
    """An answer: what goes back, and each pot with those who can win it."""
    pots = [*pots, *[(0, ())] * (4 - len(pots))]
    answer = {"returned": returned}
    for number, (chips, seats) in enumerate(pots, start=1):
        answer |= {f"pot-{number}": chips, f"eligible-{number}": frozenset(seats)}
    return answer


def credits(question, answer):
    grade = side_pots.grade(question, answer)
    return {part.name: part.credit for part in grade.parts}


def facts(question, answer, name):
    parts = side_pots.grade(question, answer).parts
    (findings,) = [part.findings for part in parts if part.name == name]
    return [str(finding.fact) for finding in findings]


def test_cells_that_are_rightly_blank_have_no_part():
    assert credits(ONE_POT, shares(0, (305, [2, 3, 4]))) == {
        "pot-1": 1,
        "eligible-1": 1,
    }


def test_a_pot_too_many_costs_its_cells():
    answer = shares(0, (305, [2, 3, 4]), (10, [2, 3]))

    assert credits(ONE_POT, answer) == {
        "pot-1": 1,
        "eligible-1": 1,
        "pot-2": 0,
        "eligible-2": 0,
    }
    assert facts(ONE_POT, answer, "pot-2") == ["first-wrong-step", "pots-counted"]


def test_who_forgot_what_goes_back_earns_the_pot_that_has_it_in():
    answer = shares(0, (260, [1, 2]))

    assert credits(HEADS_UP, answer) == {"returned": 0, "pot-1": 1, "eligible-1": 1}
    assert facts(HEADS_UP, answer, "returned") == ["first-wrong-step", "returned-is"]
    assert facts(HEADS_UP, answer, "pot-1") == ["follows-from-before"]


def test_what_does_not_go_back_may_lie_in_a_pot_of_its_own():
    answer = shares(0, (200, [1, 2]), (60, [2]))

    assert credits(HEADS_UP, answer) == {
        "returned": 0,
        "pot-1": 1,
        "eligible-1": 1,
        "pot-2": 1,
        "eligible-2": 1,
    }


def test_a_later_pot_that_makes_up_for_a_wrong_one_earns_its_credit():
    # 20 too many in the main pot are missing in the first side pot.
    answer = shares(0, (220, [1, 2, 3, 4]), (280, [2, 3, 4]), (300, [3, 4]))

    assert credits(THREE_POTS, answer) == {
        "pot-1": 0,
        "eligible-1": 1,
        "pot-2": 1,
        "eligible-2": 1,
        "pot-3": 1,
        "eligible-3": 1,
    }


def test_pots_after_two_that_were_taken_for_one_follow():
    answer = shares(0, (500, [1, 2, 3, 4]), (300, [3, 4]))

    assert credits(THREE_POTS, answer) == {
        "pot-1": 0,
        "eligible-1": 1,
        "pot-2": 1,
        "eligible-2": 1,
        "pot-3": 0,
        "eligible-3": 0,
    }


def test_two_pots_taken_for_one_follow_from_nothing():
    # The 150 that should go back are no reason to put 150 and 200 together, with them
    # or without.
    assert credits(SIDE_AND_RETURN, shares(0, (350, [2, 3])))["pot-1"] == 0
    assert credits(SIDE_AND_RETURN, shares(0, (500, [2, 3])))["pot-1"] == 0
    assert credits(SIDE_AND_RETURN, shares(0, (150, [1, 2, 3]), (350, [2, 3]))) == {
        "returned": 0,
        "pot-1": 1,
        "eligible-1": 1,
        "pot-2": 1,
        "eligible-2": 1,
    }


def test_a_pot_that_is_opened_for_a_folded_seat_is_one_wrong_step():
    answer = shares(0, (200, [1, 2, 3]), (210, [2, 3]), (600, [2, 3]))

    assert credits(FOLDED_ABOVE, answer) == {
        "pot-1": 1,
        "eligible-1": 1,
        "pot-2": 0,
        "eligible-2": 1,
        "pot-3": 1,
        "eligible-3": 1,
    }


def test_wrong_seats_follow_from_nothing_where_all_chips_are_right():
    answer = shares(0, (150, [1, 2, 3]), (200, [1, 2, 3]))

    assert credits(ONE_SIDE_POT, answer)["eligible-2"] == 0
    assert facts(ONE_SIDE_POT, answer, "eligible-2") == [
        "first-wrong-step",
        "unpaid-ticked",
        "eligible-are",
    ]


def test_who_folded_and_was_ticked_is_told():
    answer = shares(0, (305, [1, 2, 3, 4]))

    assert "folded-ticked" in facts(ONE_POT, answer, "eligible-1")


def test_nothing_at_all_earns_nothing():
    assert side_pots.grade(THREE_POTS, shares(0)).credit == 0


@pytest.mark.parametrize(
    ("rule", "question", "answer"),
    [
        (Misconception.POTS_POOLED, THREE_POTS, shares(0, (800, [1, 2, 3, 4]))),
        (Misconception.FOLDED_MONEY_FORGOTTEN, ONE_POT, shares(0, (300, [2, 3, 4]))),
        (Misconception.DEAD_MONEY_FORGOTTEN, DEAD, shares(0, (150, [2, 3, 4]))),
        (
            Misconception.FOLDED_STAKE_OPENS_POT,
            FOLDED_ABOVE,
            shares(0, (200, [1, 2, 3]), (210, [2, 3]), (600, [2, 3])),
        ),
        (
            Misconception.FOLDED_CAN_WIN,
            FOLDED_ABOVE,
            shares(0, (200, [1, 2, 3, 4]), (810, [2, 3])),
        ),
        (
            Misconception.ALL_IN_CAN_WIN_ALL,
            ONE_SIDE_POT,
            shares(0, (150, [1, 2, 3]), (200, [1, 2, 3])),
        ),
    ],
)
def test_each_wrong_rule_answers_as_its_believer_does(rule, question, answer):
    right = side_pots.right_answers(question)
    wrong = wrong_answers(side_pots.WRONG_RULES[rule], question, right)

    assert wrong == {item for item in answer.items() if item[1] not in right[item[0]]}


def test_who_returns_nothing_leaves_it_in_the_last_pot_or_in_one_of_its_own():
    rule = side_pots.WRONG_RULES[Misconception.BET_NOT_RETURNED]
    right = side_pots.right_answers(HEADS_UP)

    assert wrong_answers(rule, HEADS_UP, right) == {
        ("returned", 0),
        ("pot-1", 260),
        ("pot-2", 60),
        ("eligible-2", frozenset({2})),
    }


@pytest.mark.parametrize(
    ("rule", "question"),
    [
        (Misconception.POTS_POOLED, ONE_POT),
        (Misconception.BET_NOT_RETURNED, ONE_POT),
        (Misconception.FOLDED_MONEY_FORGOTTEN, THREE_POTS),
        (Misconception.DEAD_MONEY_FORGOTTEN, THREE_POTS),
        (Misconception.FOLDED_STAKE_OPENS_POT, ONE_POT),
        (Misconception.FOLDED_CAN_WIN, THREE_POTS),
        (Misconception.ALL_IN_CAN_WIN_ALL, ONE_POT),
    ],
)
def test_a_wrong_rule_that_makes_no_difference_does_not_err(rule, question):
    right = side_pots.right_answers(question)

    assert wrong_answers(side_pots.WRONG_RULES[rule], question, right) == set()


def candidates(question, **said):
    answer = {**key_of(side_pots, question), **said}
    grade = side_pots.grade(question, answer)
    return diagnose_answer(side_pots, question, answer, grade).candidates


def test_a_pot_that_is_right_or_blank_speaks_against_pooling():
    pooled = {"pot-1": 800, "pot-2": 0, "pot-3": 0}
    seats = {"eligible-2": frozenset(), "eligible-3": frozenset()}

    assert candidates(THREE_POTS, **pooled, **seats) == (Misconception.POTS_POOLED,)
    assert candidates(THREE_POTS, **{"pot-2": 0, "eligible-2": frozenset()}) == ()
    assert candidates(THREE_POTS, **{"pot-3": 0, "eligible-3": frozenset()}) == ()


def test_the_main_pot_cannot_be_left_blank():
    fields = {field.name: field for field in side_pots.fields(ONE_POT)}

    assert not fields["pot-1"].is_optional
    assert not fields["eligible-1"].is_optional
    assert fields["pot-2"].is_optional
    assert fields["returned"].is_optional
