"""Marking and keeping answers, without a browser."""

from datetime import timedelta

import pytest
from django.utils import timezone

from quizzes.models import Attempt, Hint, User
from quizzes.poker.cards import parse_cards
from quizzes.questions.address import Address
from quizzes.questions.asking import Asked
from quizzes.questions.deals import Deal
from quizzes.services.answers import (
    PersonGoneError,
    give_hint,
    record_answer,
    record_replay,
)
from tests.make import DEAL, make_user

NOW = timezone.now()
ASKED_AT = NOW - timedelta(seconds=20)
KINGS = "Kc Kh Kd Qs 7c"
# The lowest five that three cards of the hand could make, were it allowed.
TWO_AND_THREE, OVER = "As 2d 3h 4s 7c", "As 2d Kc 3h 4s"


def asked_of(kind):
    address = Address.read(kind, "1.4.default.2.00000000")
    return Asked(address, Deal.read(DEAL), "plain")


def answered(kind, text):
    field = kind.removeprefix("best-")
    return {field: frozenset(parse_cards(text) if text else ())}


def record(person, text, *, kind="best-low", how=record_answer, asked_at=ASKED_AT):
    return how(
        person=person,
        asked=asked_of(kind),
        answer=None if text is None else answered(kind, text),
        asked_at=asked_at,
        now=NOW,
    )


@pytest.mark.parametrize(
    ("kind", "text", "credit"),
    [
        ("best-low", TWO_AND_THREE, 1),
        ("best-low", OVER, 0),
        ("best-low", "", 0),
        ("best-low", None, 0),
        ("best-high", KINGS, 1),
        ("best-high", TWO_AND_THREE, 0),
    ],
)
def test_an_answer_is_marked_and_kept(learner, kind, text, credit):
    record(learner, text, kind=kind)

    attempt = Attempt.objects.get()
    assert attempt.credit == credit
    assert (attempt.person, attempt.kind, attempt.level) == (learner, kind, 2)
    assert (attempt.asked_at, attempt.answered_at) == (ASKED_AT, NOW)
    assert attempt.question == DEAL


@pytest.mark.parametrize(
    ("text", "written"),
    [
        (TWO_AND_THREE, {"low": "As 2d + 7c 4s 3h"}),
        ("", {"low": "no low"}),
        (None, None),
    ],
)
def test_an_answer_is_kept_as_text_in_the_order_of_the_deal(learner, text, written):
    record(learner, text)

    assert Attempt.objects.get().answer == written


def test_what_was_found_is_kept(learner):
    record(learner, TWO_AND_THREE)

    assert Attempt.objects.get().parts == [
        {
            "part": "low",
            "credit": 1.0,
            "findings": [{"fact": "best-low-is", "values": {"low": "7-4-3-2-A"}}],
        }
    ]


def test_the_wrong_rules_that_explain_an_answer_are_kept(learner):
    # A player for whom the ace is high only finds no low: deuce and nothing else.
    record(learner, "")

    attempt = Attempt.objects.get()
    assert "ace-not-low" in attempt.candidates
    assert set(attempt.candidates) <= set(attempt.opportunities)


def test_a_second_answer_returns_the_first(learner):
    first = record(learner, OVER)
    later = record(learner, TWO_AND_THREE, asked_at=ASKED_AT + timedelta(seconds=1))

    assert later.pk == first.pk
    assert later.credit == 0


@pytest.mark.parametrize(("text", "credit"), [(TWO_AND_THREE, 0.5), (OVER, 0)])
def test_a_hint_halves_the_credit(learner, text, credit):
    for _ in range(2):
        give_hint(person=learner, asked=asked_of("best-low"), now=ASKED_AT)

    record(learner, text)

    attempt = Attempt.objects.get()
    assert (attempt.credit, attempt.is_hinted) == (credit, True)
    assert learner.hints.count() == 1


def test_a_hint_to_another_kind_costs_nothing(learner):
    give_hint(person=learner, asked=asked_of("best-high"), now=ASKED_AT)

    assert record(learner, TWO_AND_THREE).credit == 1


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("how", [record_answer, record_replay])
def test_an_answer_of_somebody_deleted_meanwhile_is_not_kept(how):
    person = make_user()
    User.objects.all().delete()

    with pytest.raises(PersonGoneError):
        record(person, TWO_AND_THREE, how=how)

    assert not Attempt.objects.exists()


@pytest.mark.django_db(transaction=True)
def test_a_hint_to_somebody_deleted_meanwhile_is_not_kept():
    person = make_user()
    User.objects.all().delete()

    with pytest.raises(PersonGoneError):
        give_hint(person=person, asked=asked_of("best-low"), now=NOW)

    assert not Hint.objects.exists()


def test_a_replay_is_kept_beside_the_first_try(learner):
    first = record(learner, OVER)
    again = record(learner, TWO_AND_THREE, how=record_replay, asked_at=NOW)

    assert again.credit == 1
    assert Attempt.objects.first_tries().get() == first
    assert Attempt.objects.count() == 2


def test_a_replay_of_one_asking_is_kept_once(learner):
    record(learner, OVER)
    replays = [
        record(learner, text, how=record_replay, asked_at=NOW)
        for text in (TWO_AND_THREE, OVER)
    ]

    assert replays[0].pk == replays[1].pk
    assert replays[1].credit == 1


def test_a_replay_is_not_halved_by_an_old_hint(learner):
    give_hint(person=learner, asked=asked_of("best-low"), now=ASKED_AT)
    record(learner, OVER)

    assert record(learner, TWO_AND_THREE, how=record_replay, asked_at=NOW).credit == 1
