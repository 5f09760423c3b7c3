"""Asking and answering in a browser: by tap, by key, and by typed text."""

import pytest
from playwright.sync_api import expect

from quizzes.models import Attempt
from tests.browser.dealt import deal
from tests.browser.playing import (
    answer,
    box_of,
    check,
    check_button,
    choose,
    chosen,
    go_to_cards,
    press_keys_of,
    verdict_on,
)

WHEEL = deal("wheel")
NO_LOW = deal("no-low-on-board")
FLUSH = deal("flush", "best-high")
NEXT_CARD = deal("nuts-lost", "counterfeit")


@pytest.mark.browser_context_args(has_touch=True)
def test_cards_are_tapped(page):
    page.goto(WHEEL.path)

    for card in WHEEL.right:
        box_of(page, card).tap()
    check_button(page).tap()

    expect(verdict_on(page)).to_have_accessible_name("Right")
    expect(page.locator(".part")).to_contain_text("5-4-3-2-A")


def test_the_first_page_is_answered_at_once_by_a_stranger(page):
    page.goto("/")
    page.locator("[data-none]").check()
    check(page)

    assert Attempt.objects.get().person.is_guest


def test_keys_alone_do(page):
    page.goto(WHEEL.path)

    go_to_cards(page)
    press_keys_of(page, WHEEL, WHEEL.right)
    assert sorted(chosen(page)) == sorted(WHEEL.right)
    page.keyboard.press("Enter")

    expect(verdict_on(page)).to_have_accessible_name("Right")
    page.keyboard.press("n")
    expect(page.locator("[data-cards]")).to_be_focused()


def test_keys_clear_and_say_no_low(page):
    page.goto(NO_LOW.path)
    go_to_cards(page)

    press_keys_of(page, NO_LOW, NO_LOW.wrong)
    page.keyboard.press("c")
    assert chosen(page) == []
    page.keyboard.press("n")
    page.keyboard.press("Enter")

    expect(verdict_on(page)).to_have_accessible_name("Right")


def test_letters_are_no_shortcuts_outside_of_the_cards(page):
    page.goto(WHEEL.path)
    page.keyboard.type("1q")
    assert chosen(page) == []

    page.get_by_text("Type it instead").click()
    page.get_by_label("Two of your cards").press_sequentially("nc1")

    expect(page.get_by_label("Two of your cards")).to_have_value("nc1")
    expect(page.locator("[data-none]")).not_to_be_checked()


def test_who_switched_shortcuts_off_is_left_in_peace(page, log_in):
    log_in(shortcuts=False)
    page.goto(WHEEL.path)
    go_to_cards(page)

    page.keyboard.type("12qwenc")

    assert chosen(page) == []
    expect(page.locator(".keys")).to_be_hidden()
    page.keyboard.press("Space")
    assert chosen(page) == WHEEL.board[:1]


def test_typed_cards_are_chosen_and_marked(page):
    page.goto(WHEEL.path)

    page.get_by_text("Type it instead").click()
    page.get_by_label("Two of your cards").fill(" ".join(WHEEL.right).upper())
    assert sorted(chosen(page)) == sorted(WHEEL.right)
    page.keyboard.press("Enter")

    expect(verdict_on(page)).to_have_accessible_name("Right")


def test_no_low_can_be_typed(page):
    page.goto(NO_LOW.path)

    page.get_by_text("Type it instead").click()
    page.get_by_label("Two of your cards").fill("no low")
    expect(page.locator("[data-none]")).to_be_checked()
    page.keyboard.press("Enter")

    expect(verdict_on(page)).to_have_accessible_name("Right")


def test_what_cannot_be_read_is_named_beside_the_choice_that_stays(page):
    page.goto(WHEEL.path)
    page.get_by_text("Type it instead").click()
    page.get_by_label("Two of your cards").fill(f"{WHEEL.hole[0]} 1s")

    page.keyboard.press("Enter")

    expect(page.get_by_role("alert")).to_contain_text("“1s” is not a card")
    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)
    expect(page.get_by_label("Two of your cards")).to_be_focused()
    assert chosen(page) == WHEEL.hole[:1]
    assert not Attempt.objects.exists()


