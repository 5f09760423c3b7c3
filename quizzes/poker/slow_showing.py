"""Who shows first, who follows and who may muck, straight from the words of the rules.

Nothing here is shared with the showdown that it is to be compared with.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from quizzes.poker.betting.actions import Act
from quizzes.poker.slow import SlowHigh, SlowLow
from quizzes.poker.slow_bets import RIVER, Telling

BETS = (Act.BET, Act.RAISE_TO)

type Judged = tuple[SlowHigh, SlowLow]
"""What a hand is as a high and as a low."""


def last_to_bet(told: Telling, *, is_river_alone: bool) -> int | None:
    """Return the seat still in that was the last to bet or raise; blinds are no bets.

    Some houses look at the river alone.
    """
    for step in reversed(told.steps):
        if is_river_alone and step.street < RIVER:
            return None
        if step.act in BETS and step.seat not in told.out:
            return step.seat
    return None


def line_up(
    live: Sequence[int], first: int, pots: Mapping[int, int]
) -> tuple[int, ...]:
    """Return seats clockwise from the first, those who can win more pots before.

    >>> line_up((1, 2, 3), 1, {1: 1, 2: 2, 3: 2})
    (2, 3, 1)
    """
    place = live.index(first)
    clockwise = (*live[place:], *live[:place])
    counts = sorted(set(pots.values()), reverse=True)
    return tuple(seat for count in counts for seat in clockwise if pots[seat] == count)


def show_in_turn(
    order: Iterable[int], hands: Mapping[int, Judged]
) -> Iterator[tuple[int, bool]]:
    """Yield each seat, and whether its hand beats or ties all shown before it.

    Either half is enough; where no low is shown yet, any low is.
    """
    highs, lows = list[SlowHigh](), list[SlowLow]()
    for seat in order:
        high, low = hands[seat]
        holds_high = all(high >= other for other in highs)
        holds_low = bool(low) and all(low <= other for other in lows)
        yield seat, holds_high or holds_low
        highs.append(high)
        lows += [low] if low else []
