import copy
import pickle
import subprocess
import sys

import pytest

from quizzes.poker.cards import (
    DECK,
    Card,
    CardFault,
    InvalidCardsError,
    check_hand,
    parse_board,
    parse_card,
    parse_cards,
    ranks_in,
    write_cards,
)


def test_the_deck_has_52_different_cards():
    assert len(set(DECK)) == len({(card.rank, card.suit) for card in DECK}) == 52


@pytest.mark.parametrize(
    ("text", "rank", "suit"),
    [
        ("As", 14, "s"),
        ("AS", 14, "s"),
        ("as", 14, "s"),
        ("aS", 14, "s"),
        ("2c", 2, "c"),
        ("Ts", 10, "s"),
        ("ts", 10, "s"),
        ("10s", 10, "s"),
        ("10S", 10, "s"),
        ("T♠", 10, "s"),
        ("10♠", 10, "s"),
        ("T♤", 10, "s"),
        ("K♥", 13, "h"),
        ("K♥\ufe0f", 13, "h"),
        ("q♦", 12, "d"),
        ("J♣", 11, "c"),
        (" 9d ", 9, "d"),
    ],
)
def test_a_card_is_read(text, rank, suit):
    card = parse_card(text)

    assert (card.rank, card.suit) == (rank, suit)


@pytest.mark.parametrize(
    "source",
    [
        "As 10d Kc",
        "As10dKc",
        "asTdkc",
        "A♠ T♦ K♣",
        "A♠T♦K♣",
        "As,Td,Kc",
        "As, Td + Kc",
        " As\tTd\nKc ",
        "AsTd Kc",
        ["As", "Td", "Kc"],
        ["a♠", "10d", "KC"],
        ["AsTd", "Kc"],
        ("As", "Td", "Kc"),
        iter(["As", "Td", "Kc"]),
        iter(["As", "10d", "Kc"]),
    ],
)
def test_cards_are_read_in_order_with_or_without_separators(source):
    assert write_cards(parse_cards(source)) == "As Td Kc"


def test_every_card_is_read_back_as_it_is_written():
    assert parse_cards(write_cards(DECK)) == DECK
    assert parse_cards("".join(map(str, DECK))) == DECK


BAD_TEXTS = [
    ("", CardFault.EMPTY, ""),
    ("  ", CardFault.EMPTY, "  "),
    (" , + ", CardFault.EMPTY, " , + "),
    ([], CardFault.EMPTY, ""),
    (["As", ""], CardFault.EMPTY, ""),
    (None, CardFault.NOT_TEXT, "None"),
    (7, CardFault.NOT_TEXT, "7"),
    (["As", 7], CardFault.NOT_TEXT, "7"),
    (["As", ["Ks"]], CardFault.NOT_TEXT, "['Ks']"),
    ("1s", CardFault.UNKNOWN_RANK, "1s"),
    ("As1sKd", CardFault.UNKNOWN_RANK, "1s"),
    ("0s", CardFault.UNKNOWN_RANK, "0s"),
    ("11s", CardFault.UNKNOWN_RANK, "11s"),
    ("010s", CardFault.UNKNOWN_RANK, "010s"),
    ("Xs", CardFault.UNKNOWN_RANK, "Xs"),
    ("sA", CardFault.UNKNOWN_RANK, "sA"),
    ("♠A", CardFault.UNKNOWN_RANK, "♠A"),
    ("Dd", CardFault.UNKNOWN_RANK, "Dd"),
    ("As/Ks", CardFault.UNKNOWN_RANK, "/K"),
    ("-As", CardFault.UNKNOWN_RANK, "-A"),
    ("٢♠", CardFault.UNKNOWN_RANK, "٢♠"),
    ("A", CardFault.UNKNOWN_SUIT, "A"),
    ("10", CardFault.UNKNOWN_SUIT, "10"),
    ("A s", CardFault.UNKNOWN_SUIT, "A"),
    ("Ax", CardFault.UNKNOWN_SUIT, "Ax"),
    ("AsK", CardFault.UNKNOWN_SUIT, "K"),
    ("AK", CardFault.UNKNOWN_SUIT, "AK"),
    ("As As", CardFault.DUPLICATE, "As"),
    (["As", "As"], CardFault.DUPLICATE, "As"),
    ("As a♠", CardFault.DUPLICATE, "a♠"),
    ("10s Ts", CardFault.DUPLICATE, "Ts"),
    ("Ts Kd 10♠", CardFault.DUPLICATE, "10♠"),
    ("As Joker", CardFault.JOKER, "Joker"),
    ("AsJOKER", CardFault.JOKER, "AsJOKER"),
    ("As Jk", CardFault.JOKER, "Jk"),
    ("As 🃏", CardFault.JOKER, "🃏"),
    # Cyrillic letters that look like Latin ones.
    ("\u0410s", CardFault.MIXED_ALPHABETS, "\u0410s"),
    ("Ks \u0422s", CardFault.MIXED_ALPHABETS, "\u0422s"),
    ("Ks \u0422♠", CardFault.MIXED_ALPHABETS, "\u0422♠"),
    ("A\u0441", CardFault.MIXED_ALPHABETS, "A\u0441"),
    # A whole card in another alphabet mixes nothing, but is not read either.
    ("\u0410♠", CardFault.UNKNOWN_RANK, "\u0410♠"),
]


