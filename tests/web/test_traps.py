"""A deal may be asked for on which one wrong rule alone goes wrong."""

import re

import pytest
from django.utils.html import strip_tags

from quizzes import labels
from quizzes.explanations import MISCONCEPTIONS
from quizzes.models import Attempt
from quizzes.questions import best_high, best_low
from quizzes.questions.asking import ask
from tests.make import make_attempt
from tests.questions.dealt import EACH_RULE, name_of
from tests.web.answering import address_of, send, sheet_of

OF_CARDS = [pair for pair in EACH_RULE if pair[0] in (best_low, best_high)]
each_rule = pytest.mark.parametrize(("kind", "rule"), OF_CARDS, ids=name_of)


def trap(client, kind, rule, more=""):
    response = client.get(f"/practice/{kind.NAME}/?trap={rule}{more}", follow=True)
    return sheet_of(response)


def fall_for(sheet, kind, rule):
    """Return an answer to which a wrong rule leads, and no right rule does."""
    question = ask(address_of(sheet.url)).question
    picks = kind.WRONG_RULES[rule](question)[sheet.name]
    wrong = [set(map(str, pick)) for pick in picks]
    return sorted(next(pick for pick in wrong if pick not in sheet.right_answers))


@each_rule
def test_whoever_falls_for_a_trap_is_told_the_slip(as_learner, kind, rule):
    sheet = trap(as_learner, kind, rule)
    answer = fall_for(sheet, kind, rule) or ["no low"]

    response = send(as_learner, sheet, answer, htmx=True)

    attempt = Attempt.objects.get()
    assert attempt.candidates == attempt.opportunities == [rule]
    said = f"The slip: {labels.MISCONCEPTIONS[rule]}. {MISCONCEPTIONS[rule]}"
    assert said in strip_tags(response.text)


@each_rule
def test_whoever_sees_through_a_trap_is_told_of_no_slip(as_learner, kind, rule):
    sheet = trap(as_learner, kind, rule)

    response = send(as_learner, sheet, sheet.right, htmx=True)

    attempt = Attempt.objects.get()
    assert (attempt.credit, attempt.candidates) == (1, [])
    assert attempt.opportunities == [rule]
    assert "The slip:" not in response.text


def test_several_wrong_rules_are_listed_as_possible(as_learner, learner):
    attempt = make_attempt(
        learner, credit=0, candidates=["three-from-hand", "nine-counts"]
    )

    slips = as_learner.get(f"/deals/{attempt.pk}/").text.split('class="because"')[1]

    assert "perhaps one of these" in slips
    assert re.findall("<li><strong>(.*?)</strong>", slips) == [
        "Three cards from the hand.",
        "A low with a nine in it.",
    ]


def test_a_trap_may_be_of_five_cards(as_learner):
    sheet = trap(as_learner, best_low, "three-from-hand", "&cards=5")

    assert len(sheet.hole) == 5


@pytest.mark.parametrize("rule", ["", "nonsense", "trips-in-hand"])
def test_an_unknown_trap_is_any_deal(as_learner, rule):
    response = as_learner.get(f"/practice/best-low/?trap={rule}&level=2")

    assert ".default.2." in response["Location"]
