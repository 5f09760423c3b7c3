"""Verdicts that are doubted, with what is counted again beside them."""

from playwright.sync_api import expect

from tests.browser.dealt import deal
from tests.browser.playing import answer

WHEEL = deal("wheel")
HALVES = deal("odd-chip-in-tied-half", "pot-shares", level=4)


def count_again(page):
    page.get_by_text("Is this wrong?").click()
    page.get_by_role("link", name="Count it again").click()
    expect(page.locator("#dispute")).to_be_visible()


def recount(page):
    answer(page, WHEEL, WHEEL.wrong)
    count_again(page)
    page.locator("#dispute summary").filter(has_text="choices").click()


def recount_of_chips(page):
    page.goto(HALVES.path)
    page.get_by_role("button", name="show me").click()
    count_again(page)
    page.locator("#dispute summary").filter(has_text="choices").first.click()


def note_that_is_refused(page):
    recount(page)
    page.locator("#dispute textarea").fill("   ")
    page.get_by_role("button", name="Send the note").click()
    expect(page.locator(".invalid-feedback")).to_be_visible()


DISPUTE_STATES = (recount, recount_of_chips, note_that_is_refused)
