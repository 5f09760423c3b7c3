"""Wrong rules for the high: each gives the fives that its believer could choose."""

from collections import defaultdict
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from quizzes.poker.cards import Card
from quizzes.poker.evaluator import best_high, high_strength
from quizzes.poker.highs import Category, High, high_of, strength_of
from quizzes.questions.counts import Five, fives_with, strongest
from quizzes.questions.deals import Deal
from quizzes.questions.fields import Pick
from quizzes.questions.misconceptions import Misconception

WHEEL_RANKS = (5,)
WHEEL_RANKS_ACE_HIGH = (14, 5, 4, 3, 2)

# How many of the ranks that name a hand belong to its made part; the rest are kickers.
MADE_RANKS = {
    Category.HIGH_CARD: 1,
    Category.PAIR: 1,
    Category.TWO_PAIR: 2,
    Category.THREE_OF_A_KIND: 1,
    Category.FLUSH: 1,
    Category.FOUR_OF_A_KIND: 1,
}


def category(key: int) -> Category:
    """Return what five cards are as a high, by the sum of their keys."""
    return high_of(strength_of(key)).category


def with_from_hand(
    hole_count: int, counts: Callable[[Five], bool]
) -> Callable[[Deal], frozenset[Pick]]:
    """Return the rule that lets a wrong number of hole cards play in certain hands."""

    def rule(deal: Deal) -> frozenset[Pick]:
        return strongest(filter(counts, _better(deal, hole_count)), strength_of, 0)

    return rule


@lru_cache(maxsize=128)
def _better(deal: Deal, hole_count: int) -> tuple[Five, ...]:
    """Return the fives with a wrong number of hole cards that beat the right hand."""
    right = high_strength(deal.hole, deal.board)
    fives = fives_with(deal, hole_count)
    return tuple(five for five in fives if strength_of(five[0]) > right)


def has_trips_in_hand(five: Five) -> bool:
    """Return whether the first three cards, those of the hand, are of one rank."""
    first, second, third = five[1][:3]
    return first.rank == second.rank == third.rank


def is_flush(five: Five) -> bool:
    """Return whether five cards are of one suit."""
    return len({card.suit for card in five[1]}) == 1


def ranked_by(worth: Callable[[High], Any]) -> Callable[[Deal], frozenset[Pick]]:
    """Return the rule that keeps two and three but ranks the hands its own way."""

    def rule(deal: Deal) -> frozenset[Pick]:
        hands = [(worth(high), fives) for high, fives in _hands(deal)]
        best = max(value for value, _ in hands)
        return frozenset(
            frozenset(five) for value, fives in hands if value == best for five in fives
        )

    return rule


@lru_cache(maxsize=128)
def _hands(deal: Deal) -> list[tuple[High, list[tuple[Card, ...]]]]:
    """Return the different hands of two and three, each with the fives that make it.

    Kept for a while, since several rules judge the same hands one after another.
    """
    hands = defaultdict(list)
    for key, five in fives_with(deal, 2):
        hands[strength_of(key)].append(five)
    return [(high_of(strength), fives) for strength, fives in hands.items()]


def without_wheel(high: High) -> tuple[int, tuple[int, ...]]:
    """Rank A-2-3-4-5 as an ace with small cards."""
    if high.ranks != WHEEL_RANKS:
        return high.category, high.ranks
    if high.category is Category.STRAIGHT_FLUSH:
        return Category.FLUSH, WHEEL_RANKS_ACE_HIGH
    return Category.HIGH_CARD, WHEEL_RANKS_ACE_HIGH


def with_swapped(lower: Category, higher: Category) -> Callable[[High], Any]:
    """Rank two neighboring categories the wrong way round."""
    swapped = {lower: higher, higher: lower}
    return lambda high: (swapped.get(high.category, high.category), high.ranks)


def kickers_ignored(deal: Deal) -> frozenset[Pick]:
    """Choose any hand with the best made part, whatever fills it up."""
    best = best_high(deal.hole, deal.board).hand
    made = MADE_RANKS.get(best.category, len(best.ranks))
    return frozenset(
        frozenset(five)
        for high, fives in _hands(deal)
        if _is_like(high, best, made)
        for five in fives
    )


def _is_like(high: High, best: High, made: int) -> bool:
    return high.category is best.category and high.ranks[:made] == best.ranks[:made]


WRONG_HIGHS: dict[Misconception, Callable[[Deal], frozenset[Pick]]] = {
    Misconception.THREE_FROM_HAND: with_from_hand(
        3, lambda five: not has_trips_in_hand(five)
    ),
    Misconception.TRIPS_IN_HAND: with_from_hand(3, has_trips_in_hand),
    Misconception.FOUR_FROM_HAND: with_from_hand(4, lambda five: True),
    Misconception.ONE_FROM_HAND: with_from_hand(1, lambda five: not is_flush(five)),
    Misconception.ONE_CARD_FLUSH: with_from_hand(1, is_flush),
    Misconception.NONE_FROM_HAND: with_from_hand(0, lambda five: True),
    Misconception.ACE_NEVER_LOW: ranked_by(without_wheel),
    Misconception.KICKERS_IGNORED: kickers_ignored,
    Misconception.STRAIGHT_BEATS_FLUSH: ranked_by(
        with_swapped(Category.STRAIGHT, Category.FLUSH)
    ),
    Misconception.FLUSH_BEATS_FULL_HOUSE: ranked_by(
        with_swapped(Category.FLUSH, Category.FULL_HOUSE)
    ),
}

# Cases among which a rule is found to go wrong alone; searching them saves dealing.
TRAP_CASES = {
    Misconception.THREE_FROM_HAND: ("straight", "full-house", "three-suited-in-hand"),
    Misconception.TRIPS_IN_HAND: ("trips-in-hand",),
    Misconception.FOUR_FROM_HAND: ("trips-in-hand", "full-house"),
    Misconception.ONE_FROM_HAND: ("one-card-straight",),
    Misconception.ONE_CARD_FLUSH: ("one-card-flush",),
    Misconception.NONE_FROM_HAND: ("board-plays",),
    Misconception.ACE_NEVER_LOW: ("wheel",),
    Misconception.KICKERS_IGNORED: ("two-pair", "flush", "three-of-a-kind"),
    Misconception.STRAIGHT_BEATS_FLUSH: ("flush",),
    Misconception.FLUSH_BEATS_FULL_HOUSE: ("full-house",),
}
