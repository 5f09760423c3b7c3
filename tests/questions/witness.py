"""Slow and obvious answers about questions, straight from what their words say.

Like `tests.poker.witness`, it knows nothing of the product: cards are texts.
"""

from itertools import combinations

from tests.poker.witness import ORDER, best_high, best_low, high_of_five, low_of_five
from tests.questions.amount_witness import amounts_case, amounts_key
from tests.questions.next_card_witness import next_card_case, right_next_ranks
from tests.questions.nut_witness import nuts_case, right_nuts
from tests.questions.played_witness import (
    pot_key,
    pots_case,
    settlement_case,
    settlement_key,
)
from tests.questions.post_witness import posts_case, posts_key
from tests.questions.quarter_witness import quarter_case, right_numbers
from tests.questions.ranks import (
    FLUSH,
    FULL_HOUSE,
    PAIR,
    QUADS,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPS,
    TWO_PAIR,
    low_rank,
    low_ranks,
)
from tests.questions.showdown_witness import (
    pot_case,
    pot_payouts,
    showdown_case,
    who_wins,
)
from tests.questions.showing_witness import showing_case, showing_key
from tests.questions.starting_witness import right_hands, starting_case
from tests.questions.turn_witness import turn_case, turn_key


def fives_with(hole_count, hole, board):
    for mine in combinations(hole, hole_count):
        for theirs in combinations(board, 5 - hole_count):
            yield mine + theirs


def lows_with(hole_count, hole, board):
    lows = [low_of_five(five) for five in fives_with(hole_count, hole, board)]
    return [low for low in lows if low]


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


def possible_case(hole, board):
    """The first of the cases of a possible low whose words are true."""
    low_cards = [card for card in board if low_rank(card) <= 8]
    case = low_case(hole, board)
    lowest, choices = best_low(hole, board)
    words = {
        "low-pair-on-board": len(low_ranks(board)) < 3 <= len(low_cards),
        "straight-or-flush": lowest is not None
        and all(
            high_of_five([*pair, *triple])[0] in (STRAIGHT, FLUSH, STRAIGHT_FLUSH)
            for pair, triple in choices
        ),
        "plain": case in ("plain", "tied-choices"),
    }
    return next((case for case, holds in words.items() if holds), case)


def yes_or_no(is_so):
    return "yes" if is_so else "no"


def what_is_possible(hole, board):
    """What is right about a low; anyone could hold any two cards not in sight.

    Suits are no matter to a low: one card of each rank is looked at.
    """
    unseen = {rank + suit for rank in ORDER for suit in "cdhs"} - {*hole, *board}
    lows = {low_rank(card): card for card in unseen if low_rank(card) <= 8}
    hands = [hole, *combinations(lows.values(), 2)]
    return {
        "board": {yes_or_no(any(best_low(hand, board)[0] for hand in hands))},
        "hand": {yes_or_no(best_low(hole, board)[0])},
        "low": right_picks("low", hole, board),
    }


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


def halves_case(hole, board):
    """The first of the cases of high and low together whose words are true."""
    high, high_choices = best_high(hole, board)
    lowest, low_choices = best_low(hole, board)
    high_pairs = {pair for pair, _ in high_choices}
    low_pairs = {pair for pair, _ in low_choices}
    lows_of_high_pairs = [
        low_of_five([*pair, *triple])
        for pair in high_pairs
        for triple in combinations(board, 3)
    ]
    words = {
        "no-low": lowest is None,
        # In one suit it is a straight flush.
        "wheel-both-ways": high in ((STRAIGHT, [5]), (STRAIGHT_FLUSH, [5]))
        and lowest == [5, 4, 3, 2, 1],
        "same-pair": bool(high_pairs & low_pairs),
        "high-tempts": any(lows_of_high_pairs),
        "different-pairs": True,
    }
    return next(case for case, holds in words.items() if holds)


def hands_of(question):
    return {name: question[name].split() for name in "abcd" if name in question}


def places_by(worth, hands):
    """The place of each hand, the smallest worth first; those without share the last.

    A hand's place is one more than the number of hands that are better.
    """
    worths = [worth(cards) for cards in hands.values()]
    lows = [value for value in worths if value is not None]
    return tuple(
        1 + sum(low < value for low in lows) if value is not None else 1 + len(lows)
        for value in worths
    )


def right_places(hands):
    return places_by(low_of_five, hands)


def from_bottom(cards):
    low = low_of_five(cards)
    return low and low[::-1]


def unless_straight_or_flush(cards):
    is_one = high_of_five(cards)[0] in (STRAIGHT, FLUSH, STRAIGHT_FLUSH)
    return None if is_one else low_of_five(cards)


def order_case(hands):
    """The first of the cases of an order whose words are true."""
    lows = [low_of_five(cards) for cards in hands.values()]
    right = right_places(hands)
    words = {
        "not-all-lows": None in lows,
        "tied-lows": any(lows.count(low) > 1 for low in lows),
        "bottom-tempts": places_by(from_bottom, hands) != right,
        "wheel": [5, 4, 3, 2, 1] in lows,
        "straight-or-flush": places_by(unless_straight_or_flush, hands) != right,
        "later-card": len({low[0] for low in lows if low}) < len(lows),
        "highest-card": True,
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
    "high-and-low": lambda question: halves_case(*hand_of(question)),
    "order-lows": lambda question: order_case(hands_of(question)),
    "low-possible": lambda question: possible_case(*hand_of(question)),
    "nuts": lambda question: nuts_case(*hand_of(question)),
    "counterfeit": lambda question: next_card_case(*hand_of(question)),
    "who-wins": showdown_case,
    "pot-shares": pot_case,
    "quarter-value": quarter_case,
    "whose-turn": turn_case,
    "call-or-raise": amounts_case,
    "side-pots": pots_case,
    "settlement": settlement_case,
    "blinds-and-posts": posts_case,
    "showdown-order": showing_case,
    "starting-hand": starting_case,
}
KEYS = {
    "best-low": lambda question: {"low": right_picks("low", *hand_of(question))},
    "best-high": lambda question: {"high": right_picks("high", *hand_of(question))},
    "high-and-low": lambda question: {
        half: right_picks(half, *hand_of(question)) for half in ("high", "low")
    },
    "order-lows": lambda question: {"order": {right_places(hands_of(question))}},
    "low-possible": lambda question: what_is_possible(*hand_of(question)),
    "nuts": lambda question: right_nuts(*hand_of(question)),
    "counterfeit": lambda question: {
        "low": right_picks("low", *hand_of(question)),
        "ranks": {right_next_ranks(*hand_of(question))},
    },
    "who-wins": lambda question: {
        f"{half}_winners": {frozenset(map(str, seats))}
        for half, seats in who_wins(question).items()
    },
    "pot-shares": lambda question: {
        f"chips-{seat}": {chips} for seat, chips in pot_payouts(question).items()
    },
    "quarter-value": right_numbers,
    "whose-turn": turn_key,
    "call-or-raise": amounts_key,
    "side-pots": pot_key,
    "settlement": settlement_key,
    "blinds-and-posts": posts_key,
    "showdown-order": showing_key,
    "starting-hand": right_hands,
}
