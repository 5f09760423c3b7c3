"""A slow evaluator straight from the rules, to be compared with the fast one.

It knows nothing of the product: cards are texts such as "As", and every hand of
two hole cards and three board cards is looked at.
"""

from itertools import combinations

ORDER = "23456789TJQKA"


def high_of_five(cards):
    ranks = sorted((ORDER.index(card[0]) + 2 for card in cards), reverse=True)
    flush = len({card[1] for card in cards}) == 1
    straight = straight_top(ranks)
    if straight:
        return (8 if flush else 4, [straight])
    if flush:
        return (5, ranks)
    groups = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    shape = [count for count, _ in groups]
    by_shape = {
        (4, 1): 7,
        (3, 2): 6,
        (3, 1, 1): 3,
        (2, 2, 1): 2,
        (2, 1, 1, 1): 1,
        (1, 1, 1, 1, 1): 0,
    }
    return (by_shape[tuple(shape)], [rank for _, rank in groups])


def straight_top(ranks):
    if ranks == [14, 5, 4, 3, 2]:
        return 5
    if ranks == list(range(ranks[0], ranks[0] - 5, -1)):
        return ranks[0]
    return None


def low_of_five(cards):
    ranks = {1 if card[0] == "A" else ORDER.index(card[0]) + 2 for card in cards}
    if len(ranks) < 5 or max(ranks) > 8:
        return None
    return sorted(ranks, reverse=True)


def hands(hole, board):
    for pair in combinations(hole, 2):
        for triple in combinations(board, 3):
            yield pair, triple


def best_high(hole, board):
    """The best high as category and ranks, and the sets of cards that make it."""
    made = [
        (high_of_five(pair + triple), pair, triple)
        for pair, triple in hands(hole, board)
    ]
    best = max(high for high, _, _ in made)
    return best, {
        (frozenset(pair), frozenset(triple))
        for high, pair, triple in made
        if high == best
    }


def best_low(hole, board):
    """The best low as ranks, and the sets of cards that make it; or (None, set())."""
    made = [
        (low_of_five(pair + triple), pair, triple)
        for pair, triple in hands(hole, board)
    ]
    lows = [low for low, _, _ in made if low]
    if not lows:
        return None, set()
    best = min(lows)
    return best, {
        (frozenset(pair), frozenset(triple))
        for low, pair, triple in made
        if low == best
    }
