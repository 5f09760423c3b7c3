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

    @property
    def hand(self) -> Hand:
        """The hand as it stands."""
        seats = tuple(range(1, len(self.stacks) + 1))
        table = Table(
            game=self.game,
            seats=seats,
            stacks=dict(zip(seats, self.stacks, strict=True)),
            posts=dict(self.posts),
        )
        return reduce(Hand.act, self.actions, start_hand(table))

    def drawn(self) -> PlayShown:
        """Play the hand."""
        hand = self.hand
        hole = {seat: parse_cards(cards) for seat, cards in self.hands}
        board = parse_cards(self.board) if self.board else ()
        table = _with_pot(show_table(hand, hole=hole, board=board), hand)
        if not hand.is_over:
            return PlayShown(table, (explain_legal(hand.legal),))
        shown = showings(hand.showdown, hole, board) if hand.showdown else ()
        return PlayShown(table, tuple(map(_showing, shown)))


def _with_pot(table: TableShown, hand: Hand) -> TableShown:
    """Lay what was bet on earlier streets in the middle; bets stay before the seats."""
    gathered = hand.chips - sum(seat.bet or 0 for seat in table.seats)
    pots = (PotShown(labels.pot_name(0), gathered),) if gathered else ()
    return replace(table, pots=pots)


def _showing(showing: Showing) -> str:
    seat = labels.seat_name(showing.seat)
    if showing.may_muck:
        return _("%(seat)s may muck.") % {"seat": seat}
    return _("%(seat)s shows.") % {"seat": seat}
