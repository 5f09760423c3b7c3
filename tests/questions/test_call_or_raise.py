from random import Random

import pytest

from quizzes.poker.rules import PROFILES, Structure
from quizzes.questions import call_or_raise
from quizzes.questions.asking import diagnose_answer, house_of
from quizzes.questions.misconceptions import Misconception, wrong_answers
from quizzes.questions.terms import Terms
from quizzes.questions.turns.stopped import OwnTurn
from tests.questions.amount_witness import amounts_case, amounts_key


def stopped(actions="", *, structure="no-limit", blinds=(5, 10), **fields):
    """Four seats with 500 each, if nothing else is told; seat 4 has the button."""
    game = {"structure": structure, "blinds": list(blinds)}
    if structure == "limit":
        game["bets"] = [blinds[1], 2 * blinds[1]]
    fields = {"stacks": [500] * 4, "rules": "default", "chip_unit": 1} | fields
    return OwnTurn.read({"game": game, "actions": actions, **fields})


def limit(actions, **fields):
    return stopped(actions, structure="limit", **fields)


def pot_limit(actions="", **fields):
    return stopped(actions, structure="pot-limit", **fields)


LIMPED = "3 call, 4 call, 1 call, 2 check"
TO_THE_TURN = f"{LIMPED}, 1 check, 2 check, 3 check, 4 check"

PLAIN = stopped()
POT = pot_limit(blinds=(1, 2))
SMALL_BLIND_OPENS = pot_limit("3 fold, 4 fold", blinds=(1, 2))
RAISED = stopped("3 raise_to 30")
OPTION = stopped("3 call, 4 fold, 1 call")
POT_BET = pot_limit(LIMPED)
BIG_BET = limit(TO_THE_TURN)
BIG_RAISE = limit(f"{TO_THE_TURN}, 1 bet 20")
# Blinds of 1 and 2; the bet of 2 and two raises make it 6, the third one 8.
TWO_RAISES = limit("3 raise_to 4, 4 raise_to 6", blinds=(1, 2))
CAPPED = limit("3 raise_to 4, 4 raise_to 6, 1 raise_to 8", blinds=(1, 2))
CAPPED_LATER = limit(
    "3 raise_to 4, 4 raise_to 6, 1 raise_to 8", blinds=(1, 2), rules="wsop"
)
FOUR_RAISES = limit(
    "3 raise_to 4, 4 raise_to 6, 1 raise_to 8, 2 raise_to 10",
    blinds=(1, 2),
    rules="wsop",
)
WAR = "2 raise_to 20, 1 raise_to 30, 2 raise_to 40"
LIMPED = "3 call, 4 call, 1 call, 2 check"
THREE_ON_FLOP = f"{LIMPED}, 1 bet 2, 2 raise_to 4, 3 raise_to 6"
ON_FLOP = limit(THREE_ON_FLOP, blinds=(1, 2))
CAPPED_ON_FLOP = limit(f"{THREE_ON_FLOP}, 4 raise_to 8", blinds=(1, 2))
HEADS_UP_WAR = limit(WAR, stacks=[500, 500])
HEADS_UP_CAP = limit(WAR, stacks=[500, 500], rules="tda-2024")
SHORT_CALL = stopped("3 raise_to 30", stacks=[500, 500, 500, 20])
SHORT_RAISE = stopped("3 raise_to 30", stacks=[500, 500, 500, 45])
LAST_ALL_IN = stopped("2 raise_to 60", stacks=[500, 60])
# In pot-limit a short blind counts as a whole one: 100 + 200 + 200 and the bet of 200.
SHORT_BLIND = pot_limit(blinds=(100, 200), stacks=[9000, 150, 9000, 9000])
# Seat 4 adds 15 to a raise of 20; seat 1 goes along, so that a raise could be called.
CLOSED = stopped(
    "3 raise_to 30, 4 raise_to 45, 1 call, 2 fold", stacks=[500, 500, 500, 45]
)
# Seat 1 adds 10 more: 25 since the raise of 20.
ADDED_UP = stopped(
    "3 raise_to 30, 4 raise_to 45, 1 raise_to 55, 2 call", stacks=[55, 500, 500, 45]
)
# In limit 5 of a bet of 10 are half of it, 4 are less.
HALF = limit("3 raise_to 20, 4 raise_to 25, 1 fold, 2 call", stacks=[500, 500, 500, 25])
LESS_THAN_HALF = limit(
    "3 raise_to 20, 4 raise_to 24, 1 fold, 2 call", stacks=[500, 500, 500, 24]
)


