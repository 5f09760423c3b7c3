"""The cases of a shared pot: how each is told, and how it is placed."""

from fractions import Fraction
from random import Random

from quizzes.poker.rules import HouseRules, Variant
from quizzes.poker.shares import HALF, WHOLE
from quizzes.questions.deals import until
from quizzes.questions.showdowns.cases import HIGH_STRAIGHTS, LOW_STRAIGHTS
from quizzes.questions.showdowns.dealing import (
    PlacedHands,
    PlaceHands,
    deal_around,
    place_both_ways,
    place_low,
    place_no_low,
    place_same_low,
    place_same_straight,
)
from quizzes.questions.showdowns.pots import CHIP_UNITS, SharedPot
from quizzes.questions.showdowns.tables import Showdown, winners_of

# So many of the smallest chips are in a pot.
UNITS = range(16, 241)

# How many pots are tried for the same hands.
POTS_TRIED = 6


def case_of(question: SharedPot) -> str:
    """Return the case of a pot, the same in every house.

    The first that applies counts: what chips cannot be shared evenly, then what
    parts of the pot are won.
    """
    return odd_case(question) or case_of_shares(question.showdown)


def odd_case(question: SharedPot) -> str:
    """Return which odd chips there are, or an empty text where there are none."""
    winners, units = winners_of(question.showdown), question.units
    high, low = winners.high_winners, winners.low_winners
    if not low or high == low:
        if len(high) > 1 and low and _halves_differ(units, len(high)):
            return "tied-both-ways"
        return "odd-chip-in-tied-half" if units % len(high) else ""
    low_units = units // 2
    if (units - low_units) % len(high) or low_units % len(low):
        return "odd-chip-in-tied-half"
    return "odd-chip-between-halves" if units % 2 else ""


def _halves_differ(units: int, count: int) -> bool:
    """Return whether each half shared on its own pays otherwise than all at once."""
    odd = sorted((units - units // 2, units // 2))
    by_halves = [
        sum(half // count + (place < half % count) for half in odd)
        for place in range(count)
    ]
    return by_halves != [units // count + (n < units % count) for n in range(count)]


def shares_of(showdown: Showdown) -> dict[int, Fraction]:
    """Return the exact part of the pot that each winner has."""
    winners = winners_of(showdown)
    half = HALF if winners.low_winners else WHOLE
    shares: dict[int, Fraction] = {}
    for seats in (winners.high_winners, winners.low_winners):
        for seat in seats:
            shares[seat] = shares.get(seat, Fraction()) + half / len(seats)
    return shares


def case_of_shares(showdown: Showdown) -> str:
    """Return the case of the parts that are won, by the largest and the smallest."""
    shares = shares_of(showdown).values()
    by_largest = {
        WHOLE: "whole-pot",
        Fraction(3, 4): "three-quarters",
        Fraction(2, 3): "two-thirds",
    }
    if max(shares) in by_largest:
        return by_largest[max(shares)]
    by_smallest = {
        HALF: "half-and-half",
        Fraction(1, 3): "third",
        Fraction(1, 4): "quarter",
    }
    return by_smallest.get(min(shares), "sixth")


def any_of(*places: PlaceHands) -> PlaceHands:
    """Return what places one of several things, each as often."""

    def place(rng: Random, hole_count: int) -> PlacedHands:
        return rng.choice(places)(rng, hole_count)

    return place


TIED_LOW, THREE_LOWS = place_same_low(2), place_same_low(3)
PLACES: dict[str, tuple[PlaceHands, tuple[int, ...]]] = {
    "half-and-half": (place_low, (2, 2, 3)),
    "whole-pot": (any_of(place_both_ways, place_no_low), (2, 2, 3)),
    "quarter": (TIED_LOW, (3, 4)),
    "three-quarters": (TIED_LOW, (2, 3)),
    "odd-chip-between-halves": (any_of(place_low, TIED_LOW), (2, 3, 4)),
    "sixth": (THREE_LOWS, (4, 5)),
    "two-thirds": (THREE_LOWS, (3, 4)),
    "third": (
        any_of(
            place_same_straight(LOW_STRAIGHTS, 3),
            place_same_straight(HIGH_STRAIGHTS, 3),
        ),
        (3, 4, 5),
    ),
    "odd-chip-in-tied-half": (
        any_of(TIED_LOW, THREE_LOWS, place_same_straight(HIGH_STRAIGHTS, 2)),
        (3, 4, 5, 6),
    ),
    "tied-both-ways": (place_same_straight(LOW_STRAIGHTS, 2), (2, 3, 4)),
}
"""How the key cards of each case are placed, and among how many hands."""

LEVELS = {
    1: {"half-and-half": 5, "whole-pot": 4},
    2: {"half-and-half": 3, "whole-pot": 2, "quarter": 3, "three-quarters": 2},
    3: {
        "half-and-half": 1,
        "whole-pot": 1,
        "quarter": 3,
        "three-quarters": 3,
        "odd-chip-between-halves": 2,
    },
    4: {
        "quarter": 2,
        "three-quarters": 2,
        "odd-chip-between-halves": 3,
        "sixth": 2,
        "two-thirds": 2,
        "third": 1,
        "odd-chip-in-tied-half": 2,
    },
    5: {
        "odd-chip-between-halves": 2,
        "sixth": 1,
        "two-thirds": 2,
        "third": 2,
        "odd-chip-in-tied-half": 4,
        "tied-both-ways": 3,
    },
}


def deal_case(rng: Random, hole_count: int, rules: HouseRules, case: str) -> SharedPot:
    """Deal a showdown and a pot, aiming at a case."""
    place, hand_counts = PLACES[case]

    def deal() -> SharedPot:
        hand_count = rng.choice(hand_counts)
        placed = place(rng, hole_count)
        showdown = deal_around(rng, hole_count, hand_count, placed)
        # Another pot costs far less than another showdown.
        for _ in range(POTS_TRIED):
            question = with_pot(rng, showdown, rules)
            if case_of(question) == case:
                break
        return question

    return until(deal, lambda question: case_of(question) == case)


def deal_by_chance(rng: Random, variant: Variant) -> SharedPot:
    """Deal random hands that share a pot of any amount, by the common rules."""
    return with_pot(rng, Showdown.by_chance(rng, variant), HouseRules())


def with_pot(rng: Random, showdown: Showdown, rules: HouseRules) -> SharedPot:
    """Return a showdown for a pot of a random amount in chips of a random size."""
    chip_unit = rng.choice(CHIP_UNITS)
    return SharedPot(showdown, rng.choice(UNITS) * chip_unit, chip_unit, rules)
