from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quizzes.poker.rules import PROFILES, HouseRules, LowRemainder, TiedBothWays
from quizzes.poker.shares import Half, OddChip, Reason, award_alone, share_pot

DEFAULT = PROFILES["default"]
TDA = PROFILES["tda-2024"]
BOVADA = PROFILES["bovada-2014"]


def share(chips, high, low=(), rules=DEFAULT, chip_unit=1):
    return share_pot(chips, high=high, low=low, rules=rules, chip_unit=chip_unit)


def paid(*arguments, **options):
    chips = {}
    for award in share(*arguments, **options):
        chips[award.seat] = chips.get(award.seat, 0) + award.chips
    return chips


def parts(*arguments, **options):
    fractions = {}
    for award in share(*arguments, **options):
        fractions[award.seat] = fractions.get(award.seat, 0) + award.fraction
    return {seat: str(fraction) for seat, fraction in fractions.items()}


@pytest.mark.parametrize(
    ("high", "low", "expected"),
    [
        # One half each.
        ([1], [2], {1: "1/2", 2: "1/2"}),
        # Both halves, or all for want of a low: a scoop.
        ([1], [1], {1: "1"}),
        ([1], [], {1: "1"}),
        # A has the best high and ties the low with B.
        ([1], [1, 2], {1: "3/4", 2: "1/4"}),
        # A has the only best high, B and C tie the low.
        ([1], [2, 3], {1: "1/2", 2: "1/4", 3: "1/4"}),
        # Three tied for one half: a sixth each.
        ([1], [2, 3, 4], {1: "1/2", 2: "1/6", 3: "1/6", 4: "1/6"}),
        ([1, 2, 3], [3], {1: "1/6", 2: "1/6", 3: "2/3"}),
        ([1, 2, 3], [], {1: "1/3", 2: "1/3", 3: "1/3"}),
        ([1, 2], [1, 2], {1: "1/2", 2: "1/2"}),
        ([1, 2], [2, 3], {1: "1/4", 2: "1/2", 3: "1/4"}),
        ([1, 2], [1, 2, 3], {1: "5/12", 2: "5/12", 3: "1/6"}),
    ],
)
def test_a_half_is_shared_evenly_by_those_who_tie_for_it(high, low, expected):
    assert parts(120, high, low) == expected
    assert paid(120, high, low) == {
        seat: 120 * Fraction(fraction) for seat, fraction in expected.items()
    }


def test_the_odd_chip_between_the_halves_goes_to_the_high():
    assert paid(103, [2], [1]) == {2: 52, 1: 51}


def test_an_odd_chip_of_a_tie_goes_to_the_first_left_of_the_button():
    # Seats are named in that order.
    assert paid(5, [7, 2]) == {7: 3, 2: 2}


def test_no_winner_gets_more_than_one_odd_chip_of_a_half():
    # 101: the high has 51, and of 50 the three lows get 17, 17 and 16.
    assert paid(101, [1], [2, 3, 4]) == {1: 51, 2: 17, 3: 17, 4: 16}


def test_the_odd_chip_of_a_tied_low_stays_with_the_lows():
    # 95: the high has 48, the lows share 47.
    assert paid(95, [3], [2, 7]) == {3: 48, 2: 24, 7: 23}


def test_another_house_gives_what_tied_lows_cannot_share_to_the_high():
    assert paid(95, [3], [2, 7], BOVADA) == {3: 49, 2: 23, 7: 23}
    # Three lows share 50: two chips are left over.
    assert paid(101, [1], [2, 3, 4], BOVADA) == {1: 53, 2: 16, 3: 16, 4: 16}


def test_what_tied_lows_cannot_share_is_shared_by_tied_highs():
    # 31: 16 for the highs and 15 for the lows, who keep 14. So 17 for the highs.
    rules = HouseRules(low_remainder=LowRemainder.TO_HIGH)

    assert paid(31, [1, 2], [3, 4], rules) == {1: 9, 2: 8, 3: 7, 4: 7}


def test_who_tie_both_ways_split_the_whole_pot_evenly():
    assert paid(66, [1, 2], [1, 2]) == {1: 33, 2: 33}
    # Halves of 33 each would be 17 and 16, twice.
    assert paid(66, [1, 2], [1, 2], TDA) == {1: 34, 2: 32}


def test_split_halves_come_out_even_where_the_lows_leave_their_rest_to_the_high():
    # Halves of 33 each; the lows keep 32 of theirs, and the highs have 34.
    awards = share(66, [1, 2], [1, 2], BOVADA)

    assert [(award.half, award.chips) for award in awards] == [
        *[(Half.HIGH, 17), (Half.HIGH, 17)],
        *[(Half.LOW, 16), (Half.LOW, 16)],
    ]


def test_an_odd_chip_of_an_even_split_goes_left_of_the_button():
    assert paid(67, [4, 1], [4, 1]) == {4: 34, 1: 33}


def test_other_seats_in_one_half_make_two_halves():
    # 66: 33 and 33; the high pays 17 and 16, the low 11 each.
    assert paid(66, [1, 2], [1, 2, 3]) == {1: 28, 2: 27, 3: 11}


def test_one_seat_with_both_halves_has_one_award_in_every_house():
    for rules in PROFILES.values():
        (award,) = share(101, [1], [1], rules)

        assert (award.chips, award.half) == (101, Half.BOTH)
        assert (award.reason, award.odd) == (Reason.BEST_BOTH, ())


