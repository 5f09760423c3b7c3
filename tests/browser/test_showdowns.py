"""Who wins, and what each is paid, answered with a mouse and without scripts."""

import pytest
from playwright.sync_api import expect

from quizzes.poker.rules import PROFILES
from quizzes.questions.base import in_house
from tests.browser.dealt import deal
from tests.browser.playing import (
    check,
    check_button,
    expect_verdict,
    fill_chips,
    tick_winners,
)

SPLIT = deal("split", "who-wins")
NO_LOW = deal("scoop-without-low", "who-wins")
HALVES = deal("half-and-half", "pot-shares")
ODD = deal("tied-both-ways", "pot-shares", level=5)
TIED = deal("low-tied", "who-wins", level=3)


pytestmark = pytest.mark.usefixtures("with_and_without_scripts")


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


def test_the_chips_of_each_seat_are_filled_in(page):
    page.goto(HALVES.path)
    pot = sum(HALVES.chips)
    expect(page.locator(".told")).to_contain_text("In the pot:")
    expect(page.locator(".told")).to_contain_text("Smallest chip:")
    assert f"{pot:,}" in page.locator(".told").inner_text()
    fill_chips(page, HALVES.chips)
    check(page)

    expect_verdict(page, "Right", 1)
    page.get_by_text("What every hand makes: Low").click()
    expect(page.locator(".proof").last).to_contain_text("Seat 1")


def test_a_share_that_is_right_earns_its_part(page):
    page.goto(HALVES.path)
    right = [seat for seat, chips in enumerate(HALVES.chips) if chips]
    chips = [count + (place == right[0]) for place, count in enumerate(HALVES.chips)]
    fill_chips(page, chips)
    check(page)

    expect_verdict(page, "Partly right", 1 - 1 / len(chips))


def test_no_share_that_is_right_earns_nothing(page):
    page.goto(HALVES.path)
    fill_chips(page, [count * 2 // 3 for count in HALVES.chips])
    check(page)

    expect_verdict(page, "Not this one", 0)


def test_an_answer_of_another_house_names_it(page):
    page.goto(ODD.path)
    elsewhere = in_house(ODD.asked.question, PROFILES["tda-2024"]).payouts
    fill_chips(page, elsewhere.values())
    check(page)

    expect(page.locator(".verdict")).to_contain_text("TDA 2024")
    expect(page.locator(".verdict")).not_to_contain_text("The slip")


def test_another_house_is_chosen(page):
    page.goto(HALVES.path)
    page.locator("summary", has_text="Common rules").click()
    page.get_by_role("link", name="TDA 2024").click()

    expect(page.locator(".crumb")).to_contain_text("TDA 2024")


def test_chips_that_were_not_filled_in_are_asked_for(page):
    page.goto(HALVES.path)
    fill_chips(page, HALVES.chips[:1])
    check_button(page).click()

    expect(page.get_by_role("alert")).to_contain_text("Seat 2:")
    box = page.get_by_role("textbox", name="Seat 1", exact=True)
    expect(box).to_have_value(str(HALVES.chips[0]))
