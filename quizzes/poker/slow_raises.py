"""To what a seat may bet or raise, straight from the words of the rules.

Nothing here is shared with the betting that it is to be compared with; only the
switches of a house have the same names.
"""

from dataclasses import dataclass, field
from enum import Enum

from quizzes.poker.betting.actions import Act
from quizzes.poker.rules import (
    HeadsUpCap,
    HouseRules,
    LimitReopening,
    ShortBlindPot,
    Structure,
)
from quizzes.poker.slow_bets import BetStep, Telling

BETS = (Act.BET, Act.RAISE_TO)
# Streets are counted from 0, before the flop; from the turn on limit bets are big.
TURN = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Stakes:
    """What is played; `bets` are the least bets before the turn and from it on."""

    structure: Structure
    blinds: tuple[int, int]
    bets: tuple[int, int]
    rules: HouseRules

    @property
    def is_limit(self) -> bool:
        return self.structure is Structure.LIMIT

    def is_full(self, added: int, size: int) -> bool:
        """Return whether a raise counts; in limit half of one may be enough."""
        is_half_enough = self.rules.limit_reopening is LimitReopening.HALF
        return added * (2 if self.is_limit and is_half_enough else 1) >= size


@dataclass(slots=True)
class Counted:
    """The bets and raises of a street.

    `full` is the last bet that counts as a full one, `size` what the next adds at
    least, `count` how many count, a big blind among them. `answered` holds how many
    there were when each seat last acted.
    """

    size: int
    highest: int
    full: int
    count: int
    is_uncapped: bool = False
    answered: dict[int, int] = field(default_factory=dict)

    def tell(self, step: BetStep, stakes: Stakes) -> None:
        """Count what a seat did."""
        if step.act in BETS:
            # Limit completes an all-in that did not count; elsewhere it is a bet.
            added = step.bet - (self.full if stakes.is_limit else self.highest)
            if stakes.is_full(added, self.size):
                self.size = self.size if stakes.is_limit else added
                self.full, self.count = step.bet, self.count + 1
            self.highest = step.bet
        self.answered[step.seat] = self.count

    def is_capped(self, rules: HouseRules) -> bool:
        """Return whether one bet and all raises were made."""
        return not self.is_uncapped and self.count >= 1 + rules.limit_raises


def count_bets(told: Telling, stakes: Stakes) -> Counted:
    """Count the bets and raises of the street that a hand has come to."""
    blind = 0 if told.street else stakes.blinds[1]
    size = stakes.bets[told.street >= TURN]
    counted = Counted(size, highest=blind, full=blind, count=1 if blind else 0)
    rules, live = stakes.rules, len(told.stacks)
    for step in told.steps:
        live -= step.act is Act.FOLD and step.street < told.street
    if live == 2 and rules.heads_up_cap is not HeadsUpCap.KEPT:
        counted.is_uncapped = True
    for step in told.steps:
        if step.act is None or step.street < told.street:
            continue
        counted.tell(step, stakes)
        live -= step.act is Act.FOLD
        is_lifted_now = rules.heads_up_cap is HeadsUpCap.LIFTED_UNTIL_CAPPED
        if live == 2 and is_lifted_now and not counted.is_capped(rules):
            counted.is_uncapped = True
    return counted


class Barred(Enum):
    """Why a seat may not raise."""

    BY_CALL = "a call takes all its chips"
    BY_CAP = "the cap is reached"
    BY_NOBODY = "nobody else has chips to call with"
    BY_SHORT_RAISE = "it has acted, and no full raise came since"


def barred(told: Telling, seat: int, counted: Counted, stakes: Stakes) -> Barred | None:
    """Return why a seat may not bet or raise, None where it may."""
    if told.bet_of(seat) + told.stacks[seat] <= counted.highest:
        return Barred.BY_CALL
    if stakes.is_limit and counted.is_capped(stakes.rules):
        return Barred.BY_CAP
    others = told.can_act() - {seat}
    if not any(told.bet_of(n) + told.stacks[n] > counted.highest for n in others):
        return Barred.BY_NOBODY
    return None if _is_open(told, seat, counted, stakes) else Barred.BY_SHORT_RAISE


def _is_open(told: Telling, seat: int, counted: Counted, stakes: Stakes) -> bool:
    """Return whether a seat has not acted, or was raised in full since.

    Without a limit, several all-ins for less may make a full raise together.
    """
    if seat not in counted.answered:
        return True
    if stakes.is_limit:
        return counted.count > counted.answered[seat]
    return counted.highest - told.bet_of(seat) >= counted.size


def lacking_of_blinds(told: Telling, stakes: Stakes) -> int:
    """Return what short blinds lack before the flop, where a house counts it."""
    if told.street or stakes.rules.short_blind_pot is ShortBlindPot.POSTED:
        return 0
    posted = zip(stakes.blinds, told.steps, strict=False)
    return sum(blind - step.chips for blind, step in posted)


def pot_with_call(told: Telling, seat: int, stakes: Stakes) -> int:
    """Return what the pot counts once a seat has called."""
    missing = told.highest - told.bet_of(seat)
    return told.pot + lacking_of_blinds(told, stakes) + missing
