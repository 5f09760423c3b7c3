"""What a guest did stays at sign-up, and joins an account that says it is its own."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils.html import strip_tags

from quizzes.models import Attempt, User
from tests.make import make_attempt, make_user
from tests.web.answering import answer_right, open_question, send
from tests.web.entering import LOG_OUT, account_in, log_in, sign_up
from tests.web.test_at_once import at_once

COOKIE = "visitor"
ASKED = "/accounts/guest/"
MERGE = "/accounts/guest/merge/"
LEAVE = "/accounts/guest/leave/"


@pytest.fixture
def device(db):
    """A browser in which a guest has answered two questions and taken one hint."""
    client = Client()
    answer_right(client)
    sheet = open_question(client)
    send(client, sheet, [], to="hint/")
    answer_right(client, sheet.url)
    return client


def guest():
    return User.objects.get(guest_key__isnull=False)


def key_in(client):
    return client.cookies[COOKIE].value if COOKIE in client.cookies else None


def test_sign_up_keeps_all_that_was_done_as_a_guest(device):
    before = guest()

    sign_up(device)

    account = account_in(device)
    assert account == before == User.objects.get()
    assert (account.attempts.count(), account.hints.count()) == (2, 1)


def test_sign_up_says_what_is_kept(device):
    page = device.get("/accounts/signup/").text
    assert "The 2 answers that you gave here as a guest will be in" in page

    sign_up(device)

    assert "All that you did here as a guest is in your account" in device.get("/").text


def test_sign_up_drops_the_cookie_of_the_guest(device):
    sign_up(device)

    assert not key_in(device)
    assert COOKIE not in device.get("/").cookies


def test_the_verdicts_of_a_guest_are_open_to_the_account(device):
    deal = Attempt.objects.first().get_absolute_url()

    sign_up(device)

    assert device.get(deal).status_code == 200
    assert Client().get(deal).status_code == 404


def test_who_did_nothing_is_promised_nothing(db, client):
    assert "as a guest will be" not in client.get("/accounts/signup/").text

    sign_up(client)

    assert "as a guest" not in client.get("/").text


def test_a_second_account_of_the_same_browser_begins_empty(device):
    sign_up(device, "ann")
    device.post(LOG_OUT)
    sign_up(device, "bob")

    assert account_in(device).attempts.count() == 0


def test_log_in_asks_whose_answers_those_are(device, learner):
    response = log_in(device, "learner", next="/settings/")

    assert response["Location"] == f"{ASKED}?next=%2Fsettings%2F"
    text = strip_tags(device.get(response["Location"]).text)
    assert "2 answers were given here as a guest: are they yours?" in text
    assert "in this browser 1\xa0minute ago" in text
    assert learner.attempts.count() == 0


def test_they_join_the_account_of_who_says_yes(device, learner):
    log_in(device, "learner")

    response = device.post(MERGE, {"next": "/settings/"})

    assert response["Location"] == "/settings/"
    assert (learner.attempts.count(), learner.hints.count()) == (2, 1)
    assert User.objects.get() == learner
    assert not key_in(device)
    assert "2 answers are in your account now." in device.get("/settings/").text


def test_they_are_left_alone_where_somebody_says_no(device, learner):
    key = key_in(device)
    log_in(device, "learner")

    response = device.post(LEAVE, {"next": "/settings/"})

    assert response["Location"] == "/settings/"
    assert (learner.attempts.count(), guest().attempts.count()) == (0, 2)
    device.post(LOG_OUT)
    device.get("/")
    assert key_in(device) not in (None, "", key)


@pytest.mark.parametrize("said", [MERGE, LEAVE])
def test_it_is_asked_once(device, learner, said):
    log_in(device, "learner")
    device.post(said)

    assert device.get(ASKED)["Location"] == "/"
    device.post(LOG_OUT)
    assert log_in(device, "learner")["Location"] == "/"


@pytest.mark.parametrize("first", [MERGE, LEAVE])
@pytest.mark.parametrize("second", [MERGE, LEAVE])
def test_another_tab_changes_nothing_that_was_said(device, learner, first, second):
    log_in(device, "learner")
    device.post(first)
    done = learner.attempts.count()

    assert device.post(second)["Location"] == "/"
    assert learner.attempts.count() == done
    assert Attempt.objects.count() == 2


def test_a_guest_who_did_nothing_is_not_asked_about(learner, client):
    client.get("/")
    assert log_in(client, "learner")["Location"] == "/"

    guest_here = Client()
    answer_right(guest_here)
    Attempt.objects.all().delete()
    assert log_in(guest_here, "learner")["Location"] == "/"
    assert guest_here.get(ASKED)["Location"] == "/"


def test_a_guest_who_only_took_a_hint_is_asked_about_too(learner, client):
    sheet = open_question(client)
    send(client, sheet, [], to="hint/")

    asked = log_in(client, "learner", next="/settings/")["Location"]

    assert asked == f"{ASKED}?next=%2Fsettings%2F"
    text = strip_tags(client.get(asked).text)
    assert "1 hint was taken here as a guest: is it yours?" in text
    client.post(MERGE)
    assert "What you did here as a guest is in your account now." in (
        client.get("/settings/").text
    )
    answer_right(client, sheet.url)
    assert learner.attempts.get().credit == 0.5


def test_another_browser_is_asked_nothing(device, learner):
    assert log_in(Client(), "learner")["Location"] == "/"


def test_an_account_answers_for_itself_before_it_says_whose_the_rest_is(
    device, learner
):
    log_in(device, "learner")

    answer_right(device)

    assert (learner.attempts.count(), guest().attempts.count()) == (1, 2)


def test_what_both_answered_counts_as_it_was_answered_first(device, learner):
    theirs = Attempt.objects.first()
    yesterday = theirs.answered_at - timedelta(days=1)
    own = make_attempt(learner, code=theirs.code, credit=0, answered_at=yesterday)
    log_in(device, "learner")

    device.post(MERGE)

    assert device.get(f"/practice/best-low/{own.code}/").headers["Location"] == (
        f"/deals/{own.pk}/#verdict"
    )
    assert learner.attempts.count() == 3


@pytest.mark.parametrize("again", ["the same form", "a new form"])
def test_whoever_was_shown_as_a_guest_earns_nothing_by_knowing(client, learner, again):
    sheet = open_question(client)
    send(client, sheet, [], to="show/")
    log_in(client, "learner")
    if again == "a new form":
        sheet = open_question(client, sheet.url)
    send(client, sheet, sheet.right)

    client.post(MERGE)

    first = learner.attempts.first_tries().get()
    assert (first.is_shown, first.credit) == (True, 0)


def test_a_hint_taken_as_a_guest_counts_for_what_the_account_answered(client, learner):
    sheet = open_question(client)
    send(client, sheet, [], to="hint/")
    log_in(client, "learner")
    answer_right(client, sheet.url)

    client.post(MERGE)

    attempt = learner.attempts.get()
    assert (attempt.credit, attempt.is_hinted) == (0.5, True)


def test_logging_out_drops_the_cookie_of_a_guest(device, learner):
    key = key_in(device)
    log_in(device, "learner")

    device.post(LOG_OUT)

    assert not key_in(device)
    device.get("/")
    assert key_in(device) not in (None, "", key)
    assert device.get(Attempt.objects.first().get_absolute_url()).status_code == 404


def test_logging_out_of_the_administration_drops_it_too(device, admin_user):
    log_in(device, "admin", "password")

    device.post("/admin/logout/")

    assert not key_in(device)


@pytest.mark.parametrize("said", [MERGE, LEAVE])
@pytest.mark.parametrize("address", ["https://evil.example/", "http://[", "//["])
def test_nobody_is_sent_to_another_site(device, learner, said, address):
    log_in(device, "learner")

    assert device.post(said, {"next": address})["Location"] == "/"


def test_what_is_no_address_at_all_leads_home_from_the_door(learner, client):
    assert log_in(client, "learner", next="http://[")["Location"] == "/"


@pytest.mark.parametrize("address", [ASKED, MERGE, LEAVE])
def test_a_stranger_has_no_say(device, address):
    method = device.get if address == ASKED else device.post

    assert method(address)["Location"] == f"/accounts/login/?next={address}"
    assert guest().attempts.count() == 2


@pytest.mark.django_db(transaction=True)
def test_one_sign_up_sent_twice_at_once_is_one_account():
    clients = [Client() for _ in range(4)]

    statuses = [
        response.status_code
        for response in at_once([lambda c=c: sign_up(c) for c in clients])
    ]

    assert sorted(statuses) == [200, 200, 200, 302]
    assert User.objects.get().username == "ann"


@pytest.mark.django_db(transaction=True)
def test_one_guest_signing_up_twice_at_once_keeps_all_in_one_account():
    device = Client()
    answer_right(device)
    tabs = [Client() for _ in range(2)]
    for tab in tabs:
        tab.cookies.load(device.cookies.output(header=""))

    at_once([lambda: sign_up(tabs[0], "ann"), lambda: sign_up(tabs[1], "bob")])

    counts = [person.attempts.count() for person in User.objects.all()]
    assert sorted(counts) == [0, 1]
    assert not User.objects.filter(guest_key__isnull=False).exists()


@pytest.mark.django_db(transaction=True)
def test_answers_claimed_twice_at_once_are_moved_once():
    account, device = make_user("ann"), Client()
    deal = answer_right(device)
    log_in(device, "ann")
    tabs = [Client() for _ in range(4)]
    for tab in tabs:
        tab.cookies.load(device.cookies.output(header=""))

    said = at_once([lambda tab=tab: tab.post(MERGE) for tab in tabs])

    assert {response.status_code for response in said} == {302}
    assert account.attempts.get().pk == deal
    assert User.objects.get() == account


def test_a_bare_word_to_go_on_to_is_an_address_and_no_route(as_learner):
    response = as_learner.get(ASKED, {"next": "question"})

    assert (response.status_code, response["Location"]) == (302, "question")
