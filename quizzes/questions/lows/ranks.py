"""Ranks as lows count them."""

from collections.abc import Iterable

from quizzes.poker.cards import Card
from quizzes.poker.lows import ACE, QUALIFIER


def low_rank(card: Card) -> int:
    """Return a card's rank as lows count it: 1 for an ace.

    >>> from quizzes.poker.cards import parse_card
    >>> low_rank(parse_card("As"))
    1
    """
    return 1 if card.rank == ACE else card.rank


def low_ranks(cards: Iterable[Card]) -> frozenset[int]:
    """Return the different ranks of eight or lower among cards.

    >>> from quizzes.poker.cards import parse_cards
    >>> sorted(low_ranks(parse_cards("As 2d 2h 9c Kh")))
    [1, 2]
    """
    return frozenset(rank for rank in map(low_rank, cards) if rank <= QUALIFIER)
