"""One's own data: all of it can be taken along, and all of it deleted."""

import csv
import json
import tracemalloc
from datetime import UTC, datetime
from io import StringIO

import pytest
from allauth.account.models import EmailAddress
from django.test import Client

from quizzes.exports import cell, written_attempt
from quizzes.models import Attempt, Hint, Memory, Skill, User
from tests.make import (
    DEAL,
    PASSWORD,
    make_attempt,
    make_guest,
    make_run,
    make_user,
)
from tests.web.answering import answer_right, open_question, send
from tests.web.entering import account_in, sign_up

DATA = "/settings/data/"
EVERYTHING = "/settings/data/everything.json"
ANSWERS = "/settings/data/answers.csv"
DELETE = "/settings/data/delete/"
NOON = datetime(2026, 11, 29, 12, 0, tzinfo=UTC)
COOKIES = ("visitor", "preferences", "sessionid")


@pytest.fixture
def guest(db):
    client = Client()
    sheet = open_question(client)
    send(client, sheet, [], to="hint/")
    send(client, sheet, sheet.right)
    return client


@pytest.fixture(params=["guest", "as_learner"])
def anybody(request, db):
    client = request.getfixturevalue(request.param)
    if request.param == "as_learner":
        answer_right(client)
    return client


def everything(client):
    response = client.get(EVERYTHING)
    assert response["Content-Type"] == "application/json"
    assert response["Content-Disposition"].startswith("attachment;")
    return json.loads(response.getvalue())


def table(client):
    response = client.get(ANSWERS)
    assert response["Content-Type"] == "text/csv; charset=utf-8"
    assert response["Content-Disposition"].startswith("attachment;")
    return list(csv.DictReader(StringIO(response.getvalue().decode("utf-8-sig"))))


def test_everything_about_a_person_is_in_the_file(learner, as_learner):
    learner.display_name, learner.email, learner.deck = "Łucja", "l@example.org", "two"
    learner.save()

    said = everything(as_learner)

    assert said["person"]["username"] == "learner"
    assert said["person"]["display_name"] == "Łucja"
    assert said["person"]["email"] == "l@example.org"
    assert said["preferences"]["deck"] == "two"
    assert "password" not in json.dumps(said)


def test_everything_about_an_answer_is_in_the_file(learner, as_learner):
    rules = {
        "candidates": ["nine-counts"],
        "opportunities": ["nine-counts", "pair-counts"],
    }
    attempt = make_attempt(learner, level=3, credit=0.5, answered_at=NOON, **rules)

    (answer,) = everything(as_learner)["answers"]

    assert answer == rules | {
        "kind": "best-low",
        "level": 3,
        "code": attempt.code,
        "case": "plain",
        "question": DEAL,
        "answer": {"low": "As 2d + 7c 4s 3h"},
        "asked_at": "2026-11-29T11:59:50+00:00",
        "answered_at": "2026-11-29T12:00:00+00:00",
        "day": "2026-11-29",
        "credit": 0.5,
        "parts": attempt.parts,
        "is_first_try": True,
        "is_hinted": False,
        "run_id": None,
        "place": None,
    }


def test_runs_are_taken_along_with_their_answers_but_not_their_seed(
    as_learner, learner
):
    run = make_run(learner, 1, started_at=NOON)

    said = everything(as_learner)

    assert said["runs"] == [
        {
            "id": run.pk,
            "sort": "speed",
            "kind": "best-low",
            "level": 1,
            "cards": 4,
            "started_at": "2026-11-29T12:00:00+00:00",
            "ends_at": "2026-11-29T12:03:00+00:00",
        }
    ]
    assert said["answers"][0]["run_id"] == run.pk
    assert said["answers"][0]["place"] == 1
    assert run.seed not in json.dumps(said)


def test_what_is_remembered_is_taken_along_as_well(as_learner, learner):
    noon = datetime(2026, 11, 29, 12, tzinfo=UTC)
    make_attempt(learner, answered_at=noon, credit=0)
    as_learner.get("/today/")

    (skill,) = everything(as_learner)["skills"]

    assert (skill["kind"], skill["case"], skill["misconception"]) == (
        "best-low",
        "plain",
        "",
    )
    assert skill["seen_at"] == "2026-11-29T12:00:00+00:00"
    assert skill["due_at"] == "2026-11-29T12:01:00+00:00"


def test_guests_take_along_what_they_did(guest):
    said = everything(guest)

    assert said["person"]["is_guest"] is True
    assert len(said["answers"]) == len(said["hints"]) == 1
    assert said["hints"][0]["kind"] == "best-low"
    assert said["answers"][0]["is_hinted"] is True
    assert User.objects.get().guest_key not in json.dumps(said)


def test_who_did_nothing_gets_a_file_that_says_so(db, client):
    client.post(
        "/settings/preferences/",
        {"deck": "two", "theme": "dark", "hole_cards": 4, "daily_goal": 10},
    )

    said = everything(client)

    assert said["person"] is None
    assert said["answers"] == said["hints"] == said["skills"] == said["runs"] == []
    assert said["preferences"]["theme"] == "dark"
    assert table(client) == []
    assert not User.objects.exists()


@pytest.mark.parametrize("read", [everything, table])
def test_nobody_takes_along_what_others_did(as_learner, outsider, read):
    make_attempt(outsider)
    make_attempt(make_guest())

    said = read(as_learner)

    assert (said["answers"] if read is everything else said) == []


def test_the_table_has_a_row_for_each_answer(learner, as_learner):
    make_attempt(learner, answered_at=NOON)
    make_attempt(learner, kind="best-high", answer=None, credit=0)

    first, second = table(as_learner)

    assert first["kind"] == "best-low"
    assert first["credit"] == "1.0"
    assert first["answered_at"] == "2026-11-29T12:00:00+00:00"
    assert json.loads(first["question"]) == DEAL
    assert second["answer"] == ""


