"""Blinds and posts, asked and marked before the deal."""

import pytest
from playwright.sync_api import expect

from quizzes.models import Attempt
from quizzes.questions.fields import Amount
from tests.browser.dealt import deal
from tests.browser.playing import check, check_button, expect_verdict

HEADS_UP = deal("heads-up", "blinds-and-posts", level=2)
MISSED = deal("missed-both", "blinds-and-posts", level=3)
WAITS = deal("seat-waits", "blinds-and-posts", level=4)


pytestmark = pytest.mark.usefixtures("with_and_without_scripts")


def fill_in(page, dealt, **others):
    """Tick and type what is right, but for some fields."""
    page.goto(dealt.path)
    for field in dealt.asked.kind.fields(dealt.asked.question):
        right = dealt.right_of_cell(field.name)
        value = others.get(field.name.replace("-", "_"), right)
        if isinstance(field, Amount):
            page.locator(f"#{field.name}").fill(str(value))
            continue
        for seat in value:
            page.locator(f"[name={field.name}][value='{seat}']").check()


def test_blinds_and_chips_are_answered_right(page):
    fill_in(page, MISSED)
    expect(page.locator(".mark.small-blind, .mark.big-blind")).to_have_count(0)
    check(page)

    expect_verdict(page, "Right", 1)
    expect(page.locator(".mark.small-blind")).to_have_count(1)


def test_all_taken_for_live_is_one_slip(page):
    fill_in(page, MISSED, live=MISSED.right_of_cell("posted"))
    check(page)

    expect_verdict(page, "Partly right", 3 / 4)
    expect(page.locator(".box.marked").last).to_contain_text("in nobody's bet")
    expect(page.locator(".because")).to_contain_text("a missed small blind is dead")


def test_blinds_of_two_that_are_exchanged_earn_nothing(page):
    right = [HEADS_UP.right_of_cell(f"{blind}-blind") for blind in ("small", "big")]
    fill_in(page, HEADS_UP, small_blind=right[1], big_blind=right[0])
    check(page)

    expect_verdict(page, "Not this one", 0)
    expect(page.locator(".because")).to_contain_text("Between two it is the button")


def test_a_seat_that_waits_puts_in_nothing(page):
    fill_in(page, WAITS)
    check(page)

    expect_verdict(page, "Right", 1)
    waits = WAITS.asked.question.comes
    seats = page.locator(".seats-around .who b")
    expect(seats.filter(has_text=f"Seat {waits}")).to_have_count(0)


def test_chips_that_were_not_told_are_asked_for(page):
    fill_in(page, MISSED)
    page.locator("#live").fill("")
    check_button(page).click()

    expect(page.get_by_role("alert")).to_contain_text("Live chips")
    expect(page.locator("#live")).to_have_attribute("aria-invalid", "true")
    assert not Attempt.objects.exists()
