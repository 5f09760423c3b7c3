"""`manage.py grade` marks answers to the questions that `deal` writes."""

import copy
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quizzes.poker.rules import PROFILES
from quizzes.questions import KINDS
from tests.commands.commands import as_lines, error_of, reply_to, run

# The ace and the three play: the board's deuce takes the place of the hand's.
LINE = {
    "kind": "best-low",
    "rules": "default",
    "question": {"hole": "As 2d 3c 5h", "board": "Kh 9c 7d 4s 2h"},
}
KEY = "As 3c + 7d 4s 2h"
NO_LOW = {
    "kind": "best-low",
    "question": {"hole": "9c 9d Ts Th", "board": "KhQcJdTc9h"},
}
HIGH = {
    "kind": "best-high",
    "question": {"hole": "As Kd 9c 7h", "board": "Kc Qd 8s 4h 2d"},
}


def grade(answer, line=LINE, **changes):
    (reply,) = reply_to("grade", {**line, **changes, "answer": answer})
    return reply


def test_a_right_answer():
    assert grade({"low": KEY}) == {
        "credit": 1.0,
        "parts": [{"part": "low", "credit": 1.0}],
        "findings": [
            {"fact": "best-low-is", "values": {"low": "7-4-3-2-A"}},
            {"fact": "lowest-two-counterfeited", "values": {"ranks": [2]}},
        ],
        "candidates": [],
        # Those that err are told by hand in tests/questions/test_best_low.py.
        "opportunities": [
            "three-from-hand",
            "four-from-hand",
            "paired-card-counts",
            "ace-not-low",
        ],
        "house": None,
    }


def test_a_wrong_answer_names_the_rule_behind_it():
    reply = grade({"low": "As 2d + 7d 4s 2h"})

    assert reply["credit"] == 0
    assert reply["candidates"] == ["paired-card-counts"]
    assert reply["findings"][0] == {
        "fact": "chosen-low-paired",
        "values": {"rank": 2, "count": 2},
    }


@pytest.mark.parametrize(
    "answer", [KEY, "as3c7d4s2h", "2h 3c 4s 7d As", KEY.replace("+", "").split(), [KEY]]
)
def test_an_answer_is_read_in_any_form(answer):
    assert grade({"low": answer})["credit"] == 1


@pytest.mark.parametrize("answer", ["no low", "No Low", ["no low"]])
def test_no_low_is_an_answer(answer):
    assert grade({"low": answer}, NO_LOW)["credit"] == 1
    assert grade({"low": answer})["findings"][0]["fact"] == "low-exists"


@pytest.mark.parametrize("answer", [None, {"low": None}])
def test_null_asks_to_be_shown(answer):
    reply = grade(answer)

    assert reply["credit"] == 0
    assert reply["candidates"] == []
    assert reply["findings"][0]["fact"] == "best-low-is"


def test_a_high_is_marked_as_well():
    reply = grade({"high": "Kd 9c + Kc Qd 8s"}, HIGH)

    assert reply["credit"] == 0
    assert reply["candidates"] == ["kickers-ignored"]


def test_a_choice_that_is_not_two_and_three_is_marked_and_not_refused():
    reply = grade({"low": "As 2d 3c 5h + 4s"})

    assert reply["findings"][0] == {
        "fact": "not-two-and-three",
        "values": {"hole": 4, "board": 1},
    }
    assert reply["candidates"] == ["four-from-hand"]


@pytest.mark.parametrize(
    "rules",
    [
        *PROFILES,
        {},
        {"limit_raises": 4, "all_in_tabled": True},
        {"low_remainder": "left"},
    ],
)
def test_a_hand_reads_the_same_in_every_house(rules):
    assert grade({"low": KEY}, rules=rules) == grade({"low": KEY})


def test_the_question_on_the_line_is_marked_whatever_its_code():
    line = {
        **LINE,
        "code": "1.4.default.1.00000000",
        "version": 7,
        "key": {"low": "As"},
    }

    assert grade({"low": KEY}, line)["credit"] == 1


# From the best 7-6-5-3-2 and twice 8-4-3-2-A, but from the bottom the other way round.
ORDER = {
    "kind": "order-lows",
    "question": {
        "a": "8c 4d 3h 2s Ac",
        "b": "7d 6h 5s 3c 2d",
        "c": "8d 4h 3s 2c Ad",
    },
}


@pytest.mark.parametrize(
    ("order", "credit", "candidates"),
    [
        ("b > a = c", 1, []),
        (["2", "1", "2"], 1, []),
        # Of the three pairs two are right.
        ("b > c > a", 2 / 3, []),
        ("a = c > b", 1 / 3, ["read-from-bottom"]),
    ],
)
def test_an_order_is_marked_by_its_pairs(order, credit, candidates):
    told = grade({"order": order}, ORDER)

    assert told["credit"] == pytest.approx(credit)
    assert told["candidates"] == candidates


