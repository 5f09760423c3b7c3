"""Call or raise: what a call costs at one's turn, and to what one may raise."""

from random import Random

from quizzes.poker.rules import Variant
from quizzes.questions.misconceptions import Misconception
from quizzes.questions.terms import Terms
from quizzes.questions.turns import amount_cases, amount_marking, amounts
from quizzes.questions.turns.stopped import OwnTurn
from quizzes.questions.turns.wrong_amounts import WRONG_AMOUNTS

NAME = "call-or-raise"
VERSION = 1
HOUSES_DIFFER = True
HAS_BETTING = True

CASES = tuple(amount_cases.PLANS)
LEVELS = {
    1: {"plain-call": 4, "first-bet": 3, "own-bet-counts": 3},
    2: {
        "plain-call": 1,
        "first-bet": 2,
        "own-bet-counts": 3,
        "big-blind-option": 2,
        "pot-raise": 3,
        "double-bet": 2,
    },
    3: {
        "own-bet-counts": 1,
        "pot-raise": 3,
        "double-bet": 2,
        "raise-after-raise": 3,
        "call-is-all-in": 2,
        "one-raise-left": 1,
        "capped": 2,
    },
    4: {
        "raise-after-raise": 3,
        "all-in-raise": 2,
        "nobody-could-call": 2,
        "one-raise-left": 1,
        "capped": 2,
        "short-big-blind": 2,
        "not-reopened": 2,
    },
    5: {
        "all-in-raise": 1,
        "cap-lifted": 2,
        "short-big-blind": 2,
        "not-reopened": 3,
        "reopened": 4,
    },
}
WRONG_RULES = {
    misconception: amount_marking.following(believe)
    for misconception, believe in WRONG_AMOUNTS.items()
}
TRAP_CASES = {
    Misconception.OWN_BET_NOT_COUNTED: ("own-bet-counts",),
    Misconception.CALL_BEYOND_CHIPS: ("call-is-all-in",),
    Misconception.SHORT_BLIND_MATCHED: ("short-big-blind",),
    Misconception.RAISE_BY_FOR_TO: ("plain-call", "pot-raise", "raise-after-raise"),
    Misconception.BIG_BLIND_IS_LEAST: ("raise-after-raise",),
    Misconception.DOUBLE_IS_LEAST: ("raise-after-raise",),
    Misconception.CALL_NOT_IN_POT: ("pot-raise", "raise-after-raise"),
    Misconception.SMALL_BET_ALWAYS: ("double-bet",),
    Misconception.NO_OPTION: ("big-blind-option",),
    Misconception.ALL_IN_MUST_BE_FULL: ("all-in-raise",),
    Misconception.BET_COUNTED_AS_RAISE: ("one-raise-left",),
    Misconception.CAP_KEPT_HEADS_UP: ("cap-lifted",),
    Misconception.ALL_IN_ALWAYS_REOPENS: ("not-reopened",),
    Misconception.ALL_IN_NEVER_REOPENS: ("reopened",),
}

read_question = OwnTurn.read
given = OwnTurn.given
told = amount_marking.tell_game
fields = amount_marking.amount_fields
right_answers = amount_marking.right_amounts
grade = amount_marking.mark_amounts
hint = amount_marking.hint_bets
deal = amount_cases.deal_case


def case_of(question: OwnTurn) -> str:
    """Return what a call and a raise are like."""
    return amounts.case_of(question.betting)


def deal_by_chance(rng: Random, variant: Variant) -> OwnTurn:
    """Play a hand of two to six, and stop it at any turn."""
    return amount_cases.deal_any(rng, Terms())