@pytest.mark.parametrize(("source", "fault", "text"), BAD_TEXTS, ids=repr)
def test_what_is_no_card_is_named_and_quoted(source, fault, text):
    with pytest.raises(InvalidCardsError) as caught:
        parse_cards(source)

    assert (caught.value.fault, caught.value.text) == (fault, text)
    assert repr(text) in str(caught.value)


def test_one_card_is_not_two():
    with pytest.raises(InvalidCardsError) as caught:
        parse_card("As Ks")

    assert caught.value.fault is CardFault.TOO_MANY


@pytest.mark.parametrize("empty", ["", "  ", [], ()])
def test_a_board_may_be_empty(empty):
    assert parse_board(empty) == ()


def test_a_board_is_read_like_other_cards():
    assert parse_board("As 10d") == parse_cards("As Td")
    with pytest.raises(InvalidCardsError, match="no cards"):
        parse_board(["As", ""])


@pytest.mark.parametrize(
    ("hole", "board", "fault", "group", "expected"),
    [
        ("As Ks Qs", "2c 3c 4c", CardFault.TOO_FEW, "hole", (4, 6)),
        ("As Ks Qs Js Ts 9s 8s", "2c 3c 4c", CardFault.TOO_MANY, "hole", (4, 6)),
        ("As Ks Qs Js", "2c 3c", CardFault.TOO_FEW, "board", (3, 5)),
        ("As Ks Qs Js", "2c 3c 4c 5c 6c 7c", CardFault.TOO_MANY, "board", (3, 5)),
    ],
)
def test_a_hand_has_four_to_six_cards_and_a_board_three_to_five(
    hole, board, fault, group, expected
):
    with pytest.raises(InvalidCardsError) as caught:
        check_hand(parse_cards(hole), parse_cards(board))

    error = caught.value
    assert (error.fault, error.group, error.expected) == (fault, group, expected)
    assert error.text == (hole if group == "hole" else board)


def test_a_card_is_not_in_the_hand_and_on_the_board():
    with pytest.raises(InvalidCardsError) as caught:
        check_hand(parse_cards("As Ks Qs Js"), parse_cards("2c 3c Qs"))

    assert (caught.value.fault, caught.value.text) == (CardFault.DUPLICATE, "Qs")


@pytest.mark.parametrize("hole", ["As Ks Qs Js", "As Ks Qs Js Ts", "As Ks Qs Js Ts 9s"])
@pytest.mark.parametrize("board", ["2c 3c 4c", "2c 3c 4c 5c", "2c 3c 4c 5c 6c"])
def test_what_can_be_dealt_passes(hole, board):
    check_hand(parse_cards(hole), parse_cards(board))


def test_there_is_one_object_for_each_card():
    card = parse_card("As")

    assert Card(14, "s") is card
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card
    assert eval(repr(card)) is card


@pytest.mark.parametrize(
    ("rank", "suit", "fault"),
    [(1, "s", CardFault.UNKNOWN_RANK), (14, "x", CardFault.UNKNOWN_SUIT)],
)
def test_there_are_no_other_cards(rank, suit, fault):
    with pytest.raises(InvalidCardsError) as caught:
        Card(rank, suit)

    assert (caught.value.fault, caught.value.text) == (fault, f"{rank}{suit}")


def test_a_card_does_not_change():
    card = parse_card("As")

    with pytest.raises(AttributeError):
        card.rank = 13
    with pytest.raises(AttributeError):
        del card.rank
    assert card.rank == 14


def test_a_set_of_cards_has_the_same_order_in_every_process():
    code = "from quizzes.poker.cards import DECK; print(*set(DECK[::3]))"
    # More or less memory in use before puts the cards at other addresses.
    orders = {
        subprocess.check_output([sys.executable, "-c", f"x = [[]] * {size}; {code}"])
        for size in (1, 12345)
    }

    assert len(orders) == 1


def test_a_sum_of_keys_gives_back_the_ranks():
    cards = parse_cards("6s 6d 6c 6h As 2d")

    assert ranks_in(sum(card.key for card in cards)) == (2, 6, 6, 6, 6, 14)
