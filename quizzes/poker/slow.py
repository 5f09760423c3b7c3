"""Hands judged slowly, straight from the words of the rules.

Nothing here is shared with the evaluator, which it is to be compared with: five cards
are looked at one by one, and every choice of two and three is listed. Only the cards
themselves are the same.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from quizzes.poker.cards import Card

ACE = 14
WORST_OF_LOW = 8

# Five ranks in a row by the highest of them; below the deuce lies the ace.
ROWS = {
    top: {ACE if rank == 1 else rank for rank in range(top - 4, top + 1)}
    for top in range(5, ACE + 1)
}

type SlowHigh = tuple[int, tuple[int, ...]]
"""A category from 0 (a high card) to 8 (a straight flush), and the ranks that decide.

The greater is the better, and equal ones tie.
"""

type SlowLow = tuple[int, ...]
"""The five ranks of a low from the highest down, an ace as 1: the smaller the better.

It is empty where five cards are no low.
"""


@dataclass(frozen=True, slots=True)
class Choice:
    """Two cards of the hand and three of the board, and what these five make."""

    hole: tuple[Card, ...]
    board: tuple[Card, ...]
    high: SlowHigh
    low: SlowLow

    @property
    def cards(self) -> frozenset[Card]:
        """The five cards, in no order."""
        return frozenset((*self.hole, *self.board))


def judge_high(cards: Sequence[Card]) -> SlowHigh:
    """Judge five cards as a high.

    >>> from quizzes.poker.cards import parse_cards
    >>> judge_high(parse_cards("6s 6d 6c Qd Qs"))
    (6, (6, 12))
    >>> judge_high(parse_cards("As 2d 3c 4h 5s"))
    (4, (5,))
    """
    ranks = sorted((card.rank for card in cards), reverse=True)
    # What there is more of comes first, and of as many the higher rank.
    by_count = sorted(set(ranks), key=lambda rank: (ranks.count(rank), rank))[::-1]
    decisive = tuple(by_count)
    is_flush = len({card.suit for card in cards}) == 1
    # A pair leaves no five in a row.
    top = _top_of_straight(ranks) if len(by_count) == len(ranks) else 0
    if is_flush and top:
        return 8, (top,)
    match [ranks.count(rank) for rank in by_count]:
        case [4, 1]:
            return 7, decisive
        case [3, 2]:
            return 6, decisive
        case [3, 1, 1]:
            return 3, decisive
        case [2, 2, 1]:
            return 2, decisive
        case [2, 1, 1, 1]:
            return 1, decisive
    if is_flush:
        return 5, decisive
    return (4, (top,)) if top else (0, decisive)


def _top_of_straight(ranks: Sequence[int]) -> int:
    """Return the highest card of five in a row, with the ace at either end, or 0."""
    return next((top for top, row in ROWS.items() if row == set(ranks)), 0)


def judge_low(cards: Iterable[Card]) -> SlowLow:
    """Judge five cards as a low: five different ranks, none of them above eight.

    >>> from quizzes.poker.cards import parse_cards
    >>> judge_low(parse_cards("8s 4d 3c 2h As"))
    (8, 4, 3, 2, 1)
    >>> judge_low(parse_cards("9s 4d 3c 2h As")), judge_low(parse_cards("4s4d3c2hAs"))
    ((), ())
    """
    ranks = [1 if card.rank == ACE else card.rank for card in cards]
    if len(set(ranks)) < len(ranks) or max(ranks) > WORST_OF_LOW:
        return ()
    return tuple(sorted(ranks, reverse=True))


def choices_of(hole: Iterable[Card], board: Iterable[Card]) -> tuple[Choice, ...]:
    """Return every choice of two hole cards and three board cards.

    >>> from quizzes.poker.cards import parse_cards
    >>> len(choices_of(parse_cards("As 2d Kc Kh"), parse_cards("7c 4s 3h Kd Qs")))
    60
    """
    triples = tuple(combinations(board, 3))
    return tuple(
        Choice(pair, three, judge_high((*pair, *three)), judge_low((*pair, *three)))
        for pair in combinations(hole, 2)
        for three in triples
    )


def best_high(choices: Iterable[Choice]) -> SlowHigh:
    """Return the best high that one of some choices makes."""
    return max(choice.high for choice in choices)


def best_low(choices: Iterable[Choice]) -> SlowLow:
    """Return the best low that one of some choices makes; empty if none makes any."""
    return min((choice.low for choice in choices if choice.low), default=())
