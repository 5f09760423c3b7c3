"""A deal is sought on which a wrong rule errs that had no opportunity yet."""

from random import Random

import pytest

from quizzes.poker.rules import Variant
from quizzes.questions import KINDS
from quizzes.questions.asking import ask, fresh_address
from quizzes.questions.misconceptions import Misconception, wrong_answers
from quizzes.questions.opportunities import seek_opportunity
from quizzes.questions.terms import Terms

ANY = Terms()
TIMES = 20


def rules_but(kind, misconception):
    return set(KINDS[kind].WRONG_RULES) - {misconception}


def errs_at(address, misconception):
    question, kind = ask(address).question, KINDS[address.kind]
    rule, right = kind.WRONG_RULES[misconception], kind.right_answers(question)
    return bool(wrong_answers(rule, question, right))


@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        ("best-low", Misconception.ACE_NOT_LOW),
        ("best-high", Misconception.KICKERS_IGNORED),
        ("order-lows", Misconception.LATER_CARDS_IGNORED),
    ],
)
def test_a_rule_that_had_none_errs_on_what_is_found(kind, rule):
    asked, had, rng = KINDS[kind], rules_but(kind, rule), Random("sought")
    fresh = [fresh_address(asked, rng, level=1) for _ in range(TIMES)]
    found = [
        seek_opportunity(asked, rng, had=had, level=1, terms=ANY) for _ in range(TIMES)
    ]

    assert not all(errs_at(address, rule) for address in fresh)
    assert all(errs_at(address, rule) for address in found)


def test_level_and_terms_are_those_that_were_asked_for():
    six = Terms(variant=Variant.SIX)
    rng = Random("sought")
    address = seek_opportunity(
        KINDS["best-low"], rng, had=frozenset(), level=3, terms=six
    )

    assert (address.level, address.terms) == (3, six)


# Plain deals have no side pot.
def test_where_no_deal_serves_it_is_one_of_the_level_all_the_same():
    kind, rule = "showdown-order", Misconception.SIDE_POT_NOT_FIRST
    rng, had = Random("sought"), rules_but(kind, rule)
    address = seek_opportunity(KINDS[kind], rng, had=had, level=1, terms=ANY)

    assert address.level == 1
    assert not errs_at(address, rule)
