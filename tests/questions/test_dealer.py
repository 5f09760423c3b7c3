"""Hands that one deals: always the same, like hands, and asked in their order."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from quizzes.poker.betting.hands import start_hand
from quizzes.poker.rules import Structure, Variant
from quizzes.questions import KINDS
from quizzes.questions.address import InvalidCodeError
from quizzes.questions.dealer.addresses import (
    MOST_SEATS,
    HandAddress,
    PointAddress,
    read_address,
)
from quizzes.questions.dealer.hands import deal_hand, moments_of
from quizzes.questions.dealer.points import points_of
from quizzes.questions.played.hands import PlayedHand
from quizzes.questions.terms import Terms

TABLES = [
    (variant, structure, seats)
    for variant in Variant
    for structure in Structure
    for seats in (2, 6, MOST_SEATS[variant])
]
SOME = [
    HandAddress.fresh(
        Random(f"{variant}/{structure}/{seats}/{n}"),
        Terms(variant=variant, structure=structure),
        seats,
    )
    for variant, structure, seats in TABLES
    for n in range(8)
]


@pytest.mark.parametrize(
    "code",
    [
        "1.4-limit.default.seats1.00000001",
        "1.5-limit.default.seats10.00000001",
        "1.6-limit.default.seats8.00000001",
        "1.4.default.seats6.00000001",
        "1.4-limit.house.seats6.00000001",
        "1.4-limit.default.seats6.0000000u",
        "1.4-limit.default.seats6.00000001.1",
        "",
    ],
)
def test_what_is_no_code_of_a_hand_is_refused(code):
    with pytest.raises(InvalidCodeError):
        HandAddress.read(code)


@pytest.mark.parametrize("place", ["0", "100", "x", "1.2", ""])
def test_what_is_no_point_of_a_hand_is_refused(place):
    with pytest.raises(InvalidCodeError):
        PointAddress.read("settlement", f"{SOME[0].code}.{place}")
    with pytest.raises(InvalidCodeError):
        read_address("settlement", f"{SOME[0].code}.{place}")


@pytest.mark.parametrize("address", SOME[:5])
def test_codes_are_read_as_they_are_written(address):
    point = PointAddress(kind="settlement", hand=address, place=7)

    assert HandAddress.read(address.code) == address
    assert read_address("settlement", point.code) == point


@pytest.mark.parametrize("address", SOME[::8])
def test_an_address_always_deals_the_same_hand_and_asks_the_same(address):
    hand, points = deal_hand(address), points_of(address)
    deal_hand.cache_clear()
    points_of.cache_clear()

    assert (deal_hand(address), points_of(address)) == (hand, points)


@pytest.mark.parametrize("address", SOME)
def test_a_hand_is_played_to_its_end_at_the_table_that_was_laid(address):
    hand = deal_hand(address)
    cards = [*hand.board, *(card for _seat, own in hand.hole for card in own)]

    assert len(hand.seats) == address.seats
    assert hand.game.structure is address.terms.structure
    assert hand.betting.is_over
    assert len(hand.board) == 5
    assert len(set(cards)) == len(cards)
    assert all(len(own) == address.terms.hole_count for _seat, own in hand.hole)
    assert tuple(seat for seat, _own in hand.hole) == hand.live


@pytest.mark.parametrize("address", SOME)
def test_each_point_is_as_its_kind_would_ask_it(address):
    for point in points_of(address):
        kind, question = point.kind, point.question
        right = {
            name: values[0] for name, values in kind.right_answers(question).items()
        }

        assert kind.grade(question, right).credit == 1
        assert kind.read_question(question.write()) == question
        assert point.case in kind.CASES


@pytest.mark.parametrize("address", SOME)
def test_points_stand_in_the_order_of_the_game_and_know_nothing_of_what_comes(address):
    hand = deal_hand(address)
    played = [
        point.question
        for point in points_of(address)
        if isinstance(point.question, PlayedHand)
    ]

    for earlier, later in pairwise(played):
        assert len(earlier.actions) <= len(later.actions)
    for question in played:
        count = len(question.actions)
        assert question.actions == hand.actions[:count]
        # The board lies open as far as the street was reached, and no hand before the
        # betting is over.
        if count < len(hand.actions):
            assert not question.hole
            assert len(question.board) <= question.betting.street.board_count


def test_points_are_numbered_from_one():
    for address in SOME:
        places = [point.address.place for point in points_of(address)]
        assert places == list(range(1, len(places) + 1))


def test_moments_go_from_the_blinds_to_the_end():
    hand = deal_hand(SOME[0])

    first, *_, last = moments_of(hand)

    assert first == start_hand(hand.table)
    assert last == hand.betting


# A learner has to meet these within a handful of hands.
def test_showdowns_short_all_ins_and_split_pots_are_common():
    seen = Counter()
    for address in SOME:
        hand = deal_hand(address)
        contested = len(hand.live) > 1
        seen["showdown"] += contested
        seen["folds"] += not contested
        seen["side pot"] += contested and len(hand.pots) > 1
        seen["split"] += contested and any(
            len({award.seat for award in pot.awards}) > 1
            for pot in hand.settlement.pots
        )

    count = len(SOME)
    assert 0.5 < seen["showdown"] / count < 0.95
    assert seen["folds"] / count > 0.05
    assert seen["side pot"] / count > 0.15
    assert seen["split"] / count > 0.25


def test_a_hand_asks_enough_and_not_too_much():
    counts = [len(points_of(address)) for address in SOME]

    assert min(counts) >= 3
    assert max(counts) <= 14
    assert {point.address.kind for a in SOME for point in points_of(a)} <= set(KINDS)
