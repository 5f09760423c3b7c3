"""`manage.py settle` settles the table of each line."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.commands.commands import as_lines, error_of, reply_to, run

# The low is 7-6-3-2-A, the best high the straight of seat 4.
TABLE = {
    "seats": [1, 2, 3, 4],
    "contributed": {"1": 50, "2": 150, "3": 301, "4": 330},
    "folded": [],
    "hole": {"1": "As2d9cTd", "2": "KhKd9h8h", "3": "Ad2cQcQd", "4": "4s5s9s9d"},
    "board": "Kc7h3s6dQs",
}
# Seats 1 and 2 tie for the high with aces and kings, and both have the low of A-2.
TIED = {
    "seats": [1, 2],
    "contributed": {"1": 33, "2": 33},
    "hole": {"1": "As2dKcKh", "2": "Ac2hKsKd"},
    "board": "3s4d8cTd9h",
}


def settle(line, **changes):
    (reply,) = reply_to("settle", {**line, **changes})
    return reply


def award(seat, chips, half, reason, fraction):
    return {
        "seat": seat,
        "chips": chips,
        "half": half,
        "reason": reason,
        "fraction": fraction,
    }


def test_a_whole_settlement():
    reply = settle(TABLE, rake=[10])

    assert reply["returned"] == {"4": 29}
    assert [pot["amount"] for pot in reply["pots"]] == [200, 300, 302]
    assert [pot["rake"] for pot in reply["pots"]] == [10, 0, 0]
    # 190: 95 high, 48 and 47 low. 300: 150 and 150. 302: 151 and 151.
    assert reply["payouts"] == {"1": 48, "3": 47 + 150 + 151, "4": 95 + 150 + 151}
    assert reply["pots"][0] == {
        "amount": 200,
        "rake": 10,
        "eligible": [1, 2, 3, 4],
        "high_winners": [4],
        "low_winners": [1, 3],
        "high": "straight",
        "low": "7-6-3-2-A",
        "awards": [
            award(4, 95, "high", "The best high.", "1/2"),
            award(
                1,
                48,
                "low",
                "Ties the low with seat 3. Odd chips go one to each, from the left of "
                "the button.",
                "1/4",
            ),
            award(3, 47, "low", "Ties the low with seat 1.", "1/4"),
        ],
    }


def test_a_pot_without_a_showdown():
    reply = settle({"seats": [1, 2], "contributed": {"1": 5, "2": 10}, "folded": [1]})

    assert reply == {
        "returned": {"2": 5},
        "pots": [
            {
                "amount": 10,
                "rake": 0,
                "eligible": [2],
                "high_winners": [2],
                "low_winners": [],
                "high": None,
                "low": None,
                "awards": [award(2, 10, None, "Nobody else can win this pot.", "1")],
            }
        ],
        "payouts": {"2": 10},
    }


def test_a_scoop_is_one_award():
    hole = {"1": "As2dKcKh", "2": "QsQdJcTh"}
    reply = settle(TIED, hole=hole, board="3s4d8cKd9h")

    (pot,) = reply["pots"]
    reason = "The best high and the best low."
    assert pot["awards"] == [award(1, 66, "both", reason, "1")]


def test_without_a_low_the_high_takes_it_all():
    hole = {"1": "As2dKcKh", "2": "QsQd8s8h"}
    reply = settle(TIED, hole=hole, board="3s4dTcKd9h")

    (pot,) = reply["pots"]
    reason = "The best high, and no low qualifies."
    assert pot["awards"] == [award(1, 66, "high", reason, "1")]


def test_seats_that_tie_both_ways_split_the_pot_evenly():
    (pot,) = settle(TIED)["pots"]

    reason = "Ties the high and the low with seat {}: the pot is split evenly."
    assert pot["awards"] == [
        award(1, 33, "both", reason.format(2), "1/2"),
        award(2, 33, "both", reason.format(1), "1/2"),
    ]


@pytest.mark.parametrize("rules", ["tda-2024", {"tied_both_ways": "halves"}])
def test_in_another_house_they_split_each_half(rules):
    reply = settle(TIED, rules=rules)

    (pot,) = reply["pots"]
    assert [(each["seat"], each["chips"], each["half"]) for each in pot["awards"]] == [
        (1, 17, "high"),
        (2, 16, "high"),
        (1, 17, "low"),
        (2, 16, "low"),
    ]
    assert reply["payouts"] == {"1": 34, "2": 32}


def test_each_odd_chip_is_explained():
    # 97: 19 chips of 5 and 2 more; 10 for the high, 9 for the lows, who keep 8.
    reply = settle(
        TABLE,
        contributed={"1": 32, "2": 32, "3": 32, "4": 32},
        rake=[31],
        chip_unit=5,
        rules="bovada-2014",
    )

    assert reply["payouts"] == {"1": 20, "3": 20, "4": 57}
    assert reply["pots"][0]["awards"][0]["reason"] == (
        "The best high. The odd chip between the halves goes to the high. "
        "What the tied lows cannot share evenly goes to the high. "
        "What is less than the smallest chip goes to the first winner of the high."
    )


def test_dead_chips_are_in_the_main_pot():
    reply = settle(TABLE, dead={"2": 5})

    assert [pot["amount"] for pot in reply["pots"]] == [205, 300, 302]


def test_cards_may_be_lists_and_those_of_folded_seats_anything():
    hole = {"1": ["As", "2d", "Kc", "Kh"], "2": "QsQd8s8h", "3": "As??"}
    board = ["3s", "4d", "Tc", "Kd", "9h"]
    reply = settle(TIED, seats=[1, 2, 3], folded=[3], hole=hole, board=board)

    assert reply["payouts"] == {"1": 66}


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"seats": "1 2"}, "seats: not a list"),
        ({"seats": []}, "seats: no seats: []"),
        ({"seats": [[1], 2]}, "seats: not the number of a seat: [1]"),
        ({"seats": [1, 2, 2]}, "seats: duplicate seat: 2"),
        ({"contributed": [33, 33]}, "contributed: not an object"),
        ({"contributed": {"3": 33}}, "contributed: unknown seat: '3'"),
        ({"contributed": {"01": 33}}, "contributed: unknown seat: '01'"),
        (
            {"contributed": {"1": "33"}},
            "contributed: 1: not a whole number of chips, none or more: '33'",
        ),
        ({"dead": None}, "dead: not an object"),
        ({"dead": {"9": 1}}, "dead: unknown seat: '9'"),
        ({"folded": {"1": True}}, "folded: not a list"),
        ({"folded": ["1"]}, "folded: unknown seat: '1'"),
        ({"folded": [1, 2]}, "folded: everyone has folded: [1, 2]"),
        ({"hole": "As2dKcKh"}, "hole: not an object"),
        ({"hole": {"3": "As2dKcKh"}}, "hole: unknown seat: '3'"),
        ({"hole": {"1": "As2dKc1h"}}, "unknown rank: '1h'"),
        ({"hole": {"1": None, "2": 5}}, "hole: 1: not a text or a list"),
        ({"hole": {"1": {"As": "2d"}}}, "hole: 1: not a text or a list"),
        ({"hole": {"1": ["As", 2]}}, "not a text of cards: '2'"),
        (
            {"hole": {"2": "Ac2hKsKd"}},
            "hole: no cards, and its pot is contested: seat: 1",
        ),
        ({"board": 5}, "board: not a text or a list"),
        ({"board": "3s4d8cTd"}, "too few cards: '3s 4d 8c Td' (board: 5)"),
        ({"board": "3s4d8cTdAs"}, "duplicate card: 'As'"),
        ({"rake": 5}, "rake: not a list"),
        ({"rake": [67]}, "rake: a rake above its pot: 67"),
        ({"rake": [1, 1]}, "rake: more rakes than pots: [1, 1]"),
        (
            {"chip_unit": None},
            "chip_unit: not the worth of a chip, a whole number from 1 up: None",
        ),
        (
            {"rules": "nowhere"},
            "rules: no such profile: 'nowhere' "
            "(default, roberts, tda-2024, wsop, bovada-2014)",
        ),
    ],
    ids=range(28),
)
def test_what_cannot_be_settled_is_named(changes, error):
    assert error_of("settle", {**TIED, **changes}) == error


@pytest.mark.parametrize("missing", ["seats", "contributed"])
def test_what_is_missing_is_named(missing):
    line = {name: value for name, value in TIED.items() if name != missing}

    assert error_of("settle", line) == f"{missing}: missing"


def test_a_bad_line_does_not_keep_the_others_from_being_settled():
    replies, went_well = run("settle", stdin=as_lines(TIED, {}, TIED))

    assert not went_well
    assert [reply.get("line") for reply in replies] == [None, 2, None]
    assert replies[0] == replies[2]


def test_chips_beyond_any_table_are_named_and_others_are_not_rounded():
    most = 10**18
    reply = settle(TIED, contributed={"1": most, "2": most - 1}, rake=[1])

    assert reply["returned"] == {"1": 1}
    assert reply["payouts"] == {"1": most - 1, "2": most - 2}
    for endless in (most + 1, 10**4299):
        error = error_of("settle", {**TIED, "contributed": {"2": endless}})
        told = f"contributed: 2: more chips than any table holds: {endless}"
        assert error == told


JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-2, 50)
    | st.sampled_from([10**18, 10**4299])
    | st.floats()
    | st.sampled_from(["1", "As2dKcKh", "3s4d8cTd9h", "wsop", "", "even"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["1", "2", "tied_both_ways"]), inner)
    ),
)


@given(
    changes=st.dictionaries(
        st.sampled_from([*TIED, "dead", "folded", "rake", "chip_unit", "rules"]),
        JUNK,
        min_size=1,
        max_size=3,
    )
)
def test_whatever_is_sent_is_settled_to_the_last_chip_or_named(changes):
    line = json.loads(json.dumps({**TIED, **changes}))
    (reply,), went_well = run("settle", stdin=as_lines(line))

    assert went_well == ("error" not in reply)
    if went_well:
        put_in = [*line["contributed"].values(), *line.get("dead", {}).values()]
        back = [*reply["returned"].values(), *reply["payouts"].values()]
        assert sum(put_in) == sum(back) + sum(line.get("rake", []))
