"""A question is its address: asking writes nothing, and everybody is asked alike."""

import pytest
from django.contrib.sessions.models import Session
from django.test import Client

from quizzes.models import Attempt, Hint, User
from tests.make import HTMX, make_attempt
from tests.web.answering import (
    answer_right,
    goes_to,
    open_question,
    question_url,
    sheet_of,
)
from tests.web.queries import queries, writes_in

PAGES = [
    "/",
    "/practice/best-low/",
    "/practice/best-high/?level=5",
    "/practice/best-low/?trap=nine-counts",
    question_url("best-low", level=3),
    question_url("best-high", level=3),
]
each_page = pytest.mark.parametrize("address", PAGES)


def code_of(response):
    return response.headers["Location"].split("/")[3]


@each_page
@pytest.mark.parametrize("method", ["get", "head"])
def test_asking_a_stranger_writes_nothing(db, client, address, method):
    with queries() as asked:
        getattr(client, method)(address)

    assert writes_in(asked) == []
    assert not any(model.objects.exists() for model in (User, Attempt, Hint, Session))


@each_page
@pytest.mark.parametrize("method", ["get", "head"])
def test_asking_a_learner_writes_nothing(as_learner, learner, address, method):
    make_attempt(learner)

    with queries() as asked:
        getattr(as_learner, method)(address)

    assert asked
    assert writes_in(asked) == []


@pytest.mark.parametrize("kind", ["best-low", "best-high"])
def test_everybody_is_asked_the_same_and_after_a_reload(as_learner, kind):
    url = question_url(kind, level=4)

    sheets = [open_question(client, url) for client in (as_learner, Client(), Client())]
    sheets += [open_question(as_learner, url)]

    assert len({str(sheet.cards) for sheet in sheets}) == 1


def test_another_address_is_another_deal(as_learner):
    sheets = [open_question(as_learner, level=level) for level in range(1, 6)]

    assert len({str(sheet.cards) for sheet in sheets}) == 5


def test_the_form_goes_to_the_address_it_came_from(as_learner):
    url = question_url(level=2)

    assert open_question(as_learner, url).url == url


def test_each_next_deal_is_a_fresh_one(db, client):
    codes = {code_of(client.get("/practice/best-low/")) for _ in range(10)}

    assert len(codes) == 10


def test_the_front_page_asks_the_same_until_it_is_answered(db, client):
    first, again = (sheet_of(client.get("/")) for _ in range(2))
    client.post(first.url, first.data(first.right))
    after = sheet_of(client.get("/"))

    assert first.url == again.url
    assert first.cards == again.cards
    assert after.url != first.url


def test_the_front_page_never_asks_what_was_answered(db, client):
    for _ in range(6):
        sheet = sheet_of(client.get("/"))

        assert client.get(sheet.url).status_code == 200
        client.post(sheet.url, sheet.data(sheet.right))


def test_the_front_page_asks_each_visitor_something_else(db):
    assert sheet_of(Client().get("/")).url != sheet_of(Client().get("/")).url


@pytest.mark.parametrize(
    ("query", "start"),
    [
        ("", "1.4.default.1."),
        ("?level=3", "1.4.default.3."),
        ("?cards=5", "1.5.default.1."),
        ("?cards=6&level=5", "1.6.default.5."),
        ("?level=6", "1.4.default.1."),
        ("?level=0", "1.4.default.1."),
        ("?level=high&cards=7", "1.4.default.1."),
        ("?level=%D9%A3&cards=", "1.4.default.1."),
    ],
)
def test_what_is_fixed_by_hand_is_kept_and_nonsense_falls_back(
    db, client, query, start
):
    assert code_of(client.get(f"/practice/best-low/{query}")).startswith(start)


def test_what_is_fixed_by_hand_goes_from_page_to_page(db, client):
    response = client.get("/practice/best-low/?level=3&cards=5", follow=True)

    sheet = sheet_of(response)
    answered = client.post(sheet.url, sheet.data(sheet.right))

    assert len(sheet.hole) == 5
    assert sheet.url.endswith("/?level=3&cards=5")
    assert goes_to(answered).endswith("/?level=3&cards=5")


@pytest.mark.parametrize(
    "address",
    [
        "/practice/best-middle/",
        "/practice/best-middle/1.4.default.1.00000001/",
        "/practice/best-low/2.4.default.1.00000001/",
        "/practice/best-low/0.4.default.1.00000001/",
        "/practice/best-low/01.4.default.1.00000001/",
        "/practice/best-low/%D9%A1.4.default.1.00000001/",
        "/practice/best-low/1.3.default.1.00000001/",
        "/practice/best-low/1.4.nowhere.1.00000001/",
        "/practice/best-low/1.4.default.6.00000001/",
        "/practice/best-low/1.4.default.1.0000001/",
        "/practice/best-low/1.4.default.1.0000000I/",
        "/practice/best-low/1.4.default.1.00000001%00/",
        "/practice/best-low/1.4.default.1.00000001%0A/",
        "/practice/best-low/nonsense/",
    ],
)
def test_what_is_no_address_is_not_found(db, client, address):
    assert client.get(address).status_code == 404
    assert client.post(address, {"low": "no low"}).status_code in (404, 405)


@pytest.mark.parametrize("address", ["/", question_url()])
def test_a_page_that_asks_is_never_kept_by_the_browser(db, client, address):
    assert "no-store" in client.get(address).headers["Cache-Control"]


def test_htmx_gets_only_the_question(db, client):
    response = client.get(question_url(), headers=HTMX)

    assert response.text.lstrip().startswith('<section id="question"')
    assert "</html>" not in response.text
    assert "HX-Request" in response["Vary"]


def test_going_back_in_history_gets_the_whole_page(db, client):
    restore = HTMX | {"HX-History-Restore-Request": "true"}

    responses = [client.get(question_url(), headers=h) for h in (restore, {})]

    for response in responses:
        assert response.text.startswith("<!doctype html>")
        assert "HX-Request" in response["Vary"]


def test_a_question_that_was_answered_leads_to_its_verdict(as_learner):
    url = question_url()
    deal = answer_right(as_learner, url=url)

    assert goes_to(as_learner.get(url)) == f"/deals/{deal}/"
    assert goes_to(as_learner.get(f"{url}?level=2")) == f"/deals/{deal}/?level=2"


def test_a_question_that_somebody_answered_is_open_to_all_others(as_learner, client):
    url = question_url()
    answer_right(as_learner, url=url)

    assert open_question(client, url).hole
