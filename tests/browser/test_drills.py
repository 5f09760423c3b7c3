"""Drilling a wrong rule from the verdict that names it, with and without scripts."""

from playwright.sync_api import expect

from tests.browser.drill_states import verdict_with_a_likely_slip
from tests.browser.playing import check, verdict_on


def test_a_likely_slip_is_drilled_until_one_leaves(page, with_and_without_scripts):
    verdict_with_a_likely_slip(page)
    expect(page.get_by_text("Likely: A low with a nine in it.")).to_be_visible()

    page.get_by_role("link", name="Drill this").first.click()
    expect(page.locator(".crumb")).to_contain_text("0 of your last 3 such deals")
    page.locator("[data-none]").check()
    check(page)
    expect(verdict_on(page)).to_be_visible()
    expect(page.locator(".crumb")).to_contain_text("of your last 4 such deals")

    page.get_by_role("link", name="Next deal").click()
    expect(page.get_by_role("button", name="Check")).to_be_visible()
    expect(page.locator(".crumb")).to_contain_text("Drill: A low with a nine in it")

    page.get_by_role("link", name="Leave the drill").click()
    expect(page.locator("summary", has_text="Level")).to_be_visible()
    expect(page.locator(".drill")).to_have_count(0)
