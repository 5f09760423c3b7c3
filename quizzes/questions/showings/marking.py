"""What is asked about the end of a hand, how it is marked, and what is said of it."""

from collections.abc import Iterator

from quizzes.poker.betting.showing import first_in_line, last_bettor
from quizzes.poker.betting.streets import Street
from quizzes.poker.rules import ShowdownFirst
from quizzes.questions.base import Answer, Grade, Part
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.fields import PickSeats, Places, PutInOrder
from quizzes.questions.showings.hands import EndedHand, Made
from quizzes.questions.showings.orders import (
    MUCKS,
    SHOWING,
    SHOWS,
    WINNER,
    right_answers,
    right_shown,
)


def showing_fields(hand: EndedHand) -> tuple[PutInOrder | PickSeats, ...]:
    """Ask for the order and the mucks; without a showdown, who wins and who shows."""
    if hand.showdown is None:
        return (
            PickSeats(WINNER, hand.seats),
            PickSeats(SHOWS, hand.seats, allows_none=True),
        )
    return (
        PutInOrder(SHOWING, hand.items),
        PickSeats(MUCKS, hand.live, is_optional=True, box=MUCKS),
    )


def grade_showing(hand: EndedHand, answer: Answer | None) -> Grade:
    """Mark each field for itself; who shows first is half of an order."""
    return Grade(tuple(_parts(hand, answer)))


def hint_showing(hand: EndedHand) -> Finding:
    """Tell where to look."""
    return Finding.of(Fact.HINT_SHOWING)


def _parts(hand: EndedHand, answer: Answer | None) -> Iterator[Part]:
    right = right_answers(hand)
    for name, (value,) in right.items():
        if answer is not None and answer[name] == value:
            yield Part(name, 1.0)
            continue
        given = None if answer is None else answer[name]
        if name == SHOWING:
            assert isinstance(value, tuple)
            credit = 0.5 if given and _firsts(given) == _firsts(value) else 0.0
            yield Part(name, credit, tuple(_about_order(hand)))
        elif name == MUCKS:
            wrong = hand.live if given is None else hand.in_order(given ^ value)
            yield Part(name, 0.0, tuple(_about_mucks(hand, wrong)))
        else:
            (seat,) = hand.live
            yield Part(name, 0.0, (Finding.of(Fact.NO_SHOWDOWN, seat=seat),))


def _firsts(places: Places) -> list[int]:
    """Return which of the items stand in the first place."""
    return [index for index, place in enumerate(places) if place == 1]


def _about_order(hand: EndedHand) -> Iterator[Finding]:
    """Tell who is first, why, and who follows."""
    right = right_shown(hand)
    if right.tabled:
        yield Finding.of(Fact.ALL_TABLED)
        return
    first, (shows_first, *_others) = first_in_line(hand.rounds), right.order
    if first == shows_first:
        yield _about_first(hand, first)
    if _side_pot(hand):
        seats = list(hand.in_order(_side_pot(hand)))
        yield Finding.of(Fact.SIDE_POT_FIRST, seats=seats, seat=shows_first)
    yield Finding.of(Fact.SHOWN_IN_TURN, seats=list(right.order))


def _about_first(hand: EndedHand, seat: int) -> Finding:
    """Tell why showing begins with a seat."""
    bettor = last_bettor(hand.rounds)
    if bettor is not None:
        street = bettor[1]
        if street is Street.RIVER:
            return Finding.of(Fact.RIVER_BETTOR_FIRST, seat=seat)
        return Finding.of(Fact.EARLIER_BETTOR_FIRST, seat=seat, street=str(street))
    if hand.rules.showdown_first is ShowdownFirst.RIVER_OR_LEFT:
        return Finding.of(Fact.LEFT_FIRST_IN_HOUSE, seat=seat)
    return Finding.of(Fact.LEFT_FIRST_WITHOUT_BET, seat=seat)


def _side_pot(hand: EndedHand) -> list[int]:
    """Return the seats of the last side pot that is contested, if there is one."""
    stakes = hand.stakes.contributed
    *_lower, matched, _highest = sorted(stakes[seat] for seat in hand.live)
    seats = [seat for seat in hand.live if stakes[seat] >= matched]
    return seats if len(seats) < len(hand.live) else []


def _about_mucks(
    hand: EndedHand, seats: list[int] | tuple[int, ...]
) -> Iterator[Finding]:
    """Tell of some seats why they may muck, or why not."""
    right = right_shown(hand)
    if right.tabled:
        yield Finding.of(Fact.ALL_TABLED)
        return
    best: Made = (0, 0)
    for seat in right.order:
        made = hand.made[seat]
        if seat in seats:
            yield Finding.of(_why(made, best, first=seat == right.order[0]), seat=seat)
        best = (max(best[0], made[0]), max(best[1], made[1]))


def _why(made: Made, best: Made, *, first: bool) -> Fact:
    """Return why a hand is shown after the best that was shown before, or may muck."""
    if first:
        return Fact.FIRST_IS_SHOWN
    if made[0] > best[0]:
        return Fact.HIGH_BEATS_SHOWN
    if made[0] == best[0]:
        return Fact.HIGH_TIES_SHOWN
    if made[1] > best[1]:
        return Fact.LOW_BEATS_SHOWN
    if made[1] and made[1] == best[1]:
        return Fact.LOW_TIES_SHOWN
    return Fact.MAY_MUCK
