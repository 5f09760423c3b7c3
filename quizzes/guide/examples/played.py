"""Examples of a hand as it is played: who may do what, and who shows."""

from dataclasses import dataclass, replace
from functools import reduce
from typing import ClassVar

from django.utils.translation import gettext as _

from quizzes import labels
from quizzes.explanations.legal import explain_legal
from quizzes.labels import Text
from quizzes.poker.betting.actions import Action
from quizzes.poker.betting.games import Game
from quizzes.poker.betting.hands import Hand, start_hand
from quizzes.poker.betting.showing import Showing, showings
from quizzes.poker.betting.tables import Post, Table
from quizzes.poker.cards import parse_cards
from quizzes.poker.rules import PROFILES
from quizzes.tables import TableShown, show_table
from quizzes.tables.shown import PotShown


@dataclass(frozen=True, slots=True)
class PlayShown:
    """The table with its log, and what is said of it in the end."""

    table: TableShown
    sentences: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HandPlayed:
    """A hand up to some moment of its betting, and what may be done then.

    `stacks` are those of the seats from the left of the button round to it. A hand
    that is over is shown with the cards of `hands`, by seat, in the order of showing.
    """

    template: ClassVar[str] = "quizzes/guide/_play.html"
    note: Text
    game: Game
    stacks: tuple[int, ...]
    posts: tuple[tuple[int, Post], ...] = ()
    actions: tuple[Action, ...] = ()
    hands: tuple[tuple[int, str], ...] = ()
    board: str = ""

    def played(self, house: str = "default") -> Hand:
        """Play the hand by the rules of a house."""
        seats = tuple(range(1, len(self.stacks) + 1))
        table = Table(
            game=self.game,
            seats=seats,
            stacks=dict(zip(seats, self.stacks, strict=True)),
            posts=dict(self.posts),
            rules=PROFILES[house],
        )
        return reduce(Hand.act, self.actions, start_hand(table))

    def told(self, house: str = "default") -> tuple[str, ...]:
        """Say what the seat to act may do, or who shows, by the rules of a house."""
        hand = self.played(house)
        if not hand.is_over:
            return (explain_legal(hand.legal),)
        if hand.showdown is None:
            return ()
        if hand.showdown.tabled:
            return (_("All hands are laid open at once."),)
        hole = {seat: parse_cards(cards) for seat, cards in self.hands}
        return tuple(map(_told, showings(hand.showdown, hole, parse_cards(self.board))))

    def table(self) -> TableShown:
        """Draw the table as the hand stands."""
        hand = self.played()
        hole = {seat: parse_cards(cards) for seat, cards in self.hands}
        board = parse_cards(self.board) if self.board else ()
        return _with_pot(show_table(hand, hole=hole, board=board), hand)

    def drawn(self) -> PlayShown:
        """Play the hand by the common rules."""
        return PlayShown(self.table(), self.told())


def _with_pot(table: TableShown, hand: Hand) -> TableShown:
    """Lay what was bet on earlier streets in the middle; bets stay before the seats."""
    gathered = hand.chips - sum(seat.bet or 0 for seat in table.seats)
    pots = (PotShown(labels.pot_name(0), gathered),) if gathered else ()
    return replace(table, pots=pots)


def _told(showing: Showing) -> str:
    seat = labels.seat_name(showing.seat)
    if showing.may_muck:
        return _("%(seat)s may muck.") % {"seat": seat}
    return _("%(seat)s shows.") % {"seat": seat}
