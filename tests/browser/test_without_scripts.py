"""The whole way without JavaScript: plain forms, links and addresses."""

import re

import pytest
from playwright.sync_api import expect

from quizzes.models import Attempt
from tests.browser.dealt import deal
from tests.browser.playing import (
    box_of,
    check,
    check_button,
    choose,
    chosen,
    verdict_on,
)

WHEEL = deal("wheel")
FLUSH = deal("flush", "best-high")

SMALL = {"width": 360, "height": 640}

pytestmark = pytest.mark.browser_context_args(java_script_enabled=False, viewport=SMALL)


def test_a_deal_is_answered_explained_and_followed_by_another(page):
    page.goto("/")
    page.get_by_role("link", name="Best low").click()
    page.goto(WHEEL.path)
    choose(page, WHEEL.right)
    check(page)

    expect(verdict_on(page)).to_have_accessible_name("Right")
    expect(verdict_on(page)).to_be_in_viewport()
    expect(page).to_have_url(re.compile(r"/deals/\d+/#verdict$"))
    page.reload()
    assert Attempt.objects.count() == 1
    page.get_by_text("Every pair from your hand").click()
    expect(page.locator(".proof .is-best")).to_contain_text(["5-4-3-2-A"])
    page.get_by_role("link", name="Next deal").click()
    expect(check_button(page)).to_be_visible()


def test_cards_are_typed(page):
    page.goto(WHEEL.path)
    page.get_by_text("Type it instead").click()
    page.get_by_label("Two of your cards").fill(" ".join(WHEEL.right))
    check(page)

    expect(verdict_on(page)).to_have_accessible_name("Right")


def test_what_is_wrong_is_said_and_the_choice_kept(page):
    page.goto(WHEEL.path)
    choose(page, WHEEL.right[:2])
    page.get_by_label("I have no low").check()
    check_button(page).click()

    expect(page.get_by_role("alert")).to_contain_text("Which is it?")
    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)
    assert chosen(page) == [card for card in WHEEL.hole if card in WHEEL.right]
    page.get_by_label("I have no low").uncheck()
    choose(page, WHEEL.right)
    check(page)

    expect(verdict_on(page)).to_have_accessible_name("Right")


def test_a_hint_and_the_answer_are_given(page):
    page.goto(FLUSH.path)
    choose(page, FLUSH.hole[:1])
    page.get_by_role("button", name="Hint").click()

    expect(page.locator(".hint")).to_have_text("Hint: The best is a flush.")
    expect(page.locator(".hint")).to_be_in_viewport(ratio=1)
    expect(box_of(page, FLUSH.hole[0])).to_be_checked()
    page.get_by_role("button", name="show me").click()
    expect(verdict_on(page)).to_be_visible()


def test_the_deal_is_played_again(page):
    page.goto(WHEEL.path)
    choose(page, WHEEL.wrong)
    check(page)
    page.get_by_role("link", name="Replay").click()
    choose(page, WHEEL.right)
    check(page)

    expect(page.locator(".notes")).to_contain_text("this time does not count")


def test_nothing_is_offered_that_needs_scripts(page):
    page.goto(WHEEL.path)

    for part in (".keys", ".slots", "[data-counter]", "[data-clear]"):
        expect(page.locator(part)).to_be_hidden()
    choose(page, WHEEL.wrong)
    check(page)
    expect(page.locator("kbd")).to_be_hidden()
