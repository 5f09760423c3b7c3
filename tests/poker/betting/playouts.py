"""Hands played out by chance: any table, any legal action."""

from random import Random

from quizzes.poker.betting.actions import Act, Action
from quizzes.poker.betting.games import Game
from quizzes.poker.betting.hands import start_hand
from quizzes.poker.betting.tables import Post, Table
from quizzes.poker.rules import PROFILES, Structure, parse_rules

OTHER_RULES = [
    {"limit_reopening": "full", "short_blind_pot": "posted"},
    {"heads_up_cap": "kept", "limit_raises": 1},
]


def random_table(rng, **fields):
    """Return a table of two to ten seats, often with stacks that are soon all in."""
    structure = rng.choice(list(Structure))
    small, big = rng.choice([(1, 2), (5, 10), (10, 20), (10, 25), (50, 50)])
    game = Game(
        structure=structure,
        blinds=(small, big),
        bets=(big, 2 * big) if structure is Structure.LIMIT else None,
        ante=rng.choice([0, 0, small]),
    )
    seats = tuple(rng.sample(range(1, 11), rng.randint(2, 10)))
    deepest = rng.choice([2, 10, 100]) * big
    rules = rng.choice([*PROFILES, *OTHER_RULES])
    drawn = {
        "game": game,
        "seats": seats,
        "stacks": {seat: rng.randint(1, deepest) for seat in seats},
        "posts": random_posts(rng, game, seats),
        "small_blind_is_dead": rng.random() < 0.1,
        "rules": parse_rules(rules),
    }
    return Table(**drawn | fields)


def random_posts(rng, game, seats):
    """Return the posts of some seats that are not in the blinds."""
    owed = [
        Post(live=game.big_blind),
        Post(live=game.big_blind, dead=game.small_blind),
        Post(dead=game.small_blind),
    ]
    return {seat: rng.choice(owed) for seat in seats[2:] if rng.random() < 0.1}


def random_action(rng, legal):
    """Return a legal action; bets and raises are mostly the least or the most."""
    acts = [Act.CHECK] * 6 if legal.check else [Act.CALL] * 4
    if legal.raise_to:
        acts += [Act.RAISE_TO] * 4
    # Now and then somebody gives up though a check is free.
    acts += [Act.FOLD] * (2 if legal.call else 1)
    act = rng.choice(acts)
    if act is not Act.RAISE_TO:
        return Action(legal.to_act, act)
    least, most = legal.raise_to.least, legal.raise_to.most
    return Action(
        legal.to_act, act, rng.choice([least, most, rng.randint(least, most)])
    )


def playout(rng, table):
    """Yield the hand at the start and after each action, to its end."""
    hand = start_hand(table)
    yield hand
    while not hand.is_over:
        hand = hand.act(random_action(rng, hand.legal))
        yield hand


def playouts(name, count, **fields):
    """Yield hands played out, the same ones each time, each as a list of its states."""
    rng = Random(name)
    for _ in range(count):
        yield list(playout(rng, random_table(rng, **fields)))
