"""Pot-limit and no-limit: the smallest raise, the pot, and short all-ins."""

import pytest

from quizzes.poker.betting.actions import Call, IllegalActionError, Raise
from tests.poker.betting.make import make_hand, play


def test_the_small_blind_may_raise_one_to_six_where_the_pot_is_the_limit():
    hand = make_hand("pot-limit", 3, done="3 fold")

    # Facing 2 with 1 in: the pot after the call is 4.
    assert hand.legal.raise_to == Raise(4, 6)


@pytest.mark.parametrize(
    ("rules", "most"),
    # The blinds of 100 and 50 and the call of 200 make 350.
    [({}, 700), ({"short_blind_pot": "posted"}, 550)],
)
def test_tda_54_b_a_short_blind_counts_as_whole_in_the_first_raise(rules, most):
    hand = make_hand("pot-limit", blinds=(100, 200), stacks={2: 50}, rules=rules)

    assert hand.legal.call == Call(put=200, to=200)
    assert hand.legal.raise_to == Raise(400, most)


def test_tda_54_b_whole_blinds_of_100_and_200_let_one_raise_to_700():
    assert make_hand("pot-limit", blinds=(100, 200)).legal.raise_to.most == 700


def test_the_pot_counts_antes_dead_chips_and_earlier_streets():
    hand = make_hand("pot-limit", 3, ante=1)
    # 3 of antes, 3 of blinds and a call of 2 are 8.
    assert hand.legal.raise_to == Raise(4, 10)

    hand = play(hand, "3 call, 1 call, 2 check")
    assert hand.legal.raise_to == Raise(2, 9)
    # A bet of 9 makes 18, which a call makes 27.
    assert play(hand, "1 bet 9").legal.raise_to == Raise(18, 36)


def test_no_limit_allows_all_of_one_s_chips_whatever_the_others_have():
    hand = make_hand("no-limit", stacks={1: 50, 2: 60, 3: 90})

    assert hand.legal.raise_to == Raise(4, 90)


@pytest.mark.parametrize("structure", ["pot-limit", "no-limit"])
def test_a_raise_is_at_least_the_last_bet_or_raise_of_the_round(structure):
    hand = make_hand(structure, 4, done="3 raise_to 7")
    # From 2 to 7 is a raise of 5.
    assert hand.legal.raise_to.least == 12

    hand = play(hand, "4 raise_to 13")
    assert hand.legal.raise_to.least == 19

    with pytest.raises(IllegalActionError):
        play(hand, "1 raise_to 18")


@pytest.mark.parametrize("structure", ["pot-limit", "no-limit"])
def test_a_new_round_begins_with_the_big_blind_as_the_smallest_bet(structure):
    hand = make_hand(structure, 3, done="3 raise_to 7, 1 call, 2 call")

    assert hand.legal.raise_to.least == 2


@pytest.mark.parametrize("structure", ["pot-limit", "no-limit"])
def test_all_in_for_less_than_the_smallest_raise_is_allowed(structure):
    hand = make_hand(structure, stacks={1: 9}, done="3 raise_to 7")

    assert hand.legal.raise_to == Raise(9, 9)
    with pytest.raises(IllegalActionError):
        play(hand, "1 raise_to 8")


def test_there_is_no_cap_on_the_number_of_raises():
    hand = make_hand("no-limit")
    for _ in range(20):
        hand = play(hand, f"{hand.to_act} raise_to {hand.legal.raise_to.least}")

    assert hand.legal.raise_to


def with_all_ins(first, second=None):
    """On the flop seat 1 bets 100, 2 is all-in, 3 calls, 4 is all-in or calls."""
    stacks = {2: 100 + first} | ({4: 100 + second} if second else {})
    hand = make_hand("no-limit", 4, blinds=(50, 100), stacks=stacks)
    hand = play(hand, "3 call, 4 call, 1 call, 2 check")
    last = f"4 raise_to {second}" if second else "4 call"
    return play(hand, f"1 bet 100, 2 raise_to {first}, 3 call, {last}")


@pytest.mark.parametrize("all_in", [101, 199])
def test_tda_47_a_an_all_in_below_a_full_raise_does_not_re_open(all_in):
    hand = with_all_ins(all_in)

    assert hand.legal.call == Call(put=all_in - 100, to=all_in)
    assert hand.legal.raise_to is None


def test_tda_47_a_an_all_in_of_a_full_raise_re_opens():
    assert with_all_ins(200).legal.raise_to.least == 300


def test_tda_47_a_short_all_ins_together_re_open_to_whom_they_are_a_full_raise():
    hand = with_all_ins(150, 210)
    # To the bettor it is 110 more; the smallest raise is still one of 100.
    assert hand.legal.raise_to.least == 310

    # To the caller of 150 it is 60 more.
    assert play(hand, "1 call").legal.raise_to is None


def test_whoever_has_not_acted_may_raise_a_short_all_in():
    hand = make_hand("no-limit", 4, blinds=(50, 100), stacks={2: 250})
    hand = play(hand, "3 call, 4 call, 1 call, 2 check, 1 bet 100, 2 raise_to 150")

    assert hand.legal.raise_to.least == 250


def test_a_check_does_not_let_one_raise_an_all_in_below_the_smallest_bet():
    hand = make_hand("no-limit", 3, stacks={2: 3})
    hand = play(hand, "3 call, 1 call, 2 check, 1 check, 2 bet 1")

    assert hand.legal.raise_to.least == 3
    assert play(hand, "3 call").legal.raise_to is None


def test_nobody_raises_one_who_is_all_in():
    hand = make_hand("no-limit", 2, stacks={1: 20}, done="2 raise_to 6, 1 raise_to 20")

    assert hand.legal.call == Call(put=14, to=20)
    assert hand.legal.raise_to is None


@pytest.mark.parametrize(("stack", "raise_to"), [(20, None), (21, Raise(38, 90))])
def test_nobody_raises_where_no_part_of_it_could_be_called(stack, raise_to):
    stacks = {1: 90, 2: stack, 3: 20}
    hand = make_hand("no-limit", stacks=stacks, done="3 raise_to 20")

    assert hand.legal.call == Call(put=19, to=20)
    assert hand.legal.raise_to == raise_to


@pytest.mark.parametrize("structure", ["limit", "pot-limit", "no-limit"])
def test_a_raise_may_follow_an_own_check(structure):
    hand = make_hand(structure, 2, done="2 call, 1 check, 1 check, 2 bet 2")

    assert hand.legal.raise_to.least == 4
