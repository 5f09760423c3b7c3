"""Orders of turns that people believe in: what each makes of a moment."""

from collections.abc import Callable, Mapping

from quizzes.poker.betting.hands import Hand
from quizzes.poker.betting.rounds import Player
from quizzes.questions.misconceptions import Misconception
from quizzes.questions.turns.orders import (
    OVER,
    After,
    Turn,
    able_to_bet,
    has_option,
    is_heads_up,
    next_street,
    nobody_has_acted,
    passed_over,
    turn_of,
)
from quizzes.questions.turns.stopped import round_of

type Believe = Callable[[Hand], Turn]
"""What somebody takes to come next; the right turn where the belief changes nothing."""


def small_blind_opens(hand: Hand) -> Turn:
    """Let the small blind act first before the flop too."""
    small_blind = hand.betting.players[0]
    if is_heads_up(hand) or not nobody_has_acted(hand) or not small_blind.can_act:
        return turn_of(hand)
    return Turn(After.SAME_STREET, small_blind.seat)


def button_opens(hand: Hand) -> Turn:
    """Let the button begin the later streets, where it is still in."""
    button = hand.betting.players[-1]
    if is_heads_up(hand) or not begins_street(hand) or not button.can_act:
        return turn_of(hand)
    return Turn(After.NEXT_STREET, button.seat)


def heads_up_reversed(hand: Hand) -> Turn:
    """Let the big blind begin before the flop, and the button afterwards."""
    big_blind, button = hand.betting.players[0], hand.betting.players[-1]
    if not is_heads_up(hand):
        return turn_of(hand)
    if begins_street(hand):
        return Turn(After.NEXT_STREET, button.seat)
    if nobody_has_acted(hand) and hand.to_act == button.seat and big_blind.can_act:
        return Turn(After.SAME_STREET, big_blind.seat)
    return turn_of(hand)


def no_option(hand: Hand) -> Turn:
    """End the first round as soon as the big blind is called."""
    return next_street(hand) if has_option(hand) else turn_of(hand)


def raiser_acts_again(hand: Hand) -> Turn:
    """Let whoever bet or raised last act again once all have called."""
    betting = round_of(hand)
    if turn_of(hand).after is After.SAME_STREET or able_to_bet(hand) < 2:
        return turn_of(hand)
    raisers = [player for player in betting.players if player.seat == betting.aggressor]
    if len(betting.live) == 1 or not any(player.can_act for player in raisers):
        return turn_of(hand)
    return Turn(After.SAME_STREET, betting.aggressor)


def one_turn_each(hand: Hand) -> Turn:
    """Give each seat one turn a street: nobody answers a raise."""
    player = hand.betting.player_to_act
    has_acted = player is not None and player.answered is not None
    return next_street(hand) if has_acted else turn_of(hand)


def all_in_acts(hand: Hand) -> Turn:
    """Give a seat that is all-in its turns on the next streets all the same."""
    turn = turn_of(hand)
    if turn.after is After.SAME_STREET:
        waiting = passed_over(hand)
    elif turn.after is After.NEXT_STREET:
        waiting = hand.betting.live[:1]
    else:
        waiting = ()
    idle = [player for player in waiting if _is_idle(player)]
    return Turn(turn.after, idle[0].seat) if idle else turn


def _is_idle(player: Player) -> bool:
    return player.is_all_in and player.answered is None


def all_in_ends_betting(hand: Hand) -> Turn:
    """End all betting with the round in which somebody is all-in."""
    someone = any(player.is_all_in for player in hand.betting.players)
    return OVER if begins_street(hand) and someone else turn_of(hand)


def lone_seat_bets(hand: Hand) -> Turn:
    """Let the only one with chips bet on against those who are all-in."""
    able = [player.seat for player in hand.betting.players if player.can_act]
    is_over = turn_of(hand).after is After.NO_MORE_BETTING
    if not is_over or len(able) != 1 or len(hand.betting.live) == 1:
        return turn_of(hand)
    return next_street(hand)


def begins_street(hand: Hand) -> bool:
    """Return whether the next turn is the first of a later street."""
    return turn_of(hand).after is After.NEXT_STREET


WRONG_TURNS: Mapping[Misconception, Believe] = {
    Misconception.SMALL_BLIND_OPENS: small_blind_opens,
    Misconception.BUTTON_OPENS: button_opens,
    Misconception.HEADS_UP_REVERSED: heads_up_reversed,
    Misconception.NO_OPTION: no_option,
    Misconception.RAISER_ACTS_AGAIN: raiser_acts_again,
    Misconception.ONE_TURN_EACH: one_turn_each,
    Misconception.ALL_IN_ACTS: all_in_acts,
    Misconception.ALL_IN_ENDS_BETTING: all_in_ends_betting,
    Misconception.LONE_SEAT_BETS: lone_seat_bets,
}
