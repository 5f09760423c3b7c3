"""The one form with which every kind of question is answered."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from crispy_forms.helper import FormHelper
from django import forms
from django.core.signing import BadSignature, Signer
from django.http import QueryDict
from django.utils.datastructures import MultiValueDict
from django.utils.translation import gettext_lazy as _

from quizzes import labels
from quizzes.explanations import explain_error
from quizzes.poker.cards import Card, InvalidCardsError
from quizzes.questions.address import Address
from quizzes.questions.asking import Asked
from quizzes.questions.base import Answer
from quizzes.questions.fields import NONE_WORDS, InvalidAnswerError, Pick, PickCards

LONGEST_AGE = timedelta(hours=24)

# Keys under the hand that does not hold the telephone: digits for the hand's cards,
# the row of letters below them for the board.
HOLE_KEYS = "123456"
BOARD_KEYS = "qwert"


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
        if not timedelta() <= self.now - asked_at <= LONGEST_AGE:
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


class PickCardsWidget(forms.Widget):
    """Cards to tick, a box for "no low", and a line to type: all of one name."""

    template_name = "quizzes/fields/pick_cards.html"

    def __init__(self, field: PickCards) -> None:
        super().__init__()
        self.field = field

    def value_from_datadict(
        self, data: Any, files: MultiValueDict[str, Any], name: str
    ) -> list[str]:
        return data.getlist(name)

    def get_context(
        self, name: str, value: Sequence[str] | None, attrs: dict[str, Any] | None
    ) -> dict[str, Any]:
        texts = [text.strip() for text in value or ()]
        says_none = [text for text in texts if text.casefold() in NONE_WORDS]
        ticked = set(texts)
        dealt = {str(card) for card in (*self.field.hole, *self.field.board)}
        typed = [text for text in texts if text not in dealt | set(says_none)]
        return {
            "widget": {
                "name": name,
                "title": labels.FIELDS[name],
                "groups": (
                    self._group("board", _("Board"), 3, ticked, BOARD_KEYS),
                    self._group("hole", _("Your hand"), 2, ticked, HOLE_KEYS),
                ),
                "allows_none": self.field.allows_none,
                "none_label": _("I have no low"),
                "none_checked": bool(says_none),
                "typed": " ".join(typed),
            }
        }

    def _group(
        self, key: str, label: labels.Text, needed: int, ticked: set[str], keys: str
    ) -> dict[str, Any]:
        cards: tuple[Card, ...] = getattr(self.field, key)
        return {
            "key": key,
            "label": label,
            "needed": needed,
            "cards": [
                card_box(card, shortcut, str(card) in ticked)
                for card, shortcut in zip(cards, keys, strict=False)
            ],
        }


def card_box(card: Card, shortcut: str, checked: bool) -> dict[str, Any]:
    """Return what the template needs to draw a card that can be ticked."""
    return {
        "value": str(card),
        "rank": labels.rank_shown(card),
        "suit": card.suit,
        "symbol": labels.SYMBOLS[card.suit],
        "name": labels.card_name(card),
        "shortcut": shortcut,
        "checked": checked,
    }


class PickCardsField(forms.Field):
    """Reads what was ticked and typed into the cards that were meant."""

    def __init__(self, field: PickCards) -> None:
        super().__init__(widget=PickCardsWidget(field), label=labels.FIELDS[field.name])
        self.field = field

    def clean(self, value: Sequence[str]) -> Pick:
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
        self.fields["asked"] = AskedAtField(asked.address, now)
        self.names = []
        for field in asked.kind.fields(asked.question):
            self.fields[field.name] = PickCardsField(field)
            self.names.append(field.name)
        if kept is not None:
            self.initial = {name: kept.getlist(name) for name in self.names}
            self.initial["asked"] = kept.get("asked", "")
        self.helper = FormHelper()
        self.helper.form_tag = False

    @property
    def answer(self) -> Answer:
        return {name: self.cleaned_data[name] for name in self.names}

    @property
    def asked_at(self) -> datetime:
        return self.cleaned_data["asked"]
