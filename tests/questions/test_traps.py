"""A trap is a deal on which one wrong rule alone goes wrong, and is named for it."""

from random import Random

import pytest

from quizzes.poker.rules import Variant
from quizzes.questions.asking import ask, diagnose_answer, seek_trap
from quizzes.questions.misconceptions import (
    OF_TABLES,
    Misconception,
    diagnose,
    wrong_answers,
)
from tests.questions.answers import key_of
from tests.questions.dealt import EACH_RULE, name_of


def trap(kind, rule, seed, variant=Variant.FOUR):
    rng = Random(f"{rule}/{seed}")
    return seek_trap(kind, rng, misconception=rule, variant=variant)


def answers_of(asked, rule):
    kind, question = asked.kind, asked.question
    right = kind.right_answers(question)
    return wrong_answers(kind.WRONG_RULES[rule], question, right)


@pytest.mark.parametrize(("kind", "rule"), EACH_RULE, ids=name_of)
@pytest.mark.parametrize(
    ("variant", "seeds"),
    [
        (Variant.FOUR, 6),
        (Variant.FIVE, 1),
        (Variant.SIX, 1),
        pytest.param(Variant.FOUR, 60, marks=pytest.mark.slow),
        pytest.param(Variant.FIVE, 20, marks=pytest.mark.slow),
        pytest.param(Variant.SIX, 10, marks=pytest.mark.slow),
    ],
)
def test_whoever_falls_for_a_trap_follows_its_rule(kind, rule, variant, seeds):
    for seed in range(seeds):
        asked = trap(kind, rule, seed, variant)

        answers = answers_of(asked, rule)
        assert answers
        assert asked.address.variant is variant
        if rule in OF_TABLES:
            assert told_by(asked, answers).candidates == (rule,)
            continue
        for name, pick in answers:
            right = kind.right_answers(asked.question)
            diagnosis = diagnose(kind.WRONG_RULES, asked.question, right, {name: pick})
            assert diagnosis.candidates == diagnosis.opportunities == (rule,)


def told_by(asked, wrong):
    """What explains an answer that is wrong wherever a rule errs."""
    kind, question = asked.kind, asked.question
    answer = key_of(kind, question) | dict(sorted(wrong, key=str))
    return diagnose_answer(kind, question, answer, kind.grade(question, answer))


@pytest.mark.parametrize(("kind", "rule"), EACH_RULE, ids=name_of)
def test_a_trap_is_found_again_at_its_address(kind, rule):
    asked = trap(kind, rule, 0)

    assert ask(asked.address) == asked
    assert asked.case in kind.CASES


@pytest.mark.parametrize(("kind", "rule"), EACH_RULE, ids=name_of)
def test_a_trap_is_not_always_the_same_case_or_deal(kind, rule):
    deals = {str(trap(kind, rule, seed).question.write()) for seed in range(5)}

    assert len(deals) == 5


def test_no_misconception_is_left_without_a_rule():
    assert {rule for _, rule in EACH_RULE} == set(Misconception)
