from itertools import combinations_with_replacement

import pytest

from quizzes.poker.cards import InvalidCardsError, parse_cards, write_cards
from quizzes.poker.lows import read_low
from tests.poker import witness
from tests.poker.dealing import RANKS


def test_exactly_56_lows_qualify_and_stand_in_the_order_of_the_rules():
    hands = [
        [rank + suit for rank, suit in zip(five, "cdhsc", strict=True)]
        for five in combinations_with_replacement(RANKS, 5)
        if five[0] != five[4]
    ]
    qualifying = [hand for hand in hands if read_low(parse_cards(hand))]
    best_first = sorted(qualifying, key=witness.low_of_five)

    strengths = [read_low(parse_cards(hand)).strength for hand in best_first]

    assert strengths == list(range(56, 0, -1))


@pytest.mark.parametrize(
    ("cards", "low"),
    [
        ("5c 4d 3h 2s As", "5-4-3-2-A"),
        # A flush and a straight do not count against a low.
        ("5s 4s 3s 2s As", "5-4-3-2-A"),
        ("8h 7h 6h 5h 4h", "8-7-6-5-4"),
        ("As 8c 2d 7h 3s", "8-7-3-2-A"),
        # A nine does not qualify.
        ("9h 4d 3c 2s As", None),
        # Nor do four ranks, whatever they are.
        ("4h 4d 3c 2s As", None),
        ("Kh 4d 3c 2s As", None),
    ],
)
def test_five_cards_are_read(cards, low):
    read = read_low(parse_cards(cards))

    assert (str(read) if read else None) == low


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("7s 6d 5c 4h 3s", "8s 4d 3c 2h As"),
        ("6s 5d 4c 3h 2s", "7s 4d 3c 2h As"),
        ("8s 6d 5c 4h 3s", "8s 7d 3c 2h As"),
        ("7s 5d 4c 3h 2s", "7s 6d 3c 2h As"),
        ("8s 6d 5c 4h 2s", "8s 6d 5c 4h 3s"),
        ("8s 6d 5c 4h As", "8s 6d 5c 4h 2s"),
    ],
)
def test_lows_compare_from_the_highest_card_down(better, worse):
    assert (
        read_low(parse_cards(better)).strength > read_low(parse_cards(worse)).strength
    )


def test_an_ace_is_one_in_a_low():
    assert read_low(parse_cards("As 8c 2d 7h 3s")).ranks == (8, 7, 3, 2, 1)


def test_a_low_s_cards_are_laid_out_highest_first():
    cards = parse_cards("As 8c 2d 7h 3s")

    assert write_cards(read_low(cards).arrange(cards)) == "8c 7h 3s 2d As"


@pytest.mark.parametrize("cards", ["As 2s 3s 4s", "As 2s 3s 4s 5s 6s"])
def test_a_low_has_five_cards(cards):
    with pytest.raises(InvalidCardsError, match="hand: 5"):
        read_low(parse_cards(cards))


def test_a_card_plays_once():
    ace, *others = parse_cards("As 2s 3s 4s")

    with pytest.raises(InvalidCardsError, match="duplicate card: 'As'"):
        read_low([ace, ace, *others])
