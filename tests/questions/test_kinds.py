"""What every kind declares holds together."""

import pytest

from quizzes.questions import KINDS
from quizzes.questions.address import LEVELS
from tests.questions.dealt import deal_case, name_of

pytestmark = pytest.mark.parametrize("kind", KINDS.values(), ids=name_of)


def test_a_kind_is_registered_under_its_name(kind):
    assert KINDS[kind.NAME] is kind


def test_levels_weigh_only_cases_that_there_are(kind):
    assert set(kind.LEVELS) == set(LEVELS)
    for weights in kind.LEVELS.values():
        assert set(weights) <= set(kind.CASES)
        assert all(weight > 0 for weight in weights.values())


def test_every_case_occurs_at_some_level(kind):
    assert set().union(*kind.LEVELS.values()) == set(kind.CASES)


def test_the_first_level_is_plain_and_the_last_is_not(kind):
    # Cases stand in teaching order: the first one is the plain one.
    assert kind.CASES[0] in kind.LEVELS[1]
    assert kind.CASES[0] not in kind.LEVELS[5]


def test_every_wrong_rule_can_be_sought_in_cases_that_there_are(kind):
    assert set(kind.TRAP_CASES) == set(kind.WRONG_RULES)
    for cases in kind.TRAP_CASES.values():
        assert cases
        assert set(cases) <= set(kind.CASES)


def test_every_field_answered_is_marked_and_explained_by_its_name(kind):
    question = deal_case(kind, kind.CASES[0], 0)
    names = {field.name for field in kind.fields(question)}

    assert set(kind.right_answers(question)) == names
    for rule in kind.WRONG_RULES.values():
        assert set(rule(question)) <= names


def test_a_question_is_read_as_it_was_written(kind):
    for case in kind.CASES:
        question = deal_case(kind, case, 0)

        assert kind.read_question(question.write()) == question


def test_names_are_made_of_small_letters_and_hyphens(kind):
    for name in (kind.NAME, *kind.CASES, *kind.WRONG_RULES):
        assert name.replace("-", "").isalpha()
        assert name == name.lower()
