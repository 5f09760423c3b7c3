"""An answered deal has a lasting address, for its own person only."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from quizzes.models import Attempt
from quizzes.questions import best_low
from tests.make import HTMX, make_attempt
from tests.web.answering import (
    answer_right,
    deal_in,
    goes_to,
    open_question,
    question_url,
    send,
)


@pytest.fixture
def attempt(learner):
    return make_attempt(learner)


@pytest.fixture
def deal_url(attempt):
    return f"/deals/{attempt.pk}/"


@pytest.fixture
def again_url(deal_url):
    return f"{deal_url}again/"


def play_again(client, url, answer=("As 2d 7c 4s 3h",), sheet=None, **others):
    sheet = sheet or open_question(client, url)
    return client.post(url, sheet.data(list(answer), **others))


def a_guest():
    client = Client()
    answer_right(client)
    return client


def test_a_verdict_is_drawn_from_what_was_stored(as_learner, deal_url):
    response = as_learner.get(deal_url)

    assert "7-4-3-2-A" in response.text
    assert "ace of spades, chosen, and it plays" in response.text
    assert "no-store" in response["Cache-Control"]


def test_htmx_gets_only_the_verdict_and_history_all(as_learner, deal_url):
    fragment = as_learner.get(deal_url, headers=HTMX)
    restore = HTMX | {"HX-History-Restore-Request": "true"}
    page = as_learner.get(deal_url, headers=restore)

    assert fragment.text.lstrip().startswith('<section id="question"')
    assert page.text.startswith("<!doctype html>")
    assert fragment["Vary"] == page["Vary"]
    assert "HX-Request" in page["Vary"]


def test_a_wrong_answer_is_shown_beside_the_best_one(as_learner, learner):
    wrong = {"low": "2d Kc + 7c 4s 3h"}
    attempt = make_attempt(learner, credit=0, answer=wrong)

    page = as_learner.get(f"/deals/{attempt.pk}/").text

    assert "Not this one" in page
    assert "king of clubs, chosen, but it does not play" in page
    assert "ace of spades, not chosen, but it plays" in page


def test_a_verdict_outlives_its_version(as_learner, deal_url, again_url, monkeypatch):
    before = as_learner.get(deal_url).text
    monkeypatch.setattr(best_low, "VERSION", 2)
    after = as_learner.get(deal_url).text

    for page in (before, after):
        assert "7-4-3-2-A" in page
    play_again(as_learner, again_url)
    assert Attempt.objects.count() == 2


@pytest.mark.parametrize("address", ["deal_url", "again_url"])
def test_nobody_else_opens_it(attempt, as_outsider, address, request):
    url = request.getfixturevalue(address)

    for stranger in (as_outsider, a_guest(), Client()):
        assert stranger.get(url).status_code == 404
        assert stranger.get(url, headers=HTMX).status_code == 404


def test_nobody_else_plays_it_again(attempt, as_learner, as_outsider, again_url):
    sheet = open_question(as_learner, again_url)

    for stranger in (as_outsider, Client()):
        assert play_again(stranger, again_url, sheet=sheet).status_code == 404
    assert Attempt.objects.get() == attempt


def test_a_deal_of_a_guest_is_that_guests_only(as_learner):
    guest = Client()
    url = f"/deals/{answer_right(guest)}/"

    assert guest.get(url).status_code == 200
    for stranger in (as_learner, a_guest(), Client()):
        assert stranger.get(url).status_code == 404


@pytest.mark.parametrize("number", ["0", "999999", "9" * 30])
def test_a_deal_that_never_was_is_not_found(as_learner, number):
    assert as_learner.get(f"/deals/{number}/").status_code == 404


def test_a_replay_asks_the_same_cards_without_help(as_learner, again_url):
    sheet = open_question(as_learner, again_url)
    page = as_learner.get(again_url).text

    assert sheet.hole == ["As", "2d", "Kc", "Kh"]
    assert sheet.board == ["7c", "4s", "3h", "Kd", "Qs"]
    assert sheet.url == again_url
    assert "/hint/" not in page
    assert "/show/" not in page


@pytest.mark.parametrize(
    ("answer", "credit"), [("As 2d 7c 4s 3h", 1), ("As Kc 7c 4s 3h", 0)]
)
def test_a_replay_is_marked_but_is_no_first_try(
    as_learner, again_url, attempt, answer, credit
):
    response = play_again(as_learner, again_url, [answer])

    replay = Attempt.objects.get(pk=deal_in(response))
    assert replay.credit == credit
    assert not replay.is_first_try
    assert Attempt.objects.first_tries().get() == attempt
    assert "this time does not count" in as_learner.get(goes_to(response)).text


def test_a_replay_is_recorded_once_for_each_asking(as_learner, again_url):
    sheet = open_question(as_learner, again_url)

    twice = [play_again(as_learner, again_url, sheet=sheet) for _ in range(2)]
    later = play_again(as_learner, again_url, ["no low"])

    assert deal_in(twice[0]) == deal_in(twice[1]) != deal_in(later)
    assert Attempt.objects.count() == 3


def test_the_form_of_the_first_answer_records_no_replay(as_learner):
    sheet = open_question(as_learner)
    deal = deal_in(send(as_learner, sheet, sheet.right))

    again = play_again(as_learner, f"/deals/{deal}/again/", ["no low"], sheet=sheet)

    assert deal_in(again) == deal
    assert Attempt.objects.count() == 1


def test_an_empty_form_is_no_replay(as_learner, again_url, attempt):
    assert as_learner.post(again_url).status_code == 422
    assert Attempt.objects.get() == attempt


def test_htmx_gets_the_verdict_on_a_replay_at_once(as_learner, again_url):
    sheet = open_question(as_learner, again_url)

    response = as_learner.post(again_url, sheet.data(sheet.right), headers=HTMX)

    replay = Attempt.objects.latest("pk")
    assert response["HX-Replace-Url"] == f"/deals/{replay.pk}/"
    assert 'id="verdict"' in response.text


def test_however_often_replayed_the_question_leads_to_its_first_verdict(
    as_learner, learner
):
    url = question_url()
    first = Attempt.objects.get(pk=answer_right(as_learner, url))
    for hours in range(1, 15):
        make_attempt(
            learner,
            code=first.code,
            is_first_try=False,
            answered_at=timezone.now() + timedelta(hours=hours),
        )

    assert deal_in(as_learner.get(url)) == first.pk
    assert as_learner.post(f"{url}hint/").status_code == 302


def test_a_replay_does_not_count_in_the_sitting(as_learner, learner):
    answered = make_attempt(learner, credit=0, level=3)
    for _ in range(12):
        make_attempt(learner, code=answered.code, level=3, is_first_try=False)

    page = as_learner.get(f"/deals/{answered.pk}/").text

    assert "0 of 1 right" in page


def test_a_replay_does_not_move_the_level(as_learner, learner):
    for _ in range(3):
        answered = make_attempt(learner, level=2)
        make_attempt(learner, code=answered.code, level=2, is_first_try=False, credit=0)

    assert ".default.3." in as_learner.get("/practice/best-low/")["Location"]
