"""Who posts the blinds and what a seat puts in: the right answer, and believed ones."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from quizzes.questions.fields import Value
from quizzes.questions.misconceptions import Misconception, WrongRule
from quizzes.questions.posts.seatings import Arrival, Seating

SMALL, BIG = "small-blind", "big-blind"
POSTED, LIVE = "posted", "live"


@dataclass(frozen=True, slots=True)
class Told:
    """The seats of the blinds, and the chips of the seat that is asked about.

    `posted` are all chips that it puts in, `live` those of them that are a bet.
    """

    small: int
    big: int
    posted: int = 0
    live: int = 0

    def values(self, seating: Seating) -> dict[str, Value]:
        """Return what stands in each field of a question."""
        blinds = {SMALL: frozenset({self.small}), BIG: frozenset({self.big})}
        if seating.watched is None:
            return {**blinds}
        return {**blinds, POSTED: self.posted, LIVE: self.live}


def right_told(seating: Seating) -> Told:
    """Return what is right.

    >>> right_told(Seating(blinds=(1, 2), seats=(3, 6), stacks=(50, 80)))
    Told(small=6, big=3, posted=0, live=0)
    """
    table, watched = seating.table, seating.watched
    small = table.small_blind_seat
    # A table of two or more always has both blinds.
    assert small is not None
    told = Told(small, table.big_blind_seat)
    if watched is None or watched in seating.left_out:
        return told
    posted = table.posted_by(watched)
    return replace(told, posted=posted.total, live=posted.live)


def right_answers(seating: Seating) -> dict[str, tuple[Value, ...]]:
    """Return the one right answer to each field."""
    told = right_told(seating).values(seating)
    return {name: (value,) for name, value in told.items()}


def button_posts_small(seating: Seating) -> Iterable[Told]:
    """Count the blinds from the button itself."""
    return [replace(right_told(seating), small=seating.seats[-1], big=seating.seats[0])]


def left_posts_heads_up(seating: Seating) -> Iterable[Told]:
    """Let the seat left of the button post the small blind between two as well."""
    if len(seating.seats) > 2:
        return []
    return [replace(right_told(seating), small=seating.seats[0], big=seating.seats[1])]


def everything_live(seating: Seating) -> Iterable[Told]:
    """Count all that is posted as a bet."""
    right = right_told(seating)
    return [replace(right, live=right.posted)]


def everything_dead(seating: Seating) -> Iterable[Told]:
    """Count nothing that is posted beside the blinds as a bet."""
    return [replace(right_told(seating), live=0)] if seating.posts else []


def big_blind_enough(seating: Seating) -> Iterable[Told]:
    """Let one big blind do, whatever was missed."""
    big = seating.blinds[1]
    right = right_told(seating)
    return [replace(right, posted=big, live=big)] if seating.posts else []


def both_blinds_always(seating: Seating) -> Iterable[Told]:
    """Let whoever comes in post both blinds, whatever is owed."""
    small, big = seating.blinds
    right = right_told(seating)
    return [replace(right, posted=small + big, live=big)] if seating.posts else []


def waiting_seat_posts(seating: Seating) -> Iterable[Told]:
    """Let a seat that waits post a big blind at once."""
    if not seating.left_out:
        return []
    big = seating.blinds[1]
    return [replace(right_told(seating), posted=big, live=big)]


def waiting_seat_skipped(seating: Seating) -> Iterable[Told]:
    """Pass over a seat that waits although the big blind has reached it."""
    if seating.arrival is not Arrival.WAITS or seating.left_out:
        return []
    first, _waits, second, *_others = seating.seats
    return [Told(first, second)]


def short_blind_in_full(seating: Seating) -> Iterable[Told]:
    """Let a seat owe the whole of its blind, whatever it has."""
    if seating.short is None or seating.short != seating.watched:
        return []
    blind = seating.table.blind_of(seating.short)
    return [replace(right_told(seating), posted=blind, live=blind)]


def short_blind_passed_on(seating: Seating) -> Iterable[Told]:
    """Pass a blind on to the next seat where one cannot post all of it.

    Between two there is no next seat.
    """
    if seating.short is None or len(seating.seats) == 2:
        return []
    first, second, *_others = (s for s in seating.seats if s != seating.short)
    if seating.short != seating.watched:
        return [replace(right_told(seating), small=first, big=second)]
    return [Told(first, second)]


type Believe = Callable[[Seating], Iterable[Told]]
"""What somebody who follows a wrong rule says; nothing where it does not apply."""


def following(believe: Believe) -> WrongRule:
    """Return what somebody answers who believes so."""

    def rule(seating: Seating) -> dict[str, frozenset[Value]]:
        told = [each.values(seating) for each in believe(seating)]
        names = told[0] if told else ()
        return {name: frozenset(each[name] for each in told) for name in names}

    return rule


WRONG_RULES: dict[Misconception, WrongRule] = {
    misconception: following(believe)
    for misconception, believe in {
        Misconception.BUTTON_POSTS_SMALL: button_posts_small,
        Misconception.LEFT_POSTS_HEADS_UP: left_posts_heads_up,
        Misconception.EVERYTHING_LIVE: everything_live,
        Misconception.EVERYTHING_DEAD: everything_dead,
        Misconception.BIG_BLIND_ENOUGH: big_blind_enough,
        Misconception.BOTH_BLINDS_ALWAYS: both_blinds_always,
        Misconception.WAITING_SEAT_POSTS: waiting_seat_posts,
        Misconception.WAITING_SEAT_SKIPPED: waiting_seat_skipped,
        Misconception.SHORT_BLIND_IN_FULL: short_blind_in_full,
        Misconception.SHORT_BLIND_PASSED_ON: short_blind_passed_on,
    }.items()
}
