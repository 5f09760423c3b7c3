"""Translated names of what is asked about blinds and posts."""

from django.utils.translation import gettext_lazy

from quizzes.labels.cards import Text

BOXES: dict[str, Text] = {
    "blinds": gettext_lazy("The blinds"),
    "posts": gettext_lazy("What that seat puts in"),
}

BOX_NOTES: dict[str, Text] = {
    "posts": gettext_lazy("All of it before the deal; 0 where it is nothing."),
}

IN_BOX: dict[str, Text] = {
    "small-blind": gettext_lazy("Posts the small blind"),
    "big-blind": gettext_lazy("Posts the big blind"),
    "posted": gettext_lazy("Chips in all"),
    "live": gettext_lazy("Live chips among them"),
}

# What each says where its box is not in sight is the same.
FIELDS = IN_BOX
