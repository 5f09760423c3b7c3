"""The questions of the guide are tried within its pages."""

import re

import pytest
from playwright.sync_api import expect

from quizzes.models import Attempt
from tests.browser.playing import verdict_on

PAGE = re.compile(r"/guide/lows/$")


def open_first(page):
    page.goto("/guide/lows/")
    page.locator("#tries ~ ul a").first.click()
    page.locator("form.play").wait_for()


def ask_to_be_shown(page):
    page.get_by_role("button", name="show me").click()
    expect(verdict_on(page)).to_be_visible()


def test_a_question_is_tried_where_its_rule_is_read(page):
    open_first(page)
    ask_to_be_shown(page)

    expect(page).to_have_url(PAGE)
    assert Attempt.objects.count() == 1
    page.locator("#tries ~ ul a").last.click()
    expect(page.locator("form.play")).to_be_visible()

    ask_to_be_shown(page)
    page.get_by_role("link", name="Next deal").click()
    expect(page).to_have_url(re.compile(r"/practice/order-lows/"))


def test_one_that_was_tried_before_shows_its_verdict(page):
    open_first(page)
    ask_to_be_shown(page)

    page.reload()
    page.locator("#tries ~ ul a").first.click()

    expect(verdict_on(page)).to_be_visible()
    expect(page).to_have_url(PAGE)


@pytest.mark.browser_context_args(java_script_enabled=False)
def test_without_scripts_a_question_has_its_own_page(page):
    open_first(page)

    expect(page).to_have_url(re.compile(r"/practice/order-lows/"))
    ask_to_be_shown(page)
