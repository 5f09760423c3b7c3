"""Hands made with a wrong number of cards from the hand."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import combinations

from quizzes.poker import lows
from quizzes.poker.cards import Card, key_of
from quizzes.questions.deals import Deal
from quizzes.questions.fields import Pick

HAND_SIZE = 5

type Five = tuple[int, tuple[Card, ...]]
"""The sum of five cards' keys, and the cards, those of the hand first."""


@lru_cache(maxsize=256)
def fives_with(deal: Deal, hole_count: int) -> tuple[Five, ...]:
    """Return all fives with just so many cards of the hand.

    Kept for a while, since several rules judge the same fives one after another.
    """
    boards = _keyed(deal.board, HAND_SIZE - hole_count)
    return tuple(
        (hole_key + board_key, hole + board)
        for hole_key, hole in _keyed(deal.hole, hole_count)
        for board_key, board in boards
    )


@lru_cache(maxsize=256)
def lows_with(deal: Deal, hole_count: int) -> tuple[Five, ...]:
    """Return those of the fives with just so many cards of the hand that are lows.

    Kept for the same reason; most fives are none.
    """
    fives = fives_with(deal, hole_count)
    return tuple(five for five in fives if lows.strength_of(five[0]))


def _keyed(cards: Iterable[Card], size: int) -> list[tuple[int, tuple[Card, ...]]]:
    return [(key_of(some), some) for some in combinations(cards, size)]


def strongest(
    fives: Iterable[Five], strength_of: Callable[[int], int], at_least: int
) -> frozenset[Pick]:
    """Return the strongest of fives, all equal ones, of at least some strength."""
    best: list[tuple[Card, ...]] = []
    for key, five in fives:
        value = strength_of(key)
        if value > at_least:
            at_least, best = value, [five]
        elif value == at_least:
            best.append(five)
    return frozenset(map(frozenset, best))


def split_counts(deal: Deal, pick: Pick) -> dict[str, int]:
    """Return how many picked cards are from the hand and how many from the board."""
    hole = len(pick.intersection(deal.hole))
    return {"hole": hole, "board": len(pick) - hole}


def is_two_and_three(deal: Deal, pick: Pick) -> bool:
    """Return whether a pick is two cards of the hand with three of the board."""
    return split_counts(deal, pick) == {"hole": 2, "board": 3}
