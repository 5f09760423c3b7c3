"""A hand whose betting is over, to be shown or not."""

from dataclasses import dataclass
from functools import lru_cache

from quizzes.poker.betting.rounds import Round
from quizzes.poker.betting.showing import Showdown
from quizzes.poker.strengths import high_strength, low_strength
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.fields import seat_key
from quizzes.questions.played.hands import KEPT, PlayedHand

type Made = tuple[int, int]
"""The strengths of a high and of a low; the low is 0 where there is none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EndedHand(PlayedHand):
    """A hand of betting that is over; its cards lie there only if two are still in.

    >>> hand = EndedHand.read(
    ...     {
    ...         "game": {"structure": "no-limit", "blinds": [1, 2]},
    ...         "stacks": [50, 50],
    ...         "actions": "2 raise_to 6, 1 fold",
    ...         "chip_unit": 1,
    ...         "rules": "default",
    ...     }
    ... )
    >>> hand.showdown, hand.live
    (None, (2,))
    """

    @property
    def showdown(self) -> Showdown | None:
        """In which order hands are shown; None where all but one have folded."""
        return self.betting.showdown

    @property
    def rounds(self) -> tuple[Round, ...]:
        """The rounds that were bet."""
        return self.betting.rounds

    @property
    def items(self) -> tuple[str, ...]:
        """The hands that are still in, by the keys of their seats."""
        return tuple(map(seat_key, self.live))

    @property
    def made(self) -> dict[int, Made]:
        """What each seat that is still in makes."""
        return _made(self)

    def told(self) -> tuple[Finding, ...]:
        """Return the game that is played; no chips are asked for."""
        small, big = self.game.blinds
        structure = str(self.game.structure)
        return (Finding.of(Fact.GAME_IS, structure=structure, small=small, big=big),)


@lru_cache(maxsize=KEPT)
def _made(hand: EndedHand) -> dict[int, Made]:
    return {
        seat: (high_strength(cards, hand.board), low_strength(cards, hand.board))
        for seat, cards in hand.hole
    }
