"""Tell what is legal on a street of betting."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from quizzes.management.json_lines import (
    InvalidLineError,
    JsonLinesCommand,
    Line,
    by_seat,
    optional,
    value_of,
)
from quizzes.poker.betting.actions import Act, Action, IllegalActionError, Legal
from quizzes.poker.betting.games import Game
from quizzes.poker.betting.legality import legal_actions
from quizzes.poker.betting.playing import act
from quizzes.poker.betting.rounds import Player, Round, open_first_round, open_round
from quizzes.poker.betting.showing import find_showdown
from quizzes.poker.betting.streets import Street
from quizzes.poker.betting.tables import Post, Table, check_stacks
from quizzes.poker.rules import Structure, parse_rules
from quizzes.poker.stakes import check_chips


class Command(JsonLinesCommand):
    help = (
        "Read streets of betting as JSON Lines and reply with what is legal next: "
        '{"structure": "limit", "blinds": [2, 4], "bets": [4, 8], "seats": [1, 2, 3],'
        ' "street": "preflop", "actions": [[3, "raise_to", 8]]}; seats stand from the'
        " left of the button round to it, and in no-limit the most of a seat whose"
        " stack is not told is null"
    )

    def reply(self, line: Line) -> Line:
        street = read_choice(Street, "street", value_of(line, "street", str))
        betting = open_street(read_table(line), street, line)
        for place, action in enumerate(read_actions(line), start=1):
            try:
                betting = act(betting, action)
            except IllegalActionError as error:
                raise InvalidLineError(f"actions: {place}: {error}") from None
        return write_legal(betting)


def read_table(line: Line) -> Table:
    """Return the table of a line, with the stacks at the start of the street."""
    structure = value_of(line, "structure", str)
    bets = line.get("bets")
    game = Game(
        structure=read_choice(Structure, "structure", structure),
        blinds=read_pair("blinds", value_of(line, "blinds", list)),
        bets=None if bets is None else read_pair("bets", bets),
        ante=line.get("ante", 0),
    )
    table = Table(
        game=game,
        seats=tuple(value_of(line, "seats", list)),
        rules=parse_rules(line.get("rules", "default")),
    )
    stacks = by_seat("stacks", optional(line, "stacks", {}, dict), table.seats)
    posted = by_seat("posted", optional(line, "posted", {}, dict), table.seats)
    for seat, chips in posted.items():
        check_posted(table, seat, chips)
        # Only all-in is a blind short, and nothing lies behind it then.
        if 0 < chips < table.blind_of(seat):
            stacks.setdefault(seat, chips + game.ante)
    posts = {seat: read_post(game, chips) for seat, chips in posted.items()}
    table = replace(table, stacks=stacks, posts=posts)
    for seat, chips in posted.items():
        if chips > table.stack_of(seat):
            raise InvalidLineError(f"posted: {seat}: more than its stack: {chips}")
    return table


def check_posted(table: Table, seat: int, chips: object) -> None:
    """Refuse what nobody posts: more than both blinds, or in a blind more than it."""
    place = f"posted: {seat}"
    check_chips(place, chips)
    most = table.blind_of(seat) or sum(table.game.blinds)
    if isinstance(chips, int) and chips > most:
        raise InvalidLineError(f"{place}: more than a post of {most}: {chips}")


def read_post(game: Game, chips: int) -> Post:
    """Return chips as a post: what goes beyond a big blind is a dead small one."""
    live = min(chips, game.big_blind)
    return Post(live=live, dead=chips - live)


def open_street(table: Table, street: Street, line: Line) -> Round:
    """Return the round of a line before its actions."""
    pot = line.get("pot", 0)
    check_chips("pot", pot)
    if street is Street.PREFLOP:
        check_stacks(table)
        return open_first_round(table, pot)
    if table.posts:
        raise InvalidLineError("posted: blinds are posted before the flop alone")
    players = [Player(seat=seat, stack=table.stack_of(seat)) for seat in table.seats]
    return open_round(table, street, players, pot)


def read_actions(line: Line) -> list[Action]:
    """Return the actions of a line: seat, act and, where it has one, the total."""
    actions = value_of(line, "actions", list) if "actions" in line else []
    return [
        read_action(f"actions: {place}", source)
        for place, source in enumerate(actions, start=1)
    ]


def read_action(place: str, source: object) -> Action:
    """Return one action, or raise an error that names its place."""
    match source:
        case [seat, ("fold" | "check" | "call") as name] if type(seat) is int:
            return Action(seat, Act(name))
        case [seat, ("bet" | "raise_to") as name, to] if type(seat) is int:
            check_chips(place, to)
            return Action(seat, Act(name), to)
    raise InvalidLineError(
        f"{place}: neither [seat, fold, check or call]"
        f" nor [seat, bet or raise_to, total]: {source!r}"
    )


def read_choice[Choice](
    choices: Callable[[str], Choice], name: str, value: str
) -> Choice:
    """Return the choice that is named, or raise InvalidLineError."""
    try:
        return choices(value)
    except ValueError:
        raise InvalidLineError(f"{name}: unknown: {value!r}") from None


def read_pair(name: str, value: object) -> tuple[Any, Any]:
    """Return two amounts."""
    match value:
        case [small, big]:
            return small, big
    raise InvalidLineError(f"{name}: not two amounts: {value!r}")


def write_legal(betting: Round) -> Line:
    """Return what is legal, and the order of showing when a showdown follows."""
    legal = legal_actions(betting)
    call, raise_to = legal.call, write_raise(legal)
    reply = {
        "to_act": legal.to_act,
        "fold": legal.fold,
        "check": legal.check,
        "call": call and {"put": call.put, "to": call.to},
        "raise_to": raise_to,
    }
    put_in = {player.seat: player.bet for player in betting.players}
    showdown = find_showdown([betting], put_in)
    return {**reply, "show_order": list(showdown.order)} if showdown else reply


def write_raise(legal: Legal) -> Line | None:
    """Return the least and the most; the most is null where only a stack bounds it."""
    if legal.raise_to is None:
        return None
    least, most = legal.raise_to.least, legal.raise_to.most
    return {"least": least, "most": None if legal.raise_to.is_open else most}
