"""A settlement as it is drawn: where chips flow, own numbers, rules, and the table."""

import pytest
from django.template.loader import render_to_string
from django.utils import translation

from quizzes.explanations.rules import OF_ODD_CHIPS, OF_REASONS, OF_TIES, ORDER
from quizzes.poker.cards import parse_cards
from quizzes.poker.rules import PROFILES
from quizzes.poker.settlement import settle
from quizzes.poker.shares import OddChip, Reason
from quizzes.poker.stakes import Stakes
from quizzes.tables import show_settlement

# Seat 4 has the best high of all, a seven-high straight. Seats 1 and 3 tie the low,
# 7-6-3-2-A, where both are in. Everyone is all-in.
STAKES = Stakes(seats=(1, 2, 3, 4), contributed={1: 50, 2: 150, 3: 300, 4: 300})
HOLE = {
    1: parse_cards("As2d9cTd"),
    2: parse_cards("KhKd9h8h"),
    3: parse_cards("Ad2cQcQd"),
    4: parse_cards("4s5s9s9d"),
}
BOARD = parse_cards("Kc7h3s6dQs")


@pytest.fixture(autouse=True)
def _english():
    with translation.override("en"):
        yield


def shown(stakes=STAKES, *, hole=HOLE, board=BOARD, profile="default", rake=(), **more):
    hole = {seat: hole[seat] for seat in stakes.seats if seat in hole}
    settlement = settle(
        stakes, hole=hole, board=board, rules=PROFILES[profile], rake=rake
    )
    return show_settlement(settlement, stakes, hole=hole, board=board, **more)


def drawn(settlement):
    page = render_to_string(
        "quizzes/tables/settlement.html", {"settlement": settlement}
    )
    return page.replace("\N{NO-BREAK SPACE}", " ")


def flows_in(settlement):
    return [
        (
            flow.label,
            flow.chips,
            [
                (part.title, part.chips, [(w.label, w.chips) for w in part.winners])
                for part in flow.parts
            ],
        )
        for flow in settlement.flows
    ]


def test_each_pot_flows_through_its_halves_to_the_seats():
    assert flows_in(shown()) == [
        (
            "Main pot",
            200,
            [
                ("High half", 100, [("Seat 4", 100)]),
                ("Low half", 100, [("Seat 1", 50), ("Seat 3", 50)]),
            ],
        ),
        (
            "Side pot 1",
            300,
            [
                ("High half", 150, [("Seat 4", 150)]),
                ("Low half", 150, [("Seat 3", 150)]),
            ],
        ),
        (
            "Side pot 2",
            300,
            [
                ("High half", 150, [("Seat 4", 150)]),
                ("Low half", 150, [("Seat 3", 150)]),
            ],
        ),
    ]


def test_winning_hands_are_named_and_shown_with_their_cards():
    high, low = shown().flows[0].parts

    assert (high.hands, low.hands) == (("seven-high straight",), ("7-6-3-2-A",))
    assert [(hand.hole, hand.board) for hand in high.winners[0].hands] == [
        (parse_cards("5s4s"), parse_cards("7h6d3s"))
    ]
    assert [(hand.hole, hand.board) for hand in low.winners[1].hands] == [
        (parse_cards("Ad2c"), parse_cards("7h6d3s"))
    ]


def test_each_award_says_its_share_its_reason_and_its_rule():
    high, low = shown().flows[0].parts

    assert [(w.fraction, w.reason, w.rules) for w in (*high.winners, *low.winners)] == [
        ("1/2", "The best high.", ("6.1",)),
        ("1/4", "Ties the low with seat 3.", ("6.2",)),
        ("1/4", "Ties the low with seat 1.", ("6.2",)),
    ]


def test_odd_chips_name_the_rules_that_give_them():
    # Of 103 the high has 52; of the low half of 51 the first of the tied lows has 26.
    stakes = Stakes(seats=(1, 3, 4), contributed={1: 34, 3: 34, 4: 34}, dead={1: 1})
    high, low = shown(stakes).flows[0].parts

    assert [(w.chips, w.rules) for w in (*high.winners, *low.winners)] == [
        (52, ("6.1", "6.5")),
        (26, ("6.2", "6.6")),
        (25, ("6.2",)),
    ]


