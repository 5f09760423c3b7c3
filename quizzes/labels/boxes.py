"""Translated names of boxes of fields, and of fields within their box."""

from quizzes.labels import posts, pots, showings
from quizzes.labels.cards import Text
from quizzes.labels.tables import SEATS

BOXES: dict[str, Text] = pots.BOXES | posts.BOXES | showings.BOXES
BOX_NOTES: dict[str, Text] = pots.BOX_NOTES | posts.BOX_NOTES | showings.BOX_NOTES
IN_BOX: dict[str, Text] = pots.IN_BOX | posts.IN_BOX | showings.IN_BOX
FIELDS: dict[str, Text] = pots.FIELDS | posts.FIELDS | showings.FIELDS


def in_box(field: str) -> Text:
    """Return what a field is called within its box: chips are named by their seat."""
    if field.startswith("chips-"):
        return SEATS[int(field.removeprefix("chips-"))]
    return IN_BOX[field]
