"""Guests come with their first answer, and go when they have long been idle."""

from datetime import timedelta

import pytest
from django.core.exceptions import ValidationError
from django.core.management import call_command
from django.db import connection
from django.utils import timezone

from quizzes.models import Attempt, Hint, User
from quizzes.services.guests import get_or_create_guest, remove_idle_guests
from tests.make import make_attempt, make_guest, make_run, make_user

NOW = timezone.now()
LONG_AGO = NOW - timedelta(days=91)


def make_hint(person, given_at):
    return Hint.objects.create(
        person=person, kind="best-low", code="any", given_at=given_at
    )


@pytest.fixture
def idle(db):
    guest = make_guest(date_joined=LONG_AGO)
    make_attempt(guest, answered_at=LONG_AGO)
    make_hint(guest, LONG_AGO)
    return guest


def test_one_key_is_one_guest(db):
    first, again = get_or_create_guest("key"), get_or_create_guest("key")

    assert first == again == User.objects.get()
    assert first.is_guest
    assert not first.has_usable_password()


def test_another_key_is_another_guest(db):
    assert get_or_create_guest("one") != get_or_create_guest("two")


def test_a_guest_needs_no_name_that_an_account_could_have(db):
    make_user("guest-key")

    guest = get_or_create_guest("key")

    assert guest.is_guest
    with pytest.raises(ValidationError):
        User(username=guest.username).clean_fields()


def test_an_idle_guest_goes_with_all_that_was_done(idle):
    assert remove_idle_guests(now=NOW) == 1

    assert not any(model.objects.exists() for model in (User, Attempt, Hint))


def test_a_recent_answer_keeps_a_guest(idle):
    make_attempt(idle, answered_at=NOW - timedelta(days=89))

    assert remove_idle_guests(now=NOW) == 0
    assert idle.attempts.count() == 2


def test_an_answer_at_the_last_moment_keeps_a_guest(idle):
    waiting = [idle]

    def answer_once(execute, sql, *others):
        result = execute(sql, *others)
        if waiting and sql.startswith("SELECT") and "quizzes_user" in sql:
            make_attempt(waiting.pop(), answered_at=NOW)
        return result

    with connection.execute_wrapper(answer_once):
        assert remove_idle_guests(now=NOW) == 0

    assert idle.attempts.count() == 2


def test_a_recent_hint_keeps_a_guest(db):
    guest = make_guest(date_joined=LONG_AGO)
    make_hint(guest, NOW - timedelta(days=89))

    assert remove_idle_guests(now=NOW) == 0


def test_a_run_that_was_started_lately_keeps_a_guest(db):
    guest = make_guest(date_joined=LONG_AGO)
    make_run(guest, sort="clean", started_at=NOW - timedelta(days=89))

    assert remove_idle_guests(now=NOW) == 0


def test_a_new_guest_stays(db):
    make_guest(date_joined=NOW - timedelta(days=89))

    assert remove_idle_guests(now=NOW) == 0


def test_an_account_stays_however_idle(idle):
    account = make_user(date_joined=LONG_AGO)
    make_attempt(account, answered_at=LONG_AGO)

    assert remove_idle_guests(now=NOW) == 1
    assert User.objects.get() == account
    assert account.attempts.count() == 1


def test_the_count_is_of_guests_and_not_of_answers(idle):
    make_attempt(idle, answered_at=LONG_AGO)
    make_guest(date_joined=LONG_AGO)

    assert remove_idle_guests(now=NOW) == 2


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (0, "Removed 0 idle guests.\n"),
        (1, "Removed 1 idle guest.\n"),
        (2, "Removed 2 idle guests.\n"),
    ],
)
def test_the_command_says_how_many_went(db, capsys, count, said):
    for _ in range(count):
        make_guest(date_joined=LONG_AGO)

    call_command("remove_idle_guests")

    assert capsys.readouterr().out == said
