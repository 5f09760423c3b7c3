"""The cases of a part of the pot: which it is, and what lay in the pot before."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from math import ceil
from random import Random

from quizzes.questions.quarters.spots import (
    FEWEST,
    HALF,
    MOST_PAYERS,
    QUARTER,
    SIXTH,
    THREE_QUARTERS,
    TWO_THIRDS,
    WHOLE,
    Spot,
)

# Bets and pots are so many of these: they can be halved, and their halves again.
UNITS = (4, 20, 40, 100)
# These can be shared by three as well.
UNITS_OF_THIRDS = (12, 60, 120)
THIRDS = (SIXTH, TWO_THIRDS)
MOST_UNITS = 60

SHARES_OF_MONEY = (QUARTER, QUARTER, HALF, THREE_QUARTERS, WHOLE)
# A share for which it can be too few who pay. Where a third ties it takes six.
SHARES_OF_BREAK_EVEN = (QUARTER, QUARTER, QUARTER, SIXTH)


def deal_scooped(rng: Random) -> Spot:
    """Deal a scoop of nothing but the bets."""
    return bets_alone(rng, WHOLE)


def deal_half(rng: Random) -> Spot:
    """Deal a half of nothing but the bets."""
    return bets_alone(rng, HALF)


def deal_quartered_heads_up(rng: Random) -> Spot:
    """Deal a quarter between two."""
    return bets_alone(rng, QUARTER, payers=2)


def deal_quartered_multiway(rng: Random) -> Spot:
    """Deal a quarter among three or more."""
    return bets_alone(rng, QUARTER, payers=rng.randint(3, MOST_PAYERS))


def deal_three_quarters(rng: Random) -> Spot:
    """Deal one half and a tie for the other."""
    return bets_alone(rng, THREE_QUARTERS)


def deal_third_of_half(rng: Random) -> Spot:
    """Deal a half that three tie for, with or without the other half."""
    return bets_alone(rng, rng.choice(THIRDS))


def deal_folded_money(rng: Random) -> Spot:
    """Deal a pot in which others left chips, and you have none yet."""
    return with_folded_money(rng, bets_alone(rng, rng.choice(SHARES_OF_MONEY)))


def deal_own_money(rng: Random) -> Spot:
    """Deal a pot in which chips of yours lie from earlier in the hand."""
    return with_own_money(rng, bets_alone(rng, rng.choice(SHARES_OF_MONEY)))


def deal_break_even(rng: Random) -> Spot:
    """Deal bets alone, and ask too how many must pay."""
    return asking_payers(rng, bets_alone(rng, rng.choice(SHARES_OF_BREAK_EVEN)))


def deal_break_even_with_money(rng: Random) -> Spot:
    """Deal a pot with chips in it, some of them yours or none, and ask how many."""
    spot = bets_alone(rng, rng.choice(SHARES_OF_BREAK_EVEN))
    with_money = rng.choice((with_folded_money, with_own_money))
    return asking_payers(rng, with_money(rng, spot))


CASES: dict[str, Callable[[Random], Spot]] = {
    "scooped": deal_scooped,
    "halved": deal_half,
    "quartered-heads-up": deal_quartered_heads_up,
    "quartered-multiway": deal_quartered_multiway,
    "three-quarters": deal_three_quarters,
    "third-of-half": deal_third_of_half,
    "folded-money": deal_folded_money,
    "own-money": deal_own_money,
    "break-even": deal_break_even,
    "break-even-with-money": deal_break_even_with_money,
}
LEVELS = {
    1: {"scooped": 2, "halved": 3, "quartered-heads-up": 3},
    2: {
        "scooped": 1,
        "halved": 2,
        "quartered-heads-up": 2,
        "quartered-multiway": 3,
        "three-quarters": 2,
    },
    3: {
        "quartered-heads-up": 1,
        "quartered-multiway": 3,
        "three-quarters": 2,
        "third-of-half": 1,
        "folded-money": 3,
    },
    4: {
        "quartered-multiway": 1,
        "three-quarters": 2,
        "third-of-half": 2,
        "folded-money": 3,
        "own-money": 3,
        "break-even": 2,
    },
    5: {
        "third-of-half": 1,
        "folded-money": 2,
        "own-money": 4,
        "break-even": 1,
        "break-even-with-money": 4,
    },
}


def case_of(spot: Spot) -> str:
    """Return the case of a spot: what is asked and what lies in the pot come first."""
    if spot.asks_payers:
        return "break-even-with-money" if spot.pot else "break-even"
    if spot.pot:
        return "own-money" if spot.own else "folded-money"
    if spot.share == QUARTER:
        return "quartered-heads-up" if spot.payers == 2 else "quartered-multiway"
    if spot.share in THIRDS:
        return "third-of-half"
    return {WHOLE: "scooped", HALF: "halved", THREE_QUARTERS: "three-quarters"}[
        spot.share
    ]


def bets_alone(rng: Random, share: Fraction, payers: int | None = None) -> Spot:
    """Deal a bet into an empty pot, which some pay: any number unless it is given."""
    count = payers or rng.randint(FEWEST[share], MOST_PAYERS)
    unit = rng.choice(UNITS_OF_THIRDS if share in THIRDS else UNITS)
    return Spot(share, count, bet=unit * rng.randint(1, MOST_UNITS))


def with_folded_money(rng: Random, spot: Spot) -> Spot:
    """Put chips of players who have folded in the pot, up to three bets of them."""
    unit = unit_of(spot)
    return replace(spot, pot=unit * rng.randint(1, 3 * spot.bet // unit))


def with_own_money(rng: Random, spot: Spot) -> Spot:
    """Put chips in the pot, of so many as would break even, and of some who folded.

    All who were in before have put in as much as you: so it never takes more players
    than are left.
    """
    unit = unit_of(spot)
    own = unit * rng.randint(1, 2 * spot.bet // unit)
    before = rng.randint(max(spot.payers, ceil(1 / spot.share)), MOST_PAYERS)
    folded = unit * rng.randint(0, 2 * spot.bet // unit)
    return replace(spot, pot=own * before + folded, own=own)


def unit_of(spot: Spot) -> int:
    """Return the largest unit of which the bet is a multiple."""
    units = UNITS_OF_THIRDS if spot.share in THIRDS else UNITS
    return max(unit for unit in units if spot.bet % unit == 0)


def asking_payers(rng: Random, spot: Spot) -> Spot:
    """Ask how many must pay, and for the net result with another number of them."""
    counts = [
        count
        for count in range(spot.fewest, MOST_PAYERS + 1)
        if count != spot.least_payers and count * spot.own <= spot.pot
    ]
    return replace(spot, payers=rng.choice(counts), asks_payers=True)
