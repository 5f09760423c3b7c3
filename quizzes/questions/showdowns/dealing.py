"""Dealing showdowns around cards that were placed in some hands and on the board."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from quizzes.poker.cards import DECK, Card
from quizzes.questions.deals import (
    BOARD_COUNT,
    BY_RANK,
    cards_of,
    shuffled,
    split,
)
from quizzes.questions.lows import cases as lows
from quizzes.questions.showdowns.tables import Showdown


@dataclass(frozen=True, slots=True)
class PlacedHands:
    """Cards set in the first hands and on the board before the rest is dealt."""

    hands: tuple[tuple[Card, ...], ...] = ()
    board: tuple[Card, ...] = ()


type PlaceHands = Callable[[Random, int], PlacedHands]
"""Choose a case's key cards, given the randomness and the number of hole cards."""


def deal_around(
    rng: Random, hole_count: int, hand_count: int, placed: PlacedHands
) -> Showdown:
    """Deal the rest of the hands and of the board, and seat the hands at random."""
    taken = {*placed.board, *(card for hand in placed.hands for card in hand)}
    rest = [card for card in DECK if card not in taken]
    rng.shuffle(rest)
    hands = [*placed.hands, *[()] * (hand_count - len(placed.hands))]
    dealt = [
        shuffled(rng, (*hand, *(rest.pop() for _ in range(hole_count - len(hand)))))
        for hand in hands
    ]
    missing = BOARD_COUNT - len(placed.board)
    board = shuffled(rng, (*placed.board, *(rest.pop() for _ in range(missing))))
    rng.shuffle(dealt)
    return Showdown(tuple(dealt), board)


def place_low(rng: Random, hole_count: int) -> PlacedHands:
    """Place a low in one hand, and in another a pair that the board makes three."""
    placed = lows.place_plain(rng, hole_count)
    rank = rng.choice(placed.board).rank
    pair = cards_of(rng, (rank, rank), taken=(*placed.hole, *placed.board))
    return PlacedHands((placed.hole, pair), placed.board)


def place_both_ways(rng: Random, hole_count: int) -> PlacedHands:
    """Place a low in one hand that is a straight or a flush as well."""
    placed = lows.place_straight_or_flush(rng, hole_count)
    return PlacedHands((placed.hole,), placed.board)


def place_no_low(rng: Random, hole_count: int) -> PlacedHands:
    """Leave it to chance, or place a board that allows a low and two high hands."""
    if rng.random() < 0.6:
        return PlacedHands()
    board = cards_of(rng, rng.sample(lows.LOW_RANKS, 3))
    first = cards_of(rng, rng.sample(lows.HIGH_RANKS, hole_count - 1))
    second = cards_of(rng, rng.sample(lows.HIGH_RANKS, hole_count - 1), taken=first)
    return PlacedHands((first, second), board)


def place_seeming_low(rng: Random, hole_count: int) -> PlacedHands:
    """Place low cards for one hand, of which three or only one are its own."""
    if rng.random() < 0.6:
        placed = lows.place_low_in_hand_only(rng, hole_count)
        return PlacedHands((placed.hole,), placed.board)
    hole, board = split(rng, cards_of(rng, rng.sample(lows.LOW_RANKS, 5)), 1)
    high = cards_of(rng, rng.sample(lows.HIGH_RANKS, hole_count - 1))
    return PlacedHands(((*hole, *high),), board)


def place_counterfeited(rng: Random, hole_count: int) -> PlacedHands:
    """Place the two lowest ranks in one hand, and one of them on the board."""
    favorite = rng.choice(((1, 2), (1, 3), (2, 3), (1, 4)))
    paired = rng.choice(favorite)
    others = rng.sample([rank for rank in lows.LOW_RANKS if rank not in favorite], 4)
    hole = cards_of(rng, favorite)
    board = cards_of(rng, (paired, *others[:2]), taken=hole)
    rival = cards_of(rng, others[2:], taken=(*hole, *board))
    high = cards_of(rng, rng.sample(lows.HIGH_RANKS, hole_count - 2))
    return PlacedHands(((*hole, *high), rival), board)


def place_alike(
    rng: Random, ranks: Sequence[int], board_ranks: Sequence[int], hand_count: int
) -> PlacedHands:
    """Place the same two ranks in several hands, of any suits, and others between."""
    piles = {rank: list(shuffled(rng, BY_RANK[rank])) for rank in ranks}
    hands = tuple(tuple(piles[rank].pop() for rank in ranks) for _ in range(hand_count))
    taken = [card for hand in hands for card in hand]
    return PlacedHands(hands, cards_of(rng, board_ranks, taken))


def place_same_low(hand_count: int) -> PlaceHands:
    """Return what places one low in several hands."""

    def place(rng: Random, hole_count: int) -> PlacedHands:
        ranks = rng.sample(range(1, 6), 2)
        others = [rank for rank in lows.LOW_RANKS if rank not in ranks]
        return place_alike(rng, ranks, rng.sample(others, 3), hand_count)

    return place


def place_same_straight(lowest: Sequence[int], hand_count: int) -> PlaceHands:
    """Return what places a straight from one of these ranks up in several hands."""

    def place(rng: Random, hole_count: int) -> PlacedHands:
        first = rng.choice(lowest)
        ranks = rng.sample(range(first, first + 5), 5)
        return place_alike(rng, ranks[:2], ranks[2:], hand_count)

    return place
