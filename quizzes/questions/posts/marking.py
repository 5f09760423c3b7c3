"""What is asked about blinds and posts, how it is marked, and what is said of it."""

from collections.abc import Iterator

from quizzes.questions.base import Answer, Grade, Part
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.fields import Amount, PickSeats
from quizzes.questions.posts.answers import (
    BIG,
    LIVE,
    POSTED,
    SMALL,
    right_answers,
    right_told,
)
from quizzes.questions.posts.seatings import Arrival, Seating

BLINDS_BOX, POSTS_BOX = "blinds", "posts"


def post_fields(seating: Seating) -> tuple[PickSeats | Amount, ...]:
    """Ask who posts each blind, and of a seat that is watched what it puts in."""
    blinds = (
        PickSeats(SMALL, seating.seats_by_number, box=BLINDS_BOX),
        PickSeats(BIG, seating.seats_by_number, box=BLINDS_BOX),
    )
    if seating.watched is None:
        return blinds
    return (*blinds, Amount(POSTED, box=POSTS_BOX), Amount(LIVE, box=POSTS_BOX))


def grade_posts(seating: Seating, answer: Answer | None) -> Grade:
    """Mark each field for itself."""
    parts = []
    for name, right in right_answers(seating).items():
        is_right = answer is not None and answer[name] in right
        findings = () if is_right else tuple(_about(seating, name))
        parts.append(Part(name, float(is_right), findings))
    return Grade(tuple(parts))


def hint_posts(seating: Seating) -> Finding:
    """Tell in which order the blinds go round."""
    return Finding.of(Fact.HINT_ROUND, seats=list(seating.seats))


def _about(seating: Seating, name: str) -> Iterator[Finding]:
    if name == SMALL:
        yield _about_small(seating)
    elif name == BIG:
        yield from _about_big(seating)
    elif name == POSTED:
        yield _about_posted(seating)
    else:
        yield from _about_live(seating)


def _about_small(seating: Seating) -> Finding:
    is_heads_up = len(seating.seats) == 2
    fact = Fact.BUTTON_IS_SMALL if is_heads_up else Fact.SMALL_BLIND_IS
    return Finding.of(fact, seat=right_told(seating).small)


def _about_big(seating: Seating) -> Iterator[Finding]:
    seat = right_told(seating).big
    if seat == seating.comes:
        yield Finding.of(Fact.BLIND_REACHES, seat=seat)
    else:
        yield Finding.of(Fact.BIG_BLIND_IS, seat=seat)


def _about_posted(seating: Seating) -> Finding:
    """Tell what the seat puts in, and why."""
    told, (small, big) = right_told(seating), seating.blinds
    match seating.arrival:
        case Arrival.NEW:
            return Finding.of(Fact.NEW_SEAT_POSTS, chips=told.posted)
        case Arrival.MISSED_SMALL:
            return Finding.of(Fact.MISSED_SMALL_POSTED, chips=told.posted)
        case Arrival.MISSED_BIG:
            return Finding.of(Fact.MISSED_BIG_POSTED, chips=told.posted)
        case Arrival.MISSED_BOTH:
            return Finding.of(
                Fact.MISSED_BOTH_POSTED, small=small, big=big, chips=told.posted
            )
        case Arrival.WAITS if seating.left_out:
            return Finding.of(Fact.NOTHING_POSTED)
        case Arrival.WAITS:
            return Finding.of(Fact.BLIND_POSTED, chips=told.posted)
    assert seating.short is not None
    blind = seating.table.blind_of(seating.short)
    return Finding.of(Fact.SHORT_BLIND_POSTED, blind=blind, chips=told.posted)


def _about_live(seating: Seating) -> Iterator[Finding]:
    """Tell how much of it is a bet, and what is not."""
    told = right_told(seating)
    if told.live:
        yield Finding.of(Fact.LIVE_CHIPS, chips=told.live)
    if told.posted > told.live:
        yield Finding.of(Fact.DEAD_CHIPS, chips=told.posted - told.live)
    if not told.posted:
        yield Finding.of(Fact.NOTHING_POSTED)
