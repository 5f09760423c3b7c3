"""The log of a hand street by street, as it is read beside the table."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from quizzes import labels
from quizzes.explanations.actions import explain_action
from quizzes.poker.betting.hands import Hand
from quizzes.poker.betting.logs import StreetLog
from quizzes.poker.betting.streets import Street
from quizzes.poker.cards import Card


@dataclass(frozen=True, slots=True)
class LineShown:
    """What one seat did."""

    seat: int
    text: str
    is_own: bool


@dataclass(frozen=True, slots=True)
class StreetShown:
    """A street: the cards dealt for it, what was done, all chips in then.

    `before` and `after` are None where the chips are not told. Without lines a street
    was dealt and not bet, or `is_open` says that it is only about to be.
    """

    name: str
    dealt: tuple[Card, ...]
    lines: tuple[LineShown, ...]
    before: int | None
    after: int | None
    is_open: bool = False


def streets_of(
    hand: Hand, board: Sequence[Card], *, own: int | None, tells_chips: bool
) -> tuple[StreetShown, ...]:
    """Return the streets that were bet, and those that were dealt after the betting.

    A street that is about to be bet is one only when its cards are dealt.
    """
    bet = [
        _street(log, board, own, tells_chips)
        for log in hand.log
        if log.entries or _dealt(log.street, board)
    ]
    return (*bet, *_streets_without_betting(hand, board, tells_chips))


def _street(
    log: StreetLog, board: Sequence[Card], own: int | None, tells_chips: bool
) -> StreetShown:
    lines = (
        LineShown(
            entry.seat,
            explain_action(entry, is_own=entry.seat == own),
            entry.seat == own,
        )
        for entry in log.entries
    )
    return StreetShown(
        str(labels.STREETS[log.street]),
        _dealt(log.street, board),
        tuple(lines),
        log.pot_before if tells_chips else None,
        log.pot_after if tells_chips else None,
        is_open=not log.entries,
    )


def _streets_without_betting(
    hand: Hand, board: Sequence[Card], tells_chips: bool
) -> Iterator[StreetShown]:
    chips = hand.chips if tells_chips else None
    for street in list(Street)[len(hand.log) :]:
        dealt = _dealt(street, board)
        if dealt:
            yield StreetShown(str(labels.STREETS[street]), dealt, (), chips, chips)


def _dealt(street: Street, board: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards of the board that are dealt for a street."""
    before = {Street.TURN: 3, Street.RIVER: 4}.get(street, 0)
    return tuple(board[before : street.board_count])