@pytest.mark.parametrize(
    ("question", "case", "call", "raise_to"),
    [
        (PLAIN, "plain-call", 10, (20, 500)),
        # The pot after the call is 1 + 2 + 2.
        (POT, "pot-raise", 2, (4, 7)),
        (SMALL_BLIND_OPENS, "own-bet-counts", 1, (4, 6)),
        (RAISED, "raise-after-raise", 30, (50, 500)),
        (OPTION, "big-blind-option", 0, (20, 500)),
        (POT_BET, "first-bet", 0, (10, 40)),
        (BIG_BET, "double-bet", 0, (20,)),
        (BIG_RAISE, "double-bet", 20, (40,)),
        (TWO_RAISES, "one-raise-left", 5, (8,)),
        (CAPPED, "capped", 6, (0,)),
        (CAPPED_LATER, "one-raise-left", 6, (10,)),
        (FOUR_RAISES, "capped", 6, (0,)),
        (HEADS_UP_WAR, "cap-lifted", 10, (50,)),
        (HEADS_UP_CAP, "capped", 10, (0,)),
        (SHORT_CALL, "call-is-all-in", 20, (0, 0)),
        (SHORT_RAISE, "all-in-raise", 30, (45, 45)),
        (LAST_ALL_IN, "nobody-could-call", 50, (0, 0)),
        (SHORT_BLIND, "short-big-blind", 200, (400, 700)),
        (CLOSED, "not-reopened", 15, (0, 0)),
        (ADDED_UP, "reopened", 25, (75, 500)),
        (HALF, "reopened", 5, (35,)),
        (LESS_THAN_HALF, "not-reopened", 4, (0,)),
    ],
)
def test_amounts_worked_out_by_hand(question, case, call, raise_to):
    names = ("raise_to",) if len(raise_to) == 1 else ("least", "most")

    assert call_or_raise.right_answers(question) == {
        "call": (call,),
        "may_raise": ("yes" if raise_to[0] else "no",),
        **{name: (to,) for name, to in zip(names, raise_to, strict=True)},
    }
    assert call_or_raise.case_of(question) == case


def wrong(rule, question):
    right = call_or_raise.right_answers(question)
    return dict(wrong_answers(call_or_raise.WRONG_RULES[rule], question, right))


NO_RAISE = {"may_raise": "no", "least": 0, "most": 0}


@pytest.mark.parametrize(
    ("rule", "question", "answer"),
    [
        (Misconception.OWN_BET_NOT_COUNTED, TWO_RAISES, {"call": 6}),
        (Misconception.CALL_BEYOND_CHIPS, SHORT_CALL, {"call": 30}),
        (Misconception.SHORT_BLIND_MATCHED, SHORT_BLIND, {"call": 150}),
        (Misconception.RAISE_BY_FOR_TO, POT, {"least": 2, "most": 5}),
        (Misconception.BIG_BLIND_IS_LEAST, RAISED, {"least": 40}),
        (Misconception.DOUBLE_IS_LEAST, RAISED, {"least": 60}),
        (Misconception.CALL_NOT_IN_POT, POT, {"most": 5}),
        (Misconception.SMALL_BET_ALWAYS, BIG_BET, {"raise_to": 10}),
        (Misconception.SMALL_BET_ALWAYS, BIG_RAISE, {"raise_to": 30}),
        (Misconception.NO_OPTION, OPTION, NO_RAISE),
        (Misconception.ALL_IN_MUST_BE_FULL, SHORT_RAISE, NO_RAISE),
        (
            Misconception.BET_COUNTED_AS_RAISE,
            TWO_RAISES,
            {"may_raise": "no", "raise_to": 0},
        ),
        (
            Misconception.CAP_KEPT_HEADS_UP,
            HEADS_UP_WAR,
            {"may_raise": "no", "raise_to": 0},
        ),
        # As if one raised the 45 by the 20 of the last full raise.
        (
            Misconception.ALL_IN_ALWAYS_REOPENS,
            CLOSED,
            {"may_raise": "yes", "least": 65, "most": 500},
        ),
        (
            Misconception.ALL_IN_ALWAYS_REOPENS,
            LESS_THAN_HALF,
            {"may_raise": "yes", "raise_to": 30},
        ),
        (Misconception.ALL_IN_NEVER_REOPENS, ADDED_UP, NO_RAISE),
    ],
)
def test_each_wrong_rule_answers_as_its_believer_does(rule, question, answer):
    assert wrong(rule, question) == answer


@pytest.mark.parametrize(
    ("rule", "question"),
    [
        (Misconception.OWN_BET_NOT_COUNTED, PLAIN),
        (Misconception.OWN_BET_NOT_COUNTED, OPTION),
        (Misconception.CALL_BEYOND_CHIPS, SHORT_RAISE),
        (Misconception.SHORT_BLIND_MATCHED, PLAIN),
        (Misconception.RAISE_BY_FOR_TO, POT_BET),
        (Misconception.BIG_BLIND_IS_LEAST, PLAIN),
        # Twice a bet is its smallest raise, where nothing was raised.
        (Misconception.DOUBLE_IS_LEAST, PLAIN),
        (Misconception.CALL_NOT_IN_POT, POT_BET),
        (Misconception.CALL_NOT_IN_POT, RAISED),
        (Misconception.SMALL_BET_ALWAYS, TWO_RAISES),
        (Misconception.NO_OPTION, PLAIN),
        (Misconception.ALL_IN_MUST_BE_FULL, RAISED),
        (Misconception.BET_COUNTED_AS_RAISE, CAPPED),
        (Misconception.BET_COUNTED_AS_RAISE, HEADS_UP_WAR),
        (Misconception.CAP_KEPT_HEADS_UP, TWO_RAISES),
        (Misconception.ALL_IN_ALWAYS_REOPENS, CAPPED),
        (Misconception.ALL_IN_ALWAYS_REOPENS, LAST_ALL_IN),
        (Misconception.ALL_IN_NEVER_REOPENS, RAISED),
    ],
)
def test_a_wrong_rule_that_makes_no_difference_does_not_err(rule, question):
    assert wrong(rule, question) == {}


