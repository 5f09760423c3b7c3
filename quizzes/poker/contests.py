"""Who has the best high and the best low among the seats that contend for a pot."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from quizzes.poker.cards import (
    BOARD_COUNTS,
    HOLE_COUNTS,
    Card,
    check_count,
    check_distinct,
)
from quizzes.poker.highs import High, high_of
from quizzes.poker.lows import LOWS, Low
from quizzes.poker.stakes import InvalidTableError, TableFault
from quizzes.poker.strengths import high_strength, low_strength

FULL_BOARD = BOARD_COUNTS[-1]


@dataclass(frozen=True, slots=True)
class Winners:
    """The seats that win each half of a pot, and the hands they win it with.

    The seats stand in their order from the left of the button. Where no low
    qualifies there are no low winners. A seat alone wins the high without a hand.
    """

    high_winners: tuple[int, ...]
    low_winners: tuple[int, ...] = ()
    high: High | None = None
    low: Low | None = None


@dataclass(frozen=True, slots=True)
class Contest:
    """The strengths of the high and the low of each seat with others to beat.

    >>> from quizzes.poker.cards import parse_cards
    >>> hands = {1: parse_cards("As2dKcKh"), 2: parse_cards("QsQdJcTh")}
    >>> contest = Contest.among((1, 2), hands, parse_cards("3s4d8cQh9h"))
    >>> winners = contest.winners((1, 2))
    >>> winners.high_winners, str(winners.low), winners.low_winners
    ((2,), '8-4-3-2-A', (1,))
    """

    highs: dict[int, int]
    lows: dict[int, int]

    @classmethod
    def among(
        cls,
        eligible: Sequence[int],
        hands: Mapping[int, Sequence[Card]],
        board: Sequence[Card],
    ) -> Self:
        """Return the contest for a pot that these seats can win.

        It takes a full board and the cards of each of them, four, five or six for
        all alike. Cards that cannot be dealt raise an `InvalidCardsError`, a hand
        that is missing an `InvalidTableError`.
        """
        check_distinct([card for cards in (*hands.values(), board) for card in cards])
        if len(eligible) < 2:
            return cls({}, {})
        check_count(board, (FULL_BOARD, FULL_BOARD), group="board")
        _check_hands(eligible, hands)
        return cls(
            {seat: high_strength(hands[seat], board) for seat in eligible},
            {seat: low_strength(hands[seat], board) for seat in eligible},
        )

    def winners(self, eligible: tuple[int, ...]) -> Winners:
        """Return who wins a pot that these seats can win.

        They are some or all of the seats of the contest, or one seat alone.
        """
        if len(eligible) == 1:
            return Winners(eligible)
        high = max(self.highs[seat] for seat in eligible)
        low = max(self.lows[seat] for seat in eligible)
        return Winners(
            tuple(seat for seat in eligible if self.highs[seat] == high),
            tuple(seat for seat in eligible if self.lows[seat] == low > 0),
            high_of(high),
            LOWS[low],
        )


def _check_hands(eligible: Sequence[int], hands: Mapping[int, Sequence[Card]]) -> None:
    """Refuse a hand that is missing, or is not one of four, five or six cards."""
    for seat in eligible:
        if seat not in hands:
            raise InvalidTableError(TableFault.HAND_MISSING, "hole", seat)
        check_count(hands[seat], HOLE_COUNTS, group="hole")
        # At one table everyone is dealt as many cards.
        as_many = len(hands[eligible[0]])
        check_count(hands[seat], (as_many, as_many), group="hole")
