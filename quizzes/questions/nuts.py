"""The nuts: which two cards make the best high and the best low of a board."""

from collections.abc import Mapping
from random import Random

from quizzes.questions.base import Answer, Grade, tell_nothing
from quizzes.questions.deals import Deal
from quizzes.questions.fields import ChooseOne, Field, PickCards, Value
from quizzes.questions.nut_pairs import cases, wrong_rules
from quizzes.questions.nut_pairs.boards import (
    HOLDS,
    best_high_on,
    best_low_on,
    holding,
    nuts_held,
    picks_of,
)
from quizzes.questions.nut_pairs.marking import (
    hint_nuts,
    mark_in_hand,
    mark_nut_high,
    mark_nut_low,
)
from quizzes.questions.nut_pairs.wrong_rules import IN_HAND, NUT_HIGH, NUT_LOW
from quizzes.questions.terms import Terms

NAME = "nuts"
VERSION = 1
HOUSES_DIFFER = False
HAS_BETTING = False
CASES = cases.CASES
LEVELS = cases.LEVELS
WRONG_RULES = wrong_rules.WRONG_RULES
TRAP_CASES = wrong_rules.TRAP_CASES

deal_by_chance = Deal.by_chance
read_question = Deal.read
given = Deal.given
told = tell_nothing
case_of = cases.case_of
hint = hint_nuts


def deal(rng: Random, terms: Terms, case: str) -> Deal:
    """Deal a hand and a full board, aiming at a case of the nuts."""
    return cases.deal(rng, terms.hole_count, case)


def fields(question: Deal) -> tuple[Field, ...]:
    """Ask for two cards that make the nut high, two for the nut low, and who has them.

    The nuts are those of the board: any card that is not on it may make them, those of
    the hand as well.
    """
    return (
        PickCards.two_of_deck(NUT_HIGH, question.board),
        PickCards.two_of_deck(NUT_LOW, question.board, allows_none=True),
        ChooseOne(IN_HAND, HOLDS),
    )


def right_answers(question: Deal) -> Mapping[str, tuple[Value, ...]]:
    """Return every pair that makes the nut high, every one that makes the nut low."""
    return {
        NUT_HIGH: picks_of(best_high_on(question.board)),
        NUT_LOW: picks_of(best_low_on(question.board)),
        IN_HAND: (holding(*nuts_held(question)),),
    }


def grade(question: Deal, answer: Answer | None) -> Grade:
    """Mark the nut high, the nut low and what the hand holds, each for a third."""
    high = None if answer is None else answer[NUT_HIGH]
    low = None if answer is None else answer[NUT_LOW]
    return Grade(
        (
            mark_nut_high(question, high),
            mark_nut_low(question, low),
            mark_in_hand(question, answer),
        )
    )
