import pytest

from quizzes.poker.cards import CardFault, InvalidCardsError
from quizzes.poker.shares import Half, Reason
from quizzes.poker.stakes import InvalidTableError, TableFault
from tests.poker.tables import settlement_of

# Four all in. On the board 7-6-3 and the wheel cards A-2 make the low 7-6-3-2-A;
# 5-4 makes the straight up to the seven.
ALL_IN = {
    "seats": [1, 2, 3, 4],
    "contributed": {"1": 50, "2": 150, "3": 300, "4": 300},
    "folded": [],
    "hole": {"1": "As2d9cTd", "2": "KhKd9h8h", "3": "Ad2cQcQd", "4": "4s5s9s9d"},
    "board": "Kc7h3s6dQs",
}
HEADS_UP = {
    "seats": [2, 1],
    "contributed": {"1": 50, "2": 50},
    "folded": [],
    "hole": {"1": "AhKd9c8c", "2": "AcKh9d8s"},
    "board": "AsKc7d7h2s",
}


def settle(line, rules="default", **changes):
    return settlement_of({**line, **changes}, rules)


def test_each_pot_is_split_on_its_own():
    settlement = settle(ALL_IN)

    assert [pot.amount for pot in settlement.pots] == [200, 300, 300]
    assert [pot.eligible for pot in settlement.pots] == [
        (1, 2, 3, 4),
        (2, 3, 4),
        (3, 4),
    ]
    assert [pot.high_winners for pot in settlement.pots] == [(4,), (4,), (4,)]
    assert [pot.low_winners for pot in settlement.pots] == [(1, 3), (3,), (3,)]
    # Seat 1: a quarter of 200. Seat 3: another, and half of 300 twice.
    assert settlement.payouts == {1: 50, 3: 350, 4: 400}


def test_the_winning_hands_are_told():
    main = settle(ALL_IN).pots[0]

    assert str(main.high) == "straight 7"
    assert str(main.low) == "7-6-3-2-A"


def test_a_low_wins_only_in_pots_of_its_own():
    # Seat 1 has the only low, and is all in for 100 with the wheel.
    hole = {"1": "As2sKdKc", "2": "QhQc9d9c", "3": "JhJcTdTs"}
    contributed = {"1": 100, "2": 300, "3": 300}
    table = {"seats": [2, 3, 1], "contributed": contributed, "folded": []}

    settlement = settle({**table, "hole": hole, "board": "3d4h5cKs8c"})
    main, side = settlement.pots
    assert (main.high_winners, main.low_winners) == ((1,), (1,))
    assert (side.high_winners, side.low_winners, side.low) == ((2,), (), None)
    assert settlement.payouts == {1: 300, 2: 400}


def test_odd_chips_are_decided_in_each_pot():
    # Main pot 75: 38 high, 19 and 18 low. Side pot 52: 26 high, 13 each low.
    settlement = settle(
        {
            "seats": [1, 2, 3],
            "contributed": {"1": 51, "2": 51, "3": 25},
            "folded": [],
            "hole": {"1": "KhKd4s5d", "2": "4h5cQsJd", "3": "QhQd9c9h"},
            "board": "Ac2d6h8sKc",
        }
    )

    assert settlement.payouts == {1: 57 + 39, 2: 18 + 13}


def test_awards_are_made_last_side_pot_first():
    settlement = settle(ALL_IN)

    assert [(award.seat, award.chips) for award in settlement.awards] == [
        *[(4, 150), (3, 150)],
        *[(4, 150), (3, 150)],
        *[(4, 100), (1, 50), (3, 50)],
    ]


def test_payouts_stand_in_the_order_of_the_seats():
    settlement = settle(ALL_IN, seats=[3, 4, 1, 2])

    assert list(settlement.payouts) == [3, 4, 1]


def test_heads_up_the_big_blind_takes_the_odd_chip():
    # Seat 1 has the button, so seat 2, the big blind, is left of it. A dead chip
    # makes the pot odd.
    settlement = settle(HEADS_UP, dead={"1": 1})

    assert settlement.payouts == {2: 51, 1: 50}


def test_the_folded_win_nothing_and_their_cards_are_ignored():
    # Two pair for seat 3, the same as for the others, and one of their very cards.
    settlement = settle(
        HEADS_UP,
        seats=[3, 2, 1],
        contributed={"1": 50, "2": 50, "3": 20},
        folded=[3],
        hole={**HEADS_UP["hole"], "3": "AcAdKs"},
    )

    assert settlement.payouts == {2: 60, 1: 60}


def test_rake_comes_off_each_pot_before_it_is_split():
    settlement = settle(ALL_IN, rake=[10, 5])

    assert [(pot.amount, pot.rake) for pot in settlement.pots] == [
        (200, 10),
        (300, 5),
        (300, 0),
    ]
    # 190: 95 high, 48 and 47 low. 295: 148 and 147. 300: 150 and 150.
    assert settlement.payouts == {1: 48, 3: 47 + 147 + 150, 4: 95 + 148 + 150}


