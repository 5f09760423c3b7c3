"""Second turns of a raiser after short all-ins: placed, not waited for."""

from collections.abc import Mapping
from random import Random

from quizzes.poker.betting.actions import Act, Action
from quizzes.poker.betting.games import Game
from quizzes.poker.betting.hands import Hand, start_hand
from quizzes.poker.rules import Structure
from quizzes.questions.played.hands import table_of
from quizzes.questions.played.tables import STAKES, Seated
from quizzes.questions.terms import Terms
from quizzes.questions.turns.stopped import OwnTurn

# The first to act before the flop, who raises and is asked again.
RAISER = 3


def place_all_ins(
    rng: Random, terms: Terms, structure: Structure, *, reopens: bool
) -> OwnTurn:
    """Return a raiser's second turn after all-ins for less than a full raise.

    There are two that make a full one together where the betting `reopens`, which
    takes pot-limit or no-limit, else one that counts for none. Another seat calls, so
    that a raise could be called.
    """
    small, big, chip_unit = rng.choice(_stakes(structure))
    size = big // chip_unit
    if structure is not Structure.LIMIT:
        size = rng.randint(size, 2 * size)
    to = big + size * chip_unit
    totals = [to + more * chip_unit for more in _gains(rng, size, structure, reopens)]
    count = rng.choice((4, 5, 6))
    caller, all_ins = _places(rng, count, totals)
    stacks = tuple(
        all_ins.get(seat) or rng.randint(25, 100) * big for seat in range(1, count + 1)
    )
    bets = (big, 2 * big) if structure is Structure.LIMIT else None
    game = Game(structure=structure, blinds=(small, big), bets=bets)
    seated = Seated(start_hand(table_of(game, stacks, (), terms.rules)), {}, chip_unit)
    return seated.written_down(_played(seated.hand, to, caller, all_ins), OwnTurn)


def _stakes(structure: Structure) -> list[tuple[int, int, int]]:
    """Return the stakes; in limit those whose chips make less than half a bet."""
    least = 3 if structure is Structure.LIMIT else 2
    return [stakes for stakes in STAKES if stakes[1] // stakes[2] >= least]


def _gains(
    rng: Random, size: int, structure: Structure, reopens: bool
) -> tuple[int, ...]:
    """Return by how much each all-in is above the raise; all sizes in units."""
    if structure is Structure.LIMIT:
        return (rng.randint(1, (size - 1) // 2),)
    first = rng.randint(1, size - 1)
    return (first, first + rng.randint(size - first, size - 1)) if reopens else (first,)


def _places(
    rng: Random, count: int, totals: list[int]
) -> tuple[int, Mapping[int, int]]:
    """Return who calls, and by seat the stacks of those who go all-in in turn."""
    order = (*range(RAISER + 1, count + 1), *range(1, RAISER))
    seats = [order[n] for n in sorted(rng.sample(range(len(order)), len(totals) + 1))]
    caller = seats.pop(rng.randrange(len(seats)))
    return caller, dict(zip(seats, totals, strict=True))


def _played(hand: Hand, to: int, caller: int, all_ins: Mapping[int, int]) -> Hand:
    """Return the hand at the raiser's second turn; nobody else stays in."""
    hand = hand.act(Action(RAISER, Act.RAISE_TO, to))
    while hand.to_act != RAISER:
        seat = hand.to_act
        assert seat is not None
        act = Act.CALL if seat == caller else Act.FOLD
        if seat in all_ins:
            act = Act.RAISE_TO
        hand = hand.act(Action(seat, act, all_ins.get(seat)))
    return hand
