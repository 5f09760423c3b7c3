"""What a seat did, line by line, as the log of a hand tells it."""

from django.utils.formats import number_format
from django.utils.translation import gettext_lazy

from quizzes.labels import Text
from quizzes.poker.betting.actions import Act
from quizzes.poker.betting.logs import Entry, Posting

type Did = Posting | Act

# Translators: %(seat)s is the number of a seat; %(chips)s are chips, such as 1,250.
ACTIONS: dict[Did, Text] = {
    Posting.ANTE: gettext_lazy("Seat %(seat)s posts an ante of %(chips)s."),
    Posting.SMALL_BLIND: gettext_lazy(
        "Seat %(seat)s posts the small blind, %(chips)s."
    ),
    Posting.BIG_BLIND: gettext_lazy("Seat %(seat)s posts the big blind, %(chips)s."),
    Posting.POST: gettext_lazy("Seat %(seat)s posts %(chips)s."),
    Posting.DEAD_POST: gettext_lazy("Seat %(seat)s posts %(chips)s, dead."),
    Act.FOLD: gettext_lazy("Seat %(seat)s folds."),
    Act.CHECK: gettext_lazy("Seat %(seat)s checks."),
    Act.CALL: gettext_lazy("Seat %(seat)s calls %(chips)s."),
    Act.BET: gettext_lazy("Seat %(seat)s bets %(chips)s."),
    Act.RAISE_TO: gettext_lazy("Seat %(seat)s raises to %(chips)s."),
}

ALL_IN: dict[Did, Text] = {
    Posting.ANTE: gettext_lazy("Seat %(seat)s posts an ante of %(chips)s, all-in."),
    Posting.SMALL_BLIND: gettext_lazy(
        "Seat %(seat)s posts the small blind, %(chips)s, all-in."
    ),
    Posting.BIG_BLIND: gettext_lazy(
        "Seat %(seat)s posts the big blind, %(chips)s, all-in."
    ),
    Posting.POST: gettext_lazy("Seat %(seat)s posts %(chips)s, all-in."),
    Posting.DEAD_POST: gettext_lazy("Seat %(seat)s posts %(chips)s, dead, all-in."),
    Act.CALL: gettext_lazy("Seat %(seat)s calls %(chips)s, all-in."),
    Act.BET: gettext_lazy("Seat %(seat)s bets %(chips)s, all-in."),
    Act.RAISE_TO: gettext_lazy("Seat %(seat)s raises to %(chips)s, all-in."),
}

OWN_ACTIONS: dict[Did, Text] = {
    Posting.ANTE: gettext_lazy("You post an ante of %(chips)s."),
    Posting.SMALL_BLIND: gettext_lazy("You post the small blind, %(chips)s."),
    Posting.BIG_BLIND: gettext_lazy("You post the big blind, %(chips)s."),
    Posting.POST: gettext_lazy("You post %(chips)s."),
    Posting.DEAD_POST: gettext_lazy("You post %(chips)s, dead."),
    Act.FOLD: gettext_lazy("You fold."),
    Act.CHECK: gettext_lazy("You check."),
    Act.CALL: gettext_lazy("You call %(chips)s."),
    Act.BET: gettext_lazy("You bet %(chips)s."),
    Act.RAISE_TO: gettext_lazy("You raise to %(chips)s."),
}

OWN_ALL_IN: dict[Did, Text] = {
    Posting.ANTE: gettext_lazy("You post an ante of %(chips)s, all-in."),
    Posting.SMALL_BLIND: gettext_lazy("You post the small blind, %(chips)s, all-in."),
    Posting.BIG_BLIND: gettext_lazy("You post the big blind, %(chips)s, all-in."),
    Posting.POST: gettext_lazy("You post %(chips)s, all-in."),
    Posting.DEAD_POST: gettext_lazy("You post %(chips)s, dead, all-in."),
    Act.CALL: gettext_lazy("You call %(chips)s, all-in."),
    Act.BET: gettext_lazy("You bet %(chips)s, all-in."),
    Act.RAISE_TO: gettext_lazy("You raise to %(chips)s, all-in."),
}


def explain_action(entry: Entry, *, is_own: bool = False) -> str:
    """Return the sentence that says what a seat did.

    A raise is told by what it makes the seat's bet, all else by what was put in.
    """
    sentences = OWN_ACTIONS if is_own else ACTIONS
    if entry.is_all_in:
        # Who has no chips left neither checks nor folds.
        sentences = OWN_ALL_IN if is_own else ALL_IN
    chips = entry.to if entry.did is Act.RAISE_TO else entry.put
    return str(sentences[entry.did]) % {
        "seat": entry.seat,
        "chips": number_format(chips, force_grouping=True),
    }
