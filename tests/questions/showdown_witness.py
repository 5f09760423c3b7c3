"""Who wins a showdown, seen slowly and straight from the words of the rules.

Like `tests.poker.witness`, it knows nothing of the product: cards are texts.
"""

from collections import Counter
from fractions import Fraction
from functools import cache

from tests.poker.chip_witness import parts, piles
from tests.poker.witness import best_high, best_low
from tests.questions.ranks import low_rank, low_ranks


def board_of(question):
    return question["board"].split()


def hands_at(question):
    seats = (seat for seat in range(1, 10) if f"seat-{seat}" in question)
    return {seat: question[f"seat-{seat}"].split() for seat in seats}


@cache
def high_made(hand, board):
    return best_high(hand.split(), board.split())[0]


@cache
def low_made(hand, board):
    return best_low(hand.split(), board.split())[0]


def highs_at(question):
    return {
        seat: high_made(question[f"seat-{seat}"], question["board"])
        for seat in hands_at(question)
    }


def lows_at(question):
    """The low of each seat, None where it has none."""
    return {
        seat: low_made(question[f"seat-{seat}"], question["board"])
        for seat in hands_at(question)
    }


def who_wins(question):
    highs, lows = highs_at(question), lows_at(question)
    lowest = min((low for low in lows.values() if low), default=None)
    return {
        "high": [seat for seat in highs if highs[seat] == max(highs.values())],
        "low": [seat for seat in lows if lowest and lows[seat] == lowest],
    }


def seeming_to_have_lows(question):
    """Seats without a low whose cards and the board hold one as good as the best."""
    lows, board = lows_at(question), board_of(question)
    lowest = min((low for low in lows.values() if low), default=[9])
    seeming = []
    for seat, hand in hands_at(question).items():
        five = sorted(low_ranks([*hand, *board]))[:5][::-1]
        if not lows[seat] and len(five) == 5 and five <= lowest:
            seeming.append(seat)
    return seeming


def beaten_favorite(question):
    """The seat with the two lowest ranks, if a pair on the board costs it the low."""
    two = {
        seat: sorted([*low_ranks(hand), 9, 9])[:2][::-1]
        for seat, hand in hands_at(question).items()
    }
    lowest = [seat for seat in two if two[seat] == min(two.values())]
    winners = who_wins(question)["low"]
    paired = {low_rank(card) for card in board_of(question)} & set(two[lowest[0]])
    is_beaten = winners and lowest[0] not in winners
    return lowest[0] if len(lowest) == 1 and is_beaten and paired else None


def showdown_case(question):
    """The first of the cases of a showdown whose words are true."""
    high, low = who_wins(question).values()
    words = {
        "both-halves-tied": len(high) > 1 and len(low) > 1,
        "three-way-tie": len(high) > 2 or len(low) > 2,
        "high-tied": len(high) == 2,
        "low-tied": len(low) == 2,
        "seeming-low": bool(seeming_to_have_lows(question)),
        "counterfeited-favorite": beaten_favorite(question) is not None,
        "scoop-without-low": not low,
        "scoop": high == low,
        "split": True,
    }
    return next(case for case, holds in words.items() if holds)


def paid(question, *, halves=False, low_to_high=False):
    """What each seat is paid, every smallest chip laid down one by one."""
    payouts = Counter(dict.fromkeys(hands_at(question), 0))
    high, low = who_wins(question).values()
    units = question["pot"] // question["chip_unit"]
    for seats, pile in piles(units, high, low, halves, low_to_high):
        for number in range(pile):
            payouts[seats[number % len(seats)]] += question["chip_unit"]
    return dict(payouts)


def pot_payouts(question):
    """What each seat is paid by the rules of the house that the question names."""
    return paid(
        question,
        halves=question["rules"] in ("tda-2024", "bovada-2014"),
        low_to_high=question["rules"] == "bovada-2014",
    )


def won_of_pot(question):
    """The exact part of the pot that each winner has."""
    return parts(*who_wins(question).values())


def pot_case(question):
    """The first of the cases of a shared pot whose words are true."""
    high, low = who_wins(question).values()
    units = question["pot"] // question["chip_unit"]
    shares = won_of_pot(question).values()
    tied = [len(seats) for seats, _pile in piles(units, high, low, False, False)]
    uneven = [
        pile % len(seats) for seats, pile in piles(units, high, low, False, False)
    ]
    words = {
        "tied-both-ways": high == low
        and len(high) > 1
        and paid(question) != paid(question, halves=True),
        "odd-chip-in-tied-half": any(uneven),
        "odd-chip-between-halves": len(tied) == 2 and units % 2 == 1,
        "whole-pot": max(shares) == 1,
        "three-quarters": max(shares) == Fraction(3, 4),
        "two-thirds": max(shares) == Fraction(2, 3),
        "half-and-half": set(shares) == {Fraction(1, 2)},
        "third": set(shares) == {Fraction(1, 3)},
        "quarter": min(shares) == Fraction(1, 4),
        "sixth": min(shares) < Fraction(1, 4),
    }
    return next(case for case, holds in words.items() if holds)
