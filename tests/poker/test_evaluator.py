import pytest

from quizzes.poker.cards import CardFault, InvalidCardsError, parse_cards, write_cards
from quizzes.poker.evaluator import (
    Choice,
    best_high,
    best_low,
    choices,
    high_strength,
    low_strength,
    pairs_for_high,
    pairs_for_low,
)
from quizzes.poker.highs import Category


def cards(hole, board):
    return parse_cards(hole), parse_cards(board)


def written(choices):
    return [f"{write_cards(made.hole)} + {write_cards(made.board)}" for made in choices]


NUT_NUT = cards("Ad Kd 3s 2s", "Jd 4d 3c Qd 5h")


def test_one_hand_can_hold_the_best_high_and_the_best_low():
    high, low = best_high(*NUT_NUT), best_low(*NUT_NUT)

    assert (high.hand.category, high.hand.ranks) == (
        Category.FLUSH,
        (14, 13, 12, 11, 4),
    )
    assert written(high.choices) == ["Ad Kd + Qd Jd 4d"]
    assert str(low) == "5-4-3-2-A"
    assert written(low.choices) == ["Ad 2s + 5h 4d 3c"]


def test_the_best_cards_are_laid_out_as_the_hand_is_read():
    assert write_cards(best_high(*NUT_NUT).cards) == "Ad Kd Qd Jd 4d"
    assert write_cards(best_low(*NUT_NUT).cards) == "5h 4d 3c 2s Ad"


@pytest.mark.parametrize(
    ("hole", "board", "high"),
    [
        # A flush on the board needs two of the suit from the hand.
        ("2d 4c 4h Ks", "3d 6d Td Jd Ad", "pair 4-A-J-T"),
        # Of three hole cards of a suit and three on the board, five play.
        ("Ks Qs 2s 3h", "4s 5s 6s 9d Tc", "flush K-Q-6-5-4"),
        # The best straight flush is not made of the highest cards of the suit.
        ("As 9s 8s 2c", "Ks 7s 6s 5s Qd", "straight flush 9"),
        # Four of a rank in the hand are a pair.
        ("7c 7d 7h 7s", "2c 9d Kh Js 3d", "pair 7-K-J-9"),
        # Three of a rank on the board and one in the hand are four of a kind.
        ("9c Ad 4h 2s", "9d 9h 9s Kd Qc", "four of a kind 9-A"),
        # Three of a rank on the board are no full house without a pair beside them.
        ("Ac Kd 4h 2s", "9d 9h 9s 7d Qc", "three of a kind 9-A-K"),
        # One ace does not play a straight of the board: with it plays the five.
        ("Ah 3c 4d 5d", "Ac Kd Qh Js Tc", "pair A-K-Q-5"),
        # A flush loses to a full house.
        ("As Ks 9c 9d", "9s 2s 2d 5s Qh", "full house 9-2"),
    ],
)
def test_two_hole_cards_and_three_of_the_board_make_the_high(hole, board, high):
    assert str(best_high(*cards(hole, board))) == high


@pytest.mark.parametrize(
    ("hole", "board", "low"),
    [
        ("As 2d Kc Kh", "3s 4d 8c Kd Qh", "8-4-3-2-A"),
        # Two low cards on the board are never enough.
        ("As 2d 3c 5h", "4d 8c Kd Qh Js", None),
        # The board pairs the deuce, and the ace alone cannot play.
        ("As 2d Kc Kh", "2h 3s 4d Kd Qh", None),
        # With a third low card the hand survives the same board.
        ("As 2d 5c Kh", "2h 3s 4d Kd Qh", "5-4-3-2-A"),
        # Two ranks on the board that pair each other are one.
        ("As 2d 3c Kh", "5h 5s 4d Kd Qh", None),
        # Four low cards in the hand play two.
        ("As 2d 3c 4h", "8h 7s 6d Kd Qh", "8-7-6-2-A"),
        ("5s 4d Kc Kh", "8h 7s 6d Kd Qh", "8-7-6-5-4"),
    ],
)
def test_two_hole_cards_and_three_of_the_board_make_the_low(hole, board, low):
    best = best_low(*cards(hole, board))

    assert (str(best) if best else None) == low


