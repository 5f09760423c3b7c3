"""What the player to act may do, and how much."""

from quizzes.poker.betting.actions import Call, Legal, Raise
from quizzes.poker.betting.rounds import Player, Round
from quizzes.poker.rules import ShortBlindPot, Structure


def legal_actions(betting: Round) -> Legal:
    """Return what the player to act may do.

    Folding is always allowed: whoever folds without a bet to call only gives up.
    """
    player = betting.player_to_act
    if player is None:
        return Legal()
    due = betting.due_from(player)
    call = _call(player, due)
    return Legal(
        to_act=player.seat,
        fold=True,
        check=call is None,
        call=call,
        raise_to=_raise(betting, player),
        faced=due,
    )


def pot_after_call(betting: Round, player: Player) -> int:
    """Return the pot as pot-limit counts it once a player has called."""
    short_counts_full = betting.rules.short_blind_pot is ShortBlindPot.FULL
    bets = sum(
        max(other.bet, other.blind) if short_counts_full else other.bet
        for other in betting.players
    )
    return betting.pot + bets + betting.due - player.bet


def may_raise_again(betting: Round, player: Player) -> bool:
    """Return whether the betting is open to a player.

    It is to whoever has not acted. To the others it is open again, in limit, after
    a full bet or raise, or one that counts as full; in pot-limit and no-limit when
    what they face is at least the last full bet or raise, be it in one piece or in
    several short ones.
    """
    if player.answered is None:
        return True
    if betting.game.structure is Structure.LIMIT:
        return betting.wagers > player.answered
    return betting.due - player.bet >= betting.raise_size


def _call(player: Player, due: int) -> Call | None:
    if player.bet >= due:
        return None
    put = min(due - player.bet, player.stack)
    return Call(put=put, to=player.bet + put)


def _raise(betting: Round, player: Player) -> Raise | None:
    all_in = player.bet + player.stack
    if all_in <= betting.due or betting.is_capped:
        return None
    if not _could_be_called(betting, player) or not may_raise_again(betting, player):
        return None
    least, most = raise_sizes(betting, player)
    return Raise(least=min(least, all_in), most=min(most, all_in))


def _could_be_called(betting: Round, player: Player) -> bool:
    """Return whether anyone else has chips for any part of a raise."""
    others = (other for other in betting.live if other is not player)
    return any(other.bet + other.stack > betting.due for other in others)


def raise_sizes(betting: Round, player: Player) -> tuple[int, int]:
    """Return the least and the most to raise to, for a player with enough chips."""
    least = betting.due + betting.raise_size
    match betting.game.structure:
        case Structure.LIMIT:
            # After a short all-in this completes what was not full.
            fixed = betting.full + betting.raise_size
            return fixed, fixed
        case Structure.POT_LIMIT:
            most = betting.due + pot_after_call(betting, player)
            return least, max(least, most)
        case Structure.NO_LIMIT:
            return least, player.bet + player.stack
