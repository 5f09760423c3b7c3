"""Translated names of what is asked about pots, box by box."""

from django.utils.functional import lazy
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy, pgettext_lazy

from quizzes.labels.cards import Text
from quizzes.labels.tables import pot_name
from quizzes.poker.rules import Structure

MOST_POTS = 4

_pot_name = lazy(pot_name, str)
_POTS = {place + 1: _pot_name(place) for place in range(MOST_POTS)}

# Boxes of fields that are asked together, by name.
BOXES: dict[str, Text] = {
    "returned": gettext_lazy("What goes back"),
    "chips": gettext_lazy("Chips for each seat"),
} | {f"pot-{number}": name for number, name in _POTS.items()}

# What a box says of itself.
BOX_NOTES: dict[str, Text] = {
    "returned": gettext_lazy("Leave blank what there is not."),
    "chips": gettext_lazy(
        "From all pots, and what goes back too: all chips that were put in are given "
        "out."
    ),
}

# What amounts together have to come to, and how far they are from it.
SUMS: dict[str, dict[str, Text]] = {
    "chips": {
        # Translators: a number of chips follows.
        "asked": gettext_lazy("All of it has to add up to"),
        "less": gettext_lazy("{count} still to be given out."),
        "more": gettext_lazy("{count} more than there is."),
    },
    "pots": {
        # Translators: a number of chips follows.
        "asked": gettext_lazy("What goes back and all pots have to add up to"),
        "less": gettext_lazy("{count} still in no pot."),
        "more": gettext_lazy("{count} more than was put in."),
    },
}

CHIPS = pgettext_lazy("an amount", "Chips")
ELIGIBLE = gettext_lazy("Seats that can win it")

HIGH = gettext_lazy("Wins the high")
LOW = gettext_lazy("Wins the low, if anyone")

# What a field is called within its box, where its whole name would repeat the box.
IN_BOX: dict[str, Text] = (
    {"returned": CHIPS}
    | {f"pot-{number}": CHIPS for number in _POTS}
    | {f"eligible-{number}": ELIGIBLE for number in _POTS}
    | {f"high-{number}": HIGH for number in _POTS}
    | {f"low-{number}": LOW for number in _POTS}
)


def _of_pot(number: int, asked: Text) -> Text:
    # Translators: a pot, and what is asked of it, as "Main pot: chips".
    name = gettext_lazy("{pot}: {asked}")
    return format_lazy(name, pot=_POTS[number], asked=asked)


# The same fields where their box is not in sight.
FIELDS: dict[str, Text] = (
    {"returned": BOXES["returned"]}
    | {f"pot-{number}": _of_pot(number, CHIPS) for number in _POTS}
    | {f"eligible-{number}": _of_pot(number, ELIGIBLE) for number in _POTS}
    | {f"high-{number}": _of_pot(number, HIGH) for number in _POTS}
    | {f"low-{number}": _of_pot(number, LOW) for number in _POTS}
)

# What stands where no seat is ticked.
NOBODY = pgettext_lazy("no seat", "none")

STRUCTURES: dict[str, Text] = {
    Structure.LIMIT: gettext_lazy("Limit"),
    Structure.POT_LIMIT: gettext_lazy("Pot-limit"),
    Structure.NO_LIMIT: gettext_lazy("No-limit"),
}
ANY_STRUCTURE = gettext_lazy("Any betting")
