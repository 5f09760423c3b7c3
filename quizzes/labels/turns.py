"""Translated names of what is asked about turns in the betting."""

from django.utils.functional import lazy
from django.utils.translation import gettext_lazy, pgettext_lazy

from quizzes.labels.cards import Text
from quizzes.labels.tables import seat_name
from quizzes.poker.stakes import MOST_SEATS

_seat_name = lazy(seat_name, str)

FIELDS: dict[str, Text] = {
    "after": gettext_lazy("The betting"),
    "to_act": gettext_lazy("The next to act"),
}

ASKED: dict[str, Text] = {
    "after": gettext_lazy("How does the betting go on?"),
    "to_act": gettext_lazy("Who acts next, on this street or on the next one?"),
}

OPTIONS: dict[str, dict[str, Text]] = {
    "after": {
        "same-street": gettext_lazy("On this street, which is not over"),
        "next-street": gettext_lazy("On the next street: this one is over"),
        "no-more-betting": gettext_lazy("Not at all in this hand"),
    },
    "to_act": {str(seat): _seat_name(seat) for seat in range(1, MOST_SEATS + 1)}
    | {"nobody": pgettext_lazy("no seat acts", "Nobody")},
}
