from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quizzes.poker.pots import paid_into_pots, pots_of, returned_chips
from quizzes.poker.stakes import Stakes


def pots(contributed, *, seats=(1, 2, 3, 4), **others):
    stakes = Stakes(seats=seats, contributed=contributed, **others)
    return [(pot.amount, pot.eligible) for pot in pots_of(stakes)]


def returned(contributed, *, seats=(1, 2, 3, 4), **others):
    return returned_chips(Stakes(seats=seats, contributed=contributed, **others))


@pytest.mark.parametrize(
    ("contributed", "folded", "expected"),
    [
        ({1: 50, 2: 50}, [], {}),
        ({1: 50, 2: 80}, [], {2: 30}),
        # Two have put in the most, so all of it is matched.
        ({1: 50, 2: 80, 3: 80}, [], {}),
        # A folded stake matches as well as any.
        ({1: 50, 2: 70, 3: 80}, [2], {3: 10}),
        # What nobody matched goes back even to one who folded.
        ({1: 50, 2: 80}, [2], {2: 30}),
        ({1: 50}, [], {1: 50}),
        ({}, [], {}),
    ],
)
def test_the_highest_stake_comes_back_down_to_the_second(contributed, folded, expected):
    assert returned(contributed, folded=folded) == expected


def test_dead_chips_match_nothing():
    assert returned({1: 50, 2: 20}, dead={3: 50}) == {1: 30}


def test_equal_stakes_make_one_pot():
    assert pots({1: 50, 2: 50, 3: 50}) == [(150, (1, 2, 3))]


def test_each_all_in_closes_a_pot():
    # 50 from each of four, 100 more from three, 150 more from two.
    assert pots({1: 50, 2: 150, 3: 300, 4: 300}) == [
        (200, (1, 2, 3, 4)),
        (300, (2, 3, 4)),
        (300, (3, 4)),
    ]


def test_eligible_seats_stand_in_order_from_the_left_of_the_button():
    stakes = {1: 25, 6: 25, 3: 40, 2: 40}

    assert pots(stakes, seats=(6, 3, 1, 2)) == [(100, (6, 3, 1, 2)), (30, (3, 2))]


def test_a_returned_chip_is_in_no_pot():
    assert pots({1: 50, 2: 80}) == [(100, (1, 2))]


def test_folded_stakes_stay_in_the_pots_they_reached():
    # Of the folded 80, 25 lie in the main pot and 55 in the first side pot.
    assert pots({1: 25, 2: 80, 3: 200, 4: 200}, folded=[2]) == [
        (100, (1, 3, 4)),
        (405, (3, 4)),
    ]


def test_each_seat_is_in_the_pots_with_what_it_paid_for_them():
    stakes = Stakes(
        seats=(1, 2, 3, 4),
        contributed={1: 25, 2: 80, 3: 200, 4: 220},
        dead={4: 1},
        folded=[2],
    )

    # 25 of each in the main pot, with the dead chip; above it 55 of the folded 80,
    # and 175 of the two who are left. The last 20 were matched by nobody.
    assert paid_into_pots(stakes) == (
        {1: 25, 2: 25, 3: 25, 4: 26},
        {1: 0, 2: 55, 3: 175, 4: 175},
    )


def test_folded_stakes_open_no_pot_of_their_own():
    assert pots({1: 10, 2: 30, 3: 50, 4: 50}, folded=[1, 2]) == [(140, (3, 4))]


def test_a_layer_that_only_folded_seats_reached_stays_in_the_last_pot():
    assert pots({1: 100, 2: 100, 3: 250, 4: 250}, folded=[3, 4]) == [(700, (1, 2))]


def test_a_layer_of_folded_seats_above_a_side_pot_stays_in_that():
    # Main pot 4 x 40; above it 60 + 50 + 50, which seat 2 alone can win.
    assert pots({1: 40, 2: 60, 3: 90, 4: 90}, folded=[3, 4]) == [
        (160, (1, 2)),
        (120, (2,)),
    ]


