"""Seats at a table: the hand of each, with boxes to tick or chips to fill in."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from quizzes import labels
from quizzes.forms.sections.section import Section, Texts, described_by, unmarked
from quizzes.forms.sections.sums import sum_name, sum_shown
from quizzes.questions.fields import (
    NONE_WORDS,
    Amount,
    CardGroup,
    PickSeats,
    seat_key,
    words_of,
)


def seats(
    fields: Sequence[PickSeats],
    texts_of: Callable[[str], Texts],
    given: Sequence[CardGroup] = (),
) -> Section:
    """Return a row for each seat with a box for each field, and below what is none."""
    ticked = {field.name: words_sent(texts_of(field.name)) for field in fields}
    rows = [
        _row(seat, given, boxes=[_box(field, seat, ticked) for field in fields])
        for seat in fields[0].seats
    ]
    nones = [
        {
            "name": field.name,
            "label": labels.NONE[field.name],
            "checked": not NONE_WORDS.isdisjoint(ticked[field.name]),
        }
        for field in fields
        if field.allows_none
    ]
    title = ", ".join(str(labels.FIELDS[field.name]) for field in fields)
    return Section(
        "quizzes/fields/seats.html", {"title": title, "rows": rows, "nones": nones}
    )


def amounts(
    fields: Sequence[Amount],
    texts_of: Callable[[str], Texts],
    given: Sequence[CardGroup] = (),
    faulty: Collection[str] = (),
) -> Section:
    """Return a row for each amount, and what all of them have to add up to."""
    rows = [
        _row(
            field.seat,
            given,
            name=field.name,
            title=labels.ASKED.get(field.name, labels.FIELDS[field.name]),
            typed=" ".join(texts_of(field.name)),
            is_signed=field.is_signed,
            sum_name=sum_name(field),
            error_id=described_by([field], faulty),
        )
        for field in fields
    ]
    return Section(
        "quizzes/fields/amounts.html", {"rows": rows, "sum": sum_shown(fields[0])}
    )


def _box(field: PickSeats, seat: int, ticked: Mapping[str, set[str]]) -> dict[str, Any]:
    return {
        "name": field.name,
        "title": labels.FIELDS[field.name],
        "checked": str(seat) in ticked[field.name],
    }


def _row(seat: int | None, given: Sequence[CardGroup], **shown: Any) -> dict[str, Any]:
    """Return what a row shows, with the seat and its cards where it is of one."""
    if seat is None:
        return shown
    key = seat_key(seat)
    cards = [card for group in given if group.key == key for card in unmarked(group)]
    return {"seat": seat, "label": labels.SEATS[seat], "cards": cards, **shown}


def words_sent(texts: Texts) -> set[str]:
    """Return what was ticked or typed, word by word, and "no low" as it was sent."""
    whole = {text.strip().casefold() for text in texts}
    return whole.union(*map(words_of, whole))
