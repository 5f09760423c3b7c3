"""The best high and the best low of one deal, each half marked for itself."""

from collections.abc import Iterable, Mapping
from random import Random

from quizzes.poker import highs, lows
from quizzes.poker.cards import Card
from quizzes.poker.evaluator import Choice, best_high, best_low
from quizzes.questions.base import Answer, Grade, tell_nothing
from quizzes.questions.counts import Five, fives_with, lows_with, strongest
from quizzes.questions.deals import (
    Deal,
    Place,
    Placed,
    cards_of,
    deal_until,
    place_nothing,
)
from quizzes.questions.facts import Finding
from quizzes.questions.fields import Pick, PickCards
from quizzes.questions.highs import marking as high_marking
from quizzes.questions.highs import wrong_rules as high_rules
from quizzes.questions.lows import cases as low_cases
from quizzes.questions.lows import marking as low_marking
from quizzes.questions.lows import wrong_rules as low_rules
from quizzes.questions.misconceptions import Misconception, WrongRule
from quizzes.questions.terms import Terms

NAME = "high-and-low"
VERSION = 1
HOUSES_DIFFER = False
HAS_BETTING = False

HIGH, LOW = high_marking.FIELD, low_marking.FIELD


def place_same_pair(rng: Random, hole_count: int) -> Placed:
    """Place a low that is a straight or a flush too, or whose pair makes two pair."""
    if rng.random() < 0.75:
        return low_cases.place_straight_or_flush(rng, hole_count)
    ranks = rng.sample(low_cases.LOW_RANKS, 5)
    hole = cards_of(rng, ranks[:2])
    return Placed(hole, cards_of(rng, ranks, taken=hole))


PLACES: dict[str, Place] = {
    "same-pair": place_same_pair,
    "different-pairs": low_cases.place_plain,
    "no-low": place_nothing,
    "wheel-both-ways": low_cases.place_wheel,
    "high-tempts": low_cases.place_plain,
}
CASES = tuple(PLACES)
LEVELS = {
    1: {"same-pair": 4, "no-low": 3, "different-pairs": 3},
    2: {"same-pair": 3, "no-low": 2, "different-pairs": 4, "wheel-both-ways": 1},
    3: {"same-pair": 2, "no-low": 2, "different-pairs": 3, "high-tempts": 3},
    4: {"no-low": 1, "different-pairs": 3, "wheel-both-ways": 2, "high-tempts": 4},
    5: {"no-low": 1, "different-pairs": 2, "wheel-both-ways": 2, "high-tempts": 5},
}

deal_by_chance = Deal.by_chance
read_question = Deal.read
given = Deal.given
told = tell_nothing


def case_of(question: Deal) -> str:
    """Return how the two halves of a deal belong together."""
    low = best_low(question.hole, question.board)
    if low is None:
        return "no-low"
    high = best_high(question.hole, question.board)
    if high.hand.ranks == high_rules.WHEEL_RANKS and low.hand.ranks == low_cases.WHEEL:
        return "wheel-both-ways"
    high_pairs = _pairs(high.choices)
    if high_pairs & _pairs(low.choices):
        return "same-pair"
    low_fives = lows_with(question, 2)
    tempts = any(_with_pair(pair, low_fives) for pair in high_pairs)
    return "high-tempts" if tempts else "different-pairs"


def deal(rng: Random, terms: Terms, case: str) -> Deal:
    """Deal a hand and a full board, aiming at how the two halves belong together."""
    return deal_until(
        rng, terms.hole_count, PLACES[case], lambda deal: case_of(deal) == case
    )


def fields(question: Deal) -> tuple[PickCards, ...]:
    """Ask for the high and for the low on the same cards."""
    return high_marking.high_field(question), low_marking.low_field(question)


def right_answers(question: Deal) -> Mapping[str, tuple[Pick, ...]]:
    """Return every five that is the best high, and every five that is the best low."""
    return {
        HIGH: high_marking.right_highs(question),
        LOW: low_marking.right_lows(question),
    }


def grade(question: Deal, answer: Answer | None) -> Grade:
    """Mark each half for itself; each is worth half of the credit."""
    high = None if answer is None else answer[HIGH]
    low = None if answer is None else answer[LOW]
    return Grade(
        (high_marking.mark_high(question, high), low_marking.mark_low(question, low))
    )


def hint(question: Deal) -> Finding:
    """Tell how many low ranks there are, which decides whether to look for a low."""
    return low_marking.hint_low(question)


def same_pair_for_both(question: Deal) -> dict[str, frozenset[Pick]]:
    """Play the pair of one half in the other half as well."""
    low = best_low(question.hole, question.board)
    if low is None:
        return {HIGH: frozenset(), LOW: frozenset()}
    high = best_high(question.hole, question.board)
    best_highs = (
        strongest(
            _with_pair(pair, fives_with(question, 2)), highs.strength_of, at_least=0
        )
        for pair in _pairs(low.choices)
    )
    best_lows = (
        strongest(
            _with_pair(pair, lows_with(question, 2)),
            lows.strength_of,
            low_rules.WORST_LOW,
        )
        or low_rules.NO_LOW
        for pair in _pairs(high.choices)
    )
    return {HIGH: frozenset().union(*best_highs), LOW: frozenset().union(*best_lows)}


def in_both(misconception: Misconception) -> WrongRule:
    """Return a wrong rule about hands as a rule for the halves that it concerns."""
    by_field = {
        field: rules[misconception]
        for field, rules in (
            (HIGH, high_rules.WRONG_HIGHS),
            (LOW, low_rules.WRONG_LOWS),
        )
        if misconception in rules
    }
    return lambda question: {field: rule(question) for field, rule in by_field.items()}


def _pairs(found: Iterable[Choice]) -> set[frozenset[Card]]:
    return {frozenset(choice.hole) for choice in found}


def _with_pair(pair: frozenset[Card], fives: Iterable[Five]) -> list[Five]:
    return [five for five in fives if pair.issuperset(five[1][:2])]


# Those that concern both halves or the choice between them; the others are asked for
# one half at a time, where nothing else can go wrong beside them.
SHARED_RULES = (
    Misconception.THREE_FROM_HAND,
    Misconception.ONE_FROM_HAND,
    Misconception.PAIRED_CARD_COUNTS,
    Misconception.ACE_NOT_LOW,
    Misconception.STRAIGHTS_AND_FLUSHES_COUNT,
)
WRONG_RULES: dict[Misconception, WrongRule] = {
    misconception: in_both(misconception) for misconception in SHARED_RULES
} | {Misconception.SAME_PAIR_FOR_BOTH: same_pair_for_both}
TRAP_CASES = {
    Misconception.THREE_FROM_HAND: ("no-low",),
    Misconception.ONE_FROM_HAND: ("no-low",),
    Misconception.PAIRED_CARD_COUNTS: ("no-low", "same-pair"),
    Misconception.ACE_NOT_LOW: ("same-pair",),
    Misconception.STRAIGHTS_AND_FLUSHES_COUNT: ("same-pair",),
    Misconception.SAME_PAIR_FOR_BOTH: ("different-pairs", "high-tempts"),
}
