"""The slow way to judge hands, lay out chips and tell the betting, by hand."""

import ast
from pathlib import Path

import pytest

from quizzes.poker import slow, slow_bets, slow_chips, slow_raises, slow_showing
from quizzes.poker.betting.actions import Act, Action
from quizzes.poker.cards import parse_cards
from quizzes.poker.slow import best_high, best_low, choices_of, judge_high, judge_low
from quizzes.poker.slow_bets import tell
from quizzes.poker.slow_chips import Heap, lay_out, share_out
from quizzes.poker.slow_showing import last_to_bet, line_up, show_in_turn

SLOW = (slow, slow_bets, slow_chips, slow_raises, slow_showing)
# What may be shared with the fast way: the cards, and the names of what is done and of
# the switches of a house.
SHARED = {
    *["quizzes.poker.cards", "quizzes.poker.betting.actions", "quizzes.poker.rules"],
}


@pytest.mark.parametrize("module", SLOW)
def test_it_shares_nothing_with_what_it_is_compared_with(module):
    tree = ast.parse(Path(module.__file__).read_text())
    imported = {
        node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module.startswith("quizzes")
    }

    assert imported <= SHARED | {each.__name__ for each in SLOW}


@pytest.mark.parametrize(
    ("cards", "judged"),
    [
        ("As Ks Qs Js Ts", (8, (14,))),
        ("As 2s 3s 4s 5s", (8, (5,))),
        ("9c 9d 9h 9s 2c", (7, (9, 2))),
        ("2c 2d 2h As Ac", (6, (2, 14))),
        ("Kh 9h 7h 4h 2h", (5, (13, 9, 7, 4, 2))),
        ("Ah Kd Qs Jc Th", (4, (14,))),
        ("Ah 2d 3s 4c 5h", (4, (5,))),
        ("Qh Kd As 2c 3h", (0, (14, 13, 12, 3, 2))),
        ("7h 7d 7s Kc 2h", (3, (7, 13, 2))),
        ("3h 3d 8s 8c Ah", (2, (8, 3, 14))),
        ("4h 4d Ks Jc 2h", (1, (4, 13, 11, 2))),
    ],
)
def test_five_cards_are_judged_as_a_high(cards, judged):
    assert judge_high(parse_cards(cards)) == judged


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("7s 6d 5c 4h 3d", "8s 4d 3c 2h As"),
        ("6s 5d 4c 3h 2d", "7s 4d 3c 2h As"),
        ("8s 6d 5c 4h 3d", "8h 7d 3c 2h As"),
        ("7s 5d 4c 3h 2d", "7h 6d 3c 2h As"),
    ],
)
def test_lows_compare_from_the_highest_card_down(better, worse):
    assert judge_low(parse_cards(better)) < judge_low(parse_cards(worse))


def test_two_of_the_hand_and_three_of_the_board_play():
    choices = choices_of(parse_cards("Ad Kd 3s 2s"), parse_cards("Jd 4d 3c Qd 5h"))

    assert len({choice.cards for choice in choices}) == 60
    assert best_high(choices) == (5, (14, 13, 12, 11, 4))
    assert best_low(choices) == (5, 4, 3, 2, 1)


def test_a_short_stack_closes_a_pot_and_folded_chips_stay():
    laid = lay_out({1: 20, 2: 50, 3: 50, 4: 30}, dead={}, live=(1, 2, 3))

    assert laid.returned == {}
    assert laid.heaps == (Heap(80, (1, 2, 3)), Heap(70, (2, 3)))


@pytest.mark.parametrize(
    ("house", "paid"),
    [({}, {1: 33, 2: 33}), ({"is_always_halved": True}, {1: 34, 2: 32})],
)
def test_one_pot_is_shared_by_the_house_that_halves_it_or_not(house, paid):
    # 66 chips of 2 each: halves of 17 and 16 chips, of which 9 and 8 go to the first.
    shared = share_out(66, high=(1, 2), low=(1, 2), unit=1 if not house else 2, **house)

    assert shared == paid


def test_what_tied_lows_cannot_share_goes_to_the_high_in_some_houses():
    of_house = {"high": (3,), "low": (1, 2)}

    assert share_out(11, **of_house) == {3: 6, 1: 3, 2: 2}
    assert share_out(11, **of_house, is_low_rest_to_high=True) == {3: 7, 1: 2, 2: 2}


