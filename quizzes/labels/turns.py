"""Translated names of what is asked about turns in the betting."""

from django.utils.translation import gettext_lazy, pgettext_lazy

from quizzes.labels.cards import Text
from quizzes.labels.tables import SEATS

FIELDS: dict[str, Text] = {
    "after": gettext_lazy("The betting"),
    "to_act": gettext_lazy("The next to act"),
    "call": gettext_lazy("Chips for a call"),
    "may_raise": gettext_lazy("A bet or raise"),
    "raise_to": gettext_lazy("What one bets or raises to"),
    "least": gettext_lazy("The least to bet or raise to"),
    "most": gettext_lazy("The most to bet or raise to"),
}

ASKED: dict[str, Text] = {
    "after": gettext_lazy("How does the betting go on?"),
    "to_act": gettext_lazy("Who acts next, on this street or on the next one?"),
    "call": gettext_lazy("Chips that you put in to call; 0 where you may check"),
    "may_raise": gettext_lazy("May you bet or raise?"),
    "raise_to": gettext_lazy("If so, what you bet or raise to"),
    "least": gettext_lazy("If so, the least that you may bet or raise to"),
    "most": gettext_lazy("If so, the most that you may bet or raise to"),
}

OPTIONS: dict[str, dict[str, Text]] = {
    "after": {
        "same-street": gettext_lazy("On this street, which is not over"),
        "next-street": gettext_lazy("On the next street: this one is over"),
        "no-more-betting": gettext_lazy("Not at all in this hand"),
    },
    "to_act": {str(seat): name for seat, name in SEATS.items()}
    | {"nobody": pgettext_lazy("no seat acts", "Nobody")},
    "may_raise": {
        "yes": pgettext_lazy("answer", "Yes"),
        "no": pgettext_lazy("answer", "No"),
    },
}