def test_every_equally_good_choice_is_found():
    best = best_low(*cards("As Ad 2c Kh", "3s 3d 4d 8c Qh"))

    assert sorted(written(best.choices)) == [
        "Ad 2c + 8c 4d 3d",
        "Ad 2c + 8c 4d 3s",
        "As 2c + 8c 4d 3d",
        "As 2c + 8c 4d 3s",
    ]


def test_choices_come_in_the_order_of_the_deal():
    best = best_high(*cards("Kh Ks Kd 2c", "Ah 9s 9d 7c 5h"))

    assert written(best.choices) == [
        "Ks Kh + Ah 9s 9d",
        "Kh Kd + Ah 9s 9d",
        "Ks Kd + Ah 9s 9d",
    ]


@pytest.mark.parametrize(
    ("hole", "board", "count"),
    [
        ("As Ks Qs Js", "2c 3c 4c 5c 6c", 60),
        ("As Ks Qs Js Ts", "2c 3c 4c 5c 6c", 100),
        ("As Ks Qs Js Ts 9s", "2c 3c 4c 5c 6c", 150),
        ("As Ks Qs Js", "2c 3c 4c 5c", 24),
        ("As Ks Qs Js", "2c 3c 4c", 6),
    ],
)
def test_all_choices_are_two_of_the_hand_with_three_of_the_board(hole, board, count):
    made = list(choices(*cards(hole, board)))

    assert len(set(made)) == len(made) == count


def test_a_choice_is_the_same_in_any_order():
    one = Choice(*cards("2s Ad", "3c 5h 4d"))

    assert one == Choice(*cards("Ad 2s", "5h 4d 3c"))
    assert write_cards(one.cards) == "Ad 2s 5h 4d 3c"


def test_the_proof_shows_each_pair_of_the_hand_best_first():
    holdings = pairs_for_low(*NUT_NUT)

    assert [(write_cards(made.hole), str(made.best)) for made in holdings] == [
        ("Ad 2s", "5-4-3-2-A"),
        ("Ad Kd", "None"),
        ("Ad 3s", "None"),
        ("Kd 3s", "None"),
        ("Kd 2s", "None"),
        ("3s 2s", "None"),
    ]


def test_the_proof_of_a_high_ends_with_the_worst_pair():
    holdings = pairs_for_high(*NUT_NUT)

    assert [(write_cards(made.hole), str(made.best)) for made in holdings] == [
        ("Ad Kd", "flush A-K-Q-J-4"),
        ("Ad 2s", "straight 5"),
        ("Ad 3s", "pair 3-A-Q-J"),
        ("Kd 3s", "pair 3-K-Q-J"),
        ("3s 2s", "pair 3-Q-J-2"),
        ("Kd 2s", "high card K-Q-J-5-2"),
    ]


@pytest.mark.parametrize(
    "function",
    [best_high, best_low, high_strength, low_strength, pairs_for_high, pairs_for_low],
)
@pytest.mark.parametrize(
    ("hole", "board", "fault"),
    [
        ("As Ks Qs", "2c 3c 4c 5c 6c", CardFault.TOO_FEW),
        ("As Ks Qs Js Ts 9s 8s", "2c 3c 4c 5c 6c", CardFault.TOO_MANY),
        ("As Ks Qs Js", "2c 3c", CardFault.TOO_FEW),
        ("As Ks Qs Js", "2c 3c 4c 5c 6c 7c", CardFault.TOO_MANY),
    ],
)
def test_a_wrong_number_of_cards_is_refused(function, hole, board, fault):
    with pytest.raises(InvalidCardsError) as caught:
        function(*cards(hole, board))

    assert caught.value.fault is fault


@pytest.mark.parametrize(
    "function", [best_high, best_low, pairs_for_high, pairs_for_low]
)
def test_a_card_in_two_places_is_refused(function):
    with pytest.raises(InvalidCardsError, match="duplicate card: 'Ks'"):
        function(*cards("As Ks Qs Js", "2c 3c 4c Ks"))


def test_no_cards_are_no_choice():
    with pytest.raises(InvalidCardsError):
        next(choices((), ()))
