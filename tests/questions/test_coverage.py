"""Each case of each kind is dealt, its key is right, and all else is wrong."""

import pytest

from quizzes.poker.rules import Variant
from quizzes.questions.misconceptions import diagnose, wrong_answers
from tests.questions import witness
from tests.questions.answers import answers_with, key_of, other_answers, plain
from tests.questions.dealt import EACH_CASE, deal_case, name_of

each_case = pytest.mark.parametrize(("kind", "case"), EACH_CASE, ids=name_of)


def many(variant, seeds):
    return pytest.param(variant, seeds, marks=pytest.mark.slow)


each_variant = pytest.mark.parametrize(
    ("variant", "seeds"),
    [
        (Variant.FOUR, 40),
        (Variant.FIVE, 4),
        (Variant.SIX, 2),
        many(Variant.FOUR, 60),
    ],
)
# So many deals of each case show that no question has two defensible answers of which
# one would be marked wrong: the witness finds all that is right by the rules alone.
each_variant_often = pytest.mark.parametrize(
    ("variant", "seeds"),
    [
        (Variant.FOUR, 40),
        (Variant.FIVE, 4),
        (Variant.SIX, 2),
        many(Variant.FOUR, 500),
    ],
)


def credit(kind, question, answer):
    return kind.grade(question, answer).credit


def remembered(wrong_rules, question):
    """The same rules, each followed once on this question: rules take their time."""
    answers = {rule: follow(question) for rule, follow in wrong_rules.items()}
    return {rule: lambda _, given=given: given for rule, given in answers.items()}


@each_case
@each_variant
def test_the_case_wished_for_is_dealt(kind, case, variant, seeds):
    for seed in range(seeds):
        question = deal_case(kind, case, seed, variant)

        assert kind.case_of(question) == case
        assert witness.CASES[kind.NAME](question.write()) == case


@each_case
@each_variant_often
def test_the_key_holds_all_that_is_right_and_nothing_else(kind, case, variant, seeds):
    for seed in range(seeds):
        question = deal_case(kind, case, seed, variant)
        right = kind.right_answers(question)

        told = {name: set(map(plain, values)) for name, values in right.items()}
        assert told == witness.KEYS[kind.NAME](question.write())
        for name, values in right.items():
            for answer in answers_with(kind, question, name, values):
                assert credit(kind, question, answer) == 1


@each_case
@pytest.mark.parametrize(
    ("variant", "seeds"),
    [
        (Variant.FOUR, 6),
        (Variant.FIVE, 1),
        (Variant.SIX, 1),
        many(Variant.FOUR, 30),
    ],
)
def test_every_other_answer_is_wrong(kind, case, variant, seeds):
    for seed in range(seeds):
        question = deal_case(kind, case, seed, variant)
        others = list(other_answers(kind, question))

        right = [answer for answer in others if credit(kind, question, answer) == 1]
        assert others
        assert right == []


@each_case
@each_variant
def test_each_wrong_rule_explains_the_wrong_answers_it_gives(
    kind, case, variant, seeds
):
    for seed in range(seeds):
        question = deal_case(kind, case, seed, variant)
        right = kind.right_answers(question)
        rules = remembered(kind.WRONG_RULES, question)
        wrong = {
            rule: wrong_answers(follow, question, right)
            for rule, follow in rules.items()
        }

        for name, value in set().union(*wrong.values()):
            (answer,) = answers_with(kind, question, name, [value])
            diagnosis = diagnose(rules, question, right, answer)
            explains = {rule for rule, given in wrong.items() if (name, value) in given}
            assert credit(kind, question, answer) < 1
            assert set(diagnosis.candidates) == explains
            assert set(diagnosis.opportunities) == {r for r in wrong if wrong[r]}


@each_case
def test_a_right_answer_needs_no_wrong_rule(kind, case):
    for seed in range(20):
        question = deal_case(kind, case, seed)
        right = kind.right_answers(question)

        for name, values in right.items():
            for answer in answers_with(kind, question, name, values):
                diagnosis = diagnose(kind.WRONG_RULES, question, right, answer)
                assert diagnosis.candidates == ()


@each_case
def test_asking_to_be_shown_earns_nothing_and_blames_no_rule(kind, case):
    question = deal_case(kind, case, 0)
    right = kind.right_answers(question)

    diagnosis = diagnose(kind.WRONG_RULES, question, right, None)

    assert credit(kind, question, None) == 0
    assert diagnosis.candidates == ()


@each_case
def test_the_key_is_written_and_read_again(kind, case):
    question = deal_case(kind, case, 0)
    key = key_of(kind, question)

    for field in kind.fields(question):
        assert field.read([field.write(key[field.name])]) == key[field.name]
