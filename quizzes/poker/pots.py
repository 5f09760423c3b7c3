"""Pots: what goes back, and the main and side pots with who can win each."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from quizzes.poker.stakes import Stakes


@dataclass(frozen=True, slots=True)
class Pot:
    """A pot: its chips, before rake, and the seats that can win them.

    The seats stand in their order from the left of the button.
    """

    amount: int
    eligible: tuple[int, ...]


def returned_chips(stakes: Stakes) -> dict[int, int]:
    """Return what nobody matched, by the seat that gets it back; {} for nothing.

    It is the highest stake less the second highest of anyone, folded or not.

    >>> returned_chips(Stakes(seats=(1, 2, 3), contributed={1: 50, 2: 80}, folded=(1,)))
    {2: 30}
    """
    matched = _matched(stakes)
    return {
        seat: chips - matched
        for seat, chips in stakes.contributed.items()
        if chips > matched
    }


def pots_of(stakes: Stakes) -> tuple[Pot, ...]:
    """Return the pots, the main pot first; without chips there is none.

    Each different stake of a seat that is still in closes a pot; what is put in
    above it goes to the next, which only those who paid it can win. Stakes of
    folded seats close none: they stay in the pots they reached, and what lies above
    the stakes of all others stays in the last. Dead chips are in the main pot; who
    has nothing else in can win that. A pot that one seat only can win stays a pot.

    >>> stakes = Stakes(seats=(1, 2, 3), contributed={1: 25, 2: 40, 3: 40}, dead={2: 1})
    >>> pots_of(stakes)
    (Pot(amount=76, eligible=(1, 2, 3)), Pot(amount=30, eligible=(2, 3)))
    """
    called = _called(stakes)
    contenders = _contenders(stakes)
    levels = sorted({called[seat] for seat in contenders})
    pots = (
        Pot(
            sum(paid.values()),
            tuple(seat for seat in contenders if called[seat] >= level),
        )
        for level, paid in zip(levels, _paid_by_level(stakes, levels), strict=True)
    )
    return tuple(pot for pot in pots if pot.amount)


def paid_into_pots(stakes: Stakes) -> tuple[dict[int, int], ...]:
    """Return for each pot what each seat has in it, in chips, the main pot first.

    >>> paid_into_pots(Stakes(seats=(1, 2), contributed={1: 25, 2: 40}, dead={2: 1}))
    ({1: 25, 2: 26},)
    """
    called = _called(stakes)
    levels = sorted({called[seat] for seat in _contenders(stakes)})
    paid = _paid_by_level(stakes, levels)
    return tuple(by_seat for by_seat in paid if any(by_seat.values()))


def _paid_by_level(stakes: Stakes, levels: Sequence[int]) -> Iterator[dict[int, int]]:
    """Yield what each seat paid up to each level, above the one before it."""
    called = _called(stakes)
    # What only folded seats paid lies in the last pot.
    tops = [*levels[:-1], max(called.values())]
    for place, (below, top) in enumerate(pairwise([0, *tops])):
        dead = stakes.dead if place == 0 else {}
        yield {
            seat: min(chips, top) - min(chips, below) + dead.get(seat, 0)
            for seat, chips in called.items()
        }


def _matched(stakes: Stakes) -> int:
    """Return the most that two seats or more have put in: the second highest stake."""
    return sorted((0, *stakes.contributed.values()))[-2]


def _called(stakes: Stakes) -> dict[int, int]:
    """Return each seat's stake without what goes back to it."""
    matched = _matched(stakes)
    return {seat: min(chips, matched) for seat, chips in stakes.contributed.items()}


def _contenders(stakes: Stakes) -> tuple[int, ...]:
    """Return the seats that can win anything: those still in that have chips in.

    Where none of them has, as when only the chips of folded seats lie in the middle,
    all who are still in contend.
    """
    paid = (
        seat for seat in stakes.live if stakes.contributed[seat] or stakes.dead[seat]
    )
    return tuple(paid) or stakes.live
