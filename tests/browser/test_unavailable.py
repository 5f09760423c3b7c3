"""Pages that cannot be had: what they say, and the way on."""

import pytest
from playwright.sync_api import expect

from quizzes.models import Attempt
from quizzes.questions import KINDS
from tests.browser.dealt import deal
from tests.browser.playing import answer, check_button, choose, verdict_on
from tests.browser.states import form_expired, grow_old

WHEEL = deal("wheel")


def test_a_form_of_two_days_ago_offers_a_fresh_deal(page):
    page.goto(WHEEL.path)
    choose(page, WHEEL.right)
    grow_old(page, WHEEL)
    check_button(page).click()

    expect(
        page.get_by_role("heading", name="This page can no longer be answered")
    ).to_be_focused()
    assert not Attempt.objects.exists()
    page.get_by_role("link", name="Deal a fresh one").click()

    expect(check_button(page)).to_be_visible()


def test_a_link_of_an_older_version_offers_a_fresh_deal(page, monkeypatch):
    kind = KINDS["best-low"]
    monkeypatch.setattr(kind, "VERSION", kind.VERSION + 1)

    assert page.goto(WHEEL.path).status == 410
    expect(page.get_by_role("heading", level=1)).to_contain_text("older version")
    page.get_by_role("link", name="Deal a fresh one").click()

    expect(check_button(page)).to_be_visible()


@pytest.mark.parametrize(
    "address", ["/nowhere/", "/practice/nothing/", "/practice/best-low/nonsense/"]
)
def test_an_address_of_nothing_leads_back(page, address):
    assert page.goto(address).status == 404
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such page")

    page.get_by_role("link", name="To a fresh deal").click()

    expect(check_button(page)).to_be_visible()


def test_somebody_elses_verdict_is_not_shown(page, new_context):
    answer(page, WHEEL, WHEEL.right)

    stranger = new_context().new_page()

    assert stranger.goto(page.url).status == 404
    expect(verdict_on(stranger)).to_have_count(0)


def test_a_form_without_its_cookie_is_refused_in_our_look(page):
    form_expired(page)

    expect(page.get_by_role("heading", level=1)).to_have_text("This form has expired")
    assert not Attempt.objects.exists()
