"""Which of two starting hands gets more of the pot against random hands."""

from collections.abc import Mapping
from random import Random

from quizzes.poker.rules import Variant
from quizzes.questions.base import Answer, Grade
from quizzes.questions.fields import ChooseOne, Value
from quizzes.questions.starting_hands import cases, marking, wrong_rules
from quizzes.questions.starting_hands.matches import NAMES, Match
from quizzes.questions.terms import Terms

NAME = "starting-hand"
VERSION = 1
HOUSES_DIFFER = False
HAS_BETTING = False
CASES = cases.CASES
LEVELS = cases.LEVELS
WRONG_RULES = wrong_rules.WRONG_RULES
TRAP_CASES = wrong_rules.TRAP_CASES

read_question = Match.read
given = Match.given
told = marking.tell_opponents
case_of = cases.case_of
hint = marking.hint_low_ranks


def deal(rng: Random, terms: Terms, case: str) -> Match:
    """Deal two of the chosen hands of a case."""
    return cases.deal_case(rng, terms.hole_count, case)


def deal_by_chance(rng: Random, variant: Variant) -> Match:
    """Deal any two of the chosen hands of which one is clearly better."""
    return cases.deal_drawn(rng, variant.hole_count, cases.draw_any, lambda match: True)


def fields(question: Match) -> tuple[ChooseOne, ...]:
    """Ask which hand is better, and which half tells them apart where that is clear."""
    return tuple(ChooseOne(name, NAMES) for name in wrong_rules.right_hands(question))


def right_answers(question: Match) -> Mapping[str, tuple[Value, ...]]:
    """Return the one hand that is right for each."""
    return {field: (name,) for field, name in wrong_rules.right_hands(question).items()}


def grade(question: Match, answer: Answer | None) -> Grade:
    """Mark each part by itself, for as much of the credit as the others."""
    said: Answer = {} if answer is None else answer
    return Grade(
        tuple(
            marking.mark_hand(question, field, said.get(field))
            for field in wrong_rules.right_hands(question)
        )
    )