def test_the_last_one_left_has_one_pot_alone():
    assert pots({1: 5, 2: 10, 3: 10, 4: 40}, folded=[1, 2, 3]) == [(35, (4,))]


def test_a_pot_that_one_seat_only_can_win_stays_a_pot():
    # The small blind of 250 folds to an all-in of 125; the big blind had 500.
    stakes = {1: 500, 2: 125, 3: 250}

    assert returned(stakes, folded=[3]) == {1: 250}
    assert pots(stakes, folded=[3]) == [(375, (1, 2)), (250, (1,))]


def test_dead_chips_are_in_the_main_pot_only():
    dead = {2: 5, 3: 5}

    assert pots({1: 20, 2: 50, 3: 50}, dead=dead) == [(70, (1, 2, 3)), (60, (2, 3))]


def test_dead_chips_of_a_folded_seat_stay_in_the_main_pot():
    assert pots({1: 20, 2: 20}, dead={3: 5}, folded=[3]) == [(45, (1, 2))]


def test_who_is_in_with_dead_chips_only_can_win_those_only():
    assert pots({1: 20, 2: 20}, dead={3: 5}) == [(5, (1, 2, 3)), (40, (1, 2))]


def test_dead_chips_alone_make_a_pot_for_those_who_put_them_in():
    assert pots({}, dead={1: 5, 2: 5, 3: 5}, folded=[1]) == [(15, (2, 3))]


def test_an_unmatched_bet_keeps_its_owner_in_for_the_dead_chips():
    assert returned({1: 50}, dead={2: 5}) == {1: 50}
    assert pots({1: 50}, dead={2: 5}) == [(5, (1, 2))]


def test_a_seat_without_chips_in_the_middle_can_win_none():
    assert pots({1: 20, 2: 20, 3: 0}, folded=[]) == [(40, (1, 2))]


def test_chips_of_folded_seats_alone_are_for_all_who_are_left():
    assert pots({1: 20, 2: 20}, folded=[1, 2]) == [(40, (3, 4))]


def test_without_chips_there_is_no_pot():
    assert pots({}) == []
    assert pots({1: 0, 2: 0}) == []


def test_a_seat_alone_gets_its_chips_back():
    assert returned({7: 50}, seats=(7,)) == {7: 50}
    assert pots({7: 50}, seats=(7,)) == []


@st.composite
def any_stakes(draw):
    seats = draw(st.permutations(range(1, draw(st.integers(1, 10)) + 1)))
    chips = st.dictionaries(st.sampled_from(seats), st.integers(0, 20))
    folded = st.sets(st.sampled_from(seats), max_size=len(seats) - 1)
    return Stakes(
        seats=tuple(seats),
        contributed=draw(chips),
        dead=draw(chips),
        folded=draw(folded),
    )


@given(any_stakes())
def test_what_was_put_in_lies_in_the_pots_or_goes_back(stakes):
    put_in = sum(stakes.contributed.values()) + sum(stakes.dead.values())

    back = sum(returned_chips(stakes).values())
    assert put_in == back + sum(pot.amount for pot in pots_of(stakes))
    assert [sum(paid.values()) for paid in paid_into_pots(stakes)] == [
        pot.amount for pot in pots_of(stakes)
    ]


@given(any_stakes())
def test_each_pot_has_fewer_contenders_than_the_one_below(stakes):
    eligible = [set(pot.eligible) for pot in pots_of(stakes)]

    assert all(eligible)
    assert all(above < below for below, above in pairwise(eligible))


@given(any_stakes())
def test_nobody_can_win_more_from_another_than_the_own_stake(stakes):
    reach = dict.fromkeys(stakes.seats, 0)
    for pot in pots_of(stakes):
        for seat in pot.eligible:
            reach[seat] += pot.amount

    dead = sum(stakes.dead.values())
    most = max(stakes.contributed[seat] for seat in stakes.live)
    for seat in stakes.live:
        own = stakes.contributed[seat]
        if own < most:
            from_each = sum(min(own, chips) for chips in stakes.contributed.values())
            assert reach[seat] <= from_each + dead
