"""The form of a whole hand: what is at each seat, the board, the house, its chips."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from django import forms
from django.forms import BoundField
from django.http import QueryDict
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from quizzes import labels
from quizzes.forms.analyzer import BoardField, HandField
from quizzes.forms.whole_hands.checks import check_hand
from quizzes.forms.whole_hands.fields import ChipsField, ChipSizeField, RakeField
from quizzes.forms.whole_hands.hands import WholeHand
from quizzes.forms.whole_hands.reading import hand_of
from quizzes.poker.stakes import MOST_SEATS

SEATS = range(1, MOST_SEATS + 1)
# More of them are folded away while they are empty.
SEATS_SHOWN = 6
PARTS = ("chips", "hole", "folded", "dead")
NOT_OFFERED = gettext_lazy("Please choose one of what is offered.")


@dataclass(frozen=True, slots=True)
class SeatRow:
    """The fields of one seat."""

    seat: int
    label: labels.Text
    chips: BoundField
    hole: BoundField
    folded: BoundField
    dead: BoundField

    @property
    def has_errors(self) -> bool:
        """Whether something is wrong with what stands in the row itself."""
        return any(field.errors for field in (self.chips, self.hole, self.folded))


class WholeHandForm(forms.Form):
    """Reads a hand; each mistake is said at its own field. A blank row is no seat."""

    board = BoardField(
        label=gettext_lazy("Board"),
        required=False,
        max_length=60,
        widget=forms.TextInput(attrs={"placeholder": "Kc 7h 3s 6d Qs"}),
    )
    house = forms.ChoiceField(
        label=gettext_lazy("House rules"),
        required=False,
        choices=labels.HOUSES.items(),
        error_messages={"invalid_choice": NOT_OFFERED},
    )
    chip = ChipSizeField(
        label=gettext_lazy("Smallest chip"),
        help_text=gettext_lazy(
            "1 if left out. All numbers are whole: write $7.75 as 775, and a nickel as "
            "a chip of 5."
        ),
    )
    button = forms.TypedChoiceField(
        label=gettext_lazy("Button"),
        required=False,
        coerce=int,
        empty_value=None,
        error_messages={"invalid_choice": NOT_OFFERED},
    )
    rake = RakeField(
        label=gettext_lazy("Rake of each pot"),
        required=False,
        max_length=120,
        help_text=gettext_lazy("The main pot first, with spaces between."),
    )

    def __init__(self, data: QueryDict | None) -> None:
        super().__init__(data, label_suffix="")
        self.fields["button"].choices = [
            ("", gettext_lazy("At the last seat filled in")),
            *((str(seat), labels.SEATS[seat]) for seat in SEATS),
        ]
        for seat in SEATS:
            self.fields |= _fields_of(seat)
        for name, field in self.fields.items():
            attrs = field.widget.attrs
            if isinstance(field.widget, forms.TextInput):
                attrs |= {"dir": "ltr", "autocomplete": "off", "spellcheck": "false"}
                attrs |= {"class": "form-control"}
            if isinstance(field.widget, forms.Select):
                attrs |= {"class": "form-select"}
            if name == "board" or name.startswith("hole"):
                attrs["data-cards-field"] = True

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or self.cleaned_data
        check_hand(self, self.seats_in_use)
        return cleaned

    @property
    def rows(self) -> list[SeatRow]:
        return [
            SeatRow(
                seat, labels.SEATS[seat], *(self[f"{part}{seat}"] for part in PARTS)
            )
            for seat in SEATS
        ]

    @property
    def rows_shown(self) -> list[SeatRow]:
        return self.rows[:SEATS_SHOWN]

    @property
    def rows_folded_away(self) -> list[SeatRow]:
        return self.rows[SEATS_SHOWN:]

    @property
    def needs_all_rows(self) -> bool:
        return any(seat > SEATS_SHOWN for seat in self.seats_in_use) or any(
            row.has_errors for row in self.rows_folded_away
        )

    @property
    def needs_more_fields(self) -> bool:
        """Whether something rare is filled in or wrong: dead chips, button, rake."""
        rare = ["button", "rake", *(f"dead{seat}" for seat in SEATS)]
        return any(self.data.get(name) or self[name].errors for name in rare)

    @property
    def seats_in_use(self) -> list[int]:
        """The seats of rows in which something stands."""
        return [seat for seat in SEATS if any(self._sent(seat))]

    def _sent(self, seat: int) -> Iterator[str]:
        for part in PARTS:
            yield self.data.get(f"{part}{seat}", "").strip()

    @property
    def hand(self) -> WholeHand:
        """The hand of a form without mistakes."""
        return hand_of(self.cleaned_data, self.seats_in_use)


def _fields_of(seat: int) -> dict[str, forms.Field]:
    """Return the fields of a seat by name, each of which names the seat."""
    names = {"seat": labels.SEATS[seat]}
    return {
        # Translators: %(seat)s is "Seat 3".
        f"chips{seat}": ChipsField(label=_("%(seat)s: chips put in") % names),
        f"hole{seat}": HandField(
            label=_("%(seat)s: cards") % names,
            required=False,
            max_length=60,
            widget=forms.TextInput(),
        ),
        f"folded{seat}": forms.BooleanField(
            label=_("%(seat)s: folded") % names, required=False
        ),
        f"dead{seat}": ChipsField(label=_("%(seat)s: dead chips") % names),
    }
