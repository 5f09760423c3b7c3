"""One's answers as a list: what is in it, how it is narrowed, where it leads."""

import re
from datetime import UTC, datetime, timedelta

import pytest
from django.test import Client
from django.utils import timezone

from quizzes.models import Attempt
from quizzes.progress.histories import PAGE
from tests.make import HTMX, make_attempt, make_guest
from tests.web.answering import answer_right, open_question, send

NOW = timezone.now()
MAY = datetime(2026, 5, 1, 12, tzinfo=UTC)

# Every way in which an answer can turn out, by the name of the filter.
OUTCOMES = {
    "right": {"credit": 1},
    "partly": {"credit": 0.5},
    "wrong": {"credit": 0},
    "shown": {"credit": 0, "answer": None},
}


def listed(client, query="", **headers):
    """Return the keys of the answers in a page, in its order."""
    response = client.get(f"/history/{query}", headers=headers)
    assert response.status_code == 200
    links = re.findall(r'<a href="/deals/(\d+)/"><strong>', response.text)
    return [int(pk) for pk in links]


def line_of(client, query=""):
    """Return the text of the only line in a page."""
    (line,) = re.findall(
        r'<ol class="sheet log">(.*?)</ol>',
        client.get(f"/history/{query}").text,
        re.DOTALL,
    )
    return " ".join(re.sub(r"<[^>]*>", " ", line).split())


@pytest.fixture
def outcomes(learner):
    return {name: make_attempt(learner, **how).pk for name, how in OUTCOMES.items()}


def test_answers_are_listed_from_the_newest(as_learner, learner):
    old, new = (
        make_attempt(learner, answered_at=NOW - timedelta(days=n)) for n in (1, 0)
    )

    assert listed(as_learner) == [new.pk, old.pk]


def test_a_line_tells_how_it_went(as_learner, learner):
    make_attempt(
        learner,
        case="wheel",
        level=3,
        credit=0.5,
        asked_at=MAY - timedelta(seconds=75),
        answered_at=MAY,
    )

    line = line_of(as_learner)

    assert line.startswith("½ Partly right Best low")
    for told in ("The wheel", "Level 3", "50% credit", "in 1 min 15 s", "noon"):
        assert told in line
    assert "ace of spades" in line
    assert "May 1, 2026" in as_learner.get("/history/").text


@pytest.mark.parametrize(
    ("outcome", "word"),
    [("right", "✓ Right"), ("wrong", "✕ Wrong"), ("shown", "→ Shown")],
)
def test_a_line_says_its_outcome(as_learner, learner, outcome, word):
    make_attempt(learner, **OUTCOMES[outcome])

    assert line_of(as_learner).startswith(word)


def test_a_line_says_that_a_hint_was_used(as_learner, learner):
    make_attempt(learner, credit=0.5, is_hinted=True)

    assert line_of(as_learner).startswith("✓ Right")
    assert "50% credit, after a hint" in line_of(as_learner)


def test_times_are_those_of_the_reader(as_learner, learner):
    learner.time_zone = "Asia/Tokyo"
    learner.save()
    make_attempt(learner, answered_at=datetime(2026, 4, 30, 20, tzinfo=UTC))

    assert "5 a.m." in line_of(as_learner)
    assert "May 1, 2026" in as_learner.get("/history/").text
    assert listed(as_learner, "?since=2026-05-01")
    assert not listed(as_learner, "?until=2026-04-30")


def test_a_line_leads_to_its_verdict_and_to_another_try(as_learner, learner):
    deal = make_attempt(learner)
    page = as_learner.get("/history/").text

    assert f'href="/deals/{deal.pk}/"' in page
    assert f'href="/deals/{deal.pk}/again/"' in page


def test_later_tries_stand_under_their_deal(as_learner, learner):
    first = make_attempt(learner, credit=0)
    again = make_attempt(learner, code=first.code, is_first_try=False)

    assert listed(as_learner) == [first.pk]
    assert "✓ Tried again" in line_of(as_learner)
    assert f'href="/deals/{again.pk}/"' in as_learner.get("/history/").text


@pytest.mark.parametrize("name", OUTCOMES)
def test_outcomes_are_looked_for(as_learner, outcomes, name):
    assert listed(as_learner, f"?outcome={name}") == [outcomes[name]]


def test_what_is_not_solved_yet_is_looked_for(as_learner, learner, outcomes):
    wrong = Attempt.objects.get(pk=outcomes["wrong"])
    make_attempt(learner, code=wrong.code, is_first_try=False)

    found = listed(as_learner, "?outcome=unsolved")

    assert set(found) == {outcomes["partly"], outcomes["shown"]}


