"""Who wins, and what each is paid, answered with a mouse and without scripts."""

import pytest
from playwright.sync_api import expect

from quizzes.models import Attempt
from tests.browser.dealt import deal
from tests.browser.playing import check, check_button, tick_winners, verdict_on

SPLIT = deal("split", "who-wins")
NO_LOW = deal("scoop-without-low", "who-wins")
TIED = deal("low-tied", "who-wins", level=3)


def with_scripts(enabled):
    settings = {
        "viewport": {"width": 360, "height": 740},
        "java_script_enabled": enabled,
    }
    return pytest.param(enabled, marks=pytest.mark.browser_context_args(**settings))


@pytest.fixture(
    autouse=True,
    params=[with_scripts(True), with_scripts(False)],
    ids=["with scripts", "without"],
)
def _scripts():
    """Play every test in both ways."""


def expect_verdict(page, name, credit):
    expect(verdict_on(page)).to_have_accessible_name(name)
    assert Attempt.objects.latest("pk").credit == pytest.approx(credit)


def test_the_winners_are_ticked(page):
    page.goto(SPLIT.path)
    tick_winners(page, **SPLIT.winners)
    check(page)

    expect_verdict(page, "Right", 1)
    page.get_by_text("What every hand makes: High").click()
    (winner,) = SPLIT.winners["high"]
    expect(page.locator(".proof tr.is-best").first).to_contain_text(f"Seat {winner}")


def test_that_nobody_has_a_low_is_ticked(page):
    page.goto(NO_LOW.path)
    tick_winners(page, **NO_LOW.winners)
    check(page)

    expect_verdict(page, "Right", 1)


def test_one_of_two_that_tie_is_half_of_a_half(page):
    page.goto(TIED.path)
    first, _second = sorted(TIED.winners["low"])
    tick_winners(page, TIED.winners["high"], [first])
    check(page)

    expect_verdict(page, "Partly right", 3 / 4)
    expect(page.locator(".part.partly")).to_contain_text("Left out: Seat")


def test_the_halves_are_given_to_each_other(page):
    page.goto(SPLIT.path)
    tick_winners(page, SPLIT.winners["low"], SPLIT.winners["high"])
    check(page)

    expect_verdict(page, "Not this one", 0)


def test_a_half_that_was_left_out_is_asked_for_and_the_other_kept(page):
    page.goto(SPLIT.path)
    (winner,) = SPLIT.winners["high"]
    row = page.get_by_role("group", name=f"Seat {winner}", exact=True)
    row.get_by_label("High").check()
    check_button(page).click()

    expect(page.get_by_role("alert")).to_contain_text("Low:")
    expect(row.get_by_label("High")).to_be_checked()
