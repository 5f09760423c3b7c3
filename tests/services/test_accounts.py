"""Guests become accounts and join accounts, and nothing is lost or counted twice."""

from datetime import timedelta

import pytest
from django.db import IntegrityError
from django.utils import timezone

from quizzes.models import Attempt, Hint, User
from quizzes.services.accounts import merge_guest, open_account
from tests.make import make_attempt, make_guest, make_run, make_user

NOW = timezone.now()


def ago(minutes):
    return NOW - timedelta(minutes=minutes)


def make_hint(person, code="any", given_at=NOW):
    return Hint.objects.create(
        person=person, kind="best-low", code=code, given_at=given_at
    )


@pytest.fixture
def guest(db):
    return make_guest()


def opened(guest, username="ann"):
    return open_account(account=User(username=username, password="!"), guest=guest)


def test_a_guest_becomes_the_account_in_place(guest):
    attempt, hint = make_attempt(guest), make_hint(guest)

    account = opened(guest)

    assert account == guest
    assert User.objects.get().username == "ann"
    assert not User.objects.get().is_guest
    assert account.attempts.get() == attempt
    assert account.hints.get() == hint
    assert account.date_joined == guest.date_joined


def test_who_was_no_guest_opens_an_account_too(db):
    assert opened(None) == User.objects.get()


def test_a_guest_becomes_one_account_only(guest):
    make_attempt(guest)
    first = opened(guest)

    second = opened(guest, "bob")

    assert first != second
    assert (first.attempts.count(), second.attempts.count()) == (1, 0)


def test_a_name_that_is_taken_changes_nothing(guest):
    make_user("ann")

    with pytest.raises(IntegrityError):
        opened(guest)


def test_answers_and_hints_join_the_account(guest, learner):
    attempts = [make_attempt(guest), make_attempt(guest, is_first_try=False)]
    hint, own = make_hint(guest), make_attempt(learner)

    assert merge_guest(account=learner, guest=guest) == 2

    assert {*learner.attempts.all()} == {own, *attempts}
    assert learner.hints.get() == hint
    assert not User.objects.filter(pk=guest.pk).exists()


# How many minutes ago each answered, and whose answer counts.
whoever_was_earlier = pytest.mark.parametrize(
    ("own_minutes", "their_minutes", "whose"),
    [(2, 1, "own"), (1, 1, "own"), (1, 2, "theirs")],
)


@whoever_was_earlier
def test_of_two_first_tries_the_earlier_stays_the_first(
    guest, learner, own_minutes, their_minutes, whose
):
    own = make_attempt(learner, answered_at=ago(own_minutes), asked_at=ago(3))
    theirs = make_attempt(
        guest, code=own.code, answered_at=ago(their_minutes), asked_at=ago(4)
    )

    assert merge_guest(account=learner, guest=guest) == 1

    first, later = (own, theirs) if whose == "own" else (theirs, own)
    assert learner.attempts.first_tries().get() == first
    assert learner.attempts.filter(is_first_try=False).get() == later


@whoever_was_earlier
def test_of_one_form_that_both_sent_the_earlier_answer_is_kept(
    guest, learner, own_minutes, their_minutes, whose
):
    own = make_attempt(learner, answered_at=ago(own_minutes), asked_at=ago(3))
    theirs = make_attempt(
        guest, code=own.code, answered_at=ago(their_minutes), asked_at=ago(3)
    )

    merge_guest(account=learner, guest=guest)

    kept = Attempt.objects.get()
    assert kept == {"own": own, "theirs": theirs}[whose]
    assert (kept.person, kept.is_first_try) == (learner, True)


@pytest.mark.parametrize("whose", ["own", "theirs"])
@pytest.mark.parametrize(("hint_minutes", "credit"), [(2, 0.5), (1, 0.5), (0, 1)])
def test_a_hint_halves_what_was_answered_after_it(
    guest, learner, whose, hint_minutes, credit
):
    hinted, answering = (learner, guest) if whose == "own" else (guest, learner)
    attempt = make_attempt(answering, answered_at=ago(1))
    make_hint(hinted, attempt.code, given_at=ago(hint_minutes))

    merge_guest(account=learner, guest=guest)

    kept = learner.attempts.get()
    assert (kept.credit, kept.is_hinted) == (credit, credit < 1)


def test_what_a_hint_halved_is_not_halved_again(guest, learner):
    attempt = make_attempt(guest, credit=0.5, is_hinted=True)
    make_hint(guest, attempt.code, given_at=ago(1))

    merge_guest(account=learner, guest=guest)

    assert learner.attempts.get().credit == 0.5


def test_a_hint_of_the_guest_halves_nothing_else(guest, learner):
    make_hint(guest, given_at=ago(1))
    make_attempt(learner)
    later_try = make_attempt(learner, is_first_try=False)
    make_hint(guest, later_try.code, given_at=ago(1))

    merge_guest(account=learner, guest=guest)

    assert {attempt.credit for attempt in learner.attempts.all()} == {1}


def test_a_code_of_another_kind_is_another_question(guest, learner):
    own = make_attempt(learner)
    make_attempt(guest, kind="best-high", code=own.code, asked_at=own.asked_at)

    assert merge_guest(account=learner, guest=guest) == 1
    assert learner.attempts.first_tries().count() == 2


def test_a_hint_that_both_took_is_kept_once(guest, learner):
    own = make_hint(learner)
    make_hint(guest)
    other = make_hint(guest, "other")

    merge_guest(account=learner, guest=guest)

    assert {*Hint.objects.all()} == {own, other}


def test_a_guest_joins_once(guest, learner, outsider):
    attempt = make_attempt(guest)
    merge_guest(account=learner, guest=guest)

    assert merge_guest(account=outsider, guest=guest) == 0
    assert Attempt.objects.get(person=learner) == attempt


def test_who_has_opened_an_account_joins_no_other(guest, learner):
    make_attempt(guest)
    opened(guest)

    assert merge_guest(account=learner, guest=guest) == 0
    assert User.objects.get(pk=guest.pk).attempts.count() == 1


def test_a_guest_joins_no_account_that_is_gone(guest, learner):
    attempt = make_attempt(guest)
    User.objects.filter(pk=learner.pk).delete()

    assert merge_guest(account=learner, guest=guest) == 0
    assert guest.attempts.get() == attempt


def test_nobody_else_is_moved(guest, learner, outsider):
    make_attempt(guest)
    theirs, other_guest = make_attempt(outsider), make_guest()

    merge_guest(account=learner, guest=guest)

    assert outsider.attempts.get() == theirs
    assert User.objects.filter(pk=other_guest.pk).exists()


def test_runs_go_along_with_their_answers(guest, learner):
    run = make_run(guest, 1, 0)

    merge_guest(account=learner, guest=guest)

    assert learner.runs.get() == run
    assert [attempt.person for attempt in run.attempts.all()] == [learner] * 2
