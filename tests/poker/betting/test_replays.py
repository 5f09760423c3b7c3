"""Hands that real rooms dealt, replayed action by action.

Each action must be legal on the street on which it was printed, and each call must
cost what it cost there. The suite's own few are always replayed; where a fuller
collection lies beside the checkout, so are its hands.
"""

import pytest

from quizzes.poker.betting.showing import showings
from quizzes.poker.cards import parse_board, parse_cards
from quizzes.poker.rules import PROFILES, parse_rules
from quizzes.poker.settlement import settle
from tests.poker.betting.replays import real_hands, replay

HANDS = real_hands()
each_hand = pytest.mark.parametrize("case", HANDS, ids=lambda case: case["id"])

# Rooms have the bettor of the river show, or else the first seat left of the button.
SHOWN_OTHERWISE = {
    "everleaf-plo8-021": "after a checked river the bettor of the turn showed first",
}


def by_seat(values):
    return {int(seat): value for seat, value in values.items()}


def without_zeros(chips):
    return {seat: amount for seat, amount in chips.items() if amount}


@each_hand
def test_a_real_hand_is_legal_to_its_end(case):
    hand = replay(case)

    assert hand.is_over
    told = case["settle"]
    put_in = by_seat(told["contributed"])
    assert without_zeros(hand.stakes.contributed) == without_zeros(put_in)
    assert without_zeros(hand.stakes.dead) == by_seat(told.get("dead", {}))
    # Rooms count whoever mucks at the showdown among the folded.
    assert hand.stakes.folded <= set(told["folded"])


@each_hand
def test_a_real_hand_pays_what_the_room_paid(case):
    told = case["settle"]
    stakes = replay(case).stakes
    profile = "bovada-2014" if case["id"].startswith("bovada") else "default"

    settlement = settle(
        with_folded(stakes, told["folded"]),
        hole={s: parse_board(cards) for s, cards in by_seat(told["hole"]).items()},
        board=parse_board(told["board"]),
        rules=parse_rules(profile),
        rake=told.get("rake", ()),
        chip_unit=told.get("chip_unit", 1),
    )

    assert settlement.returned == by_seat(case["expect"]["returned"])
    assert settlement.payouts == by_seat(case["expect"]["site_payouts"])


def has_known_showdown(case):
    hole = by_seat(case["settle"]["hole"])
    showdown = replay(case, rules=PROFILES["roberts"]).showdown
    return showdown is not None and set(showdown.order) <= hole.keys()


@pytest.mark.parametrize(
    "case",
    [case for case in HANDS if has_known_showdown(case)],
    ids=lambda case: case["id"],
)
def test_whoever_mucked_in_a_real_room_was_free_to(case):
    rules = "default" if case["id"] in SHOWN_OTHERWISE else "roberts"
    showdown = replay(case, rules=PROFILES[rules]).showdown
    hole = by_seat(case["settle"]["hole"])
    hands = {seat: parse_cards(cards) for seat, cards in hole.items()}

    found = showings(showdown, hands, parse_cards(case["settle"]["board"]))

    free = {showing.seat for showing in found if showing.may_muck}
    assert set(case["table"]["mucked"]) & set(showdown.order) <= free


def with_folded(stakes, folded):
    return type(stakes)(
        seats=stakes.seats,
        contributed=stakes.contributed,
        dead=stakes.dead,
        folded=folded,
    )
