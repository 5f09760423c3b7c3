"""Who shows first and who may muck, asked and marked beside a table."""

import pytest
from playwright.sync_api import expect

from quizzes.models import Attempt
from tests.browser.dealt import deal
from tests.browser.playing import (
    check,
    check_button,
    expect_verdict,
    give_places,
)

MUCK = deal("may-muck", "showdown-order", level=2)
FOLDED = deal("all-folded", "showdown-order", level=2)
CHECKED = deal("checked-river", "showdown-order", level=2)


pytestmark = pytest.mark.usefixtures("with_and_without_scripts")


def fill_in(page, dealt, places=None, mucks=None):
    """Choose places and tick mucks; what is not told is right."""
    page.goto(dealt.path)
    give_places(page, places or dealt.right_of_cell("showing"))
    for seat in dealt.right_of_cell("mucks") if mucks is None else mucks:
        page.locator(f"[name=mucks][value='{seat}']").check()


def test_an_order_and_mucks_are_answered_right(page):
    fill_in(page, MUCK)
    check(page)

    expect_verdict(page, "Right", 1)
    expect(page.locator(".verdict")).to_contain_text("1: Seat")
    page.get_by_text("What every hand makes: High").click()
    rows = page.locator(".proof tbody tr:visible")
    expect(rows).to_have_count(len(MUCK.asked.question.live))


def test_who_has_everybody_show_is_told_who_may_muck(page):
    fill_in(page, MUCK, mucks=())
    check(page)

    expect_verdict(page, "Partly right", 1 / 2)
    expect(page.locator(".box.marked")).to_contain_text("it may muck")
    expect(page.locator(".because")).to_contain_text("Not everybody has to show")


def test_a_wrong_seat_at_first_earns_nothing_for_the_order(page):
    live = CHECKED.asked.question.live
    right = CHECKED.right_of_cell("showing")
    muckers = set(live) - CHECKED.right_of_cell("mucks")
    fill_in(page, CHECKED, places=[len(live) + 1 - n for n in right], mucks=muckers)
    check(page)

    expect_verdict(page, "Not this one", 0)
    expect(page.locator(".part.wrong")).to_contain_text("shows first: Seat")


def test_nobody_shows_where_all_others_folded(page):
    page.goto(FOLDED.path)
    (seat,) = FOLDED.right_of_cell("winner")
    row = page.get_by_role("group", name=f"Seat {seat}", exact=True)
    row.get_by_label("Gets the pot").check()
    page.get_by_label("Nobody has to show").check()
    check(page)

    expect_verdict(page, "Right", 1)
    expect(page.locator(".proof")).to_have_count(0)


def test_a_hand_without_a_place_is_asked_for(page):
    fill_in(page, MUCK)
    page.get_by_role("combobox").first.select_option("")
    check_button(page).click()

    expect(page.get_by_role("alert")).to_contain_text("The order of showing:")
    assert not Attempt.objects.exists()
