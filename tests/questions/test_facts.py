"""What is said about an answer is true, and all that it is known to say is said."""

import json
from random import Random

import pytest

from quizzes.poker.rules import Variant
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.fields import PickCards
from quizzes.questions.misconceptions import wrong_answers
from tests.questions.answers import (
    answers_with,
    in_order,
    key_of,
    plain,
    values_of,
)
from tests.questions.dealt import EACH_CASE, deal_case, name_of
from tests.questions.sound_facts import is_sound


def some_answers(kind, question, rng):
    """The wish to be shown, the key, the key with one field wrong in any way, and
    answers to each field at random."""
    yield from (None, key_of(kind, question))
    right = kind.right_answers(question)
    tempting = {
        given
        for rule in kind.WRONG_RULES.values()
        for given in wrong_answers(rule, question, right)
    }
    any_values = {f.name: values_of(f) for f in kind.fields(question)}
    for _ in range(4):
        yield {name: rng.choice(values) for name, values in any_values.items()}
    for field in kind.fields(question):
        tempted = in_order(value for name, value in tempting if name == field.name)
        values = [
            *some_of(any_values[field.name], 6, rng),
            *some_of(tempted, 4, rng),
            *unasked_counts(field, rng),
        ]
        yield from answers_with(kind, question, field.name, values)


def some_of(values, count, rng):
    return rng.sample(values, min(count, len(values)))


def unasked_counts(field, rng):
    if not isinstance(field, PickCards):
        return []
    cards = [card for group in field.groups for card in group.cards]
    counts = [*([0] if field.allows_none else []), 1, 4, 6, len(cards)]
    return [frozenset(rng.sample(cards, count)) for count in counts]


def findings_on(kind, question, answer):
    """Each finding with the part that it is about; what is told, and the hint, last."""
    for part in kind.grade(question, answer).parts:
        for finding in part.findings:
            yield finding, part.name
    for finding in (*kind.told(question), kind.hint(question)):
        yield finding, None


@pytest.mark.parametrize(("kind", "case"), EACH_CASE, ids=name_of)
@pytest.mark.parametrize(
    ("variant", "seeds"), [(Variant.FOUR, 10), (Variant.FIVE, 2), (Variant.SIX, 1)]
)
def test_every_finding_is_true(kind, case, variant, seeds):
    for seed in range(seeds):
        house = "wsop" if kind.HOUSES_DIFFER and seed % 2 else "default"
        question = deal_case(kind, case, seed, variant, house)

        for answer in some_answers(kind, question, Random(seed)):
            told = answer and {name: plain(value) for name, value in answer.items()}
            for finding, part in findings_on(kind, question, answer):
                assert is_sound(finding, question.write(), part, told)


def test_each_fact_is_found_somewhere():
    found = set()
    for kind, case in EACH_CASE:
        for seed in range(4):
            # Every other one in a house that lays hands open beside an all-in.
            house = "wsop" if kind.HOUSES_DIFFER and seed % 2 else "default"
            question = deal_case(kind, case, seed, house=house)
            for answer in some_answers(kind, question, Random(1)):
                found |= {said.fact for said, _ in findings_on(kind, question, answer)}

    assert found == set(Fact)


def test_a_finding_is_kept_as_json_and_read_again():
    finding = Finding.of(Fact.BEST_HIGH_IS, category=6, ranks=[13, 4])

    stored = json.loads(json.dumps(finding.write()))

    assert stored == {
        "fact": "best-high-is",
        "values": {"category": 6, "ranks": [13, 4]},
    }
    assert Finding.read(stored) == finding
