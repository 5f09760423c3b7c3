"""Amounts of chips."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from quizzes.questions.fields.faults import AnswerFault, InvalidAnswerError

# More than any question deals; a bound, so that no answer fills a page.
MOST_CHIPS = 10**9

# Digits, alone or in threes with a space, a comma or an apostrophe between.
NUMBER = re.compile(
    r"(?P<sign>[+\-\u2212]?)\s?(?P<digits>\d+|\d{1,3}(?:[\s,'\u2019]\d{3})+)"
)


@dataclass(frozen=True, slots=True)
class Total:
    """The chips to which amounts that are asked together add up."""

    name: str
    chips: int


@dataclass(frozen=True, slots=True)
class Amount:
    """A whole number of chips, such as what a seat is paid.

    `seat` is whose chips they are, if they are of one. All amounts of one total
    `add_up_to` it, where that is known to whoever answers. A signed amount may be
    less than nothing. One that is optional may be left out: it is 0.
    Fields of one `box` are asked together in it.

    >>> chips = Amount("chips-3", seat=3)
    >>> chips.read([" 1,250 "])
    1250
    >>> Amount("net", is_signed=True).read(["-40"])
    -40
    """

    name: str
    seat: int | None = None
    add_up_to: Total | None = None
    is_signed: bool = False
    is_optional: bool = False
    box: str = ""

    def read(self, texts: Sequence[str]) -> int:
        """Return the number that is meant, or raise InvalidAnswerError."""
        said = {text.strip() for text in texts if text.strip()}
        if not said:
            if self.is_optional:
                return 0
            raise self._error(AnswerFault.AMOUNT_MISSING, "")
        amounts = {self._read_one(text) for text in sorted(said)}
        if len(amounts) > 1:
            raise self._error(AnswerFault.NOT_AN_AMOUNT, " ".join(sorted(said)))
        return amounts.pop()

    def write(self, value: int) -> str:
        """Return the number as it is stored."""
        return str(value)

    def _read_one(self, text: str) -> int:
        found = NUMBER.fullmatch(text)
        if found is None or (found["sign"] and not self.is_signed):
            raise self._error(AnswerFault.NOT_AN_AMOUNT, text)
        digits = re.sub(r"\D", "", found["digits"])
        if len(digits.lstrip("0")) > len(str(MOST_CHIPS)) or int(digits) > MOST_CHIPS:
            raise self._error(AnswerFault.TOO_LARGE, text)
        return -int(digits) if found["sign"] in ("-", "\u2212") else int(digits)

    def _error(self, fault: AnswerFault, text: str) -> InvalidAnswerError:
        return InvalidAnswerError(self.name, fault, text)
