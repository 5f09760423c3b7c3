"""Colors, decks and directions, as people prefer them."""

from itertools import pairwise
from operator import or_

import pytest
from playwright.sync_api import expect

from quizzes.models import User
from tests.browser.dealt import deal
from tests.browser.playing import choose, verdict_on

WHEEL = deal("wheel")
PAPER = {"light": "rgb(244, 242, 235)", "dark": "rgb(18, 23, 26)"}


def colors_of_suits(page):
    return [
        page.locator(f".card.{suit}").first.evaluate(
            "card => getComputedStyle(card).color"
        )
        for suit in "cdhs"
    ]


@pytest.fixture
def every_suit(page):
    """Lay a card of each suit on the page, whatever was dealt."""

    def lay():
        page.goto(WHEEL.path)
        page.locator(".cards").first.evaluate(
            """row => [..."cdhs"].forEach(suit =>
                row.append(Object.assign(document.createElement("i"),
                                         {className: `card ${suit}`})))"""
        )

    return lay


@pytest.mark.parametrize("colors", ["light", "dark"])
def test_the_page_is_as_the_device_prefers(page, colors):
    page.emulate_media(color_scheme=colors)
    page.goto("/")

    expect(page.locator("body")).to_have_css("background-color", PAPER[colors])


@pytest.mark.parametrize(
    ("screen", "theme"), [("light", User.Theme.DARK), ("dark", User.Theme.LIGHT)]
)
def test_whoever_has_chosen_colors_has_them_everywhere(page, log_in, screen, theme):
    log_in(theme=theme)
    page.emulate_media(color_scheme=screen)

    for address in ("/", WHEEL.path, "/nowhere/"):
        page.goto(address)
        expect(page.locator("body")).to_have_css("background-color", PAPER[theme])


def test_four_colors_tell_the_suits_apart(page, every_suit):
    every_suit()

    assert len(set(colors_of_suits(page))) == 4


def test_a_deck_of_two_colors_is_red_and_black(page, every_suit, log_in):
    log_in(deck=User.Deck.TWO_COLORS)
    every_suit()

    clubs, diamonds, hearts, spades = colors_of_suits(page)
    assert (clubs, diamonds) == (spades, hearts)
    assert clubs != diamonds


def test_the_page_says_its_language_and_direction(page):
    page.goto("/")

    expect(page.locator("html[lang=en][dir=ltr]")).to_be_attached()


@pytest.fixture
def go_rtl(page):
    """Return a function that opens a page from right to left.

    It is in Arabic if there is a catalogue, else the English page is turned around.
    """

    def go_rtl(address):
        page.goto(address)
        page.locator("html").evaluate("html => { html.dir = 'rtl' }")

    return go_rtl


def assert_from_left_to_right(places):
    """Each lies right of the one before, or in the next line where letters are wide."""
    boxes = places.evaluate_all(
        """places => places
          .map(place => place.getBoundingClientRect())
          .map(({left, top, bottom}) => ({left, top, bottom}))"""
    )
    is_right = [one["left"] < other["left"] for one, other in pairwise(boxes)]
    is_below = [one["bottom"] <= other["top"] for one, other in pairwise(boxes)]
    assert any(is_right)
    assert all(map(or_, is_right, is_below))


@pytest.mark.browser_context_args(locale="ar", viewport={"width": 360, "height": 740})
def test_cards_keep_their_order_in_a_page_from_right_to_left(page, go_rtl):
    go_rtl(WHEEL.path)
    choose(page, WHEEL.wrong)
    assert_from_left_to_right(page.locator(".row.board .card"))
    assert_from_left_to_right(page.locator(".row.hole .card"))
    assert_from_left_to_right(page.locator(".slots > *"))
    page.keyboard.press("Enter")
    expect(verdict_on(page)).to_be_visible()

    go_rtl(page.url)

    assert_from_left_to_right(page.locator(".row.board .card"))
    assert_from_left_to_right(page.locator(".compare .mini").first.locator("> *"))
    assert page.evaluate("document.documentElement.scrollWidth") == 360
