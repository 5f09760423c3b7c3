"""What each seat has put in on a hand, and who is left to win it."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeGuard

# With more a deck does not go round.
MOST_SEATS = 10

# More than any table holds; a bound, so that every sum of chips can be written.
MOST_CHIPS = 10**18


class TableFault(Enum):
    """What is wrong with the seats and chips of a table."""

    NO_SEATS = "no seats"
    TOO_MANY_SEATS = "more than ten seats"
    NOT_A_SEAT = "not the number of a seat"
    DUPLICATE_SEAT = "duplicate seat"
    UNKNOWN_SEAT = "unknown seat"
    NOT_CHIPS = "not a whole number of chips, none or more"
    TOO_MANY_CHIPS = "more chips than any table holds"
    NOT_A_CHIP = "not the worth of a chip, a whole number from 1 up"
    ALL_FOLDED = "everyone has folded"
    HAND_MISSING = "no cards, and its pot is contested: seat"
    TOO_MANY_RAKES = "more rakes than pots"
    RAKE_ABOVE_POT = "a rake above its pot"
    TOO_FEW_SEATS = "fewer than two seats"
    NO_STACK = "no chips to play with: seat"
    BLINDS = "not a small blind and a big one that is no smaller and not zero"
    NO_BETS = "limit has a small bet and a big bet"
    BETS = "not a small bet as large as the big blind and a big bet that is no smaller"
    BETS_WITHOUT_LIMIT = "only limit has a small bet and a big bet"
    LIVE_ABOVE_BLIND = "more live chips than a big blind"


class InvalidTableError(ValueError):
    """Seats or chips that cannot be played with or settled.

    `fault` names what is wrong, `place` is where ("seats", "stacks", "blinds",
    "contributed", "rake" and so on) and `text` quotes the part that is.

    >>> Stakes(seats=(1, 2), contributed={1: 10, 3: 10})
    Traceback (most recent call last):
        ...
    quizzes.poker.stakes.InvalidTableError: contributed: unknown seat: 3
    """

    def __init__(self, fault: TableFault, place: str, value: object) -> None:
        self.fault = fault
        self.place = place
        self.text = repr(value)
        super().__init__(f"{place}: {fault.value}: {self.text}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Stakes:
    """What was put in, in chips, before anything is returned or raked.

    `seats` go round the table from the first left of the button to the button, ten
    at the most; heads-up the big blind is the first. `contributed` holds what each
    seat put in as bets, antes and live blinds, all streets together, and `dead` what
    it put in beside, such as a missed small blind: dead chips go to the main pot and
    are no part of a bet. Seats that put in nothing need not be named. `folded` are
    out of the hand, those who mucked it too. Anything else raises an
    `InvalidTableError`.

    >>> stakes = Stakes(seats=(1, 2, 3), contributed={1: 50, 2: 80}, folded=(2,))
    >>> stakes.live, stakes.contributed
    ((1, 3), {1: 50, 2: 80, 3: 0})
    """

    seats: tuple[int, ...]
    contributed: Mapping[int, int]
    dead: Mapping[int, int] = field(default_factory=dict)
    folded: Collection[int] = frozenset()

    def __post_init__(self) -> None:
        object.__setattr__(self, "seats", tuple(self.seats))
        check_seats(self.seats)
        for name in ("contributed", "dead"):
            chips = _chips_by_seat(name, getattr(self, name), self.seats)
            object.__setattr__(self, name, chips)
        for seat in self.folded:
            check_seat("folded", seat, self.seats)
        object.__setattr__(self, "folded", frozenset(self.folded))
        if not self.live:
            raise InvalidTableError(TableFault.ALL_FOLDED, "folded", list(self.seats))

    @property
    def live(self) -> tuple[int, ...]:
        """The seats that have not folded, from the left of the button."""
        return tuple(seat for seat in self.seats if seat not in self.folded)


def check_seats(seats: Sequence[object]) -> None:
    """Refuse what are not the numbers of one to ten seats, each there once."""
    if not seats:
        raise InvalidTableError(TableFault.NO_SEATS, "seats", [])
    if len(seats) > MOST_SEATS:
        raise InvalidTableError(TableFault.TOO_MANY_SEATS, "seats", len(seats))
    for place, seat in enumerate(seats):
        if not _is_whole(seat):
            raise InvalidTableError(TableFault.NOT_A_SEAT, "seats", seat)
        if seat in seats[:place]:
            raise InvalidTableError(TableFault.DUPLICATE_SEAT, "seats", seat)


def check_seat(place: str, seat: object, seats: Collection[int]) -> None:
    """Refuse what is not the number of one of the seats."""
    if not _is_whole(seat) or seat not in seats:
        raise InvalidTableError(TableFault.UNKNOWN_SEAT, place, seat)


def check_chips(place: str, chips: object) -> None:
    """Refuse what is not a whole number of chips from none to `MOST_CHIPS`."""
    if not _is_whole(chips) or chips < 0:
        raise InvalidTableError(TableFault.NOT_CHIPS, place, chips)
    if chips > MOST_CHIPS:
        raise InvalidTableError(TableFault.TOO_MANY_CHIPS, place, chips)


def check_chip_unit(chip_unit: object) -> None:
    """Refuse what cannot be the worth of the smallest chip."""
    if not _is_whole(chip_unit) or chip_unit < 1:
        raise InvalidTableError(TableFault.NOT_A_CHIP, "chip_unit", chip_unit)


def _chips_by_seat(
    name: str, chips: Mapping[int, int], seats: tuple[int, ...]
) -> dict[int, int]:
    """Return the chips of every seat, in the order of the seats."""
    for seat, amount in chips.items():
        check_seat(name, seat, seats)
        check_chips(f"{name}: {seat}", amount)
    return {seat: chips.get(seat, 0) for seat in seats}


def _is_whole(number: object) -> TypeGuard[int]:
    # To Python True is a number too, but it is no chip.
    return type(number) is int
