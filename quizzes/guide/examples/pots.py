"""Examples of pots: a hand settled, and the same hand in every house."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from quizzes import labels
from quizzes.labels import Text
from quizzes.poker.cards import Card, parse_cards
from quizzes.poker.rules import PROFILES
from quizzes.poker.settlement import Settlement, settle
from quizzes.poker.stakes import Stakes
from quizzes.settlements import link_to_settlement
from quizzes.tables import SettlementShown, show_settlement

type Hands = Mapping[int, tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class PotShown:
    """The cards of those who are in, the settlement, and where to change it."""

    hands: tuple[tuple[str, tuple[Card, ...]], ...]
    board: tuple[Card, ...]
    chip_unit: int
    settlement: SettlementShown
    url: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HandSettled:
    """What each seat put in, the cards of those still in, and who gets what.

    `hands` are by seat, and seats without one have folded; `chips` are of every seat.
    """

    template: ClassVar[str] = "quizzes/guide/_pot.html"
    note: Text
    chips: tuple[int, ...]
    hands: tuple[tuple[int, str], ...]
    board: str
    chip_unit: int = 1

    @property
    def stakes(self) -> Stakes:
        """What was put in, seat by seat from the left of the button."""
        seats = tuple(range(1, len(self.chips) + 1))
        return Stakes(
            seats=seats,
            contributed=dict(zip(seats, self.chips, strict=True)),
            folded=tuple(seat for seat in seats if seat not in self.hole),
        )

    @property
    def hole(self) -> Hands:
        """The cards of those who are in."""
        return {seat: parse_cards(cards) for seat, cards in self.hands}

    def settled(self, house: str = "default") -> Settlement:
        """Settle the hand by the rules of a house."""
        return settle(
            self.stakes,
            hole=self.hole,
            board=parse_cards(self.board),
            rules=PROFILES[house],
            chip_unit=self.chip_unit,
        )

    def drawn(self) -> PotShown:
        """Settle the hand by the common rules."""
        board = parse_cards(self.board)
        shown = show_settlement(
            self.settled(), self.stakes, hole=self.hole, board=board
        )
        link = link_to_settlement(
            self.stakes, hole=self.hole, board=board, chip_unit=self.chip_unit
        )
        hands = tuple(
            (labels.seat_name(seat), cards) for seat, cards in self.hole.items()
        )
        return PotShown(hands, board, self.chip_unit, shown, link)