def test_betting_is_told_chip_by_chip_over_two_streets():
    told = tell(
        {1: 50, 2: 50, 3: 50},
        (1, 2),
        {},
        [
            Action(3, Act.RAISE_TO, 6),
            Action(1, Act.FOLD),
            Action(2, Act.CALL),
            Action(2, Act.BET, 10),
        ],
    )

    assert [(step.chips, step.pot) for step in told.steps] == [
        *[(1, 1), (2, 3), (6, 9), (0, 9), (4, 13), (10, 23)],
    ]
    assert told.to_call(3) == 10


def test_heads_up_the_button_posts_the_small_blind():
    told = tell({1: 50, 2: 50}, (1, 2), {}, [])

    assert [(step.seat, step.chips) for step in told.steps] == [(2, 1), (1, 2)]


def turns_after(stacks, *actions):
    """Whose turn it is before the first of some actions and after each of them."""
    return [
        tell(stacks, (1, 2), {}, actions[:count]).next_to_act()
        for count in range(len(actions) + 1)
    ]


def test_turns_go_round_from_the_left_of_the_big_blind_and_then_of_the_button():
    three = {1: 50, 2: 50, 3: 50}
    call_round = [Action(3, Act.CALL), Action(1, Act.CALL), Action(2, Act.CHECK)]

    assert turns_after(three, *call_round) == [3, 1, 2, 1]


def test_a_raise_brings_the_turn_round_again():
    three = {1: 50, 2: 50, 3: 50}
    raised = [Action(3, Act.CALL), Action(1, Act.FOLD), Action(2, Act.RAISE_TO, 8)]

    assert turns_after(three, *raised) == [3, 1, 2, 3]


def test_heads_up_the_button_acts_first_before_the_flop_and_last_after_it():
    limped = [Action(2, Act.CALL), Action(1, Act.CHECK), Action(1, Act.CHECK)]

    assert turns_after({1: 50, 2: 50}, *limped) == [2, 1, 1, 2]


def test_nobody_acts_once_all_others_are_out_or_all_in():
    folded = [Action(2, Act.FOLD)]
    all_in = [Action(2, Act.RAISE_TO, 20), Action(1, Act.CALL)]

    assert turns_after({1: 50, 2: 50}, *folded) == [2, None]
    assert turns_after({1: 50, 2: 20}, *all_in) == [2, 1, None]


def test_dead_chips_are_no_bet():
    told = tell({1: 50, 2: 50, 3: 50}, (1, 2), {3: (2, 1)}, [])

    assert told.steps[-1].chips == 3
    assert told.to_call(3) == 0


def checked_river():
    """Seat 3 raises before the flop, seat 2 bets the flop, and the rest is checked."""
    done = [
        *[Action(3, Act.RAISE_TO, 6), Action(1, Act.CALL), Action(2, Act.CALL)],
        *[Action(1, Act.CHECK), Action(2, Act.BET, 9), Action(3, Act.CALL)],
        *[Action(1, Act.CALL)],
        *[Action(seat, Act.CHECK) for _street in range(2) for seat in (1, 2, 3)],
    ]
    return tell({1: 50, 2: 50, 3: 50}, (1, 2), {}, done)


def test_the_last_bet_is_sought_back_street_by_street_or_on_the_river_alone():
    assert last_to_bet(checked_river(), is_river_alone=False) == 2
    assert last_to_bet(checked_river(), is_river_alone=True) is None


def test_blinds_are_no_bets_for_the_order_of_showing():
    limped = tell({1: 50, 2: 50}, (1, 2), {}, [Action(2, Act.CALL)])

    assert last_to_bet(limped, is_river_alone=False) is None


def test_who_can_win_the_side_pot_shows_before_who_bet_last_for_the_main_pot():
    assert line_up((1, 2, 3, 4), 3, {1: 2, 2: 1, 3: 1, 4: 2}) == (4, 1, 3, 2)


def test_a_hand_is_shown_that_beats_or_ties_a_half_of_what_was_shown():
    pair, kings, aces, eight, seven = (1, (9,)), (1, (13,)), (1, (14,)), (8,), (7,)
    hands = {
        1: (kings, eight),
        2: (pair, eight),
        3: (pair, ()),
        4: (aces, ()),
        5: (kings, seven),
        6: (kings, eight),
    }

    assert list(show_in_turn(range(1, 7), hands)) == [
        *[(1, True), (2, True), (3, False), (4, True), (5, True), (6, False)],
    ]
