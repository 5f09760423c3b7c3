"""Tables and hands for tests, and actions written as one says them."""

from quizzes.poker.betting.actions import Act, Action
from quizzes.poker.betting.games import Game
from quizzes.poker.betting.hands import start_hand
from quizzes.poker.betting.tables import Table
from quizzes.poker.rules import Structure, parse_rules


def make_game(structure, blinds=(1, 2), ante=0):
    bets = (blinds[1], 2 * blinds[1]) if structure == "limit" else None
    structure = Structure(structure)
    return Game(structure=structure, blinds=blinds, bets=bets, ante=ante)


def make_table(structure, seats=3, *, blinds=(1, 2), ante=0, rules="default", **more):
    """Return a table of seats 1, 2, 3...: seat 1 is the first left of the button."""
    return Table(
        game=make_game(structure, blinds, ante),
        seats=tuple(range(1, seats + 1)),
        rules=parse_rules(rules),
        **more,
    )


def make_hand(structure, seats=3, *, done="", **more):
    return play(start_hand(make_table(structure, seats, **more)), done)


def play(hand, done):
    """Return a hand after actions such as "3 raise_to 8, 1 fold"."""
    for said in filter(None, done.split(", ")):
        seat, act, *amounts = said.split()
        hand = hand.act(Action(int(seat), Act(act), *map(int, amounts)))
    return hand
