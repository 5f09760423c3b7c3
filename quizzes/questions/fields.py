"""The closed set of ways in which a question can be answered.

Each field reads what was ticked or typed into a value that can be compared, and
writes a value as the text that is stored and that people can type.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from quizzes.poker.cards import Card, parse_cards, write_cards
from quizzes.poker.nuts import unseen_cards

type Pick = frozenset[Card]
"""The cards that somebody chose; empty means "there is no such hand"."""

type Options = frozenset[str]
"""Which of several options somebody ticked; empty means "none of them"."""

type Places = tuple[int, ...]
"""The place of each item, 1 the best; equal items share one, as in 1, 2, 2, 4."""

type Value = Pick | Options | Places | str

DECK_KEY = "deck"
"""The group of all cards that are not on the board."""

NONE_WORDS = frozenset({"no low", "nolow", "no-low", "no_low", "none"})


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


class InvalidAnswerError(ValueError):
    """An answer that cannot be marked: which field, what is wrong, and the text."""

    def __init__(self, field: str, fault: AnswerFault, text: str = "") -> None:
        super().__init__(f"{field}: {fault.replace('-', ' ')}: {text!r}")
        self.field = field
        self.fault = fault
        self.text = text


@dataclass(frozen=True, slots=True)
class CardGroup:
    """Cards that lie together, and how many of them an answer takes."""

    key: str
    cards: tuple[Card, ...]
    needed: int


@dataclass(frozen=True, slots=True)
class PickCards:
    """Pick so many cards of each group, or say there is no such hand.

    >>> hole, board = parse_cards("As 2d Kc Kh"), parse_cards("3s 4d 8c Kd Qh")
    >>> low = PickCards.two_and_three("low", hole, board, allows_none=True)
    >>> low.write(low.read(["8c", "As", "2d", "4d", "3s"]))
    'As 2d + 3s 4d 8c'
    >>> low.write(low.read(["no low"]))
    'no low'
    """

    name: str
    groups: tuple[CardGroup, ...]
    allows_none: bool = False

    @classmethod
    def two_and_three(
        cls,
        name: str,
        hole: tuple[Card, ...],
        board: tuple[Card, ...],
        *,
        allows_none: bool = False,
    ) -> Self:
        """Return the field that asks for two cards of the hand, three of the board."""
        groups = (CardGroup("hole", hole, 2), CardGroup("board", board, 3))
        return cls(name, groups, allows_none)

    @classmethod
    def two_of_deck(
        cls, name: str, board: tuple[Card, ...], *, allows_none: bool = False
    ) -> Self:
        """Return the field that asks for any two cards that are not on the board."""
        return cls(name, (CardGroup(DECK_KEY, unseen_cards(board), 2),), allows_none)

    @property
    def is_of_deck(self) -> bool:
        """Whether the cards are any that somebody could hold, not those of one hand."""
        return self.groups[0].key == DECK_KEY

    def read(self, texts: Sequence[str]) -> Pick:
        """Return the cards meant by texts: ticked cards, a typed line, or "no low".

        Raise InvalidCardsError where a text is no card, and InvalidAnswerError where
        nothing is chosen, a card was not dealt, or two texts contradict each other.
        """
        said = [text.strip() for text in texts if text.strip()]
        says_none = [text for text in said if text.casefold() in NONE_WORDS]
        cards = [text for text in said if text not in says_none]
        if says_none and not self.allows_none:
            raise self._error(AnswerFault.NONE_NOT_OFFERED, says_none[0])
        if says_none and cards:
            raise self._error(AnswerFault.CARDS_AND_NONE, " ".join(cards))
        if not says_none and not cards:
            raise self._error(AnswerFault.MISSING)
        return self._read_cards(cards)

    def write(self, value: Pick) -> str:
        """Return a pick as text: the cards of each group, with a plus between."""
        if not value:
            return "no low"
        return " + ".join(map(write_cards, self.split(value))).strip()

    def split(self, pick: Pick) -> tuple[tuple[Card, ...], ...]:
        """Return the picked cards of each group, in the order of the group."""
        return tuple(
            tuple(card for card in group.cards if card in pick) for group in self.groups
        )

    def _read_cards(self, texts: list[str]) -> Pick:
        parsed = [parse_cards(text) for text in texts]
        lines = [frozenset(cards) for cards in parsed if len(cards) > 1]
        ticked = [str(cards[0]) for cards in parsed if len(cards) == 1]
        if ticked:
            lines.append(frozenset(parse_cards(ticked)))
        if len(set(lines)) > 1:
            raise self._error(AnswerFault.TICKED_AND_TYPED, " ".join(texts))
        pick = lines[0] if lines else frozenset[Card]()
        dealt = {card for group in self.groups for card in group.cards}
        fault = AnswerFault.ON_BOARD if self.is_of_deck else AnswerFault.NOT_DEALT
        for card in sorted(pick - dealt, key=str):
            raise self._error(fault, str(card))
        return pick

    def _error(self, fault: AnswerFault, text: str = "") -> InvalidAnswerError:
        return InvalidAnswerError(self.name, fault, text)


@dataclass(frozen=True, slots=True)
class ChooseOne:
    """Choose one of a few options, each a word that labels name.

    >>> ChooseOne("board", ("yes", "no")).read(["no"])
    'no'
    """

    name: str
    options: tuple[str, ...]

    def read(self, texts: Sequence[str]) -> str:
        """Return the option that is meant, or raise InvalidAnswerError."""
        said = {text.strip().casefold() for text in texts if text.strip()}
        if not said:
            raise InvalidAnswerError(self.name, AnswerFault.MISSING)
        for option in sorted(said.difference(self.options)):
            raise InvalidAnswerError(self.name, AnswerFault.NO_SUCH_OPTION, option)
        if len(said) > 1:
            text = " ".join(sorted(said))
            raise InvalidAnswerError(self.name, AnswerFault.ONE_OPTION_ONLY, text)
        return said.pop()

    def write(self, value: str) -> str:
        """Return the option as it is stored."""
        return value


@dataclass(frozen=True, slots=True)
class ChooseSome:
    """Tick all options that apply, or say that none does.

    `asks` tells apart the questions that a field of this name can ask.

    >>> ranks = ChooseSome("ranks", ("a", "2", "3"))
    >>> ranks.write(ranks.read(["3 a"]))
    'a 3'
    >>> ranks.write(ranks.read(["none"]))
    'none'
    """

    name: str
    options: tuple[str, ...]
    asks: str = ""

    def read(self, texts: Sequence[str]) -> Options:
        """Return the options that are meant, or raise InvalidAnswerError."""
        said = {word for text in texts for word in _words(text)}
        if not said:
            raise InvalidAnswerError(self.name, AnswerFault.MISSING)
        chosen = said - {"none"}
        for option in sorted(chosen.difference(self.options)):
            raise InvalidAnswerError(self.name, AnswerFault.NO_SUCH_OPTION, option)
        if "none" in said and chosen:
            text = " ".join(sorted(chosen))
            raise InvalidAnswerError(self.name, AnswerFault.OPTIONS_AND_NONE, text)
        return frozenset(chosen)

    def write(self, value: Options) -> str:
        """Return the options in their own order, or "none"."""
        return " ".join(o for o in self.options if o in value) or "none"


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


def _words(text: str) -> list[str]:
    return [word for word in re.split(r"[\s,]+", text.casefold()) if word]


type Field = PickCards | ChooseOne | ChooseSome | PutInOrder
