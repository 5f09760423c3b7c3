"""A whole hand that is pasted as one text, a line for each seat."""

import re
from collections.abc import Mapping
from urllib.parse import urlencode

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from quizzes import labels
from quizzes.forms.whole_hands.hands import run_round
from quizzes.poker.stakes import MOST_SEATS

SEAT = re.compile(r"(?:seat\b\s*)?#?\s*0*(?P<number>\d{1,2})", re.IGNORECASE)
# What a line that is no seat's begins with, and the field that holds it.
FIELDS = {
    "board": "board",
    "house": "house",
    "rules": "house",
    "house rules": "house",
    "chip": "chip",
    "smallest chip": "chip",
    "button": "button",
    "rake": "rake",
}
FOLDED = re.compile(r"\b(?:folds?|folded|mucks?|mucked)\b", re.IGNORECASE)
DEAD = re.compile(r"\bdead\b:?\s*(?P<chips>[\d,.]*\d)", re.IGNORECASE)
CHIPS = re.compile(r"(?:^|(?<=\s))(?P<chips>\d(?:[\d,.]*\d)?)(?=[\s,;]|$)")
PLACEHOLDER = """\
1: 50 As2d9cTd
2: 20 folded
3: 300 Ad2cQcQd
4: 300 4s5s9s9d
board: Kc7h3s6dQs"""


class PastedHandError(ValueError):
    """A pasted text with a line that says nothing of a hand."""

    def __init__(self, line: str) -> None:
        super().__init__(f"Not a line of a hand: {line!r}")
        self.line = line


def read_pasted_hand(text: str) -> dict[str, str]:
    """Return what the form's fields are to hold; the form judges whether it is right.

    Each line begins with what it tells of, and a colon: the number of a seat, board,
    house, chip, button or rake. Seats stand in their order round the table; where
    the numbers do not begin at the left of the button, the last line has it. Raise
    PastedHandError for any other line, and for one that is there twice.

    >>> read_pasted_hand("2: 300 AsKd2c3h\\n3: 50 dead 5 folded\\nboard: 2c3d4h")
    {'chips2': '300', 'hole2': 'AsKd2c3h', 'chips3': '50', 'dead3': '5', \
'folded3': 'on', 'board': '2c3d4h'}
    """
    found: dict[str, str] = {}
    for line in filter(None, map(str.strip, text.splitlines())):
        fields = _fields_of(line)
        if not fields or fields.keys() & found.keys():
            raise PastedHandError(line)
        found |= fields
    return _with_button(found)


def _fields_of(line: str) -> dict[str, str]:
    """Return what a line fills in, by field, or {} where it begins with no name."""
    name, _colon, rest = line.partition(":")
    field = FIELDS.get(name.strip().casefold())
    seat = SEAT.fullmatch(name.strip())
    if field == "house":
        return {field: _house_named(rest.strip())}
    if field == "button":
        button = SEAT.fullmatch(rest.strip())
        return {field: button["number"] if button else rest.strip()}
    if field:
        return {field: rest.strip()}
    if seat and 1 <= int(seat["number"]) <= MOST_SEATS:
        return _seat_fields(int(seat["number"]), rest)
    return {}


def _house_named(text: str) -> str:
    """Return the profile that is meant, or the text where it names none."""
    meant = {str(name).casefold(): key for key, name in labels.HOUSES.items()}
    meant |= {key: key for key in labels.HOUSES}
    return meant.get(text.casefold(), text)


def _seat_fields(seat: int, text: str) -> dict[str, str]:
    """Return the chips of a seat, what it says besides, and the rest as its cards."""
    fields = {f"chips{seat}": ""}
    if dead := DEAD.search(text):
        fields[f"dead{seat}"] = dead["chips"]
        text = DEAD.sub(" ", text, count=1)
    if FOLDED.search(text):
        fields[f"folded{seat}"] = "on"
        text = FOLDED.sub(" ", text)
    if chips := CHIPS.search(text):
        fields[f"chips{seat}"] = chips["chips"]
        text = CHIPS.sub(" ", text, count=1)
    if hole := text.strip(" \t,;"):
        fields[f"hole{seat}"] = hole
    return fields


def _with_button(fields: dict[str, str]) -> dict[str, str]:
    """Put the button at the last line where the seats run on round the table."""
    seats = [int(name[5:]) for name in fields if name.startswith("chips")]
    if seats and run_round(seats) and seats[-1] != max(seats):
        return {"button": str(seats[-1])} | fields
    return fields


class PastedHandForm(forms.Form):
    """Reads a hand that was pasted in one piece."""

    hand = forms.CharField(
        label=gettext_lazy("Paste a hand"),
        max_length=2000,
        widget=forms.Textarea(
            attrs={
                "class": "form-control",
                "rows": 6,
                "dir": "ltr",
                "spellcheck": "false",
                "placeholder": PLACEHOLDER,
            }
        ),
        help_text=gettext_lazy(
            "One line a seat, round the table to the button: its number and a colon, "
            "the chips put in, and its cards or the word folded. Then lines that begin "
            "with board: and, where needed, with house:, chip: and rake:."
        ),
    )

    def __init__(self, data: Mapping[str, str] | None) -> None:
        super().__init__(data, label_suffix="")

    def clean_hand(self) -> dict[str, str]:
        try:
            return read_pasted_hand(self.cleaned_data["hand"])
        except PastedHandError as error:
            raise forms.ValidationError(
                _(
                    "%(line)s is no line of a hand, or is there twice. Begin each line "
                    "with the number of a seat from 1 to 10, or with board, house, "
                    "chip, button or rake, and a colon."
                )
                % {"line": error.line}
            ) from error

    @property
    def query(self) -> str:
        """Return what was pasted as the query of the form."""
        return urlencode(self.cleaned_data["hand"])
