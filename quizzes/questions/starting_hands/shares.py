"""What part of the pot a starting hand gets, read from the table that was sampled."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import hypot, sqrt

from quizzes.poker.cards import Card, parse_cards, write_cards
from quizzes.questions.starting_hands import table

OPPONENTS = (1, 3, 5)
"""How many random hands a starting hand is set against."""

# The table holds parts of the pot, and parts of all deals, in these.
UNIT = 10_000

# What is closer than this, in the pot or in errors of it, is never asked about.
LEAST_DIFFERENCE, LEAST_ERRORS = 0.015, 5

type SuitedRanks = tuple[tuple[int, ...], ...]
"""The ranks of a hand by suit, whatever the suits are: what decides its shares."""


class UnknownHandError(ValueError):
    """A starting hand that the table does not hold; its cards are quoted."""

    def __init__(self, hand: Sequence[Card]) -> None:
        super().__init__(f"not in the table of starting hands: {write_cards(hand)}")
        self.hand = tuple(hand)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A part of the pot that was sampled, with its standard error or a bound of it."""

    value: float
    error: float

    def is_clearly_more(self, other: "Estimate") -> bool:
        """Return whether it is more than another, and chance no explanation of it.

        It takes 1.5 % of the pot, and five standard errors of the difference.

        >>> Estimate(0.54, 0.002).is_clearly_more(Estimate(0.52, 0.002))
        True
        >>> Estimate(0.54, 0.004).is_clearly_more(Estimate(0.52, 0.004))
        False
        """
        needed = max(LEAST_DIFFERENCE, LEAST_ERRORS * hypot(self.error, other.error))
        return self.value - other.value >= needed


@dataclass(frozen=True, slots=True)
class Share:
    """What one hand gets of the pot against so many random hands, in a sampled deal.

    `pot` is all of it, `highs` what comes of its highs and `lows` what comes of its
    lows; where no low qualifies the high is the whole pot. `scoops` is how often it
    wins all of the pot, `low_wins` how often it wins a low or shares one, both as
    parts of all deals.
    """

    pot: Estimate
    highs: Estimate
    lows: Estimate
    scoops: float
    low_wins: float


def share_of(hand: Sequence[Card], opponents: int) -> Share:
    """Return what a hand of the table gets against so many opponents.

    Suits are no matter but for which cards share one. Raise UnknownHandError for a
    hand that the table does not hold.

    >>> share_of(parse_cards("AcAd2c3d"), 1) == share_of(parse_cards("AsAh2s3h"), 1)
    True
    """
    row = _rows().get(suited_ranks(hand))
    if row is None:
        raise UnknownHandError(hand)
    return row[OPPONENTS.index(opponents)]


def suited_ranks(hand: Sequence[Card]) -> SuitedRanks:
    """Return the ranks of each suit of a hand, in an order that no suit decides.

    >>> suited_ranks(parse_cards("As 2d Kc Ks"))
    ((2,), (13,), (13, 14))
    """
    by_suit: dict[str, list[int]] = {}
    for card in hand:
        by_suit.setdefault(card.suit, []).append(card.rank)
    return tuple(sorted(tuple(sorted(ranks)) for ranks in by_suit.values()))


@cache
def _rows() -> dict[SuitedRanks, tuple[Share, ...]]:
    """Return the shares of each hand of the table, by the number of opponents."""
    return {
        suited_ranks(parse_cards(hand)): tuple(_share(*figures) for figures in row)
        for hand, row in table.ROWS.items()
    }


def _share(
    pot: int, error: int, highs: int, lows: int, scoops: int, low_wins: int
) -> Share:
    return Share(
        pot=Estimate(pot / UNIT, error / UNIT),
        highs=_bounded(highs / UNIT, most=1),
        lows=_bounded(lows / UNIT, most=0.5),
        scoops=scoops / UNIT,
        low_wins=low_wins / UNIT,
    )


def _bounded(value: float, *, most: float) -> Estimate:
    """Return a mean of values from 0 to the most, with a bound of its error.

    With such a mean their variance is greatest if they are all 0 or the most.
    """
    return Estimate(value, sqrt(value * (most - value) / table.DEALS))
