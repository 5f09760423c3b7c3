"""The one form with which every kind of question is answered."""

from datetime import datetime, timedelta
from typing import Any

from django import forms
from django.core.signing import BadSignature, Signer
from django.http import QueryDict
from django.utils.datastructures import MultiValueDict
from django.utils.functional import cached_property
from django.utils.translation import gettext_lazy as _

from quizzes import labels
from quizzes.explanations import explain_error
from quizzes.forms.sections import Section, left_on_table, sections_of
from quizzes.poker.cards import InvalidCardsError
from quizzes.questions.address import Address
from quizzes.questions.asking import Asked
from quizzes.questions.base import Answer
from quizzes.questions.fields import Field, InvalidAnswerError, Value

LONGEST_AGE = timedelta(hours=24)


class AskedAtField(forms.CharField):
    """The time at which the server asked, signed so that nobody can turn the clock."""

    widget = forms.HiddenInput

    def __init__(self, address: Address, now: datetime) -> None:
        super().__init__(initial=sign_asked_at(address, now))
        self.address = address
        self.now = now

    def clean(self, value: str | None) -> datetime:
        try:
            asked_at = read_asked_at(self.address, value or "")
        except (BadSignature, ValueError):
            raise forms.ValidationError(
                _("This page was not made here. Please ask for the deal again."),
                code="forged",
            ) from None
        if asked_at > self.now:
            raise forms.ValidationError(
                _("The clock of this page is ahead. Please ask for the deal again."),
                code="ahead",
            )
        if self.now - asked_at > LONGEST_AGE:
            raise forms.ValidationError(
                _("This deal was asked more than a day ago."), code="stale"
            )
        return asked_at


def sign_asked_at(address: Address, now: datetime) -> str:
    """Return a time as signed text that is good for one question only."""
    return _signer(address).sign(now.isoformat())


def read_asked_at(address: Address, text: str) -> datetime:
    """Return the time that was signed for a question, or raise BadSignature."""
    return datetime.fromisoformat(_signer(address).unsign(text))


def _signer(address: Address) -> Signer:
    # A time holds colons itself, so another sign parts it from its signature.
    return Signer(sep="|", salt=f"asked/{address.kind}/{address.code}")


class Texts(forms.Widget):
    """All texts that were sent under a name; the page draws the inputs itself."""

    def value_from_datadict(
        self, data: QueryDict, files: MultiValueDict[str, Any], name: str
    ) -> list[str]:
        return data.getlist(name)


class ValueField(forms.Field):
    """Reads what was ticked and typed into the value that was meant."""

    widget = Texts

    def __init__(self, field: Field) -> None:
        super().__init__(label=labels.FIELDS[field.name])
        self.field = field

    def clean(self, value: list[str]) -> Value:
        try:
            return self.field.read(value)
        except (InvalidCardsError, InvalidAnswerError) as error:
            raise forms.ValidationError(explain_error(error)) from error


class AnswerForm(forms.Form):
    """Answers a question: the fields that its kind declares, and the signed clock.

    `data` is an answer to be read; `kept` is a choice to be shown again unread.
    """

    def __init__(
        self,
        asked: Asked,
        *,
        now: datetime,
        data: QueryDict | None = None,
        kept: QueryDict | None = None,
    ) -> None:
        super().__init__(data)
        self.asked = asked.kind.fields(asked.question)
        self.given = asked.kind.given(asked.question)
        self.fields["asked"] = AskedAtField(asked.address, now)
        # The page draws its inputs itself: the fields only read what was sent.
        if data is not None:
            for field in self.asked:
                self.fields[field.name] = ValueField(field)
        self.kept = data if kept is None else kept
        if kept is not None:
            self.initial["asked"] = kept.get("asked", "")

    @property
    def clock(self) -> str:
        """The signed time of asking; whoever is asked again keeps the first one."""
        return self["asked"].value()

    @property
    def has_parts(self) -> bool:
        """Whether several fields are asked, so that faults must say which they mean."""
        return len(self.asked) > 1

    @property
    def sections(self) -> list[Section]:
        """What the page draws, with the choice that was sent before."""
        return sections_of(self.asked, self._texts, self.given, self.errors)

    @cached_property
    def table(self) -> list[dict[str, Any]]:
        """The cards on the table that no section draws."""
        return left_on_table(self.asked, self.given)

    def _texts(self, name: str) -> list[str]:
        return [] if self.kept is None else self.kept.getlist(name)

    @property
    def answer(self) -> Answer:
        return {field.name: self.cleaned_data[field.name] for field in self.asked}

    @property
    def asked_at(self) -> datetime:
        return self.cleaned_data["asked"]
