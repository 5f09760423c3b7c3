"""Hands and orders that other programs' tests and bug reports have settled.

The suite's own copy is always read; where a fuller collection lies beside the
checkout, so is that.
"""

import json
from pathlib import Path

import pytest

from quizzes.poker.cards import parse_board, parse_cards
from quizzes.poker.evaluator import best_high, best_low, high_strength, low_strength
from quizzes.poker.lows import read_low

OWN = Path(__file__).with_name("known_cases.jsonl")
BESIDE = Path(__file__).parents[3] / "shared" / "cases"


def cases(kind, *, expecting=()):
    """Return the cases of a kind that expect something by one of these names."""
    found = []
    for path in [OWN, *sorted(BESIDE.glob("*.jsonl"))]:
        for line in path.read_text(encoding="utf-8").splitlines():
            case = json.loads(line)
            expected = not expecting or set(expecting) & set(case.get("expect", {}))
            if case["kind"] == kind and expected:
                found.append(pytest.param(case, id=f"{path.stem}-{case['id']}"))
    return found


@pytest.mark.parametrize("case", cases("eval"))
def test_each_player_has_the_known_high_and_low(case):
    board = parse_cards(case["board"])
    for name, expected in case["expect"]["players"].items():
        hole = parse_cards(case["hole"][name])
        high, low = best_high(hole, board).hand, best_low(hole, board)

        value = [high.category, list(high.ranks)]
        assert high.category.label == expected["high"]
        assert value == expected.get("high_value", value)
        assert (str(low) if low else None) == expected["low"]


@pytest.mark.parametrize("case", cases("eval", expecting=["high_winners"]))
def test_the_known_players_have_the_best_high(case):
    assert winners(high_strength, case) == case["expect"]["high_winners"]


@pytest.mark.parametrize("case", cases("eval", expecting=["low_winners"]))
def test_the_known_players_have_the_best_low(case):
    assert winners(low_strength, case) == case["expect"]["low_winners"]


def winners(strength_of, case):
    board = parse_cards(case["board"])
    strengths = {
        name: strength_of(parse_cards(hole), board)
        for name, hole in case["hole"].items()
    }
    best = max(strengths.values())
    return [name for name, strength in strengths.items() if best == strength > 0]


@pytest.mark.parametrize("case", cases("low_order"))
def test_the_known_better_low_is_better(case):
    better, worse = (read_low(parse_cards(case[side])) for side in ("better", "worse"))

    assert better.strength > (worse.strength if worse else 0)


@pytest.mark.parametrize("case", cases("validation"))
def test_what_may_be_dealt_is_read(case):
    hole, board = case["cards"]
    same_hole, same_board = case["expect"].get("same_as", case["cards"])

    assert case["expect"]["valid"]
    assert parse_cards(hole) == parse_cards(same_hole)
    assert parse_board(board) == parse_board(same_board)
