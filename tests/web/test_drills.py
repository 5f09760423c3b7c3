"""A wrong rule is named as likely, and drilled deal after deal."""

import re

import pytest
from django.utils.html import strip_tags

from quizzes.questions.asking import ask
from tests.make import make_attempt
from tests.web.answering import address_of, goes_to, open_question, send
from tests.web.queries import queries

RULE, OTHER = "nine-counts", "three-from-hand"
DRILL = f"/practice/best-low/?trap={RULE}"
PRACTICE, ANSWER, VERDICT = 2 + 1, 8, 8


@pytest.fixture
def misled(learner):
    """A learner who followed one rule twice where it alone errs."""
    for _ in range(2):
        make_attempt(learner, credit=0, candidates=[RULE], opportunities=[RULE])


@pytest.fixture
def doubtful(misled, learner):
    both = [OTHER, RULE]
    return make_attempt(learner, credit=0, candidates=both, opportunities=both)


def text_of(response):
    main = re.search(r"<main.*</main>", response.text, re.DOTALL)[0]
    return " ".join(strip_tags(main.replace("<", " <")).split())


def link(response, words):
    href = rf'<a[^>]*href="([^"]*)"[^>]*>\s*{words}'
    return re.search(href, response.text)[1].replace("&amp;", "&")


def test_the_likely_rule_is_named_first_and_the_others_behind_it(as_learner, doubtful):
    response = as_learner.get(f"/deals/{doubtful.pk}/")

    page = text_of(response)
    assert "Likely: A low with a nine in it." in page
    assert page.index("Likely:") < page.index("Three cards from the hand.")
    assert page.count("A low with a nine in it") == 1
    assert link(response, "Drill this") == DRILL
    assert f"/practice/best-low/?trap={OTHER}" in response.text


def test_without_a_history_every_rule_is_one_of_several(as_learner, learner):
    both = [OTHER, RULE]
    deal = make_attempt(learner, credit=0, candidates=both, opportunities=both).pk

    response = as_learner.get(f"/deals/{deal}/")

    assert "Likely" not in response.text
    assert response.text.count(">Drill this</a>") == 2


def test_the_progress_calls_no_likely_slip_certain(as_learner, doubtful):
    page = text_of(as_learner.get("/progress/"))

    assert "A low with a nine in it 3 of 3 chances" in page
    assert "another slip would explain 1 of them too" in page


def test_a_drill_goes_on_until_one_leaves_it(as_learner):
    address = as_learner.get(DRILL)["Location"]
    sheet = open_question(as_learner, address)
    question = as_learner.get(address)
    assert "You have not met such a deal yet." in text_of(question)
    verdict = as_learner.get(goes_to(send(as_learner, sheet, sheet.right)))

    assert "1 of your last 1 such deal was right." in text_of(verdict)
    assert link(verdict, "Next deal") == DRILL
    assert "Harder" not in verdict.text
    assert link(verdict, "Leave the drill") == "/practice/best-low/"
    assert link(question, "Leave the drill") == "/practice/best-low/"


def test_in_a_drill_only_the_rule_errs_each_time(as_learner):
    for _ in range(3):
        asked = ask(address_of(as_learner.get(DRILL)["Location"].partition("?")[0]))
        rules = asked.kind.WRONG_RULES
        right = asked.kind.right_answers(asked.question)["low"]
        erring = [r for r in rules if rules[r](asked.question)["low"].difference(right)]
        assert erring == [RULE]


def test_a_hint_and_being_shown_stay_in_the_drill(as_learner):
    sheet = open_question(as_learner, as_learner.get(DRILL)["Location"])

    assert "Leave the drill" in send(as_learner, sheet, [], to="hint/").text
    assert goes_to(send(as_learner, sheet, [], to="show/")).endswith(f"?trap={RULE}")


def test_a_drill_from_todays_practice_leads_back_there(as_learner, doubtful):
    verdict = as_learner.get(f"/deals/{doubtful.pk}/?today=1")
    drill = link(verdict, "Drill this")
    question = as_learner.get(as_learner.get(drill)["Location"])

    assert link(question, "Leave the drill") == "/today/next/?today=1"


def test_a_rule_of_another_kind_is_no_drill(as_learner):
    response = as_learner.get("/practice/best-low/?trap=no-option")

    assert "trap" not in response["Location"]
    assert "Leave the drill" not in as_learner.get(response["Location"]).text


def test_a_verdict_that_names_a_likely_rule_takes_few_queries(as_learner, doubtful):
    for query in ("", f"?trap={RULE}", "?today=1", f"?trap={RULE}&today=1"):
        with queries() as asked:
            as_learner.get(f"/deals/{doubtful.pk}/{query}")
        assert 1 <= len(asked) <= VERDICT


@pytest.mark.parametrize("more", ["", "&today=1"])
def test_answering_in_a_drill_takes_no_more_than_elsewhere(as_learner, misled, more):
    address = as_learner.get(DRILL + more)["Location"]
    with queries() as asked:
        sheet = open_question(as_learner, address)
    assert 1 <= len(asked) <= PRACTICE

    with queries() as answered:
        send(as_learner, sheet, sheet.wrong, htmx=True)
    assert 1 <= len(answered) <= ANSWER
