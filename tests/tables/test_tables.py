"""A table as it is drawn: seats in the dealer's order, chips, marks and the log."""

import pytest
from django.template.loader import render_to_string
from django.utils import translation

from quizzes.poker.betting.actions import Act, Action
from quizzes.poker.betting.games import Game
from quizzes.poker.betting.hands import start_hand
from quizzes.poker.betting.tables import Post, Table
from quizzes.poker.cards import parse_cards
from quizzes.poker.rules import Structure
from quizzes.tables import show_table

BOARD = parse_cards("Kc7h3s6dQs")
HOLE = {2: parse_cards("KhKd9h8h"), 3: parse_cards("As2d9cTd")}
GAME = Game(structure=Structure.NO_LIMIT, blinds=(1, 2))
STACKS = {1: 2_000_000, 2: 2_000_000, 3: 300}


@pytest.fixture(autouse=True)
def _english():
    with translation.override("en"):
        yield


def hand_of(*actions, **table):
    table = {"game": GAME, "seats": (1, 2, 3), "stacks": STACKS} | table
    hand = start_hand(Table(**table))
    for seat, act, *to in actions:
        hand = hand.act(Action(seat, act, *to))
    return hand


@pytest.fixture
def all_in():
    """Seat 3 is all-in for 300, seat 1 gives up, seat 2 calls: nobody can bet on."""
    return hand_of((3, Act.RAISE_TO, 300), (1, Act.FOLD), (2, Act.CALL))


@pytest.fixture
def on_the_flop():
    """Three put in 2 each; on the flop seat 1 bets 1,250,000 and seat 2 gives up."""
    return hand_of(
        (3, Act.CALL),
        (1, Act.CALL),
        (2, Act.CHECK),
        (1, Act.BET, 1_250_000),
        (2, Act.FOLD),
    )


def lines_of(table):
    return [[line.text for line in street.lines] for street in table.streets]


def drawn(table, part="table"):
    return render_to_string(f"quizzes/tables/{part}.html", {"table": table})


def test_seats_stand_from_the_left_of_the_button_with_their_stacks(all_in):
    table = show_table(all_in, hole=HOLE)

    assert [
        (seat.label, seat.start, seat.left, seat.bet, seat.is_folded, seat.is_all_in)
        for seat in table.seats
    ] == [
        ("Seat 1", 2_000_000, 1_999_999, 1, True, False),
        ("Seat 2", 2_000_000, 1_999_700, 300, False, False),
        ("Seat 3", 300, 0, 300, False, True),
    ]


def test_only_chips_of_the_last_street_lie_before_a_seat(on_the_flop):
    table = show_table(on_the_flop, hole={}, board=BOARD[:3])

    assert [seat.bet for seat in table.seats] == [1_250_000, None, None]


def test_bets_are_gathered_in_before_more_of_the_board_is_dealt(all_in):
    before = show_table(all_in, hole=HOLE)
    after = show_table(all_in, hole=HOLE, board=BOARD)

    assert [seat.bet for seat in before.seats] == [1, 300, 300]
    assert [seat.bet for seat in after.seats] == [None, None, None]


def test_an_all_in_seat_says_for_how_much(all_in):
    page = drawn(show_table(all_in, hole=HOLE, board=BOARD))

    assert 'All-in for <bdi dir="ltr" class="chips-shown">300</bdi>' in page
    assert "No board" not in page


def test_cards_lie_where_they_are_known(all_in):
    table = show_table(all_in, hole=HOLE, board=BOARD)

    assert [seat.cards for seat in table.seats] == [(), HOLE[2], HOLE[3]]


def test_the_button_and_the_blinds_are_marked(all_in):
    table = show_table(all_in, hole={})

    assert [[mark.key for mark in seat.marks] for seat in table.seats] == [
        ["small-blind"],
        ["big-blind"],
        ["button"],
    ]


def test_heads_up_the_button_is_the_small_blind():
    table = show_table(hand_of(seats=(4, 7), stacks={4: 9, 7: 9}), hole={})

    assert [[mark.key for mark in seat.marks] for seat in table.seats] == [
        ["big-blind"],
        ["button", "small-blind"],
    ]


def test_the_own_seat_is_called_you_and_drawn_at_the_near_side(all_in):
    table = show_table(all_in, hole={}, own=2)

    assert [seat.label for seat in table.seats] == ["Seat 1", "You", "Seat 3"]
    assert table.facing == 1
    assert 'data-facing="1"' in drawn(table)


def test_the_log_tells_in_sentences_what_each_seat_did(all_in):
    table = show_table(all_in, hole={}, board=BOARD, own=2)

    assert lines_of(table) == [
        [
            "Seat 1 posts the small blind, 1.",
            "You post the big blind, 2.",
            "Seat 3 raises to 300, all-in.",
            "Seat 1 folds.",
            "You call 298.",
        ],
        [],
        [],
        [],
    ]


