"""One pot that the hands of a showdown share, in chips."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any, Self

from quizzes.poker.rules import PROFILES, HouseRules, parse_rules
from quizzes.poker.settlement import SettledPot
from quizzes.poker.shares import Award, share_pot
from quizzes.poker.stakes import InvalidTableError, TableFault
from quizzes.questions.fields.amounts import MOST_CHIPS
from quizzes.questions.showdowns.tables import Showdown, winners_of

CHIP_UNITS = (1, 5, 25)


@dataclass(frozen=True, slots=True)
class SharedPot:
    """A showdown for a pot of so many chips, of which the smallest is worth so much.

    >>> question = SharedPot.read(
    ...     {
    ...         "board": "3s4d8cKdQh",
    ...         "seat-1": "KcKhJdTc",
    ...         "seat-2": "As2dJc9h",
    ...         "pot": 45,
    ...         "chip_unit": 5,
    ...         "rules": "default",
    ...     }
    ... )
    >>> question.payouts
    {1: 25, 2: 20}
    """

    showdown: Showdown
    pot: int
    chip_unit: int
    rules: HouseRules

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> Self:
        """Return the question that `write` wrote.

        A pot that is not of so many of the smallest chips is refused with an
        `InvalidTableError`, other rules with a `RulesError`.
        """
        pot, chip_unit = stored["pot"], stored["chip_unit"]
        if type(chip_unit) is not int or chip_unit not in CHIP_UNITS:
            raise InvalidTableError(TableFault.NOT_CHIPS, "chip_unit", chip_unit)
        if type(pot) is not int or not 0 < pot <= MOST_CHIPS or pot % chip_unit:
            raise InvalidTableError(TableFault.NOT_CHIPS, "pot", pot)
        return cls(Showdown.read(stored), pot, chip_unit, parse_rules(stored["rules"]))

    def write(self) -> dict[str, Any]:
        """Return the question as text and numbers by name, ready for JSON."""
        chips = {"pot": self.pot, "chip_unit": self.chip_unit}
        return {**self.showdown.write(), **chips, "rules": _written(self.rules)}

    @property
    def units(self) -> int:
        """How many of the smallest chips the pot holds."""
        return self.pot // self.chip_unit

    @property
    def awards(self) -> tuple[Award, ...]:
        """What is awarded to each winner of a half, and why."""
        winners = winners_of(self.showdown)
        return self.shared_by(winners.high_winners, winners.low_winners)

    @property
    def settled(self) -> SettledPot:
        """The pot with those who win it, and with what."""
        winners = winners_of(self.showdown)
        return SettledPot(
            amount=self.pot,
            rake=0,
            eligible=self.showdown.seats,
            high_winners=winners.high_winners,
            low_winners=winners.low_winners,
            high=winners.high,
            low=winners.low,
            awards=self.awards,
        )

    @property
    def payouts(self) -> dict[int, int]:
        """What each seat is paid."""
        return self.paid(self.awards)

    def shared_by(self, high: Iterable[int], low: Iterable[int]) -> tuple[Award, ...]:
        """Return the awards if these seats had won the high and the low."""
        return share_pot(
            self.pot,
            high=tuple(high),
            low=tuple(low),
            rules=self.rules,
            chip_unit=self.chip_unit,
        )

    def paid(self, awards: Iterable[Award]) -> dict[int, int]:
        """Return what some awards pay to each seat of the showdown."""
        payouts = dict.fromkeys(self.showdown.seats, 0)
        for award in awards:
            payouts[award.seat] += award.chips
        return payouts


def _written(rules: HouseRules) -> Any:
    names = (name for name, profile in PROFILES.items() if profile == rules)
    return next(names, asdict(rules))
