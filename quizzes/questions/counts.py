"""Hands made with a wrong number of cards from the hand."""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

from quizzes.poker.cards import Card
from quizzes.questions.deals import Deal
from quizzes.questions.fields import Pick

HAND_SIZE = 5


def picks_with(deal: Deal, hole_count: int) -> Iterator[tuple[Card, ...]]:
    """Return all fives with just so many cards of the hand, the hand's cards first."""
    for hole in combinations(deal.hole, hole_count):
        for board in combinations(deal.board, HAND_SIZE - hole_count):
            yield hole + board


def strongest(
    fives: Iterable[tuple[Card, ...]],
    strength: Callable[[tuple[Card, ...]], int],
    at_least: int,
) -> frozenset[Pick]:
    """Return the strongest of fives, all equal ones, of at least some strength."""
    best: list[tuple[Card, ...]] = []
    for five in fives:
        value = strength(five)
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