def key_with(question, **said):
    right = call_or_raise.right_answers(question)
    return {name: values[0] for name, values in right.items()} | said


def credits(question, **said):
    grade = call_or_raise.grade(question, key_with(question, **said))
    return {part.name: part.credit for part in grade.parts}


def test_a_raise_that_is_rightly_left_blank_has_no_part():
    assert credits(CLOSED) == {"call": 1, "may_raise": 1}
    assert credits(CLOSED, least=65) == {"call": 1, "may_raise": 1, "least": 0}


def test_a_raise_that_is_wrongly_left_blank_costs_all_of_it():
    assert credits(RAISED, **NO_RAISE) == {
        "call": 1,
        "may_raise": 0,
        "least": 0,
        "most": 0,
    }


def facts(question):
    parts = call_or_raise.grade(question, None).parts
    return [str(finding.fact) for part in parts for finding in part.findings]


@pytest.mark.parametrize(
    ("question", "told"),
    [
        (SMALL_BLIND_OPENS, ["call-completes", "may-raise", "least-raise-is"]),
        (OPTION, ["nothing-to-call", "option-is-yours", "least-raise-is"]),
        (SHORT_CALL, ["call-is-all-in", "call-takes-all"]),
        (CAPPED, ["call-completes", "cap-is-reached"]),
        (TWO_RAISES, ["call-completes", "cap-not-reached", "limit-raise-is"]),
        (ON_FLOP, ["call-is", "cap-not-reached-later", "limit-raise-is"]),
        (CAPPED_ON_FLOP, ["call-completes", "cap-is-reached-later"]),
        (HEADS_UP_WAR, ["call-completes", "cap-is-lifted", "limit-raise-is"]),
        (LAST_ALL_IN, ["call-completes", "nobody-could-call"]),
        (CLOSED, ["call-completes", "not-reopened"]),
        (ADDED_UP, ["call-completes", "all-ins-add-up", "least-raise-is"]),
        (HALF, ["call-completes", "half-is-full", "limit-raise-is"]),
        (SHORT_BLIND, ["blind-is-whole", "may-raise", "least-raise-is"]),
        (SHORT_RAISE, ["call-is", "may-raise", "all-in-for-less"]),
    ],
)
def test_the_reason_is_told(question, told):
    assert facts(question)[: len(told)] == told


def house(question, **said):
    answer = key_with(question, **said)
    grade = call_or_raise.grade(question, answer)
    candidates = diagnose_answer(call_or_raise, question, answer, grade).candidates
    return house_of(call_or_raise, question, answer, grade), candidates


def test_a_fourth_raise_is_right_in_a_house_that_allows_four():
    assert house(CAPPED, may_raise="yes", raise_to=10) == ("wsop", ())


def test_a_hand_that_other_houses_do_not_allow_is_right_in_none_of_them():
    # Those who cap at three raises never come to a fourth one.
    assert house(FOUR_RAISES, may_raise="yes", raise_to=12) == (None, ())


def test_one_s_own_seat_is_drawn_at_one_s_turn():
    assert (CLOSED.own, CLOSED.shown.street.name) == (3, "PREFLOP")
    assert (POT_BET.own, POT_BET.shown.street.name) == (1, "FLOP")


@pytest.mark.parametrize("house", PROFILES)
@pytest.mark.parametrize("structure", Structure)
def test_every_house_and_structure_deals_what_the_witness_says(house, structure):
    terms = Terms(house=house, structure=structure)
    for case in call_or_raise.CASES:
        question = call_or_raise.deal(Random(f"{house}/{case}"), terms, case)
        right = call_or_raise.right_answers(question)

        assert question.game.structure is structure
        assert question.rules == PROFILES[house]
        assert call_or_raise.case_of(question) == amounts_case(question.write())
        told = {name: set(values) for name, values in right.items()}
        assert told == amounts_key(question.write())


def test_a_pot_in_which_a_short_blind_counts_as_whole_is_explained():
    """Of the 500 after the call only 450 lie there: the big blind lacks 50."""
    parts = call_or_raise.grade(SHORT_BLIND, None).parts
    most = next(part for part in parts if part.name == "most")

    assert [finding.write() for finding in most.findings] == [
        {"fact": "blinds-count-whole", "values": {"chips": 50}},
        {"fact": "pot-raise-is", "values": {"due": 200, "pot": 500, "chips": 700}},
    ]
