"""A settlement as a picture, and as a table."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from quizzes.explanations.rules import rules_of_pot
from quizzes.explanations.sentences import Sentence
from quizzes.poker.cards import Card
from quizzes.poker.settlement import SettledPot, Settlement
from quizzes.poker.stakes import Stakes
from quizzes.tables.flows import FlowShown, flows_of
from quizzes.tables.rows import (
    ReturnedShown,
    RowShown,
    returned_shown,
    rules_shown,
    sums_of,
)
from quizzes.tables.seats import name_of


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
    rules: tuple[Sentence, ...]


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
    rows = _rows(settlement, stakes.seats, own)
    numbers = {*_rules_of_stakes(settlement, stakes), *_rules_of_flows(flows)}
    return SettlementShown(
        house=house,
        returned=returned_shown(settlement.returned, own),
        flows=flows,
        rows=rows,
        sums=sums_of(rows),
        rules=rules_shown(numbers),
    )


def show_shared_pot(
    pot: SettledPot,
    *,
    hole: Mapping[int, Sequence[Card]],
    board: Sequence[Card],
) -> SettlementShown:
    """Return what is drawn of one pot that these hands share."""
    payouts = {award.seat: 0 for award in pot.awards}
    for award in pot.awards:
        payouts[award.seat] += award.chips
    flows = flows_of([pot], hole, board, None)
    rows = _rows(Settlement({}, (pot,), payouts), tuple(hole), None)
    return SettlementShown(
        house="",
        returned=(),
        flows=flows,
        rows=rows,
        sums=sums_of(rows),
        rules=rules_shown(_rules_of_flows(flows)),
    )


def _rows(
    settlement: Settlement, seats: Sequence[int], own: int | None
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
        for seat in seats
    )


def _rules_of_stakes(settlement: Settlement, stakes: Stakes) -> Iterator[str]:
    """Yield the numbers of the rules by which the pots are what they are."""
    if settlement.returned:
        yield "8.1"
    for place in range(len(settlement.pots)):
        yield from rules_of_pot(place, stakes)
    if len(settlement.pots) > 1:
        yield "8.7"
    if any(pot.rake for pot in settlement.pots):
        yield "8.8"


def _rules_of_flows(flows: Sequence[FlowShown]) -> Iterator[str]:
    """Yield the numbers of the rules by which the pots are won."""
    for flow in flows:
        for part in flow.parts:
            for winner in part.winners:
                yield from winner.rules
