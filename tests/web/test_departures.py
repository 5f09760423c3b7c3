"""Whoever is deleted while an answer is under way is told so, and leaves nothing."""

from contextlib import contextmanager

import pytest
from django.db import connection
from django.test import Client

from quizzes.models import Attempt, Hint, User
from tests.conftest import client_of
from tests.make import PASSWORD, make_attempt, make_user
from tests.web.answering import answer_right, open_question, send
from tests.web.entering import account_in, log_in
from tests.web.test_at_once import at_once, posts

pytestmark = pytest.mark.django_db(transaction=True)

DELETE = "/settings/data/delete/"


@pytest.fixture
def account():
    return client_of(make_user())


@pytest.fixture
def guest():
    client = Client()
    answer_right(client)
    return client


@pytest.fixture(params=["account", "guest"])
def anybody(request):
    return request.getfixturevalue(request.param)


@contextmanager
def deleted_on_reading(table, **who):
    """Delete people, or all, as soon as a request has first read a table."""
    is_done = False

    def delete(execute, sql, params, many, context):
        nonlocal is_done
        result = execute(sql, params, many, context)
        if table in sql and not is_done:
            is_done = True
            User.objects.filter(**who).delete()
        return result

    with connection.execute_wrapper(delete):
        yield
    assert is_done


@pytest.mark.parametrize("htmx", [False, True])
@pytest.mark.parametrize("to", ["", "show/", "hint/"])
def test_an_answer_or_a_hint_after_the_end_is_refused(anybody, to, htmx):
    sheet = open_question(anybody)

    with deleted_on_reading("quizzes_attempt"):
        response = send(anybody, sheet, sheet.right, to=to, htmx=htmx)

    assert response.status_code == 422
    assert "Nothing was recorded." in response.text
    assert not any(model.objects.exists() for model in (User, Attempt, Hint))
    assert account_in(anybody) is None


def test_a_replay_after_the_end_is_refused(account):
    deal = answer_right(account)
    sheet = open_question(account, f"/deals/{deal}/again/")

    with deleted_on_reading("quizzes_attempt"):
        response = send(account, sheet, sheet.right)

    assert response.status_code == 422
    assert not Attempt.objects.exists()


def test_a_double_post_after_the_end_finds_no_verdict(anybody):
    sheet = open_question(anybody)
    send(anybody, sheet, sheet.right)

    with deleted_on_reading("quizzes_attempt"):
        response = send(anybody, sheet, sheet.right, htmx=True)

    assert response.status_code == 404


@pytest.mark.parametrize(
    ("action", "sent"),
    [
        ("name", {"display_name": "Ann"}),
        (
            "preferences",
            {"deck": "two", "theme": "dark", "hole_cards": 5, "daily_goal": 10},
        ),
    ],
)
def test_settings_after_the_end_are_not_said_to_be_saved(account, action, sent):
    with deleted_on_reading("quizzes_user"):
        response = account.post(f"/settings/{action}/", sent)

    assert response["Location"] == "/settings/"
    text = account.get("/settings/").text
    assert "saved" not in text
    assert "Save my progress" in text
    assert not User.objects.exists()


def test_a_new_password_does_not_bring_back_whoever_was_deleted(account):
    passwords = {"oldpassword": PASSWORD} | dict.fromkeys(
        ("password1", "password2"), "another horse battery"
    )

    with deleted_on_reading("quizzes_user"):
        response = account.post("/accounts/password/change/", passwords)

    assert response["Location"] == "/"
    assert "This account is gone" in account.get("/").text
    assert account_in(account) is None
    assert not User.objects.exists()


def test_whoever_is_deleted_while_logging_in_stays_out(client):
    make_user("ann")

    with deleted_on_reading("quizzes_user"):
        response = log_in(client, "ann")

    assert response["Location"] == "/"
    assert "This account is gone" in client.get("/").text
    assert account_in(client) is None
    assert not User.objects.exists()


def test_an_administrator_stays_in_where_another_was_deleted(admin_client, admin_user):
    person = make_user()
    sent = {
        "username": "bob",
        "deck": "two",
        "theme": "dark",
        "hole_cards": 4,
        "daily_goal": 10,
    }

    with deleted_on_reading('"username" =', pk=person.pk):
        response = admin_client.post(f"/admin/quizzes/user/{person.pk}/change/", sent)

    assert response["Location"] == "/"
    assert account_in(admin_client) == admin_user


def test_whoever_was_deleted_goes_on_as_a_new_guest(anybody):
    sheet = open_question(anybody)
    with deleted_on_reading("quizzes_attempt"):
        send(anybody, sheet, sheet.right)

    answer_right(anybody, sheet.url)

    assert User.objects.get().is_guest
    assert Attempt.objects.get().credit == 1


def test_deletion_and_answers_at_once_leave_nothing_of_the_person():
    for _ in range(3):
        person = make_user()
        client = client_of(person)
        make_attempt(person)
        sheets = [open_question(client) for _ in range(3)]
        deletion = client_of(person)
        calls = [post for s in sheets for post in posts(client, s, [s.right] * 2)]

        gone, *responses = at_once(
            [lambda c=deletion: c.post(DELETE, {"password": PASSWORD}), *calls]
        )

        assert gone.status_code == 302
        assert {response.status_code for response in responses} <= {302, 404, 422}
        assert not User.objects.filter(pk=person.pk).exists()
        assert not Attempt.objects.filter(person_id=person.pk).exists()


def test_an_administrator_deletes_whoever_is_answering(admin_client):
    for _ in range(10):
        person = make_user()
        client = client_of(person)
        sheets = [open_question(client) for _ in range(8)]
        calls = [post for s in sheets for post in posts(client, s, [s.right])]
        address = f"/admin/quizzes/user/{person.pk}/delete/"

        deleted, *responses = at_once(
            [lambda a=address: admin_client.post(a, {"post": "yes"}), *calls]
        )

        assert deleted.status_code == 302
        assert {response.status_code for response in responses} <= {302, 404, 422}
        assert not User.objects.filter(pk=person.pk).exists()
