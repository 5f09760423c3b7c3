"""Replaying what was missed: the oldest first, until nothing is left."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from quizzes.models import Attempt
from quizzes.questions.dealer.addresses import VERSION, HandAddress
from quizzes.questions.dealer.points import points_of
from tests.make import HTMX, make_attempt
from tests.web.answering import deal_in, goes_to, open_question, send

RIGHT = ["As 2d 7c 4s 3h"]
WRONG = ["As Kc 7c 4s 3h"]


def missed_on(person, days_ago, **fields):
    """Make a first try that went wrong so many days ago."""
    answered_at = timezone.now() - timedelta(days=days_ago)
    return make_attempt(person, credit=0, answered_at=answered_at, **fields)


def again(attempt):
    return f"/deals/{attempt.pk}/again/?missed=1"


def replay_next(client, answer, after=""):
    """Replay the next missed deal, and return the page of its verdict."""
    sheet = open_question(client, goes_to(client.get(f"/deals/missed/{after}")))
    return client.get(goes_to(client.post(sheet.url, sheet.data(answer))))


@pytest.fixture
def older(learner):
    return missed_on(learner, days_ago=3)


@pytest.fixture
def newer(learner, older):
    make_attempt(learner, answered_at=timezone.now() - timedelta(days=2))
    return missed_on(learner, days_ago=1)


def test_the_oldest_is_replayed_first(as_learner, older, newer):
    assert goes_to(as_learner.get("/deals/missed/")) == again(older)


def test_what_was_shown_is_replayed_too(as_learner, learner):
    shown = missed_on(learner, days_ago=1, answer=None)

    assert goes_to(as_learner.get("/deals/missed/")) == again(shown)


def test_solved_ones_go_and_next_leads_to_those_that_are_left(as_learner, older, newer):
    assert "2 missed deals left" in as_learner.get(again(older)).text

    verdict = replay_next(as_learner, RIGHT)

    after = Attempt.objects.latest("pk").pk
    assert f'href="/deals/missed/?after={after}"' in verdict.text
    assert "1 missed deal left" in verdict.text
    assert goes_to(as_learner.get(f"/deals/missed/?after={after}")) == again(newer)


def test_what_is_missed_again_comes_after_all_others(as_learner, older, newer):
    verdict = replay_next(as_learner, WRONG)
    after = Attempt.objects.latest("pk").pk

    assert "2 missed deals left" in verdict.text
    assert goes_to(as_learner.get(f"/deals/missed/?after={after}")) == again(newer)
    url = f"/deals/missed/?after={newer.pk}"
    assert goes_to(as_learner.get(url)) == again(older)


def test_first_tries_stay_as_they_were(as_learner, older, newer):
    before = list(Attempt.objects.first_tries().order_by("pk").values())

    replay_next(as_learner, RIGHT)

    assert list(Attempt.objects.first_tries().order_by("pk").values()) == before
    assert Attempt.objects.filter(is_first_try=False).count() == 1


def test_when_none_is_left_practice_is_offered(as_learner, older):
    verdict = replay_next(as_learner, RIGHT)

    assert "No missed deal left" in verdict.text
    page = as_learner.get("/deals/missed/")
    fragment = as_learner.get("/deals/missed/", headers=HTMX)

    assert "Nothing left to replay" in page.text
    assert '<a class="btn go" href="/">' in page.text
    assert fragment.text.lstrip().startswith('<section id="question"')


def test_a_guest_replays_too(db):
    guest = Client()
    sheet = open_question(guest)
    deal = deal_in(send(guest, sheet, sheet.wrong))

    response = guest.get("/deals/missed/")

    assert goes_to(response) == f"/deals/{deal}/again/?missed=1"


def test_htmx_keeps_the_mode_in_the_address(as_learner, older):
    sheet = open_question(as_learner, again(older))

    response = as_learner.post(sheet.url, sheet.data(WRONG), headers=HTMX)

    assert goes_to(response).endswith("/?missed=1")
    assert "Next missed deal" in response.text


def test_what_is_fixed_by_hand_is_kept(as_learner, older):
    url = f"/deals/{older.pk}/again/?level=3&missed=1"
    sheet = open_question(as_learner, url)

    response = as_learner.post(sheet.url, sheet.data(WRONG))

    assert goes_to(response).endswith("/?level=3&missed=1")


def test_a_point_of_a_dealt_hand_is_replayed(as_learner, learner):
    hand = HandAddress.read(f"{VERSION}.4-limit.default.seats6.00000001")
    point = points_of(hand)[0]
    missed = Attempt.objects.create(
        person=learner,
        kind=point.address.kind,
        code=point.address.code,
        level=0,
        case=point.case,
        question=point.question.write(),
        asked_at=timezone.now(),
        answered_at=timezone.now(),
        day=timezone.localdate(),
        credit=0,
        parts=[],
    )

    response = as_learner.get("/deals/missed/", follow=True)
    page = response.text

    assert response.redirect_chain[0][0] == again(missed)
    assert "1 missed deal left" in page
    assert "Level 0" not in page
    verdict = as_learner.get(f"/deals/{missed.pk}/?missed=1").text
    assert "Next missed deal" in verdict
    assert "Go on with the hand" not in verdict


@pytest.mark.parametrize("page", ["/history/", "/progress/"])
def test_history_and_progress_lead_there_if_anything_is_left(as_learner, older, page):
    assert 'href="/deals/missed/"' in as_learner.get(page).text

    replay_next(as_learner, RIGHT)

    assert 'href="/deals/missed/"' not in as_learner.get(page).text


@pytest.mark.parametrize("after", ["x", "0", "9" * 30, "-1"])
def test_nonsense_after_is_left_out(as_learner, older, after):
    response = as_learner.get(f"/deals/missed/?after={after}")

    assert goes_to(response) == again(older)


def test_without_the_mode_next_is_practice(as_learner, older):
    page = as_learner.get(f"/deals/{older.pk}/").text

    assert "Next deal" in page
    assert "missed=1" not in page
    assert "/deals/missed/" not in page
