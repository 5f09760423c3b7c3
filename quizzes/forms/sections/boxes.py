"""Boxes of fields that belong together, such as all that is asked about one pot."""

from collections.abc import Callable, Collection, Sequence
from itertools import groupby
from typing import Any

from quizzes import labels
from quizzes.forms.sections.seats import words_sent
from quizzes.forms.sections.section import Section, Texts, described_by
from quizzes.questions.fields import Amount, PickSeats


def boxes(
    fields: Sequence[PickSeats | Amount],
    texts_of: Callable[[str], Texts],
    faulty: Collection[str] = (),
) -> Section:
    """Return the boxes, in each a line for every field of it."""
    return Section(
        "quizzes/fields/boxes.html",
        {
            "boxes": [
                _box(name, list(together), texts_of, faulty)
                for name, together in groupby(fields, key=lambda field: field.box)
            ]
        },
    )


def _box(
    name: str,
    fields: Sequence[PickSeats | Amount],
    texts_of: Callable[[str], Texts],
    faulty: Collection[str],
) -> dict[str, Any]:
    totals = [field.add_up_to for field in fields if isinstance(field, Amount)]
    return {
        "name": name,
        "title": labels.BOXES[name],
        "note": labels.BOX_NOTES.get(name, ""),
        "lines": [_line(field, texts_of(field.name), faulty) for field in fields],
        "total": next((total for total in totals if total is not None), None),
    }


def _line(
    field: PickSeats | Amount, texts: Texts, faulty: Collection[str]
) -> dict[str, Any]:
    line = {
        "name": field.name,
        "title": labels.in_box(field.name),
        "full_title": labels.FIELDS[field.name],
        "error_id": described_by([field], faulty),
    }
    if isinstance(field, Amount):
        return line | {"typed": " ".join(texts)}
    ticked = words_sent(texts)
    boxes = [(seat, labels.SEATS[seat], str(seat) in ticked) for seat in field.seats]
    return line | {"seats": boxes}
