"""Each case of each kind is dealt, its key is right, and all else is wrong."""

import pytest

from quizzes.poker.rules import Variant
from quizzes.questions.misconceptions import diagnose, wrong_answers
from tests.questions import witness
from tests.questions.dealt import (
    EACH_CASE,
    RULES,
    deal_case,
    field_of,
    name_of,
    picks_of_five,
    texts,
)

each_case = pytest.mark.parametrize(("kind", "case"), EACH_CASE, ids=name_of)
each_variant = pytest.mark.parametrize(
    ("variant", "seeds"), [(Variant.FOUR, 200), (Variant.FIVE, 20), (Variant.SIX, 10)]
)


def key_of(kind, question):
    field = field_of(kind, question)
    return {field.name: set(kind.right_answers(question, RULES)[field.name])}


def credit(kind, question, pick):
    field = field_of(kind, question)
    return kind.grade(question, {field.name: pick}, RULES).credit


def remembered(wrong_rules, question):
    """The same rules, each followed once on this question: rules take their time."""
    answers = {rule: follow(question) for rule, follow in wrong_rules.items()}
    return {rule: lambda _, given=given: given for rule, given in answers.items()}


@each_case
@each_variant
def test_the_case_wished_for_is_dealt(kind, case, variant, seeds):
    for seed in range(seeds):
        question = deal_case(kind, case, seed, variant)

        hole, board = texts(question.hole), texts(question.board)
        assert (len(hole), len(board)) == (variant, 5)
        assert len({*hole, *board}) == variant + 5
        assert kind.case_of(question) == case
        assert witness.CASES[kind.NAME](hole, board) == case


@each_case
@each_variant
def test_the_key_holds_all_that_is_right_and_nothing_else(kind, case, variant, seeds):
    for seed in range(seeds):
        question = deal_case(kind, case, seed, variant)
        ((name, key),) = key_of(kind, question).items()

        right = witness.right_answers(name, texts(question.hole), texts(question.board))
        assert {frozenset(map(str, pick)) for pick in key} == right
        assert all(credit(kind, question, pick) == 1 for pick in key)
        assert credit(kind, question, frozenset(question.board)) == 0


@each_case
@pytest.mark.parametrize(
    ("variant", "seeds"), [(Variant.FOUR, 8), (Variant.FIVE, 2), (Variant.SIX, 1)]
)
def test_every_other_answer_is_wrong(kind, case, variant, seeds):
    for seed in range(seeds):
        question = deal_case(kind, case, seed, variant)

        check_other_answers(kind, question)


@pytest.mark.slow
@each_case
@pytest.mark.parametrize(
    ("variant", "seeds"), [(Variant.FOUR, 200), (Variant.FIVE, 20), (Variant.SIX, 10)]
)
def test_every_other_answer_is_wrong_on_many_deals(kind, case, variant, seeds):
    for seed in range(seeds):
        question = deal_case(kind, case, seed, variant)

        check_other_answers(kind, question)


def check_other_answers(kind, question):
    field = field_of(kind, question)
    key = key_of(kind, question)[field.name]
    others = picks_of_five(question, field) - key
    assert len(others) >= 100
    assert [pick for pick in others if credit(kind, question, pick) != 0] == []


@each_case
@each_variant
def test_each_wrong_rule_explains_the_wrong_answers_it_gives(
    kind, case, variant, seeds
):
    for seed in range(seeds):
        question = deal_case(kind, case, seed, variant)
        right = kind.right_answers(question, RULES)
        rules = remembered(kind.WRONG_RULES, question)
        wrong = {
            rule: wrong_answers(follow, question, right)
            for rule, follow in rules.items()
        }

        for name, pick in set().union(*wrong.values()):
            diagnosis = diagnose(rules, question, right, {name: pick})
            explains = {rule for rule, given in wrong.items() if (name, pick) in given}
            assert credit(kind, question, pick) == 0
            assert set(diagnosis.candidates) == explains
            assert set(diagnosis.opportunities) == {r for r in wrong if wrong[r]}


@each_case
def test_a_right_answer_needs_no_wrong_rule(kind, case):
    for seed in range(20):
        question = deal_case(kind, case, seed)
        right = kind.right_answers(question, RULES)

        for name, picks in right.items():
            for pick in picks:
                given = {name: pick}
                assert not diagnose(kind.WRONG_RULES, question, right, given).candidates


@each_case
def test_asking_to_be_shown_earns_nothing_and_blames_no_rule(kind, case):
    question = deal_case(kind, case, 0)
    right = kind.right_answers(question, RULES)

    diagnosis = diagnose(kind.WRONG_RULES, question, right, None)

    assert kind.grade(question, None, RULES).credit == 0
    assert diagnosis.candidates == ()
