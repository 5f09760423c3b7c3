"""What is said about an answer is true, and all that it is known to say is said."""

import json
from itertools import chain
from random import Random

import pytest

from quizzes.poker.rules import Variant
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.misconceptions import wrong_answers
from tests.questions.answers import in_order, values_of
from tests.questions.dealt import EACH_CASE_OF_A_HAND, RULES, deal_case, name_of
from tests.questions.sound_facts import is_sound


def some_picks(kind, question, rng):
    """Right and wrong answers of all sorts, and the wish to be shown."""
    ((name, right),) = kind.right_answers(question, RULES).items()
    (field,) = kind.fields(question)
    tempting = {
        pick
        for rule in kind.WRONG_RULES.values()
        for _, pick in wrong_answers(rule, question, {name: right})
    }
    cards = [*question.hole, *question.board]
    sizes = [frozenset(rng.sample(cards, size)) for size in (1, 4, 6, len(cards))]
    return [
        None,
        right[0],
        *sizes,
        *rng.sample(in_order(values_of(field)), 6),
        *rng.sample(in_order(tempting), min(4, len(tempting))),
    ]


def findings_on(kind, question, pick):
    (field,) = kind.fields(question)
    answer = None if pick is None else {field.name: pick}
    return [*kind.grade(question, answer, RULES).findings, kind.hint(question)]


@pytest.mark.parametrize(("kind", "case"), EACH_CASE_OF_A_HAND, ids=name_of)
@pytest.mark.parametrize(
    ("variant", "seeds"), [(Variant.FOUR, 10), (Variant.FIVE, 2), (Variant.SIX, 1)]
)
def test_every_finding_is_true(kind, case, variant, seeds):
    for seed in range(seeds):
        question = deal_case(kind, case, seed, variant)
        (field,) = kind.fields(question)

        for pick in some_picks(kind, question, Random(seed)):
            findings = findings_on(kind, question, pick)
            false = [f for f in findings if not is_sound(f, question, pick, field.name)]
            assert not false, (question, pick)


def test_each_fact_is_found_somewhere():
    questions = [
        (kind, deal_case(kind, case, seed))
        for kind, case in EACH_CASE_OF_A_HAND
        for seed in range(4)
    ]
    found = chain.from_iterable(
        findings_on(kind, question, pick)
        for kind, question in questions
        for pick in some_picks(kind, question, Random(1))
    )

    assert {finding.fact for finding in found} == set(Fact)


def test_a_finding_is_kept_as_json_and_read_again():
    finding = Finding.of(Fact.BEST_HIGH_IS, category=6, ranks=[13, 4])

    stored = json.loads(json.dumps(finding.write()))

    assert stored == {
        "fact": "best-high-is",
        "values": {"category": 6, "ranks": [13, 4]},
    }
    assert Finding.read(stored) == finding
