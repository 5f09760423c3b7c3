"""The cells of a table of pots: what is asked, what is right, how it is marked."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import accumulate

from quizzes.poker.pots import Pot
from quizzes.questions.base import Answer, Part
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.fields import Amount, PickSeats, Seats, Total, Value
from quizzes.questions.misconceptions import Misconception, WrongRule
from quizzes.questions.played.hands import PlayedHand
from quizzes.questions.played.layers import (
    WRONG_SHARES,
    Believe,
    Shares,
    called_by,
    dead_chips,
    levels_of,
    right_shares,
)

# The main pot and three side pots: there is room for as many, however many there are.
MOST_POTS = 4
POTS = range(1, MOST_POTS + 1)

RETURNED = "returned"

# What goes back and the pots are together all chips that were put in.
POTS_TOTAL = "pots"


def pot_name(pot: int) -> str:
    """Return the name of the field, and of the box, of a pot."""
    return f"pot-{pot}"


def eligible_name(pot: int) -> str:
    """Return the name of the field of those who can win a pot."""
    return f"eligible-{pot}"


def returned_field(hand: PlayedHand) -> Amount:
    """Ask what goes back."""
    total = Total(POTS_TOTAL, hand.total)
    return Amount(RETURNED, add_up_to=total, is_optional=True, box=RETURNED)


def pot_fields(hand: PlayedHand, pot: int) -> tuple[Amount, PickSeats]:
    """Ask for a pot and who can win it; there is always a main pot."""
    box, may_miss = pot_name(pot), pot > 1
    total = Total(POTS_TOTAL, hand.total)
    return (
        Amount(box, add_up_to=total, is_optional=may_miss, box=box),
        PickSeats(eligible_name(pot), hand.seats, is_optional=may_miss, box=box),
    )


def values_of(shares: Shares) -> dict[str, int | Seats]:
    """Return what stands in every cell; 0 and nobody where it is left blank.

    >>> values = values_of(Shares(5, (Pot(20, (1, 3)),)))
    >>> values["returned"], values["pot-1"], values["pot-2"]
    (5, 20, 0)
    >>> sorted(values["eligible-1"]), sorted(values["eligible-2"])
    ([1, 3], [])
    """
    blank = [Pot(0, ())] * (MOST_POTS - len(shares.pots))
    values: dict[str, int | Seats] = {RETURNED: shares.returned}
    for number, pot in enumerate([*shares.pots, *blank], start=1):
        values[pot_name(number)] = pot.amount
        values[eligible_name(number)] = frozenset(pot.eligible)
    return values


def right_cells(hand: PlayedHand) -> dict[str, tuple[Value, ...]]:
    """Return what is right in every cell."""
    return {name: (value,) for name, value in values_of(right_shares(hand)).items()}


def following(believe: Believe) -> WrongRule:
    """Return what somebody writes into the cells to whom the pots are such."""

    def rule(hand: PlayedHand) -> Mapping[str, frozenset[Value]]:
        # For more pots there is no room: nobody could answer so.
        told = [values_of(s) for s in believe(hand) if len(s.pots) <= MOST_POTS]
        names = told[0] if told else ()
        return {name: frozenset(each[name] for each in told) for name in names}

    return rule


WRONG_CELLS: dict[Misconception, WrongRule] = {
    misconception: following(believe) for misconception, believe in WRONG_SHARES.items()
}


@dataclass(frozen=True, slots=True)
class OwnPots:
    """The pots that somebody answered, beside the right ones.

    What lies in the pots is thought of as one heap, from the smallest stakes up; each
    pot ends somewhere in it. So what was laid into a wrong pot is missing in another,
    and a pot that ends where a right one does follows from what was wrong before.
    """

    right: Shares
    returned: int
    pots: tuple[Pot, ...]

    @classmethod
    def of(cls, hand: PlayedHand, answer: Answer) -> "OwnPots":
        """Read the pots of an answer."""
        pots = (
            Pot(answer[pot_name(n)], hand.in_order(answer[eligible_name(n)]))
            for n in POTS
        )
        return cls(right_shares(hand), answer[RETURNED], tuple(pots))

    def end_of(self, pot: int) -> int:
        """Return where a pot of the answer ends."""
        return sum(own.amount for own in self.pots[:pot])

    @property
    def right_ends(self) -> list[int]:
        """Where the right pots end."""
        return list(accumulate(pot.amount for pot in self.right.pots))

    def ends_well(self, pot: int) -> bool:
        """Whether a pot ends where the next right one does.

        The last one may end with all that is left. Whoever goes beyond the next end
        takes two pots for one, which follows from nothing.
        """
        left = self.right_ends[-1] + self.right.returned - self.returned
        ahead = [end for end in self.right_ends if end > self.end_of(pot - 1)]
        ends = ahead[:1] if len(ahead) > 1 else [*ahead, left]
        return self.pots[pot - 1].amount > 0 and self.end_of(pot) in ends

    def eligible_at(self, pot: int, returned_to: Iterable[int]) -> Seats:
        """Return who can win the chips with which a pot ends."""
        end = self.end_of(pot)
        for own_end, right in zip(self.right_ends, self.right.pots, strict=True):
            if end <= own_end:
                return frozenset(right.eligible)
        # Only what should have gone back lies above all pots.
        alone = self.right_ends[-1] <= self.end_of(pot - 1)
        return frozenset(returned_to if alone else self.right.pots[-1].eligible)


type Cells = Mapping[str, int | Seats]
"""What stands in every cell; 0 and nobody where it is left blank."""

type Follows = Callable[[PlayedHand, str, Answer], bool]
"""Whether a cell of an answer is what the cells before it make of it."""

type About = Callable[[PlayedHand, str, int | Seats], Iterator[Finding]]
"""What is to be told of a cell in which something was answered."""


def mark_cells(hand: PlayedHand, answer: Answer | None) -> list[Part]:
    """Mark each cell of the pots that is used."""
    return mark_each(
        hand, values_of(right_shares(hand)), answer, follows=follows, about=about_cell
    )


def mark_each(
    hand: PlayedHand,
    right: Cells,
    answer: Answer | None,
    *,
    follows: Follows,
    about: About,
    always: Collection[str] = (),
) -> list[Part]:
    """Mark each cell that is used; what follows from a wrong one earns its credit.

    `always` are the cells that count even where nothing is right in them.
    """
    marked: list[Part] = []
    for name, value in right.items():
        given = value if answer is None else answer[name]
        if not value and not given and name not in always:
            continue
        if answer is None:
            marked.append(Part(name, 0.0, tuple(about(hand, name, _nothing(value)))))
            continue
        is_after = any(part.credit < 1 for part in marked)
        if given == value:
            marked.append(Part(name, 1.0))
        elif is_after and follows(hand, name, answer):
            marked.append(Part(name, 1.0, (Finding.of(Fact.FOLLOWS_FROM_BEFORE),)))
        else:
            first = () if is_after else (Finding.of(Fact.FIRST_WRONG_STEP),)
            findings = (*first, *about(hand, name, given))
            marked.append(Part(name, 0.0, findings))
    return marked


def _nothing(value: int | Seats) -> int | Seats:
    return 0 if isinstance(value, int) else frozenset()


def follows(hand: PlayedHand, name: str, answer: Answer) -> bool:
    """Return whether a cell is what the cells before it make of it."""
    if name == RETURNED:
        return False
    own, (_field, number) = OwnPots.of(hand, answer), name.rsplit("-", 1)
    pot = int(number)
    if pot_name(pot) == name:
        return own.ends_well(pot)
    # Amounts that are right up to here leave nothing that could follow.
    shifted = values_of(own.right)[pot_name(pot)] != answer[pot_name(pot)]
    is_shifted = shifted or own.end_of(pot - 1) not in (0, *own.right_ends[: pot - 1])
    return is_shifted and answer[name] == own.eligible_at(pot, hand.returned)


def about_cell(hand: PlayedHand, name: str, given: int | Seats) -> Iterator[Finding]:
    """Tell what is right in a cell, and why."""
    if name == RETURNED:
        yield about_returned(hand)
        return
    _field, number = name.rsplit("-", 1)
    pot = int(number)
    if pot > len(hand.pots):
        yield Finding.of(Fact.POTS_COUNTED, count=len(hand.pots))
    elif name == pot_name(pot):
        yield from about_pot(hand, pot)
    else:
        assert isinstance(given, frozenset)
        yield from about_eligible(hand, pot, given)


def about_returned(hand: PlayedHand) -> Finding:
    """Tell what goes back: the highest stake less the second highest."""
    second, highest = sorted(hand.stakes.contributed.values())[-2:]
    for seat, chips in hand.returned.items():
        return Finding.of(
            Fact.RETURNED_IS, seat=seat, highest=highest, second=second, chips=chips
        )
    return Finding.of(Fact.NOTHING_RETURNED, highest=highest)


def about_pot(hand: PlayedHand, pot: int) -> Iterator[Finding]:
    """Tell what lies in a pot."""
    chips, level = hand.pots[pot - 1].amount, levels_of(hand)[pot - 1]
    if pot == 1:
        yield Finding.of(Fact.MAIN_POT_HOLDS, level=level, chips=chips)
        if dead := dead_chips(hand):
            yield Finding.of(Fact.DEAD_CHIPS_IN_MAIN, chips=dead)
    else:
        below = levels_of(hand)[pot - 2]
        yield Finding.of(Fact.SIDE_POT_HOLDS, below=below, level=level, chips=chips)


def about_eligible(hand: PlayedHand, pot: int, given: Seats) -> Iterator[Finding]:
    """Tell who can win a pot, and why others cannot."""
    called, level = called_by(hand), levels_of(hand)[pot - 1]
    if folded := list(hand.in_order(given.intersection(hand.stakes.folded))):
        yield Finding.of(Fact.FOLDED_TICKED, seats=folded)
    unpaid = [seat for seat in hand.live if seat in given and called[seat] < level]
    if unpaid:
        yield Finding.of(Fact.UNPAID_TICKED, level=level, seats=unpaid)
    seats = list(hand.pots[pot - 1].eligible)
    yield Finding.of(Fact.ELIGIBLE_ARE, level=level, seats=seats)


def hint_stakes(hand: PlayedHand) -> Finding:
    """Tell what each seat put in, which is half of the work."""
    stakes = {str(n): chips for n, chips in hand.stakes.contributed.items()}
    return Finding.of(Fact.HINT_STAKES, stakes=stakes)
