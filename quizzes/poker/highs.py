"""High hands: the strength, the category and the reading of five cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache

from quizzes.poker.cards import (
    RANK_WIDTH,
    RANKS,
    SUIT_SHIFT,
    SUIT_WIDTH,
    SUITS,
    Card,
    check_count,
    check_distinct,
)

RANK_BITS = (1 << SUIT_SHIFT) - 1
WHEEL = (14, 5, 4, 3, 2)

_CATEGORY_SHIFT = 20


class Category(IntEnum):
    """The kinds of high hand, the weakest first; a royal is a straight flush."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8


@dataclass(frozen=True, slots=True)
class High:
    """A high hand: `strength` orders all of them, bigger is better, equal is a tie.

    `ranks` are those that decide, in the order in which they are compared: three
    sixes and two queens are (6, 12), a straight is its top card, the wheel (5,).
    """

    strength: int
    category: Category
    ranks: tuple[int, ...]


# Sizes of the groups of equal ranks, the largest first.
_CATEGORY_OF_GROUPS = {
    (1, 1, 1, 1, 1): Category.HIGH_CARD,
    (2, 1, 1, 1): Category.PAIR,
    (2, 2, 1): Category.TWO_PAIR,
    (3, 1, 1): Category.THREE_OF_A_KIND,
    (3, 2): Category.FULL_HOUSE,
    (4, 1): Category.FOUR_OF_A_KIND,
}

# Added to the digit of a suit, this lifts a count of five to the digit's top bit.
_FIVE_OF_A_SUIT = sum(3 << SUIT_SHIFT + SUIT_WIDTH * i for i in range(len(SUITS)))
_TOP_OF_A_SUIT = sum(8 << SUIT_SHIFT + SUIT_WIDTH * i for i in range(len(SUITS)))


def read_high(cards: Sequence[Card]) -> High:
    """Return the high hand that five cards make.

    >>> from quizzes.poker.cards import parse_cards
    >>> read_high(parse_cards("6s 6d 6c Qd Qs")).ranks
    (6, 12)
    """
    check_count(cards, (5, 5), group="hand")
    check_distinct(cards)
    return high_of(strength_of(sum(card.key for card in cards)))


def high_of(strength: int) -> High:
    """Return the high hand of a strength: category, then ranks in four bits each."""
    digits = [strength >> shift & 15 for shift in range(_CATEGORY_SHIFT - 4, -1, -4)]
    category = Category(strength >> _CATEGORY_SHIFT)
    return High(strength, category, tuple(digit for digit in digits if digit))


def strength_of(key: int) -> int:
    """Return the strength of five cards whose keys add up to `key`."""
    strength = unsuited_strength(key & RANK_BITS)
    if key + _FIVE_OF_A_SUIT & _TOP_OF_A_SUIT:
        return suited_strength(strength)
    return strength


@cache
def unsuited_strength(ranks: int) -> int:
    """Return the strength of five cards with these counts of ranks, not of one suit.

    There are 6,175 ways to draw five ranks, four of each at most.
    """
    counts = {rank: ranks >> RANK_WIDTH * (rank - 2) & 7 for rank in RANKS}
    groups = sorted(((n, rank) for rank, n in counts.items() if n), reverse=True)
    order = tuple(rank for _, rank in groups)
    category = _CATEGORY_OF_GROUPS[tuple(n for n, _ in groups)]
    if category is Category.HIGH_CARD and (order == WHEEL or order[0] - order[4] == 4):
        category = Category.STRAIGHT
        order = (5,) if order == WHEEL else order[:1]
    return _pack(category, order)


def suited_strength(strength: int) -> int:
    """Return the strength of five ranks that are of one suit after all."""
    straight = strength >> _CATEGORY_SHIFT == Category.STRAIGHT
    category = Category.STRAIGHT_FLUSH if straight else Category.FLUSH
    ranks = strength & (1 << _CATEGORY_SHIFT) - 1
    return category << _CATEGORY_SHIFT | ranks


def _pack(category: Category, ranks: Sequence[int]) -> int:
    strength = category << _CATEGORY_SHIFT
    for place, rank in enumerate(ranks, start=1):
        strength |= rank << _CATEGORY_SHIFT - 4 * place
    return strength
