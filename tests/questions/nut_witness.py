"""The nuts of a board, by looking at every two cards that somebody could hold."""

from functools import lru_cache
from itertools import combinations

from tests.poker.witness import ORDER, high_of_five, low_of_five
from tests.questions.ranks import (
    FLUSH,
    FULL_HOUSE,
    QUADS,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPS,
    low_rank,
    low_ranks,
)

DECK = [rank + suit for rank in ORDER for suit in "cdhs"]


@lru_cache(maxsize=2048)
def highs_on(board):
    """The best high of each two cards that are not on the board, by the two cards.

    Two cards make no flush unless they are of a suit of which the board has three;
    else only their ranks count, and what the same ranks make is not looked up twice.
    """
    flush_suits = {card[1] for card in board if suits(board).count(card[1]) >= 3}
    made, highs = {}, {}
    for pair in combinations([card for card in DECK if card not in board], 2):
        suited = pair[0][1] == pair[1][1] and pair[0][1] in flush_suits
        like = (pair[0][0], pair[1][0], suited)
        if like not in made:
            fives = (pair + triple for triple in combinations(board, 3))
            made[like] = max(map(high_of_five, fives))
        highs[frozenset(pair)] = made[like]
    return highs


@lru_cache(maxsize=2048)
def lows_on(board):
    """The best low of each two cards not on the board that make one, by the cards."""
    made, lows = {}, {}
    for pair in combinations([card for card in DECK if card not in board], 2):
        like = (pair[0][0], pair[1][0])
        if like not in made:
            fives = (low_of_five(pair + triple) for triple in combinations(board, 3))
            made[like] = min(filter(None, fives), default=None)
        if made[like]:
            lows[frozenset(pair)] = made[like]
    return lows


def suits(cards):
    return [card[1] for card in cards]


def nut_high(board):
    """The best high on a board, and all pairs that make it."""
    highs = highs_on(tuple(board))
    best = max(highs.values())
    return best, {pair for pair, high in highs.items() if high == best}


def nut_low(board):
    """The best low on a board, and all pairs that make it; (None, set()) if none."""
    lows = lows_on(tuple(board))
    best = min(lows.values(), default=None)
    return best, {pair for pair, low in lows.items() if low == best}


def held(hole, pairs):
    return {pair for pair in pairs if pair <= set(hole)}


def right_nuts(hole, board):
    """Every pair that is right for each half, and what the hand holds of them."""
    high_pairs, low_pairs = nut_high(board)[1], nut_low(board)[1]
    has_high, has_low = bool(held(hole, high_pairs)), bool(held(hole, low_pairs))
    holds = {
        (False, False): "neither",
        (True, False): "high",
        (False, True): "low",
        (True, True): "both",
    }
    return {
        "nut_high": high_pairs,
        "nut_low": low_pairs or {frozenset()},
        "holds": {holds[has_high, has_low]},
    }


def are_of_several_ranks(pairs):
    return len({frozenset(low_rank(card) for card in pair) for pair in pairs}) > 1


def nuts_case(hole, board):
    """The first of the cases of the nuts whose words are true."""
    (category, _), high_pairs = nut_high(board)
    lowest, low_pairs = nut_low(board)
    words = {
        "nut-nut": held(hole, high_pairs) and held(hole, low_pairs),
        "straight-flush-possible": category == STRAIGHT_FLUSH,
        "several-pairs": are_of_several_ranks(high_pairs)
        or are_of_several_ranks(low_pairs),
        "nut-set": category == TRIPS,
        "no-low-possible": lowest is None,
        "nut-wheel": lowest == [5, 4, 3, 2, 1],
        "ace-or-deuce-on-board": low_ranks(board) & {1, 2},
        "paired-board": category in (FULL_HOUSE, QUADS),
        "nut-flush": category == FLUSH,
        "nut-straight": category == STRAIGHT,
    }
    return next(case for case, holds in words.items() if holds)
