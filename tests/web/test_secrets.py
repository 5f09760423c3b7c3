"""Before the answer a page tells nothing of the key; nothing sent in comes back raw."""

import re

import pytest
from django.test import Client
from django.utils.html import escape

from quizzes import labels
from quizzes.models import Attempt
from quizzes.questions.asking import ask
from tests.make import HTMX
from tests.web.answering import address_of, open_question, question_url, send

CARD = re.compile(r'<label class="card .*?</label>', re.DOTALL)
# What differs from page to page by nature: addresses, clock, signatures, nonces.
PASSING = re.compile(
    r'(?<=\.default\.4\.)\w{8}|(?<=name="asked" value=")[^"]+'
    r'|(?<=name="csrfmiddlewaretoken" value=")[^"]+|(?<=nonce=")[^"]+'
)
HOSTILE = [
    "<script>alert(1)</script>",
    '"><svg onload=alert(1)>',
    "' onfocus='alert(1)",
    "{{ 7|add:7 }}<b>",
]
each_hostile = pytest.mark.parametrize("text", HOSTILE)


def pages_of(kind, count):
    urls = [question_url(kind, level=4) for _ in range(count)]
    return [(url, Client().get(url).text) for url in urls]


@pytest.mark.parametrize("kind", ["best-low", "best-high"])
def test_but_for_its_cards_a_page_is_the_same_whatever_the_answer(db, kind):
    pages = pages_of(kind, 20)

    cases = {ask(address_of(url)).case for url, _ in pages}
    bare = {PASSING.sub("", CARD.sub("", page)) for _, page in pages}
    assert len(cases) > 3
    assert len(bare) == 1
    assert not cases & set(bare.pop().split('"'))


@pytest.mark.parametrize("kind", ["best-low", "best-high"])
def test_a_card_in_its_place_looks_the_same_whatever_it_is_good_for(db, kind):
    looks = {}
    for _, page in pages_of(kind, 40):
        for place, look in enumerate(CARD.findall(page)):
            card = re.search(r'value="(\w\w)"', look)[1]
            looks.setdefault((place, card), set()).add(look)

    assert {len(seen) for seen in looks.values()} == {1}
    assert len(looks) < 9 * 40


@pytest.mark.parametrize("kind", ["best-low", "best-high"])
@pytest.mark.parametrize("headers", [{}, HTMX])
def test_no_page_names_the_case_before_the_answer(db, client, kind, headers):
    for url, page in pages_of(kind, 10):
        case = str(labels.CASES[ask(address_of(url)).case])
        assert case not in page
        assert case not in client.get(url, headers=headers).text


def test_a_hint_names_no_card(db, client):
    url = question_url("best-high", level=4)
    sheet = open_question(client, url)

    response = send(client, sheet, [], to="hint/")

    (hint,) = re.findall(r'<p class="hint".*?</p>', response.text, re.DOTALL)
    words = re.findall(r"\w+", re.sub(r"<[^>]*>", " ", hint))
    assert words
    assert not {*sheet.hole, *sheet.board}.intersection(words)


@each_hostile
@pytest.mark.parametrize("to", ["", "hint/"])
@pytest.mark.parametrize("htmx", [False, True])
def test_what_was_typed_comes_back_as_text(db, client, text, to, htmx):
    sheet = open_question(client)

    response = send(client, sheet, [text], to=to, htmx=htmx)

    assert text not in response.text
    assert f'value="{escape(text)}"' in response.text
    assert not Attempt.objects.exists()


@each_hostile
def test_a_card_is_no_card_for_all_its_marks(db, client, text):
    sheet = open_question(client)

    response = send(client, sheet, [f"As{text}"])

    assert response.status_code == 422
    assert text not in response.text


@each_hostile
@pytest.mark.parametrize("to", ["", "hint/", "show/"])
def test_a_forged_clock_does_not_come_back(db, client, text, to):
    sheet = open_question(client)

    response = send(client, sheet, ["Zs"], to=to, asked=text)

    assert response.status_code == 422
    assert text not in response.text


@each_hostile
@pytest.mark.parametrize(
    "address", ["/practice/best-low/", question_url(), "/practice/best-low/nonsense/"]
)
def test_what_stands_in_a_query_does_not_come_back(db, client, text, address):
    query = dict.fromkeys(("level", "cards", "trap", "next"), text)

    response = client.get(address, query, follow=True)

    assert text not in response.text
    assert escape(text) not in response.text


@each_hostile
@pytest.mark.parametrize("place", ["kind", "code"])
def test_what_stands_in_an_address_does_not_come_back(db, client, text, place):
    path = {"kind": f"/practice/{text}/", "code": f"/practice/best-low/{text}/"}

    response = client.get(path[place])

    assert response.status_code == 404
    assert text not in response.text
    assert escape(text) not in response.text
