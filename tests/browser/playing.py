"""What a visitor does on a page and sees there, named once for all tests."""

import re

import pytest
from playwright.sync_api import expect

from quizzes.models import Attempt

HOLE_KEYS = "123456"
BOARD_KEYS = "qwert"
DEAL_URL = re.compile(r"/deals/\d+/$")


def box_of(page, card):
    return page.locator(f'[data-group] input[value="{card}"]')


def choose(page, cards, field=""):
    """Tap cards, for one of two fields if there are two.

    Without scripts each card has a button for either; with them one is active.
    """
    activate = page.locator(f"[data-activate={field or 'none'}]")
    if activate.is_visible():
        activate.click()
    for card in cards:
        box = box_of(page, card)
        (box.and_(page.locator(f"[name={field}]")) if field else box).check()


def give_places(page, places):
    """Choose the places of the first hands."""
    for select, place in zip(page.get_by_role("combobox").all(), places, strict=False):
        select.select_option(str(place))


def tick_winners(page, high, low):
    """Tick who wins the high and the low; none of the seats is "nobody has a low"."""
    for half, seats in (("High", high), ("Low", low)):
        for seat in seats:
            row = page.get_by_role("group", name=f"Seat {seat}", exact=True)
            row.get_by_label(half).check()
    if not low:
        page.get_by_label("Nobody has a low").check()


def fill_chips(page, chips):
    """Fill in the chips of the first seats."""
    for seat, count in enumerate(chips, start=1):
        page.get_by_role("textbox", name=f"Seat {seat}", exact=True).fill(str(count))


def say(page, question, option):
    page.get_by_role("group", name=question).get_by_label(option).check()


def say_of_lows(page, dealt, *, anyone, own, low):
    """Answer whether anyone has a low, whether you have, and which: () is none."""
    page.goto(dealt.path)
    say(page, "Can anyone have a low on this board?", anyone)
    say(page, "Do you have a low?", own)
    if low:
        choose(page, low)
    else:
        page.get_by_label("I have no low").check()
    check(page)


def chosen(page, field=""):
    of_field = f"[name={field}]" if field else ""
    return page.locator(f"[data-group] input{of_field}:checked").evaluate_all(
        "boxes => boxes.map(box => box.value)"
    )


def check_button(page):
    return page.get_by_role("button", name="Check")


def check(page):
    check_button(page).click()
    expect(verdict_on(page)).to_be_visible()


def answer(page, dealt, cards):
    page.goto(dealt.path)
    choose(page, cards)
    check(page)


def verdict_on(page):
    return page.locator("#verdict")


def expect_verdict(page, name, credit):
    """Expect what is told of the answer that was just given, and what it earned."""
    expect(verdict_on(page)).to_have_accessible_name(name)
    assert Attempt.objects.latest("pk").credit == pytest.approx(credit)


def go_to_cards(page):
    """Go with the Tab key to the first card."""
    for _ in range(15):
        page.keyboard.press("Tab")
        if page.locator("[data-group] input:focus").count():
            return
    raise AssertionError("no card was reached with the Tab key")


def press_keys_of(page, dealt, cards):
    keys = dict(zip(dealt.hole, HOLE_KEYS, strict=False))
    keys |= dict(zip(dealt.board, BOARD_KEYS, strict=True))
    for card in cards:
        page.keyboard.press(keys[card])
