"""Examples of one hand in every house."""

from dataclasses import dataclass
from typing import ClassVar

from quizzes import labels
from quizzes.guide.examples.played import HandPlayed
from quizzes.guide.examples.pots import HandSettled
from quizzes.labels import Text
from quizzes.poker.cards import Card, parse_cards
from quizzes.tables import TableShown

type Numbers = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HousesShown:
    """The hand, and for each house what becomes of it, by the same columns.

    There is a table where the betting is told, and there are hands where chips are.
    """

    board: tuple[Card, ...]
    hands: tuple[tuple[str, tuple[Card, ...]], ...]
    table: TableShown | None
    columns: tuple[str, ...]
    rows: tuple[tuple[Text, tuple[str, ...]], ...]
    rules: Numbers


@dataclass(frozen=True, slots=True)
class PaidByHouse:
    """What each seat is paid by the rules of each house, and the rules that differ."""

    template: ClassVar[str] = "quizzes/guide/_houses.html"
    hand: HandSettled
    rules: Numbers

    @property
    def note(self) -> Text:
        """What the hand is about."""
        return self.hand.note

    def drawn(self) -> HousesShown:
        """Settle the hand in every house."""
        hole = self.hand.hole
        rows = tuple(
            (name, tuple(labels.chips(chips) for chips in self._payouts(house)))
            for house, name in labels.HOUSES.items()
        )
        return HousesShown(
            board=parse_cards(self.hand.board),
            hands=tuple((labels.seat_name(seat), hole[seat]) for seat in hole),
            table=None,
            columns=tuple(map(labels.seat_name, hole)),
            rows=rows,
            rules=self.rules,
        )

    def _payouts(self, house: str) -> list[int]:
        payouts = self.hand.settled(house).payouts
        return [payouts.get(seat, 0) for seat in self.hand.hole]


@dataclass(frozen=True, slots=True)
class PlayedByHouse:
    """What may be done, or who shows, by the rules of each house."""

    template: ClassVar[str] = "quizzes/guide/_houses.html"
    hand: HandPlayed
    rules: Numbers

    @property
    def note(self) -> Text:
        """What the hand is about."""
        return self.hand.note

    def drawn(self) -> HousesShown:
        """Play the hand in every house."""
        rows = tuple(
            (name, (" ".join(self.hand.told(house)),))
            for house, name in labels.HOUSES.items()
        )
        return HousesShown((), (), self.hand.table(), (), rows, self.rules)
