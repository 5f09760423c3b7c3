"""What a quarter of the pot, or another part of it, is worth in chips."""

from collections.abc import Mapping
from fractions import Fraction
from random import Random

from quizzes.poker.cards import DECK
from quizzes.poker.contests import Contest
from quizzes.poker.rules import Variant
from quizzes.questions.base import Answer, Grade
from quizzes.questions.deals import BOARD_COUNT
from quizzes.questions.fields import Amount, CardGroup, Value
from quizzes.questions.quarters import cases, marking, wrong_rules
from quizzes.questions.quarters.spots import FEWEST, HALF, MOST_PAYERS, Spot
from quizzes.questions.quarters.wrong_rules import NET, PAYERS
from quizzes.questions.terms import Terms

NAME = "quarter-value"
VERSION = 1
HOUSES_DIFFER = False
HAS_BETTING = False
CASES = tuple(cases.CASES)
LEVELS = cases.LEVELS
WRONG_RULES = wrong_rules.WRONG_RULES
TRAP_CASES = wrong_rules.TRAP_CASES

read_question = Spot.read
told = marking.tell_spot
case_of = cases.case_of
hint = marking.hint_pot


def given(question: Spot) -> tuple[CardGroup, ...]:
    """Return nothing: no card lies on the table, only chips."""
    return ()


def deal(rng: Random, terms: Terms, case: str) -> Spot:
    """Deal a spot of a case; the number of hole cards is no matter."""
    return cases.CASES[case](rng)


def deal_by_chance(rng: Random, variant: Variant) -> Spot:
    """Deal the part that a random hand wins among two to six on a full board.

    Chips in the pot, own ones among them, and the second question come each as
    often as not.
    """
    count, share = 0, Fraction(0)
    while share not in FEWEST:
        count = rng.randint(2, MOST_PAYERS)
        share = share_by_chance(rng, variant, count)
    spot = cases.bets_alone(rng, share, count)
    if rng.random() < 0.5:
        money = rng.choice((cases.with_folded_money, cases.with_own_money))
        spot = money(rng, spot)
    if share in cases.SHARES_OF_BREAK_EVEN and rng.random() < 0.5:
        spot = cases.asking_payers(rng, spot)
    return spot


def share_by_chance(rng: Random, variant: Variant, count: int) -> Fraction:
    """Return what part of a pot the first of so many random hands wins."""
    cards = rng.sample(DECK, BOARD_COUNT + count * variant.hole_count)
    board, seats = cards[:BOARD_COUNT], tuple(range(count))
    hands = {
        seat: cards[BOARD_COUNT + seat :: count][: variant.hole_count] for seat in seats
    }
    winners = Contest.among(seats, hands, board).winners(seats)
    halves = [winners.high_winners, winners.low_winners or winners.high_winners]
    won = [HALF / len(half) for half in halves if 0 in half]
    return sum(won, Fraction(0))


def fields(question: Spot) -> tuple[Amount, ...]:
    """Ask for the net result, and in some cases for how many must pay."""
    net = Amount(NET, is_signed=True)
    return (net, Amount(PAYERS)) if question.asks_payers else (net,)


def right_answers(question: Spot) -> Mapping[str, tuple[Value, ...]]:
    """Return the one right number for each."""
    right: dict[str, tuple[Value, ...]] = {NET: (question.net,)}
    if question.asks_payers:
        right[PAYERS] = (question.least_payers,)
    return right


def grade(question: Spot, answer: Answer | None) -> Grade:
    """Mark the net result and, where it is asked, how many must pay: half for each."""
    said: Answer = {} if answer is None else answer
    parts = [marking.mark_net(question, said.get(NET))]
    if question.asks_payers:
        parts.append(marking.mark_payers(question, said.get(PAYERS)))
    return Grade(tuple(parts))
