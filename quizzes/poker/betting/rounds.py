"""One round of betting: who is in it with what, what is to be matched, whose turn."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from quizzes.poker.betting.actions import Action
from quizzes.poker.betting.games import Game
from quizzes.poker.betting.logs import Entry, StreetLog, log_postings
from quizzes.poker.betting.streets import Street
from quizzes.poker.betting.tables import Table
from quizzes.poker.rules import HeadsUpCap, HouseRules, Structure


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """A seat in a round of betting.

    `stack` is what lies behind, `bet` what was put in on this street, `blind` the
    whole blind of the seat before the flop. `answered` is how many full bets and
    raises there were when it last acted; None where it has not acted yet.
    """

    seat: int
    stack: int
    bet: int = 0
    blind: int = 0
    folded: bool = False
    answered: int | None = None

    @property
    def can_act(self) -> bool:
        """Whether it is in the hand with chips behind."""
        return not self.folded and self.stack > 0

    @property
    def is_all_in(self) -> bool:
        """Whether it is in the hand without chips behind."""
        return not self.folded and self.stack == 0

    def pay(self, total: int) -> "Player":
        """Return it with its bet brought up to a total."""
        return replace(self, bet=total, stack=self.stack - (total - self.bet))


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """The betting of one street so far.

    `pot` is what lay in the middle before it, antes and dead chips as well. `due`
    is the total to match; `full` the last total that counts as a full bet or raise,
    from which a short one is completed; `raise_size` the least that a raise adds.
    `wagers` counts full bets and raises, the big blind as the first of them.
    `cap_is_lifted` says that limit has no cap here. `turn` is the place of the player
    to act, `aggressor` the seat that last bet or raised: a blind is neither. `log`
    holds what was posted and done, in order.
    """

    game: Game
    rules: HouseRules
    street: Street
    players: tuple[Player, ...]
    pot: int
    raise_size: int
    due: int = 0
    full: int = 0
    wagers: int = 0
    cap_is_lifted: bool = False
    turn: int | None = None
    aggressor: int | None = None
    log: tuple[Entry, ...] = ()

    @property
    def player_to_act(self) -> Player | None:
        """Whose turn it is; None where the round is over."""
        return None if self.turn is None else self.players[self.turn]

    @property
    def is_over(self) -> bool:
        """Whether nobody has anything left to do on this street."""
        return self.turn is None

    @property
    def live(self) -> tuple[Player, ...]:
        """Those who have not folded, from the left of the button."""
        return tuple(player for player in self.players if not player.folded)

    @property
    def ends_the_betting(self) -> bool:
        """Whether no betting comes after it: folds, the river, or all are all-in."""
        able = sum(player.can_act for player in self.players)
        ends = len(self.live) == 1 or able < 2 or self.street is Street.RIVER
        return self.is_over and ends

    @property
    def chips(self) -> int:
        """All that lies in the middle and before the seats."""
        return self.pot + sum(player.bet for player in self.players)

    @property
    def actions(self) -> tuple[Action, ...]:
        """What was done on this street, in order."""
        return tuple(entry.action for entry in self.log if entry.action)

    @property
    def street_log(self) -> StreetLog:
        """What was posted and done, with the pot before and after it."""
        before = self.log[0].pot_before if self.log else self.chips
        return StreetLog(self.street, self.log, before, self.chips)

    @property
    def is_capped(self) -> bool:
        """Whether limit allows no further raise on this street."""
        if self.game.structure is not Structure.LIMIT or self.cap_is_lifted:
            return False
        return self.wagers > self.rules.limit_raises

    def others_can_act(self, player: Player) -> bool:
        """Return whether anyone but this player could still put chips in."""
        return any(other.can_act for other in self.players if other is not player)

    def due_from(self, player: Player) -> int:
        """Return the total that a player must have in to stay.

        A blind that is short is matched as a whole one, for those who could still
        bet more. Where everyone else is all-in, what they put in is all there is
        to match.
        """
        if self.others_can_act(player):
            return self.due
        return max(other.bet for other in self.live if other is not player)

    def waits_for(self, player: Player) -> bool:
        """Return whether a player must still act before the round can end."""
        if not player.can_act:
            return False
        if player.bet < self.due_from(player):
            return True
        return player.answered is None and self.others_can_act(player)

    def turn_from(self, place: int) -> int | None:
        """Return the place of the next to act, from a place on clockwise."""
        if len(self.live) == 1:
            return None
        count = len(self.players)
        for step in range(count):
            at = (place + step) % count
            if self.waits_for(self.players[at]):
                return at
        return None

    def with_cap_lifted(self) -> "Round":
        """Return it without a cap, where the house lifts it as two are left."""
        until_capped = HeadsUpCap.LIFTED_UNTIL_CAPPED
        if self.rules.heads_up_cap is not until_capped or len(self.live) > 2:
            return self
        return replace(self, cap_is_lifted=self.cap_is_lifted or not self.is_capped)


def open_first_round(table: Table, pot: int = 0) -> Round:
    """Return the round before the flop, with everything posted.

    `pot` is what lies in the middle already, beside this table's antes and dead chips.
    """
    posted = {seat: table.posted_by(seat) for seat in table.seats}
    players = tuple(
        Player(
            seat=seat,
            stack=table.stack_of(seat) - posted[seat].total,
            bet=posted[seat].live,
            blind=table.blind_of(seat),
        )
        for seat in table.seats
    )
    big_blind = table.game.big_blind
    opened = Round(
        game=table.game,
        rules=table.rules,
        street=Street.PREFLOP,
        players=players,
        pot=pot + sum(post.ante + post.dead for post in posted.values()),
        raise_size=big_blind,
        due=big_blind,
        full=big_blind,
        wagers=1,
        log=log_postings(table, pot),
    )
    return _start(opened, table.seats.index(table.big_blind_seat) + 1)


def open_round(
    table: Table, street: Street, players: Iterable[Player], pot: int
) -> Round:
    """Return the round of a later street, with the pot and the stacks at its start."""
    opened = Round(
        game=table.game,
        rules=table.rules,
        street=street,
        players=tuple(
            replace(player, bet=0, blind=0, answered=None) for player in players
        ),
        pot=pot,
        raise_size=table.game.least_bet(street),
    )
    return _start(opened, 0)


def _start(opened: Round, place: int) -> Round:
    """Return a round with its cap settled and its first turn."""
    at_start = opened.rules.heads_up_cap is HeadsUpCap.LIFTED_AT_START
    lifted = replace(opened, cap_is_lifted=at_start and len(opened.live) == 2)
    return replace(lifted.with_cap_lifted(), turn=opened.turn_from(place))
