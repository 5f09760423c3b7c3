"""The cells of a whole settlement: what is asked, and how it is marked."""

from collections.abc import Iterator

from quizzes.poker.pots import Pot
from quizzes.questions.base import Answer, Part
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.fields import Amount, PickSeats, Seats, Total, Value
from quizzes.questions.played import pot_cells
from quizzes.questions.played.hands import Halves, PlayedHand
from quizzes.questions.played.layers import Shares
from quizzes.questions.played.payments import (
    cells_of,
    chips_name,
    high_name,
    low_name,
    pay,
    right_payment,
)
from quizzes.questions.played.pot_cells import POTS, eligible_name, pot_name

CHIPS = "chips"
HALVES = ("high", "low")


def settlement_fields(hand: PlayedHand) -> tuple[Amount | PickSeats, ...]:
    """Ask for every pot with the winners of its halves, and for all chips."""
    fields: list[Amount | PickSeats] = [pot_cells.returned_field(hand)]
    for pot in POTS:
        fields += pot_cells.pot_fields(hand, pot)
        fields += [
            PickSeats(name, hand.live, is_optional=True, box=pot_name(pot))
            for name in (high_name(pot), low_name(pot))
        ]
    total = Total(CHIPS, hand.total)
    chips = (
        Amount(chips_name(seat), seat, add_up_to=total, box=CHIPS) for seat in hand.live
    )
    return (*fields, *chips)


def right_cells(hand: PlayedHand) -> dict[str, tuple[Value, ...]]:
    """Return all that is right in every cell, first what the house says."""
    cells = cells_of(hand, right_payment(hand))
    right: dict[str, tuple[Value, ...]] = {name: (cells[name],) for name in cells}
    for number, pot in enumerate(hand.pots, start=1):
        lows = lows_of(hand, frozenset(pot.eligible))
        right[low_name(number)] = tuple(lows)
    return right


def lows_of(hand: PlayedHand, eligible: Seats) -> list[Seats]:
    """Return all that is right to say of who wins the low of a pot.

    Whoever is alone in a pot has both halves of it, whether a low is named or not.
    """
    _high, low = hand.winners(eligible)
    lone = [eligible] if len(eligible) == 1 and all(map(hand.has_low, eligible)) else []
    return [frozenset(low), *lone]


def mark_settlement(hand: PlayedHand, answer: Answer | None) -> list[Part]:
    """Mark each cell that is used, and the chips of every seat."""
    return pot_cells.mark_each(
        hand,
        nearest_cells(hand, answer),
        answer,
        follows=follows,
        about=about,
        always={chips_name(seat) for seat in hand.live},
    )


def nearest_cells(hand: PlayedHand, answer: Answer | None) -> pot_cells.Cells:
    """Return what is right in every cell: what was answered, if that is."""
    said: Answer = answer or {}
    right = right_cells(hand)
    answered = {name: said[name] for name in right if said.get(name) in right[name]}
    return cells_of(hand, right_payment(hand)) | answered


def follows(hand: PlayedHand, name: str, answer: Answer) -> bool:
    """Return whether a cell is right by what was answered before it."""
    field, _, number = name.partition("-")
    if field == CHIPS:
        return bool(answer[name] == own_chips(hand, answer).get(int(number)))
    if field not in HALVES:
        return pot_cells.follows(hand, name, answer)
    eligible = answer[eligible_name(int(number))]
    high, _low = hand.winners(eligible)
    right = [frozenset(high)] if field == "high" else lows_of(hand, eligible)
    # Every pot has a high, and where no seat was named nothing follows.
    return bool(high) and answer[name] in right


def own_chips(hand: PlayedHand, answer: Answer) -> dict[int, int]:
    """Return what each seat gets of somebody's own pots with their own winners.

    There is nothing where no pot was named, or one without a winner.
    """
    shares, winners = _own(hand, answer)
    if not winners or not all(high for high, _low in winners):
        return {}
    return dict(pay(hand, shares, winners).chips)


def _own(hand: PlayedHand, answer: Answer) -> tuple[Shares, list[Halves]]:
    pots, winners = [], []
    for number in POTS:
        if answer[pot_name(number)]:
            eligible = hand.in_order(answer[eligible_name(number)])
            pots.append(Pot(answer[pot_name(number)], eligible))
            high, low = answer[high_name(number)], answer[low_name(number)]
            winners.append((hand.in_order(high), hand.in_order(low)))
    return Shares(answer[pot_cells.RETURNED], tuple(pots)), winners


def about(hand: PlayedHand, name: str, given: int | Seats) -> Iterator[Finding]:
    """Tell what is right in a cell, and why."""
    field, _, number = name.partition("-")
    if field == CHIPS:
        yield from about_chips(hand, int(number))
    elif field not in HALVES:
        yield from pot_cells.about_cell(hand, name, given)
    elif int(number) > len(hand.pots):
        yield Finding.of(Fact.POTS_COUNTED, count=len(hand.pots))
    else:
        yield about_half(hand, field, int(number))


def about_half(hand: PlayedHand, half: str, number: int) -> Finding:
    """Tell who wins a half of a pot, and with what."""
    pot = hand.settlement.pots[number - 1]
    if len(pot.eligible) == 1:
        return Finding.of(Fact.POT_WON_ALONE, seat=pot.eligible[0])
    if half == "high":
        assert pot.high is not None
        return Finding.of(
            Fact.POT_HIGH_IS,
            seats=list(pot.high_winners),
            category=int(pot.high.category),
            ranks=list(pot.high.ranks),
        )
    if pot.low is None:
        return Finding.of(Fact.POT_HAS_NO_LOW)
    seats = list(pot.low_winners)
    return Finding.of(Fact.POT_LOW_IS, seats=seats, low=str(pot.low))


def about_chips(hand: PlayedHand, seat: int) -> Iterator[Finding]:
    """Tell from which pots the chips of a seat come, and what odd ones go by."""
    paid = {0: hand.returned.get(seat, 0)}
    odds: list[str] = []
    for number, pot in enumerate(hand.settlement.pots, start=1):
        own = [award for award in pot.awards if award.seat == seat]
        paid[number] = sum(award.chips for award in own)
        odds += [odd.name for award in own for odd in award.odd]
    paid = {number: chips for number, chips in paid.items() if chips}
    if not paid:
        yield Finding.of(Fact.PAID_NOTHING, seat=seat)
        return
    told = {str(number): chips for number, chips in paid.items()}
    yield Finding.of(Fact.PAID_FROM, seat=seat, chips=sum(paid.values()), paid=told)
    if odds:
        yield Finding.of(Fact.ODD_CHIPS_GO, odds=sorted(set(odds)))
