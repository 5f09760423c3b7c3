"""Chips laid out and shared one by one, straight from the words of the rules.

Nothing here is shared with the pots and awards that it is to be compared with.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle


@dataclass(frozen=True, slots=True)
class Heap:
    """A pot: its chips, and the seats that can win it."""

    chips: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Heaps:
    """What goes back to each seat, in chips, and the pots, the main pot first."""

    returned: Mapping[int, int]
    heaps: tuple[Heap, ...]


def lay_out(
    put: Mapping[int, int], *, dead: Mapping[int, int], live: Sequence[int]
) -> Heaps:
    """Lay the chips of all seats into pots, one from each seat at a time.

    `put` holds what each seat put in, `dead` what it put in beside, `live` the seats
    that are still in, from the left of the button. A chip that nobody else has put in
    goes back. Seats that are still in and have such a chip in can win it; where all
    that have one are out, it stays in the last pot.

    >>> laid = lay_out({1: 25, 2: 40, 3: 45}, dead={2: 1}, live=(1, 2, 3))
    >>> laid.returned
    {3: 5}
    >>> laid.heaps
    (Heap(chips=76, seats=(1, 2, 3)), Heap(chips=30, seats=(2, 3)))
    """
    seats = tuple(seat for seat in live if put[seat] or dead.get(seat)) or tuple(live)
    chips, returned = {seats: sum(dead.values())}, dict[int, int]()
    for number in range(1, max(put.values()) + 1):
        payers = [seat for seat in put if put[seat] >= number]
        if len(payers) == 1:
            returned[payers[0]] = returned.get(payers[0], 0) + 1
            continue
        seats = tuple(seat for seat in seats if seat in payers) or seats
        chips[seats] = chips.get(seats, 0) + len(payers)
    heaps = (Heap(chips[seats], seats) for seats in chips if chips[seats])
    return Heaps(returned, tuple(heaps))


def share_out(
    chips: int,
    *,
    high: Sequence[int],
    low: Sequence[int],
    unit: int = 1,
    is_always_halved: bool = False,
    is_low_rest_to_high: bool = False,
) -> dict[int, int]:
    """Share a pot among those who win its halves, one smallest chip at a time.

    `high` and `low` are the winners from the left of the button, `low` empty where
    nobody has one. Chips go to the high half and the low half in turn, the high first,
    and within a half round its winners. Where the same seats win both, the whole goes
    round them, unless the house halves it always; a house may lay what the tied lows
    cannot share to the high. What is less than a chip goes to the first of the high.

    >>> share_out(101, high=(3,), low=(1, 2))
    {3: 51, 1: 25, 2: 25}
    """
    high_chips, low_chips = 0, 0
    is_halved = bool(low) and (
        tuple(high) != tuple(low) or (is_always_halved and len(high) > 1)
    )
    for number in range(chips // unit):
        if is_halved and number % 2:
            low_chips += 1
        else:
            high_chips += 1
    while is_low_rest_to_high and is_halved and low_chips % len(low):
        low_chips, high_chips = low_chips - 1, high_chips + 1
    paid = dict.fromkeys((*high, *low), 0)
    for winners, count in ((high, high_chips), (low, low_chips)):
        for _chip, seat in zip(range(count), cycle(winners), strict=False):
            paid[seat] += unit
    paid[high[0]] += chips % unit
    return paid
