"""The terms of a deal: hole cards, house rules, and a betting structure."""

from dataclasses import dataclass

from quizzes.poker.rules import PROFILES, HouseRules, Structure, Variant

DEFAULT_HOUSE = "default"


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """By what a question is dealt, whatever its case.

    `house` is the name of a profile of house rules. Where no `structure` is told, a
    hand may be bet in any.

    >>> Terms(house="wsop").rules.limit_raises
    4
    """

    variant: Variant = Variant.FOUR
    house: str = DEFAULT_HOUSE
    structure: Structure | None = None

    @property
    def hole_count(self) -> int:
        """The number of hole cards of a hand."""
        return self.variant.hole_count

    @property
    def rules(self) -> HouseRules:
        """The rules of the house."""
        return PROFILES[self.house]