def test_long_numbers_are_grouped_in_the_log(on_the_flop):
    table = show_table(on_the_flop, hole={}, board=BOARD[:3])

    assert lines_of(table)[1] == ["Seat 1 bets 1,250,000.", "Seat 2 folds."]


def test_antes_posts_and_dead_chips_are_told():
    game = Game(structure=Structure.NO_LIMIT, blinds=(1, 2), ante=1)
    hand = hand_of(game=game, stacks={1: 1, 2: 90, 3: 90}, posts={3: Post(2, 1)})

    assert lines_of(show_table(hand, hole={})) == [
        [
            "Seat 1 posts an ante of 1, all-in.",
            "Seat 2 posts an ante of 1.",
            "Seat 3 posts an ante of 1.",
            "Seat 2 posts the big blind, 2.",
            "Seat 3 posts 2.",
            "Seat 3 posts 1, dead.",
        ]
    ]


def test_each_street_is_told_with_the_cards_dealt_for_it(all_in):
    table = show_table(all_in, hole={}, board=BOARD)

    assert [(street.name, street.dealt) for street in table.streets] == [
        ("Before the flop", ()),
        ("Flop", BOARD[:3]),
        ("Turn", BOARD[3:4]),
        ("River", BOARD[4:]),
    ]
    assert drawn(table, "log").count("Dealt without betting.") == 3


def test_a_street_that_was_not_dealt_is_not_told(on_the_flop):
    table = show_table(on_the_flop, hole={}, board=BOARD[:3])

    assert [street.name for street in table.streets] == ["Before the flop", "Flop"]


def test_where_the_pots_are_asked_no_sum_is_told(all_in):
    table = show_table(all_in, hole=HOLE, board=BOARD)
    page = drawn(table) + drawn(table, "log")

    assert "The pots are the question." in page
    # 1 of seat 1 and 300 of each of the others.
    assert "601" not in page
    assert "in the pot" not in page


def test_where_the_pots_are_told_all_bets_lie_in_them(all_in):
    table = show_table(all_in, hole=HOLE, board=BOARD, pots=[600, 1])

    assert [(pot.label, pot.chips) for pot in table.pots] == [
        ("Main pot", 600),
        ("Side pot 1", 1),
    ]
    assert [seat.bet for seat in table.seats] == [None, None, None]
    assert [(street.before, street.after) for street in table.streets] == [
        (0, 601),
        (601, 601),
        (601, 601),
        (601, 601),
    ]


def test_a_seat_that_told_no_stack_shows_none():
    page = drawn(show_table(hand_of(stacks={}), hole={}))

    assert "left of" not in page


def test_the_picture_names_the_house_the_cards_and_the_marks(all_in):
    page = drawn(show_table(all_in, hole=HOLE, board=BOARD, house="TDA 2024"))

    assert "House rules: TDA 2024" in page
    # Five of the board and four of each of two seats.
    assert page.count('<li class="card ') == 13
    assert "king of clubs" in page
    assert "(the button)" in page
    assert page.index("Board") < page.index("Seat 1") < page.index("Seat 3")
    assert page.count("style=") == 0


def test_chips_are_drawn_from_left_to_right(all_in):
    page = drawn(show_table(all_in, hole=HOLE, board=BOARD, pots=[1_250_000]))

    assert ">1,250,000</bdi>" in page
    assert "&lt;" not in page


def test_while_the_betting_goes_on_the_middle_is_told_and_no_pot(on_the_flop):
    table = show_table(on_the_flop, hole={}, middle=6)
    page = drawn(table)

    assert table.middle == 6
    assert [seat.bet for seat in table.seats] == [1_250_000, None, None]
    assert "In the middle" in page
    assert "The pots are the question." not in page


def test_nothing_is_told_of_an_empty_middle():
    assert "In the middle" not in drawn(show_table(hand_of(), hole={}, middle=0))


def test_a_street_on_which_nobody_has_acted_is_told_so():
    hand = hand_of((3, Act.CALL), (1, Act.CALL), (2, Act.CHECK))
    page = drawn(show_table(hand, hole={}, board=BOARD[:3], middle=6), "log")

    assert "Nobody has acted yet." in page
    assert "Dealt without betting." not in page


def test_a_street_that_is_not_dealt_yet_is_none():
    hand = hand_of((3, Act.CALL), (1, Act.CALL), (2, Act.CHECK))
    table = show_table(hand, hole={}, middle=6)

    assert [street.name for street in table.streets] == ["Before the flop"]
