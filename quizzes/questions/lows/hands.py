"""Hands of five cards that lie side by side, to be compared as lows."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Self

from quizzes.poker.cards import Card, check_count, key_of, parse_cards, write_cards
from quizzes.poker.lows import strength_of
from quizzes.questions.counts import HAND_SIZE
from quizzes.questions.deals import BY_RANK, shuffled
from quizzes.questions.fields import CardGroup, Places, places_of
from quizzes.questions.lows.wrong_rules import Worth

NAMES = ("a", "b", "c", "d")
FEWEST = 2

SUITS = range(4)

type Ranks = tuple[int, ...]
"""The ranks of one hand, an ace as 1."""


@dataclass(frozen=True, slots=True)
class Hands:
    """Two to four hands of five cards, named a to d in the order in which they lie."""

    hands: tuple[tuple[Card, ...], ...]

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> Self:
        """Return the hands that `write` wrote, or raise InvalidCardsError."""
        names = NAMES[: max(FEWEST, len(stored))]
        hands = tuple(parse_cards(stored[name]) for name in names)
        for hand in hands:
            check_count(hand, (HAND_SIZE, HAND_SIZE), group="hand")
        return cls(hands)

    def write(self) -> dict[str, Any]:
        """Return the hands as text by name, ready for JSON.

        >>> hands = Hands((parse_cards("8s4d3c2hAs"), parse_cards("7s6d5c4h3d")))
        >>> hands.write()
        {'a': '8s 4d 3c 2h As', 'b': '7s 6d 5c 4h 3d'}
        """
        return {name: write_cards(hand) for name, hand in self.by_name.items()}

    @property
    def by_name(self) -> dict[str, tuple[Card, ...]]:
        """The hands by their names."""
        return dict(zip(NAMES, self.hands, strict=False))

    def given(self) -> tuple[CardGroup, ...]:
        """Return the hands as they lie on the table; no card of them is chosen."""
        return tuple(CardGroup(name, hand, 0) for name, hand in self.by_name.items())


def places_by(worth: Worth, hands: Hands) -> Places:
    """Return the place of each hand; those that are no low share the last one."""
    values = [worth(key_of(hand)) for hand in hands.hands]
    steps = sorted({value for value in values if value is not None})
    return places_of(
        [len(steps) if value is None else steps.index(value) for value in values]
    )


def as_low(key: int) -> int | None:
    """Judge a hand as the rules do."""
    value = strength_of(key)
    return -value if value else None


def fit_one_deck(hands: Iterable[Ranks]) -> bool:
    """Return whether no rank is needed more often than there are suits."""
    counts = Counter(rank for ranks in hands for rank in ranks)
    return max(counts.values()) <= len(SUITS)


def deal_ranks(rng: Random, hands: Sequence[Ranks], *, is_flush: bool = False) -> Hands:
    """Deal cards of one deck for the ranks of hands, the first in one suit if wished.

    Hands and cards are shuffled: none tells by its place what it is.
    """
    left = {
        rank: list(shuffled(rng, BY_RANK[rank])) for ranks in hands for rank in ranks
    }
    dealt = []
    if is_flush:
        suit = rng.choice(SUITS)
        dealt.append([BY_RANK[rank][suit] for rank in hands[0]])
        for card, rank in zip(dealt[0], hands[0], strict=True):
            left[rank].remove(card)
    dealt += [[left[rank].pop() for rank in ranks] for ranks in hands[len(dealt) :]]
    return Hands(shuffled_hands(rng, dealt))


def shuffled_hands(
    rng: Random, hands: Iterable[Iterable[Card]]
) -> tuple[tuple[Card, ...], ...]:
    """Return hands in random order, and so the cards of each."""
    order = [shuffled(rng, hand) for hand in hands]
    rng.shuffle(order)
    return tuple(order)
