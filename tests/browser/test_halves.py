"""One picker for two halves: a tap chooses for the active one, and so do the keys."""

import pytest
from playwright.sync_api import expect

from quizzes.models import Attempt
from tests.browser.dealt import deal
from tests.browser.playing import (
    box_of,
    check,
    check_button,
    choose,
    chosen,
    say,
    verdict_on,
)

HALVES = deal("different-pairs", "high-and-low")
NUTS = deal("nut-flush", "nuts")
NUT_NUT = deal("nut-nut", "nuts", level=4)
NO_LOW = deal("no-low-possible", "nuts")
HOLDS = {"neither": "Neither", "high": "The nut high", "low": "The nut low"}
SMALL = {"width": 360, "height": 740}

on_a_telephone = pytest.mark.browser_context_args(viewport=SMALL, has_touch=True)


def box_for(page, card, field):
    return box_of(page, card).and_(page.locator(f"[name={field}]"))


def half(page, field):
    return page.locator(f"[data-half={field}]")


def say_what_is_held(page, dealt):
    said = HOLDS[dealt.option_of("holds")]
    page.get_by_label(said, exact=True).check()


def expect_right(page):
    expect(verdict_on(page)).to_have_accessible_name("Right")
    assert Attempt.objects.get().credit == 1


@on_a_telephone
def test_cards_are_tapped_for_one_half_and_then_for_the_other(page):
    page.goto(HALVES.path)

    for field in ("high", "low"):
        page.locator(f"[data-activate={field}]").tap()
        for card in HALVES.right_of(field):
            box_for(page, card, field).tap()
        assert sorted(chosen(page, field)) == sorted(HALVES.right_of(field))
    check_button(page).tap()

    expect_right(page)


@on_a_telephone
def test_the_nuts_are_tapped_in_the_deck(page):
    page.goto(NUTS.path)

    for field in ("nut_high", "nut_low"):
        page.locator(f"[data-activate={field}]").tap()
        for card in NUTS.right_of(field):
            box_for(page, card, field).tap()
    say_what_is_held(page, NUTS)
    check_button(page).tap()

    expect_right(page)


