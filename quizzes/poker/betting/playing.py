"""Actions in a round: what each changes."""

from dataclasses import replace

from quizzes.poker.betting.actions import Act, Action, IllegalActionError, Legal
from quizzes.poker.betting.legality import legal_actions
from quizzes.poker.betting.logs import Entry
from quizzes.poker.betting.rounds import Player, Round
from quizzes.poker.rules import LimitReopening, Structure


def act(betting: Round, action: Action) -> Round:
    """Return the round after an action, or raise IllegalActionError."""
    legal = legal_actions(betting)
    player = betting.player_to_act
    if player is None or not legal.allows(action):
        raise IllegalActionError(action, legal)
    total = _total_after(player, action, legal)
    log = (*betting.log, _log(betting, player, action, total))
    if total > betting.due:
        betting = _with_wager(betting, action.seat, total)
    changed = replace(
        player.pay(total),
        folded=action.act is Act.FOLD,
        answered=betting.wagers,
    )
    return _pass_on(betting, changed, log)


def _log(betting: Round, player: Player, action: Action, total: int) -> Entry:
    """Return what the log says of an action that brings the bet to a total."""
    opens = action.act is Act.RAISE_TO and betting.due == 0
    return Entry(
        seat=player.seat,
        did=Act.BET if opens else action.act,
        put=total - player.bet,
        to=total,
        is_all_in=total == player.bet + player.stack,
        pot_before=betting.chips,
    )


def _total_after(player: Player, action: Action, legal: Legal) -> int:
    if action.act is Act.CALL and legal.call:
        return legal.call.to
    return player.bet if action.to is None else action.to


def _with_wager(betting: Round, seat: int, total: int) -> Round:
    """Return the round with a bet or raise to a total, be it full or short."""
    if not _counts_as_full(betting, total):
        return replace(betting, due=total, aggressor=seat)
    limit = betting.game.structure is Structure.LIMIT
    return replace(
        betting,
        due=total,
        full=total,
        wagers=betting.wagers + 1,
        # Limit keeps its one size; elsewhere the next raise is no smaller than this.
        raise_size=betting.raise_size if limit else total - betting.due,
        aggressor=seat,
    )


def _counts_as_full(betting: Round, total: int) -> bool:
    """Return whether a bet or raise is full, or an all-in that counts as such."""
    if betting.game.structure is not Structure.LIMIT:
        return total - betting.due >= betting.raise_size
    added = total - betting.full
    if betting.rules.limit_reopening is LimitReopening.HALF:
        added *= 2
    return added >= betting.raise_size


def _pass_on(betting: Round, changed: Player, log: tuple[Entry, ...]) -> Round:
    """Return the round with a player changed and the turn passed on."""
    at = next(n for n, old in enumerate(betting.players) if old.seat == changed.seat)
    players = (*betting.players[:at], changed, *betting.players[at + 1 :])
    after = replace(betting, players=players, log=log)
    return replace(after.with_cap_lifted(), turn=after.turn_from(at + 1))
