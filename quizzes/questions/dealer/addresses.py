"""A hand to deal is its address, and so is each point of it at which one is asked."""

import re
from dataclasses import dataclass
from random import Random
from typing import Self

from quizzes.poker.rules import PROFILES, Structure, Variant
from quizzes.questions.address import (
    SEED_LENGTH,
    SEED_LETTERS,
    Address,
    InvalidCodeError,
    fresh_seed,
)
from quizzes.questions.terms import Terms

# It grows when the same code would deal another hand, or ask at other points of it.
VERSION = 1

# Nobody would come to the end of a hand that asked more often than this.
MOST_POINTS = 99

HAND = (
    r"(?P<version>[1-9][0-9]{0,3})\.(?P<variant>[456])"
    rf"-(?P<structure>{'|'.join(Structure)})\.(?P<house>[a-z0-9-]{{1,20}})"
    rf"\.seats(?P<seats>[2-9])\.(?P<seed>[{SEED_LETTERS}]{{{SEED_LENGTH}}})"
)
HAND_CODE = re.compile(HAND)
POINT_CODE = re.compile(rf"(?P<hand>{HAND})\.(?P<place>[1-9][0-9]?)")

# A hand of each player and the board come from one deck, with the cards burnt.
MOST_SEATS = {Variant.FOUR: 9, Variant.FIVE: 9, Variant.SIX: 7}
FEWEST_SEATS = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class HandAddress:
    """Where a hand to deal is found: the table, and the seed of all that happens.

    The structure of its terms is always told.

    >>> address = HandAddress.read("1.4-limit.default.seats6.7k3m9q0a")
    >>> address.seats, address.terms.structure, address.code
    (6, <Structure.LIMIT: 'limit'>, '1.4-limit.default.seats6.7k3m9q0a')
    """

    version: int
    terms: Terms
    seats: int
    seed: str

    @classmethod
    def read(cls, code: str) -> Self:
        """Return the address that a code stands for, or raise InvalidCodeError.

        More seats than the deck has cards for are no address either. The version is
        read but not judged: an older one is still an address.
        """
        found = HAND_CODE.fullmatch(code)
        if found is None or found["house"] not in PROFILES:
            raise InvalidCodeError(code)
        variant, seats = Variant(int(found["variant"])), int(found["seats"])
        if seats > MOST_SEATS[variant]:
            raise InvalidCodeError(code)
        return cls(
            version=int(found["version"]),
            terms=Terms(
                variant=variant,
                house=found["house"],
                structure=Structure(found["structure"]),
            ),
            seats=seats,
            seed=found["seed"],
        )

    @classmethod
    def fresh(cls, rng: Random, terms: Terms, seats: int) -> Self:
        """Return an address with a seed from the given randomness."""
        return cls(version=VERSION, terms=terms, seats=seats, seed=fresh_seed(rng))

    @property
    def code(self) -> str:
        """Return the address as it stands in a link."""
        terms = self.terms
        game = f"{int(terms.variant)}-{terms.structure}"
        return f"{self.version}.{game}.{terms.house}.seats{self.seats}.{self.seed}"

    def rng(self) -> Random:
        """Return the randomness from which all of the hand comes, always the same."""
        return Random(f"dealer/{self.code}")


@dataclass(frozen=True, slots=True, kw_only=True)
class PointAddress:
    """Where a point of a hand is found: its place, from 1, and the kind that asks.

    It serves wherever an `Address` does. A point is of no level: it comes as the hand
    goes, not as somebody is able.

    >>> point = PointAddress.read("whose-turn", "1.4-limit.default.seats6.7k3m9q0a.3")
    >>> point.place, point.hand.seats, point.code, point.level
    (3, 6, '1.4-limit.default.seats6.7k3m9q0a.3', 0)
    """

    kind: str
    hand: HandAddress
    place: int
    level: int = 0

    @classmethod
    def read(cls, kind: str, code: str) -> Self:
        """Return the address of a code of a kind, or raise InvalidCodeError."""
        found = POINT_CODE.fullmatch(code)
        if found is None:
            raise InvalidCodeError(code)
        hand = HandAddress.read(found["hand"])
        return cls(kind=kind, hand=hand, place=int(found["place"]))

    @property
    def code(self) -> str:
        """Return the address without its kind, as it is stored."""
        return f"{self.hand.code}.{self.place}"

    @property
    def terms(self) -> Terms:
        """The terms by which the hand is dealt."""
        return self.hand.terms


def read_address(kind: str, code: str) -> Address | PointAddress:
    """Return the address that a code stands for, of either sort.

    >>> read_address("whose-turn", "1.4.default.2.7k3m9q0a").level
    2
    """
    if POINT_CODE.fullmatch(code):
        return PointAddress.read(kind, code)
    return Address.read(kind, code)
