"""A recount comes to what is the key, on every case of every kind that it counts."""

from itertools import product
from random import Random

import pytest

from quizzes.poker.rules import PROFILES, Variant
from quizzes.questions import KINDS
from quizzes.questions.recounts import Said, recount
from quizzes.questions.terms import Terms

# Which cannot be counted.
UNCOUNTED = {"starting-hand"}
# How many deals of each case are counted, where houses and betting make many of each.
DEALS = {"showdown-order": 6, "call-or-raise": 6}
CASES = [
    (kind.NAME, case)
    for kind in KINDS.values()
    if kind.NAME not in UNCOUNTED
    for case in kind.CASES
]


@pytest.mark.parametrize(("name", "case"), CASES)
def test_a_recount_comes_to_the_key(name, case):
    kind = KINDS[name]
    houses = PROFILES if kind.HOUSES_DIFFER else ("default",)
    for house, number in product(houses, range(DEALS.get(name, 1))):
        terms = Terms(variant=Variant.FIVE, house=house)
        question = kind.deal(Random(f"{case} in {house}, {number}"), terms, case)
        counted, right = recount(name, question), kind.right_answers(question)

        uncounted = {
            field.name for field in kind.fields(question)
        } - counted.answers.keys()
        assert not uncounted
        for field in counted.answers.keys() & right.keys():
            assert counted.answers[field] == set(right[field]), (field, question)


def test_what_cannot_be_listed_has_no_recount():
    kind = KINDS["starting-hand"]
    question = kind.deal(Random("a match"), Terms(), kind.CASES[0])

    assert recount("starting-hand", question) is None


def test_another_card_gives_another_recount():
    kind = KINDS["best-low"]
    question = kind.read_question({"hole": "As 2d Kc Kh", "board": "7c 4s 3h Kd Qs"})
    other = kind.read_question({"hole": "As 2d Kc Kh", "board": "7c 4s 9h Kd Qs"})

    assert recount("best-low", question).answers["low"] == {
        frozenset(question.hole[:2] + question.board[:3])
    }
    assert recount("best-low", other).answers["low"] == {frozenset()}


def test_the_chips_of_a_pot_are_told_with_who_can_win_them():
    kind = KINDS["side-pots"]
    question = kind.read_question(
        {
            "game": {"structure": "no-limit", "blinds": [1, 2]},
            "stacks": [9, 20, 20],
            "actions": "3 raise_to 20, 1 call, 2 call",
            "chip_unit": 1,
            "rules": "default",
        }
    )

    steps = recount("side-pots", question).steps

    assert [step.said for step in steps] == [Said.HEAP_LAID, Said.HEAP_LAID]
    assert steps[0].values == {"number": 1, "chips": 27, "seats": (1, 2, 3)}
    assert steps[1].values == {"number": 2, "chips": 22, "seats": (2, 3)}
