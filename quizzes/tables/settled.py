"""A settlement as a picture, and as a table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from django.utils.translation import gettext as _

from quizzes.explanations.rules import RULES, rules_of_pot
from quizzes.poker.cards import Card
from quizzes.poker.settlement import Settlement
from quizzes.poker.stakes import Stakes
from quizzes.tables.flows import FlowShown, flows_of
from quizzes.tables.seats import name_of


@dataclass(frozen=True, slots=True)
class RowShown:
    """What a seat is paid of each pot, in all, and what goes back to it."""

    label: str
    is_own: bool
    of_pots: tuple[int, ...]
    paid: int
    returned: int


@dataclass(frozen=True, slots=True)
class ReturnedShown:
    """What goes back to a seat."""

    label: str
    is_own: bool
    chips: int


@dataclass(frozen=True, slots=True)
class RuleShown:
    """A rule by its number, in a sentence."""

    number: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SettlementShown:
    """A settlement in the order of the work: returned, pots, then what is paid.

    `sums` is the last row of the table.
    """

    house: str
    returned: tuple[ReturnedShown, ...]
    flows: tuple[FlowShown, ...]
    rows: tuple[RowShown, ...]
    sums: RowShown
    rules: tuple[RuleShown, ...]


def show_settlement(
    settlement: Settlement,
    stakes: Stakes,
    *,
    hole: Mapping[int, Sequence[Card]],
    board: Sequence[Card] = (),
    own: int | None = None,
    house: str = "",
) -> SettlementShown:
    """Return what is drawn of a settlement of these stakes.

    `own` is the seat that is called "You".
    """
    flows = flows_of(settlement.pots, hole, board, own)
    rows = _rows(settlement, stakes, own)
    return SettlementShown(
        house=house,
        returned=tuple(
            ReturnedShown(name_of(seat, own), seat == own, chips)
            for seat, chips in settlement.returned.items()
        ),
        flows=flows,
        rows=rows,
        sums=_sums(rows),
        rules=_rules(_numbers(settlement, stakes, flows)),
    )


def _rows(
    settlement: Settlement, stakes: Stakes, own: int | None
) -> tuple[RowShown, ...]:
    return tuple(
        RowShown(
            name_of(seat, own),
            seat == own,
            tuple(
                sum(award.chips for award in pot.awards if award.seat == seat)
                for pot in settlement.pots
            ),
            settlement.payouts.get(seat, 0),
            settlement.returned.get(seat, 0),
        )
        for seat in stakes.seats
    )


def _sums(rows: Sequence[RowShown]) -> RowShown:
    columns = zip(*(row.of_pots for row in rows), strict=True)
    return RowShown(
        _("All together"),
        False,
        tuple(map(sum, columns)),
        sum(row.paid for row in rows),
        sum(row.returned for row in rows),
    )


def _numbers(
    settlement: Settlement, stakes: Stakes, flows: Sequence[FlowShown]
) -> list[str]:
    """Return the numbers of all rules that the settlement comes from, in order."""
    numbers = {"8.1"} if settlement.returned else set()
    for place, pot in enumerate(settlement.pots):
        numbers |= set(rules_of_pot(pot, place, stakes))
    if len(settlement.pots) > 1:
        numbers.add("8.7")
    if any(pot.rake for pot in settlement.pots):
        numbers.add("8.8")
    for flow in flows:
        for part in flow.parts:
            for winner in part.winners:
                numbers |= set(winner.rules)
    return [number for number in RULES if number in numbers]


def _rules(numbers: Sequence[str]) -> tuple[RuleShown, ...]:
    return tuple(RuleShown(number, str(RULES[number])) for number in numbers)
