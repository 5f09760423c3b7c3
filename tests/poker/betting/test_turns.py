"""Whose turn it is, the option, when a round and a hand end."""

import pytest

from quizzes.poker.betting.actions import Call, IllegalActionError, Raise
from quizzes.poker.betting.streets import Street
from tests.poker.betting.make import make_hand, play


def order_of(hand, act):
    """Return the seats that act in turn, all in one way, until the street is over."""
    seats, street = [], hand.street
    while not hand.is_over and hand.street is street:
        seats.append(hand.to_act)
        hand = play(hand, f"{hand.to_act} {'check' if hand.legal.check else act}")
    return seats


def test_before_the_flop_the_seat_left_of_the_big_blind_acts_first():
    assert order_of(make_hand("limit", 5), "call") == [3, 4, 5, 1, 2]


def test_after_the_flop_the_first_left_of_the_button_acts_first():
    hand = make_hand("limit", 5, done="3 call, 4 call, 5 call, 1 fold, 2 check")

    assert order_of(hand, "call") == [2, 3, 4, 5]


def test_heads_up_the_button_is_the_small_blind_and_first_before_the_flop_alone():
    hand = make_hand("limit", 2)

    assert [player.bet for player in hand.betting.players] == [2, 1]
    assert order_of(hand, "call") == [2, 1]
    assert order_of(play(hand, "2 call, 1 check"), "call") == [1, 2]


def test_the_big_blind_may_check_or_raise_where_nobody_raised():
    hand = make_hand("limit", 3, done="3 call, 1 call")

    assert hand.to_act == 2
    assert hand.legal.check
    assert hand.legal.call is None
    assert hand.legal.raise_to == Raise(4, 4)


def test_a_raise_by_the_option_asks_all_the_others_again():
    hand = make_hand("limit", 3, done="3 call, 1 call, 2 raise_to 4")

    assert order_of(hand, "call") == [3, 1]


def test_after_a_raise_the_big_blind_has_no_option_but_a_call():
    hand = make_hand("limit", 3, done="3 raise_to 4, 1 fold")

    assert not hand.legal.check
    assert play(hand, "2 call").street is Street.FLOP


def test_the_blinds_keep_the_first_round_from_being_checked_around():
    with pytest.raises(IllegalActionError, match="may fold, call 2 to 2, raise to 4"):
        make_hand("limit", 3, done="3 check")


def test_a_round_may_be_checked_around_to_the_next_street():
    hand = make_hand("limit", 3, done="3 call, 1 call, 2 check")

    assert play(hand, "1 check, 2 check, 3 check").street is Street.TURN


def test_whoever_folded_or_is_all_in_has_no_turn():
    hand = make_hand(
        "no-limit", 4, stacks={4: 2}, done="3 call, 4 call, 1 fold, 2 check"
    )

    assert order_of(hand, "call") == [2, 3]


@pytest.mark.parametrize("seat", [1, 2])
def test_nobody_acts_out_of_turn(seat):
    with pytest.raises(IllegalActionError, match=f"'seat {seat} fold'") as raised:
        make_hand("limit", 3, done=f"{seat} fold")

    assert raised.value.legal.to_act == 3


@pytest.mark.parametrize("said", ["3 fold 2", "3 call 2", "3 raise_to"])
def test_amounts_belong_to_bets_and_raises_alone(said):
    with pytest.raises(IllegalActionError, match=said):
        make_hand("limit", 3, done=said)


def test_a_check_has_no_amount():
    with pytest.raises(IllegalActionError, match="2 check 2"):
        make_hand("limit", 3, done="3 call, 1 call, 2 check 2")


def test_when_all_but_one_fold_the_hand_is_over_at_once():
    hand = make_hand("limit", 3, done="3 fold, 1 fold")

    assert hand.is_over
    assert hand.stakes.live == (2,)
    assert hand.showdown is None
    assert hand.street is Street.PREFLOP


def test_after_the_end_nobody_is_to_act():
    hand = make_hand("limit", 3, done="3 fold, 1 fold")

    with pytest.raises(IllegalActionError, match="nobody is to act"):
        play(hand, "2 check")


def test_when_fewer_than_two_can_bet_the_board_is_run_out():
    stacks = {1: 50, 2: 80, 3: 90}
    hand = make_hand("no-limit", 3, stacks=stacks)
    hand = play(hand, "3 raise_to 90, 1 call, 2 call")

    assert hand.is_over
    assert hand.stakes.contributed == stacks
    assert hand.showdown


def test_two_who_have_chips_go_on_betting_beside_one_who_is_all_in():
    hand = make_hand("no-limit", 3, stacks={3: 20}, done="3 raise_to 20, 1 call")

    assert play(hand, "2 call").legal.raise_to.least == 2


def test_whoever_has_called_all_there_is_to_win_is_not_asked_again():
    # The small blind's 1 already covers the big blind's only chip.
    hand = make_hand("no-limit", 3, stacks={2: 1}, done="3 fold")

    assert hand.is_over
    assert hand.showdown


def test_against_all_ins_alone_one_calls_what_they_put_in():
    hand = make_hand("no-limit", 2, blinds=(10, 20), stacks={1: 15})

    assert hand.legal.call == Call(put=5, to=15)
    assert hand.legal.raise_to is None


def test_a_bet_that_is_faced_is_raised_and_not_bet():
    with pytest.raises(IllegalActionError):
        make_hand("limit", 3, done="3 bet 4")


def test_whoever_may_check_cannot_call():
    with pytest.raises(IllegalActionError, match="seat 2 may fold, check, raise to 4"):
        make_hand("limit", 3, done="3 call, 1 call, 2 call")
