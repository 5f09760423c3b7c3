"""Cards to pick."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from quizzes.poker.cards import Card, parse_cards, write_cards
from quizzes.poker.nuts import unseen_cards
from quizzes.questions.fields.faults import AnswerFault, InvalidAnswerError
from quizzes.questions.fields.texts import without_none

type Pick = frozenset[Card]
"""The cards that somebody chose; empty means "there is no such hand"."""

DECK_KEY = "deck"
"""The group of all cards that are not on the board."""


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
        cards, says_none = without_none(texts)
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
