"""What each seat of a showdown is paid of one pot, in chips, by the house's rules."""

from collections.abc import Mapping
from random import Random

from quizzes.questions.base import Answer, Grade
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.fields import CardGroup
from quizzes.questions.showdowns import payouts, shares
from quizzes.questions.showdowns.marking import hint_showdown
from quizzes.questions.showdowns.pots import SharedPot
from quizzes.questions.terms import Terms

NAME = "pot-shares"
VERSION = 1
HOUSES_DIFFER = True
HAS_BETTING = False
CASES = tuple(shares.PLACES)
LEVELS = shares.LEVELS
WRONG_RULES = payouts.WRONG_PAYOUTS
TRAP_CASES = payouts.TRAP_CASES

deal_by_chance = shares.deal_by_chance
read_question = SharedPot.read
case_of = shares.case_of
fields = payouts.chip_fields


def deal(rng: Random, terms: Terms, case: str) -> SharedPot:
    """Deal two to six hands, a full board and a pot, aiming at a case."""
    return shares.deal_case(rng, terms.hole_count, terms.rules, case)


def given(question: SharedPot) -> tuple[CardGroup, ...]:
    """Return the board and the hands as they lie on the table."""
    return question.showdown.given()


def told(question: SharedPot) -> tuple[Finding, ...]:
    """Tell the chips in the pot, the worth of the smallest, and where odd ones go."""
    return (
        Finding.of(Fact.POT_HOLDS, chips=question.pot),
        Finding.of(Fact.SMALLEST_CHIP, chips=question.chip_unit),
        Finding.of(Fact.BUTTON_IS, seat=question.showdown.seats[-1]),
    )


def right_answers(question: SharedPot) -> Mapping[str, tuple[int, ...]]:
    """Return what each seat is paid."""
    paid = question.payouts
    return {payouts.chips_key(seat): (paid[seat],) for seat in paid}


def grade(question: SharedPot, answer: Answer | None) -> Grade:
    """Mark the chips of each seat for themselves."""
    return Grade(payouts.mark_payouts(question, answer))


def hint(question: SharedPot) -> Finding:
    """Tell what the best high is and how many have a low."""
    return hint_showdown(question.showdown)
