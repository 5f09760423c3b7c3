from itertools import combinations

import pytest

from quizzes.poker.cards import (
    DECK,
    CardFault,
    InvalidCardsError,
    parse_cards,
    write_cards,
)
from quizzes.poker.nuts import (
    ladder_for_high,
    ladder_for_low,
    nut_high,
    nut_low,
    nuts_in,
)
from tests.poker import witness
from tests.poker.dealing import DECK as NAMES
from tests.poker.dealing import STYLES, deals

each_ladder = pytest.mark.parametrize("ladder_for", [ladder_for_high, ladder_for_low])


def written(pairs):
    return [write_cards(pair) for pair in pairs]


def as_texts(ladder, value_of):
    """A ladder as the witness writes it: each hand with the pairs that make it."""
    return [
        (value_of(step.hand), {frozenset(map(str, pair)) for pair in step.holdings})
        for step in ladder
    ]


def ladder_of_witness(best_of, board, dead):
    """Steps in the order of what the witness says of each pair, the worst first."""
    steps = {}
    for pair in combinations([name for name in NAMES if name not in board + dead], 2):
        hand, _ = best_of(pair, board)
        if hand:
            steps.setdefault(str(hand), (hand, set()))[1].add(frozenset(pair))
    return sorted(steps.values(), key=lambda step: step[0])


@pytest.mark.parametrize("style", STYLES, ids=lambda style: style.__name__)
@pytest.mark.parametrize("board_count", [3, 4, 5])
def test_every_two_cards_stand_where_the_witness_puts_them(style, board_count):
    for dead, board in deals(style, 3, boards=(board_count,)):
        cards = parse_cards(board), parse_cards(dead)

        assert as_texts(
            ladder_for_high(*cards), lambda high: (high.category, list(high.ranks))
        ) == list(reversed(ladder_of_witness(witness.best_high, board, dead)))
        assert as_texts(
            ladder_for_low(*cards), lambda low: list(low.ranks)
        ) == ladder_of_witness(witness.best_low, board, dead)


@pytest.mark.parametrize(
    ("board", "count"),
    # Of 49, 48 and 47 cards that are left: 49 * 48 / 2 and so on.
    [("Kd 7h 2c", 1176), ("Kd 7h 2c 7s", 1128), ("Kd 7h 2c 7s 3d", 1081)],
)
def test_every_two_cards_stand_on_one_step_for_the_high(board, count):
    pairs = [
        frozenset(pair)
        for step in ladder_for_high(parse_cards(board))
        for pair in step.holdings
    ]

    assert len(set(pairs)) == len(pairs) == count


def test_dead_cards_are_in_nobody_s_hand():
    board, dead = parse_cards("Kd 7h 2c 7s 3d"), parse_cards("7c Kh Ks")
    ladder = ladder_for_high(board, dead)

    assert not any(set(pair) & set(dead) for step in ladder for pair in step.holdings)
    # Of sevens and kings one each is left: no quads, and kings full with both.
    assert str(ladder[0].hand) == "full house 7-K"
    assert written(ladder[0].holdings) == ["Kc 7d"]


@pytest.mark.parametrize(
    ("board", "hand", "holdings"),
    [
        ("Kd 7h 2c 7s 3d", "four of a kind 7-K", ["7d 7c"]),
        # The fourth nine with an ace beside it.
        (
            "9s 9h 9d Kc Qd",
            "four of a kind 9-A",
            ["As 9c", "Ah 9c", "Ad 9c", "Ac 9c"],
        ),
        ("8h 7h 6h 2c Kd", "straight flush T", ["Th 9h"]),
        # The king of the suit is on the board: the ace plays with the queen.
        ("Kh 8h 3h 2c Td", "flush A-K-Q-8-3", ["Ah Qh"]),
        # With a pair on the board four of a kind beat every flush.
        ("Kh 8h 3h 3c Td", "four of a kind 3-K", ["3s 3d"]),
    ],
)
def test_the_nut_high_is_the_best_of_every_two_cards(board, hand, holdings):
    nuts = nut_high(parse_cards(board))

    assert (str(nuts.hand), written(nuts.holdings)) == (hand, holdings)


