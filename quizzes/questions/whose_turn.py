"""Whose turn: who acts next after what was done, on this street or the next."""

from random import Random

from quizzes.poker.rules import Variant
from quizzes.questions.misconceptions import Misconception
from quizzes.questions.terms import Terms
from quizzes.questions.turns import order_cases, order_marking, orders
from quizzes.questions.turns.stopped import StoppedHand
from quizzes.questions.turns.wrong_orders import WRONG_TURNS

NAME = "whose-turn"
VERSION = 1
HOUSES_DIFFER = False
HAS_BETTING = True

CASES = tuple(order_cases.PLANS)
LEVELS = {
    1: {"next-seat": 4, "under-the-gun": 3, "street-over": 3},
    2: {
        "next-seat": 2,
        "under-the-gun": 1,
        "street-over": 3,
        "seats-passed-over": 2,
        "big-blind-option": 2,
        "hand-over": 2,
    },
    3: {
        "seats-passed-over": 2,
        "first-seat-out": 3,
        "big-blind-option": 2,
        "raise-to-answer": 3,
        "heads-up-opens": 1,
        "hand-over": 1,
    },
    4: {
        "first-seat-out": 2,
        "raise-to-answer": 2,
        "heads-up-opens": 2,
        "heads-up-later": 2,
        "others-all-in": 2,
    },
    5: {
        "raise-to-answer": 2,
        "heads-up-later": 2,
        "betting-beside-all-in": 4,
        "others-all-in": 3,
    },
}
WRONG_RULES = {
    misconception: order_marking.following(believe)
    for misconception, believe in WRONG_TURNS.items()
}
TRAP_CASES = {
    Misconception.SMALL_BLIND_OPENS: ("under-the-gun",),
    Misconception.BUTTON_OPENS: ("street-over", "first-seat-out"),
    Misconception.HEADS_UP_REVERSED: ("heads-up-opens", "heads-up-later"),
    Misconception.NO_OPTION: ("big-blind-option",),
    Misconception.RAISER_ACTS_AGAIN: ("hand-over", "first-seat-out"),
    Misconception.ONE_TURN_EACH: ("raise-to-answer",),
    Misconception.ALL_IN_ACTS: ("seats-passed-over",),
    Misconception.ALL_IN_ENDS_BETTING: ("betting-beside-all-in",),
    Misconception.LONE_SEAT_BETS: ("others-all-in",),
}

read_question = StoppedHand.read
given = StoppedHand.given
told = StoppedHand.told
fields = order_marking.turn_fields
right_answers = order_marking.right_turn
grade = order_marking.mark_turn
hint = order_marking.hint_bet


def case_of(question: StoppedHand) -> str:
    """Return what the order of turns is like."""
    return orders.case_of(question.betting)


def deal(rng: Random, terms: Terms, case: str) -> StoppedHand:
    """Play a hand up to a moment of a case; no cards are to be shown."""
    return order_cases.deal_case(rng, Terms(structure=terms.structure), case)


def deal_by_chance(rng: Random, variant: Variant) -> StoppedHand:
    """Play a hand of two to six, and stop it after any of its actions."""
    return order_cases.deal_any(rng, Terms())
