"""Kinds that are not answered with one pick of cards, with scripts and without."""

import pytest
from playwright.sync_api import expect

from tests.browser.dealt import deal
from tests.browser.playing import (
    check,
    check_button,
    choose,
    expect_verdict,
    give_places,
    say,
    say_of_lows,
)

TIED = deal("tied-lows", "order-lows", level=3)
LATER = deal("later-card", "order-lows", level=3)
PLAIN = deal("plain", "low-possible")
NOBODY = deal("no-low-on-board", "low-possible")
NEXT_CARD = deal("nuts-lost", "counterfeit")
SAFE = deal("wheel-is-safe", "counterfeit")
HALVES = deal("different-pairs", "high-and-low")


pytestmark = pytest.mark.usefixtures("with_and_without_scripts")


def test_an_order_is_answered_right(page):
    page.goto(TIED.path)
    give_places(page, TIED.places)
    check(page)

    expect_verdict(page, "Right", 1)
    page.get_by_text("The hands from the best to the last").click()
    expect(page.locator(".proof tr.is-best").first).to_contain_text("The best.")


def test_an_order_is_partly_right(page):
    page.goto(LATER.path)
    # The best two change places: of all pairs of hands one stands wrong.
    give_places(page, [{1: 2, 2: 1}.get(place, place) for place in LATER.places])
    check(page)

    count = len(LATER.places)
    expect_verdict(page, "Partly right", 1 - 2 / (count * (count - 1)))
    expect(page.locator(".part")).to_contain_text("the lower one wins")


def test_an_order_is_turned_round(page):
    page.goto(LATER.path)
    give_places(page, [len(LATER.places) + 1 - place for place in LATER.places])
    check(page)

    expect_verdict(page, "Not this one", 0)


def test_a_place_that_is_missing_is_asked_for(page):
    page.goto(LATER.path)
    give_places(page, LATER.places[:-1])
    check_button(page).click()

    expect(page.get_by_role("alert")).to_contain_text("Give each hand a place")
    page.get_by_role("combobox").last.select_option(str(LATER.places[-1]))
    check(page)

    expect_verdict(page, "Right", 1)


def test_a_possible_low_is_found(page):
    say_of_lows(page, PLAIN, anyone="Yes", own="Yes", low=PLAIN.right_of("low"))

    expect_verdict(page, "Right", 1)


def test_that_nobody_can_have_a_low_is_said_in_three_parts(page):
    say_of_lows(page, NOBODY, anyone="No", own="No", low=())

    expect_verdict(page, "Right", 1)
    expect(page.locator(".part.right")).to_have_count(3)


def test_a_possible_low_is_partly_right(page):
    say_of_lows(page, PLAIN, anyone="No", own="Yes", low=PLAIN.wrong_of("low"))

    expect_verdict(page, "Partly right", 1 / 3)
    expect(page.locator(".part.right")).to_contain_text("yet that you have one")


def test_a_low_is_seen_where_nobody_can_have_one(page):
    say_of_lows(page, NOBODY, anyone="Yes", own="Yes", low=NOBODY.wrong_of("low"))

    expect_verdict(page, "Not this one", 0)


def test_what_was_not_said_is_asked_for_and_the_rest_kept(page):
    page.goto(PLAIN.path)
    choose(page, PLAIN.right_of("low"))
    say(page, "Do you have a low?", "Yes")
    check_button(page).click()

    expect(page.get_by_role("alert")).to_contain_text("anyone can have a low")
    say(page, "Can anyone have a low on this board?", "Yes")
    check(page)

    expect_verdict(page, "Right", 1)


def test_each_half_is_chosen_with_its_own_buttons(page):
    page.goto(HALVES.path)
    choose(page, HALVES.right_of("high"), field="high")
    choose(page, HALVES.wrong_of("low"), field="low")
    check(page)

    expect_verdict(page, "Partly right", 1 / 2)
    expect(page.locator(".part.right")).to_contain_text("High: right")


ASKED = "After which next cards is it no longer the nuts?"


def ranks_of(dealt):
    return ["A" if rank == "a" else rank for rank in dealt.right_answers["ranks"][0]]


def test_next_cards_are_ticked(page):
    page.goto(NEXT_CARD.path)
    choose(page, NEXT_CARD.right_of("low"))
    for rank in ranks_of(NEXT_CARD):
        say(page, ASKED, rank)
    check(page)

    expect_verdict(page, "Right", 1)
    page.get_by_text("How many pairs of cards beat your low").click()
    expect(page.locator(".proof").last).to_contain_text("No longer the nuts.")


def test_half_of_the_next_cards_earns_half_of_their_half(page):
    page.goto(NEXT_CARD.path)
    choose(page, NEXT_CARD.right_of("low"))
    say(page, ASKED, ranks_of(NEXT_CARD)[0])
    check(page)

    expect_verdict(page, "Partly right", 3 / 4)
    expect(page.locator(".part.partly")).to_contain_text("You left out:")


def test_that_no_next_card_harms_is_an_answer(page):
    page.goto(SAFE.path)
    choose(page, SAFE.right_of("low"))
    say(page, ASKED, "None of them")
    check(page)

    expect_verdict(page, "Right", 1)
    expect(page.locator(".part").last).to_contain_text("Nothing beats the wheel.")


def test_wrong_next_cards_and_a_wrong_low_earn_nothing(page):
    page.goto(SAFE.path)
    choose(page, SAFE.wrong_of("low"))
    say(page, ASKED, "8")
    check(page)

    expect_verdict(page, "Not this one", 0)


def test_next_cards_that_are_not_named_are_asked_for(page):
    page.goto(SAFE.path)
    check_button(page).click()

    expect(page.get_by_role("alert")).to_contain_text("Choose cards first")
    expect(page.get_by_role("alert")).to_contain_text("or none of them")
