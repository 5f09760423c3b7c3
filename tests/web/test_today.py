"""Today's practice as a learner goes through it, with an account and as a guest."""

import re
from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from quizzes.models import Attempt, User
from quizzes.questions.asking import ask
from tests.make import HTMX, make_attempt
from tests.web.answering import (
    address_of,
    answer_right,
    goes_to,
    open_question,
    question_url,
    send,
)
from tests.web.queries import queries

PAGE, NEXT = "/today/", "/today/next/"
DAY = timedelta(days=1)
# Sessions and persons, skills, attempts; and one look whether there is more to take in.
TODAY_QUERIES = 5 + 1


@pytest.fixture(params=["guest", "account"])
def visitor(request, db, learner, as_learner):
    return Client() if request.param == "guest" else as_learner


def told(client, url=PAGE):
    response = client.get(url)
    assert response.status_code == 200
    main = re.search(r"<main.*</main>", response.text, re.DOTALL)[0]
    return " ".join(re.sub(r"<[^>]*>", " ", main).split())


def next_url(client, query="", **headers):
    return client.get(NEXT + query, **headers)["Location"]


def asked_next(client, query=""):
    return ask(address_of(next_url(client, query).partition("?")[0]))


def answered_today(person, count):
    for _ in range(count):
        make_attempt(person)


def test_the_page_states_the_mix_and_the_goal(visitor):
    page = told(visitor)

    assert "0 of 10 deals answered today." in page
    assert "10 new" in page
    assert "review" not in page
    assert "Start" in page


def test_the_next_deal_is_that_of_a_lesson_and_carries_today(visitor):
    url = next_url(visitor)

    assert url.startswith("/practice/best-low/")
    assert url.endswith("?today=1")
    assert asked_next(visitor).case == "plain"


def test_each_time_it_is_a_fresh_deal(visitor):
    assert next_url(visitor) != next_url(visitor)


def test_asking_for_it_makes_no_guest(client, db):
    told(client)
    next_url(client)

    assert not User.objects.exists()


def test_from_verdict_to_verdict_it_goes_on(visitor):
    sheet = open_question(visitor, next_url(visitor))
    verdict = goes_to(send(visitor, sheet, sheet.right))

    assert verdict.endswith("?today=1")
    assert f'href="{NEXT}?today=1"' in visitor.get(verdict).text
    assert "Harder" not in told(visitor, verdict)
    for page in (verdict, PAGE):
        assert "1 of 10 deals answered today." in told(visitor, page)
    assert asked_next(visitor).case != "plain"


def test_before_the_answer_nothing_tells_the_case(as_learner, learner):
    make_attempt(learner, answered_at=timezone.now() - DAY, credit=0)
    page = told(as_learner, next_url(as_learner))

    assert "Today's practice" in page
    for word in ("missed", "weak", "new to you"):
        assert word not in page


def test_what_was_missed_comes_first_and_is_told_with_the_verdict(as_learner, learner):
    make_attempt(learner, answered_at=timezone.now() - DAY, credit=0, case="wheel")
    assert "1 review 9 new" in told(as_learner)

    url = next_url(as_learner)
    assert ask(address_of(url.partition("?")[0])).case == "wheel"
    sheet = open_question(as_learner, url)
    verdict = goes_to(send(as_learner, sheet, sheet.right))

    assert "You missed such a deal yesterday." in told(as_learner, verdict)


def test_htmx_gets_the_reason_with_the_verdict(as_learner):
    sheet = open_question(as_learner, next_url(as_learner))

    response = send(as_learner, sheet, sheet.right, htmx=True)

    assert "Such a deal was new to you." in response.text


def test_outside_of_today_no_reason_is_told(as_learner):
    deal = answer_right(as_learner)

    assert "new to you" not in told(as_learner, f"/deals/{deal}/")
    assert "new to you" in told(as_learner, f"/deals/{deal}/?today=1")


