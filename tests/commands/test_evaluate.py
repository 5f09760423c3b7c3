"""`manage.py evaluate` finds the best high and low of each line's cards."""

import pytest

from tests.commands.commands import as_lines, error_of, reply_to, run

HAND = {"hole": "AdKd3s2s", "board": "Jd4d3cQd5h"}


def evaluate(hole, board):
    (reply,) = reply_to("evaluate", {"hole": hole, "board": board})
    return reply


def test_the_rule_book_s_example():
    reply = evaluate(**HAND)

    strengths = [reply[half].pop("strength") for half in ("high", "low")]
    # The wheel is the best of 56 lows.
    assert strengths[1] == 56
    assert reply == {
        "high": {
            "category": "flush",
            "name": "ace-high flush, K-Q-J-4",
            "cards": ["Ad", "Kd", "Qd", "Jd", "4d"],
            "choices": [{"hole": ["Ad", "Kd"], "board": ["Qd", "Jd", "4d"]}],
        },
        "low": {
            "name": "5-4-3-2-A",
            "cards": ["5h", "4d", "3c", "2s", "Ad"],
            "choices": [{"hole": ["Ad", "2s"], "board": ["5h", "4d", "3c"]}],
        },
    }


@pytest.mark.parametrize(
    "hole",
    ["ad kd 3s 2s", "A♦ K♦ 3♠ 2♠", "Ad,Kd,3s,2s", ["Ad", "Kd", "3s", "2s"]],
)
def test_cards_are_read_in_any_form(hole):
    assert evaluate(hole, HAND["board"]) == evaluate(**HAND)


@pytest.mark.parametrize(
    ("hole", "board", "category", "name"),
    [
        ("As Qd 9c 3h", "Kc Jd 7s 6h 2d", "high card", "ace high, K-Q-J-7"),
        ("As Kd 9c 7h", "Kc Qd 8s 4h 2d", "pair", "pair of kings, A-Q-8"),
        ("As Kd 9c 7h", "Ac Kc 8s", "two pair", "two pair, aces and kings, 8"),
        ("Ks Kd 9c 7h", "Kc Qd 8s 4h", "three of a kind", "three kings, Q-8"),
        ("9s 8d Kc Kh", "7c 6d 5s Qh 2d", "straight", "nine-high straight"),
        ("Ks Kd 9c 7h", "Kc 9d 4s 4h 2d", "full house", "full house, kings over fours"),
        ("Ks Kd 9c 7h", "Kc Kh 4s 3h 2d", "four of a kind", "four kings, 4"),
        (
            "9s 8s Kc Kh",
            "7s 6s 5s Qh 2d",
            "straight flush",
            "nine-high straight flush",
        ),
        # Its category is no other one's, whatever it is called.
        ("As Ks 2c 3h", "Qs Js Ts 4h 4d", "straight flush", "royal flush"),
    ],
)
def test_highs_have_a_category_and_a_name(hole, board, category, name):
    high = evaluate(hole, board)["high"]

    assert (high["category"], high["name"]) == (category, name)


def test_every_equal_choice_is_told():
    low = evaluate("As 2d 2c Kh", "3s 4d 8c Kd Qh")["low"]

    assert low["name"] == "8-4-3-2-A"
    assert [choice["hole"] for choice in low["choices"]] == [["As", "2d"], ["As", "2c"]]


def test_without_a_low_it_is_null():
    assert evaluate("As 2d Kc Kh", "3s 4d 9c Kd Qh")["low"] is None


def test_a_stronger_hand_has_the_bigger_strength():
    flush = evaluate(**HAND)["high"]["strength"]
    straight = evaluate("9s 8d Kc Kh", "7c 6d 5s Qh 2d")["high"]["strength"]

    assert flush > straight


@pytest.mark.parametrize("hole", ["AdKd3s2s", "AdKd3s2s4c", "AdKd3s2s4c5c"])
@pytest.mark.parametrize("board", ["", " ", []])
def test_before_the_flop_there_is_nothing_yet(hole, board):
    assert evaluate(hole, board) == {"high": None, "low": None}


@pytest.mark.parametrize("board", ["Jd4d3c", "Jd4d3cQd", "Jd4d3cQd5h"])
def test_from_the_flop_on_there_is_a_high(board):
    assert evaluate("AdKd3s2s", board)["high"]["cards"]


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ({}, "hole: missing"),
        ({"hole": "AdKd3s2s"}, "board: missing"),
        ({"hole": None, "board": ""}, "hole: not a text or a list"),
        ({"hole": 5, "board": ""}, "hole: not a text or a list"),
        ({"hole": {"Ad": 1}, "board": ""}, "hole: not a text or a list"),
        ({"hole": "AdKd3s2s", "board": None}, "board: not a text or a list"),
        ({"hole": "", "board": ""}, "no cards: ''"),
        ({"hole": "AdKd3s1s", "board": ""}, "unknown rank: '1s'"),
        ({"hole": "AdKd3s2x", "board": ""}, "unknown or missing suit: '2x'"),
        ({"hole": "AdKd3sAd", "board": ""}, "duplicate card: 'Ad'"),
        ({"hole": "AdKd3s2s", "board": "Jd4d3cQdAd"}, "duplicate card: 'Ad'"),
        ({"hole": "AdKd3s", "board": ""}, "too few cards: 'Ad Kd 3s' (hole: 4 to 6)"),
        ({"hole": "AdKd3s2s", "board": "Jd"}, "too few cards: 'Jd' (board: 3 to 5)"),
        (
            {"hole": "AdKd3s2s", "board": "Jd4d"},
            "too few cards: 'Jd 4d' (board: 3 to 5)",
        ),
        (
            {"hole": ["Ad", "Kd", ["3s"]], "board": ""},
            "not a text of cards: \"['3s']\"",
        ),
        ({"hole": "AdKd3s2s", "board": ["Jd", None]}, "not a text of cards: 'None'"),
    ],
)
def test_what_cannot_be_dealt_is_named(line, error):
    assert error_of("evaluate", line) == error


def test_six_board_cards_are_too_many():
    line = {"hole": "AdKd3s2s", "board": "Jd4d3cQd5h6h"}

    assert error_of("evaluate", line).startswith("too many cards")


def test_a_bad_line_does_not_keep_the_others_from_being_read():
    source = as_lines(HAND, {"hole": "joker"}, HAND)

    replies, went_well = run("evaluate", stdin=source)

    assert not went_well
    assert [reply.get("line") for reply in replies] == [None, 2, None]
    assert replies[0] == replies[2]
