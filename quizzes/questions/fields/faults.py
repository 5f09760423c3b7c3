"""What can be wrong with the texts of an answer."""

from enum import StrEnum


class AnswerFault(StrEnum):
    """Why an answer cannot be read; the offending text goes with it."""

    MISSING = "missing"
    NOT_DEALT = "not-dealt"
    ON_BOARD = "on-board"
    CARDS_AND_NONE = "cards-and-none"
    NONE_NOT_OFFERED = "none-not-offered"
    TICKED_AND_TYPED = "ticked-and-typed"
    NO_SUCH_OPTION = "no-such-option"
    ONE_OPTION_ONLY = "one-option-only"
    OPTIONS_AND_NONE = "options-and-none"
    NOT_AN_ORDER = "not-an-order"
    PLACE_MISSING = "place-missing"
    SEAT_MISSING = "seat-missing"
    NO_SUCH_SEAT = "no-such-seat"
    SEATS_AND_NONE = "seats-and-none"
    AMOUNT_MISSING = "amount-missing"
    NOT_AN_AMOUNT = "not-an-amount"
    TOO_LARGE = "too-large"


class InvalidAnswerError(ValueError):
    """An answer that cannot be marked: which field, what is wrong, and the text."""

    def __init__(self, field: str, fault: AnswerFault, text: str = "") -> None:
        super().__init__(f"{field}: {fault.replace('-', ' ')}: {text!r}")
        self.field = field
        self.fault = fault
        self.text = text
