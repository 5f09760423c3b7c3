"""The rules that decide a settlement, by their numbers in the rulebook."""

from collections.abc import Iterator

from quizzes.poker.shares import Award, OddChip, Reason
from quizzes.poker.stakes import Stakes
from quizzes.rulebook import pots, sharing

type Numbers = tuple[str, ...]

# In the order of the work: pots first, then what becomes of each.
ORDER = [
    rule.number for chapter in (pots.CHAPTER, sharing.CHAPTER) for rule in chapter.rules
]

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


def rules_of_award(award: Award) -> Numbers:
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