def test_a_rake_may_take_the_whole_pot():
    settlement = settle(HEADS_UP, rake=[100])

    assert settlement.payouts == {}
    assert [award.chips for award in settlement.pots[0].awards] == [0, 0]


def test_the_last_one_left_needs_no_cards():
    settlement = settle(HEADS_UP, folded=[2], hole={}, board="")

    (pot,) = settlement.pots
    assert (pot.high_winners, pot.low_winners) == ((1,), ())
    assert (pot.high, pot.low) == (None, None)
    assert [(award.half, award.reason) for award in pot.awards] == [
        (None, Reason.ALONE)
    ]
    assert settlement.payouts == {1: 100}


def test_a_side_pot_of_one_seat_is_its_own_without_a_showdown():
    settlement = settle(
        HEADS_UP,
        seats=[3, 2, 1],
        contributed={"1": 100, "2": 50, "3": 100},
        folded=[3],
    )

    main, side = settlement.pots
    assert [award.half for award in main.awards] == [Half.HIGH, Half.HIGH]
    assert [(award.seat, award.reason) for award in side.awards] == [(1, Reason.ALONE)]
    assert settlement.payouts == {2: 75, 1: 75 + 100}


def test_a_seat_without_chips_needs_no_cards():
    settlement = settle(HEADS_UP, seats=[3, 2, 1])

    assert settlement.payouts == {2: 50, 1: 50}


def test_without_chips_nothing_is_settled():
    settlement = settle(HEADS_UP, contributed={}, hole={}, board="")

    assert (settlement.returned, settlement.pots, settlement.payouts) == ({}, (), {})


def test_all_that_comes_back_is_no_payout():
    settlement = settle(HEADS_UP, contributed={"1": 50}, hole={}, board="")

    assert (settlement.returned, settlement.payouts) == ({1: 50}, {})


@pytest.mark.parametrize(
    ("changes", "fault", "message"),
    [
        (
            {"hole": {"1": "AhKd9c8c"}},
            TableFault.HAND_MISSING,
            "hole: no cards, and its pot is contested: seat: 2",
        ),
        (
            {"hole": {**HEADS_UP["hole"], "2": ""}},
            TableFault.HAND_MISSING,
            "hole: no cards, and its pot is contested: seat: 2",
        ),
        (
            {"hole": {**HEADS_UP["hole"], "7": "2c3c4c5c"}},
            TableFault.UNKNOWN_SEAT,
            "hole: unknown seat: 7",
        ),
        (
            {"rake": [101]},
            TableFault.RAKE_ABOVE_POT,
            "rake: a rake above its pot: 101",
        ),
        (
            {"rake": [1, 0]},
            TableFault.TOO_MANY_RAKES,
            "rake: more rakes than pots: [1, 0]",
        ),
        (
            {"rake": [-1]},
            TableFault.NOT_CHIPS,
            "rake: not a whole number of chips, none or more: -1",
        ),
        (
            {"rake": [0.5]},
            TableFault.NOT_CHIPS,
            "rake: not a whole number of chips, none or more: 0.5",
        ),
        (
            {"chip_unit": 0},
            TableFault.NOT_A_CHIP,
            "chip_unit: not the worth of a chip, a whole number from 1 up: 0",
        ),
        (
            {"chip_unit": 2.5},
            TableFault.NOT_A_CHIP,
            "chip_unit: not the worth of a chip, a whole number from 1 up: 2.5",
        ),
    ],
    ids=range(9),
)
def test_what_cannot_be_settled_is_quoted(changes, fault, message):
    with pytest.raises(InvalidTableError) as raised:
        settle(HEADS_UP, **changes)

    assert raised.value.fault is fault
    assert str(raised.value) == message


@pytest.mark.parametrize(
    ("changes", "fault", "text"),
    [
        ({"board": "AsKc7d7h"}, CardFault.TOO_FEW, "As Kc 7d 7h"),
        ({"board": ""}, CardFault.TOO_FEW, ""),
        ({"board": "AsKc7d7h2s3s"}, CardFault.TOO_MANY, "As Kc 7d 7h 2s 3s"),
        # The board holds a card of seat 1, or both seats hold the same one.
        ({"board": "AhKc7d7h2s"}, CardFault.DUPLICATE, "Ah"),
        (
            {"hole": {"1": "AhKd9c8c", "2": "AhKh9d8s"}},
            CardFault.DUPLICATE,
            "Ah",
        ),
        (
            {"hole": {"1": "AhKd9c8c", "2": "AcKh9d"}},
            CardFault.TOO_FEW,
            "Ac Kh 9d",
        ),
        # Five cards beside four were not dealt at one table.
        (
            {"hole": {"1": "AhKd9c8c3c", "2": "AcKh9d8s"}},
            CardFault.TOO_MANY,
            "Ah Kd 9c 8c 3c",
        ),
    ],
    ids=range(7),
)
def test_cards_that_cannot_be_dealt_are_quoted(changes, fault, text):
    with pytest.raises(InvalidCardsError) as raised:
        settle(HEADS_UP, **changes)

    assert (raised.value.fault, raised.value.text) == (fault, text)
