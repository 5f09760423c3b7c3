"""Tables at which the order of turns comes out as is wanted."""

from random import Random

from quizzes.poker.betting.hands import Hand
from quizzes.questions.played.tables import Plan
from quizzes.questions.terms import Terms
from quizzes.questions.turns.dealing import stop_until
from quizzes.questions.turns.orders import case_of
from quizzes.questions.turns.stopped import StoppedHand

CHANCE = Plan((2, 3, 4, 5, 6), short=(0, 1, 2), callers=2)
FULL = Plan((3, 4, 5, 6), callers=2)
HEADS_UP = Plan((2,), callers=2)

PLANS: dict[str, Plan] = {
    "next-seat": FULL,
    "under-the-gun": FULL,
    "street-over": FULL,
    "seats-passed-over": Plan((4, 5, 6), short=(0, 1), callers=2),
    "first-seat-out": Plan((3, 4, 5, 6), short=(0, 0, 1), callers=2),
    "big-blind-option": Plan((2, 3, 4, 5, 6), callers=2),
    "raise-to-answer": Plan((2, 3, 4, 5, 6), short=(0, 1), callers=2),
    "heads-up-opens": HEADS_UP,
    "heads-up-later": HEADS_UP,
    "hand-over": Plan((2, 3, 4, 5, 6), callers=2),
    "betting-beside-all-in": Plan((4, 5, 6), short=(1, 2), depth=6, callers=3),
    "others-all-in": Plan((2, 3, 4), short=(1, 2, 3), callers=1),
}


def deal_case(rng: Random, terms: Terms, case: str) -> StoppedHand:
    """Play hands until one stands as the case says, and stop it then."""
    plan = PLANS[case]
    stopped = stop_until(
        rng, terms, plan, lambda hand: case_of(hand) == case, StoppedHand
    )
    return stopped or deal_any(rng, terms)


def deal_any(rng: Random, terms: Terms) -> StoppedHand:
    """Play a hand of two to six, and stop it at any moment after the blinds."""
    stopped = stop_until(rng, terms, CHANCE, _any_moment, StoppedHand)
    assert stopped is not None
    return stopped


def _any_moment(hand: Hand) -> bool:
    return True
