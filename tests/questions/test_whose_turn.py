import pytest

from quizzes.questions import whose_turn
from quizzes.questions.asking import diagnose_answer
from quizzes.questions.misconceptions import Misconception, wrong_answers
from quizzes.questions.turns.stopped import StoppedHand


def stopped(stacks, actions=""):
    """A no-limit hand with blinds of 5 and 10; the last seat has the button."""
    return StoppedHand.read(
        {
            "game": {"structure": "no-limit", "blinds": [5, 10]},
            "stacks": stacks,
            "actions": actions,
            "chip_unit": 1,
            "rules": "default",
        }
    )


FOUR = [500] * 4
LIMPED = "3 call, 4 call, 1 call, 2 check"
CHECKED = f"{LIMPED}, 1 check, 2 check, 3 check, 4 check"

START = stopped(FOUR)
CALLED = stopped(FOUR, "3 call")
STREET_OVER = stopped(FOUR, LIMPED)
# Seat 3 folded before the flop.
PASSED = stopped(FOUR, "3 fold, 4 call, 1 call, 2 check, 1 check, 2 check")
# Seat 3 is all-in for 40, and on the flop it has no turn between seats 2 and 4.
PASSED_ALL_IN = stopped(
    [500, 500, 40, 500], "3 raise_to 40, 4 call, 1 call, 2 call, 1 check, 2 check"
)
FIRST_OUT = stopped(FOUR, "3 call, 4 call, 1 fold, 2 check")
BET_AND_CALLED = stopped(
    FOUR, "3 call, 4 fold, 1 fold, 2 check, 2 bet 10, 3 raise_to 30, 2 call"
)
OPTION = stopped(FOUR, "3 call, 4 fold, 1 call")
NO_OPTION_LEFT = stopped(FOUR, "3 raise_to 30, 4 fold, 1 call")
RAISED = stopped(FOUR, "3 call, 4 call, 1 call, 2 raise_to 60")
RE_RAISED = stopped(FOUR, "3 raise_to 30, 4 raise_to 90, 1 fold, 2 fold")
HEADS_UP = stopped([500, 500])
HEADS_UP_FLOP = stopped([500, 500], "2 call, 1 check")
ALL_FOLDED = stopped(FOUR, "3 raise_to 30, 4 fold, 1 fold, 2 fold")
SHOWDOWN = stopped(
    [500, 500],
    "2 call, 1 check, 1 check, 2 check, 1 check, 2 check, 1 bet 20, 2 call",
)
# Seats 1, 2 and 4 bet on for a side pot beside seat 3's all-in of 40.
BESIDE = stopped([500, 500, 40, 500], "3 raise_to 40, 4 call, 1 call, 2 call")
# Seat 1 is all-in; all others follow.
BESIDE_FIRST = stopped(
    [40, 500, 500, 500], "3 call, 4 call, 1 raise_to 40, 2 call, 3 call, 4 call"
)
LONE = stopped([40, 500, 40], "3 raise_to 40, 1 call, 2 call")
BOTH_ALL_IN = stopped([60, 60], "2 raise_to 60, 1 call")


@pytest.mark.parametrize(
    ("question", "case", "after", "to_act"),
    [
        (START, "under-the-gun", "same-street", "3"),
        (CALLED, "next-seat", "same-street", "4"),
        (NO_OPTION_LEFT, "next-seat", "same-street", "2"),
        (STREET_OVER, "street-over", "next-street", "1"),
        (PASSED, "seats-passed-over", "same-street", "4"),
        (PASSED_ALL_IN, "seats-passed-over", "same-street", "4"),
        (FIRST_OUT, "first-seat-out", "next-street", "2"),
        (BET_AND_CALLED, "first-seat-out", "next-street", "2"),
        (OPTION, "big-blind-option", "same-street", "2"),
        (RAISED, "raise-to-answer", "same-street", "3"),
        (RE_RAISED, "raise-to-answer", "same-street", "3"),
        (HEADS_UP, "heads-up-opens", "same-street", "2"),
        (HEADS_UP_FLOP, "heads-up-later", "next-street", "1"),
        (ALL_FOLDED, "hand-over", "no-more-betting", "nobody"),
        (SHOWDOWN, "hand-over", "no-more-betting", "nobody"),
        (BESIDE, "betting-beside-all-in", "next-street", "1"),
        (BESIDE_FIRST, "betting-beside-all-in", "next-street", "2"),
        (LONE, "others-all-in", "no-more-betting", "nobody"),
        (BOTH_ALL_IN, "others-all-in", "no-more-betting", "nobody"),
    ],
)
def test_turns_worked_out_by_hand(question, case, after, to_act):
    assert whose_turn.right_answers(question) == {
        "after": (after,),
        "to_act": (to_act,),
    }
    assert whose_turn.case_of(question) == case


def wrong(rule, question):
    right = whose_turn.right_answers(question)
    return dict(wrong_answers(whose_turn.WRONG_RULES[rule], question, right))


