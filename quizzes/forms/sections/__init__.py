"""What a question's page draws of its fields: pickers of cards, choices, seats.

A field that takes cards from the same groups as the one before it shares its picker,
so that nine cards are drawn once and not once for each half. So do seats and chips.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import groupby
from typing import Any

from quizzes import labels
from quizzes.forms.sections.boxes import boxes
from quizzes.forms.sections.choices import choices, order
from quizzes.forms.sections.picker import picker
from quizzes.forms.sections.seats import amounts, seats
from quizzes.forms.sections.section import Section, Texts, described_by, unmarked
from quizzes.questions.fields import (
    Amount,
    CardGroup,
    ChooseOne,
    ChooseSome,
    Field,
    PickCards,
    PickSeats,
    PutInOrder,
    seat_key,
)


def sections_of(
    fields: Iterable[Field],
    texts_of: Callable[[str], Texts],
    given: Sequence[CardGroup] = (),
    faulty: Collection[str] = (),
) -> list[Section]:
    """Return the sections of fields, filled with the texts that were sent before.

    A section of a faulty field is described by what is said to be wrong with it. What
    is asked before cards are picked, or after it, is asked beside the same cards.
    """
    drawn: list[Section] = []
    before: list[Section] = []
    for _key, together in groupby(fields, key=_drawn_with):
        asked = list(together)
        section = _section(asked, texts_of, given, faulty)
        section.shown["described_by"] = described_by(asked, faulty)
        if "halves" in section.shown:
            section.shown.update(before=before, after=[])
            drawn.append(section)
            before = []
        elif drawn:
            drawn[-1].shown["after"].append(section)
        else:
            before.append(section)
    return drawn + before


def left_on_table(
    fields: Iterable[Field], given: Iterable[CardGroup]
) -> list[dict[str, Any]]:
    """Return the groups of cards that the sections of these fields do not draw."""
    drawn = {name for field in fields for name in _groups_of(field)}
    return [
        {
            "key": group.key,
            "label": str(labels.GROUPS[group.key]["label"]),
            "cards": unmarked(group),
        }
        for group in given
        if group.key not in drawn
    ]


def _groups_of(field: Field) -> Sequence[str]:
    """Return the keys of the cards on the table that a field's section draws."""
    match field:
        case PickCards():
            return [group.key for group in field.groups]
        case PutInOrder():
            return field.items
        case PickSeats(box="") | Amount(box=""):
            return [seat_key(seat) for seat in _seats_of(field)]
        case _:
            return ()


def _seats_of(field: PickSeats | Amount) -> Sequence[int]:
    if isinstance(field, PickSeats):
        return field.seats
    return () if field.seat is None else (field.seat,)


def _drawn_with(field: Field) -> object:
    """Return what fields that are drawn together have in common."""
    match field:
        case PickCards():
            return field.groups
        case PickSeats() | Amount() if field.box:
            return "boxes"
        case PickSeats():
            return PickSeats, field.seats
        case Amount():
            return Amount, field.add_up_to
        case _:
            return field.name


def _section(
    fields: list[Any],
    texts_of: Callable[[str], Texts],
    given: Sequence[CardGroup],
    faulty: Collection[str],
) -> Section:
    match fields[0]:
        case PickCards():
            return picker(fields, texts_of, faulty)
        case ChooseOne():
            return choices(fields[0], texts_of(fields[0].name), many=False)
        case ChooseSome():
            return choices(fields[0], texts_of(fields[0].name), many=True)
        case PutInOrder():
            return order(fields[0], texts_of(fields[0].name), given)
        case PickSeats() | Amount() if fields[0].box:
            return boxes(fields, texts_of, faulty)
        case PickSeats():
            return seats(fields, texts_of, given)
        case Amount():
            return amounts(fields, texts_of, given, faulty)
    raise TypeError(fields[0])
