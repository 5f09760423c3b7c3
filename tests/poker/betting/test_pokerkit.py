"""PokerKit as a witness of the betting, and where it is known to err.

Its own rules are those of a house that demands full raises and keeps the cap. Where
everyone can post the blinds it agrees, apart from the faults that have a test of
their own here.
"""

import warnings
from random import Random

import pytest
from pokerkit import (
    Automation,
    FixedLimitTexasHoldem,
    Mode,
    NoLimitTexasHoldem,
    PotLimitOmahaHoldem,
)

from quizzes.poker.betting.actions import Act, Raise
from quizzes.poker.betting.streets import Street
from quizzes.poker.rules import Structure, parse_rules
from tests.poker.betting.make import make_game, make_hand, make_table
from tests.poker.betting.playouts import playout, random_table

GAMES = {
    # Its fixed-limit class for Omaha plays pot-limit; that for hold'em bets right.
    Structure.LIMIT: FixedLimitTexasHoldem,
    Structure.POT_LIMIT: PotLimitOmahaHoldem,
    Structure.NO_LIMIT: NoLimitTexasHoldem,
}
BY_ITSELF = tuple(
    one for one in Automation if one is not Automation.RUNOUT_COUNT_SELECTION
)
ITS_RULES = parse_rules(
    {
        "heads_up_cap": "kept",
        "limit_reopening": "full",
        "short_blind_pot": "posted",
    }
)


def state_of(table):
    game = table.game
    sizes = game.bets or (game.big_blind,)
    stacks = [table.stack_of(seat) for seat in table.seats]
    create = GAMES[game.structure].create_state
    fields = (BY_ITSELF, True, game.ante, game.blinds, *sizes, stacks, len(stacks))
    # At its tournament tables nobody may fold who may check.
    return create(*fields, mode=Mode.CASH_GAME)


def do(state, act, to=None):
    # It warns of folds that nobody asked for.
    with warnings.catch_warnings(action="ignore"):
        if act is Act.FOLD:
            state.fold()
        elif act in (Act.BET, Act.RAISE_TO):
            state.complete_bet_or_raise_to(to)
        else:
            state.check_or_call()


def told_by(state, table):
    if state.actor_index is None:
        return None
    least = state.min_completion_betting_or_raising_to_amount
    most = state.max_completion_betting_or_raising_to_amount
    return (
        table.seats[state.actor_index],
        state.checking_or_calling_amount,
        None if least is None else Raise(least, most),
    )


def told_by_us(hand):
    legal = hand.legal
    if legal.to_act is None:
        return None
    return legal.to_act, legal.call.put if legal.call else 0, legal.raise_to


def a_table(rng, structure, depths):
    blinds = rng.choice([(1, 2), (5, 10), (10, 25)])
    game = make_game(structure, blinds, ante=rng.choice([0, 0, 1]))
    # It deals to nine at the most.
    seats = tuple(range(1, rng.randint(3, 10)))
    shallowest, deepest = (depth * game.big_blind for depth in depths)
    stacks = {seat: rng.randint(shallowest + 1, deepest) for seat in seats}
    return random_table(
        rng,
        game=game,
        seats=seats,
        stacks=stacks,
        posts={},
        small_blind_is_dead=False,
        rules=ITS_RULES,
    )


def is_capped_before_the_flop(hand):
    return hand.street is Street.PREFLOP and hand.betting.is_capped


def asks_in_vain(told, hand):
    """Return whether it asks somebody who could but check in a hand that is over."""
    _, to_call, sizes = told
    return hand.is_over and to_call == 0 and sizes is None


def has_short_all_ins_alone(hand):
    betting = hand.betting
    first = 1 if hand.street is Street.PREFLOP else 0
    return betting.aggressor is not None and betting.wagers == first


@pytest.mark.parametrize("structure", Structure)
def test_it_agrees_on_deep_stacks_after_each_action(structure):
    rng = Random(structure)
    for _ in range(60):
        table = a_table(rng, structure, depths=(200, 300))
        for hand, state in in_step(rng, table):
            if not is_capped_before_the_flop(hand):
                told, ours = told_by(state, table), told_by_us(hand)
                assert told == ours or asks_in_vain(told, hand), hand.actions


