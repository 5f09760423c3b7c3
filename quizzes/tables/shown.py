"""A table drawn from above, and the log that stands beside it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from quizzes import labels
from quizzes.poker.betting.hands import Hand
from quizzes.poker.cards import Card
from quizzes.tables.logs import StreetShown, streets_of
from quizzes.tables.seats import SeatShown, seats_of


@dataclass(frozen=True, slots=True)
class PotShown:
    """A pot in the middle."""

    label: str
    chips: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TableShown:
    """A table in the order in which a dealer works: the board, then the seats.

    `pots` is None where they are what is asked, and while the betting goes on: then
    `middle` is what was gathered in from earlier streets. `facing` is the place in
    `seats` that is drawn at the near side; None leaves that to the dealer.
    """

    house: str
    board: tuple[Card, ...]
    pots: tuple[PotShown, ...] | None
    middle: int | None
    seats: tuple[SeatShown, ...]
    facing: int | None
    streets: tuple[StreetShown, ...]


def show_table(
    hand: Hand,
    *,
    hole: Mapping[int, Sequence[Card]],
    board: Sequence[Card] = (),
    own: int | None = None,
    house: str = "",
    pots: Sequence[int] | None = None,
    middle: int | None = None,
) -> TableShown:
    """Return what is drawn of a hand as it stands.

    `hole` holds the cards that lie open, `board` up to five cards, and `own` is
    the seat that is called "You". `pots` are the chips of each pot, the main pot
    first, with all bets gathered in; `middle` are all chips that were gathered in while
    the betting goes on. Without pots the bets of the last street lie
    before the seats, unless more cards were dealt since, and no sum of chips is told.
    """
    order = hand.table.seats
    tells_chips = pots is not None
    # Bets are gathered in before another card is dealt.
    bets_lie_out = not tells_chips and len(board) <= hand.street.board_count
    return TableShown(
        house=house,
        board=tuple(board),
        pots=None if pots is None else _pots(pots),
        middle=middle,
        seats=seats_of(hand, hole, own=own, bets_lie_out=bets_lie_out),
        facing=order.index(own) if own in order else None,
        streets=streets_of(hand, board, own=own, tells_chips=tells_chips),
    )


def _pots(pots: Sequence[int]) -> tuple[PotShown, ...]:
    return tuple(
        PotShown(labels.pot_name(place), chips) for place, chips in enumerate(pots)
    )
