"""What is true of every hand, whatever is done in it."""

import itertools
from random import Random

import pytest

from quizzes.poker.betting.actions import Act, Action, IllegalActionError
from quizzes.poker.betting.streets import Street
from quizzes.poker.cards import DECK
from quizzes.poker.pots import pots_of, returned_chips
from quizzes.poker.rules import Structure
from quizzes.poker.settlement import settle
from tests.poker.betting.playouts import playouts

HANDS = list(playouts("betting", 400))
STATES = [hand for states in HANDS for hand in states]
ENDS = [states[-1] for states in HANDS]


def is_refused(hand, seat, act, to=None):
    try:
        hand.act(Action(seat, act, to))
    except IllegalActionError as error:
        return error.legal == hand.legal
    return False


def test_the_hands_hold_what_makes_betting_hard():
    short = [hand for hand in STATES if hand.legal.raise_to and is_short(hand)]

    assert {hand.table.game.structure for hand in ENDS} == set(Structure)
    assert {hand.street for hand in ENDS} == set(Street)
    assert {len(hand.table.seats) for hand in ENDS} == set(range(2, 11))
    assert len(short) > 50
    assert sum(hand.showdown is not None for hand in ENDS) > 100
    assert sum(hand.showdown is None for hand in ENDS) > 30
    assert sum(any(hand.stakes.dead.values()) for hand in ENDS) > 50


def is_short(hand):
    betting = hand.betting
    return hand.legal.raise_to.least < betting.due + betting.raise_size


def test_the_least_and_the_most_are_taken_and_one_chip_beyond_is_not():
    for hand in STATES:
        seat, sizes = hand.to_act, hand.legal.raise_to
        if sizes:
            for to in (sizes.least, sizes.most):
                assert hand.act(Action(seat, Act.RAISE_TO, to))
            for to in (sizes.least - 1, sizes.most + 1):
                assert is_refused(hand, seat, Act.RAISE_TO, to)


def test_what_is_not_offered_is_refused_with_what_is():
    for hand in STATES:
        seat, legal = hand.to_act, hand.legal
        if seat is None:
            continue
        assert is_refused(hand, seat, Act.CHECK) != legal.check
        assert is_refused(hand, seat, Act.CALL) != (legal.call is not None)
        assert legal.check != (legal.call is not None)
        if not legal.raise_to:
            assert is_refused(hand, seat, Act.RAISE_TO, hand.betting.due + 1)


def test_nobody_acts_out_of_turn_and_nobody_after_the_end():
    for hand in STATES:
        for seat in hand.table.seats:
            if seat != hand.to_act:
                assert is_refused(hand, seat, Act.FOLD)


def test_chips_neither_appear_nor_vanish():
    for hand in STATES:
        put_in = sum(hand.stakes.contributed.values()) + sum(hand.stakes.dead.values())
        behind = sum(player.stack for player in hand.betting.players)
        assert put_in == hand.chips
        assert put_in + behind == sum(hand.table.stacks.values())
        assert all(player.stack >= 0 for player in hand.betting.players)


def test_the_turn_goes_clockwise_to_one_who_is_in_with_chips():
    for states in HANDS:
        for before, after in itertools.pairwise(states):
            if after.is_over or after.street is not before.street:
                continue
            seats = before.table.seats
            start = seats.index(before.to_act)
            clockwise = [*seats[start + 1 :], *seats[: start + 1]]
            passed = clockwise[: clockwise.index(after.to_act)]
            players = {player.seat: player for player in after.betting.players}
            assert players[after.to_act].can_act
            for seat in passed:
                assert not after.betting.waits_for(players[seat])


def test_at_the_end_of_a_street_all_who_are_in_have_matched_or_are_all_in():
    for hand in ENDS:
        for betting in hand.rounds:
            able = [player.bet for player in betting.live if player.stack]
            if len(betting.live) > 1 and len(able) > 1:
                assert set(able) == {max(player.bet for player in betting.players)}


def test_a_hand_is_shown_by_all_who_are_left_or_by_nobody():
    for hand in ENDS:
        if len(hand.stakes.live) == 1:
            assert hand.showdown is None
        else:
            assert sorted(hand.showdown.order) == sorted(hand.stakes.live)


def test_what_was_put_in_is_returned_or_lies_in_the_pots():
    for hand in ENDS:
        pots = sum(pot.amount for pot in pots_of(hand.stakes))
        assert pots + sum(returned_chips(hand.stakes).values()) == hand.chips


def test_what_was_put_in_is_settled_to_the_last_chip():
    rng = Random("cards")
    for hand in ENDS:
        hole, board = deal(rng, hand.table.seats)
        settled = settle(hand.stakes, hole=hole, board=board, rules=hand.table.rules)
        paid = sum(settled.payouts.values()) + sum(settled.returned.values())
        assert paid == hand.chips


def deal(rng, seats):
    deck = rng.sample(DECK, 4 * len(seats) + 5)
    hole = {seat: tuple(deck[4 * n : 4 * n + 4]) for n, seat in enumerate(seats)}
    return hole, tuple(deck[-5:])


def test_whoever_can_win_more_pots_shows_before_those_who_can_win_fewer():
    for hand in ENDS:
        pots = [pot.eligible for pot in pots_of(hand.stakes) if len(pot.eligible) > 1]
        order = hand.showdown.order if hand.showdown else ()
        counts = [sum(seat in eligible for eligible in pots) for seat in order]
        assert counts == sorted(counts, reverse=True)


def test_a_hand_that_goes_on_has_no_showdown_yet():
    assert not any(hand.showdown for hand in STATES if not hand.is_over)


def test_limit_is_capped_by_its_own_count_of_bets():
    for hand in ENDS:
        if hand.table.game.structure is not Structure.LIMIT:
            continue
        for betting in hand.rounds:
            if not betting.cap_is_lifted:
                assert betting.wagers <= 1 + hand.table.rules.limit_raises


def test_a_hand_takes_no_notice_of_what_is_done_with_an_earlier_one():
    for states in HANDS[:50]:
        again = states[0]
        for action in states[-1].actions:
            again = again.act(action)
        assert again == states[-1]


@pytest.mark.parametrize("state", [HANDS[0][0], HANDS[0][-1]])
def test_a_hand_cannot_be_changed(state):
    with pytest.raises(AttributeError):
        state.rounds = ()
    with pytest.raises(TypeError):
        state.table.stacks[1] = 5
