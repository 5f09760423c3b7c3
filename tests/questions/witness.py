"""Slow and obvious answers about questions, straight from what their words say.

Like `tests.poker.witness`, it knows nothing of the product: cards are texts.
"""

from itertools import combinations

from tests.poker.witness import ORDER, best_high, best_low, high_of_five, low_of_five

PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH = range(1, 9)


def low_rank(card):
    return 1 if card[0] == "A" else ORDER.index(card[0]) + 2


def low_ranks(cards):
    return {low_rank(card) for card in cards if low_rank(card) <= 8}


def fives_with(hole_count, hole, board):
    for mine in combinations(hole, hole_count):
        for theirs in combinations(board, 5 - hole_count):
            yield mine + theirs


def lows_with(hole_count, hole, board):
    lows = [low_of_five(five) for five in fives_with(hole_count, hole, board)]
    return [low for low in lows if low]


def write_low(ranks):
    return "-".join("A" if rank == 1 else str(rank) for rank in ranks)


def right_picks(field, hole, board):
    """Every best high or low as a set of cards; the empty set is "no low"."""
    _, choices = (best_low if field == "low" else best_high)(hole, board)
    return {pair | triple for pair, triple in choices} or {frozenset()}


def low_case(hole, board):
    """The first of the low's cases whose words are true."""
    lowest, choices = best_low(hole, board)
    from_board, from_hand = low_ranks(board), low_ranks(hole)
    straights_or_flushes = [
        high_of_five([*pair, *triple])[0] in (STRAIGHT, FLUSH, STRAIGHT_FLUSH)
        for pair, triple in choices
    ]
    two_lowest = set(sorted(from_hand)[:2])
    if lowest is None and len(from_board) < 3:
        more = lows_with(3, hole, board) + lows_with(4, hole, board)
        return "low-in-hand-only" if more else "no-low-on-board"
    words = {
        "no-low-in-hand": lowest is None and len(from_hand) < 2,
        "low-ranks-paired": lowest is None,
        "wheel": lowest == [5, 4, 3, 2, 1],
        "worst-low": lowest == [8, 7, 6, 5, 4],
        "straight-or-flush": all(straights_or_flushes),
        "counterfeited": all(low_ranks(pair) != two_lowest for pair, _ in choices),
        "three-low-in-hand": any(low < lowest for low in lows_with(3, hole, board))
        if lowest
        else False,
        "tied-choices": len(choices) > 1,
        "plain": True,
    }
    return next(case for case, holds in words.items() if holds)


def high_case(hole, board):
    """The first of the high's cases whose words are true."""
    best, choices = best_high(hole, board)

    def better_with(hole_count):
        highs = map(high_of_five, fives_with(hole_count, hole, board))
        return {category for category, ranks in highs if (category, ranks) > best}

    flushes, straights = {FLUSH, STRAIGHT_FLUSH}, {STRAIGHT}
    words = {
        "board-plays": bool(better_with(0) & set(range(STRAIGHT, STRAIGHT_FLUSH + 1))),
        "one-card-flush": bool(better_with(1) & flushes),
        "one-card-straight": bool(better_with(1) & straights),
        "trips-in-hand": most_alike(card[0] for card in hole) >= 3,
        "three-suited-in-hand": bool((better_with(3) | better_with(4)) & flushes),
        "wheel": best == (STRAIGHT, [5]),
        "tied-choices": len(choices) > 1,
        "high-card": best[0] == 0,
        "pair": best[0] == PAIR,
        "two-pair": best[0] == TWO_PAIR,
        "three-of-a-kind": best[0] == TRIPS,
        "straight": best[0] == STRAIGHT,
        "flush": best[0] == FLUSH,
        "full-house": best[0] == FULL_HOUSE,
        "four-of-a-kind": best[0] == QUADS,
        "straight-flush": best[0] == STRAIGHT_FLUSH,
    }
    return next(case for case, holds in words.items() if holds)


def most_alike(marks):
    marks = list(marks)
    return max(marks.count(mark) for mark in marks)


def hand_of(question):
    return question["hole"].split(), question["board"].split()


# By kind: the case of a question as it is written down, and all that is right.
CASES = {
    "best-low": lambda question: low_case(*hand_of(question)),
    "best-high": lambda question: high_case(*hand_of(question)),
}
KEYS = {
    "best-low": lambda question: {"low": right_picks("low", *hand_of(question))},
    "best-high": lambda question: {"high": right_picks("high", *hand_of(question))},
}
