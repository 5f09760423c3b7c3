"""What the page of a settled hand shows: seats, pots, what other houses pay."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from django.urls import reverse
from django.utils.formats import number_format
from django.utils.translation import gettext as _

from quizzes import labels
from quizzes.forms.whole_hands.hands import DEFAULT_HOUSE, WholeHand
from quizzes.poker.cards import Card
from quizzes.poker.settlement import Settlement
from quizzes.poker.stakes import Stakes
from quizzes.tables import SettlementShown, show_settlement


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatSettled:
    """A seat: its cards, what it put in, and what it has of it in the end."""

    label: labels.Text
    cards: Sequence[Card]
    has_button: bool
    is_folded: bool
    dead: int
    put_in: int
    returned: int
    paid: int

    @property
    def net(self) -> str:
        """What the seat won or lost by the hand, with its sign."""
        won = self.returned + self.paid - self.put_in
        sign = "\u2212" if won < 0 else "+" if won else ""
        return f"{sign}{_grouped(abs(won))}"


@dataclass(frozen=True, slots=True, kw_only=True)
class HandSettled:
    """All that the page shows of a hand."""

    house: labels.Text
    chip_unit: int
    board: Sequence[Card]
    seats: list[SeatSettled]
    picture: SettlementShown
    put_in: int
    given_back: int
    rake: int
    paid: int
    others: list[str]


def settlement_of(hand: WholeHand) -> HandSettled:
    """Settle a hand and say all there is to say of it."""
    settlement = hand.settled()
    return HandSettled(
        house=labels.HOUSES[hand.house],
        chip_unit=hand.chip_unit,
        board=hand.board,
        seats=_seats(hand, settlement),
        picture=show_settlement(
            settlement, hand.stakes, hole=hand.hole, board=hand.board
        ),
        put_in=sum(_put_in(hand.stakes, seat) for seat in hand.stakes.seats),
        given_back=sum(settlement.returned.values()),
        rake=sum(pot.rake for pot in settlement.pots),
        paid=sum(settlement.payouts.values()),
        others=_other_houses(hand, settlement),
    )


def link_to_settlement(
    stakes: Stakes,
    *,
    hole: Mapping[int, Sequence[Card]],
    board: Sequence[Card],
    house: str = DEFAULT_HOUSE,
    chip_unit: int = 1,
    rake: Sequence[int] = (),
) -> str:
    """Return the address at which the analyzer settles this hand.

    `house` is the name of a profile. Seats keep their numbers where these run round
    the table from 1 to 10.

    >>> stakes = Stakes(seats=(1, 2), contributed={1: 5, 2: 9}, folded=(1,))
    >>> link_to_settlement(stakes, hole={}, board=())
    '/analyze/settlement/?chips1=5&folded1=on&chips2=9'
    """
    hand = WholeHand(
        stakes=stakes,
        hole=hole,
        board=board,
        house=house,
        chip_unit=chip_unit,
        rake=rake,
    )
    return f"{reverse('settlement')}?{hand.query}"


def _put_in(stakes: Stakes, seat: int) -> int:
    return stakes.contributed[seat] + stakes.dead[seat]


def _seats(hand: WholeHand, settlement: Settlement) -> list[SeatSettled]:
    stakes = hand.stakes
    return [
        SeatSettled(
            label=labels.SEATS[seat],
            cards=hand.hole.get(seat, ()),
            has_button=seat == stakes.seats[-1],
            is_folded=seat in stakes.folded,
            dead=stakes.dead[seat],
            put_in=_put_in(stakes, seat),
            returned=settlement.returned.get(seat, 0),
            paid=settlement.payouts.get(seat, 0),
        )
        for seat in stakes.seats
    ]


def _other_houses(hand: WholeHand, settlement: Settlement) -> list[str]:
    """Return a line for each house that would pay some seat otherwise."""
    lines = []
    for house, name in labels.HOUSES.items():
        paid = hand.settled(house).payouts
        seats = [
            seat
            for seat in hand.stakes.seats
            if paid.get(seat, 0) != settlement.payouts.get(seat, 0)
        ]
        if seats:
            lines.append(_by_house(name, seats, paid))
    return lines


def _by_house(name: labels.Text, seats: Iterable[int], paid: Mapping[int, int]) -> str:
    payouts = (
        # Translators: part of a sentence; %(seat)d is the number of a seat.
        _("seat %(seat)d gets %(chips)s")
        % {"seat": seat, "chips": _grouped(paid.get(seat, 0))}
        for seat in seats
    )
    # Translators: %(house)s is a book of rules such as "TDA 2024", %(payouts)s a list
    # such as "seat 1 gets 34, seat 2 gets 32".
    return _("By %(house)s: %(payouts)s.") % {
        "house": name,
        "payouts": ", ".join(payouts),
    }


def _grouped(chips: int) -> str:
    return number_format(chips, force_grouping=True)
