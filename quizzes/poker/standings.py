"""Where a hand stands on a board: how many pairs of unseen cards beat it or tie it."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import comb

from quizzes.poker import lows
from quizzes.poker.cards import DECK, RANK_KEYS, SUITS, Card, check_distinct, check_hand
from quizzes.poker.highs import High, high_of
from quizzes.poker.lows import ACE, LOWS, QUALIFIER, Low
from quizzes.poker.nuts import ladder_for_high
from quizzes.poker.strengths import high_strength, low_strength

_LOW_RANKS = frozenset((ACE, *range(2, QUALIFIER + 1)))


@dataclass(frozen=True, slots=True)
class Standing[Hand: (High, Low)]:
    """Where the best high or low of a hand stands on a board.

    `step` is its step on the ladder of the board: on the first it is the nuts. The
    counts are of what others may hold: of the `holdings` pairs of cards not seen,
    `better` beat the hand and `equal` tie it. Where there is no low, `hand` and
    `step` are None, and every low is better.
    """

    hand: Hand | None
    step: int | None
    better: int
    equal: int
    holdings: int

    @property
    def is_nuts(self) -> bool:
        """Whether no two cards make a better hand on this board."""
        return self.step == 1


def standing_for_high(
    hole: Sequence[Card], board: Sequence[Card], dead: Sequence[Card] = ()
) -> Standing[High]:
    """Return where a hand's best high stands on the board.

    Nobody else can hold the hand's own cards, nor the dead ones.
    """
    check_hand(hole, board)
    strength = high_strength(hole, board)
    counts = {
        step.hand.strength: len(step.holdings)
        for step in ladder_for_high(board, (*hole, *dead))
    }
    return Standing(
        hand=high_of(strength),
        step=_step(strength, (step.hand.strength for step in ladder_for_high(board))),
        better=_count_above(strength, counts),
        equal=counts.get(strength, 0),
        holdings=sum(counts.values()),
    )


def standing_for_low(
    hole: Sequence[Card], board: Sequence[Card], dead: Sequence[Card] = ()
) -> Standing[Low]:
    """Return where a hand's best low stands on the board, or that it has none.

    Nobody else can hold the hand's own cards, nor the dead ones.

    >>> from quizzes.poker.cards import parse_cards
    >>> standing = standing_for_low(parse_cards("As3dKcKh"), parse_cards("4s5d8cKdQh"))
    >>> str(standing.hand), standing.step, standing.better, standing.equal
    ('8-5-4-3-A', 2, 12, 9)
    """
    check_hand(hole, board)
    seen = (*hole, *board, *dead)
    check_distinct(seen)
    strength = low_strength(hole, board)
    by_pair = _lows_by_pair(frozenset(card.rank for card in board) & _LOW_RANKS)
    out = [card.rank for card in seen]
    unseen = {rank: len(SUITS) - out.count(rank) for rank in _LOW_RANKS}
    counts: Counter[int] = Counter()
    for (first, second), made in by_pair.items():
        counts[made] += unseen[first] * unseen[second]
    return Standing(
        hand=LOWS[strength],
        step=_step(strength, set(by_pair.values())) if strength else None,
        better=_count_above(strength, counts),
        equal=counts[strength] if strength else 0,
        holdings=comb(len(DECK) - len(seen), 2),
    )


def _step(strength: int, ladder: Iterable[int]) -> int:
    return 1 + sum(other > strength for other in ladder)


def _count_above(strength: int, counts: Mapping[int, int]) -> int:
    return sum(count for other, count in counts.items() if other > strength)


@cache
def _lows_by_pair(board_ranks: frozenset[int]) -> dict[tuple[int, int], int]:
    """Return the strength of the low that each two ranks make, if they make one.

    A board has at most five of the eight low ranks: no more than 219 sets are kept.
    """
    triples = [_rank_key(triple) for triple in combinations(board_ranks, 3)]
    lows_made = {
        pair: max(map(lows.unsuited_strength, (_rank_key(pair) + t for t in triples)))
        for pair in combinations(_LOW_RANKS, 2)
        if triples
    }
    return {pair: strength for pair, strength in lows_made.items() if strength}


def _rank_key(ranks: Iterable[int]) -> int:
    return sum(RANK_KEYS[rank - 2] for rank in ranks)