@pytest.mark.parametrize(
    ("rule", "question", "answer"),
    [
        (Misconception.SMALL_BLIND_OPENS, START, {"to_act": "1"}),
        (Misconception.BUTTON_OPENS, STREET_OVER, {"to_act": "4"}),
        (Misconception.HEADS_UP_REVERSED, HEADS_UP, {"to_act": "1"}),
        (Misconception.HEADS_UP_REVERSED, HEADS_UP_FLOP, {"to_act": "2"}),
        (
            Misconception.NO_OPTION,
            OPTION,
            {"after": "next-street", "to_act": "1"},
        ),
        (
            Misconception.RAISER_ACTS_AGAIN,
            BET_AND_CALLED,
            {"after": "same-street", "to_act": "3"},
        ),
        (
            Misconception.RAISER_ACTS_AGAIN,
            SHOWDOWN,
            {"after": "same-street", "to_act": "1"},
        ),
        (
            Misconception.ONE_TURN_EACH,
            RAISED,
            {"after": "next-street", "to_act": "1"},
        ),
        (Misconception.ALL_IN_ACTS, PASSED_ALL_IN, {"to_act": "3"}),
        (Misconception.ALL_IN_ACTS, BESIDE_FIRST, {"to_act": "1"}),
        (
            Misconception.ALL_IN_ENDS_BETTING,
            BESIDE,
            {"after": "no-more-betting", "to_act": "nobody"},
        ),
        (
            Misconception.LONE_SEAT_BETS,
            LONE,
            {"after": "next-street", "to_act": "2"},
        ),
    ],
)
def test_each_wrong_rule_answers_as_its_believer_does(rule, question, answer):
    assert wrong(rule, question) == answer


@pytest.mark.parametrize(
    ("rule", "question"),
    [
        # Heads-up the small blind does act first.
        (Misconception.SMALL_BLIND_OPENS, HEADS_UP),
        (Misconception.SMALL_BLIND_OPENS, CALLED),
        # The button has folded: whoever comes next is the right one.
        (Misconception.BUTTON_OPENS, BET_AND_CALLED),
        (Misconception.BUTTON_OPENS, CALLED),
        (Misconception.HEADS_UP_REVERSED, START),
        (Misconception.NO_OPTION, NO_OPTION_LEFT),
        # A blind is no bet that could be raised again.
        (Misconception.RAISER_ACTS_AGAIN, STREET_OVER),
        (Misconception.RAISER_ACTS_AGAIN, BOTH_ALL_IN),
        (Misconception.RAISER_ACTS_AGAIN, ALL_FOLDED),
        (Misconception.ONE_TURN_EACH, CALLED),
        (Misconception.ALL_IN_ACTS, BESIDE),
        (Misconception.ALL_IN_ENDS_BETTING, PASSED_ALL_IN),
        (Misconception.LONE_SEAT_BETS, BOTH_ALL_IN),
        (Misconception.LONE_SEAT_BETS, ALL_FOLDED),
    ],
)
def test_a_wrong_rule_that_makes_no_difference_does_not_err(rule, question):
    assert wrong(rule, question) == {}


def facts(question, after, to_act):
    answer = {"after": after, "to_act": to_act}
    parts = whose_turn.grade(question, answer).parts
    return [[str(finding.fact) for finding in part.findings] for part in parts]


def test_who_still_has_to_act_is_told():
    grade = whose_turn.grade(RAISED, None)

    assert grade.parts[0].findings[0].values == {"seats": [1, 3, 4]}


@pytest.mark.parametrize(
    ("question", "to_act", "told"),
    [
        (PASSED, "3", ["folded-has-no-turn", "next-clockwise"]),
        (PASSED_ALL_IN, "3", ["all-in-has-no-turn", "next-clockwise"]),
        (RE_RAISED, "4", ["raise-to-answer"]),
        (LONE, "2", ["nobody-acts"]),
    ],
)
def test_a_seat_without_a_turn_is_told_why(question, to_act, told):
    assert facts(question, "same-street", to_act)[1] == told


def test_each_choice_earns_its_half():
    answer = {"after": "next-street", "to_act": "4"}

    assert whose_turn.grade(STREET_OVER, answer).credit == 1 / 2


def test_a_street_that_is_over_still_lies_as_it_was_bet():
    assert STREET_OVER.shown.street.name == "PREFLOP"
    assert [player.bet for player in STREET_OVER.shown.betting.players] == [10] * 4
    assert BESIDE_FIRST.shown.betting.pot == 0
    assert stopped(FOUR, CHECKED).shown.betting.pot == 40


def candidates(question, after, to_act):
    answer = {"after": after, "to_act": to_act}
    grade = whose_turn.grade(question, answer)
    return diagnose_answer(whose_turn, question, answer, grade).candidates


def test_a_choice_that_is_right_speaks_against_a_rule_that_misses_it():
    # Seat 3 raised last; who takes the street for over does not let it act again on it.
    assert candidates(BET_AND_CALLED, "same-street", "3") == (
        Misconception.RAISER_ACTS_AGAIN,
    )
    assert candidates(BET_AND_CALLED, "next-street", "3") == ()
