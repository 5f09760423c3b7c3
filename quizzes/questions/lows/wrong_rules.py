"""Wrong rules for the low: each gives the fives that its believer could choose."""

from collections.abc import Callable
from functools import cache
from typing import Any

from quizzes.poker.cards import RANK_BITS, ranks_in
from quizzes.poker.evaluator import low_strength
from quizzes.poker.highs import Category
from quizzes.poker.lows import ACE, QUALIFIER, strength_of
from quizzes.questions.counts import (
    HAND_SIZE,
    Five,
    fives_with,
    lows_with,
    strongest,
)
from quizzes.questions.deals import Deal
from quizzes.questions.fields import Pick
from quizzes.questions.highs.wrong_rules import category
from quizzes.questions.lows.ranks import low_rank, low_ranks
from quizzes.questions.misconceptions import Misconception

NINE = 9
WORST_LOW = 1

NO_LOW: frozenset[Pick] = frozenset({frozenset()})
"""What somebody chooses who sees no low at all."""

STRAIGHTS_AND_FLUSHES = {Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH}

type Worth = Callable[[int], Any]
"""How good five cards are to a believer, by the sum of their keys.

Smaller is better, None is no low at all.
"""

type FivesOf = Callable[[Deal, int], tuple[Five, ...]]
"""Which fives a believer looks at: all, or those that are lows by the rules."""


def ranks_down(key: int) -> tuple[int, ...]:
    """Return the ranks of five cards from the highest down, an ace as 1."""
    return _ranks_down(key & RANK_BITS)


@cache
def _ranks_down(key: int) -> tuple[int, ...]:
    """Return the ranks whose keys add up to `key`: 6,175 sums of five at the most."""
    ranks = (1 if rank == ACE else rank for rank in ranks_in(key))
    return tuple(sorted(ranks, reverse=True))


def with_from_hand(hole_count: int) -> Callable[[Deal], frozenset[Pick]]:
    """Return the rule that lets a wrong number of hole cards play."""

    def rule(deal: Deal) -> frozenset[Pick]:
        better = low_strength(deal.hole, deal.board) + 1
        return strongest(lows_with(deal, hole_count), strength_of, better)

    return rule


def judged_by(
    worth: Worth, fives_of: FivesOf = fives_with
) -> Callable[[Deal], frozenset[Pick]]:
    """Return the rule that keeps two and three but judges the lows its own way."""

    def rule(deal: Deal) -> frozenset[Pick]:
        lows = [(worth(key), five) for key, five in fives_of(deal, 2)]
        lows = [(value, five) for value, five in lows if value is not None]
        if not lows:
            return NO_LOW
        best = min(value for value, _ in lows)
        return frozenset(frozenset(five) for value, five in lows if value == best)

    return rule


def with_pair(key: int) -> tuple[int, ...] | None:
    """Let one pair stand in a low."""
    ranks = ranks_down(key)
    return ranks if ranks[0] <= QUALIFIER and len(set(ranks)) >= HAND_SIZE - 1 else None


def with_nine(key: int) -> tuple[int, ...] | None:
    """Let a nine qualify."""
    ranks = ranks_down(key)
    return ranks if ranks[0] <= NINE and len(set(ranks)) == HAND_SIZE else None


def without_ace(key: int) -> int | None:
    """Take the ace for high only."""
    value = strength_of(key)
    return -value if value and ranks_down(key)[-1] != 1 else None


def without_straight_or_flush(key: int) -> int | None:
    """Hold a straight or a flush against a low."""
    value = strength_of(key)
    if not value or category(key) in STRAIGHTS_AND_FLUSHES:
        return None
    return -value


def lowest_two(deal: Deal) -> frozenset[int]:
    """Return the two lowest different ranks of eight or lower in the hand."""
    return frozenset(sorted(low_ranks(deal.hole))[:2])


def duplicate_kills_low(deal: Deal) -> frozenset[Pick]:
    """Play only hole cards whose rank does not lie on the board."""
    paired = low_ranks(deal.board)
    dead = {card for card in deal.hole if low_rank(card) in paired}
    fives = (five for five in lows_with(deal, 2) if dead.isdisjoint(five[1][:2]))
    return strongest(fives, strength_of, WORST_LOW) or NO_LOW


WRONG_LOWS: dict[Misconception, Callable[[Deal], frozenset[Pick]]] = {
    Misconception.THREE_FROM_HAND: with_from_hand(3),
    Misconception.FOUR_FROM_HAND: with_from_hand(4),
    Misconception.ONE_FROM_HAND: with_from_hand(1),
    Misconception.NONE_FROM_HAND: with_from_hand(0),
    Misconception.PAIRED_CARD_COUNTS: judged_by(with_pair),
    Misconception.NINE_COUNTS: judged_by(with_nine),
    Misconception.ACE_NOT_LOW: judged_by(without_ace, lows_with),
    Misconception.STRAIGHTS_AND_FLUSHES_COUNT: judged_by(
        without_straight_or_flush, lows_with
    ),
    Misconception.DUPLICATE_KILLS_LOW: duplicate_kills_low,
}

# Cases among which a rule is found to go wrong alone; searching them saves dealing.
TRAP_CASES = {
    Misconception.THREE_FROM_HAND: ("low-in-hand-only", "three-low-in-hand"),
    Misconception.FOUR_FROM_HAND: ("low-in-hand-only",),
    Misconception.ONE_FROM_HAND: ("no-low-in-hand", "plain"),
    Misconception.NONE_FROM_HAND: ("no-low-in-hand",),
    Misconception.PAIRED_CARD_COUNTS: ("low-ranks-paired", "no-low-on-board"),
    Misconception.NINE_COUNTS: ("no-low-on-board", "no-low-in-hand"),
    Misconception.ACE_NOT_LOW: ("plain", "tied-choices"),
    Misconception.STRAIGHTS_AND_FLUSHES_COUNT: ("straight-or-flush", "worst-low"),
    Misconception.DUPLICATE_KILLS_LOW: ("plain",),
}
