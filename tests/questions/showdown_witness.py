"""Who wins a showdown, seen slowly and straight from the words of the rules.

Like `tests.poker.witness`, it knows nothing of the product: cards are texts.
"""

from functools import cache

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
