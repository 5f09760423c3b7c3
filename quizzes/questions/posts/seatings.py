"""A table before a hand: who sits where, and who comes in."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Any, Self

from quizzes.poker.betting.games import Game
from quizzes.poker.betting.tables import Post, Table, missed_post, new_seat_post
from quizzes.poker.rules import Structure
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.fields import CardGroup


class Arrival(StrEnum):
    """How a seat comes in: what it owes, or that it waits for the big blind."""

    NEW = "new"
    MISSED_SMALL = "missed-small"
    MISSED_BIG = "missed-big"
    MISSED_BOTH = "missed-both"
    WAITS = "waits"


TOLD: dict[Arrival, Fact] = {
    Arrival.NEW: Fact.SEAT_IS_NEW,
    Arrival.MISSED_SMALL: Fact.SEAT_MISSED_SMALL,
    Arrival.MISSED_BIG: Fact.SEAT_MISSED_BIG,
    Arrival.MISSED_BOTH: Fact.SEAT_MISSED_BOTH,
    Arrival.WAITS: Fact.SEAT_WAITS,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Seating:
    """Seats from the left of the button round to the button, with their stacks.

    `blinds` are the small and the big one, in chips. `comes` is the seat that comes
    in, if one does; where it waits it is dealt in only if the big blind reaches it.

    >>> seating = Seating(
    ...     blinds=(1, 2),
    ...     seats=(7, 8, 2, 5),
    ...     stacks=(100, 90, 80, 70),
    ...     comes=2,
    ...     arrival=Arrival.MISSED_BOTH,
    ... )
    >>> seating.table.small_blind_seat, seating.table.big_blind_seat
    (7, 8)
    >>> seating.table.posted_by(2)
    Posted(ante=0, live=2, dead=1)
    """

    blinds: tuple[int, int]
    seats: tuple[int, ...]
    stacks: tuple[int, ...]
    comes: int | None = None
    arrival: Arrival | None = None

    @property
    def seats_by_number(self) -> tuple[int, ...]:
        """The same seats from the lowest number up, as one looks for them."""
        return tuple(sorted(self.seats))

    @property
    def game(self) -> Game:
        """The game: no structure bets before the deal, so any does."""
        return Game(structure=Structure.NO_LIMIT, blinds=self.blinds)

    @property
    def stack_by_seat(self) -> dict[int, int]:
        """The chips of each seat before the hand."""
        return dict(zip(self.seats, self.stacks, strict=True))

    @property
    def table(self) -> Table:
        """The table of those who are dealt in."""
        return _table_of(self)

    @property
    def left_out(self) -> tuple[int, ...]:
        """The seat that waits, unless the big blind reaches it."""
        if self.arrival is not Arrival.WAITS or self.comes is None:
            return ()
        return () if self.comes == self.seats[1] else (self.comes,)

    @property
    def posts(self) -> dict[int, Post]:
        """What is posted beside the blinds, by seat."""
        if self.comes is None or self.arrival in (None, Arrival.WAITS):
            return {}
        if self.arrival is Arrival.NEW:
            return {self.comes: new_seat_post(self.game)}
        small = self.arrival in (Arrival.MISSED_SMALL, Arrival.MISSED_BOTH)
        big = self.arrival in (Arrival.MISSED_BIG, Arrival.MISSED_BOTH)
        return {self.comes: missed_post(self.game, small=small, big=big)}

    @property
    def short(self) -> int | None:
        """The seat that cannot post the whole of its blind, if there is one."""
        for seat in self.table.seats:
            if self.table.stack_of(seat) < self.table.blind_of(seat):
                return seat
        return None

    @property
    def watched(self) -> int | None:
        """The seat whose chips are asked for, if those of any are."""
        return self.short if self.comes is None else self.comes

    def given(self) -> tuple[CardGroup, ...]:
        """Return nothing: no cards are dealt yet."""
        return ()

    def told(self) -> tuple[Finding, ...]:
        """Return the blinds, and what is special about a seat."""
        small, big = self.blinds
        blinds = Finding.of(Fact.BLINDS_ARE, small=small, big=big)
        if self.comes is not None and self.arrival is not None:
            return blinds, Finding.of(TOLD[self.arrival], seat=self.comes)
        if self.short is not None:
            chips = self.stack_by_seat[self.short]
            return blinds, Finding.of(Fact.SEAT_IS_SHORT, seat=self.short, chips=chips)
        return (blinds,)

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> Self:
        """Return the table that `write` wrote."""
        small, big = stored["blinds"]
        arrival = stored.get("arrival")
        return cls(
            blinds=(small, big),
            seats=tuple(stored["seats"]),
            stacks=tuple(stored["stacks"]),
            comes=stored.get("comes"),
            arrival=None if arrival is None else Arrival(arrival),
        )

    def write(self) -> dict[str, Any]:
        """Return the table as text and numbers by name, ready for JSON.

        >>> Seating(blinds=(1, 2), seats=(3, 6), stacks=(50, 80)).write()
        {'blinds': [1, 2], 'seats': [3, 6], 'stacks': [50, 80]}
        """
        written: dict[str, Any] = {
            "blinds": list(self.blinds),
            "seats": list(self.seats),
            "stacks": list(self.stacks),
        }
        if self.comes is not None:
            written |= {"comes": self.comes, "arrival": str(self.arrival)}
        return written


# Each wrong rule of a question looks at the table again.
@lru_cache(maxsize=64)
def _table_of(seating: Seating) -> Table:
    dealt_in = [seat for seat in seating.seats if seat not in seating.left_out]
    stacks = seating.stack_by_seat
    return Table(
        game=seating.game,
        seats=tuple(dealt_in),
        stacks={seat: stacks[seat] for seat in dealt_in},
        posts=seating.posts,
    )
