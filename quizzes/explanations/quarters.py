"""What is said about a part of a pot, in chips."""

from collections.abc import Callable, Mapping
from typing import Any

from django.utils.translation import gettext_lazy, ngettext

from quizzes import labels
from quizzes.labels import Text
from quizzes.questions.facts import Fact, Finding

# Chips stand in sentences as bare numbers: no noun has to agree with them.
SENTENCES: dict[Fact, Text] = {
    Fact.POT_EMPTY: gettext_lazy("The pot is empty before the bet."),
    Fact.POT_OF_OTHERS: gettext_lazy(
        # Translators: %(pot)s is a number of chips.
        "In the pot before the bet: %(pot)s, none of it yours."
    ),
    Fact.POT_PARTLY_OWN: gettext_lazy(
        # Translators: %(pot)s and %(own)s are numbers of chips.
        "In the pot before the bet: %(pot)s, of which you put in %(own)s earlier in "
        "the hand."
    ),
    Fact.WINS_WHOLE: gettext_lazy("You win both halves, alone."),
    Fact.WINS_THREE_QUARTERS: gettext_lazy(
        "You win the high alone, and tie with one other for the low."
    ),
    Fact.WINS_TWO_THIRDS: gettext_lazy(
        "You win the high alone, and tie with two others for the low."
    ),
    Fact.WINS_HALF: gettext_lazy("You win one half alone, and nothing of the other."),
    Fact.WINS_QUARTER: gettext_lazy(
        "You tie with one other for the low, and win nothing of the high."
    ),
    Fact.WINS_SIXTH: gettext_lazy(
        "You tie with two others for the low, and win nothing of the high."
    ),
    # Translators: %(chips)s is a number of chips in the next six sentences.
    Fact.GETS_WHOLE: gettext_lazy(
        "Both halves are yours, and so all of it: %(chips)s."
    ),
    Fact.GETS_THREE_QUARTERS: gettext_lazy(
        "One half and half of the other are three quarters of it: %(chips)s."
    ),
    Fact.GETS_TWO_THIRDS: gettext_lazy(
        "One half and a third of the other are two thirds of it: %(chips)s."
    ),
    Fact.GETS_HALF: gettext_lazy("One half of it is yours: %(chips)s."),
    Fact.GETS_QUARTER: gettext_lazy("Half of one half is a quarter of it: %(chips)s."),
    Fact.GETS_SIXTH: gettext_lazy("A third of one half is a sixth of it: %(chips)s."),
    Fact.NET_OF_BET: gettext_lazy(
        # Translators: numbers of chips; %(net)s has a sign, as in +50.
        "Less the %(bet)s that you paid, your net result is %(net)s."
    ),
    Fact.NET_OF_HAND: gettext_lazy(
        # Translators: numbers of chips; %(net)s has a sign, as in +50.
        "Less the %(own)s that you put in earlier and the %(bet)s that you paid now, "
        "your net result is %(net)s."
    ),
    Fact.BET_BRINGS_BACK: gettext_lazy(
        # Translators: %(bet)s and %(chips)s are numbers of chips.
        "Of each %(bet)s that somebody pays, %(chips)s come to you."
    ),
}


def _payers_are(count: int) -> str:
    return ngettext(
        # Translators: %(bet)s is a number of chips.
        "%(count)d player pays a bet of %(bet)s: you.",
        "%(count)d players pay a bet of %(bet)s each, you among them.",
        count,
    )


def _bets_make_pot(count: int) -> str:
    return ngettext(
        # Translators: %(bet)s and %(total)s are numbers of chips.
        "%(count)d bet of %(bet)s makes a pot of %(total)s.",
        "%(count)d bets of %(bet)s make a pot of %(total)s.",
        count,
    )


def _bets_join_pot(count: int) -> str:
    return ngettext(
        # Translators: %(pot)s, %(bet)s and %(total)s are numbers of chips.
        "%(pot)s and %(count)d bet of %(bet)s make a pot of %(total)s.",
        "%(pot)s and %(count)d bets of %(bet)s make a pot of %(total)s.",
        count,
    )


def _loses_with(count: int) -> str:
    return ngettext(
        # Translators: %(total)s, %(chips)s and %(put)s are numbers of chips.
        "With %(count)d player the pot is %(total)s and your part of it %(chips)s, "
        "less than the %(put)s that you put in.",
        "With %(count)d players the pot is %(total)s and your part of it %(chips)s, "
        "less than the %(put)s that you put in.",
        count,
    )


def _breaks_even_with(count: int) -> str:
    return ngettext(
        # Translators: %(total)s, %(chips)s and %(put)s are numbers of chips.
        "With %(count)d player the pot is %(total)s and your part of it %(chips)s, no "
        "less than the %(put)s that you put in.",
        "With %(count)d players the pot is %(total)s and your part of it %(chips)s, no "
        "less than the %(put)s that you put in.",
        count,
    )


# Facts whose sentence depends on a number.
COUNTED: dict[Fact, Callable[[int], str]] = {
    Fact.PAYERS_ARE: _payers_are,
    Fact.BETS_MAKE_POT: _bets_make_pot,
    Fact.BETS_JOIN_POT: _bets_join_pot,
    Fact.LOSES_WITH: _loses_with,
    Fact.BREAKS_EVEN_WITH: _breaks_even_with,
}

CHIPS = {"pot", "own", "bet", "total", "chips", "put"}


def chips_in_words(finding: Finding) -> Mapping[str, Any]:
    """Return the chips that a finding of these names, as a person reads them."""
    if finding.fact not in SENTENCES.keys() | COUNTED.keys():
        return {}
    values = finding.values
    words = {name: labels.chips(values[name]) for name in CHIPS & values.keys()}
    return words | {name: labels.net(values[name]) for name in {"net"} & values.keys()}
