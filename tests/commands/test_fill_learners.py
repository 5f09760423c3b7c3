"""`manage.py fill_learners` makes up a database to measure with."""

from collections import Counter
from datetime import timedelta

import pytest
from django.core.management import CommandError, call_command
from django.db import models
from django.utils import timezone

from quizzes.models import Attempt, User
from quizzes.services import made_up_answers
from tests.make import make_attempt, make_user

SIZE = {"learners": 5, "answers": 300, "typical": 40, "busiest": 120}


def fill(**options):
    lines = []
    stdout = type("Lines", (), {"write": lambda self, text: lines.append(text)})()
    told = call_command("fill_learners", stdout=stdout, **SIZE | options)
    return told, "".join(lines)


@pytest.fixture(autouse=True)
def few_questions(monkeypatch):
    monkeypatch.setattr(made_up_answers, "QUESTIONS", 2)


@pytest.fixture
def filled(db):
    return fill()


def test_as_many_are_made_up_as_were_asked_for(filled):
    told, lines = filled
    counts = Counter(Attempt.objects.values_list("person__username", flat=True))

    assert told == "Made up 5 learners with 300 answers."
    assert "300 of 300 answers" in lines
    assert User.objects.count() == 5
    assert (counts["made-up-typical"], counts["made-up-busiest"]) == (40, 120)
    assert counts.total() == 300


def test_nobody_can_log_in_as_one_of_them(filled):
    assert not any(user.has_usable_password() for user in User.objects.all())


def test_answers_are_of_every_sort_and_spread_over_years(filled):
    everything = Attempt.objects.all()
    first, last = everything.aggregate(
        first=models.Min("answered_at"), last=models.Max("answered_at")
    ).values()

    assert last - first > timedelta(days=900)
    assert last < timezone.now()
    for some in (
        everything.right(),
        everything.wrong(),
        everything.shown(),
        everything.filter(is_first_try=False),
    ):
        assert some.exists()
    assert set(everything.values_list("level", flat=True)) == {1, 2, 3, 4, 5}


def test_answers_are_stored_in_the_order_of_their_times(filled):
    times = list(Attempt.objects.order_by("pk").values_list("answered_at", flat=True))

    assert times == sorted(times)


def test_a_wrong_answer_is_marked_as_the_site_marks_it(filled):
    for attempt in Attempt.objects.wrong():
        assert attempt.candidates
        assert set(attempt.candidates) <= set(attempt.opportunities)
        assert all(part["credit"] == 0 for part in attempt.parts)


def test_every_verdict_can_be_drawn(filled, client):
    client.force_login(User.objects.get(username="made-up-typical"))

    for attempt in Attempt.objects.filter(person__username="made-up-typical")[:10]:
        assert client.get(attempt.get_absolute_url()).status_code == 200


def test_real_people_are_left_alone(db):
    learner = make_user()

    with pytest.raises(CommandError, match="real people"):
        fill()

    assert User.objects.get() == learner


def test_real_people_get_company_where_that_is_wanted(db):
    own = make_attempt(make_user())

    fill(beside_others=True)

    assert User.objects.count() == 6
    assert Attempt.objects.by(own.person).get() == own


def test_nothing_is_filled_twice(filled):
    with pytest.raises(CommandError, match="already"):
        fill(beside_others=True)


@pytest.mark.parametrize(
    "wrong", [{"learners": 2}, {"answers": 159}, {"typical": -1}, {"busiest": -1}]
)
def test_numbers_that_do_not_fit_are_refused(db, wrong):
    with pytest.raises(CommandError, match="at least"):
        fill(**wrong)

    assert not User.objects.exists()
