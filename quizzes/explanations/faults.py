"""What is said about an answer that cannot be read."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext_lazy

from quizzes.labels import Text
from quizzes.poker.cards import CardFault, InvalidCardsError
from quizzes.questions.fields import AnswerFault, InvalidAnswerError

CARD_FAULTS: dict[CardFault, Text] = {
    CardFault.EMPTY: gettext_lazy("No cards were named."),
    CardFault.NOT_TEXT: gettext_lazy("“%(text)s” is not the name of a card."),
    CardFault.UNKNOWN_RANK: gettext_lazy(
        "“%(text)s” is not a card: its rank is none of A, K, Q, J, 10 or T, 9 to 2."
    ),
    CardFault.UNKNOWN_SUIT: gettext_lazy(
        "“%(text)s” is not a card: after the rank comes a suit, c, d, h or s."
    ),
    CardFault.MIXED_ALPHABETS: gettext_lazy(
        "“%(text)s” mixes letters of two alphabets. Please write it in one."
    ),
    CardFault.JOKER: gettext_lazy("There are no jokers in Omaha: %(text)s."),
    CardFault.DUPLICATE: gettext_lazy("%(text)s is named twice."),
    CardFault.TOO_FEW: gettext_lazy("There are too few cards: %(text)s."),
    CardFault.TOO_MANY: gettext_lazy("There are too many cards: %(text)s."),
}

ANSWER_FAULTS: dict[AnswerFault, Text] = {
    AnswerFault.MISSING: gettext_lazy("Choose cards first, or ask to be shown."),
    AnswerFault.NOT_DEALT: gettext_lazy(
        "%(text)s is neither on the board nor in your hand."
    ),
    AnswerFault.ON_BOARD: gettext_lazy(
        "%(text)s lies on the board, so nobody can hold it."
    ),
    AnswerFault.CARDS_AND_NONE: gettext_lazy(
        "You chose cards and also said that there is no low. Which is it?"
    ),
    AnswerFault.NONE_NOT_OFFERED: gettext_lazy(
        "There always is one here: choose its cards."
    ),
    AnswerFault.TICKED_AND_TYPED: gettext_lazy(
        "What you chose and typed is not one answer: %(text)s. Keep one of them."
    ),
    AnswerFault.NO_SUCH_OPTION: gettext_lazy("There is no such choice: “%(text)s”."),
    AnswerFault.ONE_OPTION_ONLY: gettext_lazy("Choose one only, not all of %(text)s."),
    AnswerFault.OPTIONS_AND_NONE: gettext_lazy(
        "You ticked %(text)s and also that there is none. Which is it?"
    ),
    AnswerFault.SEAT_MISSING: gettext_lazy("Tick a seat first, or ask to be shown."),
    AnswerFault.NO_SUCH_SEAT: gettext_lazy("There is no such seat here: “%(text)s”."),
    AnswerFault.SEATS_AND_NONE: gettext_lazy(
        "You ticked seat %(text)s and also that there is none. Which is it?"
    ),
    AnswerFault.AMOUNT_MISSING: gettext_lazy(
        "Fill in a number first, 0 for none, or ask to be shown."
    ),
    AnswerFault.NOT_AN_AMOUNT: gettext_lazy(
        "“%(text)s” is not a whole number, such as 1250."
    ),
    AnswerFault.TOO_LARGE: gettext_lazy("%(text)s is more than all chips there are."),
    AnswerFault.PLACE_MISSING: gettext_lazy(
        "Give each hand a place; equal ones share it."
    ),
    AnswerFault.NOT_AN_ORDER: gettext_lazy(
        "“%(text)s” is no order: give each of them a place, as in B > A = C."
    ),
}


# What is said where nothing is answered to a field that takes no cards.
MISSING: dict[str, Text] = {
    "order": gettext_lazy("Give each hand its place first, or ask to be shown."),
    "board": gettext_lazy("Say first whether anyone can have a low on this board."),
    "hand": gettext_lazy("Say first whether you have a low."),
    "nut_high": gettext_lazy("Choose two cards for the nut high first."),
    "nut_low": gettext_lazy(
        "Choose two cards for the nut low first, or say that no low is possible."
    ),
    "holds": gettext_lazy("Say first which of the nuts you hold."),
    "ranks": gettext_lazy("Tick the next cards first, or none of them."),
}


def explain_error(error: InvalidCardsError | InvalidAnswerError) -> str:
    """Return the sentence that says what is wrong with what was sent."""
    if error.fault is AnswerFault.MISSING and error.field in MISSING:
        return str(MISSING[error.field])
    faults: Mapping[Any, Text] = CARD_FAULTS | ANSWER_FAULTS
    return str(faults[error.fault]) % {"text": error.text}
