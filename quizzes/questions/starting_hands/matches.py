"""Two starting hands side by side, and which of them gets more of the pot."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Self

from quizzes.poker.cards import (
    HOLE_COUNTS,
    Card,
    check_count,
    check_distinct,
    parse_cards,
    write_cards,
)
from quizzes.questions.fields import CardGroup
from quizzes.questions.starting_hands.shares import (
    OPPONENTS,
    Estimate,
    Share,
    share_of,
)

A, B = NAMES = ("a", "b")

HEADS_UP, MOST_OPPONENTS = OPPONENTS[0], OPPONENTS[-1]


class InvalidMatchError(ValueError):
    """Two hands that are not asked about: why, and the value that is wrong."""

    def __init__(self, reason: str, value: object) -> None:
        super().__init__(f"{reason}: {value!r}")
        self.value = value


@dataclass(frozen=True, slots=True)
class Match:
    """Two starting hands, each by itself against as many random hands.

    Both are hands of the table, of different cards and as many of them. One of them
    clearly gets more of the pot.

    >>> match = Match(parse_cards("AsAh2s3h"), parse_cards("KcTd8c5h"), opponents=3)
    >>> match.better, match.more_highs, match.more_lows
    ('a', 'a', 'a')
    """

    a: tuple[Card, ...]
    b: tuple[Card, ...]
    opponents: int

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> Self:
        """Return the match that `write` wrote, or raise what is wrong with it.

        Cards raise InvalidCardsError, a hand that is not of the table
        UnknownHandError, and two hands too close to call InvalidMatchError.
        """
        hands = parse_cards(stored[A]), parse_cards(stored[B])
        for hand in hands:
            check_count(hand, HOLE_COUNTS, group="hole")
        check_distinct((*hands[0], *hands[1]))
        opponents = stored["opponents"]
        if type(opponents) is not int or opponents not in OPPONENTS:
            raise InvalidMatchError("no such number of opponents", opponents)
        match = cls(*hands, opponents)
        if len(hands[0]) != len(hands[1]) or match.clear_winner is None:
            raise InvalidMatchError("neither hand is clearly better", dict(stored))
        return match

    def write(self) -> dict[str, Any]:
        """Return the match as text and a number by name, ready for JSON."""
        hands = {name: write_cards(hand) for name, hand in self.hands.items()}
        return {**hands, "opponents": self.opponents}

    @property
    def hands(self) -> dict[str, tuple[Card, ...]]:
        """The hands by their names."""
        return {A: self.a, B: self.b}

    @property
    def shares(self) -> dict[str, Share]:
        """What each of the hands gets, by their names."""
        hands = self.hands.items()
        return {name: share_of(hand, self.opponents) for name, hand in hands}

    def against(self, opponents: int) -> Self:
        """Return the same hands with another number of opponents."""
        return replace(self, opponents=opponents)

    def given(self) -> tuple[CardGroup, ...]:
        """Return the hands as they lie on the table; no card of them is chosen."""
        return tuple(CardGroup(name, hand, 0) for name, hand in self.hands.items())

    @property
    def clear_winner(self) -> str | None:
        """The hand that clearly gets more of the pot, None where it is too close."""
        return _clearly_more(self.shares, lambda share: share.pot)

    @property
    def better(self) -> str:
        """The hand that gets more of the pot."""
        share, other = self.shares.values()
        return A if share.pot.value > other.pot.value else B

    @property
    def in_order(self) -> tuple[str, str]:
        """The names of the better hand and of the other one."""
        return (A, B) if self.better == A else (B, A)

    @property
    def more_highs(self) -> str | None:
        """The hand whose highs clearly bring more, None where it is too close."""
        return _clearly_more(self.shares, lambda share: share.highs)

    @property
    def more_lows(self) -> str | None:
        """The hand whose lows clearly bring more, None where it is too close."""
        return _clearly_more(self.shares, lambda share: share.lows)


def _clearly_more(
    shares: Mapping[str, Share], part: Callable[[Share], Estimate]
) -> str | None:
    one, other = map(part, shares.values())
    if one.is_clearly_more(other):
        return A
    return B if other.is_clearly_more(one) else None
