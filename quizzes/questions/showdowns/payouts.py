"""Marking what each seat is paid, and the wrong rules by which learners pay."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from quizzes.questions.base import Answer, Part
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.fields import Amount, Total
from quizzes.questions.misconceptions import Misconception, WrongRule
from quizzes.questions.showdowns.awards import awarded
from quizzes.questions.showdowns.marking import LOW
from quizzes.questions.showdowns.pots import SharedPot
from quizzes.questions.showdowns.tables import winners_of
from quizzes.questions.showdowns.wrong_rules import WRONG_WINNERS

type Payouts = Mapping[int, int]
"""Chips by seat."""


def chips_key(seat: int) -> str:
    """Return the name of the field that asks for the chips of a seat.

    >>> chips_key(3)
    'chips-3'
    """
    return f"chips-{seat}"


def chip_fields(question: SharedPot) -> tuple[Amount, ...]:
    """Return the fields that ask what each seat is paid, in all the whole pot."""
    total = Total("chips", question.pot)
    return tuple(
        Amount(chips_key(seat), seat, add_up_to=total)
        for seat in question.showdown.seats
    )


def mark_payouts(question: SharedPot, answer: Answer | None) -> tuple[Part, ...]:
    """Mark the chips of each seat; nothing for a loser earns only beside a share."""
    payouts = question.payouts
    given = answer or {}
    right = {seat for seat in payouts if given.get(chips_key(seat)) == payouts[seat]}
    has_share = any(payouts[seat] for seat in right)
    return tuple(
        Part(
            chips_key(seat),
            float(seat in right and has_share),
            tuple(_about_seat(question, seat, seat in right and not has_share)),
        )
        for seat in payouts
    )


def _about_seat(question: SharedPot, seat: int, is_alone: bool) -> Iterator[Finding]:
    awards = [award for award in question.awards if award.seat == seat]
    yield from map(awarded, awards)
    if not awards:
        yield Finding.of(Fact.NOTHING_AWARDED)
    if is_alone:
        yield Finding.of(Fact.NOTHING_ALONE)


def believing(payouts_of: Callable[[SharedPot], Iterable[Payouts]]) -> WrongRule:
    """Return a wrong rule by what its believers could pay to each seat."""

    def rule(question: SharedPot) -> dict[str, frozenset[int]]:
        believed = list(payouts_of(question))
        return {
            chips_key(seat): frozenset(payouts[seat] for payouts in believed)
            for seat in question.showdown.seats
        }

    return rule


def high_takes_both(question: SharedPot) -> Iterator[Payouts]:
    """Give the whole pot to the best high."""
    high = winners_of(question.showdown).high_winners
    yield question.paid(question.shared_by(high, ()))


def one_of_tied_wins(question: SharedPot) -> Iterator[Payouts]:
    """Give each half to one of those that tie for it, whichever it is."""
    winners = winners_of(question.showdown)
    for high in winners.high_winners:
        for low in winners.low_winners or (None,):
            lows = () if low is None else (low,)
            yield question.paid(question.shared_by((high,), lows))


def low_without_qualifier(question: SharedPot) -> Iterator[Payouts]:
    """Give half of the pot to the lowest five ranks, however high."""
    rule = WRONG_WINNERS[Misconception.LOW_WITHOUT_QUALIFIER]
    high = winners_of(question.showdown).high_winners
    for low in rule(question.showdown)[LOW]:
        yield question.paid(question.shared_by(high, sorted(low)))


def winners_share_alike(question: SharedPot) -> Iterator[Payouts]:
    """Share the pot evenly among all that win some of it."""
    winners = winners_of(question.showdown)
    alike = sorted({*winners.high_winners, *winners.low_winners})
    yield question.paid(question.shared_by(alike, ()))


def low_takes_odd_chip(question: SharedPot) -> Iterator[Payouts]:
    """Give the odd chip between the halves to the low."""
    parts = _parts(question)
    if len(parts) == 2 and question.units % 2:
        (high, units), (low, low_units) = parts
        yield _paid(question, ((high, low_units), (low, units)), from_left)


def odd_chip_lost(question: SharedPot) -> Iterator[Payouts]:
    """Give nobody what those that tie cannot share evenly."""
    yield _paid(question, _parts(question), lambda place, odd: 0)


def odd_chips_to_one(question: SharedPot) -> Iterator[Payouts]:
    """Give all that those that tie cannot share evenly to the first of them."""
    yield _paid(question, _parts(question), lambda place, odd: 0 if place else odd)


def from_left(place: int, odd: int) -> int:
    """Give an odd chip to each, from the left of the button."""
    return int(place < odd)


type HalfShared = tuple[Sequence[int], int]
"""Who shares a half or the whole pot, and how many of the smallest chips it is."""


def _parts(question: SharedPot) -> tuple[HalfShared, ...]:
    """Return the halves of a pot, or the whole where it is not split."""
    winners, units = winners_of(question.showdown), question.units
    if not winners.low_winners or winners.high_winners == winners.low_winners:
        return ((winners.high_winners, units),)
    low_units = units // 2
    return (winners.high_winners, units - low_units), (winners.low_winners, low_units)


def _paid(
    question: SharedPot,
    parts: Iterable[HalfShared],
    odd_chips: Callable[[int, int], int],
) -> Payouts:
    """Return what is paid where the odd chips of a tie go by place in it."""
    payouts = dict.fromkeys(question.showdown.seats, 0)
    for seats, units in parts:
        even, odd = divmod(units, len(seats))
        for place, seat in enumerate(seats):
            payouts[seat] += (even + odd_chips(place, odd)) * question.chip_unit
    return payouts


WRONG_PAYOUTS: dict[Misconception, WrongRule] = {
    Misconception.HIGH_TAKES_BOTH: believing(high_takes_both),
    Misconception.ONE_OF_TIED_WINS: believing(one_of_tied_wins),
    Misconception.LOW_WITHOUT_QUALIFIER: believing(low_without_qualifier),
    Misconception.WINNERS_SHARE_ALIKE: believing(winners_share_alike),
    Misconception.LOW_TAKES_ODD_CHIP: believing(low_takes_odd_chip),
    Misconception.ODD_CHIP_LOST: believing(odd_chip_lost),
    Misconception.ODD_CHIPS_TO_ONE: believing(odd_chips_to_one),
}

# Cases among which a rule alone gives its answer; searching them saves dealing.
TRAP_CASES = {
    Misconception.HIGH_TAKES_BOTH: ("half-and-half", "quarter"),
    Misconception.ONE_OF_TIED_WINS: ("third", "quarter"),
    Misconception.LOW_WITHOUT_QUALIFIER: ("whole-pot",),
    Misconception.WINNERS_SHARE_ALIKE: ("quarter", "three-quarters", "two-thirds"),
    Misconception.LOW_TAKES_ODD_CHIP: ("odd-chip-between-halves",),
    Misconception.ODD_CHIP_LOST: ("odd-chip-in-tied-half",),
    Misconception.ODD_CHIPS_TO_ONE: ("odd-chip-in-tied-half",),
}
