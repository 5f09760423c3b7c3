"""Forms that are forged, stale or of an older version record nothing."""

from datetime import timedelta

import pytest
from django.core.signing import Signer
from django.utils import timezone

from quizzes.forms.answers import sign_asked_at
from quizzes.models import Attempt, Hint, User
from quizzes.questions import best_low
from tests.make import HTMX, make_attempt
from tests.web.answering import (
    address_of,
    deal_in,
    open_question,
    question_url,
    send,
    sheet_of,
)

ACTIONS = ["", "hint/", "show/"]


def signed(sheet, **ago):
    return sign_asked_at(address_of(sheet.url), timezone.now() - timedelta(**ago))


def of_another_question(sheet):
    return sign_asked_at(address_of(question_url()), timezone.now())


def of_another_site(sheet):
    _, salt = signed(sheet), f"asked/best-low/{address_of(sheet.url).code}"
    return Signer(key="theirs", sep="|", salt=salt).sign(timezone.now().isoformat())


def turned_back(sheet):
    _, signature = sheet.asked.split("|")
    return f"{(timezone.now() - timedelta(minutes=1)).isoformat()}|{signature}"


FORGED = {
    "missing": lambda sheet: "",
    "nonsense": lambda sheet: "nonsense|nonsense",
    "unsigned": lambda sheet: timezone.now().isoformat(),
    "turned back": turned_back,
    "of another question": of_another_question,
    "of another site": of_another_site,
    "in the future": lambda sheet: signed(sheet, hours=-1),
    "a day old": lambda sheet: signed(sheet, hours=25),
}
each_forgery = pytest.mark.parametrize("forge", FORGED.values(), ids=FORGED.keys())
each_action = pytest.mark.parametrize("to", ACTIONS)


def nothing_recorded():
    return not any(model.objects.exists() for model in (User, Attempt, Hint))


@each_forgery
@each_action
def test_a_form_that_is_not_ours_records_nothing(db, client, forge, to):
    sheet = open_question(client)

    response = send(client, sheet, sheet.right, to=to, asked=forge(sheet))

    assert response.status_code == 422
    assert "Nothing was recorded." in response.text
    assert "</html>" in response.text
    assert "no-store" in response["Cache-Control"]
    assert nothing_recorded()


@each_action
def test_htmx_is_told_the_same_in_place_of_the_question(db, client, to):
    sheet = open_question(client)

    response = send(client, sheet, sheet.right, to=to, asked="", htmx=True)

    assert response.status_code == 422
    assert "Nothing was recorded." in response.text
    assert response.text.lstrip().startswith('<section id="question"')


def test_a_stale_form_says_why_and_offers_a_fresh_deal(db, client):
    sheet = open_question(client)

    response = send(client, sheet, sheet.right, asked=signed(sheet, hours=25))

    assert "This deal was asked more than a day ago." in response.text
    assert 'href="/practice/best-low/"' in response.text


def test_a_form_whose_clock_is_ahead_is_not_called_old(db, client):
    sheet = open_question(client)

    response = send(client, sheet, sheet.right, asked=signed(sheet, minutes=-1))

    assert "The clock of this page is ahead." in response.text
    assert "more than a day ago" not in response.text


def test_a_form_of_yesterday_is_taken(as_learner):
    sheet = open_question(as_learner)

    send(as_learner, sheet, sheet.right, asked=signed(sheet, hours=23, minutes=59))

    thinking_time = Attempt.objects.get().thinking_time
    assert timedelta(hours=23, minutes=59) <= thinking_time < timedelta(hours=24)


@each_forgery
@pytest.mark.parametrize("to", ["", "show/"])
def test_an_answer_that_stands_is_shown_whatever_the_form(as_learner, forge, to):
    sheet = open_question(as_learner)
    first = send(as_learner, sheet, sheet.right)

    again = send(as_learner, sheet, sheet.wrong, to=to, asked=forge(sheet))

    assert deal_in(again) == deal_in(first)
    assert Attempt.objects.count() == 1


@each_forgery
def test_playing_again_needs_our_own_form_too(as_learner, learner, forge):
    attempt = make_attempt(learner)
    url = f"/deals/{attempt.pk}/again/"
    sheet = open_question(as_learner, url)
    # A forgery is made for the deal's own address.
    sheet.url = f"/practice/best-low/{attempt.code}/"
    data = sheet.data(sheet.right, asked=forge(sheet))

    response = as_learner.post(url, data)

    assert response.status_code == 422
    assert "Nothing was recorded." in response.text
    assert Attempt.objects.get() == attempt


@pytest.fixture
def sheet_of_version_1(client, db, monkeypatch):
    sheet = open_question(client)
    monkeypatch.setattr(best_low, "VERSION", best_low.VERSION + 1)
    return sheet


@pytest.mark.parametrize("method", ["get", "head"])
def test_a_link_of_an_older_version_is_gone(client, sheet_of_version_1, method):
    response = getattr(client, method)(sheet_of_version_1.url)

    assert response.status_code == 410


@pytest.mark.parametrize("headers", [{}, HTMX])
def test_an_older_version_says_so_and_offers_a_fresh_deal(
    client, sheet_of_version_1, headers
):
    response = client.get(f"{sheet_of_version_1.url}?level=2", headers=headers)

    assert "This deal is from an older version" in response.text
    assert 'href="/practice/best-low/?level=2"' in response.text


@each_action
@pytest.mark.parametrize("htmx", [False, True])
def test_an_answer_to_an_older_version_records_nothing(
    client, sheet_of_version_1, to, htmx
):
    sheet = sheet_of_version_1

    response = send(client, sheet, sheet.right, to=to, htmx=htmx)

    assert response.status_code == 422
    assert "This deal is from an older version" in response.text
    assert nothing_recorded()


@each_action
def test_an_answer_that_stands_outlives_the_version(as_learner, monkeypatch, to):
    sheet = open_question(as_learner)
    deal = deal_in(send(as_learner, sheet, sheet.right))
    monkeypatch.setattr(best_low, "VERSION", 2)

    assert deal_in(as_learner.get(sheet.url)) == deal
    assert deal_in(send(as_learner, sheet, sheet.wrong, to=to)) == deal


def test_a_fresh_deal_of_the_newer_version_can_be_answered(client, sheet_of_version_1):
    response = client.get("/practice/best-low/", follow=True)
    sheet = sheet_of(response)

    send(client, sheet, sheet.right)

    assert Attempt.objects.get().code.startswith("2.")
