"""What a part of the pot is worth, with scripts and without."""

import pytest
from playwright.sync_api import expect

from quizzes.questions.misconceptions import Misconception
from tests.browser.dealt import deal
from tests.browser.playing import check, check_button, expect_verdict

KIND = "quarter-value"
QUARTER = deal("quartered-heads-up", KIND)
BREAK_EVEN = deal("break-even-with-money", KIND, level=5)
TIED = deal("quartered-multiway", KIND, level=3)


pytestmark = pytest.mark.usefixtures("with_and_without_scripts")


def fill(page, net, payers=None):
    page.get_by_label("Your net result").fill(str(net))
    if payers is not None:
        page.get_by_label("How many players must pay").fill(str(payers))


def right_of(dealt, field):
    return dealt.right_answers[field][0]


def test_a_quarter_between_two_loses_half_of_the_bet(page):
    page.goto(QUARTER.path)
    expect(page.locator(".told")).to_contain_text("2 players pay a bet of")
    fill(page, -QUARTER.asked.question.bet // 2)
    check(page)

    expect_verdict(page, "Right", 1)
    expect(page.locator(".part")).to_contain_text("your net result is")


def test_one_of_two_numbers_earns_half(page):
    page.goto(BREAK_EVEN.path)
    fill(page, right_of(BREAK_EVEN, "net"), right_of(BREAK_EVEN, "payers") + 1)
    check(page)

    expect_verdict(page, "Partly right", 1 / 2)
    expect(page.locator(".part.wrong")).to_contain_text("no less than the")


def test_a_tied_half_that_is_not_shared_is_named(page):
    wrong = TIED.asked.kind.WRONG_RULES[Misconception.TIE_NOT_SHARED]
    page.goto(TIED.path)
    fill(page, *wrong(TIED.asked.question)["net"])
    check(page)

    expect_verdict(page, "Not this one", 0)
    expect(page.locator(".because")).to_contain_text("is shared among them")


def test_a_number_that_is_missing_is_asked_for_and_the_other_kept(page):
    page.goto(BREAK_EVEN.path)
    fill(page, right_of(BREAK_EVEN, "net"))
    check_button(page).click()

    expect(page.get_by_role("alert")).to_contain_text("Fill in a number first")
    page.get_by_label("How many players").fill(str(right_of(BREAK_EVEN, "payers")))
    check(page)

    expect_verdict(page, "Right", 1)


def test_it_is_answered_by_keyboard_alone(page):
    page.goto(QUARTER.path)
    page.get_by_label("Your net result").focus()
    page.keyboard.type(str(right_of(QUARTER, "net")))
    page.keyboard.press("Enter")

    expect_verdict(page, "Right", 1)
