"""Translated names of what lies on a table: streets, pots, marks of seats."""

from collections.abc import Collection

from django.utils.functional import lazy
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext, pgettext_lazy

from quizzes.labels.cards import Text
from quizzes.poker.betting.streets import Street
from quizzes.poker.stakes import MOST_SEATS

STREETS: dict[Street, Text] = {
    Street.PREFLOP: pgettext_lazy("street", "Before the flop"),
    Street.FLOP: pgettext_lazy("street", "Flop"),
    Street.TURN: pgettext_lazy("street", "Turn"),
    Street.RIVER: pgettext_lazy("street", "River"),
}

# What is printed beside a seat, and what it stands for.
SEAT_MARKS: dict[str, tuple[Text, Text]] = {
    # Translators: the letter on the disc that marks the dealer's place.
    "button": (pgettext_lazy("on the button", "D"), gettext_lazy("the button")),
    "small-blind": (
        # Translators: short for "small blind".
        pgettext_lazy("beside a seat", "SB"),
        gettext_lazy("small blind"),
    ),
    "big-blind": (
        # Translators: short for "big blind".
        pgettext_lazy("beside a seat", "BB"),
        gettext_lazy("big blind"),
    ),
}


def seat_name(seat: int) -> str:
    """Return the name of a seat, such as "Seat 3"."""
    # Translators: {seat} is the number of a seat at a table.
    return _("Seat {seat}").format(seat=seat)


# The same in the language of whoever reads, for every seat that a table can have.
_seat_name = lazy(seat_name, str)
SEATS: dict[int, Text] = {seat: _seat_name(seat) for seat in range(1, MOST_SEATS + 1)}


def seats_named(seats: Collection[int]) -> str:
    """Return the names of seats in one line, such as "Seats 1, 2, 4".

    >>> seats_named([3]), seats_named([1, 2])
    ('Seat 3', 'Seats 1, 2')
    """
    numbers = ", ".join(map(str, seats))
    # Translators: the numbers of one seat, or of several.
    return ngettext("Seat %(seats)s", "Seats %(seats)s", len(seats)) % {
        "seats": numbers
    }


def pot_name(place: int) -> str:
    """Return the name of a pot: the main pot is at place 0, side pots follow."""
    if place == 0:
        return _("Main pot")
    # Translators: %(number)d counts the side pots, from 1.
    return _("Side pot %(number)d") % {"number": place}
