"""What the page of a settled hand shows: seats, pots, awards, what other houses pay."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext

from quizzes import labels
from quizzes.explanations.awards import explain_award
from quizzes.forms.whole_hands.hands import DEFAULT_HOUSE, WholeHand
from quizzes.poker.cards import Card
from quizzes.poker.evaluator import Best, best_high, best_low
from quizzes.poker.settlement import SettledPot, Settlement
from quizzes.poker.shares import WHOLE, Award, Half
from quizzes.poker.stakes import Stakes


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
        return f"{won:+d}".replace("-", "\u2212") if won else "0"


@dataclass(frozen=True, slots=True)
class WinnerShown:
    """A seat with the best of a half, and the cards that make it."""

    label: labels.Text
    hole: tuple[Card, ...]
    board: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HalfSettled:
    """The best high or low of a pot and who has it; nobody where no low qualifies."""

    title: labels.Text
    name: str
    winners: list[WinnerShown]


@dataclass(frozen=True, slots=True)
class AwardShown:
    """What a seat gets of a pot, for which half of it, and why."""

    label: labels.Text
    half: labels.Text
    chips: int
    fraction: str
    reason: str


@dataclass(frozen=True, slots=True)
class PotSettled:
    """A pot from the main pot up."""

    name: str
    amount: int
    rake: int
    eligible: str
    halves: list[HalfSettled]
    awards: list[AwardShown]


@dataclass(frozen=True, slots=True, kw_only=True)
class HandSettled:
    """All that the page shows of a hand."""

    house: labels.Text
    chip_unit: int
    board: Sequence[Card]
    seats: list[SeatSettled]
    returned: list[str]
    pots: list[PotSettled]
    put_in: int
    given_back: int
    rake: int
    paid: int
    others: list[str]


def settlement_of(hand: WholeHand) -> HandSettled:
    """Settle a hand and say all there is to say of it."""
    settlement = hand.settled()
    returned = settlement.returned
    return HandSettled(
        house=labels.HOUSES[hand.house],
        chip_unit=hand.chip_unit,
        board=hand.board,
        seats=_seats(hand, settlement),
        returned=[_goes_back(seat, chips) for seat, chips in returned.items()],
        pots=[_pot(hand, pot, place) for place, pot in enumerate(settlement.pots)],
        put_in=sum(_put_in(hand.stakes, seat) for seat in hand.stakes.seats),
        given_back=sum(returned.values()),
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


def _goes_back(seat: int, chips: int) -> str:
    # Translators: %(seat)s is "Seat 3", at the beginning of the sentence.
    return _("%(seat)s gets %(chips)d back: nobody matched it.") % {
        "seat": labels.SEATS[seat],
        "chips": chips,
    }


def _pot(hand: WholeHand, pot: SettledPot, place: int) -> PotSettled:
    return PotSettled(
        name=_pot_name(place),
        amount=pot.amount,
        rake=pot.rake,
        eligible=_listed(pot.eligible),
        halves=_halves(hand, pot) if len(pot.eligible) > 1 else [],
        awards=[_award(award) for award in pot.awards],
    )


def _pot_name(place: int) -> str:
    if not place:
        return _("Main pot")
    # Translators: %(number)d counts the side pots from 1.
    return _("Side pot %(number)d") % {"number": place}


def _listed(seats: Sequence[int]) -> str:
    return ngettext(
        # Translators: %(seats)s is the number of a seat, or several with commas.
        "Seat %(seats)s can win it.",
        "Seats %(seats)s can win it.",
        len(seats),
    ) % {"seats": ", ".join(map(str, seats))}


def _halves(hand: WholeHand, pot: SettledPot) -> list[HalfSettled]:
    """Return the best of both halves of a pot that is contested."""
    high, low = pot.high, pot.low
    name = labels.high_name(high.category, high.ranks) if high else ""
    highs = {seat: best_high(hand.hole[seat], hand.board) for seat in pot.high_winners}
    lows = {seat: best_low(hand.hole[seat], hand.board) for seat in pot.low_winners}
    return [
        HalfSettled(labels.FIELDS["high"], name, _winners(highs)),
        HalfSettled(
            labels.FIELDS["low"], str(low) if low else _("no low"), _winners(lows)
        ),
    ]


def _winners(found: Mapping[int, Best[Any] | None]) -> list[WinnerShown]:
    return [
        WinnerShown(labels.SEATS[seat], best.choices[0].hole, best.choices[0].board)
        for seat, best in found.items()
        if best
    ]


def _award(award: Award) -> AwardShown:
    return AwardShown(
        label=labels.SEATS[award.seat],
        half=_half_name(award.half),
        chips=award.chips,
        fraction=(
            pgettext("share of a pot", "all")
            if award.fraction == WHOLE
            else str(award.fraction)
        ),
        reason=explain_award(award),
    )


def _half_name(half: Half | None) -> labels.Text:
    if half is Half.BOTH:
        return _("High and low")
    return labels.FIELDS[half] if half else ""


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
        _("seat %(seat)d gets %(chips)d") % {"seat": seat, "chips": paid.get(seat, 0)}
        for seat in seats
    )
    # Translators: %(house)s is a book of rules such as "TDA 2024", %(payouts)s a list
    # such as "seat 1 gets 34, seat 2 gets 32".
    return _("By %(house)s: %(payouts)s.") % {
        "house": name,
        "payouts": ", ".join(payouts),
    }
