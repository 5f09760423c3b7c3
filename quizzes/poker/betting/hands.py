"""A whole hand of betting: it takes one action after another, street by street."""

from dataclasses import dataclass, replace

from quizzes.poker.betting.actions import Action, Legal
from quizzes.poker.betting.legality import legal_actions
from quizzes.poker.betting.logs import StreetLog
from quizzes.poker.betting.playing import act
from quizzes.poker.betting.rounds import Round, open_first_round, open_round
from quizzes.poker.betting.showing import Showdown, find_showdown
from quizzes.poker.betting.streets import Street
from quizzes.poker.betting.tables import Table, check_stacks
from quizzes.poker.stakes import Stakes


@dataclass(frozen=True, slots=True)
class Hand:
    """The betting of a hand so far; `act` gives the hand after an action.

    `rounds` are those that were or are being bet. Streets follow by themselves. The
    hand is over when all but one have folded, after the river, or as soon as fewer
    than two could bet: the rest of the board is dealt then without betting.

    >>> from quizzes.poker.betting.actions import Act
    >>> from quizzes.poker.betting.games import Game
    >>> from quizzes.poker.rules import Structure
    >>> game = Game(structure=Structure.POT_LIMIT, blinds=(1, 2))
    >>> hand = start_hand(Table(game=game, seats=(1, 2, 3), stacks={1: 9}))
    >>> str(hand.legal)
    'seat 3 may fold, call 2 to 2, raise to 4 to 7'
    >>> hand = hand.act(Action(3, Act.RAISE_TO, 7)).act(Action(1, Act.RAISE_TO, 9))
    >>> hand = hand.act(Action(2, Act.FOLD)).act(Action(3, Act.CALL))
    >>> hand.is_over, hand.stakes.contributed, hand.stakes.live, hand.showdown.order
    (True, {1: 9, 2: 2, 3: 9}, (1, 3), (1, 3))
    """

    table: Table
    rounds: tuple[Round, ...]

    @property
    def betting(self) -> Round:
        """The round that is being bet, or the last one."""
        return self.rounds[-1]

    @property
    def street(self) -> Street:
        """The street that is being bet, or the last that was."""
        return self.betting.street

    @property
    def legal(self) -> Legal:
        """What the seat to act may do."""
        return legal_actions(self.betting)

    @property
    def to_act(self) -> int | None:
        """Whose turn it is; None where the hand is over."""
        player = self.betting.player_to_act
        return player.seat if player else None

    @property
    def is_over(self) -> bool:
        """Whether the betting has ended."""
        return self.betting.is_over

    @property
    def actions(self) -> tuple[Action, ...]:
        """All that was done, in order."""
        return tuple(action for betting in self.rounds for action in betting.actions)

    @property
    def log(self) -> tuple[StreetLog, ...]:
        """What was posted and done on each street, with the pot before and after."""
        return tuple(betting.street_log for betting in self.rounds)

    @property
    def stacks(self) -> dict[int, int]:
        """The chips left behind, of each seat whose stack is told."""
        players = self.betting.players
        told = self.table.stacks
        return {player.seat: player.stack for player in players if player.seat in told}

    @property
    def stakes(self) -> Stakes:
        """What each seat put in so far, before any return, and who folded."""
        players = self.betting.players
        dead = {seat: self.table.posted_by(seat).dead for seat in self.table.seats}
        return Stakes(
            seats=self.table.seats,
            contributed={
                player.seat: self.table.stack_of(player.seat)
                - player.stack
                - dead[player.seat]
                for player in players
            },
            dead=dead,
            folded=tuple(player.seat for player in players if player.folded),
        )

    @property
    def chips(self) -> int:
        """All that was put in so far."""
        return self.betting.chips

    @property
    def showdown(self) -> Showdown | None:
        """How hands are shown; None where the hand goes on or all but one folded."""
        return find_showdown(self.rounds, self.stakes.contributed)

    def act(self, action: Action) -> "Hand":
        """Return the hand after an action, or raise IllegalActionError."""
        rounds = (*self.rounds[:-1], act(self.betting, action))
        return replace(self, rounds=rounds)._go_on()

    def _go_on(self) -> "Hand":
        """Return the hand on its next street, where this one is over."""
        betting = self.betting
        following = betting.street.next
        if not betting.is_over or betting.ends_the_betting or following is None:
            return self
        opened = open_round(self.table, following, betting.players, betting.chips)
        return replace(self, rounds=(*self.rounds, opened))


def start_hand(table: Table) -> Hand:
    """Return the hand with antes, blinds and posts put in and nobody having acted."""
    check_stacks(table)
    return Hand(table, (open_first_round(table),))._go_on()
