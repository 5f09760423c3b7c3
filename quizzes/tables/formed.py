"""Pots as they form: what each seat has in each, and who can win it."""

from dataclasses import dataclass

from quizzes import labels
from quizzes.explanations.rules import rules_of_pot
from quizzes.explanations.sentences import Sentence
from quizzes.poker.pots import paid_into_pots, pots_of, returned_chips
from quizzes.poker.stakes import Stakes
from quizzes.tables.flows import names_of
from quizzes.tables.rows import (
    ReturnedShown,
    RowShown,
    returned_shown,
    rules_shown,
    sums_of,
)
from quizzes.tables.seats import name_of


@dataclass(frozen=True, slots=True)
class PotFormed:
    """A pot, and the names of those who can win it."""

    label: str
    chips: int
    eligible: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PotsShown:
    """What goes back, the pots from the main pot up, and what is in them of whom.

    `sums` is the last row of the table.
    """

    returned: tuple[ReturnedShown, ...]
    pots: tuple[PotFormed, ...]
    rows: tuple[RowShown, ...]
    sums: RowShown
    rules: tuple[Sentence, ...]


def show_pots(stakes: Stakes) -> PotsShown:
    """Return what is drawn of the pots that these stakes make."""
    pots, returned = pots_of(stakes), returned_chips(stakes)
    paid = paid_into_pots(stakes)
    rows = tuple(
        RowShown(
            name_of(seat, None),
            False,
            tuple(by_seat[seat] for by_seat in paid),
            stakes.contributed[seat] + stakes.dead[seat],
            returned.get(seat, 0),
        )
        for seat in stakes.seats
    )
    numbers = {
        rule for place in range(len(pots)) for rule in rules_of_pot(place, stakes)
    }
    return PotsShown(
        returned=returned_shown(returned, None),
        pots=tuple(
            PotFormed(labels.pot_name(place), pot.amount, names_of(pot.eligible, None))
            for place, pot in enumerate(pots)
        ),
        rows=rows,
        sums=sums_of(rows),
        rules=rules_shown(numbers | ({"8.1"} if returned else set())),
    )
