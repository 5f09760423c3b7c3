"""However many requests arrive at the same moment, what they do is done once."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.db import connections
from django.test import Client

from quizzes.models import Attempt, Hint, Memory, Run, Skill, User
from tests.make import make_attempt, make_user
from tests.web.answering import answer_right, deal_in, open_question, send
from tests.web.entering import log_in

pytestmark = pytest.mark.django_db(transaction=True)


def at_once(calls):
    """Make all calls in the same moment, each on a database connection of its own."""
    start = Barrier(len(calls))

    def make(call):
        start.wait(timeout=30)
        try:
            return call()
        finally:
            connections.close_all()

    with ThreadPoolExecutor(len(calls)) as pool:
        return list(pool.map(make, calls))


def same_browser(client):
    """Return another client with the same cookies, as another tab has them."""
    twin = Client()
    for name, cookie in client.cookies.items():
        twin.cookies[name] = cookie.value
    return twin


def posts(client, sheet, answers, **options):
    """Return calls that post one answer each, from tabs of one browser."""

    def post(answer):
        twin = same_browser(client)
        return lambda: send(twin, sheet, answer, **options)

    return [post(answer) for answer in answers]


def deals_in(responses):
    assert {response.status_code for response in responses} <= {200, 302}
    return {deal_in(response) for response in responses}


def test_fifty_times_the_same_first_answer_of_a_guest_is_recorded_once(client):
    sheet = open_question(client)

    responses = at_once(posts(client, sheet, [sheet.right] * 50))

    attempt = Attempt.objects.get()
    assert deals_in(responses) == {attempt.pk}
    assert attempt.person == User.objects.get()
    assert attempt.credit == 1


def test_two_different_first_answers_of_a_guest_make_one_guest():
    for _ in range(5):
        client = Client()
        sheets = [open_question(client) for _ in range(2)]
        before = User.objects.count()

        calls = [post for s in sheets for post in posts(client, s, [s.right])]
        deals = deals_in(at_once(calls))

        assert len(deals) == 2
        assert User.objects.count() == before + 1
        assert User.objects.latest("pk").attempts.count() == 2


@pytest.mark.parametrize("htmx", [False, True])
def test_a_double_click_of_a_learner_gets_one_verdict(as_learner, htmx):
    sheet = open_question(as_learner)

    responses = at_once(posts(as_learner, sheet, [sheet.right] * 8, htmx=htmx))

    assert deals_in(responses) == {Attempt.objects.get().pk}


def test_of_contradicting_answers_one_stands_for_all(as_learner):
    sheet = open_question(as_learner)
    answers = [sheet.right, sheet.wrong] * 4
    shown = posts(as_learner, sheet, [[]] * 2, to="show/")

    responses = at_once(posts(as_learner, sheet, answers) + shown)

    assert deals_in(responses) == {Attempt.objects.get().pk}


def test_two_presses_for_a_hint_are_one_hint(client):
    sheet = open_question(client)

    responses = at_once(posts(client, sheet, [sheet.right] * 8, to="hint/"))

    assert {response.status_code for response in responses} == {200}
    assert Hint.objects.get().person == User.objects.get()


def test_a_replay_sent_twice_is_recorded_once(as_learner, learner):
    first = make_attempt(learner)
    sheet = open_question(as_learner, f"/deals/{first.pk}/again/")

    responses = at_once(posts(as_learner, sheet, [sheet.right] * 8))

    assert deals_in(responses) == {Attempt.objects.exclude(pk=first.pk).get().pk}


def test_answers_while_a_guest_joins_an_account_are_kept_there():
    for _ in range(5):
        account, client = make_user(), Client()
        sheets = [open_question(client) for _ in range(6)]
        for sheet in sheets:
            answer_right(client, sheet.url)
        log_in(client, account.username)
        merging = same_browser(client)
        calls = [post for s in sheets for post in posts(client, s, [s.wrong])]

        merged, *responses = at_once(
            [lambda c=merging: c.post("/accounts/guest/merge/"), *calls]
        )

        assert merged.status_code == 302
        assert {response.status_code for response in responses} == {302}
        first_tries = account.attempts.first_tries()
        assert [attempt.credit for attempt in first_tries] == [1] * 6


def test_hints_while_a_guest_joins_an_account_are_kept_there():
    for _ in range(5):
        account, client = make_user(), Client()
        sheets = [open_question(client) for _ in range(6)]
        for sheet in sheets:
            send(client, sheet, [], to="hint/")
        log_in(client, account.username)
        merging = same_browser(client)
        hints = [p for s in sheets for p in posts(client, s, [[]], to="hint/")]

        merged, *responses = at_once(
            [lambda c=merging: c.post("/accounts/guest/merge/"), *hints]
        )

        assert merged.status_code == 302
        assert {response.status_code for response in responses} == {200}
        assert account.hints.count() == 6


def test_tabs_that_open_todays_practice_at_once_take_answers_in_once(client):
    answer_right(client)
    tabs = [same_browser(client) for _ in range(10)]

    responses = at_once([lambda tab=tab: tab.get("/today/") for tab in tabs])

    assert {response.status_code for response in responses} == {200}
    skill = Skill.objects.get()
    assert (skill.state, skill.step) == (Skill.State.LEARNING, 1)
    assert Memory.objects.get().last_attempt == Attempt.objects.get().pk


def run_of(client, sort="speed"):
    """Start a run with a browser; return where it is."""
    choice = {"sort": sort, "kind": "best-low", "level": 1, "cards": 4}
    return client.post("/runs/", choice)["Location"]


def places():
    return list(Attempt.objects.order_by("place").values_list("place", flat=True))


@pytest.mark.parametrize("sort", Run.Sort)
def test_fifty_clicks_start_one_run(client, sort):
    open_question(client)
    tabs = [same_browser(client) for _ in range(50)]

    urls = at_once([lambda tab=tab: run_of(tab, sort) for tab in tabs])

    assert set(urls) == {Run.objects.get().get_absolute_url()}


@pytest.mark.parametrize("sort", Run.Sort)
def test_of_fifty_answers_at_a_place_of_a_run_one_stands(as_learner, sort):
    sheet = open_question(as_learner, run_of(as_learner, sort))
    answers = [sheet.right, sheet.wrong] * 12

    plain = posts(as_learner, sheet, [*answers, sheet.right])
    swapped = posts(as_learner, sheet, [*answers, sheet.wrong], htmx=True)
    responses = at_once(plain + swapped)

    attempt = Attempt.objects.get()
    is_over = sort == Run.Sort.CLEAN and not attempt.credit
    told = "The clean run is over" if is_over else "Question 2"
    assert {response["Location"] for response in responses[:25]} == {
        attempt.run.get_absolute_url()
    }
    assert {response.status_code for response in responses[25:]} == {200}
    assert all(told in response.text for response in responses[25:])


def test_fifty_tabs_that_go_through_a_run_keep_one_answer_at_each_place(client):
    url = run_of(client)

    def go_through(tab):
        for _ in range(2):
            sheet = open_question(tab, url)
            yield send(tab, sheet, sheet.right)

    tabs = [same_browser(client) for _ in range(50)]
    walks = at_once([lambda tab=tab: list(go_through(tab)) for tab in tabs])

    assert {answer["Location"] for answers in walks for answer in answers} == {url}
    assert len(places()) >= 2
    assert places() == list(range(1, len(places()) + 1))
    assert set(Attempt.objects.values_list("credit", flat=True)) == {1}


def test_answers_in_a_run_while_its_guest_joins_an_account_are_kept_there():
    for _ in range(5):
        account, client = make_user(), Client()
        sheet = open_question(client, run_of(client))
        calls = posts(client, sheet, [sheet.right] * 8)
        log_in(client, account.username)
        merging = same_browser(client)

        merged, *responses = at_once(
            [lambda c=merging: c.post("/accounts/guest/merge/"), *calls]
        )

        # Too late are the tabs of a guest who is gone.
        codes = {response.status_code for response in responses}
        assert merged.status_code == 302
        assert codes <= {302, 404, 422}
        assert account.runs.count() == 1
        assert account.attempts.count() == (302 in codes)
