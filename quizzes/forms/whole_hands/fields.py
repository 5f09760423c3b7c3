"""Chips, and what the house takes, as text in a form."""

import re
from typing import Any

from django import forms
from django.utils.translation import gettext as _

from quizzes.explanations import explain_error
from quizzes.questions.fields import Amount, AnswerFault, InvalidAnswerError

# A comma alone may also stand between the threes of one number.
BETWEEN_AMOUNTS = re.compile(r"[;+/]\s*|,?\s+")


def read_chips(text: str) -> int:
    """Return a number of chips, or raise a ValidationError that quotes the text."""
    try:
        return Amount("chips").read([text])
    except InvalidAnswerError as error:
        raise forms.ValidationError(_fault(error)) from error


def _fault(error: InvalidAnswerError) -> str:
    if error.fault is AnswerFault.TOO_LARGE:
        return _("%(text)s is more than any table holds.") % {"text": error.text}
    return explain_error(error)


class ChipsField(forms.CharField):
    """A whole number of chips; nothing typed is None."""

    def __init__(self, **options: Any) -> None:
        widget = forms.TextInput(attrs={"inputmode": "numeric"})
        super().__init__(required=False, max_length=30, widget=widget, **options)

    def clean(self, value: str | None) -> int | None:
        text = super().clean(value)
        return read_chips(text) if text else None


class RakeField(forms.CharField):
    """What is taken off each pot, the main pot first."""

    def clean(self, value: str | None) -> tuple[int, ...]:
        text = super().clean(value)
        return tuple(read_chips(part) for part in BETWEEN_AMOUNTS.split(text) if part)


class ChipSizeField(ChipsField):
    """The worth of the smallest chip; nothing typed is one."""

    def clean(self, value: str | None) -> int:
        size = super().clean(value)
        if size == 0:
            raise forms.ValidationError(_("A chip is worth 1 or more."))
        return size or 1