@pytest.mark.parametrize(
    ("chips", "chip_unit", "expected"),
    [
        # $7.75 in nickels, and $31,999.50 in half dollars.
        (775, 5, {1: 390, 2: 385}),
        (3199950, 50, {1: 1600000, 2: 1599950}),
        # Three chips of 25, and 24 below the smallest chip.
        (99, 25, {1: 50 + 24, 2: 25}),
        # No whole chip at all.
        (24, 25, {1: 24, 2: 0}),
        (100, 25, {1: 50, 2: 50}),
        (0, 1, {1: 0, 2: 0}),
    ],
)
def test_odd_chips_are_as_large_as_the_smallest_chip(chips, chip_unit, expected):
    assert paid(chips, [1], [2], chip_unit=chip_unit) == expected


def test_what_is_less_than_a_chip_goes_to_the_first_winner_of_the_high():
    # 8 chips of 5 and 4 more; the highs share 4 chips, the low has 4.
    assert paid(44, [3, 1], [2], chip_unit=5) == {3: 10 + 4, 1: 10, 2: 20}


def test_awards_tell_their_half_and_why():
    first, second, low = share(101, [1, 3], [2])

    assert (first.half, first.reason, first.tied_with) == (
        Half.HIGH,
        Reason.BEST_HIGH,
        (3,),
    )
    # 51 for the high: the odd chip of the pot, and within it the odd chip of the tie.
    assert (first.chips, first.odd) == (
        26,
        (OddChip.BETWEEN_HALVES, OddChip.FROM_LEFT),
    )
    # A quarter of 101 is more than 25: no odd chip came here.
    assert (second.chips, second.odd) == (25, ())
    assert (low.half, low.reason, low.tied_with, low.odd) == (
        Half.LOW,
        Reason.BEST_LOW,
        (),
        (),
    )


def test_without_a_low_the_high_has_all_as_the_high():
    (award,) = share(101, [1])

    assert (award.half, award.reason, award.fraction) == (Half.HIGH, Reason.NO_LOW, 1)


def test_awards_tell_what_tied_lows_left_and_what_is_less_than_a_chip():
    # 19 chips of 5 and 2 more: 10 for the high and 9 for the lows, who keep 8.
    high, *lows = share(97, [3], [2, 7], BOVADA, chip_unit=5)

    assert high.odd == (
        OddChip.BETWEEN_HALVES,
        OddChip.LOW_TO_HIGH,
        OddChip.BELOW_CHIP,
    )
    assert [award.odd for award in lows] == [(), ()]


def test_tied_highs_can_share_the_odd_chip_between_the_halves():
    # 103: 52 for the high, 26 each, where a quarter is 25 and three quarters.
    first, second, low = share(103, [1, 3], [2])

    assert [award.chips for award in (first, second, low)] == [26, 26, 51]
    assert first.odd == second.odd == (OddChip.BETWEEN_HALVES,)


def test_an_even_pot_has_no_odd_chip_between_its_halves():
    # 51 for each half. Tied highs have 26 and 25; in the other house tied lows have
    # 25 each, and the high has 52.
    ours = share(102, [1, 3], [2])
    theirs = share(102, [1], [2, 4], BOVADA)

    assert [award.odd for award in ours] == [(OddChip.FROM_LEFT,), (), ()]
    assert [award.odd for award in theirs] == [(OddChip.LOW_TO_HIGH,), (), ()]


def test_who_has_all_of_a_pot_has_no_odd_chip():
    (award,) = share(99, [1], [1], chip_unit=25)

    assert (award.chips, award.odd) == (99, ())


def test_a_seat_alone_is_awarded_all_without_a_half():
    (award,) = award_alone(70, 3)

    assert (award.seat, award.chips, award.half) == (3, 70, None)
    assert (award.reason, award.fraction) == (Reason.ALONE, 1)


SEATS = st.lists(st.sampled_from((4, 5, 6, 1, 2, 3)), unique=True)
HOUSES = st.builds(
    HouseRules,
    tied_both_ways=st.sampled_from(TiedBothWays),
    low_remainder=st.sampled_from(LowRemainder),
)


@given(st.integers(0, 200), SEATS.filter(bool), SEATS, HOUSES, st.integers(1, 30))
def test_all_of_a_pot_is_awarded_and_nothing_else(chips, high, low, rules, chip_unit):
    awards = share(chips, high, low, rules, chip_unit)

    assert sum(award.chips for award in awards) == chips
    assert sum(award.fraction for award in awards) == 1


@given(st.integers(0, 200), SEATS.filter(bool), SEATS, HOUSES, st.integers(1, 30))
def test_an_award_tells_of_odd_chips_where_it_is_more_than_its_fraction(
    chips, high, low, rules, chip_unit
):
    for award in share(chips, high, low, rules, chip_unit):
        assert bool(award.odd) == (award.chips > award.fraction * chips)


@given(st.integers(0, 200), SEATS.filter(bool), SEATS, HOUSES)
def test_within_a_half_nobody_gets_more_than_one_chip_more(chips, high, low, rules):
    awards = share(chips, high, low, rules)

    for half in Half:
        won = [award.chips for award in awards if award.half is half]
        assert won == sorted(won, reverse=True)
        assert not won or won[0] - won[-1] <= 1
