"""Tell what is legal on a street of betting."""

from collections.abc import Callable
from typing import Any, NoReturn

from quizzes.management.json_lines import (
    InvalidLineError,
    JsonLinesCommand,
    Line,
    value_of,
)
from quizzes.poker.betting.actions import Act, Action, Legal
from quizzes.poker.betting.games import Game, check_amount
from quizzes.poker.betting.legality import legal_actions
from quizzes.poker.betting.playing import act
from quizzes.poker.betting.rounds import Player, Round, open_first_round, open_round
from quizzes.poker.betting.showing import find_showdown
from quizzes.poker.betting.streets import Street
from quizzes.poker.betting.tables import Post, Table
from quizzes.poker.rules import Structure, parse_rules

SIZED = (Act.BET, Act.RAISE_TO)


class Command(JsonLinesCommand):
    help = (
        "Read streets of betting as JSON Lines and reply with what is legal next: "
        '{"structure": "limit", "blinds": [2, 4], "bets": [4, 8], "seats": [1, 2, 3],'
        ' "street": "preflop", "actions": [[3, "raise_to", 8]]}'
    )

    def reply(self, line: Line) -> Line:
        street = read_choice(Street, "street", value_of(line, "street", str))
        betting = open_street(read_table(line), street, line)
        for action in read_actions(line):
            betting = act(betting, action)
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
    seats = tuple(value_of(line, "seats", list))
    stacks = read_by_seat("stacks", line)
    posted = read_by_seat("posted", line)
    whole = Table(game=game, seats=seats)
    for seat, chips in posted.items():
        check_amount("posted", chips)
        # Only all-in is a blind short, and nothing lies behind it then.
        if 0 < chips < whole.blind_of(seat):
            stacks.setdefault(seat, chips + game.ante)
    return Table(
        game=game,
        seats=seats,
        stacks=stacks,
        posts={seat: Post(live=chips) for seat, chips in posted.items()},
        rules=parse_rules(line.get("rules", "default")),
    )


def open_street(table: Table, street: Street, line: Line) -> Round:
    """Return the round of a line before its actions."""
    pot = line.get("pot", 0)
    check_amount("pot", pot)
    if street is Street.PREFLOP:
        return open_first_round(table, pot)
    if table.posts:
        raise InvalidLineError("posted: blinds are posted before the flop alone")
    players = [Player(seat=seat, stack=table.stack_of(seat)) for seat in table.seats]
    return open_round(table, street, players, pot)


def read_actions(line: Line) -> list[Action]:
    """Return the actions of a line: seat, act and, where it has one, the total."""
    actions = line.get("actions", [])
    if not isinstance(actions, list):
        raise InvalidLineError("actions: not a list")
    return [read_action(action) for action in actions]


def read_action(source: object) -> Action:
    """Return one action."""
    match source:
        case [seat, str(name)]:
            to = None
        case [seat, str(name), to]:
            check_amount("actions", to)
        case _:
            refuse_action(source)
    chosen = read_choice(Act, "actions", name)
    if type(seat) is not int or (chosen in SIZED) != (to is not None):
        refuse_action(source)
    return Action(seat, chosen, to)


def refuse_action(source: object) -> NoReturn:
    """Raise InvalidLineError for what is no action."""
    raise InvalidLineError(
        f"actions: neither [seat, fold, check or call]"
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


def read_by_seat(name: str, line: Line) -> dict[int, Any]:
    """Return amounts by the numbers of their seats."""
    if name not in line:
        return {}
    amounts = value_of(line, name, dict)
    for seat in amounts:
        if not (seat.isascii() and seat.isdigit()):
            raise InvalidLineError(f"{name}: not the number of a seat: {seat!r}")
    return {int(seat): chips for seat, chips in amounts.items()}


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
