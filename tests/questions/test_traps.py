"""A trap is a deal on which one wrong rule alone goes wrong, and is named for it.

Where one slip shows in several fields, it is one on which the rule alone explains the
answer.
"""

from random import Random

import pytest

from quizzes.poker.rules import Variant
from quizzes.questions import showdown_order
from quizzes.questions.asking import (
    NotFoundError,
    ask,
    diagnose_answer,
    seek_trap,
)
from quizzes.questions.fields import Amount, PutInOrder
from quizzes.questions.misconceptions import (
    Misconception,
    answer_by,
    diagnose,
    wrong_answers,
)
from quizzes.questions.terms import Terms
from tests.questions.dealt import EACH_RULE, name_of


def trap(kind, rule, seed, variant=Variant.FOUR):
    rng = Random(f"{rule}/{seed}")
    return seek_trap(kind, rng, misconception=rule, terms=Terms(variant=variant))


def answers_of(asked, rule):
    kind, question = asked.kind, asked.question
    right = kind.right_answers(question)
    return wrong_answers(kind.WRONG_RULES[rule], question, right)


def one_slip_shows_in_several_fields(asked):
    fields = asked.kind.fields(asked.question)
    is_order = len(fields) > 1 and any(isinstance(f, PutInOrder) for f in fields)
    return is_order or any(isinstance(field, Amount) for field in fields)


def diagnosis_on(asked, answer):
    right = asked.kind.right_answers(asked.question)
    return diagnose(asked.kind.WRONG_RULES, asked.question, right, answer)


@pytest.mark.parametrize(("kind", "rule"), EACH_RULE, ids=name_of)
@pytest.mark.parametrize(
    ("variant", "seeds"),
    [
        (Variant.FOUR, 6),
        (Variant.FIVE, 1),
        (Variant.SIX, 1),
        pytest.param(Variant.FOUR, 60, marks=pytest.mark.slow),
    ],
)
def test_whoever_falls_for_a_trap_follows_its_rule(kind, rule, variant, seeds):
    for seed in range(seeds):
        asked = trap(kind, rule, seed, variant)

        answers = answers_of(asked, rule)
        assert answers
        assert asked.address.terms.variant is variant
        if one_slip_shows_in_several_fields(asked):
            right = kind.right_answers(asked.question)
            whole = answer_by(kind.WRONG_RULES[rule], asked.question, right)
            grade = kind.grade(asked.question, whole)
            told = diagnose_answer(kind, asked.question, whole, grade)
            assert told.candidates == (rule,)
            continue
        for name, pick in answers:
            diagnosis = diagnosis_on(asked, {name: pick})
            assert diagnosis.candidates == diagnosis.opportunities == (rule,)


@pytest.mark.parametrize(("kind", "rule"), EACH_RULE, ids=name_of)
def test_a_trap_is_found_again_at_its_address(kind, rule):
    asked = trap(kind, rule, 0)

    assert ask(asked.address) == asked
    assert asked.case in kind.CASES


@pytest.mark.parametrize(("kind", "rule"), EACH_RULE, ids=name_of)
def test_a_trap_is_not_always_the_same_case_or_deal(kind, rule):
    deals = {str(trap(kind, rule, seed).question.write()) for seed in range(5)}

    assert len(deals) == 5


@pytest.mark.parametrize(
    ("rule", "house"),
    [
        (Misconception.SIDE_POT_NOT_FIRST, "wsop"),
        (Misconception.BIG_BLIND_IS_BET, "roberts"),
    ],
)
def test_a_trap_that_a_house_has_not_is_soon_given_up(rule, house):
    # With all seeds it would take minutes.
    with pytest.raises(NotFoundError):
        seek_trap(
            showdown_order, Random(1), misconception=rule, terms=Terms(house=house)
        )


def test_no_misconception_is_left_without_a_rule():
    assert {rule for _, rule in EACH_RULE} == set(Misconception)
