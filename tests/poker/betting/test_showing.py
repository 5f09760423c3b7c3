"""Who shows first, who comes next, and who may muck."""

import pytest

from quizzes.poker.betting.showing import Showdown, Showing, showings
from quizzes.poker.cards import InvalidCardsError, parse_cards
from quizzes.poker.rules import PROFILES
from tests.poker.betting.make import make_hand, play

FIRST = ("default", "bovada-2014", "roberts", "tda-2024", "wsop")
# No low is possible. Kings full, then queens and kings, then jacks and kings.
BOARD = parse_cards("Kc9h8s9d2c")
HOLE = {
    1: parse_cards("KsKdQcJh"),
    2: parse_cards("QsQdTc3h"),
    3: parse_cards("JsJdTs3d"),
    4: parse_cards("KhQhTh3s"),
}


def checked_to_the_river(*, turn="1 check, 2 check, 3 check", **more):
    hand = make_hand("no-limit", **more)
    hand = play(hand, "3 call, 1 call, 2 check, 1 check, 2 check, 3 check")
    return play(hand, turn)


def orders(hand_of):
    """Return the order of showing by each profile, as it is told in the rules."""
    found = {name: hand_of(name).showdown.order for name in PROFILES}
    assert found["default"] == found["bovada-2014"]
    assert found["roberts"] == found["tda-2024"] == found["wsop"]
    return found["default"], found["roberts"]


def test_the_bettor_of_the_river_shows_first_in_every_house():
    def hand_of(rules):
        hand = checked_to_the_river(rules=rules)
        return play(hand, "1 check, 2 bet 2, 3 call, 1 call")

    assert orders(hand_of) == ((2, 3, 1), (2, 3, 1))


def test_the_last_raiser_of_the_river_shows_before_its_bettor():
    hand = checked_to_the_river()
    hand = play(hand, "1 bet 2, 2 raise_to 6, 3 call, 1 call")

    assert hand.showdown.order == (2, 3, 1)


def test_after_a_checked_river_the_bettor_before_shows_first_or_the_first_seat():
    def hand_of(rules):
        turn = "1 check, 2 check, 3 bet 2, 1 call, 2 call"
        return play(
            checked_to_the_river(rules=rules, turn=turn), "1 check, 2 check, 3 check"
        )

    assert orders(hand_of) == ((3, 1, 2), (1, 2, 3))


def test_with_no_bet_at_all_the_first_seat_left_of_the_button_shows_first():
    def hand_of(rules):
        return play(checked_to_the_river(rules=rules), "1 check, 2 check, 3 check")

    # Blinds and the calls of them are no bets.
    assert orders(hand_of) == ((1, 2, 3), (1, 2, 3))


def test_a_raise_before_the_flop_counts_where_nothing_was_bet_later():
    hand = make_hand("no-limit", done="3 raise_to 4, 1 call, 2 call")
    for _ in range(3):
        hand = play(hand, "1 check, 2 check, 3 check")

    assert hand.showdown.order == (3, 1, 2)


def test_a_bettor_who_gave_up_later_shows_nothing():
    hand = checked_to_the_river(turn="1 check, 2 bet 2, 3 call, 1 call")
    hand = play(hand, "1 check, 2 fold, 3 check")

    assert hand.showdown.order == (1, 3)


def test_players_of_a_side_pot_show_before_one_who_is_all_in_for_the_main_pot():
    hand = make_hand("no-limit", stacks={1: 10})
    hand = play(hand, "3 raise_to 10, 1 call, 2 call, 2 check, 3 check")
    hand = play(hand, "2 check, 3 bet 20, 2 call, 2 check, 3 check")

    # Seat 1 sits next to the bettor, and comes last.
    assert hand.showdown.order == (3, 2, 1)