def test_what_is_no_order_is_named():
    assert "order: not an order: 'b > a'" in error_of(
        "grade", {**ORDER, "answer": {"order": "b > a"}}
    )


def test_each_part_of_a_possible_low_is_marked():
    line = {**LINE, "kind": "low-possible"}

    told = grade({"board": "yes", "hand": "No", "low": KEY}, line)

    assert told["parts"] == [
        {"part": "board", "credit": 1},
        {"part": "hand", "credit": 0},
        {"part": "low", "credit": 1},
    ]
    assert "low-not-claimed" in [found["fact"] for found in told["findings"]]


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"kind": 5}, "kind: not a text"),
        ({"kind": ["best-low"]}, "kind: not a text"),
        ({"kind": "worst-low"}, f"kind: 'worst-low' is none of {', '.join(KINDS)}"),
        ({"question": None}, "question: not an object"),
        ({"question": {}}, "question: hole: missing"),
        ({"question": {"hole": "As 2d 3c 5h"}}, "question: board: missing"),
        (
            {"question": {"hole": 5, "board": "Kh 9c 7d 4s 2h"}},
            "not a text of cards: '5'",
        ),
        (
            {"question": {"hole": "As 2d 3c 5h", "board": "Kh 9c 7d 4s As"}},
            "duplicate card: 'As'",
        ),
        (
            {"question": {"hole": "As 2d 3c 5h", "board": "Kh 9c 7d 4s"}},
            "too few cards: 'Kh 9c 7d 4s' (board: 5)",
        ),
        (
            {"question": {"hole": "As 2d 3c", "board": "Kh 9c 7d 4s 2h"}},
            "too few cards: 'As 2d 3c' (hole: 4 to 6)",
        ),
        ({"answer": 5}, "answer: not an object or null"),
        ({"answer": KEY}, "answer: not an object or null"),
        ({"answer": {}}, "low: missing"),
        ({"answer": {"high": KEY}}, "answer: no such field: 'high'"),
        ({"answer": {"low": KEY, "high": KEY}}, "answer: no such field: 'high'"),
        ({"answer": {"low": 5}}, "low: not a text or a list"),
        ({"answer": {"low": {"As": 1}}}, "low: not a text or a list"),
        ({"answer": {"low": ["As", 5]}}, "low: not a list of texts"),
        ({"answer": {"low": []}}, "low: missing: ''"),
        ({"answer": {"low": ""}}, "low: missing: ''"),
        ({"answer": {"low": "As 2d + 7c 4s 3h"}}, "low: not dealt: '3h'"),
        ({"answer": {"low": "As 2d + 7d 4s 1h"}}, "unknown rank: '1h'"),
        ({"answer": {"low": ["As", "no low"]}}, "low: cards and none: 'As'"),
        (
            {"rules": 5},
            "rules: neither a profile's name nor an object of switches: 5",
        ),
        (
            {"rules": {"limit_raises": 0}},
            "rules: limit_raises: not a value of this switch: 0",
        ),
    ],
    ids=range(25),
)
def test_what_cannot_be_marked_is_named(changes, error):
    assert error_of("grade", {**LINE, "answer": {"low": KEY}, **changes}) == error


@pytest.mark.parametrize("missing", ["kind", "question", "answer"])
def test_what_is_missing_is_named(missing):
    line = {**LINE, "answer": {"low": KEY}}
    del line[missing]

    assert error_of("grade", line) == f"{missing}: missing"


def test_there_is_always_a_high():
    line = {**HIGH, "answer": {"high": "no low"}}

    assert error_of("grade", line) == "high: none not offered: 'no low'"


JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.sampled_from(["no low", "As", "Kh 9c 7d 4s 2h", "best-high", "default"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["hole", "board", "low", "high"]), inner)
    ),
)
PLACES = st.sampled_from(
    [
        ("kind",),
        ("rules",),
        ("question",),
        ("question", "hole"),
        ("question", "board"),
        ("answer",),
        ("answer", "low"),
        ("answer", "high"),
    ]
)


@given(changes=st.lists(st.tuples(PLACES, JUNK), min_size=1, max_size=2))
def test_nonsense_in_any_place_is_answered_with_a_line(changes):
    line = copy.deepcopy({**LINE, "answer": {"low": KEY}})
    for (*path, name), junk in changes:
        place = line
        for step in path:
            place = place[step] if isinstance(place[step], dict) else {}
        place[name] = junk

    (reply,), went_well = run("grade", stdin=as_lines(line))

    assert went_well == ("credit" in reply) != ("error" in reply)
    json.dumps(reply, allow_nan=False)
