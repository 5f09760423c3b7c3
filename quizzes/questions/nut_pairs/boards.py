"""The nuts of a board, and what a hand holds of them."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from quizzes.poker.cards import Card
from quizzes.poker.highs import High
from quizzes.poker.lows import Low
from quizzes.poker.nuts import (
    Pair,
    Step,
    ladder_for_high,
    ladder_for_low,
    nut_high,
    nut_low,
)
from quizzes.questions.deals import Deal
from quizzes.questions.fields import Pick
from quizzes.questions.lows.ranks import low_rank

NEITHER, HIGH, LOW, BOTH = "neither", "high", "low", "both"
HOLDS = (NEITHER, HIGH, LOW, BOTH)
"""What a hand can hold of the nuts."""

# Dealing, marking and every wrong rule ask for the same ones, one after another.
_nut_high = lru_cache(maxsize=64)(nut_high)
_nut_low = lru_cache(maxsize=64)(nut_low)
_ladder_for_high = lru_cache(maxsize=64)(ladder_for_high)
_ladder_for_low = lru_cache(maxsize=64)(ladder_for_low)


def best_high_on(board: tuple[Card, ...]) -> Step[High]:
    """Return the nut high of a board with every pair that makes it."""
    return _nut_high(board)


def best_low_on(board: tuple[Card, ...]) -> Step[Low] | None:
    """Return the nut low of a board with every pair that makes it, or None."""
    return _nut_low(board)


def highs_on(board: tuple[Card, ...]) -> tuple[Step[High], ...]:
    """Return every two cards by the high they make on a board, the nuts first."""
    return _ladder_for_high(board)


def lows_on(board: tuple[Card, ...]) -> tuple[Step[Low], ...]:
    """Return every two cards that make a low on a board, the nut low first if any."""
    return _ladder_for_low(board)


def picks_of(step: Step[Any] | None) -> tuple[Pick, ...]:
    """Return the pairs of a step as picks; where there is no step, only "none".

    >>> from quizzes.poker.cards import parse_cards
    >>> picks_of(best_low_on(parse_cards("Ks Qd 9c 4h 2s")))
    (frozenset(),)
    """
    return tuple(map(frozenset, step.holdings)) if step else (frozenset(),)


def first_of(steps: Iterable[Step[Any]]) -> Step[Any] | None:
    """Return the first of some steps, if there are any."""
    return next(iter(steps), None)


def step_of(steps: Iterable[Step[Any]], pick: Pick) -> Step[Any] | None:
    """Return the step of a ladder on which two cards stand, if they stand on any."""
    return first_of(
        step for step in steps if any(pick.issuperset(pair) for pair in step.holdings)
    )


def held(hole: Iterable[Card], pairs: Iterable[Pair]) -> tuple[Pair, ...]:
    """Return those pairs that a hand holds both cards of."""
    own = set(hole)
    return tuple(pair for pair in pairs if own.issuperset(pair))


def holding(high: object, low: object) -> str:
    """Return the name of holding the nut high or not, and the nut low or not."""
    return HOLDS[bool(high) + 2 * bool(low)]


def nuts_held(deal: Deal) -> tuple[tuple[Pair, ...], tuple[Pair, ...]]:
    """Return the pairs of a hand that make the nut high, and those of the nut low."""
    low = best_low_on(deal.board)
    return (
        held(deal.hole, best_high_on(deal.board).holdings),
        held(deal.hole, low.holdings) if low else (),
    )


def ranks_of(pair: Iterable[Card]) -> tuple[int, ...]:
    """Return the ranks of a pair as lows count them, the lower one first."""
    return tuple(sorted(map(low_rank, pair)))