def test_the_last_side_pot_shows_first():
    stacks = {1: 10, 2: 40, 3: 90, 4: 90}
    hand = make_hand("no-limit", 4, stacks=stacks)
    hand = play(hand, "3 raise_to 90, 4 call, 1 call, 2 call")

    assert hand.showdown.order == (3, 4, 2, 1)


def test_an_uncalled_part_of_a_bet_makes_no_side_pot():
    hand = make_hand("no-limit", 2, stacks={1: 40, 2: 90}, done="2 raise_to 90")

    assert play(hand, "1 call").showdown.order == (2, 1)


def test_a_call_of_more_than_a_short_blind_makes_no_side_pot():
    hand = make_hand("no-limit", 3, blinds=(10, 20), stacks={2: 15})
    hand = play(hand, "3 call, 1 fold")

    assert hand.stakes.contributed == {1: 10, 2: 15, 3: 20}
    assert hand.showdown.order == (2, 3)


@pytest.mark.parametrize(
    ("rules", "tabled"),
    [
        ("default", False),
        ("roberts", False),
        ("bovada-2014", False),
        ("tda-2024", True),
        ("wsop", True),
    ],
)
def test_with_someone_all_in_every_hand_is_tabled_in_tournaments(rules, tabled):
    hand = make_hand("no-limit", 2, stacks={1: 40}, rules=rules, done="2 raise_to 40")

    assert play(hand, "1 call").showdown.tabled == tabled


@pytest.mark.parametrize("rules", FIRST)
def test_without_anyone_all_in_hands_are_shown_in_order(rules):
    hand = checked_to_the_river(rules=rules)

    assert not play(hand, "1 check, 2 check, 3 check").showdown.tabled


@pytest.mark.parametrize(
    ("order", "may_muck"),
    [
        # Seat 1 beats them all, 4 beats 2, and 2 beats 3.
        ((1, 2, 3), [False, True, True]),
        ((3, 2, 1), [False, False, False]),
        ((2, 3, 4), [False, True, False]),
        ((4, 1, 3), [False, False, True]),
    ],
)
def test_whoever_neither_beats_nor_ties_what_is_shown_may_muck(order, may_muck):
    found = showings(Showdown(order, tabled=False), HOLE, BOARD)

    assert found == tuple(map(Showing, order, may_muck))


def test_the_first_shows_though_everyone_beats_it():
    assert not showings(Showdown((3, 1), tabled=False), HOLE, BOARD)[0].may_muck


@pytest.mark.parametrize(
    ("second", "may_muck"),
    [
        # The same two pair as the first.
        ("Kd Qd Th 9c", False),
        # A worse high, and the only low: 7-5-4-3-2.
        ("Qs 7s 2d 3h", False),
        # A worse high and no low.
        ("Qs Js Td 9d", True),
    ],
)
def test_a_tie_or_the_better_low_is_shown(second, may_muck):
    board = parse_cards("Kc Qh 7d 5s 4c")
    hole = {1: parse_cards("Kh Qc Tc 9h"), 2: parse_cards(second)}

    found = showings(Showdown((1, 2), tabled=False), hole, board)

    assert found[1].may_muck == may_muck


def test_two_hands_without_a_low_do_not_tie_for_it():
    found = showings(Showdown((1, 2), tabled=False), HOLE, BOARD)

    assert found[1].may_muck


def test_the_same_low_as_is_shown_is_shown():
    board = parse_cards("Kc Qh 7d 5s 4c")
    hole = {1: parse_cards("Kh Qc 2c 3s"), 2: parse_cards("Js Td 2d 3h")}

    found = showings(Showdown((1, 2), tabled=False), hole, board)

    assert not found[1].may_muck


def test_nobody_mucks_where_all_hands_are_tabled():
    found = showings(Showdown((1, 2, 3), tabled=True), HOLE, BOARD)

    assert not any(showing.may_muck for showing in found)


def test_cards_that_are_no_hand_are_refused():
    with pytest.raises(InvalidCardsError):
        showings(Showdown((1,), tabled=False), {1: BOARD[:3]}, BOARD)
