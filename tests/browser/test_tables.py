"""Tables, logs and settlements: on every screen, stepped through, read aloud."""

import pytest
from playwright.sync_api import expect

from tests.browser.test_every_page import (
    DESK,
    OVERFLOWING,
    SIZES_OF_TARGETS,
    TARGETS,
    TELEPHONE,
    complaints_about,
)

pytestmark = pytest.mark.urls("tests.browser.table_pages")

# Seats and chips that lie on each other, or on the board.
OVERLAPS = """
() => {
  const parts = [...document.querySelectorAll(".spot, .bet, .on-board")];
  const boxes = parts.map(part => [part.innerText, part.getBoundingClientRect()]);
  return boxes.flatMap(([text, a], place) => boxes.slice(place + 1)
    .filter(([_, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
    .map(([other]) => `${text} and ${other}`));
}
"""


@pytest.fixture
def open_table(page, live_server):
    def open_table(seats=6, scale=1):
        page.goto(f"{live_server.url}/table/{seats}/{scale}/")

    return open_table


def open_streets(page):
    return [
        text.split("\n")[0]
        for text in page.locator(".street[open] summary .street-name").all_inner_texts()
    ]


@pytest.mark.parametrize("seats", [2, 6, 9])
@pytest.mark.parametrize("scale", [1, 5000])
def test_a_table_is_for_everybody_on_every_screen(page, open_table, seats, scale):
    page.set_viewport_size(TELEPHONE)
    open_table(seats, scale)

    assert page.evaluate("document.documentElement.scrollWidth") == TELEPHONE["width"]
    if scale == 1:
        assert page.evaluate(OVERFLOWING) == []
    assert page.locator(TARGETS).evaluate_all(SIZES_OF_TARGETS) == []
    for colors in ("light", "dark"):
        page.emulate_media(color_scheme=colors)
        for screen in (TELEPHONE, DESK):
            page.set_viewport_size(screen)
            assert complaints_about(page) == ""


@pytest.mark.parametrize("seats", range(2, 11))
def test_no_seat_and_no_bet_lies_on_another_or_on_the_board(page, open_table, seats):
    page.set_viewport_size(DESK)
    open_table(seats)

    assert page.evaluate(OVERLAPS) == []


def test_seats_go_clockwise_and_the_own_one_is_at_the_near_side(page, open_table):
    page.set_viewport_size(DESK)
    open_table(4)

    boxes = [page.locator(".spot").nth(place).bounding_box() for place in range(4)]
    right, own, left, far = boxes
    assert left["x"] < own["x"] < right["x"]
    assert far["y"] < left["y"] < own["y"]


def test_a_telephone_lists_the_board_and_then_the_seats(page, open_table):
    page.set_viewport_size(TELEPHONE)
    open_table(4)

    tops = [page.locator(".middle").bounding_box()["y"]]
    tops += [box.bounding_box()["y"] for box in page.locator(".seat").all()]
    assert tops == sorted(tops)
    assert len(set(tops)) == 5


def test_the_log_is_stepped_street_by_street(page, open_table):
    open_table(4)
    assert len(open_streets(page)) == 4

    later = page.get_by_role("button", name="Later street")
    later.click()
    assert open_streets(page) == ["Before the flop"]
    expect(page.get_by_text("Seat 1 posts the small blind, 1.")).to_be_visible()
    expect(page.locator(".street-name", has_text="Turn")).to_be_hidden()

    page.keyboard.press("ArrowRight")
    assert open_streets(page) == ["Flop"]
    expect(page.locator(".log output")).to_have_text("Flop")

    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert len(open_streets(page)) == 4
    expect(page.locator(".log output")).to_have_text("All streets")


@pytest.mark.browser_context_args(java_script_enabled=False)
def test_without_scripts_all_streets_lie_open(page, open_table):
    open_table(4)

    expect(page.get_by_text("Seat 1 posts the small blind, 1.")).to_be_visible()
    expect(page.get_by_text("Dealt without betting.")).to_be_visible()
    expect(page.get_by_role("button", name="Later street")).to_be_hidden()


def test_the_settlement_is_a_table_to_whoever_does_not_see_it(page, open_table):
    open_table(4)

    paid = page.get_by_role("table", name="What each seat is paid")
    expect(paid.get_by_role("row", name="All together 200 300 300 800")).to_be_visible()
