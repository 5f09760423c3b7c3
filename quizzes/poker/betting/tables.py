"""A table at the start of a hand: seats, stacks, and what each seat posts."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from quizzes.poker.betting.games import DEEP, Game
from quizzes.poker.rules import PROFILES, HouseRules
from quizzes.poker.stakes import (
    InvalidTableError,
    TableFault,
    check_chips,
    check_seat,
    check_seats,
)


@dataclass(frozen=True, slots=True)
class Post:
    """Chips put in before the deal: the live ones are a bet, the dead ones are not."""

    live: int = 0
    dead: int = 0


def new_seat_post(game: Game) -> Post:
    """Return what a new seat posts to be dealt in at once: a live big blind."""
    return Post(live=game.big_blind)


def missed_post(game: Game, *, small: bool, big: bool) -> Post:
    """Return what a seat that missed one or both blinds posts to be dealt in.

    All that was missed goes in; the big blind alone is live.

    >>> from quizzes.poker.rules import Structure
    >>> game = Game(structure=Structure.LIMIT, blinds=(1, 2), bets=(2, 4))
    >>> missed_post(game, small=True, big=True)
    Post(live=2, dead=1)
    """
    return Post(
        live=game.big_blind if big else 0,
        dead=game.small_blind if small else 0,
    )


@dataclass(frozen=True, slots=True)
class Posted:
    """What a seat really put in before the deal, as far as its chips went."""

    ante: int
    live: int
    dead: int

    @property
    def total(self) -> int:
        """All of it."""
        return self.ante + self.live + self.dead


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """Who sits where with how much before a hand, for which stakes, by which rules.

    `seats` go from the left of the button round to the button, the last of them. A
    seat without a stack is deep: it can bet whatever it may. The blinds are posted
    by themselves; `posts` are those of new seats and of missed blinds, and of a seat
    in the blinds what it posts in place of its blind. A seat with too few chips
    posts what it has: the ante first, then the live chips, then the dead ones.

    `small_blind_is_dead` says that nobody sits where the small blind would be, so
    that the first seat posts the big one. With two seats the button always posts the
    small blind.

    >>> from quizzes.poker.rules import Structure
    >>> game = Game(structure=Structure.NO_LIMIT, blinds=(1, 2))
    >>> table = Table(game=game, seats=(4, 7), stacks={4: 1})
    >>> table.big_blind_seat, table.posted_by(4), table.posted_by(7).live
    (4, Posted(ante=0, live=1, dead=0), 1)
    """

    game: Game
    seats: tuple[int, ...]
    stacks: Mapping[int, int] = MappingProxyType({})
    posts: Mapping[int, Post] = MappingProxyType({})
    small_blind_is_dead: bool = False
    rules: HouseRules = PROFILES["default"]

    def __post_init__(self) -> None:
        object.__setattr__(self, "seats", tuple(self.seats))
        object.__setattr__(self, "stacks", MappingProxyType(dict(self.stacks)))
        object.__setattr__(self, "posts", MappingProxyType(dict(self.posts)))
        check_seats(self.seats)
        if len(self.seats) < 2:
            raise InvalidTableError(TableFault.TOO_FEW_SEATS, "seats", list(self.seats))
        for seat, stack in self.stacks.items():
            check_seat("stacks", seat, self.seats)
            check_chips(f"stacks: {seat}", stack)
        for seat, post in self.posts.items():
            check_seat("posts", seat, self.seats)
            self._check_post(f"posts: {seat}", post)

    def _check_post(self, place: str, post: Post) -> None:
        check_chips(place, post.live)
        check_chips(place, post.dead)
        if post.live > self.game.big_blind:
            raise InvalidTableError(TableFault.LIVE_ABOVE_BLIND, place, post.live)

    @property
    def button(self) -> int:
        """The seat with the button."""
        return self.seats[-1]

    @property
    def small_blind_seat(self) -> int | None:
        """The seat of the small blind; None where it is dead."""
        if len(self.seats) == 2:
            return self.button
        return None if self.small_blind_is_dead else self.seats[0]

    @property
    def big_blind_seat(self) -> int:
        """The seat of the big blind."""
        first = len(self.seats) == 2 or self.small_blind_is_dead
        return self.seats[0 if first else 1]

    def stack_of(self, seat: int) -> int:
        """Return the chips of a seat before it posts anything."""
        return self.stacks.get(seat, DEEP)

    def blind_of(self, seat: int) -> int:
        """Return the whole blind of a seat; zero where it is in none."""
        if seat == self.big_blind_seat:
            return self.game.big_blind
        return self.game.small_blind if seat == self.small_blind_seat else 0

    def posted_by(self, seat: int) -> Posted:
        """Return what a seat puts in before the deal."""
        post = self.posts.get(seat, Post(live=self.blind_of(seat)))
        left = self.stack_of(seat)
        ante = min(self.game.ante, left)
        live = min(post.live, left - ante)
        return Posted(ante, live, min(post.dead, left - ante - live))


def check_stacks(table: Table) -> None:
    """Refuse a table at which a seat begins a hand without chips."""
    for seat in table.seats:
        if not table.stack_of(seat):
            raise InvalidTableError(TableFault.NO_STACK, "stacks", seat)