def test_a_lapse_comes_back_in_a_fresh_deal_of_the_same_case(as_learner, learner):
    sheet = open_question(as_learner, next_url(as_learner))
    send(as_learner, sheet, sheet.wrong)
    lapse = Attempt.objects.get()
    # A minute goes by.
    ago = timezone.now() - timedelta(minutes=1)
    Attempt.objects.update(answered_at=ago)

    again = asked_next(as_learner)

    assert again.case == lapse.case
    assert again.address.code != lapse.code


def test_a_wrong_rule_is_trained_by_a_trap(as_learner, learner):
    rule = ["nine-counts"]
    for days in (2, 1):
        make_attempt(
            learner,
            answered_at=timezone.now() - days * DAY,
            credit=0,
            opportunities=rule,
            candidates=rule,
        )
    Attempt.objects.filter(case="plain").update(case="gone")

    sheet = open_question(as_learner, next_url(as_learner))
    verdict = goes_to(send(as_learner, sheet, sheet.right))

    assert Attempt.objects.latest("pk").opportunities == rule
    assert "The wrong rule that errs here misled you yesterday." in told(
        as_learner, verdict
    )


def test_at_the_goal_it_is_done_and_says_so(as_learner, learner):
    answered_today(learner, 9)
    sheet = open_question(as_learner, next_url(as_learner))
    verdict = goes_to(send(as_learner, sheet, sheet.right))
    assert "new to you. 10 deals answered today." in told(as_learner, verdict)

    assert next_url(as_learner, "?today=1") == PAGE
    page = told(as_learner)
    assert "Done for today" in page
    assert "10 deals answered today." in page


def test_htmx_leaves_the_question_for_the_page_when_done(as_learner, learner):
    answered_today(learner, 10)

    response = as_learner.get(f"{NEXT}?today=1", headers=HTMX)

    assert response["HX-Redirect"] == PAGE


def test_who_wants_more_goes_on_beyond_the_goal(as_learner, learner):
    answered_today(learner, 10)
    assert f'href="{NEXT}?today=more"' in as_learner.get(PAGE).text

    url = next_url(as_learner, "?today=more")

    assert url.endswith("?today=more")
    sheet = open_question(as_learner, url)
    verdict = goes_to(send(as_learner, sheet, sheet.right))
    assert f'href="{NEXT}?today=more"' in as_learner.get(verdict).text


def test_the_goal_is_a_preference(visitor):
    chosen = {"deck": "two", "theme": "dark", "hole_cards": 5, "daily_goal": 5}
    visitor.post("/settings/preferences/", chosen)

    assert "0 of 5 deals answered today." in told(visitor)
    assert address_of(next_url(visitor)).terms.hole_count == 5


def test_house_and_cards_go_along_and_a_level_does_not(as_learner):
    query = "?rules=tda-2024&cards=6&level=4"
    assert "rules=tda-2024&amp;cards=6&amp;today=1" in as_learner.get(PAGE + query).text

    url = next_url(as_learner, query)

    assert url.endswith("?rules=tda-2024&cards=6&today=1")
    assert address_of(url.partition("?")[0]).level == 1


def test_what_makes_no_sense_of_an_address_is_left_out(as_learner):
    assert next_url(as_learner, "?today=tomorrow&level=99").endswith("?today=1")
    assert "today" not in open_question(as_learner, f"{question_url()}?today=2").url


def test_the_menu_and_the_front_page_lead_to_it(visitor):
    page = visitor.get("/").text

    assert page.count(f'href="{PAGE}"') == 2


@pytest.mark.parametrize("url", [PAGE, NEXT])
def test_it_takes_few_queries_whatever_was_answered(as_learner, learner, url):
    for number in range(30):
        make_attempt(learner, answered_at=timezone.now() - number * DAY)
    as_learner.get(PAGE)

    with queries() as asked:
        as_learner.get(url)

    assert 1 <= len(asked) <= TODAY_QUERIES


def test_answering_within_it_takes_no_more_than_elsewhere(as_learner, learner):
    make_attempt(learner, answered_at=timezone.now() - DAY)
    sheet = open_question(as_learner, next_url(as_learner))

    with queries() as asked:
        send(as_learner, sheet, sheet.right, htmx=True)

    assert 1 <= len(asked) <= 8
