"""The game that is played and the switches on which houses differ."""

from dataclasses import dataclass
from enum import IntEnum, StrEnum


class Variant(IntEnum):
    """How many hole cards each player is dealt; two of them play in all variants.

    >>> Variant.FIVE.hole_count
    5
    """

    FOUR = 4
    FIVE = 5
    SIX = 6

    @property
    def hole_count(self) -> int:
        """Return the number of hole cards."""
        return int(self)


class TiedBothWays(StrEnum):
    """How a pot is shared when the same players tie for the high and for the low."""

    EVEN = "even"
    HALVES = "halves"


class LowRemainder(StrEnum):
    """Where an odd chip goes that is left inside a tied low half."""

    LEFT = "left"
    TO_HIGH = "to_high"


class HeadsUpCap(StrEnum):
    """When the cap on raises in limit is lifted because two players are left."""

    LIFTED_AT_START = "lifted_at_start"
    LIFTED_UNTIL_CAPPED = "lifted_until_capped"
    KEPT = "kept"


class LimitReopening(StrEnum):
    """How much of a limit bet an all-in must add to re-open the betting."""

    HALF = "half"
    FULL = "full"


class ShowdownFirst(StrEnum):
    """Who shows first at a showdown."""

    LAST_AGGRESSOR = "last_aggressor"
    RIVER_OR_LEFT = "river_or_left"


class ShortBlindPot(StrEnum):
    """What a short blind counts as when a pot-limit raise is sized."""

    FULL = "full"
    POSTED = "posted"


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRules:
    """One house's choice on every switch; the default is the common rule.

    >>> PROFILES["wsop"].limit_raises
    4
    """

    tied_both_ways: TiedBothWays = TiedBothWays.EVEN
    low_remainder: LowRemainder = LowRemainder.LEFT
    limit_raises: int = 3
    heads_up_cap: HeadsUpCap = HeadsUpCap.LIFTED_AT_START
    limit_reopening: LimitReopening = LimitReopening.HALF
    showdown_first: ShowdownFirst = ShowdownFirst.LAST_AGGRESSOR
    all_in_tabled: bool = False
    short_blind_pot: ShortBlindPot = ShortBlindPot.FULL


PROFILES = {
    "default": HouseRules(),
    "roberts": HouseRules(
        heads_up_cap=HeadsUpCap.LIFTED_UNTIL_CAPPED,
        showdown_first=ShowdownFirst.RIVER_OR_LEFT,
    ),
    "tda-2024": HouseRules(
        tied_both_ways=TiedBothWays.HALVES,
        heads_up_cap=HeadsUpCap.KEPT,
        showdown_first=ShowdownFirst.RIVER_OR_LEFT,
        all_in_tabled=True,
    ),
    "wsop": HouseRules(
        limit_raises=4,
        heads_up_cap=HeadsUpCap.KEPT,
        showdown_first=ShowdownFirst.RIVER_OR_LEFT,
        all_in_tabled=True,
    ),
    "bovada-2014": HouseRules(
        tied_both_ways=TiedBothWays.HALVES,
        low_remainder=LowRemainder.TO_HIGH,
    ),
}
