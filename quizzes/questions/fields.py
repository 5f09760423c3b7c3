"""The closed set of ways in which a question can be answered."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from quizzes.poker.cards import Card, parse_cards, write_cards

type Pick = frozenset[Card]
"""The cards that somebody chose; empty means "there is no such hand"."""

NONE_WORDS = frozenset({"no low", "nolow", "no-low", "no_low", "none"})


class AnswerFault(StrEnum):
    """Why an answer cannot be read; the offending text goes with it."""

    MISSING = "missing"
    NOT_DEALT = "not-dealt"
    CARDS_AND_NONE = "cards-and-none"
    NONE_NOT_OFFERED = "none-not-offered"
    TICKED_AND_TYPED = "ticked-and-typed"
    UNKNOWN_FIELD = "unknown-field"


class InvalidAnswerError(ValueError):
    """An answer that cannot be marked: which field, what is wrong, and the text."""

    def __init__(self, field: str, fault: AnswerFault, text: str = "") -> None:
        super().__init__(f"{field}: {fault.replace('-', ' ')}: {text!r}")
        self.field = field
        self.fault = fault
        self.text = text


@dataclass(frozen=True, slots=True)
class PickCards:
    """Pick two cards of the hand and three of the board, or say there is no hand.

    >>> hole, board = parse_cards("As 2d Kc Kh"), parse_cards("3s 4d 8c Kd Qh")
    >>> low = PickCards("low", hole, board, allows_none=True)
    >>> low.write(low.read(["8c", "As", "2d", "4d", "3s"]))
    'As 2d + 3s 4d 8c'
    >>> low.write(low.read(["no low"]))
    'no low'
    """

    name: str
    hole: tuple[Card, ...]
    board: tuple[Card, ...]
    allows_none: bool = False

    def read(self, texts: Sequence[str]) -> Pick:
        """Return the cards meant by texts: ticked cards, a typed line, or "no low".

        Raise InvalidCardsError where a text is no card, and InvalidAnswerError where
        nothing is chosen, a card was not dealt, or two texts contradict each other.
        """
        said = [text.strip() for text in texts if text.strip()]
        says_none = [text for text in said if text.casefold() in NONE_WORDS]
        cards = [text for text in said if text not in says_none]
        if says_none and cards:
            raise self._error(AnswerFault.CARDS_AND_NONE, " ".join(cards))
        if says_none and not self.allows_none:
            raise self._error(AnswerFault.NONE_NOT_OFFERED, says_none[0])
        if not says_none and not cards:
            raise self._error(AnswerFault.MISSING)
        return self._read_cards(cards)

    def write(self, pick: Pick) -> str:
        """Return a pick as text: the hand's cards, a plus, the board's cards."""
        if not pick:
            return "no low"
        hole, board = self.split(pick)
        return f"{write_cards(hole)} + {write_cards(board)}".strip()

    def split(self, pick: Pick) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """Return the picked cards of the hand and of the board, each as dealt."""
        hole = tuple(card for card in self.hole if card in pick)
        return hole, tuple(card for card in self.board if card in pick)

    def _read_cards(self, texts: list[str]) -> Pick:
        ticked = [parsed[0] for parsed in map(parse_cards, texts) if len(parsed) == 1]
        typed = [parsed for parsed in map(parse_cards, texts) if len(parsed) > 1]
        lines = [frozenset(cards) for cards in typed]
        if ticked:
            lines.append(frozenset(parse_cards([str(card) for card in ticked])))
        if len(set(lines)) > 1:
            raise self._error(AnswerFault.TICKED_AND_TYPED, " ".join(texts))
        pick = lines[0] if lines else frozenset[Card]()
        for card in pick - {*self.hole, *self.board}:
            raise self._error(AnswerFault.NOT_DEALT, str(card))
        return pick

    def _error(self, fault: AnswerFault, text: str = "") -> InvalidAnswerError:
        return InvalidAnswerError(self.name, fault, text)


type Field = PickCards
