"""How many queries a page may take, cache and savepoints not counted."""

import pytest
from django.test import Client

from quizzes.models import Attempt
from tests.make import HTMX, make_attempt
from tests.web.answering import answer_right, open_question, question_url, send
from tests.web.queries import queries

PRACTICE, ANSWER, FIRST_ANSWER, OTHER = 2, 8, 12, 8
# What taking in new answers costs once, beside what the progress takes.
TAKING_IN = 7


@pytest.fixture
def guest(db):
    client = Client()
    answer_right(client)
    return client


@pytest.fixture
def practiced(as_learner, learner):
    """A learner who has answered a lot."""
    for _ in range(30):
        make_attempt(learner)
    return as_learner


@pytest.fixture(params=["client", "guest", "as_learner", "practiced"])
def visitor(request, db):
    return request.getfixturevalue(request.param)


def get_counted(client, url, **extra):
    with queries() as asked:
        response = client.get(url, **extra)
    assert response.status_code in (200, 302)
    return len(asked)


@pytest.mark.parametrize("headers", [{}, HTMX])
@pytest.mark.parametrize(
    "url", [question_url(), question_url("best-high"), "/practice/best-low/"]
)
def test_practice_takes_two_queries(visitor, url, headers):
    assert get_counted(visitor, url, headers=headers) <= PRACTICE


def test_what_was_answered_is_found_in_as_many(practiced):
    url = question_url()
    answer_right(practiced, url)

    assert 1 <= get_counted(practiced, url) <= PRACTICE


def test_the_front_page_takes_few(visitor):
    assert 1 <= get_counted(visitor, "/") <= OTHER


@pytest.mark.parametrize("headers", [{}, HTMX])
@pytest.mark.parametrize(
    "url", ["/history/", "/history/?outcome=unsolved&since=2026-01-01"]
)
def test_the_history_takes_few_whatever_its_length(visitor, url, headers):
    assert 1 <= get_counted(visitor, url, headers=headers) <= OTHER


# Whoever comes after new answers has them taken in by the skills first.
def test_the_progress_takes_as_many_whatever_its_length(visitor):
    assert 1 <= get_counted(visitor, "/progress/") <= OTHER + TAKING_IN
    assert 1 <= get_counted(visitor, "/progress/") <= OTHER


def test_a_page_in_the_middle_of_the_history_takes_few(as_learner, learner):
    attempts = [make_attempt(learner) for _ in range(120)]
    for attempt in attempts:
        make_attempt(learner, code=attempt.code, is_first_try=False)
    middle = attempts[60].pk

    for way in ("before", "after"):
        url = f"/history/?{way}={middle}&kind=best-low"
        assert 1 <= get_counted(as_learner, url) <= OTHER


@pytest.mark.parametrize("again", ["", "again/"])
def test_a_deal_takes_few(practiced, again):
    deal = Attempt.objects.latest("pk").pk

    assert 1 <= get_counted(practiced, f"/deals/{deal}/{again}") <= OTHER


def test_a_recount_and_a_note_about_it_take_few(practiced):
    deal = Attempt.objects.latest("pk").pk
    assert 1 <= get_counted(practiced, f"/deals/{deal}/?recount=1") <= OTHER

    with queries() as asked:
        practiced.post(f"/deals/{deal}/dispute/", {"note": "It is wrong."})

    assert 1 <= len(asked) <= ANSWER


@pytest.mark.parametrize("again", ["", "again/"])
def test_replaying_what_was_missed_takes_few(practiced, learner, again):
    missed = make_attempt(learner, credit=0).pk

    assert 1 <= get_counted(practiced, f"/deals/missed/?after={missed}") <= OTHER
    assert 1 <= get_counted(practiced, f"/deals/{missed}/{again}?missed=1") <= OTHER


@pytest.mark.parametrize("htmx", [False, True])
@pytest.mark.parametrize("to", ["", "hint/", "show/"])
def test_answering_takes_eight(practiced, to, htmx):
    sheet = open_question(practiced)

    with queries() as asked:
        send(practiced, sheet, sheet.right, to=to, htmx=htmx)

    assert 1 <= len(asked) <= ANSWER


@pytest.mark.parametrize("htmx", [False, True])
def test_answering_takes_a_guest_no_more(guest, htmx):
    sheet = open_question(guest)

    with queries() as asked:
        send(guest, sheet, sheet.right, htmx=htmx)

    assert 1 <= len(asked) <= ANSWER


@pytest.mark.parametrize("htmx", [False, True])
@pytest.mark.parametrize("to", ["", "hint/", "show/"])
def test_the_first_answer_of_a_guest_takes_twelve(db, client, to, htmx):
    sheet = open_question(client)

    with queries() as asked:
        send(client, sheet, sheet.right, to=to, htmx=htmx)

    assert 1 <= len(asked) <= FIRST_ANSWER


def test_a_second_post_takes_no_more_than_the_first(practiced):
    sheet = open_question(practiced)
    send(practiced, sheet, sheet.right)

    with queries() as asked:
        send(practiced, sheet, sheet.right, htmx=True)

    assert 1 <= len(asked) <= ANSWER


def test_playing_again_takes_no_more(practiced):
    url = f"/deals/{Attempt.objects.latest('pk').pk}/again/"
    sheet = open_question(practiced, url)

    with queries() as asked:
        practiced.post(url, sheet.data(sheet.right), headers=HTMX)

    assert 1 <= len(asked) <= ANSWER