def test_kinds_and_cases_are_looked_for(as_learner, learner):
    low, wheel, high = (
        make_attempt(learner, kind=kind, case=case).pk
        for kind, case in [
            ("best-low", "plain"),
            ("best-low", "wheel"),
            ("best-high", "wheel"),
        ]
    )

    assert set(listed(as_learner, "?kind=best-low")) == {low, wheel}
    assert set(listed(as_learner, "?case=wheel")) == {wheel, high}
    assert listed(as_learner, "?kind=best-high&case=wheel") == [high]


def test_dates_are_looked_for_with_both_ends(as_learner, learner):
    days = [
        make_attempt(learner, answered_at=MAY + timedelta(days=n)).pk for n in range(4)
    ]

    assert listed(as_learner, "?since=2026-05-02&until=2026-05-03") == days[2:0:-1]
    assert listed(as_learner, "?since=2026-05-03&until=2026-05-02") == []


@pytest.mark.parametrize(
    "query",
    [
        "?kind=bridge",
        "?case=nothing",
        "?kind=best-low&case=flush",
        "?outcome=lucky&since=yesterday&until=2026-13-40",
        "?since=0001-01-01&until=9999-12-31",
        "?before=nonsense&after=-1",
        f"?before={'9' * 18}",
        f"?after={'9' * 40}",
        "?before=%00&kind=%00",
        "?kind=best-low&kind=bridge&page=7",
    ],
)
def test_nonsense_is_left_out(as_learner, learner, query):
    deal = make_attempt(learner).pk

    assert listed(as_learner, query) == [deal]


def test_the_form_shows_what_is_looked_for(as_learner, learner):
    make_attempt(learner)
    page = as_learner.get("/history/?kind=best-low&outcome=wrong&since=2026-05-01").text

    assert '<option value="best-low" selected>' in page
    assert '<option value="wrong" selected>' in page
    assert 'value="2026-05-01"' in page
    assert '<option value="flush">' not in page
    assert "You have no answer like that." in page


def test_a_page_holds_fifty(as_learner, learner):
    for minutes in range(PAGE + 1):
        make_attempt(learner, answered_at=NOW - timedelta(minutes=minutes))
    oldest = Attempt.objects.earliest("answered_at").pk

    page = as_learner.get("/history/?kind=best-low").text
    (older,) = re.findall(r'href="(/history/[^"]*)" hx-get=[^>]*>Older', page)

    assert len(listed(as_learner)) == PAGE
    assert "kind=best-low" in older
    query = older.removeprefix("/history/").replace("&amp;", "&")
    assert listed(as_learner, query) == [oldest]
    assert "51 deals" in page


def test_htmx_gets_the_list_and_the_address_of_what_is_looked_for(as_learner, learner):
    make_attempt(learner)
    query = "?kind=best-low&case=&outcome=&since=&until=nonsense"

    response = as_learner.get(f"/history/{query}", headers=HTMX)

    assert response.text.lstrip().startswith('<section id="history"')
    assert '<p id="found" hx-swap-oob="innerHTML">' in response.text
    assert response["HX-Push-Url"] == "/history/?kind=best-low"
    assert "HX-Request" in response["Vary"]


def test_going_back_gets_the_whole_page(as_learner, learner):
    make_attempt(learner)
    restore = HTMX | {"HX-History-Restore-Request": "true"}

    response = as_learner.get("/history/", headers=restore)

    assert response.text.startswith("<!doctype html>")
    assert response.text.count('id="found"') == 1


def test_whoever_has_answered_nothing_is_invited(client, as_outsider, db):
    for visitor in (client, as_outsider):
        page = visitor.get("/history/").text
        assert "Nothing answered yet" in page
        assert "<form" not in page


def test_the_answers_of_others_never_show(as_learner, learner, outsider):
    own = make_attempt(learner)
    for stranger in (outsider, make_guest()):
        theirs = make_attempt(stranger, code=own.code)
        make_attempt(stranger, code=own.code, is_first_try=False)

    assert listed(as_learner) == [own.pk]
    assert listed(as_learner, f"?before={theirs.pk}") == [own.pk]
    assert "Tried again" not in line_of(as_learner)
    assert listed(Client()) == []


def test_a_guest_finds_what_a_guest_has_answered(db, client):
    deal = answer_right(client)

    assert listed(client) == [deal]


def test_the_verdict_and_the_header_lead_here(as_learner):
    sheet = open_question(as_learner)
    verdict = send(as_learner, sheet, sheet.right, htmx=True).text

    assert 'href="/history/"' in verdict
    assert 'href="/history/"' in as_learner.get("/").text


def test_the_list_is_kept_by_nobody(as_learner):
    assert "no-store" in as_learner.get("/history/")["Cache-Control"]
