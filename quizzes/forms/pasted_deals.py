"""A deal to be analyzed that is pasted as one text, however people write it."""

import re
from collections.abc import Iterator

from crispy_forms.helper import FormHelper
from django import forms
from django.http import QueryDict
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from quizzes.explanations import explain_error
from quizzes.forms.analyzer import MOST_HANDS, TypedDeal
from quizzes.poker.cards import HOLE_COUNTS, Card, InvalidCardsError, parse_cards

# What parts one hand from the next in a pasted text.
PARTS = re.compile(r"[\n;/|]|\bvs?\b\.?", re.IGNORECASE)
BOARD_WORD = re.compile(r"\b(?:board|on)\b:?", re.IGNORECASE)

# What stands before a colon is a name, such as "Seat 3 (on the button)", unless it says
# that the board follows, or is cards: nothing else, or three of them in a row.
BOARD_NAME = re.compile(r"^\W*board\b|\bboard\s*$|^\W*on\W*$", re.IGNORECASE)
ONE_CARD = r"(?:(?:10|[2-9TJQKA])[cdhs♣♦♥♠♧♢♡♤]\W*)"
CARDS = re.compile(rf"^\W*{ONE_CARD}+$|\b{ONE_CARD}{{3}}", re.IGNORECASE)


class PastedDealError(ValueError):
    """A pasted text of which one part is neither a hand nor a board."""

    def __init__(self, text: str) -> None:
        super().__init__(f"Neither a hand nor a board: {text!r}")
        self.text = text


def read_pasted(text: str) -> TypedDeal:
    """Read a pasted deal: hands one a line, the board after the word "board" or "on".

    Raise InvalidCardsError for what is no card, PastedDealError for what is no hand.

    >>> deal = read_pasted("AdKd3s2s vs 9h9d8c7c on Jd4d3cQd5h")
    >>> len(deal.hands), len(deal.board)
    (2, 5)
    >>> read_pasted("You: AsAd2c3c\\nSeat 2: KsKdQcJc").board
    ()
    """
    hands: list[tuple[Card, ...]] = []
    board: tuple[Card, ...] = ()
    for is_board, part in _parts(text):
        cards = parse_cards(part)
        if is_board and not board:
            board = cards
        elif HOLE_COUNTS[0] <= len(cards) <= HOLE_COUNTS[1] and not is_board:
            hands.append(cards)
        else:
            raise PastedDealError(part)
    return TypedDeal(tuple(hands), board)


def _parts(text: str) -> Iterator[tuple[bool, str]]:
    """Yield the text of each part, and whether it is said to be the board."""
    for part in PARTS.split(text):
        hand, *boards = BOARD_WORD.split(_without_names(part))
        for is_board, said in ((False, hand), *((True, board) for board in boards)):
            for cards in _without_names(said).split(":"):
                if stripped := cards.strip().strip(" .,"):
                    yield is_board, stripped


def _without_names(text: str) -> str:
    """Return what follows the names in front of cards, or all if there is no name."""
    while True:
        name, colon, rest = text.partition(":")
        if not colon or BOARD_NAME.search(name) or CARDS.search(name):
            return text
        text = rest


class PasteForm(forms.Form):
    """Reads a deal that was pasted in one piece."""

    deal = forms.CharField(
        label=gettext_lazy("Paste a deal"),
        max_length=2000,
        widget=forms.Textarea(
            attrs={
                "rows": 3,
                "dir": "ltr",
                "spellcheck": "false",
                "placeholder": "As Kd 3s 2s vs 9h 9d 8c 7c on Jd 4d 3c Qd 5h",
            }
        ),
        help_text=gettext_lazy(
            "One hand a line, or with vs between them; the board after the word "
            "board or on."
        ),
    )

    def __init__(self, data: QueryDict | None) -> None:
        super().__init__(data)
        self.helper = FormHelper()
        self.helper.form_tag = False
        self.helper.disable_csrf = True

    def clean_deal(self) -> TypedDeal:
        deal = self._read()
        if not deal.hands and not deal.board:
            raise forms.ValidationError(
                _(
                    "There are no cards in this text. Write the four to six cards of "
                    "one hand at least, such as As Kd 3s 2s."
                )
            )
        if len(deal.hands) > MOST_HANDS:
            raise forms.ValidationError(_too_many(len(deal.hands)))
        return deal

    def _read(self) -> TypedDeal:
        try:
            return read_pasted(self.cleaned_data["deal"])
        except InvalidCardsError as error:
            raise forms.ValidationError(explain_error(error)) from error
        except PastedDealError as error:
            raise forms.ValidationError(
                _(
                    "%(text)s is neither a hand of four to six cards nor the board. "
                    "Write board before the board."
                )
                % {"text": error.text}
            ) from error


def _too_many(count: int) -> str:
    return ngettext(
        # Translators: %(most)d is always 9.
        "This deal has %(count)d hand, and no more than %(most)d can be analyzed at "
        "once. Leave some out.",
        "This deal has %(count)d hands, and no more than %(most)d can be analyzed at "
        "once. Leave some out.",
        count,
    ) % {"count": count, "most": MOST_HANDS}
