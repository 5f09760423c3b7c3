"""Side pots: what goes back, how large each pot is, and who can win it."""

from random import Random

from quizzes.poker.rules import Variant
from quizzes.questions.base import Answer, Grade
from quizzes.questions.fields import Amount, PickSeats
from quizzes.questions.misconceptions import Misconception
from quizzes.questions.played import pot_cases, pot_cells
from quizzes.questions.played.hands import PlayedHand
from quizzes.questions.terms import Terms

NAME = "side-pots"
VERSION = 1
HOUSES_DIFFER = False
HAS_BETTING = True

CASES = tuple(pot_cases.PLANS)
LEVELS = {
    1: {"one-pot": 3, "uncalled-bet": 3, "one-side-pot": 4},
    2: {"one-pot": 1, "uncalled-bet": 2, "one-side-pot": 4, "side-pot-and-return": 3},
    3: {
        "one-side-pot": 2,
        "side-pot-and-return": 3,
        "dead-money": 2,
        "folded-above-all-in": 3,
    },
    4: {
        "side-pot-and-return": 2,
        "dead-money": 1,
        "folded-above-all-in": 3,
        "two-side-pots": 4,
    },
    5: {"folded-above-all-in": 2, "two-side-pots": 4, "three-side-pots": 4},
}
WRONG_RULES = pot_cells.WRONG_CELLS
TRAP_CASES = {
    Misconception.POTS_POOLED: ("one-side-pot", "two-side-pots"),
    Misconception.BET_NOT_RETURNED: ("uncalled-bet", "side-pot-and-return"),
    Misconception.FOLDED_MONEY_FORGOTTEN: ("one-pot", "one-side-pot"),
    Misconception.DEAD_MONEY_FORGOTTEN: ("dead-money",),
    Misconception.FOLDED_STAKE_OPENS_POT: ("folded-above-all-in",),
    Misconception.FOLDED_CAN_WIN: ("folded-above-all-in", "two-side-pots"),
    Misconception.ALL_IN_CAN_WIN_ALL: ("one-side-pot", "two-side-pots"),
}

read_question = PlayedHand.read
given = PlayedHand.given
told = PlayedHand.told
case_of = pot_cases.case_of
right_answers = pot_cells.right_cells
hint = pot_cells.hint_stakes


def deal(rng: Random, terms: Terms, case: str) -> PlayedHand:
    """Play a hand, aiming at what its pots are like; no cards are to be shown."""
    plan = pot_cases.PLANS[case]
    return pot_cases.play_until(
        rng,
        Terms(structure=terms.structure),
        plan,
        lambda hand: case_of(hand) == case,
    )


def deal_by_chance(rng: Random, variant: Variant) -> PlayedHand:
    """Play a hand of two to six that went on beyond the first folds."""
    return pot_cases.play_until(rng, Terms(), pot_cases.CHANCE, lambda hand: True)


def fields(question: PlayedHand) -> tuple[Amount | PickSeats, ...]:
    """Ask what goes back, and for each pot how large it is and who can win it."""
    pots = (pot_cells.pot_fields(question, pot) for pot in pot_cells.POTS)
    return (
        pot_cells.returned_field(question),
        *(field for two in pots for field in two),
    )


def grade(question: PlayedHand, answer: Answer | None) -> Grade:
    """Mark each cell that is used, and credit what follows from a wrong one."""
    return Grade(tuple(pot_cells.mark_cells(question, answer)))
