"""The rules that decide a settlement, by their numbers in docs/rules.md."""

from collections.abc import Iterator

from django.utils.translation import gettext_lazy

from quizzes.labels import Text
from quizzes.poker.shares import Award, OddChip, Reason
from quizzes.poker.stakes import Stakes

# In the order of the work: pots first, then what becomes of each.
RULES: dict[str, Text] = {
    "8.1": gettext_lazy("What nobody matched goes back before anything is shared."),
    "8.2": gettext_lazy(
        "Each different stake of a seat that is still in closes a pot, and only those "
        "who paid for a pot can win it."
    ),
    "8.3": gettext_lazy(
        "The chips of folded seats stay in the pots that they reached, and open none."
    ),
    "8.4": gettext_lazy("Dead chips are in the main pot, and nobody's bet."),
    "8.6": gettext_lazy(
        "A pot that one seat only can win is awarded to it without a showdown."
    ),
    "8.7": gettext_lazy("Each pot is split on its own, among its own seats."),
    "8.8": gettext_lazy("Rake comes off each pot before it is split."),
    "6.1": gettext_lazy(
        "The best high has half of the pot and the best low the other half; without a "
        "low that qualifies the best high has it all."
    ),
    "6.2": gettext_lazy("Hands that tie for a half share that half evenly."),
    "6.3": gettext_lazy("One seat that wins both halves has the whole pot."),
    "6.5": gettext_lazy("The odd chip between the halves goes to the high half."),
    "6.6": gettext_lazy(
        "The odd chips of a tie go one each, from the first seat left of the button on."
    ),
    "6.7": gettext_lazy(
        "An odd chip that tied lows cannot share stays with them, unless the house "
        "gives it to the high half."
    ),
    "6.8": gettext_lazy(
        "Where the same players tie for the high and for the low, the whole pot is "
        "split evenly, unless the house splits each half on its own."
    ),
    "6.9": gettext_lazy(
        "What is less than the smallest chip goes to the first winner of the high."
    ),
}

OF_REASONS: dict[Reason, str] = {
    Reason.ALONE: "8.6",
    Reason.BEST_HIGH: "6.1",
    Reason.BEST_LOW: "6.1",
    Reason.BEST_BOTH: "6.3",
    Reason.NO_LOW: "6.1",
}

OF_TIES: dict[Reason, str] = {
    Reason.BEST_HIGH: "6.2",
    Reason.BEST_LOW: "6.2",
    Reason.BEST_BOTH: "6.8",
    Reason.NO_LOW: "6.2",
}

OF_ODD_CHIPS: dict[OddChip, str] = {
    OddChip.BETWEEN_HALVES: "6.5",
    OddChip.LOW_TO_HIGH: "6.7",
    OddChip.FROM_LEFT: "6.6",
    OddChip.BELOW_CHIP: "6.9",
}


def rules_of_award(award: Award) -> tuple[str, ...]:
    """Return the numbers of the rules by which a seat is awarded what it is."""
    decides = OF_TIES if award.tied_with else OF_REASONS
    return (decides[award.reason], *(OF_ODD_CHIPS[odd] for odd in award.odd))


def rules_of_pot(place: int, stakes: Stakes) -> Iterator[str]:
    """Yield the numbers of the rules by which a pot is as large as it is."""
    yield "8.2"
    if any(stakes.contributed[seat] for seat in stakes.folded):
        yield "8.3"
    if place == 0 and any(stakes.dead.values()):
        yield "8.4"
