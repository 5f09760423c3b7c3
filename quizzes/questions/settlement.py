"""A whole settlement: pots, who wins each half of them, and chips for every seat."""

from random import Random

from quizzes.poker.rules import Variant
from quizzes.questions.base import Answer, Grade
from quizzes.questions.misconceptions import Misconception
from quizzes.questions.played import payments, settlement_cases, settlement_cells
from quizzes.questions.played.hands import PlayedHand
from quizzes.questions.played.pot_cells import hint_stakes
from quizzes.questions.terms import Terms

NAME = "settlement"
VERSION = 1
HOUSES_DIFFER = True
HAS_BETTING = True

CASES = tuple(settlement_cases.PLANS)
LEVELS = {
    1: {"one-pot": 5, "uncalled-bet": 3, "same-winners": 2},
    2: {"one-pot": 2, "uncalled-bet": 2, "same-winners": 3, "other-winners": 3},
    3: {
        "same-winners": 2,
        "other-winners": 3,
        "folded-above-all-in": 2,
        "tied-half": 3,
    },
    4: {
        "other-winners": 2,
        "folded-above-all-in": 2,
        "tied-half": 2,
        "no-low-in-side-pot": 2,
        "odd-chip-in-pot": 2,
    },
    5: {
        "other-winners": 1,
        "no-low-in-side-pot": 3,
        "odd-chip-in-pot": 3,
        "three-side-pots": 3,
    },
}
WRONG_RULES = payments.WRONG_SETTLEMENTS
TRAP_CASES = {
    Misconception.POTS_POOLED: ("same-winners", "other-winners"),
    Misconception.BET_NOT_RETURNED: ("uncalled-bet",),
    Misconception.FOLDED_MONEY_FORGOTTEN: ("same-winners", "folded-above-all-in"),
    Misconception.DEAD_MONEY_FORGOTTEN: ("other-winners", "folded-above-all-in"),
    Misconception.FOLDED_STAKE_OPENS_POT: ("folded-above-all-in",),
    Misconception.FOLDED_CAN_WIN: ("folded-above-all-in",),
    Misconception.ALL_IN_CAN_WIN_ALL: ("same-winners", "other-winners"),
    Misconception.ONE_WINNER_FOR_ALL_POTS: ("other-winners",),
    Misconception.LOW_OF_ALL_PLAYERS: ("other-winners",),
    Misconception.ONE_OF_TIED_WINS: ("tied-half",),
    Misconception.LOW_TAKES_ODD_CHIP: ("odd-chip-in-pot",),
}

read_question = PlayedHand.read
given = PlayedHand.given
told = PlayedHand.told
case_of = settlement_cases.case_of
deal = settlement_cases.deal_case
fields = settlement_cells.settlement_fields
right_answers = settlement_cells.right_cells
hint = hint_stakes


def deal_by_chance(rng: Random, variant: Variant) -> PlayedHand:
    """Play a hand of two to six to a showdown."""
    return settlement_cases.deal_any(rng, Terms(variant=variant))


def grade(question: PlayedHand, answer: Answer | None) -> Grade:
    """Mark each cell that is used, and credit what follows from a wrong one."""
    return Grade(tuple(settlement_cells.mark_settlement(question, answer)))
