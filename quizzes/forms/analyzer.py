"""A deal to be analyzed: typed hand by hand and board."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from crispy_forms.helper import FormHelper
from django import forms
from django.http import QueryDict
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from quizzes.explanations import explain_error
from quizzes.poker.cards import (
    HOLE_COUNTS,
    Card,
    CardFault,
    InvalidCardsError,
    parse_cards,
)
from quizzes.poker.equity import FULL_BOARD, ShortDeckError, cards_left

MOST_HANDS = 9
FEWEST_SHOWN = 2
BOARD_LENGTHS = (0, 3, 4, 5)
HAND_NAMES = tuple(f"hand{number}" for number in range(1, MOST_HANDS + 1))


@dataclass(frozen=True, slots=True)
class TypedDeal:
    """Hands of four to six cards and a board of none, three, four or five."""

    hands: tuple[tuple[Card, ...], ...]
    board: tuple[Card, ...] = ()

    @property
    def query(self) -> str:
        """Return the deal as the query of a link that can be shared."""
        pairs = [(f"hand{n}", _joined(hand)) for n, hand in enumerate(self.hands, 1)]
        if self.board:
            pairs.append(("board", _joined(self.board)))
        return urlencode(pairs)


def _joined(cards: tuple[Card, ...]) -> str:
    return "".join(map(str, cards))


class CardsField(forms.CharField):
    """Cards as text in any form the product reads; nothing typed is no cards."""

    def clean(self, value: str | None) -> tuple[Card, ...]:
        text = super().clean(value)
        if not text:
            return ()
        try:
            return self.checked(parse_cards(text))
        except InvalidCardsError as error:
            raise forms.ValidationError(explain_error(error)) from error

    def checked(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return cards


class HandField(CardsField):
    """The hole cards of one hand."""

    def checked(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        if not HOLE_COUNTS[0] <= len(cards) <= HOLE_COUNTS[1]:
            raise forms.ValidationError(
                _("%(text)s is no hand: it takes four, five or six cards.")
                % {"text": " ".join(map(str, cards))}
            )
        return cards


class BoardField(CardsField):
    """The board before the flop, on the flop, the turn or the river."""

    def checked(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        if len(cards) not in BOARD_LENGTHS:
            raise forms.ValidationError(
                _("A board has three, four or five cards, or none yet.")
            )
        return cards


def check_named_once(form: forms.Form, names: Iterable[str]) -> None:
    """Refuse a card that an earlier one of these fields has named."""
    seen: dict[Card, str] = {}
    for name in names:
        for card in form.cleaned_data.get(name, ()):
            if card in seen:
                duplicate = explain_error(
                    InvalidCardsError(CardFault.DUPLICATE, str(card))
                )
                form.add_error(name, f"{duplicate} ({form.fields[seen[card]].label})")
                break
            seen[card] = name


class AnalyzerForm(forms.Form):
    """Reads the deal of an analysis; each mistake is said at its own field."""

    board = BoardField(
        label=gettext_lazy("Board"),
        required=False,
        max_length=60,
        widget=forms.TextInput(attrs={"placeholder": "Jd 4d 3c Qd 5h"}),
    )

    def __init__(self, data: QueryDict | None) -> None:
        super().__init__(data)
        for number, name in enumerate(HAND_NAMES[: self._shown()], start=1):
            self.fields[name] = HandField(
                label=_("Hand %(number)d") % {"number": number},
                required=False,
                max_length=60,
                widget=forms.TextInput(attrs={"placeholder": "As Kd 3s 2s"}),
            )
        self.order_fields([*HAND_NAMES, "board"])
        for field in self.fields.values():
            field.widget.attrs |= {
                "dir": "ltr",
                "autocomplete": "off",
                "spellcheck": "false",
                "data-cards-field": True,
            }
        self.helper = FormHelper()
        self.helper.form_tag = False
        self.helper.disable_csrf = True

    def _shown(self) -> int:
        """Return how many hands to ask for: those that are named, and one more."""
        named = [n for n, name in enumerate(HAND_NAMES, 1) if self.data.get(name)]
        return min(max(FEWEST_SHOWN, max(named, default=0) + 1), MOST_HANDS)

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or self.cleaned_data
        check_named_once(self, list(self.fields))
        if not self.errors:
            self._check_hands([name for name in HAND_NAMES if cleaned.get(name)])
        return cleaned

    def _check_hands(self, names: list[str]) -> None:
        """Ask for a hand, and for no more of them than leave cards for the board."""
        if not names:
            self.add_error("hand1", _("Name the cards of one hand at least."))
            return
        deal = self.deal
        try:
            cards_left(deal.hands, deal.board, (), needed=FULL_BOARD - len(deal.board))
        except ShortDeckError as error:
            self.add_error(names[-1], _short_deck(error))

    @property
    def deal(self) -> TypedDeal:
        hands = [self.cleaned_data.get(name, ()) for name in HAND_NAMES]
        return TypedDeal(tuple(filter(None, hands)), self.cleaned_data["board"])


def _short_deck(error: ShortDeckError) -> str:
    return ngettext(
        # Translators: %(left)d is from 0 to 4.
        "%(needed)d more card is to come on the board, but the deck has only %(left)d "
        "left. Leave this hand out.",
        "%(needed)d more cards are to come on the board, but the deck has only "
        "%(left)d left. Leave this hand out.",
        error.needed,
    ) % {"needed": error.needed, "left": error.left}
