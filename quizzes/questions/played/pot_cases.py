"""What the pots of a hand are like, and tables at which they come about."""

from collections.abc import Callable
from random import Random

from quizzes.poker.rules import HouseRules, Structure
from quizzes.questions.deals import until
from quizzes.questions.played.hands import PlayedHand
from quizzes.questions.played.layers import folded_between
from quizzes.questions.played.pot_cells import MOST_POTS
from quizzes.questions.played.tables import Plan, play

NO_LIMITS = (Structure.POT_LIMIT, Structure.NO_LIMIT)

PLANS: dict[str, Plan] = {
    "one-pot": Plan((2, 3, 4)),
    "uncalled-bet": Plan((2, 3, 4), structures=NO_LIMITS),
    "one-side-pot": Plan((3, 4), short=(1, 2), callers=2),
    "side-pot-and-return": Plan(
        (3, 4, 5),
        short=(1, 2),
        depth=20,
        callers=2,
        keen=0.9,
        structures=NO_LIMITS,
    ),
    "dead-money": Plan((4, 5, 6), short=(1, 2), callers=2, dead=1.0),
    "folded-above-all-in": Plan((5, 6), short=(1,), depth=3, callers=4, quitters=1),
    "two-side-pots": Plan((4, 5, 6), short=(2, 3), callers=2),
    "three-side-pots": Plan((5, 6), short=(3, 4), callers=2),
}
CHANCE = Plan((2, 3, 4, 5, 6), short=(0, 1, 2, 3), callers=2, dead=0.1)


def case_of(hand: PlayedHand) -> str:
    """Return what the pots of a hand are like.

    The first that applies counts: many pots, then what is easily overlooked.
    """
    pots = len(hand.pots)
    if pots > 2:
        return "two-side-pots" if pots == 3 else "three-side-pots"
    if hand.dead:
        return "dead-money"
    if folded_between(hand):
        return "folded-above-all-in"
    if pots == 2:
        return "side-pot-and-return" if hand.returned else "one-side-pot"
    return "uncalled-bet" if hand.returned else "one-pot"


def is_worth_asking(hand: PlayedHand) -> bool:
    """Return whether a hand went on, and its pots have room in a table of them."""
    asks = len(hand.log) > 1 or len(hand.live) > 1
    return asks and len(hand.pots) <= MOST_POTS


def play_until(
    rng: Random, rules: HouseRules, plan: Plan, accept: Callable[[PlayedHand], bool]
) -> PlayedHand:
    """Play hands until one is accepted; give the last one after the bound."""
    return until(
        lambda: play(rng, rules, plan)[0],
        lambda hand: is_worth_asking(hand) and accept(hand),
    )
