"""What is said about hands that were played out: what goes back, and the pots."""

from collections.abc import Callable, Mapping
from typing import Any

from django.utils.formats import number_format
from django.utils.translation import gettext_lazy, ngettext, pgettext

from quizzes import labels
from quizzes.explanations.awards import ODD_CHIPS
from quizzes.labels import Text
from quizzes.poker.shares import OddChip
from quizzes.questions.facts import Fact
from quizzes.questions.misconceptions import Misconception

# Values that are chips, and those that are a seat.
CHIPS = {"chips", "highest", "second", "below", "level", "small", "big", "blind"}
CHIPS |= {"due", "own", "posted", "more", "size", "least", "pot"}
SEATS = {"seat", "last"}

SENTENCES: dict[Fact, Text] = {
    Fact.GAME_IS: gettext_lazy(
        # Translators: %(structure)s is "Limit", "Pot-limit" or "No-limit".
        "%(structure)s, blinds of %(small)s and %(big)s."
    ),
    Fact.FIRST_WRONG_STEP: gettext_lazy("This is the first wrong step."),
    Fact.FOLLOWS_FROM_BEFORE: gettext_lazy(
        "It follows from what was wrong before, so it counts."
    ),
    Fact.RETURNED_IS: gettext_lazy(
        # Translators: %(seat)s is a seat such as "Seat 3"; all others are chips.
        "%(seat)s put in %(highest)s and nobody else more than %(second)s: %(chips)s "
        "that nobody matched go back."
    ),
    Fact.NOTHING_RETURNED: gettext_lazy(
        "The highest stake, %(highest)s, was matched: nothing goes back."
    ),
    Fact.MAIN_POT_HOLDS: gettext_lazy(
        # Translators: %(level)s and %(chips)s are chips.
        "The main pot takes up to %(level)s from each seat, folded ones too: "
        "%(chips)s in all."
    ),
    Fact.DEAD_CHIPS_IN_MAIN: gettext_lazy(
        "Dead chips, %(chips)s, lie in the main pot and are nobody's bet."
    ),
    Fact.SIDE_POT_HOLDS: gettext_lazy(
        # Translators: %(below)s, %(level)s and %(chips)s are chips.
        "This side pot takes what each seat, folded ones too, put in above %(below)s "
        "and up to %(level)s: %(chips)s in all."
    ),
    Fact.ELIGIBLE_ARE: gettext_lazy(
        # Translators: %(seats)s is a list such as "Seat 1, Seat 3".
        "Still in with %(level)s or more put in, so that they can win it: %(seats)s."
    ),
    Fact.FOLDED_TICKED: gettext_lazy(
        # Translators: %(seats)s is one seat, or a list such as "Seat 1, Seat 3".
        "Who has folded wins nothing, whatever was put in: %(seats)s."
    ),
    Fact.UNPAID_TICKED: gettext_lazy(
        # Translators: %(seats)s is one seat, or a list such as "Seat 1, Seat 3".
        "All-in for less than %(level)s one cannot win what is bet above: %(seats)s."
    ),
    Fact.POT_WON_ALONE: gettext_lazy(
        # Translators: %(seat)s is a seat such as "Seat 3".
        "Nobody but %(seat)s can win this pot, so no hand is looked at."
    ),
    Fact.POT_HIGH_IS: gettext_lazy(
        # Translators: %(hand)s is a high, %(seats)s a list such as "Seat 1, Seat 3".
        "The best high of those who can win it, %(hand)s: %(seats)s."
    ),
    Fact.POT_LOW_IS: gettext_lazy(
        # Translators: %(low)s is a low, %(seats)s a list such as "Seat 1, Seat 3".
        "The best low of those who can win it, %(low)s: %(seats)s."
    ),
    Fact.POT_HAS_NO_LOW: gettext_lazy(
        "Nobody who can win this pot has a low: the high takes all of it."
    ),
    Fact.PAID_FROM: gettext_lazy(
        # Translators: %(paid)s is a list such as "Main pot 75; Side pot 1 100".
        "%(seat)s gets %(chips)s: %(paid)s."
    ),
    Fact.PAID_NOTHING: gettext_lazy("%(seat)s wins nothing."),
    Fact.ODD_CHIPS_GO: "%(odds)s",
    Fact.HINT_STAKES: gettext_lazy(
        # Translators: %(stakes)s is a list such as "Seat 1: 50; Seat 2: 120".
        "Put in on all streets together: %(stakes)s."
    ),
}


