"""Settles a table chip by chip straight from the rules, to be compared with ours.

It knows nothing of the product: a table is a line as `manage.py settle` reads it,
with cards as lists of texts, and every single chip is laid somewhere.
"""

from collections import Counter
from fractions import Fraction
from functools import cache

from tests.poker import witness


def lay_out(line):
    """What goes back, and the heaps of chips with those who can win them."""
    put = {seat: line["contributed"].get(str(seat), 0) for seat in line["seats"]}
    dead = line["dead"]
    live = [seat for seat in line["seats"] if seat not in line["folded"]]
    paid = [seat for seat in live if put[seat] or dead.get(str(seat))] or live
    heap = tuple(paid)
    heaps, returned = Counter({heap: sum(dead.values())}), Counter()
    for depth in range(1, max(put.values()) + 1):
        payers = [seat for seat in put if put[seat] >= depth]
        if len(payers) == 1:
            returned[payers[0]] += 1
            continue
        heap = tuple(seat for seat in paid if seat in payers) or heap
        heaps[heap] += len(payers)
    return dict(returned), [(chips, seats) for seats, chips in heaps.items() if chips]


def settle(line, *, halves=False, low_to_high=False):
    """What each pot's winners are and have a part of, and what each seat is paid."""
    _, heaps = lay_out(line)
    paid, pots = Counter(), []
    rakes = [*line["rake"], *[0] * len(heaps)]
    for (chips, seats), rake in zip(heaps, rakes, strict=False):
        high, low = winners(line, seats)
        unit = line["chip_unit"]
        units, rest = divmod(chips - rake, unit)
        for half, pile in piles(units, high, low, halves, low_to_high):
            for number in range(pile):
                paid[half[number % len(half)]] += unit
        paid[high[0]] += rest
        pots.append((chips, seats, high, low, parts(high, low)))
    return pots, {seat: chips for seat, chips in paid.items() if chips}


def winners(line, seats):
    if len(seats) == 1:
        return list(seats), []
    board = tuple(line["board"])
    hands = {seat: tuple(line["hole"][str(seat)]) for seat in seats}
    highs = {seat: high_of(hands[seat], board) for seat in seats}
    lows = {seat: low_of(hands[seat], board) for seat in seats}
    best_low = min(filter(None, lows.values()), default=None)
    return (
        [seat for seat in seats if highs[seat] == max(highs.values())],
        [seat for seat in seats if best_low and lows[seat] == best_low],
    )


@cache
def high_of(hand, board):
    return witness.best_high(hand, board)[0]


@cache
def low_of(hand, board):
    return witness.best_low(hand, board)[0]


def piles(units, high, low, halves, low_to_high):
    """The winners of each half with the chips that they share one by one."""
    if not low or (high == low and not halves):
        return [(high, units)]
    pile = {"high": 0, "low": 0}
    for number in range(units):
        pile["low" if number % 2 else "high"] += 1
    while low_to_high and pile["low"] % len(low):
        pile["low"] -= 1
        pile["high"] += 1
    return [(high, pile["high"]), (low, pile["low"])]


def parts(high, low):
    """The exact part of the pot that each seat wins."""
    half = Fraction(1, 2) if low else Fraction(1)
    won = Counter()
    for seat in high:
        won[seat] += half / len(high)
    for seat in low:
        won[seat] += half / len(low)
    return dict(won)
