"""Boxes of fields that belong together, such as all that is asked about one pot."""

from collections.abc import Callable, Collection, Sequence
from itertools import groupby
from typing import Any

from quizzes import labels
from quizzes.forms.sections.seats import words_sent
from quizzes.forms.sections.section import Section, Texts, described_by
from quizzes.forms.sections.sums import sum_name, sum_shown
from quizzes.questions.fields import Amount, PickSeats


def boxes(
    fields: Sequence[PickSeats | Amount],
    texts_of: Callable[[str], Texts],
    faulty: Collection[str] = (),
) -> Section:
    """Return the boxes, in each a line for every field of it."""
    ends = _ends_of_sums(fields)
    return Section(
        "quizzes/fields/boxes.html",
        {
            "boxes": [
                _box(name, list(together), texts_of, faulty) | ends.get(name, {})
                for name, together in groupby(fields, key=lambda field: field.box)
            ]
        },
    )


def _ends_of_sums(fields: Sequence[PickSeats | Amount]) -> dict[str, dict[str, Any]]:
    """Return for each box in which a sum is complete what is told of it.

    The sum of one box is told within it, that of several below the last.
    """
    boxes_of: dict[str, list[Amount]] = {}
    for field in fields:
        if isinstance(field, Amount) and field.add_up_to:
            boxes_of.setdefault(field.add_up_to.name, []).append(field)
    return {
        amounts[-1].box: {
            "sum_within" if amounts[0].box == amounts[-1].box else "sum_below": (
                sum_shown(amounts[0])
            )
        }
        for amounts in boxes_of.values()
    }


def _box(
    name: str,
    fields: Sequence[PickSeats | Amount],
    texts_of: Callable[[str], Texts],
    faulty: Collection[str],
) -> dict[str, Any]:
    return {
        "name": name,
        "title": labels.BOXES[name],
        "note": labels.BOX_NOTES.get(name, ""),
        "lines": [_line(field, texts_of(field.name), faulty) for field in fields],
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
        return line | {"typed": " ".join(texts), "sum_name": sum_name(field)}
    ticked = words_sent(texts)
    boxes = [(seat, labels.SEATS[seat], str(seat) in ticked) for seat in field.seats]
    return line | {"seats": boxes}
