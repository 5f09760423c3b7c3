"""An answer is recorded once, however often and in whatever way it arrives."""

import pytest
from django.test import Client

from quizzes.models import Attempt, User
from tests.make import HTMX
from tests.web.answering import deal_in, goes_to, open_question, question_url, send

each_kind = pytest.mark.parametrize("kind", ["best-low", "best-high"])


@pytest.fixture
def sheet(as_learner):
    return open_question(as_learner, level=3)


@each_kind
@pytest.mark.parametrize("htmx", [False, True])
def test_a_right_answer_is_recorded_as_right(as_learner, learner, kind, htmx):
    sheet = open_question(as_learner, kind=kind, level=4)

    deal = deal_in(send(as_learner, sheet, sheet.right, htmx=htmx))

    attempt = Attempt.objects.get()
    assert attempt.pk == deal
    assert (attempt.person, attempt.credit, attempt.level) == (learner, 1, 4)
    assert attempt.is_first_try
    assert attempt.asked_at < attempt.answered_at


@each_kind
def test_a_wrong_answer_is_recorded_as_wrong(as_learner, kind):
    sheet = open_question(as_learner, kind=kind)

    send(as_learner, sheet, sheet.wrong)

    attempt = Attempt.objects.get()
    assert attempt.credit == 0
    (kept,) = attempt.answer.values()
    assert set(kept.split()) == {*sheet.wrong, "+"}


def test_a_plain_answer_is_sent_on_to_its_lasting_address(as_learner, sheet):
    response = send(as_learner, sheet, sheet.right)

    assert response.status_code == 302
    assert goes_to(response) == f"/deals/{Attempt.objects.get().pk}/"


def test_htmx_gets_the_verdict_at_once_and_the_lasting_address(as_learner, sheet):
    response = send(as_learner, sheet, sheet.right, htmx=True)

    assert response.status_code == 200
    assert response["HX-Replace-Url"] == f"/deals/{Attempt.objects.get().pk}/"
    assert response.text.lstrip().startswith('<section id="question"')
    assert 'id="verdict"' in response.text
    assert "HX-Request" in response["Vary"]
    assert "no-store" in response["Cache-Control"]


@pytest.mark.parametrize("first", [False, True])
@pytest.mark.parametrize("second", [False, True])
def test_a_double_post_gets_the_first_verdict(as_learner, sheet, first, second):
    deals = {
        deal_in(send(as_learner, sheet, sheet.right, htmx=htmx))
        for htmx in (first, second)
    }

    assert deals == {Attempt.objects.get().pk}


@pytest.mark.parametrize("to", ["", "show/"])
def test_whoever_knows_better_now_still_gets_the_first_verdict(as_learner, sheet, to):
    first = send(as_learner, sheet, sheet.wrong)

    again = send(as_learner, sheet, sheet.right, to=to, htmx=True)

    assert deal_in(again) == deal_in(first)
    assert Attempt.objects.get().credit == 0
    assert "Not this one" in again.text


def test_two_tabs_make_one_answer(as_learner):
    url = question_url()
    one, two = open_question(as_learner, url), open_question(as_learner, url)

    first = send(as_learner, one, one.right)
    second = send(as_learner, two, two.wrong)

    assert one.asked != two.asked
    assert deal_in(first) == deal_in(second)
    assert Attempt.objects.get().credit == 1


def test_going_back_after_the_answer_leads_to_the_verdict(as_learner, sheet):
    deal = deal_in(send(as_learner, sheet, sheet.wrong))

    assert goes_to(as_learner.get(sheet.url)) == f"/deals/{deal}/"


def test_htmx_going_back_after_the_answer_gets_the_verdict(as_learner, sheet):
    send(as_learner, sheet, sheet.wrong)

    response = as_learner.get(sheet.url, headers=HTMX, follow=True)

    assert "Not this one" in response.text


def test_after_a_lost_reply_the_same_answer_may_be_sent_again(client, db):
    sheet = open_question(client)
    before = client.cookies.output()
    send(client, sheet, sheet.right)
    # Neither the reply nor its cookie arrived.
    client.cookies.load(before.replace("Set-Cookie: ", ""))

    again = send(client, sheet, sheet.right)

    assert deal_in(again) == Attempt.objects.get().pk
    assert User.objects.count() == 1


def test_what_the_browser_says_of_its_own_score_is_not_heard(as_learner, sheet):
    boast = {"credit": "1", "correct": "true", "is_hinted": "", "person": "1"}

    send(as_learner, sheet, sheet.wrong, answered_at="2020-01-01", **boast)

    attempt = Attempt.objects.get()
    assert attempt.credit == 0
    assert attempt.answered_at.year > 2020


def test_two_persons_answer_the_same_question_each_for_themselves(
    as_learner, as_outsider
):
    url = question_url()
    for client in (as_learner, as_outsider):
        sheet = open_question(client, url)
        send(client, sheet, sheet.right)

    assert Attempt.objects.first_tries().count() == 2


def test_to_be_shown_is_one_answer_without_credit(as_learner, sheet):
    shown = send(as_learner, sheet, [], to="show/")
    again = send(as_learner, sheet, sheet.right)

    attempt = Attempt.objects.get()
    assert (attempt.credit, attempt.answer) == (0, None)
    assert deal_in(shown) == deal_in(again) == attempt.pk


def test_to_be_shown_needs_no_choice_that_can_be_read(as_learner, sheet):
    response = send(as_learner, sheet, ["Zz"], to="show/", htmx=True)

    assert "Here is the answer" in response.text
    assert "You chose" not in response.text
    assert Attempt.objects.get().answer is None


@pytest.mark.parametrize("to", ["", "hint/", "show/"])
def test_a_form_of_another_site_records_nothing(db, to):
    client = Client(enforce_csrf_checks=True)
    sheet = open_question(client)

    assert send(client, sheet, sheet.right, to=to).status_code == 403
    assert not User.objects.exists()


@pytest.mark.parametrize("to", ["", "hint/", "show/"])
def test_our_own_form_carries_what_it_needs(db, to):
    client = Client(enforce_csrf_checks=True)
    sheet = open_question(client)

    response = send(client, sheet, sheet.right, to=to, csrfmiddlewaretoken=sheet.csrf)

    assert response.status_code in (200, 302)
    assert User.objects.count() == 1
