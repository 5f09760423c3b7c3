from collections import Counter
from itertools import combinations, combinations_with_replacement, pairwise

import pytest

from quizzes.poker.cards import (
    DECK,
    CardFault,
    InvalidCardsError,
    parse_cards,
    write_cards,
)
from quizzes.poker.highs import Category, read_high
from tests.poker import witness
from tests.poker.dealing import RANKS


@pytest.mark.slow
def test_all_hands_fall_into_categories_as_often_as_published():
    counts = Counter(read_high(five).category for five in combinations(DECK, 5))

    assert counts == {
        Category.HIGH_CARD: 1_302_540,
        Category.PAIR: 1_098_240,
        Category.TWO_PAIR: 123_552,
        Category.THREE_OF_A_KIND: 54_912,
        Category.STRAIGHT: 10_200,
        Category.FLUSH: 5_108,
        Category.FULL_HOUSE: 3_744,
        Category.FOUR_OF_A_KIND: 624,
        Category.STRAIGHT_FLUSH: 40,
    }
    assert counts.total() == 2_598_960


@pytest.mark.slow
def test_all_hands_have_7462_strengths():
    strengths = {read_high(five).strength for five in combinations(DECK, 5)}

    assert len(strengths) == 7462


def test_one_hand_of_each_strength_stands_in_the_order_of_the_rules():
    suited = [[rank + "s" for rank in five] for five in combinations(RANKS, 5)]
    unsuited = [
        [rank + suit for rank, suit in zip(five, "cdhsc", strict=True)]
        for five in combinations_with_replacement(RANKS, 5)
        if five[0] != five[4]
    ]
    hands = sorted(suited + unsuited, key=witness.high_of_five)

    strengths = [read_high(parse_cards(hand)).strength for hand in hands]

    assert len(strengths) == 7462
    assert all(weaker < stronger for weaker, stronger in pairwise(strengths))


@pytest.mark.parametrize(
    ("cards", "category", "ranks"),
    [
        ("As Kd Jh 9c 2s", "HIGH_CARD", (14, 13, 11, 9, 2)),
        ("9c As 9d 2s Kd", "PAIR", (9, 14, 13, 2)),
        ("9c As 9d 2s Ad", "TWO_PAIR", (14, 9, 2)),
        ("9c 9s 9d 2s Ad", "THREE_OF_A_KIND", (9, 14, 2)),
        ("Tc Js Kd Qs Ad", "STRAIGHT", (14,)),
        # The ace is the bottom of a wheel, so the five is its top.
        ("5c 4s 3d 2s Ad", "STRAIGHT", (5,)),
        # A straight does not go round the corner.
        ("4s 3d 2s Ad Kc", "HIGH_CARD", (14, 13, 4, 3, 2)),
        ("As Ks Js 9s 2s", "FLUSH", (14, 13, 11, 9, 2)),
        ("6s 6d 6c Qd Qs", "FULL_HOUSE", (6, 12)),
        ("6s 6d 6c 6h Qs", "FOUR_OF_A_KIND", (6, 12)),
        ("5s 4s 3s 2s As", "STRAIGHT_FLUSH", (5,)),
        ("As Ks Qs Js Ts", "STRAIGHT_FLUSH", (14,)),
    ],
)
def test_five_cards_are_read(cards, category, ranks):
    high = read_high(parse_cards(cards))

    assert (high.category, high.ranks) == (Category[category], ranks)


def test_suits_never_rank():
    spades = read_high(parse_cards("As Ks Js 9s 2s"))

    assert spades == read_high(parse_cards("Ac Kc Jc 9c 2c"))


def test_a_hand_says_what_it_is():
    assert str(read_high(parse_cards("6s 6d 6c 6h Ts"))) == "four of a kind 6-T"


@pytest.mark.parametrize(
    ("cards", "arranged"),
    [
        ("Qd 6s Qs 6d 6c", "6s 6d 6c Qs Qd"),
        ("2s 9c As 9d Ad", "As Ad 9d 9c 2s"),
        ("2s Jh As 9c Kd", "As Kd Jh 9c 2s"),
        ("As 2s 3d 4s 5c", "5c 4s 3d 2s As"),
        ("Tc Js Kd Qs Ad", "Ad Kd Qs Js Tc"),
    ],
)
def test_a_hand_s_cards_are_laid_out_as_it_is_read(cards, arranged):
    cards = parse_cards(cards)

    assert write_cards(read_high(cards).arrange(cards)) == arranged


@pytest.mark.parametrize(
    ("cards", "fault"),
    [
        ("As Ks Qs Js", CardFault.TOO_FEW),
        ("As Ks Qs Js Ts 9s", CardFault.TOO_MANY),
    ],
)
def test_a_high_has_five_cards(cards, fault):
    with pytest.raises(InvalidCardsError) as caught:
        read_high(parse_cards(cards))

    assert (caught.value.fault, caught.value.expected) == (fault, (5, 5))


def test_a_card_plays_once():
    ace, *others = parse_cards("As Ks Qs Js")

    with pytest.raises(InvalidCardsError, match="duplicate card: 'As'"):
        read_high([ace, ace, *others])
