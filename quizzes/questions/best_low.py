"""The best low: which two cards of the hand and three of the board make it."""

from collections.abc import Mapping
from random import Random

from quizzes.questions.base import Answer, Grade, tell_nothing
from quizzes.questions.deals import Deal, deal_until
from quizzes.questions.fields import Pick, PickCards
from quizzes.questions.lows import cases, wrong_rules
from quizzes.questions.lows.marking import (
    FIELD,
    hint_low,
    low_field,
    mark_low,
    right_lows,
)
from quizzes.questions.misconceptions import in_field
from quizzes.questions.terms import Terms

NAME = "best-low"
VERSION = 1
HOUSES_DIFFER = False
HAS_BETTING = False
CASES = tuple(cases.CASES)
LEVELS = cases.LEVELS
WRONG_RULES = in_field(FIELD, wrong_rules.WRONG_LOWS)
TRAP_CASES = wrong_rules.TRAP_CASES

deal_by_chance = Deal.by_chance
read_question = Deal.read
given = Deal.given
told = tell_nothing
case_of = cases.case_of
hint = hint_low


def deal(rng: Random, terms: Terms, case: str) -> Deal:
    """Deal a hand and a full board, aiming at a case of the low."""
    return deal_until(
        rng, terms.hole_count, cases.CASES[case], lambda deal: case_of(deal) == case
    )


def fields(question: Deal) -> tuple[PickCards, ...]:
    """Ask for one pick of cards, the low."""
    return (low_field(question),)


def right_answers(question: Deal) -> Mapping[str, tuple[Pick, ...]]:
    """Return every five that is the best low."""
    return {FIELD: right_lows(question)}


def grade(question: Deal, answer: Answer | None) -> Grade:
    """Mark the chosen low; any equally good choice is right."""
    pick = None if answer is None else answer[FIELD]
    return Grade((mark_low(question, pick),))
