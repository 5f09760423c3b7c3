"""What is wrong with an answer is said of its field, and the field is tied to it."""

import re

import pytest

from tests.make import HTMX
from tests.web.answering import open_question, question_url

SAID = re.compile(r'<li id="error-(\w+)">(?:<strong>(.*?):</strong> )?(.*?)</li>')
TIED = re.compile(r'<(fieldset|input)\b[^>]*? aria-describedby="([^"]*)"')
INVALID = re.compile(r'name="(\w+)"[^>]*? aria-invalid="true"')

PARTS = {
    "high-and-low": {"high": "High", "low": "Low"},
    "low-possible": {
        "board": "A low on this board",
        "hand": "A low in your hand",
        "low": "Low",
    },
    "nuts": {
        "nut_high": "Nut high",
        "nut_low": "Nut low",
        "holds": "The nuts in your hand",
    },
    "counterfeit": {"low": "Low", "ranks": "The next card"},
}


def send(client, kind, headers=None, **answer):
    url = question_url(kind)
    data = {"asked": open_question(client, url).asked, **answer}
    response = client.post(url, data, headers=headers or {})
    assert response.status_code == 422
    return response.text


def tied(page):
    """The fields that what holds their inputs, and what inputs, are described by."""
    found = {"fieldset": set(), "input": set()}
    for tag, ids in TIED.findall(page):
        found[tag] |= {name.removeprefix("error-") for name in ids.split()}
    return found


@pytest.mark.parametrize("headers", [None, HTMX], ids=["plain", "htmx"])
@pytest.mark.parametrize(("kind", "names"), PARTS.items(), ids=PARTS)
def test_each_fault_names_the_field_that_is_tied_to_it(
    as_learner, kind, names, headers
):
    page = send(as_learner, kind, headers)

    said = SAID.findall(page)
    assert {field: name for field, name, _ in said} == names
    assert all(sentence for _, _, sentence in said)
    assert tied(page)["fieldset"] == set(names)


def test_only_a_faulty_half_of_a_picker_is_tied_to_its_fault(as_learner):
    page = send(as_learner, "high-and-low", high="xx", low="no low")

    assert [field for field, _, _ in SAID.findall(page)] == ["high"]
    assert tied(page) == {"fieldset": {"high"}, "input": {"high"}}
    assert INVALID.findall(page) == ["high"]


@pytest.mark.parametrize("kind", ["best-low", "best-high", "order-lows"])
def test_the_only_field_is_tied_to_its_fault_without_a_name(as_learner, kind):
    page = send(as_learner, kind)

    ((field, name, sentence),) = SAID.findall(page)
    assert name == ""
    assert sentence
    assert tied(page)["fieldset"] == {field}


def test_a_question_without_faults_is_described_by_none(as_learner):
    page = as_learner.get(question_url("high-and-low")).text

    assert "error-" not in page
    assert "aria-invalid" not in page
