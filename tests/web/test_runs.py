"""Runs as somebody goes through them, with an account and as a guest."""

import re
from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from quizzes.forms.answers import sign_asked_at
from quizzes.models import Attempt, Run, User
from tests.make import HTMX, make_attempt, make_run
from tests.web.answering import open_question, send
from tests.web.queries import queries

CHOICE = {"sort": "speed", "kind": "best-low", "level": 1, "cards": 4}
MINUTE = timedelta(minutes=1)
RUN_QUERIES, ANSWER_QUERIES, LIST_QUERIES = 5, 8, 8


@pytest.fixture(params=["guest", "account"])
def visitor(request, db, learner, as_learner):
    return Client() if request.param == "guest" else as_learner


def start(client, **choice):
    return client.post("/runs/", CHOICE | choice)["Location"]


def told(response):
    main = re.search(r"<main.*</main>", response.text, re.DOTALL)
    text = main[0] if main else response.text
    return " ".join(re.sub(r"<[^>]*>", " ", text).split())


def answer(client, url, *, right=True, **options):
    sheet = open_question(client, url)
    return send(client, sheet, sheet.right if right else sheet.wrong, **options)


def end_now(url):
    """Let the three minutes of a speed run be over, as seen by the server's clock."""
    key = int(url.split("/")[2])
    started_at = timezone.now() - 4 * MINUTE
    Run.objects.filter(pk=key).update(
        started_at=started_at, ends_at=started_at + 3 * MINUTE
    )


def test_a_visit_starts_nothing(client, db):
    assert client.get("/runs/").status_code == 200
    assert not Run.objects.exists()
    assert not User.objects.exists()


@pytest.mark.parametrize(
    "wrong", [{"sort": "x"}, {"kind": "x"}, {"level": 6}, {"cards": 7}, {"level": ""}]
)
def test_what_is_no_run_is_refused_and_starts_nothing(client, db, wrong):
    page = client.post("/runs/", CHOICE | wrong)

    assert page.status_code == 422
    assert "is-invalid" in page.text
    assert not Run.objects.exists()


def test_a_speed_run_asks_one_after_the_other_and_tells_score_and_accuracy(visitor):
    url = start(visitor)
    assert "Question 1" in told(visitor.get(url))

    assert answer(visitor, url)["Location"] == url
    answer(visitor, url)
    answer(visitor, url, right=False)
    page = told(visitor.get(url))
    assert "Question 4" in page
    assert "2 of 3 right (67%)" in page
    assert "Question 3: Wrong" in page

    end_now(url)
    page = told(visitor.get(url))
    assert "Time is up: 2 right in three minutes" in page
    assert "2 of 3 right (67%)" in page
    assert "A new personal record!" in page
    assert len(re.findall(r'href="/deals/\d+/"', visitor.get(url).text)) == 3
    assert "Your records" in told(visitor.get("/runs/"))


def test_a_clean_run_ends_at_the_first_answer_that_is_not_right(visitor):
    url = start(visitor, sort="clean")
    answer(visitor, url)
    answer(visitor, url)
    page = told(answer(visitor, url, right=False, htmx=True))

    assert "The clean run is over: 2 right in a row" in page
    assert "A new personal record!" in page
    assert "The clean run is over" in told(visitor.post(f"{url}4/", {}))
    assert Attempt.objects.count() == 3


@pytest.mark.parametrize("right", [True, False])
def test_the_end_leads_to_what_was_missed_if_anything_was(as_learner, right):
    url = start(as_learner)
    answer(as_learner, url, right=right)
    end_now(url)

    assert ('href="/deals/missed/"' in as_learner.get(url).text) is not right


@pytest.mark.parametrize("htmx", [False, True])
def test_a_late_answer_scores_nothing_and_is_told_so(as_learner, htmx):
    url = start(as_learner)
    sheet = open_question(as_learner, url)
    end_now(url)

    page = send(as_learner, sheet, sheet.right, htmx=htmx)

    assert "came after the end and does not count" in told(page)
    assert "Time is up: 0 right in three minutes" in told(page)
    assert not Attempt.objects.exists()


def test_below_60_percent_right_it_is_no_record(as_learner):
    url = start(as_learner)
    answer(as_learner, url)
    answer(as_learner, url, right=False)
    end_now(url)

    page = told(as_learner.get(url))

    assert "1 of 2 right (50%)" in page
    assert "Below 60% right a speed run is no record." in page
    assert "Your records" not in told(as_learner.get("/runs/"))


