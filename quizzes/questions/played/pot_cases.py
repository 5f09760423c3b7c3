"""What the pots of a hand are like, and tables at which they come about."""

from collections.abc import Callable
from random import Random

from quizzes.poker.rules import Structure
from quizzes.questions.deals import MOST_TRIES
from quizzes.questions.played.hands import PlayedHand
from quizzes.questions.played.layers import folded_between
from quizzes.questions.played.tables import Plan, play
from quizzes.questions.terms import Terms

NO_LIMITS = (Structure.POT_LIMIT, Structure.NO_LIMIT)

PLANS: dict[str, Plan] = {
    "one-pot": Plan((2, 3, 4), pots=(1,), returns=False),
    "uncalled-bet": Plan((2, 3, 4), structures=NO_LIMITS, pots=(1,), returns=True),
    "one-side-pot": Plan((3, 4), short=(1, 2), callers=2, pots=(2,), returns=False),
    "side-pot-and-return": Plan(
        (3, 4, 5),
        short=(1, 2),
        depth=20,
        callers=2,
        keen=0.9,
        structures=NO_LIMITS,
        pots=(2,),
        returns=True,
    ),
    "dead-money": Plan((4, 5, 6), short=(1, 2), callers=2, dead=1.0, pots=(1, 2)),
    "folded-above-all-in": Plan(
        (5, 6), short=(1,), depth=3, callers=4, quitters=1, pots=(1, 2)
    ),
    "two-side-pots": Plan((4, 5, 6), short=(2, 3), callers=2, pots=(3,)),
    "three-side-pots": Plan((5, 6), short=(3, 4), callers=2, pots=(4,)),
}
CHANCE = Plan((2, 3, 4, 5, 6), short=(0, 1, 2, 3), callers=2, dead=0.1)


def case_of(hand: PlayedHand) -> str:
    """Return what the pots of a hand are like.

    The first that applies counts: many pots, then what is easily overlooked.
    """
    pots = len(hand.pots)
    if pots > 2:
        return "two-side-pots" if pots == 3 else "three-side-pots"
    if any(hand.stakes.dead.values()):
        return "dead-money"
    if folded_between(hand):
        return "folded-above-all-in"
    if pots == 2:
        return "side-pot-and-return" if hand.returned else "one-side-pot"
    return "uncalled-bet" if hand.returned else "one-pot"


def went_on(hand: PlayedHand) -> bool:
    """Return whether a hand went on after the first folds, or was called."""
    return len(hand.log) > 1 or len(hand.live) > 1


def play_until(
    rng: Random, terms: Terms, plan: Plan, accept: Callable[[PlayedHand], bool]
) -> PlayedHand:
    """Play hands until one is accepted; give the last one that fits after the bound."""
    last = None
    for _ in range(MOST_TRIES):
        hand = play(rng, terms, plan)
        if hand is None or not went_on(hand):
            continue
        if accept(hand):
            return hand
        last = hand
    return last or play_until(rng, terms, CHANCE, lambda hand: True)
