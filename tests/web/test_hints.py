"""A hint halves the credit, however it was come by and whatever is done after."""

import pytest
from django.test import Client

from quizzes.models import Attempt, Hint
from tests.web.answering import (
    deal_in,
    goes_to,
    open_question,
    question_url,
    send,
    sheet_of,
)


@pytest.fixture
def sheet(as_learner):
    return open_question(as_learner, level=2)


def take_hint(client, sheet, choice=(), **options):
    return send(client, sheet, list(choice), to="hint/", **options)


@pytest.mark.parametrize("htmx", [False, True])
@pytest.mark.parametrize(
    ("kind", "hint"), [("best-low", "Different ranks of eight"), ("best-high", "The ")]
)
def test_a_hint_is_told_with_the_question(as_learner, htmx, kind, hint):
    sheet = open_question(as_learner, kind=kind)

    response = take_hint(as_learner, sheet, htmx=htmx)

    assert response.status_code == 200
    assert f"<strong>Hint:</strong> {hint}" in response.text
    assert sheet_of(response).cards == sheet.cards
    assert ("</html>" in response.text) is not htmx


def test_a_hint_counts_the_low_ranks_that_the_page_shows(as_learner):
    sheet = open_question(as_learner)
    board, hole = (
        len({card[0] for card in cards} & set("A2345678"))
        for cards in (sheet.board, sheet.hole)
    )

    response = take_hint(as_learner, sheet)

    assert f"{board} on the board, {hole} in your hand." in response.text


@pytest.mark.parametrize("htmx", [False, True])
def test_a_right_answer_after_a_hint_earns_half(as_learner, sheet, htmx):
    hinted = sheet_of(take_hint(as_learner, sheet))

    send(as_learner, hinted, sheet.right, htmx=htmx)

    attempt = Attempt.objects.get()
    assert (attempt.credit, attempt.is_hinted) == (0.5, True)


def test_a_wrong_answer_after_a_hint_earns_nothing(as_learner, sheet):
    take_hint(as_learner, sheet)
    send(as_learner, sheet, sheet.wrong)

    assert Attempt.objects.get().credit == 0


@pytest.mark.parametrize("reload", ["same form", "new form"])
def test_a_reload_does_not_give_the_credit_back(as_learner, sheet, reload):
    take_hint(as_learner, sheet)
    if reload == "new form":
        sheet = open_question(as_learner, sheet.url)

    response = send(as_learner, sheet, sheet.right)

    assert Attempt.objects.get().credit == 0.5
    assert "A hint was used" in as_learner.get(goes_to(response)).text


def test_another_tab_does_not_give_the_credit_back(as_learner):
    url = question_url()
    one, two = open_question(as_learner, url), open_question(as_learner, url)

    take_hint(as_learner, one)
    send(as_learner, two, two.right)

    assert Attempt.objects.get().credit == 0.5


def test_pressing_twice_stores_one_hint(as_learner, learner, sheet):
    take_hint(as_learner, sheet)
    take_hint(as_learner, sheet, htmx=True)
    send(as_learner, sheet, sheet.right)

    assert Hint.objects.get().person == learner
    assert Attempt.objects.get().credit == 0.5


def test_the_choice_and_the_clock_are_kept(as_learner, sheet):
    response = take_hint(as_learner, sheet, [*sheet.hole[:2], "As 2d +"])

    hinted = sheet_of(response)
    assert set(hinted.ticked) == set(sheet.hole[:2])
    assert hinted.typed == "As 2d +"
    assert hinted.asked == sheet.asked


def test_no_low_is_kept_too(as_learner, sheet):
    assert sheet_of(take_hint(as_learner, sheet, ["no low"])).ticked == ["no low"]


@pytest.mark.parametrize("htmx", [False, True])
def test_a_hint_after_the_answer_changes_nothing(as_learner, sheet, htmx):
    deal = deal_in(send(as_learner, sheet, sheet.right))

    response = take_hint(as_learner, sheet, htmx=htmx)

    assert deal_in(response) == deal
    assert not Hint.objects.exists()
    assert Attempt.objects.get().credit == 1


def test_a_hint_is_for_one_question_only(as_learner, sheet):
    take_hint(as_learner, sheet)
    other = open_question(as_learner)
    send(as_learner, other, other.right)

    assert Attempt.objects.get().credit == 1


def test_a_hint_of_somebody_else_costs_nothing(as_learner, as_outsider, sheet):
    take_hint(as_outsider, sheet)
    send(as_learner, sheet, sheet.right)

    assert Attempt.objects.get().credit == 1


def test_a_hint_makes_a_guest_who_keeps_it(db):
    client = Client()
    sheet = open_question(client)

    take_hint(client, sheet)
    send(client, sheet, sheet.right)

    attempt = Attempt.objects.get()
    assert attempt.person.is_guest
    assert attempt.credit == 0.5
