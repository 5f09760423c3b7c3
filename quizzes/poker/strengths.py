"""The fast path: bare strengths of a hand's best high and low, from tables.

A row holds, for each of the 91 pairs of ranks, the best strength that the pair
makes with any three of the board's ranks. A hand picks its own pairs from the
board's row and takes the greatest; only a flush needs more than ranks. Rows are
made when they are first asked for, and there are no more of either half than the
455, 1,820 and 6,175 ways to draw three, four and five ranks. Everything that is
kept here takes 25 MB at the most.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from operator import attrgetter, itemgetter

from quizzes.poker import highs, lows
from quizzes.poker.cards import (
    BOARD_COUNTS,
    HOLE_COUNTS,
    RANK_BITS,
    RANK_KEYS,
    RANK_LETTERS,
    SUIT_KEYS,
    SUITS,
    Card,
    CardFault,
    InvalidCardsError,
    ranks_in,
)

type Row = tuple[int, ...]
"""The best strength of each pair of ranks in `RANK_PAIRS`."""

_key = attrgetter("key")

RANK_PAIRS = tuple(combinations_with_replacement(RANK_KEYS, 2))
"""The keys of every two ranks, the lower one first: what a row has a place for."""

# Pairs and triples of ranks are sums of their ranks' keys.
_PAIRS = tuple(map(sum, RANK_PAIRS))
_PLACES = {pair: place for place, pair in enumerate(_PAIRS)}

# Added to a sum of keys, these lift to the top bit of its digit the count of a suit
# that has two cards in the hand, or three on the board.
_FROM_TWO = 6 * sum(SUIT_KEYS)
_FROM_THREE = 5 * sum(SUIT_KEYS)
_TOP_BITS = 8 * sum(SUIT_KEYS)
_SUIT_OF_BIT = {8 * key: suit for key, suit in zip(SUIT_KEYS, SUITS, strict=True)}

# The ranks of each straight, the highest first, the wheel last.
_STRAIGHTS = (
    *(sum(RANK_KEYS[lowest : lowest + 5]) for lowest in range(8, -1, -1)),
    sum(RANK_KEYS[:4]) + RANK_KEYS[-1],
)


def high_strength(hole: Sequence[Card], board: Sequence[Card]) -> int:
    """Return the strength of the best high of cards that `check_hand` lets pass.

    A wrong number of cards raises an `InvalidCardsError`. A card that is there
    twice is not looked for: `parse_cards` and `check_hand` have done it.
    """
    hole_key = sum(map(_key, hole))
    board_key = sum(map(_key, board))
    row = highs_by_pair(board_key & RANK_BITS)
    strength = max(_pairs_of(hole_key & RANK_BITS)(row))
    # At most one suit has three cards on a board of five.
    suited = (hole_key + _FROM_TWO) & (board_key + _FROM_THREE) & _TOP_BITS
    if suited:
        suit = _SUIT_OF_BIT[suited]
        return max(strength, _suited_strength(_in(suit, hole), _in(suit, board)))
    return strength


def low_strength(hole: Sequence[Card], board: Sequence[Card]) -> int:
    """Return the strength of the best low, 0 for none; cards as in `high_strength`."""
    row = lows_by_pair(sum(map(_key, board)) & RANK_BITS)
    return max(_pairs_of(sum(map(_key, hole)) & RANK_BITS)(row))


@cache
def _pairs_of(hole_ranks: int) -> Callable[[Row], Row]:
    """Return what picks from a row the pairs of a hand with these ranks.

    There are 1,820, 6,175 and 18,395 ways to draw four, five and six ranks.
    """
    keys = _rank_keys(hole_ranks, HOLE_COUNTS, group="hole")
    return itemgetter(*(_PLACES[sum(pair)] for pair in combinations(keys, 2)))


@cache
def highs_by_pair(board_ranks: int) -> Row:
    """Return the row of highs of a board with these ranks, flushes left out.

    The ranks are told by the sum of their keys. What a row says of ranks of which
    the board leaves too few means nothing.
    """
    return _best_of(map(_highs_with, _triples(board_ranks)))


@cache
def lows_by_pair(board_ranks: int) -> Row:
    """Return the row of lows of a board with these ranks; 0 stands for no low."""
    return _best_of(map(_lows_with, _triples(board_ranks)))


@cache
def _highs_with(triple: int) -> Row:
    """Return the high that each pair makes with these three ranks, not of one suit.

    Three of a rank leave one in the deck: a pair of it is never asked for.
    """
    return tuple(
        0 if 3 * pair == 2 * triple else highs.unsuited_strength(pair + triple)
        for pair in _PAIRS
    )


@cache
def _lows_with(triple: int) -> Row:
    """Return the low that each pair makes with these three ranks."""
    return tuple(lows.unsuited_strength(pair + triple) for pair in _PAIRS)


def _best_of(rows: Iterable[Row]) -> Row:
    return tuple(map(max, zip(*rows, strict=True)))


def _triples(board_ranks: int) -> set[int]:
    keys = _rank_keys(board_ranks, BOARD_COUNTS, group="board")
    return set(map(sum, combinations(keys, 3)))


def _rank_keys(ranks: int, expected: tuple[int, int], *, group: str) -> list[int]:
    """Return the keys of the ranks added up in `ranks`, if not too many or too few."""
    found = ranks_in(ranks)
    least, most = expected
    if not least <= len(found) <= most:
        fault = CardFault.TOO_FEW if len(found) < least else CardFault.TOO_MANY
        text = " ".join(RANK_LETTERS[rank - 2] for rank in found)
        raise InvalidCardsError(fault, text, expected=expected, group=group)
    return [RANK_KEYS[rank - 2] for rank in found]


def _in(suit: str, cards: Sequence[Card]) -> int:
    """Return the ranks of one suit, each at most once, as the sum of their keys."""
    return sum(card.key for card in cards if card.suit == suit) & RANK_BITS


def _suited_strength(hole: int, board: int) -> int:
    """Return the best flush of two and three or more ranks of one suit.

    Five cards of one suit that make a straight are two of the hand and three of
    the board if two are the hand's: no rank of a suit is in both.
    """
    together = hole | board
    for straight in _STRAIGHTS:
        if together & straight == straight and (hole & straight).bit_count() == 2:
            return highs.suited_strength(highs.unsuited_strength(straight))
    ranks = _highest(hole, 2) + _highest(board, 3)
    return highs.suited_strength(highs.unsuited_strength(ranks))


def _highest(ranks: int, count: int) -> int:
    while ranks.bit_count() > count:
        ranks &= ranks - 1
    return ranks
