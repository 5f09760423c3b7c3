"""Pots as layers of chips: the right ones, and those of wrong rules."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from quizzes.poker.pots import Pot
from quizzes.questions.misconceptions import Misconception
from quizzes.questions.played.hands import PlayedHand


@dataclass(frozen=True, slots=True)
class Shares:
    """What goes back, and the pots from the main pot up, right or believed."""

    returned: int
    pots: tuple[Pot, ...]


def right_shares(hand: PlayedHand) -> Shares:
    """Return what goes back and the pots as they are.

    >>> from quizzes.poker.betting.actions import Act, Action
    >>> from quizzes.poker.betting.games import Game
    >>> from quizzes.poker.rules import Structure
    >>> game = Game(structure=Structure.NO_LIMIT, blinds=(1, 2))
    >>> actions = (Action(2, Act.RAISE_TO, 20), Action(1, Act.CALL))
    >>> shares = right_shares(PlayedHand(game=game, stacks=(9, 20), actions=actions))
    >>> shares.returned, shares.pots
    (11, (Pot(amount=18, eligible=(1, 2)),))
    """
    return Shares(sum(hand.returned.values()), hand.pots)


def called_by(hand: PlayedHand) -> dict[int, int]:
    """Return what each seat put in and did not get back, without dead chips."""
    returned = hand.returned
    return {
        seat: chips - returned.get(seat, 0)
        for seat, chips in hand.stakes.contributed.items()
    }


def levels_of(hand: PlayedHand) -> list[int]:
    """Return the different stakes of the seats that are still in, as called."""
    called = called_by(hand)
    return sorted({called[seat] for seat in hand.live})


def layered(
    called: Mapping[int, int], levels: Iterable[int], contenders: Iterable[int]
) -> tuple[Pot, ...]:
    """Return a pot for each level: what lies above the level before and up to it."""
    pots: list[Pot] = []
    below = 0
    for level in levels:
        amount = sum(min(chips, level) - min(chips, below) for chips in called.values())
        eligible = tuple(seat for seat in contenders if called[seat] >= level)
        pots.append(Pot(amount, eligible))
        below = level
    return tuple(pots)


def _with_first(pots: tuple[Pot, ...], more: int) -> tuple[Pot, ...]:
    first, *others = pots
    return (Pot(first.amount + more, first.eligible), *others)


def dead_chips(hand: PlayedHand) -> int:
    """Return what was posted dead."""
    return sum(hand.stakes.dead.values())


def folded_between(hand: PlayedHand) -> list[int]:
    """Return the stakes of folded seats that lie between those of two still in."""
    called, levels = called_by(hand), levels_of(hand)
    folded = {called[seat] for seat in hand.stakes.folded}
    return sorted(
        stake for stake in folded if stake > levels[0] and stake not in levels
    )


def pool(hand: PlayedHand) -> Iterable[Shares]:
    """Put all pots into one."""
    right = right_shares(hand)
    amount = sum(pot.amount for pot in right.pots)
    yield Shares(right.returned, (Pot(amount, hand.live),))


def return_nothing(hand: PlayedHand) -> Iterable[Shares]:
    """Leave what nobody matched in the last pot, or in one of its own."""
    right = right_shares(hand)
    *others, last = right.pots
    yield Shares(0, (*others, Pot(last.amount + right.returned, last.eligible)))
    if right.returned and len(hand.live) > 1:
        yield Shares(0, (*right.pots, Pot(right.returned, tuple(hand.returned))))


def forget_folded(hand: PlayedHand) -> Iterable[Shares]:
    """Count only the chips of seats that are still in."""
    folded = hand.stakes.folded
    called = {
        seat: 0 if seat in folded else chips for seat, chips in called_by(hand).items()
    }
    pots = layered(called, levels_of(hand), hand.live)
    dead = sum(chips for seat, chips in hand.stakes.dead.items() if seat not in folded)
    yield Shares(right_shares(hand).returned, _with_first(pots, dead))


def forget_dead(hand: PlayedHand) -> Iterable[Shares]:
    """Leave out dead posts, and the blinds of those who did nothing but fold."""
    table, right = hand.table, right_shares(hand)
    blinds = sum(
        chips
        for seat, chips in called_by(hand).items()
        if seat in hand.stakes.folded and chips <= table.blind_of(seat)
    )
    lost = dead_chips(hand) + blinds
    yield Shares(right.returned, _with_first(right.pots, -lost))


def open_for_folded(hand: PlayedHand) -> Iterable[Shares]:
    """Close a pot at the stakes of folded seats too, once there is a side pot."""
    levels = sorted({*levels_of(hand), *folded_between(hand)})
    pots = layered(called_by(hand), levels, hand.live)
    yield Shares(right_shares(hand).returned, _with_first(pots, dead_chips(hand)))


def let_folded_win(hand: PlayedHand) -> Iterable[Shares]:
    """Let whoever paid for a pot win it, folded or not."""
    pots = layered(called_by(hand), levels_of(hand), hand.seats)
    yield Shares(right_shares(hand).returned, _with_first(pots, dead_chips(hand)))


def let_all_in_win(hand: PlayedHand) -> Iterable[Shares]:
    """Let all who are still in win every pot."""
    right = right_shares(hand)
    pots = tuple(Pot(pot.amount, hand.live) for pot in right.pots)
    yield Shares(right.returned, pots)


type Believe = Callable[[PlayedHand], Iterable[Shares]]
"""What the pots are to somebody who follows a wrong rule; several ways, if unsure."""

WRONG_SHARES: dict[Misconception, Believe] = {
    Misconception.POTS_POOLED: pool,
    Misconception.BET_NOT_RETURNED: return_nothing,
    Misconception.FOLDED_MONEY_FORGOTTEN: forget_folded,
    Misconception.DEAD_MONEY_FORGOTTEN: forget_dead,
    Misconception.FOLDED_STAKE_OPENS_POT: open_for_folded,
    Misconception.FOLDED_CAN_WIN: let_folded_win,
    Misconception.ALL_IN_CAN_WIN_ALL: let_all_in_win,
}
