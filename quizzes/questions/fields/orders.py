"""Items to put in order."""

from collections.abc import Sequence
from dataclasses import dataclass

from quizzes.questions.fields.faults import AnswerFault, InvalidAnswerError

type Places = tuple[int, ...]
"""The place of each item, 1 the best; equal items share one, as in 1, 2, 2, 4."""


@dataclass(frozen=True, slots=True)
class PutInOrder:
    """Give each item its place, the best first; equal items share a place.

    >>> order = PutInOrder("order", ("a", "b", "c"))
    >>> order.read(["b > a = c"])
    (2, 1, 2)
    >>> order.read(["3", "1", "3"]) == order.read(["2", "1", "2"])
    True
    >>> order.write((2, 1, 2))
    'b > a = c'
    """

    name: str
    items: tuple[str, ...]

    def read(self, texts: Sequence[str]) -> Places:
        """Return the places meant by one number an item, or by a typed line.

        Only the order counts: places may be left out. Raise InvalidAnswerError where
        an item has no place, what is typed is no order of the items, or two texts
        contradict each other.
        """
        said = [text.strip().casefold() for text in texts if text.strip()]
        if not said:
            raise self._error(AnswerFault.MISSING)
        lines = [text for text in said if ">" in text or "=" in text]
        numbers = [text for text in said if text not in lines]
        orders = {self._read_line(line) for line in lines}
        if numbers:
            orders.add(self._read_numbers(numbers))
        if len(orders) > 1:
            raise self._error(AnswerFault.TICKED_AND_TYPED, ", ".join(said))
        return orders.pop()

    def write(self, value: Places) -> str:
        """Return the order as a line, such as "b > a = c"."""
        steps = [
            " = ".join(
                item
                for item, own in zip(self.items, value, strict=True)
                if own == place
            )
            for place in sorted(set(value))
        ]
        return " > ".join(steps)

    def _read_numbers(self, numbers: list[str]) -> Places:
        in_range = {str(place) for place in range(1, len(self.items) + 1)}
        if len(numbers) > len(self.items) or not in_range.issuperset(numbers):
            raise self._error(AnswerFault.NOT_AN_ORDER, " ".join(numbers))
        if len(numbers) < len(self.items):
            raise self._error(AnswerFault.PLACE_MISSING)
        return places_of([int(number) for number in numbers])

    def _read_line(self, line: str) -> Places:
        steps = [[item.strip() for item in s.split("=")] for s in line.split(">")]
        named = [item for step in steps for item in step]
        if sorted(named) != sorted(self.items):
            raise self._error(AnswerFault.NOT_AN_ORDER, line)
        step_of = {item: n for n, step in enumerate(steps) for item in step}
        return places_of([step_of[item] for item in self.items])

    def _error(self, fault: AnswerFault, text: str = "") -> InvalidAnswerError:
        return InvalidAnswerError(self.name, fault, text)


def places_of(values: Sequence[int]) -> Places:
    """Return the place of each value, the smallest first, equal ones sharing it.

    >>> places_of([30, 10, 20, 20])
    (4, 1, 2, 2)
    """
    return tuple(1 + sum(other < value for other in values) for value in values)
