"""What a table plays for: the structure, the blinds, the bets and the ante."""

from dataclasses import dataclass
from enum import Enum

from quizzes.poker.betting.streets import Street
from quizzes.poker.rules import Structure

# More than any table holds; a bound, so that no input makes endless numbers.
MOST_CHIPS = 10**12


class TableFault(Enum):
    """What is wrong with the stakes, the seats or the chips of a table."""

    NOT_CHIPS = "not a whole number of chips"
    BLINDS = "not a small blind and a big blind that is no smaller and not zero"
    NO_BETS = "limit has a small bet and a big bet"
    BETS = "not a small bet as large as the big blind and a big bet that is no smaller"
    BETS_WITHOUT_LIMIT = "only limit has a small bet and a big bet"
    SEAT_COUNT = "not from 2 to 10 seats"
    SEAT_NUMBER = "not the number of a seat"
    SAME_SEAT = "a seat that is named twice"
    UNKNOWN_SEAT = "no such seat"
    NO_CHIPS = "a seat without chips"
    TOO_MUCH_POSTED = "more than one big blind that is live"


class InvalidTableError(ValueError):
    """A table at which nobody can play.

    `fault` names what is wrong, `where` is the part of the table that is, and `text`
    quotes it.

    >>> Stakes(structure=Structure.POT_LIMIT, blinds=(4, 2))
    Traceback (most recent call last):
        ...
    quizzes.poker.betting.stakes.InvalidTableError: blinds: not a small blind and a \
big blind that is no smaller and not zero: (4, 2)
    """

    def __init__(self, fault: TableFault, where: str, value: object) -> None:
        self.fault = fault
        self.where = where
        self.text = repr(value)
        super().__init__(f"{where}: {fault.value}: {self.text}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Stakes:
    """The structure, the small and the big blind, the two bets of limit, the ante.

    In limit the small bet is the big blind; the big bet, usually twice as much, is
    bet on the turn and the river. A $2/$4 game has blinds of $1 and $2.

    >>> stakes = Stakes(structure=Structure.LIMIT, blinds=(1, 2), bets=(2, 4))
    >>> stakes.least_bet(Street.FLOP), stakes.least_bet(Street.TURN)
    (2, 4)
    """

    structure: Structure
    blinds: tuple[int, int]
    bets: tuple[int, int] | None = None
    ante: int = 0

    def __post_init__(self) -> None:
        for where, chips in [("blinds", self.blinds), ("bets", self.bets or ())]:
            for amount in chips:
                check_chips(where, amount)
        check_chips("ante", self.ante)
        if self.big_blind < max(1, self.small_blind):
            raise InvalidTableError(TableFault.BLINDS, "blinds", self.blinds)
        self._check_bets()

    def _check_bets(self) -> None:
        limit = self.structure is Structure.LIMIT
        if self.bets is None:
            if limit:
                raise InvalidTableError(TableFault.NO_BETS, "bets", self.bets)
            return
        if not limit:
            raise InvalidTableError(TableFault.BETS_WITHOUT_LIMIT, "bets", self.bets)
        if not self.big_blind == self.bets[0] <= self.bets[1]:
            raise InvalidTableError(TableFault.BETS, "bets", self.bets)

    @property
    def small_blind(self) -> int:
        """What the seat to the left of the button posts."""
        return self.blinds[0]

    @property
    def big_blind(self) -> int:
        """What the next seat posts."""
        return self.blinds[1]

    def least_bet(self, street: Street) -> int:
        """Return the size of a bet: the only one in limit, else the smallest."""
        if self.bets is None:
            return self.big_blind
        small, big = self.bets
        return small if street in (Street.PREFLOP, Street.FLOP) else big


def check_chips(where: str, amount: object) -> None:
    """Raise InvalidTableError unless it is a whole number of chips from 0 up."""
    # To Python True is a number too, but nobody bets it.
    if type(amount) is not int or not 0 <= amount <= MOST_CHIPS:
        raise InvalidTableError(TableFault.NOT_CHIPS, where, amount)
