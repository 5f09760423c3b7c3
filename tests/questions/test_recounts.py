"""A recount comes to what is the key, on every case of every kind that it counts."""

from itertools import product
from random import Random

import pytest

from quizzes.poker.cards import parse_cards
from quizzes.poker.rules import PROFILES, Variant
from quizzes.questions import KINDS
from quizzes.questions.recounts import Said, recount
from quizzes.questions.recounts.starting_hands import part_won
from quizzes.questions.terms import Terms

# How many deals of each case are counted, where houses and betting make many of each.
DEALS = {"showdown-order": 6, "call-or-raise": 6}
CASES = [
    (kind.NAME, case)
    for kind in KINDS.values()
    if kind.NAME != "starting-hand"
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


def test_starting_hands_are_told_apart_where_chance_cannot_explain_it():
    kind = KINDS["starting-hand"]
    apart = kind.read_question({"a": "AsAh2s3h", "b": "4s4h4dKc", "opponents": 1})

    counted = recount("starting-hand", apart)

    assert counted.answers == {"better": {"a"}}
    assert counted.steps[-1].said is Said.SAMPLE_DECIDES


def test_a_sample_that_chance_could_explain_gives_no_answer():
    kind = KINDS["starting-hand"]
    close = kind.read_question({"a": "AsAh2s3h", "b": "AdAc2d3d", "opponents": 3})

    counted = recount("starting-hand", close)

    assert counted.answers == {}
    assert counted.steps[-1].said is Said.SAMPLE_IS_SHORT


def test_a_sample_comes_close_to_the_table():
    kind = KINDS["starting-hand"]
    for case in kind.CASES:
        question = kind.deal(Random(case), Terms(), case)
        for step in recount("starting-hand", question).steps[:2]:
            off = abs(step.values["part"] - step.values["of_table"])
            assert off < 5 * step.values["error"], question


@pytest.mark.parametrize(
    ("hands", "part"),
    [
        # Alone with the nut flush and the wheel; both of them; neither.
        (("Ad Kd 3s 2s", "Ks Kc Qs Qc"), 1),
        (("Ad Kd 3s 2s", "Ah 2h Kc Ks"), 0.75),
        (("Ks Kc Qs Qc", "Ad Kd 3s 2s"), 0),
    ],
)
def test_a_hand_gets_half_of_a_pot_by_each_half_that_it_wins(hands, part):
    board = parse_cards("Jd 4d 3c Qd 5h")

    assert part_won([parse_cards(hand) for hand in hands], board) == part


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
