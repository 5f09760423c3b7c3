"""Antes, blinds, short blinds, new seats and missed blinds."""

import pytest

from quizzes.poker.betting.actions import Call, Raise
from quizzes.poker.betting.games import Game
from quizzes.poker.betting.hands import start_hand
from quizzes.poker.betting.tables import Post, Table, missed_post, new_seat_post
from quizzes.poker.rules import Structure
from quizzes.poker.stakes import InvalidTableError, TableFault
from tests.poker.betting.make import make_game, make_hand, make_table, play


def test_the_two_seats_left_of_the_button_post_the_blinds():
    table = make_table("limit", 6)

    assert (table.small_blind_seat, table.big_blind_seat, table.button) == (1, 2, 6)
    assert start_hand(table).stakes.contributed == {1: 1, 2: 2, 3: 0, 4: 0, 5: 0, 6: 0}


def test_a_new_seat_s_post_is_its_bet_and_leaves_it_its_turn():
    game = make_game("limit")
    hand = make_hand("limit", 5, posts={4: new_seat_post(game)}, done="3 call")

    assert hand.legal.check
    assert hand.legal.raise_to == Raise(4, 4)
    assert hand.stakes.contributed[4] == 2


@pytest.mark.parametrize(
    ("small", "big", "post"),
    [
        # $2/$4 limit: put in 3, of which 2 is live and 1 dead.
        (True, True, Post(live=2, dead=1)),
        (False, True, Post(live=2, dead=0)),
        (True, False, Post(live=0, dead=1)),
    ],
)
def test_missed_blinds_are_posted_with_the_big_one_alone_live(small, big, post):
    assert missed_post(make_game("limit"), small=small, big=big) == post


def test_dead_chips_are_in_the_pot_and_in_nobody_s_bet():
    hand = make_hand("pot-limit", 4, posts={4: Post(live=2, dead=1)})
    # 3 of blinds, 3 of posts and a call of 2 are 8.
    assert hand.legal.raise_to == Raise(4, 10)

    hand = play(hand, "3 raise_to 6")
    assert hand.legal.call == Call(put=4, to=6)
    assert play(hand, "4 call").stakes.contributed[4] == 6
    assert hand.stakes.dead == {1: 0, 2: 0, 3: 0, 4: 1}


def test_others_call_and_raise_the_whole_of_a_short_big_blind():
    hand = make_hand("limit", 3, blinds=(2, 4), stacks={2: 3})

    assert hand.legal.call == Call(put=4, to=4)
    assert hand.legal.raise_to == Raise(8, 8)
    assert play(hand, "3 call").legal.call == Call(put=2, to=4)


def test_a_short_big_blind_is_not_asked_again():
    hand = make_hand("limit", 3, blinds=(2, 4), stacks={2: 3}, done="3 call, 1 call")

    assert hand.street == "flop"
    assert hand.to_act == 1


def test_an_ante_comes_first_and_makes_no_bet():
    hand = make_hand("no-limit", 3, ante=5, stacks={2: 6, 3: 4})

    assert hand.stakes.contributed == {1: 6, 2: 6, 3: 4}
    assert [player.bet for player in hand.betting.players] == [1, 1, 0]


def test_where_the_small_blind_is_dead_the_first_seat_posts_the_big_one():
    hand = make_hand("limit", 4, small_blind_is_dead=True)

    assert hand.table.small_blind_seat is None
    assert hand.stakes.contributed == {1: 2, 2: 0, 3: 0, 4: 0}
    assert hand.to_act == 2


def test_blinds_that_put_all_all_in_leave_nothing_to_do():
    hand = make_hand("no-limit", 2, stacks={1: 2, 2: 1})

    assert hand.is_over
    assert hand.showdown.order == (1, 2)


GAME = make_game("no-limit")
LIMIT = {"structure": Structure.LIMIT, "blinds": (1, 2)}
POT_LIMIT = {"structure": Structure.POT_LIMIT, "blinds": (1, 2)}


@pytest.mark.parametrize(
    ("fields", "fault", "text"),
    [
        (POT_LIMIT | {"blinds": (2, 1)}, TableFault.BLINDS, "(2, 1)"),
        (POT_LIMIT | {"blinds": (0, 0)}, TableFault.BLINDS, "(0, 0)"),
        (POT_LIMIT | {"blinds": (-1, 2)}, TableFault.NOT_CHIPS, "-1"),
        (POT_LIMIT | {"blinds": (1, 2.5)}, TableFault.NOT_CHIPS, "2.5"),
        (POT_LIMIT | {"ante": 2 * 10**18}, TableFault.TOO_MANY_CHIPS, str(2 * 10**18)),
        (POT_LIMIT | {"ante": True}, TableFault.NOT_CHIPS, "True"),
        (POT_LIMIT | {"bets": (2, 4)}, TableFault.BETS_WITHOUT_LIMIT, "(2, 4)"),
        (LIMIT, TableFault.NO_BETS, "None"),
        (LIMIT | {"bets": (4, 8)}, TableFault.BETS, "(4, 8)"),
        (LIMIT | {"bets": (2, 1)}, TableFault.BETS, "(2, 1)"),
    ],
)
def test_a_game_that_nobody_plays_are_quoted(fields, fault, text):
    with pytest.raises(InvalidTableError) as raised:
        Game(**fields)

    assert (raised.value.fault, raised.value.text) == (fault, text)


@pytest.mark.parametrize(
    ("fields", "fault", "text"),
    [
        ({"seats": (1,)}, TableFault.TOO_FEW_SEATS, "[1]"),
        ({"seats": tuple(range(11))}, TableFault.TOO_MANY_SEATS, "11"),
        ({"seats": (1, 2, 1)}, TableFault.DUPLICATE_SEAT, "1"),
        ({"seats": (1, "2")}, TableFault.NOT_A_SEAT, "'2'"),
        ({"seats": (True, 2)}, TableFault.NOT_A_SEAT, "True"),
        ({"stacks": {4: 10}}, TableFault.UNKNOWN_SEAT, "4"),
        ({"stacks": {1: -10}}, TableFault.NOT_CHIPS, "-10"),
        ({"stacks": {1: 0}}, TableFault.NO_STACK, "1"),
        ({"posts": {4: Post(live=2)}}, TableFault.UNKNOWN_SEAT, "4"),
        ({"posts": {3: Post(live=3)}}, TableFault.LIVE_ABOVE_BLIND, "3"),
        ({"posts": {3: Post(dead=-1)}}, TableFault.NOT_CHIPS, "-1"),
    ],
)
def test_a_table_at_which_nobody_can_play_is_quoted(fields, fault, text):
    with pytest.raises(InvalidTableError) as raised:
        start_hand(Table(**{"game": GAME, "seats": (1, 2, 3)} | fields))

    assert (raised.value.fault, raised.value.text) == (fault, text)
