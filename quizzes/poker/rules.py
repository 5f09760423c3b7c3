"""The game that is played and the switches on which houses differ."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import Enum, IntEnum, StrEnum
from typing import Any


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


class Structure(StrEnum):
    """How much may be bet: a fixed amount, the pot, or all of one's chips."""

    LIMIT = "limit"
    POT_LIMIT = "pot-limit"
    NO_LIMIT = "no-limit"


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


class RulesFault(Enum):
    """What is wrong with the house rules that somebody names."""

    NOT_RULES = "neither a profile's name nor an object of switches"
    UNKNOWN_PROFILE = "no such profile"
    UNKNOWN_SWITCH = "no such switch"
    WRONG_VALUE = "not a value of this switch"


class RulesError(ValueError):
    """House rules that cannot be read.

    `fault` names what is wrong, `text` quotes the part that is, `switch` is the
    switch whose value it is, and `known` is what would be right there.

    >>> parse_rules("nowhere")
    Traceback (most recent call last):
        ...
    quizzes.poker.rules.RulesError: rules: no such profile: 'nowhere' \
(default, roberts, tda-2024, wsop, bovada-2014)
    """

    def __init__(
        self,
        fault: RulesFault,
        value: object,
        *,
        switch: str | None = None,
        known: tuple[str, ...] = (),
    ) -> None:
        self.fault = fault
        self.text = repr(value)
        self.switch = switch
        self.known = known
        where = f"rules: {switch}" if switch else "rules"
        choices = f" ({', '.join(known)})" if known else ""
        super().__init__(f"{where}: {fault.value}: {self.text}{choices}")


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

_SWITCHES: dict[str, type] = {
    field.name: type(getattr(PROFILES["default"], field.name))
    for field in fields(HouseRules)
}


def parse_rules(source: object) -> HouseRules:
    """Return the rules that a profile's name, or switches over the default, tell.

    Whatever is not a profile, a switch or its value raises a `RulesError`.

    >>> parse_rules("wsop").limit_raises
    4
    >>> parse_rules({"tied_both_ways": "halves"}).tied_both_ways.name
    'HALVES'
    """
    if isinstance(source, str):
        if source not in PROFILES:
            known = tuple(PROFILES)
            raise RulesError(RulesFault.UNKNOWN_PROFILE, source, known=known)
        return PROFILES[source]
    if not isinstance(source, Mapping):
        raise RulesError(RulesFault.NOT_RULES, source)
    return replace(
        PROFILES["default"],
        **{name: _parse_switch(name, source[name]) for name in source},
    )


def _parse_switch(name: str, value: object) -> Any:
    """Return the value of a switch; a number of raises is 1 or more."""
    kind = _SWITCHES.get(name)
    if kind is None:
        raise RulesError(RulesFault.UNKNOWN_SWITCH, name, known=tuple(_SWITCHES))
    if issubclass(kind, StrEnum) and isinstance(value, str) and value in list(kind):
        return kind(value)
    if kind is bool and isinstance(value, bool):
        return value
    # To Python True is a number too, but not to whoever sets a switch.
    if kind is int and type(value) is int and value >= 1:
        return value
    known = tuple(map(str, kind)) if issubclass(kind, StrEnum) else ()
    raise RulesError(RulesFault.WRONG_VALUE, value, switch=name, known=known)
