"""What the database keeps of answers, and what it refuses."""

from datetime import UTC, date, datetime, timedelta

import pytest
from django.db import IntegrityError
from django.utils import timezone

from quizzes.models import Attempt, Hint, may_see_verdict
from quizzes.models.attempts import outcome_of
from quizzes.poker.rules import Variant
from tests.make import make_attempt, make_guest

NOW = timezone.now()


def test_a_person_has_one_first_try_at_a_question(learner):
    first = make_attempt(learner)

    with pytest.raises(IntegrityError):
        make_attempt(learner, code=first.code)


def test_a_replay_stands_beside_the_first_try(learner):
    first = make_attempt(learner)
    later = NOW + timedelta(hours=1)

    make_attempt(learner, code=first.code, is_first_try=False, answered_at=later)

    assert Attempt.objects.by(learner).count() == 2
    assert Attempt.objects.by(learner).first_tries().get() == first


def test_one_asking_has_one_answer(learner):
    first = make_attempt(learner)

    with pytest.raises(IntegrityError):
        make_attempt(
            learner, code=first.code, is_first_try=False, asked_at=first.asked_at
        )


def test_others_answer_the_same_question(learner, outsider):
    first = make_attempt(learner)
    make_attempt(outsider, code=first.code, asked_at=first.asked_at)
    make_attempt(learner, code=first.code, kind="best-high", asked_at=first.asked_at)

    assert Attempt.objects.at(first.address).count() == 2


@pytest.mark.parametrize("credit", [-0.01, 1.01])
def test_credit_goes_from_nothing_to_all(learner, credit):
    with pytest.raises(IntegrityError):
        make_attempt(learner, credit=credit)


def test_a_person_has_one_hint_to_a_question(learner):
    hint = {"person": learner, "kind": "best-low", "code": "any", "given_at": NOW}
    Hint.objects.create(**hint)

    with pytest.raises(IntegrityError):
        Hint.objects.create(**hint)


@pytest.mark.parametrize(
    ("credit", "is_hinted", "outcome"),
    [
        (1, False, "right"),
        (0.99, False, "partly"),
        (0.5, False, "partly"),
        (0, False, "wrong"),
        (0.5, True, "right"),
        (0.49, True, "partly"),
        (0, True, "wrong"),
    ],
)
def test_a_hint_takes_credit_but_makes_nothing_wrong(credit, is_hinted, outcome):
    assert outcome_of(credit, is_hinted) == outcome


def test_an_attempt_knows_its_question(learner):
    attempt = make_attempt(learner, code="1.5.tda-2024.3.7k3m9q0a", level=3)

    assert attempt.kind_module.NAME == "best-low"
    assert attempt.address.terms.house == "tda-2024"
    assert attempt.address.terms.variant is Variant.FIVE
    assert attempt.get_absolute_url() == f"/deals/{attempt.pk}/"
    assert str(attempt) == "best-low/1.5.tda-2024.3.7k3m9q0a"


def test_the_thinking_time_is_the_server_s(learner):
    attempt = make_attempt(
        learner, asked_at=NOW - timedelta(seconds=42), answered_at=NOW
    )

    assert attempt.thinking_time == timedelta(seconds=42)


def test_a_verdict_is_for_its_person_only(learner, outsider):
    attempt = make_attempt(learner)

    assert may_see_verdict(attempt, learner, NOW)
    assert not may_see_verdict(attempt, outsider, NOW)
    assert not may_see_verdict(attempt, make_guest(), NOW)
    assert not may_see_verdict(attempt, None, NOW)


def test_answers_of_a_guest_are_found_by_the_key(db):
    guest = make_guest()
    attempt = make_attempt(guest)
    make_attempt(make_guest())

    assert Attempt.objects.by_guest(guest.guest_key).get() == attempt


def test_answers_of_an_account_are_found_by_no_key(learner):
    make_attempt(learner)

    assert not Attempt.objects.by_guest("").exists()


def practiced(person, code="none"):
    since = NOW - timedelta(hours=3)
    found = Attempt.objects.practiced(person, "best-low", code, since=since, most=2)
    return {attempt.pk for attempt in found}


