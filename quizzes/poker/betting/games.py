"""The game of a table: its structure, blinds, bets and ante."""

from dataclasses import dataclass

from quizzes.poker.betting.streets import Street
from quizzes.poker.rules import Structure
from quizzes.poker.stakes import (
    MOST_CHIPS,
    InvalidTableError,
    TableFault,
    check_chips,
)

# The stack of a seat of which none is told: no bet that can be made reaches it.
DEEP = 1_000 * MOST_CHIPS


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """The structure, the small and the big blind, the two bets of limit, the ante.

    In limit the small bet is the big blind; the big bet, usually twice as much, is
    bet on the turn and the river. A $2/$4 game has blinds of $1 and $2.

    >>> game = Game(structure=Structure.LIMIT, blinds=(1, 2), bets=(2, 4))
    >>> game.least_bet(Street.FLOP), game.least_bet(Street.TURN)
    (2, 4)
    """

    structure: Structure
    blinds: tuple[int, int]
    bets: tuple[int, int] | None = None
    ante: int = 0

    def __post_init__(self) -> None:
        for place, amounts in [("blinds", self.blinds), ("bets", self.bets or ())]:
            for chips in amounts:
                check_chips(place, chips)
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
