"""The third, sixth and ninth deal are for wrong rules that could not err yet."""

from random import Random

import pytest

from quizzes.questions import KINDS
from quizzes.questions.address import Address
from quizzes.questions.asking import ask
from quizzes.questions.misconceptions import Misconception, wrong_answers
from quizzes.views import practice
from tests.make import make_attempt

KIND, RULE = "best-low", Misconception.ACE_NOT_LOW
OTHERS = sorted(set(KINDS[KIND].WRONG_RULES) - {RULE})
TIMES = 20


@pytest.fixture(autouse=True)
def dice(monkeypatch):
    rng = Random("early")
    monkeypatch.setattr(practice, "SystemRandom", lambda: rng)


def make_sitting(person, count, opportunities=OTHERS):
    for _ in range(count):
        make_attempt(person, level=2, credit=0.5, opportunities=opportunities)


def errs(address):
    question, kind = ask(address).question, KINDS[KIND]
    right = kind.right_answers(question)
    return bool(wrong_answers(kind.WRONG_RULES[RULE], question, right))


def next_errs(client, query=""):
    """Return whether the rule errs on each of the deals that could come next."""
    places = [client.get(f"/practice/{KIND}/{query}")["Location"] for _ in range(TIMES)]
    codes = [place.split("/")[3] for place in places]
    return [errs(Address.read(KIND, code)) for code in codes]


@pytest.mark.parametrize("answered", [2, 5, 8])
def test_the_third_is_one_on_which_a_rule_errs_that_could_not(
    as_learner, learner, answered
):
    make_sitting(learner, answered)

    assert all(next_errs(as_learner))


@pytest.mark.parametrize("answered", [1, 3, 4, 6, 7, 9, 10, 11])
def test_others_come_as_they_are_drawn(as_learner, learner, answered):
    make_sitting(learner, answered)

    assert not all(next_errs(as_learner))


def test_a_rule_that_could_err_is_not_sought_again(as_learner, learner):
    make_sitting(learner, 1)
    make_sitting(learner, 1, opportunities=[RULE])

    assert not all(next_errs(as_learner))


def test_at_a_fixed_level_none_is_sought(as_learner, learner):
    make_sitting(learner, 2)

    assert not all(next_errs(as_learner, "?level=2"))