def test_without_a_low_the_whole_pot_flows_to_the_high():
    board = parse_cards("KcJh3s6dQs")
    (part,) = shown(board=board).flows[0].parts

    assert (part.title, part.chips) == ("The whole pot", 200)
    assert part.hands == ("ace-high straight", "no low qualifies")
    assert [w.label for w in part.winners] == ["Seat 1"]


def test_who_win_both_halves_alike_share_the_whole_pot():
    stakes = Stakes(seats=(1, 3), contributed={1: 33, 3: 33})
    hole = {1: parse_cards("As2dJcTd"), 3: parse_cards("Ad2cJsTs")}
    board = parse_cards("Kc7h3s6d8s")
    even = shown(stakes, hole=hole, board=board)
    halves = shown(stakes, hole=hole, board=board, profile="tda-2024")

    assert flows_in(even)[0][2] == [
        ("The whole pot", 66, [("Seat 1", 33), ("Seat 3", 33)])
    ]
    assert even.flows[0].parts[0].winners[0].rules == ("6.8",)
    # The cards of the high and those of the low.
    assert len(even.flows[0].parts[0].winners[0].hands) == 2
    assert flows_in(halves)[0][2] == [
        ("High half", 33, [("Seat 1", 17), ("Seat 3", 16)]),
        ("Low half", 33, [("Seat 1", 17), ("Seat 3", 16)]),
    ]


def test_what_goes_back_is_told_and_is_no_payout():
    stakes = Stakes(seats=(1, 2), contributed={1: 50, 2: 80}, folded=(1,))
    settlement = shown(stakes, hole={}, board=(), own=2)

    assert [(back.label, back.chips) for back in settlement.returned] == [("You", 30)]
    assert "goes back to you" in drawn(settlement)
    assert [(row.in_all, row.returned) for row in settlement.rows] == [
        (0, 0),
        (100, 30),
    ]
    assert settlement.flows[0].parts[0].winners[0].rules == ("8.6",)


def test_the_table_pays_each_seat_of_each_pot_and_adds_up():
    settlement = shown()

    assert [(row.label, row.of_pots, row.in_all) for row in settlement.rows] == [
        ("Seat 1", (50, 0, 0), 50),
        ("Seat 2", (0, 0, 0), 0),
        ("Seat 3", (50, 150, 150), 350),
        ("Seat 4", (100, 150, 150), 400),
    ]
    assert settlement.sums.of_pots == (200, 300, 300)
    assert settlement.sums.in_all == 800


def test_a_pot_names_the_rules_that_make_it_as_large_as_it_is():
    stakes = Stakes(
        seats=(1, 2, 3), contributed={1: 20, 2: 20, 3: 10}, dead={3: 1}, folded=(3,)
    )
    settlement = shown(stakes, rake=[2])
    numbers = [number for rule in settlement.rules for number in rule.rules]

    assert {"8.2", "8.3", "8.4", "8.8"} <= set(numbers)
    assert "rake" in drawn(settlement)
    # Less the rake, and with the dead chip: 20 + 20 + 10 + 1 - 2.
    assert settlement.sums.in_all == 49


def test_every_reason_and_odd_chip_has_a_rule_that_is_written():
    assert set(OF_REASONS) == set(Reason)
    assert set(OF_TIES) == set(Reason) - {Reason.ALONE}
    assert set(OF_ODD_CHIPS) == set(OddChip)
    named = {*OF_REASONS.values(), *OF_TIES.values(), *OF_ODD_CHIPS.values()}
    assert named <= set(ORDER)


def test_the_picture_reads_as_lists_and_tables():
    page = drawn(shown(house="TDA 2024"))

    assert page.count("<caption>") == 1
    assert "House rules: TDA 2024" in page
    assert "style=" not in page
    assert "Can be won by Seats 2, 3, 4" in page


def test_long_numbers_are_grouped():
    stakes = Stakes(seats=(1, 2), contributed={1: 1_250_000, 2: 1_250_000})

    assert ">2,500,000</bdi>" in drawn(shown(stakes))
