"""The hands of a showdown, seat by seat, and what they make."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import count, takewhile
from random import Random
from typing import Any, Self

from quizzes.poker.cards import DECK, Card, parse_cards, write_cards
from quizzes.poker.contests import Contest, Winners
from quizzes.poker.rules import Variant
from quizzes.poker.stakes import InvalidTableError, TableFault
from quizzes.questions.deals import BOARD_COUNT, Deal
from quizzes.questions.fields import CardGroup, seat_key

FEWEST_HANDS, MOST_HANDS = 2, 6


@dataclass(frozen=True, slots=True)
class Showdown:
    """Two to six hands and a full board; seats are numbered from left of the button.

    >>> showdown = Showdown.read(
    ...     {"board": "3s4d8cKdQh", "seat-1": "As2dKcKh", "seat-2": "QsQdJcTh"}
    ... )
    >>> winners_of(showdown).high_winners, winners_of(showdown).low_winners
    ((1,), (1,))
    """

    hands: tuple[tuple[Card, ...], ...]
    board: tuple[Card, ...]

    @classmethod
    def by_chance(cls, rng: Random, variant: Variant) -> Self:
        """Return a showdown of random hands, two to six of them as often."""
        size = variant.hole_count
        hand_count = rng.randint(FEWEST_HANDS, MOST_HANDS)
        cards = tuple(rng.sample(DECK, BOARD_COUNT + hand_count * size))
        starts = range(BOARD_COUNT, len(cards), size)
        return cls(
            tuple(cards[start : start + size] for start in starts), cards[:BOARD_COUNT]
        )

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> Self:
        """Return the showdown that `write` wrote.

        Cards that cannot be dealt raise an `InvalidCardsError`, a hand that is
        missing or one too many an `InvalidTableError`.
        """
        keys = list(takewhile(stored.__contains__, map(seat_key, count(1))))
        seat = min(max(len(keys), FEWEST_HANDS - 1), MOST_HANDS) + 1
        if not FEWEST_HANDS <= len(keys) <= MOST_HANDS:
            raise InvalidTableError(TableFault.HAND_MISSING, "hole", seat)
        hands = tuple(parse_cards(stored[key]) for key in keys)
        showdown = cls(hands, parse_cards(stored["board"]))
        contest_of(showdown)
        return showdown

    def write(self) -> dict[str, Any]:
        """Return the showdown as text by name, ready for JSON."""
        hands = {seat_key(seat): write_cards(self.hand_of(seat)) for seat in self.seats}
        return {"board": write_cards(self.board), **hands}

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats, from the left of the button."""
        return tuple(range(1, len(self.hands) + 1))

    def hand_of(self, seat: int) -> tuple[Card, ...]:
        """Return the hole cards of a seat."""
        return self.hands[seat - 1]

    def deal_of(self, seat: int) -> Deal:
        """Return the hand of a seat with the board, as one reads it alone."""
        return Deal(self.hand_of(seat), self.board)

    def given(self) -> tuple[CardGroup, ...]:
        """Return the board and the hands as they lie on the table."""
        hands = (
            CardGroup(seat_key(seat), self.hand_of(seat), 2) for seat in self.seats
        )
        return CardGroup("board", self.board, 3), *hands


# It is asked for while dealing, for the key, in marking, and for the proof.
@lru_cache(maxsize=256)
def contest_of(showdown: Showdown) -> Contest:
    """Return the strength of the best high and the best low of each seat."""
    hands = {seat: showdown.hand_of(seat) for seat in showdown.seats}
    return Contest.among(showdown.seats, hands, showdown.board)


@lru_cache(maxsize=256)
def winners_of(showdown: Showdown) -> Winners:
    """Return the seats that win each half, and with what."""
    return contest_of(showdown).winners(showdown.seats)