def _pots_counted(count: int) -> str:
    return ngettext(
        "There is %(count)d pot: only the different stakes of seats that are still "
        "in close one.",
        "There are %(count)d pots: only the different stakes of seats that are still "
        "in close one.",
        count,
    )


COUNTED: dict[Fact, Callable[[int], str]] = {Fact.POTS_COUNTED: _pots_counted}

MISCONCEPTIONS: dict[Misconception, Text] = {
    Misconception.POTS_POOLED: gettext_lazy(
        "All pots seem to have been taken for one. Who is all-in wins from each other "
        "seat no more than was put in; what is above lies in side pots."
    ),
    Misconception.BET_NOT_RETURNED: gettext_lazy(
        "What nobody matched is in no pot: it goes back to its owner first."
    ),
    Misconception.FOLDED_MONEY_FORGOTTEN: gettext_lazy(
        "The chips of those who folded seem to be missing. They stay in the pots that "
        "they reached."
    ),
    Misconception.DEAD_MONEY_FORGOTTEN: gettext_lazy(
        "Blinds that were given up and dead chips seem to be missing. They are in the "
        "main pot."
    ),
    Misconception.FOLDED_STAKE_OPENS_POT: gettext_lazy(
        "The stake of a seat that folded closes no pot: only seats that are still in "
        "do."
    ),
    Misconception.FOLDED_CAN_WIN: gettext_lazy(
        "Who has folded can win no pot, however much was put in."
    ),
    Misconception.ALL_IN_CAN_WIN_ALL: gettext_lazy(
        "Not all who are still in can win every pot: a side pot is only for those "
        "who paid for it."
    ),
    Misconception.ONE_WINNER_FOR_ALL_POTS: gettext_lazy(
        "Each pot has winners of its own: the best high and the best low of those who "
        "can win it."
    ),
    Misconception.LOW_OF_ALL_PLAYERS: gettext_lazy(
        "The low of a pot is the best among those who can win that pot; a better one "
        "outside it takes nothing away."
    ),
}


def in_words(values: Mapping[str, Any]) -> dict[str, str]:
    """Return the values that are chips, seats or stakes as a person reads them."""
    words = {name: in_chips(values[name]) for name in CHIPS & values.keys()}
    words |= {name: str(labels.SEATS[values[name]]) for name in SEATS & values.keys()}
    if "seats" in values:
        words["seats"] = labels.seats_named(values["seats"])
    if "structure" in values:
        words["structure"] = str(labels.STRUCTURES[values["structure"]])
    if "street" in values:
        words["street"] = str(labels.STREETS[values["street"]])
    if "stakes" in values:
        words["stakes"] = "; ".join(
            _of_seat(int(seat), chips) for seat, chips in values["stakes"].items()
        )
    if "paid" in values:
        words["paid"] = "; ".join(
            _from_pot(int(pot), chips) for pot, chips in values["paid"].items()
        )
    if "odds" in values:
        words["odds"] = " ".join(str(ODD_CHIPS[OddChip[n]]) for n in values["odds"])
    return words


def in_chips(chips: int) -> str:
    """Return chips as they are read, such as 1,250."""
    return number_format(chips, force_grouping=True)


def _from_pot(pot: int, chips: int) -> str:
    words = {"chips": in_chips(chips), "pot": labels.pot_name(pot - 1)}
    if not pot:
        # Translators: chips of a bet that nobody matched; in a list.
        return pgettext("chips and where they come from", "%(chips)s go back") % words
    # Translators: a pot and chips of it, such as "Main pot 75"; in a list.
    return pgettext("chips and where they come from", "%(pot)s %(chips)s") % words


def _of_seat(seat: int, chips: int) -> str:
    # Translators: a seat and its chips, such as "Seat 1: 50".
    name = pgettext("a seat and its chips", "%(seat)s: %(chips)s")
    return name % {"seat": labels.SEATS[seat], "chips": in_chips(chips)}
