"""How people play: simple styles that choose among what is legal."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from quizzes.poker.betting.actions import Act, Action, Legal, Raise
from quizzes.poker.betting.hands import Hand
from quizzes.poker.betting.rounds import Player
from quizzes.poker.betting.streets import Street
from quizzes.poker.rules import Structure

# A stack of no more big blinds is played all-in or not at all.
SHORT = 12


@dataclass(frozen=True, slots=True)
class Style:
    """How freely somebody calls, and how often they bet or raise, from 0 to 1.

    `stays` is how much more freely they call after the flop. `wagers` is how many bets
    and raises of a round they take for enough, the big blind counted: a bet and two
    raises are legal in every house.
    """

    calls: float
    raises: float
    stays: float = 0.15
    wagers: int = 3


TIGHT = Style(calls=0.45, raises=0.25)
LOOSE = Style(calls=0.75, raises=0.2)
CALLING_STATION = Style(calls=0.9, raises=0.04)
AGGRESSIVE = Style(calls=0.7, raises=0.5)
# Never bets, and seldom folds.
PASSIVE = Style(calls=1.2, raises=0.0)
FIT_OR_FOLD = Style(calls=0.85, raises=0.1, stays=-0.4)
RAISER = Style(calls=1.0, raises=1.2, wagers=9)
STYLES = (TIGHT, LOOSE, LOOSE, FIT_OR_FOLD, CALLING_STATION, AGGRESSIVE)


@dataclass(frozen=True, slots=True)
class Will:
    """What somebody is up to in a hand: the style, and how much the cards are liked."""

    style: Style
    liking: float


def choose_action(
    rng: Random, hand: Hand, wills: Mapping[int, Will], chip_unit: int
) -> Action:
    """Return what the seat to act does."""
    legal = hand.legal
    player = hand.betting.player_to_act
    assert player is not None
    will = wills[player.seat]
    big_blind = hand.table.game.big_blind
    if legal.call and rng.random() > _call_chance(hand, player, legal, will):
        return Action(player.seat, Act.FOLD)
    if legal.raise_to and _wants_to_raise(rng, hand, player, will):
        if player.stack <= SHORT * big_blind:
            to = legal.raise_to.most
        else:
            to = _size(rng, hand, legal.raise_to, player, chip_unit)
        act = Act.RAISE_TO if legal.faced else Act.BET
        return Action(player.seat, act, to)
    return Action(player.seat, Act.CALL if legal.call else Act.CHECK)


def _call_chance(hand: Hand, player: Player, legal: Legal, will: Will) -> float:
    """Return how likely a bet is called or raised rather than folded to."""
    assert legal.call is not None
    put = legal.call.put
    price = put / (hand.chips + put)
    # Whoever has most of the stack in already does not give up for the rest.
    committed = 1 - (player.stack - put) / (player.stack + player.bet + 1)
    base = will.style.calls * (0.35 + will.liking)
    if hand.street is not Street.PREFLOP:
        base += will.style.stays
    return base - 0.9 * max(0.0, price - 0.2) + (0.2 if committed > 0.8 else 0.0)


def _wants_to_raise(rng: Random, hand: Hand, player: Player, will: Will) -> bool:
    if hand.betting.wagers >= will.style.wagers:
        return False
    chance = will.style.raises * (0.3 + 1.2 * will.liking)
    if player.stack <= SHORT * hand.table.game.big_blind:
        chance += 0.35
    if hand.betting.wagers >= 2:
        chance *= 0.5
    return rng.random() < chance


def _size(
    rng: Random, hand: Hand, bounds: Raise, player: Player, chip_unit: int
) -> int:
    """Return what to bet or raise to: a part of the pot in whole chips, or all-in."""
    if hand.table.game.structure is Structure.LIMIT:
        return bounds.least
    faced = hand.betting.due
    pot = hand.chips + faced - player.bet
    to = faced + int(pot * rng.choice((0.5, 0.5, 0.75, 1.0, 1.0)))
    to -= to % chip_unit
    to = max(bounds.least, min(bounds.most, to))
    # Nobody leaves a few chips behind.
    whole = player.bet + player.stack
    return bounds.most if bounds.most == whole and 3 * to > 2 * whole else to
