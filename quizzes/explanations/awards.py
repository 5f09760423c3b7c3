"""What is said about an award: what decided it, and why it has an odd chip."""

from collections.abc import Callable

from django.utils.translation import gettext_lazy, ngettext

from quizzes.labels import Text
from quizzes.poker.shares import Award, OddChip, Reason

REASONS: dict[Reason, Text] = {
    Reason.ALONE: gettext_lazy("Nobody else can win this pot."),
    Reason.BEST_HIGH: gettext_lazy("The best high."),
    Reason.BEST_LOW: gettext_lazy("The best low."),
    Reason.BEST_BOTH: gettext_lazy("The best high and the best low."),
    Reason.NO_LOW: gettext_lazy("The best high, and no low qualifies."),
}

ODD_CHIPS: dict[OddChip, Text] = {
    OddChip.BETWEEN_HALVES: gettext_lazy(
        "The odd chip between the halves goes to the high."
    ),
    OddChip.LOW_TO_HIGH: gettext_lazy(
        "What the tied lows cannot share evenly goes to the high."
    ),
    OddChip.FROM_LEFT: gettext_lazy(
        "Odd chips go one to each, from the left of the button."
    ),
    OddChip.BELOW_CHIP: gettext_lazy(
        "What is less than the smallest chip goes to the first winner of the high."
    ),
}


def _ties_high(count: int) -> str:
    return ngettext(
        # Translators: %(seats)s is the number of a seat, or several with commas.
        "Ties the high with seat %(seats)s.",
        "Ties the high with seats %(seats)s.",
        count,
    )


def _ties_low(count: int) -> str:
    return ngettext(
        # Translators: %(seats)s is the number of a seat, or several with commas.
        "Ties the low with seat %(seats)s.",
        "Ties the low with seats %(seats)s.",
        count,
    )


def _ties_both(count: int) -> str:
    return ngettext(
        # Translators: %(seats)s is the number of a seat, or several with commas.
        "Ties the high and the low with seat %(seats)s: the pot is split evenly.",
        "Ties the high and the low with seats %(seats)s: the pot is split evenly.",
        count,
    )


def _ties_high_without_low(count: int) -> str:
    return ngettext(
        # Translators: %(seats)s is the number of a seat, or several with commas.
        "Ties the high with seat %(seats)s, and no low qualifies.",
        "Ties the high with seats %(seats)s, and no low qualifies.",
        count,
    )


TIES: dict[Reason, Callable[[int], str]] = {
    Reason.BEST_HIGH: _ties_high,
    Reason.BEST_LOW: _ties_low,
    Reason.BEST_BOTH: _ties_both,
    Reason.NO_LOW: _ties_high_without_low,
}


def explain_award(award: Award) -> str:
    """Return the sentences that say why a seat is awarded what it is."""
    return " ".join([_reason(award), *(str(ODD_CHIPS[odd]) for odd in award.odd)])


def _reason(award: Award) -> str:
    if not award.tied_with:
        return str(REASONS[award.reason])
    sentence = TIES[award.reason](len(award.tied_with))
    return sentence % {"seats": ", ".join(map(str, award.tied_with))}
