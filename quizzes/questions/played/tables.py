"""Tables to play at, and hands played out at them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from quizzes.poker.betting.games import Game
from quizzes.poker.betting.hands import Hand, start_hand
from quizzes.poker.betting.tables import missed_post
from quizzes.poker.pots import pots_of, returned_chips
from quizzes.poker.rules import Structure
from quizzes.poker.stakes import Stakes
from quizzes.questions.played.hands import PlayedHand, Posts, table_of
from quizzes.questions.played.styles import (
    FIT_OR_FOLD,
    SHORT,
    STYLES,
    Style,
    Will,
    choose_action,
)
from quizzes.questions.terms import Terms

# Small blind, big blind, and the worth of the smallest chip.
STAKES = ((1, 2, 1), (1, 3, 1), (2, 4, 1), (5, 10, 5), (10, 20, 5), (25, 50, 25))
STRUCTURES = (
    Structure.POT_LIMIT,
    Structure.POT_LIMIT,
    Structure.NO_LIMIT,
    Structure.LIMIT,
)


@dataclass(frozen=True, slots=True)
class Plan:
    """What a table is like: how many sit there, and how many of them are short.

    These have `depth` big blinds at the most; they like their cards at least as much
    as `keen` says, and so do `callers` others, of whom `quitters` give up easily after
    the flop. All others play in one of the `styles`. `dead` is how often somebody
    posts for missed blinds, `short_blind` how often the big blind cannot be posted in
    full. The cards on show are dealt only afterwards, so whoever stays may well have
    had a reason.

    Wanted are hands with so many `pots`, in which chips go back or do not where
    `returns` says so, and with a `showdown` where it is called for.
    """

    seats: tuple[int, ...]
    short: tuple[int, ...] = (0,)
    depth: int = SHORT
    callers: int = 1
    quitters: int = 0
    keen: float = 0.6
    styles: tuple[Style, ...] = STYLES
    dead: float = 0.0
    short_blind: float = 0.0
    structures: tuple[Structure, ...] = STRUCTURES
    pots: tuple[int, ...] = (1, 2, 3, 4)
    returns: bool | None = None
    showdown: bool = False

    def fits(self, stakes: Stakes) -> bool:
        """Return whether a hand in which so much was put in is one that is wanted."""
        if self.showdown and len(stakes.live) < 2:
            return False
        if len(pots_of(stakes)) not in self.pots:
            return False
        return self.returns is None or self.returns == bool(returned_chips(stakes))


@dataclass(frozen=True, slots=True)
class Seated:
    """Players before a hand: the blinds are posted, nobody has acted.

    `wills` says by seat what each is up to, `chip_unit` is the worth of the smallest
    chip.
    """

    hand: Hand
    wills: Mapping[int, Will]
    chip_unit: int

    def play(self, rng: Random) -> Iterator[Hand]:
        """Yield the hand as it stands before and after each action, to its end."""
        hand = self.hand
        yield hand
        while not hand.is_over:
            hand = hand.act(choose_action(rng, hand, self.wills, self.chip_unit))
            yield hand

    def written_down[Kept: PlayedHand](self, hand: Hand, kept: type[Kept]) -> Kept:
        """Return the hand so far as it is kept, without cards."""
        table = hand.table
        return kept(
            game=table.game,
            stacks=tuple(table.stack_of(seat) for seat in table.seats),
            actions=hand.actions,
            posts=tuple(table.posts.items()),
            chip_unit=self.chip_unit,
            rules=table.rules,
        )


def seat_players(rng: Random, terms: Terms, plan: Plan) -> Seated:
    """Return players at a table as it is planned."""
    small, big, chip_unit = rng.choice(STAKES)
    structure = terms.structure or rng.choice(plan.structures)
    game = Game(
        structure=structure,
        blinds=(small, big),
        bets=(big, 2 * big) if structure is Structure.LIMIT else None,
    )
    count = rng.choice(plan.seats)
    short = rng.sample(range(count), min(rng.choice(plan.short), count))
    stacks = _stacks(rng, count, short, big, plan.depth * big, chip_unit)
    if plan.short_blind and rng.random() < plan.short_blind:
        stacks = _with_short_blind(rng, stacks, big, chip_unit)
    posts = _posts(rng, plan, count, game)
    hand = start_hand(table_of(game, stacks, posts, terms.rules))
    return Seated(hand, _wills(rng, plan, count, short), chip_unit)


def play(rng: Random, terms: Terms, plan: Plan) -> PlayedHand | None:
    """Return a hand that was played out without cards, or None if it does not fit."""
    seated = seat_players(rng, terms, plan)
    *_, hand = seated.play(rng)
    if not plan.fits(hand.stakes):
        return None
    return seated.written_down(hand, PlayedHand)


def _stacks(
    rng: Random,
    count: int,
    short: Sequence[int],
    big: int,
    most: int,
    chip_unit: int,
) -> tuple[int, ...]:
    """Return the stacks from the left of the button, in whole chips."""
    stacks = [rng.randint(25, 100) * big for _ in range(count)]
    for place in short:
        stacks[place] = rng.randint(3 * big // 2, most)
    return tuple(stack - stack % chip_unit for stack in stacks)


def _with_short_blind(
    rng: Random, stacks: tuple[int, ...], big: int, chip_unit: int
) -> tuple[int, ...]:
    """Return the stacks with less than a big blind for the seat that posts it."""
    place = 0 if len(stacks) == 2 else 1
    short = rng.randrange(chip_unit, big, chip_unit)
    return (*stacks[:place], short, *stacks[place + 1 :])


def _posts(rng: Random, plan: Plan, count: int, game: Game) -> Posts:
    """Return what somebody outside the blinds posted for blinds that were missed."""
    if count < 3 or rng.random() >= plan.dead:
        return ()
    return ((rng.randint(3, count), missed_post(game, small=True, big=True)),)


def _wills(
    rng: Random, plan: Plan, count: int, short: Sequence[int]
) -> dict[int, Will]:
    """Return what each seat is up to."""
    others = [place for place in range(count) if place not in short]
    rng.shuffle(others)
    keen = {*short, *others[: plan.callers]}
    quitters = others[: plan.quitters]
    return {
        place + 1: Will(
            style=FIT_OR_FOLD if place in quitters else rng.choice(plan.styles),
            liking=_liking(rng, plan, is_keen=place in keen),
        )
        for place in range(count)
    }


def _liking(rng: Random, plan: Plan, *, is_keen: bool) -> float:
    return rng.uniform(plan.keen, 1.0) if is_keen else rng.uniform(0.0, 0.8)
