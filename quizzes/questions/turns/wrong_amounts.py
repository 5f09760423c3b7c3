"""Calls and raises that people believe in: what each makes of a moment."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from quizzes.poker.betting.legality import pot_after_call
from quizzes.poker.rules import Structure
from quizzes.questions.misconceptions import Misconception
from quizzes.questions.turns.amounts import LATE, Amounts, Spot
from quizzes.questions.turns.orders import has_option

type BelieveAmounts = Callable[[Spot], Amounts]
"""What somebody takes to be right; the right amounts where the belief does not err."""


def own_bet_not_counted(spot: Spot) -> Amounts:
    """Call the whole bet, whatever lies before one already."""
    if not spot.to_match or not spot.player.bet or spot.is_call_all_in:
        return spot.right
    return replace(spot.right, call=spot.betting.due)


def call_beyond_chips(spot: Spot) -> Amounts:
    """Ask for a whole call of somebody who has less."""
    return replace(spot.right, call=spot.to_match)


def short_blind_matched(spot: Spot) -> Amounts:
    """Call no more than what really lies before the others."""
    if spot.short_blind is None:
        return spot.right
    others = (other for other in spot.betting.live if other is not spot.player)
    most = max(other.bet for other in others)
    return replace(spot.right, call=max(0, most - spot.player.bet))


def raise_by_for_to(spot: Spot) -> Amounts:
    """Tell by how much one raises instead of to what."""
    right, due = spot.right, spot.betting.due
    if not right.least:
        return right
    return replace(right, least=right.least - due, most=right.most - due)


def big_blind_is_least(spot: Spot) -> Amounts:
    """Raise by a big blind at least, whatever was raised before."""
    return _with_least(spot, spot.betting.due + spot.big_blind)


def double_is_least(spot: Spot) -> Amounts:
    """Raise to twice the bet at least."""
    return _with_least(spot, 2 * spot.betting.due)


def _with_least(spot: Spot, least: int) -> Amounts:
    right = spot.right
    if spot.is_limit or not right.least or not spot.betting.due:
        return right
    least = min(least, spot.all_in)
    return replace(right, least=least, most=max(least, right.most))


def call_not_in_pot(spot: Spot) -> Amounts:
    """Raise by the pot as it is before the call."""
    right = spot.right
    if spot.structure is not Structure.POT_LIMIT or not right.least:
        return right
    pot = pot_after_call(spot.betting, spot.player) - spot.to_match
    most = min(spot.betting.due + pot, spot.all_in)
    return replace(right, most=max(right.least, most))


def small_bet_always(spot: Spot) -> Amounts:
    """Bet and raise by the small bet on the late streets of limit too."""
    right = spot.right
    if not spot.is_limit or spot.hand.street not in LATE or not right.least:
        return right
    to = min(spot.betting.full + spot.big_blind, spot.all_in)
    return replace(right, least=to, most=to)


def all_in_must_be_full(spot: Spot) -> Amounts:
    """Allow no all-in for less than a full bet or raise."""
    return spot.right if spot.is_full else Amounts(spot.right.call)


def bet_counted_as_raise(spot: Spot) -> Amounts:
    """Count the bet, or the big blind, as the first of the raises that are allowed."""
    return Amounts(spot.right.call) if spot.is_last_raise else spot.right


def cap_kept_heads_up(spot: Spot) -> Amounts:
    """Keep the cap where the house lifts it for two."""
    return Amounts(spot.right.call) if spot.is_cap_lifted else spot.right


def all_in_always_reopens(spot: Spot) -> Amounts:
    """Let all raise again after any all-in."""
    is_closed = not (spot.right.least or spot.is_call_all_in or spot.is_capped)
    return spot.if_open if is_closed and spot.has_rival else spot.right


def all_in_never_reopens(spot: Spot) -> Amounts:
    """Let nobody raise again after an all-in that is no full raise by itself."""
    return Amounts(spot.right.call) if spot.is_reopened else spot.right


def no_option(spot: Spot) -> Amounts:
    """Let the big blind check and not raise where nobody raised."""
    return Amounts(spot.right.call) if has_option(spot.hand) else spot.right


WRONG_AMOUNTS: Mapping[Misconception, BelieveAmounts] = {
    Misconception.OWN_BET_NOT_COUNTED: own_bet_not_counted,
    Misconception.CALL_BEYOND_CHIPS: call_beyond_chips,
    Misconception.SHORT_BLIND_MATCHED: short_blind_matched,
    Misconception.RAISE_BY_FOR_TO: raise_by_for_to,
    Misconception.BIG_BLIND_IS_LEAST: big_blind_is_least,
    Misconception.DOUBLE_IS_LEAST: double_is_least,
    Misconception.CALL_NOT_IN_POT: call_not_in_pot,
    Misconception.SMALL_BET_ALWAYS: small_bet_always,
    Misconception.NO_OPTION: no_option,
    Misconception.ALL_IN_MUST_BE_FULL: all_in_must_be_full,
    Misconception.BET_COUNTED_AS_RAISE: bet_counted_as_raise,
    Misconception.CAP_KEPT_HEADS_UP: cap_kept_heads_up,
    Misconception.ALL_IN_ALWAYS_REOPENS: all_in_always_reopens,
    Misconception.ALL_IN_NEVER_REOPENS: all_in_never_reopens,
}
