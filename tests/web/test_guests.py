"""A guest is known by a signed cookie, and has no row before the first answer."""

from itertools import count

import pytest
from django.conf import settings as django_settings
from django.test import Client

from quizzes.models import Attempt, User
from tests.web.answering import answer_right, open_question, send

COOKIE = "visitor"
# Limits outlast a test: each test of them comes from an address of its own.
addresses = (f"192.0.2.{number}" for number in count(1))


@pytest.fixture
def guest(db):
    client = Client()
    client.get("/")
    return client


def key_of(client):
    return client.cookies[COOKIE].value


def tampered(text):
    return text.replace(text[0], "B" if text[0] != "B" else "C", 1)


def test_the_first_page_gives_a_cookie_that_scripts_cannot_read(guest):
    cookie = guest.cookies[COOKIE]

    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"
    assert cookie["max-age"] == 400 * 24 * 3600


def test_the_cookie_stays_and_an_answer_renews_it(guest):
    sheet = open_question(guest)
    before = key_of(guest)

    assert COOKIE not in guest.get("/").cookies
    response = send(guest, sheet, sheet.right)

    assert response.cookies[COOKIE].value.partition(":")[0] == before.partition(":")[0]


def test_two_visitors_have_two_keys(guest):
    other = Client()
    other.get("/")

    assert key_of(other) != key_of(guest)


def test_the_first_answer_makes_the_guest_and_the_next_finds_it(guest):
    answer_right(guest)
    answer_right(guest)

    row = User.objects.get()
    assert row.is_guest
    assert row.attempts.count() == 2


def test_nobody_can_log_in_as_a_guest(guest):
    answer_right(guest)

    row = User.objects.get()
    assert not row.has_usable_password()
    assert not row.is_staff


def test_an_account_gets_no_cookie_of_a_guest(as_learner):
    assert COOKIE not in as_learner.get("/").cookies


@pytest.mark.parametrize("cookie", ["tampered", "nonsense", "", "a:b:c"])
def test_a_cookie_that_is_not_ours_makes_a_new_guest(guest, cookie):
    deal = answer_right(guest)
    before = User.objects.get()
    ours = key_of(guest)
    guest.cookies[COOKIE] = tampered(ours) if cookie == "tampered" else cookie

    assert guest.get(f"/deals/{deal}/").status_code == 404
    answer_right(guest)

    assert User.objects.exclude(pk=before.pk).get().attempts.count() == 1
    assert before.attempts.count() == 1


def test_a_cookie_signed_for_something_else_is_not_ours(guest):
    deal = answer_right(guest)
    sheet = open_question(guest)
    guest.cookies[COOKIE] = sheet.asked

    assert guest.get(f"/deals/{deal}/").status_code == 404


def test_whoever_has_an_account_answers_with_it(guest, learner):
    deal = answer_right(guest)
    guest.force_login(learner)
    answer_right(guest)

    assert Attempt.objects.get(person=learner).pk != deal
    assert guest.get(f"/deals/{deal}/").status_code == 404


@pytest.mark.parametrize("to", ["", "hint/", "show/"])
def test_no_address_makes_guests_without_end(db, settings, to):
    settings.RATE_LIMITS = django_settings.RATE_LIMITS | {"guest": "1/h"}
    address = next(addresses)
    known, new = (Client(REMOTE_ADDR=address) for _ in range(2))
    answer_right(known)
    sheet = open_question(new)

    response = send(new, sheet, sheet.right, to=to)

    assert response.status_code == 429
    assert User.objects.count() == 1
    # Who is a guest already may go on.
    assert answer_right(known)