def test_the_table_opens_in_a_spreadsheet_as_the_text_that_it_is(as_learner):
    assert as_learner.get(ANSWERS).getvalue().startswith(b"\xef\xbb\xbfkind,")


@pytest.mark.parametrize("start", ["=", "+", "-", "@", "\t", "\r"])
def test_no_cell_is_a_formula(learner, as_learner, start):
    formula = f'{start}HYPERLINK("http://evil.example")'
    make_attempt(learner, case=formula[:40], code=formula[:40])

    (row,) = table(as_learner)

    assert row["case"] == row["code"] == "'" + formula[:40]


@pytest.mark.parametrize("value", ["As 2d", "7-4-3-2-A", "", "low = 5"])
def test_harmless_text_stays_as_it_is(value):
    assert cell(value) == value


def test_a_key_that_is_not_to_be_seen_yet_is_not_in_the_file(learner):
    written = written_attempt(make_attempt(learner), is_open=False)

    assert written["question"] == DEAL
    assert written["answer"] == {"low": "As 2d + 7c 4s 3h"}
    for name in ("case", "credit", "parts", "candidates", "opportunities"):
        assert written[name] is None


@pytest.fixture
def busy(learner, as_learner):
    """A learner with 4,000 answers, which take some 30 MB when read at once."""
    example = make_attempt(learner)
    fields = {
        field.attname: getattr(example, field.attname)
        for field in Attempt._meta.concrete_fields
        if field.name not in ("id", "code")
    }
    rows = (Attempt(code=f"1.4.default.2.{n:08}", **fields) for n in range(3999))
    Attempt.objects.bulk_create(rows, batch_size=1000)
    return as_learner


@pytest.mark.slow
@pytest.mark.parametrize("address", [EVERYTHING, ANSWERS])
def test_any_number_of_answers_takes_little_memory(busy, address):
    tracemalloc.start()

    lines = sum(part.count(b"\n") for part in busy.get(address))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()

    assert lines > 4000
    assert peak < 10_000_000


def test_the_page_says_what_is_kept(anybody):
    text = anybody.get(DATA).text

    assert "We keep your 1 answer," in text
    assert f'href="{EVERYTHING}"' in text
    assert f'href="{ANSWERS}"' in text
    assert f'href="{DELETE}"' in text


def test_the_page_says_that_nothing_is_kept(db, client):
    assert "Nothing is stored of you." in client.get(DATA).text
    assert client.get(DELETE)["Location"] == DATA


def test_an_account_is_deleted_by_whoever_knows_its_password(outsider, client):
    answer_right(client)
    sign_up(client, email="ann@example.org")
    client.post(
        "/settings/preferences/",
        {"deck": "two", "theme": "dark", "hole_cards": 4, "daily_goal": 10},
    )
    theirs = make_attempt(outsider)

    response = client.post(DELETE, {"password": PASSWORD})

    assert response["Location"] == "/"
    assert User.objects.get() == outsider
    assert Attempt.objects.get() == theirs
    assert not EmailAddress.objects.exists()
    assert account_in(client) is None


def test_whoever_is_deleted_is_told_so_and_leaves_no_cookie(anybody):
    response = anybody.post(DELETE, {"password": PASSWORD, "is_sure": "on"})

    kept = {
        name
        for name in COOKIES
        if (morsel := response.cookies.get(name)) and morsel.value
    }
    assert kept == set()
    assert "visitor" in response.cookies
    assert "preferences" in response.cookies
    text = anybody.get("/").text
    assert "All that was stored of you is deleted." in text
    assert 'data-theme="auto"' in text


def test_what_is_remembered_of_somebody_is_deleted_as_well(guest):
    guest.get("/today/")
    assert Skill.objects.exists()

    guest.post(DELETE, {"is_sure": "on"})

    assert not Skill.objects.exists()
    assert not Memory.objects.exists()


def test_a_guest_is_deleted_with_all_answers_and_hints(guest):
    guest.post(DELETE, {"is_sure": "on"})

    assert not any(model.objects.exists() for model in (User, Attempt, Hint))


@pytest.mark.parametrize("sent", [{}, {"password": "wrong"}, {"password": ""}])
def test_without_the_password_nothing_is_deleted(as_learner, learner, sent):
    make_attempt(learner)

    response = as_learner.post(DELETE, sent | {"is_sure": "on"})

    assert response.status_code == 422
    assert account_in(as_learner).attempts.count() == 1


def test_a_guest_who_is_not_sure_is_not_deleted(guest):
    response = guest.post(DELETE, {"password": PASSWORD})

    assert response.status_code == 422
    assert User.objects.get().attempts.count() == 1


def test_a_link_deletes_nobody(anybody):
    assert (
        anybody.get(DELETE, {"password": PASSWORD, "is_sure": "on"}).status_code == 200
    )
    assert User.objects.exists()


def test_sent_twice_it_deletes_no_second_person(guest):
    guest.post(DELETE, {"is_sure": "on"})
    make_user("ann")

    assert guest.post(DELETE, {"is_sure": "on"})["Location"] == DATA
    assert User.objects.get().username == "ann"


def test_deletion_leaves_no_names_in_the_log(as_learner, caplog):
    caplog.set_level("DEBUG")

    as_learner.post(DELETE, {"password": "wrong"})
    as_learner.post(DELETE, {"password": PASSWORD})

    told = [
        record.getMessage()
        for record in caplog.records
        if "django.db" not in record.name
    ]
    assert not [line for line in told if "learner" in line or PASSWORD in line]
