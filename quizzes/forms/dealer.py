"""At what table somebody wants to deal."""

from typing import Any
from urllib.parse import urlencode

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext

from quizzes import labels
from quizzes.poker.rules import Structure, Variant
from quizzes.questions.dealer.addresses import FEWEST_SEATS, MOST_SEATS, HandAddress
from quizzes.questions.terms import DEFAULT_HOUSE, Terms

SEATS = range(FEWEST_SEATS, max(MOST_SEATS.values()) + 1)
USUAL = {
    "seats": 6,
    "structure": str(Structure.POT_LIMIT),
    "cards": int(Variant.FOUR),
    "rules": DEFAULT_HOUSE,
}


class TableForm(forms.Form):
    """A table of the learner's choice; the deck limits the seats."""

    seats = forms.TypedChoiceField(label=_("Seats"), coerce=int)
    structure = forms.TypedChoiceField(label=_("Betting"), coerce=Structure)
    cards = forms.TypedChoiceField(
        label=_("Cards in the hand"), coerce=lambda text: Variant(int(text))
    )
    rules = forms.ChoiceField(label=_("House rules"))

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, label_suffix="", **kwargs)
        self.fields["seats"].choices = [(seats, str(seats)) for seats in SEATS]
        self.fields["structure"].choices = [
            (str(name), labels.STRUCTURES[name]) for name in Structure
        ]
        self.fields["cards"].choices = [(int(v), str(v.hole_count)) for v in Variant]
        self.fields["rules"].choices = list(labels.HOUSES.items())

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean()
        seats, variant = cleaned.get("seats"), cleaned.get("cards")
        if seats and variant and seats > (most := MOST_SEATS[variant]):
            text = ngettext(
                "With %(cards)d cards each the deck serves %(count)d seat at most.",
                "With %(cards)d cards each the deck serves %(count)d seats at most.",
                most,
            )
            self.add_error("seats", text % {"cards": variant, "count": most})
        return cleaned

    @staticmethod
    def query_of(address: HandAddress) -> str:
        """Return the query that asks for another hand at the table of one."""
        terms = address.terms
        table = {
            "seats": address.seats,
            "structure": terms.structure,
            "cards": int(terms.variant),
            "rules": terms.house,
        }
        return urlencode(table)

    @property
    def terms(self) -> Terms:
        return Terms(
            variant=self.cleaned_data["cards"],
            house=self.cleaned_data["rules"],
            structure=self.cleaned_data["structure"],
        )
