"""High hands: the strength, the category and the reading of five cards."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache

from quizzes.poker.cards import (
    RANK_BITS,
    RANK_LETTERS,
    SUIT_KEYS,
    Card,
    check_count,
    check_distinct,
    key_of,
    ranks_in,
)

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

    @property
    def label(self) -> str:
        """The category's name in notation, such as "full house"."""
        return self.name.lower().replace("_", " ")


@dataclass(frozen=True, slots=True)
class High:
    """A high hand: `strength` orders all of them, bigger is better, equal is a tie.

    `ranks` are those that decide, in the order in which they are compared: three
    sixes and two queens are (6, 12), a straight is its top card, the wheel (5,).

    >>> from quizzes.poker.cards import parse_cards
    >>> str(read_high(parse_cards("6s 6d 6c Qd Qs")))
    'full house 6-Q'
    """

    strength: int
    category: Category
    ranks: tuple[int, ...]

    def __str__(self) -> str:
        letters = "-".join(RANK_LETTERS[rank - 2] for rank in self.ranks)
        return f"{self.category.label} {letters}"

    def arrange(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Return the hand's five cards in the order in which it is read.

        Groups of equal ranks come first; the ace of a wheel comes last.
        """
        cards = tuple(cards)
        counts = Counter(card.rank for card in cards)
        wheel = set(counts) == set(WHEEL)

        def weight(card: Card) -> tuple[int, int, str]:
            rank = 1 if wheel and card.rank == 14 else card.rank
            return counts[card.rank], rank, card.suit

        return tuple(sorted(cards, key=weight, reverse=True))


# Sizes of the groups of equal ranks, the largest first.
_CATEGORY_OF_GROUPS = {
    (1, 1, 1, 1, 1): Category.HIGH_CARD,
    (2, 1, 1, 1): Category.PAIR,
    (2, 2, 1): Category.TWO_PAIR,
    (3, 1, 1): Category.THREE_OF_A_KIND,
    (3, 2): Category.FULL_HOUSE,
    (4, 1): Category.FOUR_OF_A_KIND,
}

# Added to a sum of keys, this lifts a suit's count of five to its digit's top bit.
_FROM_FIVE = 3 * sum(SUIT_KEYS)
_TOP_BITS = 8 * sum(SUIT_KEYS)


def read_high(cards: Sequence[Card]) -> High:
    """Return the high hand that five cards make.

    >>> from quizzes.poker.cards import parse_cards
    >>> read_high(parse_cards("6s 6d 6c Qd Qs")).ranks
    (6, 12)
    """
    check_count(cards, (5, 5), group="hand")
    check_distinct(cards)
    return high_of(strength_of(key_of(cards)))


@cache
def high_of(strength: int) -> High:
    """Return the high hand of a strength: category, then ranks in four bits each.

    There are 7,462 strengths.
    """
    digits = [strength >> shift & 15 for shift in range(_CATEGORY_SHIFT - 4, -1, -4)]
    category = Category(strength >> _CATEGORY_SHIFT)
    return High(strength, category, tuple(digit for digit in digits if digit))


def strength_of(key: int) -> int:
    """Return the strength of five cards whose keys add up to `key`."""
    strength = unsuited_strength(key & RANK_BITS)
    if (key + _FROM_FIVE) & _TOP_BITS:
        return suited_strength(strength)
    return strength


@cache
def unsuited_strength(key: int) -> int:
    """Return the strength of five ranks, by the sum of their keys, in several suits.

    There are 6,175 ways to draw five ranks, so no more are kept.
    """
    counts = Counter(ranks_in(key))
    order = tuple(sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True))
    category = _CATEGORY_OF_GROUPS[tuple(counts[rank] for rank in order)]
    if order == WHEEL:
        category, order = Category.STRAIGHT, order[1:2]
    elif category is Category.HIGH_CARD and order[0] - order[-1] == 4:
        category, order = Category.STRAIGHT, order[:1]
    return _pack(category, order)


def suited_strength(strength: int) -> int:
    """Return the strength of five ranks, by theirs unsuited, when of one suit."""
    straight = strength >> _CATEGORY_SHIFT == Category.STRAIGHT
    category = Category.STRAIGHT_FLUSH if straight else Category.FLUSH
    ranks = strength & (1 << _CATEGORY_SHIFT) - 1
    return category << _CATEGORY_SHIFT | ranks


def _pack(category: Category, ranks: Iterable[int]) -> int:
    strength = category << _CATEGORY_SHIFT
    for place, rank in enumerate(ranks, start=1):
        strength |= rank << _CATEGORY_SHIFT - 4 * place
    return strength
