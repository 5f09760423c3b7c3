"""From deal to deal: the next one, levels, replays, traps, back and forward."""

import re

from playwright.sync_api import expect

from quizzes.models import Attempt
from quizzes.questions.misconceptions import Misconception
from tests.browser.dealt import deal, deal_trap
from tests.browser.playing import (
    DEAL_URL,
    answer,
    check,
    choose,
    chosen,
    verdict_on,
)

WHEEL = deal("wheel")
TRAP = deal_trap(Misconception.NINE_COUNTS)


def cards_on(page):
    return page.locator("[data-group] input").evaluate_all(
        "boxes => boxes.map(box => box.value)"
    )


def test_the_next_deal_comes_by_link_with_the_cards_in_focus(page):
    answer(page, WHEEL, WHEEL.right)
    expect(page.locator(".sitting")).to_contain_text("1 of 1 right")

    page.get_by_role("link", name="Next deal").click()

    expect(page.locator("[data-cards]")).to_be_focused()
    expect(page).to_have_url(re.compile(r"/practice/best-low/1\.4\.default\.1\."))
    assert set(cards_on(page)) != {*WHEEL.hole, *WHEEL.board}
    expect(page.locator(".sitting")).to_contain_text("1 of 1 right")


def test_n_is_the_next_deal_and_nothing_else_on_the_way(page):
    answer(page, WHEEL, WHEEL.right)

    page.keyboard.press("n")
    expect(page.locator("[data-cards]")).to_be_focused()
    first = page.url
    page.keyboard.press("n")

    expect(page.get_by_label("I have no low")).to_be_checked()
    expect(page).to_have_url(first)


def test_who_switched_shortcuts_off_has_no_n(page, log_in):
    log_in(shortcuts=False)
    answer(page, WHEEL, WHEEL.right)

    page.keyboard.press("n")

    expect(verdict_on(page)).to_be_focused()
    expect(page.get_by_role("link", name="Next deal").locator("kbd")).to_have_count(0)


def test_an_answer_has_an_address_that_lasts(page):
    answer(page, WHEEL, WHEEL.right)
    expect(page).to_have_url(DEAL_URL)

    page.reload()
    expect(verdict_on(page)).to_have_accessible_name("Right")

    page.get_by_role("link", name="Link to the deal").click()
    expect(page).to_have_url(re.compile(r"/deals/\d+/#verdict$"))


def test_a_deal_is_the_same_for_whom_its_link_is_sent(page, new_context):
    answer(page, WHEEL, WHEEL.right)
    link = page.get_by_role("link", name="Link to the deal").get_attribute("href")
    friend = new_context().new_page()

    friend.goto(link)

    assert set(cards_on(friend)) == {*WHEEL.hole, *WHEEL.board}
    choose(friend, WHEEL.wrong)
    check(friend)
    expect(verdict_on(friend)).to_have_accessible_name("Not this one")


def test_back_is_the_verdict_and_forward_the_next_deal(page):
    answer(page, WHEEL, WHEEL.right)
    page.get_by_role("link", name="Next deal").click()
    expect(page.locator("[data-cards]")).to_be_focused()
    cards, following = cards_on(page), page.url

    page.go_back()
    expect(verdict_on(page)).to_have_accessible_name("Right")
    page.go_forward()

    expect(page).to_have_url(following)
    expect(page.locator("[data-cards]")).to_be_visible()
    assert cards_on(page) == cards


def test_back_to_an_answered_question_is_its_verdict(page):
    page.goto("/")
    page.goto(WHEEL.path)
    choose(page, WHEEL.wrong)
    check(page)
    page.goto("/")

    page.go_back()
    expect(verdict_on(page)).to_have_accessible_name("Not this one")
    page.goto(WHEEL.path)

    expect(verdict_on(page)).to_have_accessible_name("Not this one")
    assert Attempt.objects.count() == 1


def test_coming_back_to_a_question_keeps_choice_and_counter_together(page):
    page.goto(WHEEL.path)
    choose(page, WHEEL.right[:3])
    page.goto("/")

    page.go_back()

    expect(page.locator("[data-counter]")).to_be_visible()
    hole = [card for card in chosen(page) if card in WHEEL.hole]
    expect(page.locator("[data-counter]")).to_have_text(
        f"{len(hole)} + {len(chosen(page)) - len(hole)}"
    )


def test_a_level_fixed_by_hand_stays(page):
    page.goto(WHEEL.path)

    page.get_by_text("Level 1").first.click()
    page.get_by_role("link", name="Level 4").click()
    expect(page.locator(".crumb summary")).to_have_text("Level 4")
    page.locator("[data-none]").check()
    check(page)
    page.get_by_role("link", name="Next deal").click()

    expect(page.locator(".crumb summary")).to_have_text("Level 4")
    expect(page).to_have_url(re.compile(r"level=4"))


def test_the_menu_of_levels_closes_like_any_menu(page):
    page.goto(WHEEL.path)
    summary = page.locator(".crumb summary")
    level = page.get_by_role("link", name="Level 4")

    summary.click()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(level).to_be_hidden()
    expect(summary).to_be_focused()

    summary.click()
    expect(level).to_be_visible()
    page.get_by_text("Two from your hand, three from the board").click()
    expect(level).to_be_hidden()


def test_five_or_six_cards_are_dealt_and_stay_so(page):
    for count in (5, 6):
        page.goto(f"/practice/best-low/?cards={count}")
        expect(page.locator('[data-group="hole"] input')).to_have_count(count)

        page.locator("[data-none]").check()
        check(page)
        page.get_by_role("link", name="Next deal").click()

        expect(page.locator("[data-cards]")).to_be_focused()
        expect(page.locator('[data-group="hole"] input')).to_have_count(count)


def test_a_replay_asks_the_same_deal_and_does_not_count(page):
    answer(page, WHEEL, WHEEL.wrong)

    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    choose(page, WHEEL.right)
    check(page)

    expect(verdict_on(page)).to_have_accessible_name("Right")
    expect(page.locator(".notes")).to_contain_text("this time does not count")
    expect(page.locator(".sitting")).to_contain_text("0 of 1 right")
    first, again = Attempt.objects.order_by("pk")
    assert (first.is_first_try, again.is_first_try) == (True, False)


def test_the_wrong_rule_behind_an_answer_is_named_and_trained(page):
    answer(page, TRAP, TRAP.by_rule(Misconception.NINE_COUNTS))
    expect(page.locator(".because")).to_contain_text("A nine is too high")

    page.get_by_role("link", name="Drill this").click()

    expect(page.locator("[data-cards]")).to_be_visible()
    assert set(cards_on(page)) != {*TRAP.hole, *TRAP.board}
