"""A table before a hand: the seats and the button, and what is posted then."""

from dataclasses import replace

from quizzes.poker.betting.hands import start_hand
from quizzes.questions.posts.seatings import Seating
from quizzes.tables.seats import BUTTON, SeatShown, mark_shown, name_of
from quizzes.tables.shown import TableShown, show_table


def show_seating(seating: Seating) -> TableShown:
    """Return what is drawn before the blinds are posted: they are what is asked."""
    button = seating.seats[-1]
    return TableShown(
        house="",
        board=(),
        pots=(),
        middle=None,
        seats=tuple(
            SeatShown(
                seat=seat,
                label=name_of(seat, None),
                is_own=False,
                start=stack,
                left=stack,
                bet=None,
                is_folded=False,
                is_all_in=False,
                cards=(),
                marks=(mark_shown(BUTTON),) if seat == button else (),
            )
            # From the button on they would give the blinds away.
            for seat, stack in sorted(seating.stack_by_seat.items())
        ),
        facing=None,
        streets=(),
    )


def show_posted(seating: Seating) -> TableShown:
    """Return what is drawn once all is posted, of those who are dealt in."""
    return replace(show_table(start_hand(seating.table), hole={}), pots=())
