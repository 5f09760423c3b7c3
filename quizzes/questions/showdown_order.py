"""Showdown order: who shows first, who comes next, and who may muck."""

from random import Random

from quizzes.poker.rules import Variant
from quizzes.questions.misconceptions import Misconception
from quizzes.questions.showings import cases, marking, orders
from quizzes.questions.showings.hands import EndedHand
from quizzes.questions.terms import Terms

NAME = "showdown-order"
VERSION = 1
HOUSES_DIFFER = True
HAS_BETTING = True

CASES = tuple(cases.PLANS)
LEVELS = {
    1: {"bet-on-river": 6, "all-folded": 2, "may-muck": 2},
    2: {
        "bet-on-river": 2,
        "checked-river": 3,
        "all-folded": 1,
        "may-muck": 3,
        "low-saves": 1,
    },
    3: {
        "checked-river": 3,
        "no-bet-at-all": 2,
        "may-muck": 2,
        "low-saves": 2,
        "tie-shows": 1,
    },
    4: {
        "checked-river": 2,
        "no-bet-at-all": 2,
        "low-saves": 2,
        "tie-shows": 2,
        "all-in": 2,
    },
    5: {
        "no-bet-at-all": 1,
        "low-saves": 2,
        "tie-shows": 2,
        "all-in": 2,
        "side-pot-first": 3,
    },
}
WRONG_RULES = orders.WRONG_RULES
TRAP_CASES = {
    Misconception.LEFT_SHOWS_FIRST: ("bet-on-river", "may-muck", "low-saves"),
    Misconception.CALLER_SHOWS_FIRST: ("bet-on-river", "may-muck", "low-saves"),
    Misconception.WINNER_SHOWS_FIRST: ("checked-river", "bet-on-river", "low-saves"),
    Misconception.BIG_BLIND_IS_BET: ("no-bet-at-all",),
    Misconception.SIDE_POT_NOT_FIRST: ("side-pot-first",),
    Misconception.ONLY_HIGH_IS_SHOWN: ("low-saves",),
    Misconception.TIE_MAY_MUCK: ("tie-shows",),
    Misconception.EVERYBODY_SHOWS: ("may-muck", "all-folded"),
}

read_question = EndedHand.read
given = EndedHand.given
told = EndedHand.told
case_of = cases.case_of
deal = cases.deal_case
fields = marking.showing_fields
right_answers = orders.right_answers
grade = marking.grade_showing
hint = marking.hint_showing


def deal_by_chance(rng: Random, variant: Variant) -> EndedHand:
    """Play a hand of two to six that went on beyond the first folds."""
    return cases.deal_any(rng, Terms(variant=variant))
