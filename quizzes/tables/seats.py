"""The seats around a table: stacks, cards, chips in front, marks."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from django.utils.translation import gettext as _

from quizzes import labels
from quizzes.poker.betting.hands import Hand
from quizzes.poker.betting.rounds import Player
from quizzes.poker.cards import Card

BUTTON = "button"


@dataclass(frozen=True, slots=True)
class MarkShown:
    """The button or a blind: what is printed, and what a screen reader says."""

    key: str
    short: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatShown:
    """A seat: its stack before the hand and now, and its chips before it.

    `start` and `left` are None where the stack is not told, `bet` where all chips
    lie in the pots. `cards` is empty where they are not known.
    """

    seat: int
    label: str
    is_own: bool
    start: int | None
    left: int | None
    bet: int | None
    is_folded: bool
    is_all_in: bool
    cards: tuple[Card, ...]
    marks: tuple[MarkShown, ...]


def seats_of(
    hand: Hand,
    hole: Mapping[int, Sequence[Card]],
    *,
    own: int | None,
    bets_lie_out: bool,
) -> tuple[SeatShown, ...]:
    """Return the seats from the left of the button round to the button."""
    return tuple(
        SeatShown(
            seat=player.seat,
            label=name_of(player.seat, own),
            is_own=player.seat == own,
            start=hand.table.stacks.get(player.seat),
            left=hand.stacks.get(player.seat),
            bet=player.bet if bets_lie_out and player.bet else None,
            is_folded=player.folded,
            is_all_in=player.is_all_in,
            cards=tuple(hole.get(player.seat, ())),
            marks=tuple(_marks(hand, player)),
        )
        for player in hand.betting.players
    )


def name_of(seat: int, own: int | None) -> str:
    """Return what a seat is called: by its number, or "You"."""
    return _("You") if seat == own else labels.seat_name(seat)


def _marks(hand: Hand, player: Player) -> Iterator[MarkShown]:
    places = {
        BUTTON: hand.table.button,
        "small-blind": hand.table.small_blind_seat,
        "big-blind": hand.table.big_blind_seat,
    }
    for key, seat in places.items():
        if seat == player.seat:
            yield mark_shown(key)


def mark_shown(key: str) -> MarkShown:
    """Return the mark of a place, by its name among the labels."""
    short, name = labels.SEAT_MARKS[key]
    return MarkShown(key, str(short), str(name))