@on_a_telephone
def test_a_tap_on_a_panel_makes_its_half_the_active_one(page):
    page.goto(NUTS.path)
    card = NUTS.right_of("nut_low")[0]

    half(page, "nut_low").get_by_role("heading").tap()
    box_for(page, card, "nut_low").tap()

    assert chosen(page) == [card]
    expect(page.locator("[data-activate=nut_low]")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(page.locator("[data-activate=nut_high]")).to_have_attribute(
        "aria-pressed", "false"
    )


@on_a_telephone
def test_the_board_stays_in_sight_while_the_deck_is_looked_through(page):
    page.goto(NUTS.path)

    page.locator(".row.deck .cards").last.scroll_into_view_if_needed()
    page.mouse.wheel(0, 200)

    expect(page.locator(".row.board")).to_be_in_viewport(ratio=1)


def test_a_card_says_which_halves_have_it_and_each_panel_shows_its_own(page):
    page.goto(NUTS.path)
    card = NUTS.right_of("nut_high")[0]

    choose(page, [card], field="nut_low")
    choose(page, [card], field="nut_high")

    tags = page.locator(".of-half span:visible")
    expect(tags).to_have_text(["High", "Low"])
    for field in ("nut_high", "nut_low"):
        expect(half(page, field).locator(".slot.full")).to_have_count(1)
        expect(half(page, field).locator("[data-counter]")).to_have_text("1 / 2")


def test_only_the_boxes_of_the_active_half_are_reached_with_the_keyboard(page):
    page.goto(HALVES.path)
    page.locator("[data-activate=low]").click()

    names = []
    for _ in range(9):
        page.keyboard.press("Tab")
        names.append(page.locator(":focus").get_attribute("name"))

    assert names == ["low"] * 9


def test_keys_choose_for_the_half_that_a_key_made_active(page):
    page.goto(HALVES.path)
    box_for(page, HALVES.board[0], "high").focus()

    page.keyboard.press("1")
    page.keyboard.press("l")
    page.keyboard.press("2")
    page.keyboard.press("q")
    page.keyboard.press("h")
    page.keyboard.press("w")

    assert sorted(chosen(page, "high")) == sorted([HALVES.hole[0], HALVES.board[1]])
    assert sorted(chosen(page, "low")) == sorted([HALVES.hole[1], HALVES.board[0]])
    page.keyboard.press("c")
    assert chosen(page, "high") == []
    assert len(chosen(page, "low")) == 2


def test_two_keys_name_a_card_of_the_deck(page):
    page.goto(NO_LOW.path)
    box_for(page, NO_LOW.right_of("nut_high")[0], "nut_high").focus()

    for card in NO_LOW.right_of("nut_high"):
        page.keyboard.type(card.lower())
    page.keyboard.press("l")
    page.keyboard.press("n")
    assert sorted(chosen(page)) == sorted(NO_LOW.right_of("nut_high"))
    expect(half(page, "nut_low").locator("[data-none]")).to_be_checked()
    say_what_is_held(page, NO_LOW)
    page.keyboard.press("Enter")

    expect_right(page)


def test_a_suit_after_a_rank_is_no_other_shortcut(page):
    page.goto(NUTS.path)
    clubs = [c for c in ("Ac", "Kc", "Qc", "Jc") if c not in NUTS.board][:2]
    hearts = next(c for c in ("Ah", "Kh", "Qh", "Jh") if c not in NUTS.board)
    box_for(page, clubs[0], "nut_high").focus()

    page.keyboard.type("".join([*clubs, hearts]).lower())
    assert sorted(chosen(page, "nut_high")) == sorted([*clubs, hearts])
    page.keyboard.type("c")

    assert chosen(page) == []


def test_arrows_go_from_card_to_card(page):
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(NUTS.path)
    start = next(c for c in ("Qh", "Jh", "Th") if beside(c) not in NUTS.board)
    box_for(page, start, "nut_high").focus()

    page.keyboard.press("ArrowRight")
    expect(box_for(page, beside(start), "nut_high")).to_be_focused()
    page.keyboard.press("ArrowLeft")

    expect(box_for(page, start, "nut_high")).to_be_focused()


def beside(card):
    ranks = "AKQJT98765432"
    return ranks[ranks.index(card[0]) + 1] + card[1]


def test_each_half_has_a_line_to_type(page):
    page.goto(NUTS.path)
    for field, title in (("nut_high", "Nut high"), ("nut_low", "Nut low")):
        half(page, field).get_by_text("Type it instead").click()
        page.get_by_label(f"Two cards ({title})").fill(" ".join(NUTS.right_of(field)))
        assert sorted(chosen(page, field)) == sorted(NUTS.right_of(field))
    say_what_is_held(page, NUTS)
    check(page)

    expect_right(page)


def test_a_card_of_the_board_is_refused_by_name(page):
    page.goto(NUTS.path)
    half(page, "nut_high").get_by_text("Type it instead").click()
    page.get_by_label("Two cards (Nut high)").fill(" ".join(NUTS.board[:2]))
    page.keyboard.press("Enter")

    expect(page.get_by_role("alert")).to_contain_text("lies on the board")
    expect(page.get_by_role("alert")).to_contain_text(
        "Choose two cards for the nut low"
    )
    expect(page.get_by_role("alert")).to_contain_text("which of the nuts you hold")


@pytest.mark.browser_context_args(java_script_enabled=False, viewport=SMALL)
def test_without_scripts_each_card_has_a_box_for_either_half(page):
    page.goto(NUTS.path)
    expect(page.locator(".chooser")).to_be_hidden()

    for field in ("nut_high", "nut_low"):
        for card in NUTS.right_of(field):
            box_for(page, card, field).check()
    say_what_is_held(page, NUTS)
    check(page)

    expect_right(page)


@pytest.mark.browser_context_args(java_script_enabled=False, viewport=SMALL)
def test_without_scripts_the_nuts_are_typed(page):
    page.goto(NO_LOW.path)
    half(page, "nut_high").get_by_text("Type it instead").click()
    page.get_by_label("Two cards (Nut high)").fill(
        " ".join(NO_LOW.right_of("nut_high"))
    )
    page.get_by_label("No low is possible").check()
    say_what_is_held(page, NO_LOW)
    check(page)

    expect_right(page)


def test_what_follows_from_wrong_nuts_is_told(page):
    page.goto(NUT_NUT.path)
    # A pair of a rank that is neither on the board nor in the hand, and so not held.
    dealt = {card[0] for card in (*NUT_NUT.board, *NUT_NUT.hole)}
    rank = next(rank for rank in "23456789TJQKA" if rank not in dealt)
    choose(page, [f"{rank}c", f"{rank}d"], field="nut_high")
    choose(page, NUT_NUT.right_of("nut_low"), field="nut_low")
    say(page, "Which of the nuts do you hold?", "The nut low")
    check(page)

    expect(verdict_on(page)).to_have_accessible_name("Partly right")
    assert Attempt.objects.get().credit == pytest.approx(2 / 3)
    expect(page.locator(".part.right").last).to_contain_text("This follows")
