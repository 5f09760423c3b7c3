"""What part of a pot one hand can expect against hands dealt at random."""

from collections.abc import Mapping, Sequence
from itertools import combinations, product
from math import comb
from random import Random

from quizzes.poker.cards import Card, check_count
from quizzes.poker.equity import (
    FULL_BOARD,
    HAND_COUNTS,
    Equities,
    HandCountError,
    Outcome,
    Seats,
    cards_left,
    equities_of,
    outcome_of,
    sampled_outcomes,
)
from quizzes.poker.highs import High
from quizzes.poker.lows import Low
from quizzes.poker.nuts import Pair, Step, ladder_for_high, ladder_for_low
from quizzes.poker.strengths import high_strength, low_strength

# The hand's seat; its opponents sit in the next ones.
_HAND, _OPPONENT = 0, 1

# How two cards of the opponent, or all of them, do against the hand in one half.
_WORSE, _EQUAL, _BETTER = range(3)
_WINNERS: tuple[Seats, ...] = ((_HAND,), (_HAND, _OPPONENT), (_OPPONENT,))


def exact_against_random(
    hole: Sequence[Card], board: Sequence[Card], dead: Sequence[Card] = ()
) -> Equities:
    """Return a hand's share of the pot on the river against one random hand.

    The opponent holds as many cards as the hand has. Every hand that may be it counts
    once: 123,410 of four cards, 850,668 of five and 4,496,388 of six.

    >>> from quizzes.poker.cards import parse_cards
    >>> hole, board = parse_cards("As 2d Kc Kh"), parse_cards("3s 7d 8c Ks Kd")
    >>> found = exact_against_random(hole, board)
    >>> share = found.shares[0]
    >>> found.deals, str(share.wins_high), str(share.wins_low + share.ties_low)
    (123410, '1', '1')
    """
    check_count(board, (FULL_BOARD, FULL_BOARD), group="board")
    left = cards_left([hole], board, dead, needed=len(hole))
    low = low_strength(hole, board)
    highs = _compared(ladder_for_high(board), high_strength(hole, board))
    lows = _compared(ladder_for_low(board), low)
    pairs = {
        pair: (highs[pair], lows.get(pair, _WORSE if low else _EQUAL))
        for pair in combinations(left, 2)
    }
    outcomes: dict[Outcome, int] = {}
    for (high_half, low_half), count in _count_hands(left, len(hole), pairs).items():
        no_low = not low and low_half == _EQUAL
        outcomes[_WINNERS[high_half], () if no_low else _WINNERS[low_half]] = count
    return equities_of([_HAND], outcomes, is_exact=True)


def sampled_against_random(
    hole: Sequence[Card],
    board: Sequence[Card] = (),
    dead: Sequence[Card] = (),
    *,
    opponents: int,
    samples: int,
    rng: Random,
) -> Equities:
    """Return a hand's share against one to eight random hands, by as many deals.

    The opponents hold as many cards as the hand. The board is empty, as before the
    flop, or a flop, turn or river.
    """
    least, most = HAND_COUNTS
    if not least <= opponents + 1 <= most:
        raise HandCountError(opponents + 1)
    size, missing = len(hole), FULL_BOARD - len(board)
    needed = missing + opponents * size
    left = cards_left([hole], board, dead, needed=needed)

    def deal() -> Outcome:
        cards = rng.sample(left, needed)
        others = [cards[start : start + size] for start in range(missing, needed, size)]
        return outcome_of([hole, *others], (*board, *cards[:missing]))

    return equities_of([_HAND], sampled_outcomes(deal, samples), is_exact=False)


def _compared[Hand: (High, Low)](
    ladder: Sequence[Step[Hand]], strength: int
) -> dict[Pair, int]:
    """Return how each pair on a ladder does against a hand of this strength."""
    return {
        pair: _compare(step.hand.strength, strength)
        for step in ladder
        for pair in step.holdings
    }


def _compare(strength: int, other: int) -> int:
    if strength == other:
        return _EQUAL
    return _BETTER if strength > other else _WORSE


def _count_hands(
    cards: Sequence[Card], size: int, pairs: Mapping[Pair, tuple[int, int]]
) -> dict[tuple[int, int], int]:
    """Return how many hands of this size do how well in the high and the low half.

    A hand is as good as the best of its pairs. So hands that are at most so good are
    those of which all pairs are; from these those that are less good are taken off.
    """
    at_most: dict[tuple[int, int], int] = {}
    counts = {}
    for high, low in product((_WORSE, _EQUAL, _BETTER), repeat=2):
        fitting = {
            pair
            for pair, (pair_high, pair_low) in pairs.items()
            if pair_high <= high and pair_low <= low
        }
        at_most[high, low] = _count_all_fitting(cards, size, fitting)
        counts[high, low] = (
            at_most[high, low]
            - at_most.get((high - 1, low), 0)
            - at_most.get((high, low - 1), 0)
            + at_most.get((high - 1, low - 1), 0)
        )
    return counts


def _count_all_fitting(cards: Sequence[Card], size: int, fitting: set[Pair]) -> int:
    """Return how many hands there are of which every two cards are a fitting pair."""
    if len(fitting) == comb(len(cards), 2):
        return comb(len(cards), size)
    # For each card, the later ones that fit it, as bits.
    partners = [
        sum(1 << place for place, other in enumerate(cards) if (card, other) in fitting)
        for card in cards
    ]

    def count(candidates: int, size: int) -> int:
        if size == 1:
            return candidates.bit_count()
        total = 0
        while candidates:
            lowest = candidates & -candidates
            candidates ^= lowest
            total += count(candidates & partners[lowest.bit_length() - 1], size - 1)
        return total

    return count((1 << len(cards)) - 1, size)
