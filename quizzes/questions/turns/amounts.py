"""What a call costs at a moment of a hand, and between what one may raise."""

from dataclasses import dataclass

from quizzes.poker.betting.hands import Hand
from quizzes.poker.betting.legality import raise_sizes
from quizzes.poker.betting.logs import Entry
from quizzes.poker.betting.rounds import Player, Round
from quizzes.poker.betting.streets import Street
from quizzes.poker.rules import Structure
from quizzes.questions.turns.orders import has_option

LATE = (Street.TURN, Street.RIVER)


@dataclass(frozen=True, slots=True)
class Amounts:
    """Chips for a call, 0 for a check, and the least and the most to raise to.

    All three are chips; where one may not raise, the last two are 0.
    """

    call: int
    least: int = 0
    most: int = 0


@dataclass(frozen=True, slots=True)
class Spot:
    """The moment at which a player is to act.

    >>> from quizzes.poker.betting.games import Game
    >>> from quizzes.poker.betting.hands import start_hand
    >>> from quizzes.poker.betting.tables import Table
    >>> game = Game(structure=Structure.POT_LIMIT, blinds=(1, 2))
    >>> Spot(start_hand(Table(game=game, seats=(1, 2, 3)))).right
    Amounts(call=2, least=4, most=7)
    """

    hand: Hand

    @property
    def betting(self) -> Round:
        """The round that is bet."""
        return self.hand.betting

    @property
    def player(self) -> Player:
        """The player to act."""
        player = self.betting.player_to_act
        assert player is not None
        return player

    @property
    def structure(self) -> Structure:
        """Limit, pot-limit or no-limit."""
        return self.hand.table.game.structure

    @property
    def big_blind(self) -> int:
        """The whole big blind, in chips."""
        return self.hand.table.game.big_blind

    @property
    def is_limit(self) -> bool:
        """Whether bets and raises have one size."""
        return self.structure is Structure.LIMIT

    @property
    def all_in(self) -> int:
        """The player's bet with all chips behind in it."""
        return self.player.bet + self.player.stack

    @property
    def to_match(self) -> int:
        """The chips that a call would take if there were enough of them."""
        return max(0, self.betting.due - self.player.bet)

    @property
    def chips_after_call(self) -> int:
        """All chips that would really have been put in after a call."""
        return self.hand.chips + self.to_match

    @property
    def right(self) -> Amounts:
        """What is right by the rules."""
        legal = self.hand.legal
        call = legal.call.put if legal.call else 0
        if legal.raise_to is None:
            return Amounts(call)
        return Amounts(call, legal.raise_to.least, legal.raise_to.most)

    @property
    def if_open(self) -> Amounts:
        """What would be right if nothing but chips stood against a raise."""
        least, most = raise_sizes(self.betting, self.player)
        return Amounts(self.right.call, min(least, self.all_in), min(most, self.all_in))

    @property
    def is_call_all_in(self) -> bool:
        """Whether a call takes all chips, so that none are left to raise with."""
        return self.to_match > 0 and self.all_in <= self.betting.due

    @property
    def is_capped(self) -> bool:
        """Whether nothing but the cap stands against a raise."""
        return self.betting.is_capped and not self.is_call_all_in

    @property
    def is_cap_lifted(self) -> bool:
        """Whether a raise would be beyond the cap, if there were one."""
        raises = self.betting.rules.limit_raises
        return self.is_limit and not self.is_capped and self.betting.wagers > raises

    @property
    def is_last_raise(self) -> bool:
        """Whether one raise more makes the cap."""
        is_capped_next = self.betting.wagers == self.betting.rules.limit_raises
        return self.is_limit and not self.betting.cap_is_lifted and is_capped_next

    @property
    def has_rival(self) -> bool:
        """Whether anyone else could call any part of a raise."""
        others = (other for other in self.betting.live if other is not self.player)
        return any(other.bet + other.stack > self.betting.due for other in others)

    @property
    def is_full(self) -> bool:
        """Whether there are enough chips for the smallest full raise."""
        least, _ = raise_sizes(self.betting, self.player)
        return self.all_in >= least

    @property
    def is_reopened(self) -> bool:
        """Whether all-ins for less than a raise let the player raise again."""
        answered = self.player.answered
        if answered is None or not self.right.least:
            return False
        if not self.is_limit:
            return self.betting.wagers == answered
        is_short = last_raise(self.betting) < self.betting.raise_size
        return is_short and self.betting.wagers == answered + 1

    @property
    def short_blind(self) -> int | None:
        """What the big blind was posted with, where it is short and not yet raised."""
        if self.hand.street is not Street.PREFLOP or self.betting.due > self.big_blind:
            return None
        bets = {player.seat: player.bet for player in self.betting.players}
        posted = bets[self.hand.table.big_blind_seat]
        return posted if posted < self.big_blind else None


def is_asked(hand: Hand) -> bool:
    """Return whether somebody is to act, and faces all that was bet.

    Who faces nothing but all-ins for less than a blind is not asked.
    """
    return hand.to_act is not None and hand.legal.faced == hand.betting.due


def last_raise(betting: Round) -> int:
    """Return what the last bet or raise of a limit round added, in chips.

    What is less than half a bet counts for none, and towards the next one.
    """
    full = betting.game.big_blind if betting.street is Street.PREFLOP else 0
    added = 0
    for entry in filter(_is_wager, betting.log):
        if 2 * (entry.to - full) >= betting.raise_size:
            added, full = entry.to - full, entry.to
    return added


def _is_wager(entry: Entry) -> bool:
    return entry.action is not None and entry.action.to is not None


def case_of(hand: Hand) -> str:
    """Return what the amounts are like: the first that applies counts."""
    spot = Spot(hand)
    if not spot.right.least:
        return _case_without_raise(spot)
    if spot.is_cap_lifted:
        return "cap-lifted"
    if spot.is_reopened:
        return "reopened"
    if not spot.is_full:
        return "all-in-raise"
    if spot.short_blind is not None:
        return "short-big-blind"
    if has_option(hand):
        return "big-blind-option"
    return _limit_case(spot) if spot.is_limit else _plain_case(spot)


def _case_without_raise(spot: Spot) -> str:
    if spot.is_call_all_in:
        return "call-is-all-in"
    if spot.is_capped:
        return "capped"
    return "not-reopened" if spot.has_rival else "nobody-could-call"


def _limit_case(spot: Spot) -> str:
    if spot.is_last_raise:
        return "one-raise-left"
    return "double-bet" if spot.hand.street in LATE else _plain_case(spot)


def _plain_case(spot: Spot) -> str:
    if not spot.betting.due:
        return "first-bet"
    if not spot.is_limit and spot.betting.raise_size > spot.big_blind:
        return "raise-after-raise"
    if spot.player.bet:
        return "own-bet-counts"
    is_pot = spot.structure is Structure.POT_LIMIT
    return "pot-raise" if is_pot and spot.right.most < spot.all_in else "plain-call"
