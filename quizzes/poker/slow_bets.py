"""A hand's betting told again chip by chip, straight from the words of the rules.

Nothing here is shared with the betting that it is to be compared with; what was done
is told as it was, legal or not.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from quizzes.poker.betting.actions import Act, Action

# Streets are counted from 0, before the flop.
RIVER = 3


@dataclass(frozen=True, slots=True)
class BetStep:
    """What a seat did or posted (`act` None), and the chips it put in by it.

    `bet` is all that it has in on this street, `pot` all that everybody has in.
    """

    seat: int
    act: Act | None
    chips: int
    bet: int
    pot: int
    street: int


@dataclass(slots=True)
class Telling:
    """A hand as it is told: chips in front of the seats, and who must still act."""

    stacks: dict[int, int]
    bets: dict[int, int] = field(default_factory=dict)
    pot: int = 0
    highest: int = 0
    street: int = 0
    waiting: set[int] = field(default_factory=set)
    last_actor: int | None = None
    out: set[int] = field(default_factory=set)
    steps: list[BetStep] = field(default_factory=list)

    def put(self, seat: int, chips: int, act: Act | None, *, dead: int = 0) -> None:
        """Let a seat put chips in, as many as it has, of which some are dead."""
        put = min(chips, self.stacks[seat])
        self.stacks[seat] -= put
        self.bets[seat] = self.bets.get(seat, 0) + max(0, put - dead)
        self.pot += put
        step = BetStep(seat, act, put, self.bets[seat], self.pot, self.street)
        self.steps.append(step)

    def bet_of(self, seat: int) -> int:
        return self.bets.get(seat, 0)

    def to_call(self, seat: int) -> int:
        """Return what a call takes of a seat: what is missing, or all it has."""
        missing = max(0, self.highest - self.bet_of(seat))
        return min(missing, self.stacks[seat])

    def act(self, action: Action) -> None:
        """Tell what a seat did; the street is over when nobody must act any more."""
        seat = self.last_actor = action.seat
        self.waiting.discard(seat)
        if action.act is Act.FOLD:
            self.out.add(seat)
        total = self.bet_of(seat)
        if action.act is Act.CALL:
            total += self.to_call(seat)
        elif action.to is not None:
            total = action.to
        self.put(seat, total - self.bet_of(seat), action.act)
        if self.bet_of(seat) > self.highest:
            self.highest = self.bet_of(seat)
            self.waiting = self.can_act() - {seat}
        if not self.waiting:
            self.begin_street()

    def can_act(self) -> set[int]:
        """Return the seats that are in and have chips."""
        return {seat for seat in self.stacks if self.stacks[seat]} - self.out

    def next_to_act(self) -> int | None:
        """Return whose turn it is, from the last who acted clockwise, None if nobody's.

        Each street begins left of the button, and the first left of the big blind.
        """
        if len(self.stacks) - len(self.out) < 2 or self.street > RIVER:
            return None
        # Whoever has all others folded or all-in, and the bet matched, cannot bet.
        able = self.can_act()
        if len(able) < 2 and not any(self.to_call(seat) for seat in able):
            return None
        seats, last = list(self.stacks), self.steps[-1]
        begins = 0
        if last.street == self.street:
            begins = seats.index(self.last_actor or last.seat) + 1
        clockwise = seats[begins:] + seats[:begins]
        return next((seat for seat in clockwise if seat in self.waiting), None)

    def begin_street(self) -> None:
        """Leave the bets in the middle; all who have chips must act again."""
        self.bets, self.highest = {}, 0
        self.street += 1
        self.waiting = self.can_act()


def tell(
    stacks: Mapping[int, int],
    blinds: tuple[int, int],
    posts: Mapping[int, tuple[int, int]],
    actions: Iterable[Action],
) -> Telling:
    """Tell a hand from its blinds on, and return it as it stands after its actions.

    Seats stand from the left of the button; heads-up the button has the small blind
    and is the second. `posts` hold live and dead chips that seats post beside.

    >>> from quizzes.poker.betting.actions import Act, Action
    >>> told = tell({1: 50, 2: 50, 3: 50}, (1, 2), {}, [Action(3, Act.RAISE_TO, 6)])
    >>> told.to_call(1), told.to_call(2), told.pot
    (5, 4, 9)
    """
    small, big = _blind_seats(tuple(stacks))
    told = Telling(dict(stacks))
    told.put(small, blinds[0], None)
    told.put(big, blinds[1], None)
    for seat, (live, dead) in posts.items():
        told.put(seat, live + dead, None, dead=dead)
    # A short big blind is called as if it were whole.
    told.highest = blinds[1]
    told.waiting, told.last_actor = told.can_act(), big
    for action in actions:
        told.act(action)
    return told


def _blind_seats(seats: Sequence[int]) -> tuple[int, int]:
    """Return the seats of the small blind and of the big one."""
    return (seats[1], seats[0]) if len(seats) == 2 else (seats[0], seats[1])