def test_practice_finds_the_first_try_at_a_code_however_old(learner):
    long_ago = NOW - timedelta(days=30)
    _, here = (make_attempt(learner, answered_at=long_ago) for _ in range(2))
    recent = make_attempt(learner)

    assert practiced(learner, here.code) == {here.pk, recent.pk}


def test_practice_finds_the_latest_few(learner):
    for minutes in (1, 5, 2, 9):
        make_attempt(learner, answered_at=NOW - timedelta(minutes=minutes))
    latest = Attempt.objects.order_by("-answered_at")[:2]

    assert practiced(learner) == {attempt.pk for attempt in latest}


def test_practice_finds_each_attempt_once_with_its_outcome(learner):
    wrong = make_attempt(learner, credit=0, level=4)

    found = Attempt.objects.practiced(
        learner, "best-low", wrong.code, since=NOW - timedelta(hours=3), most=2
    )

    assert [(a.outcome, a.level, a.answered_at) for a in found] == [
        ("wrong", 4, wrong.answered_at)
    ]


def test_practice_passes_over_replays_other_kinds_and_others(learner, outsider):
    first = make_attempt(learner, answered_at=NOW - timedelta(hours=4))
    make_attempt(learner, code=first.code, is_first_try=False)
    make_attempt(learner, code=first.code, kind="best-high")
    make_attempt(outsider, code=first.code)

    assert practiced(learner) == set()
    assert practiced(learner, first.code) == {first.pk}


OUTCOMES = {
    "right": {"credit": 1},
    "right after a hint": {"credit": 0.5, "is_hinted": True},
    "partly": {"credit": 0.5},
    "partly after a hint": {"credit": 0.25, "is_hinted": True},
    "wrong": {"credit": 0},
    "shown": {"credit": 0, "answer": None},
}


@pytest.mark.parametrize("outcome", ["right", "partly", "wrong", "shown"])
def test_attempts_are_found_by_their_outcome(learner, outcome):
    made = {
        name: make_attempt(learner, **fields).pk for name, fields in OUTCOMES.items()
    }

    found = getattr(Attempt.objects.by(learner), outcome)()

    assert {attempt.pk for attempt in found} == {
        pk for name, pk in made.items() if name.startswith(outcome)
    }


def try_again(attempt, **fields):
    later = attempt.answered_at + timedelta(hours=1)
    return make_attempt(
        attempt.person,
        code=attempt.code,
        is_first_try=False,
        answered_at=later,
        **fields,
    )


def test_a_deal_is_unsolved_until_some_try_is_right(learner):
    wrong, partly, shown = (
        make_attempt(learner, **OUTCOMES[name]) for name in ("wrong", "partly", "shown")
    )
    make_attempt(learner)
    try_again(wrong, credit=0.5)
    try_again(partly, credit=1)

    assert set(Attempt.objects.unsolved()) == {wrong, shown}


def test_a_deal_is_not_solved_by_somebody_else_or_in_another_kind(learner, outsider):
    wrong = make_attempt(learner, credit=0)
    elsewhere = {"code": wrong.code, "is_first_try": False}
    make_attempt(outsider, **elsewhere)
    make_attempt(learner, kind="best-high", **elsewhere)

    assert Attempt.objects.unsolved().get() == wrong


def test_days_begin_where_the_reader_is(learner):
    # In Tokyo, nine hours ahead, the first of May begins when it is three in the
    # afternoon of the last of April in Greenwich.
    before, after = (
        make_attempt(learner, answered_at=datetime(2026, 4, 30, 15, tzinfo=UTC) + ago)
        for ago in (-timedelta(microseconds=1), timedelta())
    )

    with timezone.override("Asia/Tokyo"):
        assert Attempt.objects.since(date(2026, 5, 1)).get() == after
        assert Attempt.objects.until(date(2026, 4, 30)).get() == before


def test_attempts_of_one_moment_have_an_order(learner):
    first, second, third = (make_attempt(learner, answered_at=NOW) for _ in range(3))
    earlier = make_attempt(learner, answered_at=NOW - timedelta(seconds=1))
    everything = Attempt.objects.by(learner)

    assert list(everything.newest_first()) == [third, second, first, earlier]
    assert set(everything.older_than(second)) == {first, earlier}
    assert set(everything.newer_than(second)) == {third}
