"""Seats to tick."""

from collections.abc import Sequence
from dataclasses import dataclass

from quizzes.questions.fields.faults import AnswerFault, InvalidAnswerError
from quizzes.questions.fields.texts import without_none, words_of

type Seats = frozenset[int]
"""The seats that somebody ticked; empty means "nobody"."""


def seat_key(seat: int) -> str:
    """Return the key of the group of cards that lie before a seat.

    >>> seat_key(3)
    'seat-3'
    """
    return f"seat-{seat}"


@dataclass(frozen=True, slots=True)
class PickSeats:
    """Tick every seat that is meant; where it is allowed, say that it is none.

    Where it is optional, nothing ticked is nobody. Fields of one `box` are asked
    together in it.

    >>> low = PickSeats("low_winners", (1, 2, 3), allows_none=True)
    >>> sorted(low.read(["3", "1"]))
    [1, 3]
    >>> low.write(low.read(["no low"]))
    'none'
    """

    name: str
    seats: tuple[int, ...]
    allows_none: bool = False
    is_optional: bool = False
    box: str = ""

    def read(self, texts: Sequence[str]) -> Seats:
        """Return the seats meant by texts: ticked ones, a typed line, or none.

        Raise InvalidAnswerError where nothing is said, a seat is not at the table, or
        seats are named beside "none".
        """
        said, says_none = without_none(texts)
        words = {word for text in said for word in words_of(text)}
        if says_none and not (self.allows_none or self.is_optional):
            raise self._error(AnswerFault.NO_SUCH_SEAT, says_none[0])
        if says_none and words:
            raise self._error(AnswerFault.SEATS_AND_NONE, " ".join(sorted(words)))
        if not (says_none or words or self.is_optional):
            raise self._error(AnswerFault.SEAT_MISSING)
        seat_of = {str(seat): seat for seat in self.seats}
        for word in sorted(words.difference(seat_of)):
            raise self._error(AnswerFault.NO_SUCH_SEAT, word)
        return frozenset(seat_of[word] for word in words)

    def write(self, value: Seats) -> str:
        """Return the seats in their order at the table, or "none"."""
        return " ".join(str(seat) for seat in self.seats if seat in value) or "none"

    def _error(self, fault: AnswerFault, text: str = "") -> InvalidAnswerError:
        return InvalidAnswerError(self.name, fault, text)
