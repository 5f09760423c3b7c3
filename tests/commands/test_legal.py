"""`manage.py legal` tells what is legal after the actions of each line."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quizzes.poker.stakes import MOST_CHIPS
from tests.commands.commands import as_lines, error_of, reply_to, run
from tests.poker.betting.replays import known_cases

LIMIT = {
    "structure": "limit",
    "blinds": [2, 4],
    "bets": [4, 8],
    "seats": [1, 2, 3],
    "street": "preflop",
}
NO_LIMIT = {
    "structure": "no-limit",
    "blinds": [1, 2],
    "seats": [1, 2, 3],
    "stacks": {"1": 100, "2": 100, "3": 100},
    "street": "preflop",
}
POT_LIMIT = NO_LIMIT | {"structure": "pot-limit"}
RIVER = NO_LIMIT | {"street": "river", "pot": 30}
CHECKED = [[1, "check"], [2, "check"], [3, "check"]]


def legal(line, **changes):
    (reply,) = reply_to("legal", {**line, **changes})
    return reply


def expectations():
    for case in known_cases("betting"):
        for profile, expected in case["expect"].items():
            name = f"{case['id']}-{profile}"
            yield pytest.param(case["legal"], profile, expected, id=name)


@pytest.mark.parametrize(("line", "profile", "expected"), [*expectations()])
def test_a_known_case_is_answered_in_each_house(line, profile, expected):
    reply = legal(line, rules=profile)

    assert {name: reply[name] for name in expected} == expected


def test_a_whole_reply():
    assert legal(LIMIT, actions=[[3, "raise_to", 8], [1, "fold"]]) == {
        "to_act": 2,
        "fold": True,
        "check": False,
        "call": {"put": 4, "to": 8},
        "raise_to": {"least": 12, "most": 12},
    }


def test_without_actions_the_first_to_act_is_told():
    assert legal(LIMIT)["to_act"] == 3
    assert legal(LIMIT, street="turn")["to_act"] == 1
    assert legal(LIMIT, street="turn")["raise_to"] == {"least": 8, "most": 8}


def test_heads_up_the_button_is_the_small_blind():
    reply = legal(LIMIT, seats=[1, 2])

    assert (reply["to_act"], reply["call"]) == (2, {"put": 2, "to": 4})


def test_the_option_is_a_check_or_a_raise():
    reply = legal(LIMIT, actions=[[3, "call"], [1, "call"]])

    assert reply == {
        "to_act": 2,
        "fold": True,
        "check": True,
        "call": None,
        "raise_to": {"least": 8, "most": 8},
    }


def test_the_pot_of_earlier_streets_and_the_antes_make_the_most_of_pot_limit():
    # 7 of antes and earlier, 3 of blinds and a call of 2 are 12.
    reply = legal(POT_LIMIT, pot=4, ante=1)
    assert reply["raise_to"] == {"least": 4, "most": 14}
    # After the preflop round antes lie in the pot already.
    reply = legal(POT_LIMIT, street="flop", pot=9, ante=1)
    assert reply["raise_to"] == {"least": 2, "most": 9}


def test_the_smallest_bet_may_be_more_than_the_pot():
    reply = legal(POT_LIMIT, street="flop", pot=1)

    assert reply["raise_to"] == {"least": 2, "most": 2}


def test_with_stacks_that_nobody_told_there_is_no_most_in_no_limit():
    line = {name: value for name, value in NO_LIMIT.items() if name != "stacks"}

    assert legal(line)["raise_to"] == {"least": 4, "most": None}
    line["structure"] = "pot-limit"
    assert legal(line)["raise_to"] == {"least": 4, "most": 7}


def test_a_pot_that_hardly_fits_on_a_table_has_a_most():
    line = {name: value for name, value in POT_LIMIT.items() if name != "stacks"}
    most = MOST_CHIPS
    actions = [[1, "bet", most], [2, "call"]]
    reply = legal(line, street="river", pot=most, actions=actions)

    # The pot, the bet, its call and that of seat 3 are four times as much.
    assert reply["raise_to"] == {"least": 2 * most, "most": 5 * most}


def test_a_posted_blind_that_is_short_is_all_in_where_no_stack_is_told():
    reply = legal(LIMIT, posted={"2": 3}, actions=[[3, "call"]])
    assert reply["call"] == {"put": 2, "to": 4}

    reply = legal(LIMIT, posted={"2": 3}, actions=[[3, "call"], [1, "call"]])
    assert reply["to_act"] is None
    assert "show_order" not in reply


def test_an_ante_is_no_part_of_what_is_posted():
    line = POT_LIMIT | {"blinds": [2, 4], "ante": 1, "stacks": {}, "posted": {"2": 3}}
    reply = legal(line, rules={"short_blind_pot": "posted"})

    # 3 of antes, 5 of blinds and a call of 4 are 12.
    assert reply["raise_to"] == {"least": 8, "most": 16}


def test_a_blind_that_was_not_posted_leaves_its_seat_in_the_hand():
    reply = legal(LIMIT, posted={"1": 0}, actions=[[3, "call"]])

    assert (reply["to_act"], reply["call"]) == (1, {"put": 4, "to": 4})


def test_a_short_blind_of_a_seat_with_chips_behind_is_no_all_in():
    line = LIMIT | {"stacks": {"1": 50}, "posted": {"1": 1}}

    assert legal(line, actions=[[3, "call"]])["call"] == {"put": 3, "to": 4}


@pytest.mark.parametrize(
    ("rules", "most"), [("default", 7), ({"short_blind_pot": "posted"}, 6)]
)
def test_a_short_big_blind_counts_as_whole_or_as_posted(rules, most):
    stacks = {"1": 100, "2": 1, "3": 100}
    reply = legal(POT_LIMIT, stacks=stacks, posted={"2": 1}, rules=rules)

    assert reply["raise_to"] == {"least": 4, "most": most}


def test_a_seat_that_is_no_blind_posts_live_and_beyond_the_big_blind_dead():
    reply = legal(POT_LIMIT, seats=[1, 2, 3, 4], posted={"4": 3})
    # 3 of blinds, 3 posted and a call of 2 are 8.
    assert reply["raise_to"] == {"least": 4, "most": 10}

    line = POT_LIMIT | {"seats": [1, 2, 3, 4], "posted": {"4": 3}}
    assert legal(line, actions=[[3, "call"]])["check"]


def test_a_hand_that_all_but_one_fold_has_no_showdown():
    reply = legal(LIMIT, actions=[[3, "fold"], [1, "fold"]])

    assert reply == {
        "to_act": None,
        "fold": False,
        "check": False,
        "call": None,
        "raise_to": None,
    }


def test_the_order_of_showing_is_told_where_a_showdown_follows():
    bet = [[1, "check"], [2, "bet", 5], [3, "call"], [1, "call"]]

    assert legal(RIVER, actions=bet)["show_order"] == [2, 3, 1]
    assert legal(RIVER, actions=CHECKED)["show_order"] == [1, 2, 3]
    assert "show_order" not in legal(RIVER, actions=CHECKED[:2])
    assert "show_order" not in legal(RIVER | {"street": "turn"}, actions=CHECKED)


def test_side_pots_show_first():
    bet = [[1, "bet", 5], [2, "raise_to", 20], [3, "call"], [1, "call"]]
    stacks = {"1": 100, "2": 100, "3": 8}

    assert legal(RIVER, stacks=stacks, actions=bet)["show_order"] == [2, 1, 3]


def test_where_all_are_all_in_a_showdown_follows_on_any_street():
    stacks = {"1": 0, "2": 0, "3": 50}

    assert legal(RIVER, street="flop", stacks=stacks) == {
        "to_act": None,
        "fold": False,
        "check": False,
        "call": None,
        "raise_to": None,
        "show_order": [1, 2, 3],
    }


def test_an_illegal_action_is_counted_and_answered_with_what_was_legal():
    actions = [[3, "raise_to", 8], [1, "raise_to", 10]]

    assert error_of("legal", LIMIT | {"actions": actions}) == (
        "actions: 2: illegal action: 'seat 1 raise_to 10' "
        "(seat 1 may fold, call 6 to 8, raise to 12)"
    )


@pytest.mark.parametrize(
    ("actions", "legal"),
    [
        ([[1, "fold"]], "(seat 3 may fold, call 4 to 4, raise to 8)"),
        ([[3, "check"]], "(seat 3 may fold, call 4 to 4, raise to 8)"),
        ([[3, "bet", 8]], "(seat 3 may fold, call 4 to 4, raise to 8)"),
        ([[9, "fold"]], "(seat 3 may fold, call 4 to 4, raise to 8)"),
        ([[3, "fold"], [1, "fold"], [2, "check"]], "(nobody is to act)"),
    ],
)
def test_what_was_legal_is_said_of_each_illegal_action(actions, legal):
    error = error_of("legal", LIMIT | {"actions": actions})

    assert error.startswith(f"actions: {len(actions)}: illegal action: ")
    assert error.endswith(legal)


NOT_CHIPS = "not a whole number of chips, none or more"
NO_ACTION = "neither [seat, fold, check or call] nor [seat, bet or raise_to, total]"


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"structure": 5}, "structure: not a text"),
        ({"structure": "spread"}, "structure: unknown: 'spread'"),
        ({"street": ["flop"]}, "street: not a text"),
        ({"street": "showdown"}, "street: unknown: 'showdown'"),
        ({"blinds": 4}, "blinds: not a list"),
        ({"blinds": [2]}, "blinds: not two amounts: [2]"),
        ({"blinds": [2, "4"]}, f"blinds: {NOT_CHIPS}: '4'"),
        ({"bets": 8}, "bets: not two amounts: 8"),
        ({"bets": None}, "bets: limit has a small bet and a big bet: None"),
        ({"bets": [4, -8]}, f"bets: {NOT_CHIPS}: -8"),
        (
            {"structure": "no-limit"},
            "bets: only limit has a small bet and a big bet: (4, 8)",
        ),
        ({"ante": None}, f"ante: {NOT_CHIPS}: None"),
        ({"ante": 10**19}, f"ante: more chips than any table holds: {10**19}"),
        ({"seats": {"1": 2}}, "seats: not a list"),
        ({"seats": [1]}, "seats: fewer than two seats: [1]"),
        ({"seats": [*range(11)]}, "seats: more than ten seats: 11"),
        ({"seats": [1, 2, 2]}, "seats: duplicate seat: 2"),
        ({"seats": [1, "2"]}, "seats: not the number of a seat: '2'"),
        ({"stacks": [100, 100, 100]}, "stacks: not an object"),
        ({"stacks": {"4": 100}}, "stacks: unknown seat: '4'"),
        ({"stacks": {"01": 100}}, "stacks: unknown seat: '01'"),
        ({"stacks": {"1": 1.5}}, f"stacks: 1: {NOT_CHIPS}: 1.5"),
        ({"stacks": {"1": 0}}, "stacks: no chips to play with: seat: 1"),
        ({"pot": -1}, f"pot: {NOT_CHIPS}: -1"),
        ({"posted": None}, "posted: not an object"),
        ({"posted": {"x": 2}}, "posted: unknown seat: 'x'"),
        ({"posted": {"1": True}}, f"posted: 1: {NOT_CHIPS}: True"),
        ({"posted": {"1": 3}}, "posted: 1: more than a post of 2: 3"),
        ({"posted": {"3": 7}}, "posted: 3: more than a post of 6: 7"),
        (
            {"posted": {"1": 2}, "stacks": {"1": 1}},
            "posted: 1: more than its stack: 2",
        ),
        (
            {"posted": {"1": 2}, "street": "flop"},
            "posted: blinds are posted before the flop alone",
        ),
        ({"actions": {"3": "fold"}}, "actions: not a list"),
        ({"actions": [3]}, f"actions: 1: {NO_ACTION}: 3"),
        ({"actions": [[3, "call"], [1]]}, f"actions: 2: {NO_ACTION}: [1]"),
        ({"actions": [[True, "fold"]]}, f"actions: 1: {NO_ACTION}: [True, 'fold']"),
        ({"actions": [["3", "fold"]]}, f"actions: 1: {NO_ACTION}: ['3', 'fold']"),
        ({"actions": [[3, "fold", 4]]}, f"actions: 1: {NO_ACTION}: [3, 'fold', 4]"),
        ({"actions": [[3, "bet"]]}, f"actions: 1: {NO_ACTION}: [3, 'bet']"),
        ({"actions": [[3, "muck"]]}, f"actions: 1: {NO_ACTION}: [3, 'muck']"),
        ({"actions": [[3, "raise_to", "8"]]}, f"actions: 1: {NOT_CHIPS}: '8'"),
        ({"actions": [[3, "raise_to", -8]]}, f"actions: 1: {NOT_CHIPS}: -8"),
        ({"rules": 5}, "rules: neither a profile's name nor an object of switches: 5"),
        ({"rules": {"cap": 3}}, "rules: no such switch: 'cap'"),
    ],
    ids=lambda value: str(value) if isinstance(value, dict) else None,
)
def test_what_cannot_be_bet_is_named(changes, error):
    assert error_of("legal", {**LIMIT, **changes}).startswith(error)


@pytest.mark.parametrize("missing", ["structure", "blinds", "seats", "street"])
def test_what_is_missing_is_named(missing):
    line = {name: value for name, value in LIMIT.items() if name != missing}

    assert error_of("legal", line) == f"{missing}: missing"


def test_a_bad_line_does_not_keep_the_others_from_being_answered():
    replies, went_well = run("legal", stdin=as_lines(LIMIT, {}, LIMIT))

    assert not went_well
    assert [reply.get("line") for reply in replies] == [None, 2, None]
    assert replies[0] == replies[2]


FIELDS = [*LIMIT, "stacks", "posted", "pot", "ante", "actions", "rules"]
JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-2, 50)
    | st.floats()
    | st.sampled_from(["1", "2", "call", "fold", "raise_to", "flop", "wsop", "limit"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["1", "2", "9", "limit_raises"]), inner)
    ),
)
ACTIONS = st.lists(
    st.tuples(st.integers(1, 4), st.sampled_from(["fold", "check", "call"]))
    | st.tuples(
        st.integers(1, 4), st.sampled_from(["bet", "raise_to"]), st.integers(0, 50)
    ),
    max_size=4,
)


@given(
    line=st.sampled_from([LIMIT, NO_LIMIT, RIVER]),
    changes=st.dictionaries(st.sampled_from(FIELDS), JUNK, max_size=3),
    actions=ACTIONS,
)
def test_whatever_is_sent_is_answered_or_its_field_is_named(line, changes, actions):
    line = json.loads(json.dumps({**line, "actions": actions, **changes}))
    (reply,), went_well = run("legal", stdin=as_lines(line))

    if went_well:
        assert set(reply) - {"show_order"} == {
            "to_act",
            "fold",
            "check",
            "call",
            "raise_to",
        }
    else:
        assert reply["error"].split(":")[0] in FIELDS