def test_an_empty_answer_is_asked_for_again(page):
    page.goto(WHEEL.path)

    check_button(page).click()

    expect(page.get_by_role("alert")).to_contain_text("Choose cards first")
    expect(page.get_by_role("alert")).to_be_focused()


def test_the_choice_is_counted_and_laid_out_as_it_grows(page):
    page.goto(WHEEL.path)
    counter, said = page.locator("[data-counter]"), page.locator("[data-say]")

    choose(page, WHEEL.right[:3])
    expect(counter).to_have_text("2 + 1")
    expect(page.locator(".slot.full")).to_have_count(3)
    choose(page, WHEEL.right[3:])
    expect(counter).to_have_text("2 + 3")
    expect(said).to_have_text("Two and three: ready to check.")

    page.get_by_role("button", name="Clear").click()
    expect(counter).to_have_text("0 + 0")
    expect(said).to_have_text("Nothing chosen yet.")


def test_three_from_the_hand_are_told_at_once_and_marked_as_the_mistake(page):
    page.goto(WHEEL.path)

    choose(page, [*WHEEL.hole[:3], *WHEEL.board[:2]])
    expect(page.locator("[data-counter]")).to_have_text("3 + 2")
    expect(page.locator("[data-say]")).to_have_text(
        "3 from your hand: exactly two play."
    )
    check(page)

    expect(verdict_on(page)).to_have_accessible_name("Not this one")
    expect(page.locator(".part")).to_contain_text(
        "From your hand: 3, from the board: 2."
    )


def test_cards_and_no_low_exclude_each_other(page):
    page.goto(WHEEL.path)
    choose(page, WHEEL.right)

    page.get_by_label("I have no low").check()
    assert chosen(page) == []
    choose(page, WHEEL.right[:1])

    expect(page.get_by_label("I have no low")).not_to_be_checked()


def test_a_hint_keeps_the_choice_and_halves_the_credit(page):
    page.goto(FLUSH.path)
    choose(page, FLUSH.right)

    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_have_text("Hint: The best is a flush.")
    assert sorted(chosen(page)) == sorted(FLUSH.right)
    check(page)

    expect(verdict_on(page)).to_have_accessible_name("Right")
    expect(page.locator(".notes")).to_contain_text("it halves the credit")
    assert Attempt.objects.get().credit == 0.5


def test_who_does_not_know_is_shown(page):
    page.goto(WHEEL.path)

    page.get_by_role("button", name="I don't know, show me").click()

    expect(verdict_on(page)).to_be_focused()
    expect(page.locator(".part")).to_contain_text("5-4-3-2-A")
    assert Attempt.objects.get().credit == 0


def test_a_wrong_answer_is_marked_on_the_cards_and_proved(page):
    answer(page, WHEEL, WHEEL.wrong)

    expect(verdict_on(page)).to_be_focused()
    expect(verdict_on(page)).to_be_in_viewport()
    expect(page.locator(".card.wrong, .card.right")).to_have_count(5)
    expect(page.locator(".card.missed, .card.right")).to_have_count(5)
    page.get_by_text("Every pair from your hand").click()
    expect(page.locator(".proof tbody tr")).to_have_count(6)
    expect(page.locator(".proof .is-best")).to_contain_text(["5-4-3-2-A"])


def test_options_and_none_of_them_exclude_each_other(page):
    page.goto(NEXT_CARD.path)
    ranks = page.get_by_role("group", name="After which next cards")

    for label in ("A", "2"):
        ranks.get_by_label(label, exact=True).check()
    ranks.get_by_label("None of them").check()
    expect(ranks.get_by_role("checkbox", checked=True)).to_have_count(1)
    ranks.get_by_label("2", exact=True).check()

    expect(ranks.get_by_label("None of them")).not_to_be_checked()
    expect(ranks.get_by_label("2", exact=True)).to_be_checked()