@pytest.mark.parametrize("structure", [Structure.POT_LIMIT, Structure.NO_LIMIT])
def test_it_agrees_on_all_ins_above_a_full_bet(structure):
    rng = Random(structure)
    for _ in range(60):
        table = a_table(rng, structure, depths=(1, rng.choice([3, 30])))
        for hand, state in in_step(rng, table):
            if not hand.is_over and not has_short_all_ins_alone(hand):
                assert told_by(state, table) == told_by_us(hand), hand.actions


def test_it_agrees_in_limit_up_to_an_all_in_that_is_not_full():
    rng = Random("limit")
    compared = 0
    for _ in range(80):
        table = a_table(rng, Structure.LIMIT, depths=(1, rng.choice([4, 12])))
        for hand, state in in_step(rng, table):
            if hand.is_over or hand.betting.due != hand.betting.full:
                break
            if not is_capped_before_the_flop(hand):
                assert told_by(state, table) == told_by_us(hand), hand.actions
                compared += hand.betting.aggressor is not None
    assert compared > 100


def in_step(rng, table):
    """Yield a hand played out by chance beside its own state, after each action."""
    state = state_of(table)
    for hand in playout(rng, table):
        if hand.actions:
            do(state, hand.actions[-1].act, hand.actions[-1].to)
        yield hand, state


def told_after(table, done):
    state = state_of(table)
    for act, *to in done:
        do(state, act, *to)
    return told_by(state, table)


def test_it_counts_the_big_blind_not_as_the_first_bet():
    stacks = {1: 100, 2: 100, 3: 100}
    done = [(Act.RAISE_TO, 4), (Act.RAISE_TO, 6), (Act.RAISE_TO, 8)]
    table = make_table("limit", stacks=stacks)

    assert told_after(table, done) == (3, 4, Raise(10, 10))
    hand = make_hand("limit", done="3 raise_to 4, 1 raise_to 6, 2 raise_to 8")
    assert told_by_us(hand) == (3, 4, None)


def test_it_demands_a_full_raise_in_limit_too():
    stacks = {1: 500, 2: 500, 3: 17}
    table = make_table("limit", blinds=(5, 10), stacks=stacks)

    # 17 is 7 above a bet of 10: it counts as a raise. Below that it is completed.
    assert told_after(table, [(Act.RAISE_TO, 17)]) == (1, 12, Raise(27, 27))
    assert told_by_us(raised_to(17)) == (1, 12, Raise(27, 27))
    assert told_by_us(raised_to(14)) == (1, 9, Raise(20, 20))
    short = make_table("limit", blinds=(5, 10), stacks=stacks | {3: 14})
    assert told_after(short, [(Act.RAISE_TO, 14)]) == (1, 9, Raise(24, 24))


def raised_to(all_in):
    done = f"3 raise_to {all_in}"
    return make_hand("limit", blinds=(5, 10), stacks={3: all_in}, done=done)


def test_it_calls_and_sizes_from_the_chips_of_a_short_blind():
    stacks = {1: 5000, 2: 50, 3: 5000}
    table = make_table("pot-limit", blinds=(100, 200), stacks=stacks)

    assert told_after(table, []) == (3, 100, Raise(300, 350))
    hand = make_hand("pot-limit", blinds=(100, 200), stacks=stacks)
    assert told_by_us(hand) == (3, 200, Raise(400, 700))


def test_an_all_in_for_less_than_a_full_bet_re_opens_where_none_was_made():
    stacks = {1: 100, 2: 25, 3: 100}
    table = make_table("no-limit", blinds=(10, 20), stacks=stacks)
    done = [Act.CALL, Act.CALL, Act.CHECK, Act.CHECK, (Act.RAISE_TO, 5), Act.CALL]
    actions = [act if isinstance(act, tuple) else (act,) for act in done]

    assert told_after(table, actions) == (1, 5, Raise(25, 80))
    done = "3 call, 1 call, 2 check, 1 check, 2 bet 5, 3 call"
    hand = make_hand("no-limit", blinds=(10, 20), stacks=stacks, done=done)
    assert told_by_us(hand) == (1, 5, None)


def test_it_asks_a_big_blind_who_can_do_nothing_more():
    stacks = {1: 2, 2: 50, 3: 50}
    table = make_table("no-limit", stacks=stacks)

    assert told_after(table, [(Act.FOLD,), (Act.CALL,)]) == (2, 0, None)
    assert make_hand("no-limit", stacks=stacks, done="3 fold, 1 call").is_over
