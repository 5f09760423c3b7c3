"""The bare views, beside which the bench measures the site's own."""

import json
from pathlib import Path

import pytest
from django.conf import settings as own_settings
from django.forms import model_to_dict

from quizzes.models import Attempt
from tests.bench import bare
from tests.make import make_attempt, make_user

TEMPLATES = Path(bare.__file__).parent / "templates"


@pytest.fixture
def as_measured(client, db, settings, tmp_path):
    [engine] = own_settings.TEMPLATES
    settings.TEMPLATES = [engine | {"DIRS": [*engine["DIRS"], TEMPLATES]}]
    settings.BENCH_DIRECTORY = tmp_path
    settings.ROOT_URLCONF = "tests.bench.bare"
    client.force_login(make_user())
    bare.constant.cache_clear()
    bare.attempt_values.cache_clear()
    return client


def test_the_bare_view_of_a_question_sends_a_whole_page(as_measured, tmp_path):
    (tmp_path / "question.html").write_text("<p>Which is the low?</p>")

    page = as_measured.get("/bare/ask/1/")

    assert page.status_code == 200
    assert "<html" in page.text
    assert "<p>Which is the low?</p>" in page.text


def test_the_bare_view_of_an_answer_keeps_a_row_as_the_site_does(as_measured, tmp_path):
    own = make_attempt(make_user(), credit=0.5)
    values = model_to_dict(own, bare.VALUES)
    (tmp_path / "attempt.json").write_text(json.dumps(values))
    (tmp_path / "verdict.html").write_text("<p>Half right</p>")

    fragment = as_measured.post("/bare/answer/1/")

    assert (fragment.status_code, fragment.text.strip()) == (200, "<p>Half right</p>")
    kept = Attempt.objects.get(kind="bare")
    assert kept.credit == 0.5
