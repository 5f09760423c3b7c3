"""One's own numbers beside the right ones, cell by cell."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from django.utils.formats import number_format
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from quizzes import labels
from quizzes.explanations.rules import (
    rules_of_award,
    rules_of_halves,
    rules_of_pot,
)
from quizzes.poker.settlement import SettledPot, Settlement
from quizzes.poker.stakes import Stakes
from quizzes.tables.flows import names_of
from quizzes.tables.seats import name_of

type State = Literal["right", "wrong", "followed"]
"""What an answer is: followed means that it follows from an earlier slip."""

type Given = Mapping[str, tuple[str, State]]
"""What was answered, by the name of the cell, in words, and what that is.

The cells are "returned", of pots counted from 1 "pot-1", "eligible-1", "high-1" and
"low-1", and of seats "chips-3". Any of them may be missing.
"""


OF_POTS = {"pot", "eligible", "high", "low"}


@dataclass(frozen=True, slots=True, kw_only=True)
class CellShown:
    """A cell: what is right in it, by which rules, and what was answered."""

    name: str
    label: str
    right: str
    rules: tuple[str, ...]
    given: str = ""
    state: str = ""
    is_first_wrong: bool = False


@dataclass(frozen=True, slots=True)
class BoxShown:
    """Cells that belong together: what goes back, a pot, what is paid."""

    label: str
    cells: tuple[CellShown, ...]


def boxes_of(
    settlement: Settlement, stakes: Stakes, given: Given, own: int | None
) -> tuple[BoxShown, ...]:
    """Return the cells that were answered, in the order of the work."""
    boxes = []
    is_first = True
    for label, right in _right_boxes(settlement, stakes, given, own):
        cells = []
        for cell in right:
            if cell.name not in given:
                continue
            text, state = given[cell.name]
            is_wrong = is_first and state == "wrong"
            is_first = is_first and not is_wrong
            cells.append(
                replace(cell, given=text, state=state, is_first_wrong=is_wrong)
            )
        if cells:
            boxes.append(BoxShown(label, tuple(cells)))
    return tuple(boxes)


def _right_boxes(
    settlement: Settlement, stakes: Stakes, given: Given, own: int | None
) -> Iterator[tuple[str, Iterator[CellShown]]]:
    yield _("Returned"), _returned(settlement)
    count = len(settlement.pots)
    for place, pot in enumerate(settlement.pots):
        yield labels.pot_name(place), _of_pot(pot, place, count, stakes, own)
    for place in range(count, _pots_named(given)):
        yield labels.pot_name(place), _of_no_pot(place)
    yield pgettext("chips", "Paid"), _paid(settlement, stakes, own)


def _pots_named(given: Given) -> int:
    """Return the number of the last pot of which anything was answered."""
    cells = (name.partition("-") for name in given)
    return max(
        (int(number) for kind, _dash, number in cells if kind in OF_POTS), default=0
    )


def _returned(settlement: Settlement) -> Iterator[CellShown]:
    yield CellShown(
        name="returned",
        label=_("What goes back"),
        right=_chips(sum(settlement.returned.values())),
        rules=("8.1",),
    )


def _of_pot(
    pot: SettledPot, place: int, count: int, stakes: Stakes, own: int | None
) -> Iterator[CellShown]:
    number = place + 1
    halves = rules_of_halves(pot, count)
    yield CellShown(
        name=f"pot-{number}",
        label=pgettext("of a pot", "Size"),
        right=_chips(pot.amount),
        rules=rules_of_pot(pot, place, stakes),
    )
    yield CellShown(
        name=f"eligible-{number}",
        label=_("Who can win it"),
        right=names_of(pot.eligible, own),
        rules=("8.2",),
    )
    yield CellShown(
        name=f"high-{number}",
        label=pgettext("half of the pot", "High"),
        right=names_of(pot.high_winners, own),
        rules=halves,
    )
    yield CellShown(
        name=f"low-{number}",
        label=pgettext("half of the pot", "Low"),
        right=names_of(pot.low_winners, own) or _nobody(),
        rules=halves,
    )


def _of_no_pot(place: int) -> Iterator[CellShown]:
    """Yield the cells of a pot that was named and does not exist."""
    number = place + 1
    for name, label in {
        f"pot-{number}": pgettext("of a pot", "Size"),
        f"eligible-{number}": _("Who can win it"),
        f"high-{number}": pgettext("half of the pot", "High"),
        f"low-{number}": pgettext("half of the pot", "Low"),
    }.items():
        yield CellShown(name=name, label=label, right=_("no such pot"), rules=("8.2",))


def _paid(
    settlement: Settlement, stakes: Stakes, own: int | None
) -> Iterator[CellShown]:
    for seat in stakes.seats:
        awards = [award for award in settlement.awards if award.seat == seat]
        decided = dict.fromkeys(
            rule for each in awards for rule in rules_of_award(each)
        )
        yield CellShown(
            name=f"chips-{seat}",
            label=name_of(seat, own),
            right=_chips(settlement.payouts.get(seat, 0)),
            rules=tuple(decided) or ("8.2" if seat in stakes.folded else "6.1",),
        )


def _nobody() -> str:
    return pgettext("seats", "nobody")


def _chips(count: int) -> str:
    return number_format(count, force_grouping=True)