@pytest.mark.parametrize(
    ("board", "hand"),
    [
        # Two cards of a suit on the board are no flush.
        ("Kh Qh 9s 2c 5d", "straight K"),
        ("Ah Kd 8s 3c 2h", "straight 5"),
    ],
)
def test_suits_do_not_matter_to_a_nut_straight(board, hand):
    nuts = nut_high(parse_cards(board))

    # Four cards of either rank.
    assert (str(nuts.hand), len(nuts.holdings)) == (hand, 16)


@pytest.mark.parametrize(
    ("board", "hand", "count"),
    [
        # An ace and a deuce of any suits: 4 * 4.
        ("3s 7d 8c Kd Qh", "8-7-3-2-A", 16),
        ("As 2d 3c 8h Kd", "5-4-3-2-A", 16),
        # Any five with an ace, deuce, three or four, of which three each are left.
        ("As 2d 3c 4h Kd", "5-4-3-2-A", 48),
        # A pair on the board is one rank.
        ("3s 3d 7c 8h Kd", "8-7-3-2-A", 16),
        # The lowest three of the board play.
        ("Ah 4d 6c 7h 8s", "6-4-3-2-A", 16),
    ],
)
def test_the_nut_low_is_made_by_every_two_cards_of_the_right_ranks(board, hand, count):
    nuts = nut_low(parse_cards(board))

    assert (str(nuts.hand), len(nuts.holdings)) == (hand, count)


@pytest.mark.parametrize("board", ["3s 7d 9c Kd Qh", "3s 3d 7c 7d Kh", "Ts Jd Kc"])
def test_without_three_low_ranks_on_the_board_there_is_no_nut_low(board):
    assert nut_low(parse_cards(board)) is None
    assert ladder_for_low(parse_cards(board)) == ()


@pytest.mark.parametrize(
    ("hole", "board", "high", "low"),
    [
        ("Ad Kd 3s 2s", "Jd 4d 3c Qd 5h", ["Ad Kd"], ["Ad 2s"]),
        # Two aces are two ways to the same low.
        ("As Ah 2d Kc", "3s 7d 8c Kd Qh", [], ["As 2d", "Ah 2d"]),
        ("Jh Ts 4c 4d", "Ks Qd 9c 7h 2d", ["Jh Ts"], []),
        ("4c 4d 5h 5s", "Ks Qd 9c 7h 2d", [], []),
        # The same two cards for both.
        ("5s 4s Kc Qd", "As 2s 3s 9d Kh", ["5s 4s"], ["5s 4s"]),
    ],
)
def test_a_hand_holds_the_nuts_with_some_of_its_pairs(hole, board, high, low):
    nuts = nuts_in(parse_cards(hole), parse_cards(board))

    assert (written(nuts.high), written(nuts.low)) == (high, low)
    assert nuts.is_nut_nut == bool(high and low)


@each_ladder
@pytest.mark.parametrize(
    ("board", "dead", "fault"),
    [
        ("2c 3c", "As", CardFault.TOO_FEW),
        ("2c 3c 4c 5c 6c 7c", "As", CardFault.TOO_MANY),
        ("2c 3c 4c", "As 2c", CardFault.DUPLICATE),
    ],
)
def test_cards_that_cannot_be_dealt_have_no_ladder(ladder_for, board, dead, fault):
    with pytest.raises(InvalidCardsError) as caught:
        ladder_for(parse_cards(board), parse_cards(dead))

    assert caught.value.fault is fault


def test_pairs_of_a_step_stand_highest_first():
    order = list(reversed(DECK))
    for step in ladder_for_high(parse_cards("Kd 7h 2c 7s 3d")):
        places = [tuple(map(order.index, pair)) for pair in step.holdings]

        assert places == sorted(places)
        assert all(first < second for first, second in places)