def test_a_better_run_before_stays_the_record(as_learner, learner):
    before = timezone.now() - 60 * MINUTE
    make_run(learner, 1, 1, 1, started_at=before)
    run = make_run(learner, 1, 1, started_at=before + 10 * MINUTE)

    assert "Your record is 3 right." in told(as_learner.get(f"/runs/{run.pk}/"))


def test_going_back_reloading_and_sending_twice_count_once(visitor):
    url = start(visitor)
    sheet = open_question(visitor, url)
    first = send(visitor, sheet, sheet.right)
    again = send(visitor, sheet, sheet.wrong)
    swapped = send(visitor, sheet, sheet.wrong, htmx=True)

    assert first["Location"] == again["Location"] == url
    assert "Question 2" in told(swapped)
    assert Attempt.objects.get().credit == 1
    assert visitor.get(f"{url}1/")["Location"] == url


def test_the_question_stays_the_same_until_it_is_answered(visitor):
    url = start(visitor)

    first, again = (open_question(visitor, url).cards for _ in range(2))
    answer(visitor, url)

    assert first == again
    assert open_question(visitor, url).cards != first


def test_nobody_answers_ahead(as_learner):
    url = start(as_learner)
    sheet = open_question(as_learner, url)

    response = as_learner.post(f"{url}2/", sheet.data(sheet.right))

    assert response["Location"] == url
    assert not Attempt.objects.exists()


def test_an_answer_that_is_none_is_asked_for_again_while_the_clock_goes_on(as_learner):
    url = start(as_learner)
    sheet = open_question(as_learner, url)

    page = as_learner.post(f"{url}1/", {"asked": sheet.asked})

    assert page.status_code == 422
    assert "data-seconds" in page.text
    assert not Attempt.objects.exists()


def test_a_clock_that_is_a_day_old_leads_back_to_the_run(as_learner):
    url = start(as_learner, sort="clean")
    sheet = open_question(as_learner, url)
    address = Run.objects.get().address_at(1)
    old = sign_asked_at(address, timezone.now() - timedelta(days=2))

    page = send(as_learner, sheet, sheet.right, asked=old)

    assert page.status_code == 422
    assert f'href="{url}">Back to the run' in page.text


def test_there_is_neither_hint_nor_showing_nor_the_code(visitor):
    page = visitor.get(start(visitor)).text

    assert "Hint" not in page
    assert "show me" not in page
    assert Run.objects.get().address_at(1).seed not in page
    assert Run.objects.get().seed not in page


def test_the_verdict_leads_back_to_the_run(visitor):
    url = start(visitor)
    answer(visitor, url)

    verdict = visitor.get(f"/deals/{Attempt.objects.get().pk}/").text

    assert f'href="{url}"' in verdict
    assert "Back to the run" in verdict
    assert "Harder" not in verdict


def test_a_run_that_goes_on_is_offered_again(visitor):
    url = start(visitor, sort="clean")
    answer(visitor, url)

    page = visitor.get("/runs/")

    assert "A run of yours still goes on." in page.text
    assert f'href="{url}"' in page.text


def test_the_run_that_was_chosen_last_is_offered_first(as_learner):
    page = as_learner.get("/runs/?sort=clean&kind=nuts&level=3&cards=5&x=1").text

    for value in ("clean", "nuts", "3", "5"):
        assert f'<option value="{value}" selected>' in page


@pytest.mark.parametrize("count", [0, 30])
def test_pages_take_few_queries_whatever_the_runs_before(as_learner, learner, count):
    for number in range(count):
        make_run(learner, 1, started_at=timezone.now() - (number + 10) * MINUTE)
    going_on = make_run(learner, 1)
    over = make_run(learner, 1, 0, sort="clean")
    for url, most in (
        (f"/runs/{going_on.pk}/", RUN_QUERIES),
        (f"/runs/{over.pk}/", RUN_QUERIES),
        ("/runs/", LIST_QUERIES),
    ):
        with queries() as asked:
            as_learner.get(url)
        assert 1 <= len(asked) <= most


@pytest.mark.parametrize("right", [True, False])
@pytest.mark.parametrize("sort", ["speed", "clean"])
@pytest.mark.parametrize("headers", [{}, HTMX])
def test_answering_takes_eight_queries(visitor, sort, right, headers):
    url = start(visitor, sort=sort)
    answer(visitor, url)
    sheet = open_question(visitor, url)

    with queries() as asked:
        send(visitor, sheet, sheet.right if right else sheet.wrong, htmx=bool(headers))

    assert 1 <= len(asked) <= ANSWER_QUERIES


def test_practice_and_runs_count_apart(as_learner, learner):
    make_attempt(learner)
    url = start(as_learner)

    assert "Question 1" in told(as_learner.get(url))
    assert Run.objects.get().attempts.count() == 0
