"""A hand that was stopped in the betting, and how it lies on the table then."""

from dataclasses import dataclass, replace

from quizzes.poker.betting.hands import Hand
from quizzes.poker.betting.rounds import Round
from quizzes.questions.fields import CardGroup
from quizzes.questions.played.hands import PlayedHand


@dataclass(frozen=True, slots=True, kw_only=True)
class StoppedHand(PlayedHand):
    """A hand that was stopped after the last of its actions, without cards on show.

    What was bet on the street still lies before the seats, even where that ended the
    street; `betting` is already on the next one then.

    >>> from quizzes.poker.betting.actions import Act, Action
    >>> from quizzes.poker.betting.games import Game
    >>> from quizzes.poker.rules import Structure
    >>> hand = StoppedHand(
    ...     game=Game(structure=Structure.POT_LIMIT, blinds=(1, 2)),
    ...     stacks=(50, 50),
    ...     actions=(Action(2, Act.CALL), Action(1, Act.CHECK)),
    ... )
    >>> hand.betting.street.name, hand.shown.street.name, hand.betting.to_act
    ('FLOP', 'PREFLOP', 1)
    """

    @property
    def shown(self) -> Hand:
        """The hand as it lies on the table."""
        return as_it_lies(self.betting)

    @property
    def own(self) -> int | None:
        """The seat of whoever is asked; None where it is nobody at the table."""
        return None

    def given(self) -> tuple[CardGroup, ...]:
        """Return no cards: what comes next does not depend on them."""
        return ()


class OwnTurn(StoppedHand):
    """A hand that was stopped at the turn of whoever is asked."""

    __slots__ = ()

    @property
    def shown(self) -> Hand:
        """The hand on the street on which it is one's turn."""
        return self.betting

    @property
    def own(self) -> int | None:
        """The seat to act."""
        return self.betting.to_act


def as_it_lies(hand: Hand) -> Hand:
    """Return a hand without a later street on which nobody has acted yet."""
    has_begun = len(hand.rounds) == 1 or hand.betting.log
    return hand if has_begun else replace(hand, rounds=hand.rounds[:-1])


def round_of(hand: Hand) -> Round:
    """Return the round whose bets lie before the seats."""
    return as_it_lies(hand).betting


def has_gone_on(hand: Hand) -> bool:
    """Return whether the last action ended a street, with another to be bet."""
    return round_of(hand) is not hand.betting
