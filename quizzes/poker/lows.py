"""Low hands: five different ranks, each eight or lower, the ace low."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from quizzes.poker.cards import (
    RANK_BITS,
    Card,
    check_count,
    check_distinct,
    key_of,
    ranks_in,
)

ACE = 14
QUALIFIER = 8


@dataclass(frozen=True, slots=True)
class Low:
    """A qualifying low: `strength` goes from 1 (8-7-6-5-4) to 56 (the wheel).

    `ranks` stand highest first, as lows are compared, with the ace as 1.
    """

    strength: int
    ranks: tuple[int, ...]

    def __str__(self) -> str:
        return "-".join("A" if rank == 1 else str(rank) for rank in self.ranks)

    def arrange(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Return the low's five cards, highest first, as lows are compared."""
        return tuple(sorted(cards, key=lambda card: _low_rank(card.rank), reverse=True))


def _low_rank(rank: int) -> int:
    return 1 if rank == ACE else rank


# Index n holds the low of strength n; nothing qualifies with strength 0.
LOWS: tuple[Low | None, ...] = (
    None,
    *(
        Low(strength, ranks)
        for strength, ranks in enumerate(
            sorted(combinations(range(QUALIFIER, 0, -1), 5), reverse=True), start=1
        )
    ),
)
_STRENGTHS = {frozenset(low.ranks): low.strength for low in LOWS if low}


def read_low(cards: Sequence[Card]) -> Low | None:
    """Return the low that five cards make, or None if they do not qualify.

    Straights and flushes do not count against a low.

    >>> from quizzes.poker.cards import parse_cards
    >>> str(read_low(parse_cards("5s 4s 3s 2s As")))
    '5-4-3-2-A'
    """
    check_count(cards, (5, 5), group="hand")
    check_distinct(cards)
    return LOWS[strength_of(key_of(cards))]


def strength_of(key: int) -> int:
    """Return the strength of the low of five cards whose keys add up to `key`."""
    return unsuited_strength(key & RANK_BITS)


@cache
def unsuited_strength(key: int) -> int:
    """Return the strength of the low of five ranks, by the sum of their keys.

    There are 6,175 ways to draw five ranks, so no more are kept.
    """
    return _STRENGTHS.get(frozenset(map(_low_rank, ranks_in(key))), 0)
