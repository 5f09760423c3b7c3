"""What was answered to a field, beside the right answer, and both in words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from quizzes import labels
from quizzes.models import Attempt
from quizzes.questions.fields import (
    Amount,
    ChooseOne,
    ChooseSome,
    Field,
    PickCards,
    PickSeats,
    Places,
    PutInOrder,
    Seats,
    seat_key,
)

SEATS_BY_KEY = {seat_key(seat): seat for seat in labels.SEATS}


@dataclass(frozen=True, slots=True)
class Answered:
    """A field with what was answered, and the right answer that is nearest to it."""

    field: Field
    chosen: Any
    best: Any

    @classmethod
    def of(cls, attempt: Attempt, field: Field, right: Sequence[Any]) -> Self:
        """Read what was stored, None where the person asked to be shown."""
        if attempt.answer is None:
            return cls(field, None, right[0])
        chosen = field.read([attempt.answer[field.name]])
        if isinstance(chosen, frozenset):
            return cls(field, chosen, max(right, key=lambda best: len(best & chosen)))
        return cls(field, chosen, right[0])


def heading_of(outcome: str) -> str:
    """Return the words for an outcome."""
    headings = {
        "right": pgettext("verdict", "right"),
        "partly": pgettext("verdict", "partly right"),
        "wrong": pgettext("verdict", "not this one"),
    }
    return headings[outcome]


def in_words(field: Field, value: Any) -> str:
    """Return an answer in words; cards are drawn, so they need none."""
    match field:
        case PickCards():
            return "" if value else str(labels.NO_HAND[field.name])
        case ChooseOne():
            return str(labels.option(field.name, value))
        case ChooseSome():
            named = [labels.option(field.name, o) for o in field.options if o in value]
            return ", ".join(map(str, named)) or _("none of them")
        case PutInOrder():
            return _order_in_words(field, value)
        case PickSeats():
            return _seats_in_words(field, value)
        case Amount():
            return labels.net(value) if field.is_signed else labels.chips(value)


def _order_in_words(field: PutInOrder, value: Places) -> str:
    """Return an order as a line of letters, or seats with the places they have."""
    if not SEATS_BY_KEY.keys() >= set(field.items):
        return field.write(value).upper()
    at_place: dict[int, list[int]] = {}
    for item, place in zip(field.items, value, strict=True):
        at_place.setdefault(place, []).append(SEATS_BY_KEY[item])
    return "; ".join(
        f"{place}: {labels.seats_named(at_place[place])}" for place in sorted(at_place)
    )


def _seats_in_words(field: PickSeats, value: Seats) -> str:
    if not value:
        return str(labels.NO_HAND.get(field.name, labels.NOBODY))
    return labels.seats_named([seat for seat in field.seats if seat in value])
