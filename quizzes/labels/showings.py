"""Translated names of what is asked about the end of a hand."""

from django.utils.translation import gettext_lazy

from quizzes.labels.cards import Text

BOXES: dict[str, Text] = {"mucks": gettext_lazy("Who may muck")}

BOX_NOTES: dict[str, Text] = {
    "mucks": gettext_lazy("Leave blank where everybody has to show."),
}

IN_BOX: dict[str, Text] = {"mucks": gettext_lazy("May muck")}

FIELDS: dict[str, Text] = IN_BOX | {
    "showing": gettext_lazy("The order of showing"),
    "winner": gettext_lazy("Gets the pot"),
    "shows": gettext_lazy("Has to show"),
}

# What is ticked, and told, where nobody does.
NOBODY: dict[str, Text] = {"shows": gettext_lazy("Nobody has to show")}
