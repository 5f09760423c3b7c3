"""A part of a pot for which some have paid, and what it comes to."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import ceil
from typing import Any, Self

from quizzes.questions.fields.amounts import MOST_CHIPS

WHOLE, HALF = Fraction(1), Fraction(1, 2)
QUARTER, THREE_QUARTERS = Fraction(1, 4), Fraction(3, 4)
SIXTH, TWO_THIRDS = Fraction(1, 6), Fraction(2, 3)

FEWEST = {
    WHOLE: 2,
    THREE_QUARTERS: 2,
    TWO_THIRDS: 3,
    HALF: 2,
    QUARTER: 2,
    SIXTH: 3,
}
"""The parts of a pot that are asked for, and how many have to pay for one at least."""

MOST_PAYERS = 6

NUMBERS = ("payers", "bet", "pot", "own")


class InvalidSpotError(ValueError):
    """A spot that cannot be: what of it is wrong, and its value."""

    def __init__(self, name: str, value: object) -> None:
        super().__init__(f"{name}: cannot be {value!r}")
        self.name = name
        self.value = value


@dataclass(frozen=True, slots=True)
class Spot:
    """A bet that several pay, you among them, and your part of the pot after it.

    `payers` is how many pay the `bet`, in chips each. In the `pot` before it are so
    many chips of all, `own` of them yours. `asks_payers` says whether it is asked
    too with how many paying such a part loses nothing.

    >>> heads_up = Spot(QUARTER, payers=2, bet=100)
    >>> heads_up.total(2), heads_up.gets(2), heads_up.net
    (200, 50, -50)
    >>> heads_up.least_payers
    4
    """

    share: Fraction
    payers: int
    bet: int
    pot: int = 0
    own: int = 0
    asks_payers: bool = False

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> Self:
        """Return the spot that `write` wrote, or raise InvalidSpotError."""
        shares = {str(share): share for share in FEWEST}
        share = stored["share"]
        if not isinstance(share, str) or share not in shares:
            raise InvalidSpotError("share", share)
        for name in NUMBERS:
            if type(stored[name]) is not int or not 0 <= stored[name] <= MOST_CHIPS:
                raise InvalidSpotError(name, stored[name])
        if not isinstance(stored["asks_payers"], bool):
            raise InvalidSpotError("asks_payers", stored["asks_payers"])
        numbers = {name: stored[name] for name in NUMBERS}
        spot = cls(shares[share], **numbers, asks_payers=stored["asks_payers"])
        spot._check()
        return spot

    def write(self) -> dict[str, Any]:
        """Return the spot by name, ready for JSON.

        >>> Spot(QUARTER, payers=2, bet=100, pot=500, own=200).write()["share"]
        '1/4'
        """
        numbers = {name: getattr(self, name) for name in NUMBERS}
        return {"share": str(self.share), **numbers, "asks_payers": self.asks_payers}

    @property
    def fewest(self) -> int:
        """The fewest who can pay where the pot is shared so."""
        return FEWEST[self.share]

    @property
    def put_in(self) -> int:
        """All chips of yours in the pot, those of earlier in the hand among them."""
        return self.own + self.bet

    def total(self, payers: int) -> int:
        """Return the chips in the pot after so many have paid."""
        return self.pot + payers * self.bet

    def gets(self, payers: int) -> int:
        """Return the chips that you get where so many pay; they divide evenly."""
        return int(self.share * self.total(payers))

    @property
    def net(self) -> int:
        """What you get less all that you put in, over the whole hand."""
        return self.gets(self.payers) - self.put_in

    @property
    def least_payers(self) -> int:
        """The fewest players, you among them, with whom you lose nothing."""
        return least_payers(self)

    def _check(self) -> None:
        """Refuse what no table has: nobody to share with, or chips that do not."""
        if not self.fewest <= self.payers <= MOST_PAYERS:
            raise InvalidSpotError("payers", self.payers)
        if not self.bet:
            raise InvalidSpotError("bet", self.bet)
        # Who plays on has put in as much as you; the others have folded.
        most = max(self.payers, self.least_payers if self.asks_payers else 0)
        if self.own * most > self.pot:
            raise InvalidSpotError("own", self.own)
        if any(
            (self.share * chips).denominator > 1
            for chips in (self.bet, self.pot, self.own)
        ):
            raise InvalidSpotError("share", str(self.share))


def least_payers(spot: Spot, *, share: Fraction | None = None) -> int:
    """Return the fewest who must pay so that a share of the pot loses nothing.

    The share is that of the spot unless another is named.
    """
    part = spot.share if share is None else share
    return max(spot.fewest, ceil((spot.put_in / part - spot.pot) / spot.bet))
