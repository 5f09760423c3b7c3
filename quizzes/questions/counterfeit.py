"""Counterfeits: your low now, and the next cards that cost it its place."""

from collections.abc import Mapping
from random import Random

from quizzes.poker.rules import Variant
from quizzes.poker.strengths import low_strength
from quizzes.questions.base import Answer, Grade, tell_nothing
from quizzes.questions.deals import EarlyDeal, complete_early, until
from quizzes.questions.fields import Field, PickCards, Value
from quizzes.questions.lows import marking as low_marking
from quizzes.questions.misconceptions import in_field
from quizzes.questions.next_cards import cases, wrong_rules
from quizzes.questions.next_cards.marking import (
    FIELD,
    mark_ranks,
    ranks_field,
    right_ranks,
)
from quizzes.questions.terms import Terms

NAME = "counterfeit"
VERSION = 1
HOUSES_DIFFER = False
HAS_BETTING = False
CASES = tuple(cases.CASES)
LEVELS = cases.LEVELS
WRONG_RULES = in_field(FIELD, wrong_rules.WRONG_RANKS)
TRAP_CASES = wrong_rules.TRAP_CASES

LOW = low_marking.FIELD

read_question = EarlyDeal.read
given = EarlyDeal.given
told = tell_nothing
case_of = cases.case_of
hint = low_marking.hint_low


def has_low(question: EarlyDeal) -> bool:
    """Return whether the hand makes a low already, without which nothing is asked."""
    return low_strength(question.hole, question.board) > 0


def deal(rng: Random, terms: Terms, case: str) -> EarlyDeal:
    """Deal a hand with a low on a flop or a turn, aiming at a case."""
    place = cases.CASES[case]

    def dealt() -> EarlyDeal:
        placed = place(rng, terms.hole_count)
        return complete_early(rng, terms.hole_count, placed)

    return until(dealt, lambda deal: has_low(deal) and case_of(deal) == case)


def deal_by_chance(rng: Random, variant: Variant) -> EarlyDeal:
    """Deal flops and turns as at a table, until the hand has a low."""
    while True:
        question = EarlyDeal.by_chance(rng, variant)
        if has_low(question):
            return question


def fields(question: EarlyDeal) -> tuple[Field, ...]:
    """Ask for the low as it is, and for the ranks that cost it its place."""
    low = PickCards.two_and_three(LOW, question.hole, question.board)
    return low, ranks_field(question)


def right_answers(question: EarlyDeal) -> Mapping[str, tuple[Value, ...]]:
    """Return every five that is the low, and the only right set of ranks."""
    return {LOW: low_marking.right_lows(question), FIELD: (right_ranks(question),)}


def grade(question: EarlyDeal, answer: Answer | None) -> Grade:
    """Mark the low, and the ranks by how much of them is right, each for a half."""
    low = None if answer is None else answer[LOW]
    ranks = None if answer is None else answer[FIELD]
    return Grade((low_marking.mark_low(question, low), mark_ranks(question, ranks)))
