"""Who wins each half of a showdown: all that tie, and nobody where there is no low."""

from collections.abc import Mapping
from random import Random

from quizzes.questions.base import Answer, Grade, tell_nothing
from quizzes.questions.fields import PickSeats, Seats
from quizzes.questions.showdowns import cases, wrong_rules
from quizzes.questions.showdowns.marking import (
    HIGH,
    LOW,
    hint_showdown,
    mark_high,
    mark_low,
    winner_fields,
)
from quizzes.questions.showdowns.tables import Showdown, winners_of
from quizzes.questions.terms import Terms

NAME = "who-wins"
VERSION = 1
HOUSES_DIFFER = False
HAS_BETTING = False
CASES = tuple(cases.PLACES)
LEVELS = cases.LEVELS
WRONG_RULES = wrong_rules.WRONG_WINNERS
TRAP_CASES = wrong_rules.TRAP_CASES

deal_by_chance = Showdown.by_chance
read_question = Showdown.read
given = Showdown.given
told = tell_nothing
case_of = cases.case_of
hint = hint_showdown


def deal(rng: Random, terms: Terms, case: str) -> Showdown:
    """Deal two to six hands and a full board, aiming at a case of who wins."""
    return cases.deal_case(rng, terms.hole_count, case)


def fields(question: Showdown) -> tuple[PickSeats, ...]:
    """Ask for all winners of the high, and for all of the low."""
    return winner_fields(question)


def right_answers(question: Showdown) -> Mapping[str, tuple[Seats, ...]]:
    """Return the winners of each half; where there is no low, nobody wins it."""
    winners = winners_of(question)
    return {
        HIGH: (frozenset(winners.high_winners),),
        LOW: (frozenset(winners.low_winners),),
    }


def grade(question: Showdown, answer: Answer | None) -> Grade:
    """Mark each half for itself; each is worth half of the credit."""
    high = None if answer is None else answer[HIGH]
    low = None if answer is None else answer[LOW]
    return Grade((mark_high(question, high), mark_low(question, low)))
