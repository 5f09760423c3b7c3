"""The guide tells every rule once, and verdicts lead to the rules that they apply."""

import re

import pytest

from quizzes.guide import PAGES
from quizzes.guide.glossary import TERMS
from quizzes.guide.tries import tries_of
from quizzes.questions import KINDS
from quizzes.questions.asking import ask
from quizzes.rulebook import RULES
from tests.make import HTMX
from tests.web.answering import address_of, open_question, question_url, send
from tests.web.queries import queries

each_page = pytest.mark.parametrize("slug", PAGES)


def links_to_rules(page):
    return re.findall(r'href="(/guide/[\w-]+/)#(rule-[\d-]+)">Rule ([\d.]+)<', page)


def test_the_guide_leads_to_each_of_its_pages(client):
    contents = client.get("/guide/").text

    for slug in PAGES:
        assert f'href="/guide/{slug}/"' in contents


@each_page
def test_a_page_tells_its_rules_by_their_numbers(client, slug):
    page = client.get(f"/guide/{slug}/").text

    told = re.findall(r'<div id="rule-([\d-]+)">', page)
    assert told == [rule.number.replace(".", "-") for rule in PAGES[slug].rules]


@each_page
def test_a_page_asks_the_database_for_nothing(client, db, slug):
    with queries() as asked:
        client.get(f"/guide/{slug}/")

    assert asked == []


@each_page
def test_questions_to_try_are_of_their_cases(client, db, slug):
    page = PAGES[slug]

    for wanted, shown in zip(page.tries, tries_of(page), strict=True):
        address = address_of(shown.url)
        assert (address.kind, ask(address).case) == (wanted.kind, wanted.case)
        assert f'href="{shown.url}"' in client.get(f"/guide/{slug}/").text
        assert client.get(shown.url).status_code == 200


def test_every_page_on_the_game_has_examples_and_two_questions_to_try():
    on_the_game = [page for page in PAGES.values() if page.slug != "marking"]

    assert [page.slug for page in on_the_game if not page.examples] == []
    assert [page.slug for page in on_the_game if len(page.tries) != 2] == []


def test_a_page_that_does_not_exist_is_not_found(client, db):
    assert client.get("/guide/seven-card-stud/").status_code == 404


def test_the_pages_lead_from_one_to_the_next(client):
    first, second, *_ = PAGES
    last = list(PAGES)[-1]

    assert 'rel="prev"' not in client.get(f"/guide/{first}/").text
    assert f'rel="next" href="/guide/{second}/"' in client.get(f"/guide/{first}/").text
    assert 'rel="next"' not in client.get(f"/guide/{last}/").text


@pytest.mark.parametrize("kind", KINDS)
def test_a_verdict_leads_to_the_rules_that_it_applies(client, db, kind):
    url = question_url(kind)
    (asked,) = re.findall(r'name="asked" value="([^"]+)"', client.get(url).text)

    page = client.post(f"{url}show/", {"asked": asked}, headers=HTMX).text

    links = links_to_rules(page)
    assert links
    for address, anchor, number in set(links):
        assert f'<div id="{anchor}">' in client.get(address).text
        assert anchor == RULES[number].anchor


def test_a_slip_leads_to_the_rule_that_it_breaks(client, db):
    sheet = open_question(client)

    page = send(client, sheet, sheet.wrong, htmx=True).text

    assert links_to_rules(page)


def test_the_front_page_and_every_other_lead_to_the_guide(client, db):
    for address in ("/", "/analyze/", "/nowhere/"):
        assert 'href="/guide/"' in client.get(address).text


def test_the_glossary_tells_each_term_once_and_leads_to_its_page(client):
    page = client.get("/guide/glossary/").text

    names = [str(term.name) for term in TERMS]
    assert len(set(names)) == len(names) >= 45
    told = re.findall(r'<dt><a href="/guide/([\w-]+)/">([^<]+)</a></dt>', page)
    assert told == sorted(told, key=lambda pair: pair[1])
    assert {(term.page, str(term.name)) for term in TERMS} == set(told)
    assert {term.page for term in TERMS} <= set(PAGES)


def test_the_guide_leads_to_the_glossary(client):
    assert 'href="/guide/glossary/"' in client.get("/guide/").text
