"""What is said about a showdown: who wins a half, with what, and who does not."""

from collections.abc import Callable

from django.utils.translation import gettext_lazy, ngettext

from quizzes.labels import Text
from quizzes.questions.facts import Fact

SENTENCES: dict[Fact, Text] = {
    Fact.HIGH_WON_BY: gettext_lazy(
        # Translators: %(seats)s is one seat or several, such as "Seat 1, Seat 3";
        # %(hand)s is a high hand such as "pair of kings, A-9-4".
        "The best high: %(seats)s, with %(hand)s."
    ),
    Fact.HIGH_BEATEN: gettext_lazy(
        # Translators: %(seat)s is such as "Seat 2"; %(hand)s is a high hand.
        "%(seat)s has no more than %(hand)s, and there is better."
    ),
    Fact.LOW_WON_BY: gettext_lazy(
        # Translators: %(seats)s is one seat or several, such as "Seat 1, Seat 3";
        # %(low)s is a low hand such as 8-4-3-2-A; keep it unchanged.
        "The best low: %(seats)s, with %(low)s."
    ),
    Fact.LOW_BEATEN: gettext_lazy(
        # Translators: %(seat)s is such as "Seat 2"; the others are lows such as
        # 8-4-3-2-A; keep them unchanged.
        "%(seat)s has %(worse)s. Lows compare from the highest card down and the lower "
        "card wins, so %(better)s beats it."
    ),
    Fact.TIED_SEATS_MISSED: gettext_lazy(
        # Translators: %(seats)s is one seat or several, such as "Seat 1, Seat 3".
        "Left out: %(seats)s. Equal hands share a half, so all of them win it."
    ),
    Fact.SEAT_WITHOUT_LOW: gettext_lazy(
        # Translators: %(seat)s is such as "Seat 2".
        "%(seat)s has no low."
    ),
    Fact.NOBODY_HAS_LOW: gettext_lazy(
        "The board allows a low, but no two cards of any hand make one with it: the "
        "high has the whole pot."
    ),
    Fact.SEEMING_LOW: gettext_lazy(
        # Translators: %(seat)s is such as "Seat 2".
        "%(seat)s seems to have a low: five low ranks are there, but not two in the "
        "hand and three others on the board. So it is none."
    ),
    Fact.FAVORITE_COUNTERFEITED: gettext_lazy(
        # Translators: %(seat)s is such as "Seat 2"; %(ranks)s is a list of ranks,
        # such as "A" or "A, 2".
        "%(seat)s has the two lowest ranks, but they lie on the board as well: "
        "%(ranks)s. A rank counts once in a low, so another hand wins it."
    ),
    Fact.POT_HOLDS: gettext_lazy(
        # Translators: %(chips)s is a number of chips.
        "In the pot: %(chips)s"
    ),
    Fact.SMALLEST_CHIP: gettext_lazy(
        # Translators: %(chips)s is what the smallest chip is worth, such as 5.
        "Smallest chip: %(chips)s"
    ),
    Fact.BUTTON_IS: gettext_lazy(
        # Translators: %(seat)s is such as "Seat 4".
        "The button is at %(seat)s: Seat 1 is the first from its left"
    ),
    Fact.AWARDED: gettext_lazy(
        # Translators: %(chips)s is a number of chips, %(fraction)s is such as 1/4;
        # %(why)s is one sentence or several.
        "%(chips)s, for %(fraction)s of the pot. %(why)s"
    ),
    Fact.NOTHING_AWARDED: gettext_lazy(
        "Neither the best high nor the best low: nothing of the pot."
    ),
    Fact.NOTHING_ALONE: gettext_lazy(
        "That is so, but it earns something only beside a share that is right."
    ),
}


def _hint_showdown(count: int) -> str:
    return ngettext(
        # Translators: %(category)s is such as "a straight"; %(count)d says how many
        # of the hands have a low.
        "The best high is %(category)s; %(count)d hand has a low.",
        "The best high is %(category)s; %(count)d hands have a low.",
        count,
    )


# Facts whose sentence depends on a number.
COUNTED: dict[Fact, Callable[[int], str]] = {Fact.HINT_SHOWDOWN: _hint_showdown}
