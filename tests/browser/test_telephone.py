"""On a telephone: nothing jumps, and what matters is in view after each step."""

import pytest
from playwright.sync_api import expect

from quizzes.questions.dealer.addresses import VERSION
from tests.browser.dealt import deal
from tests.browser.playing import box_of, check_button, verdict_on

WHEEL = deal("wheel")
FLUSH = deal("flush", "best-high")
HAND = f"{VERSION}.4-limit.default.seats6.00000001"
SMALL = {"width": 360, "height": 640}

pytestmark = pytest.mark.browser_context_args(viewport=SMALL, has_touch=True)


def tops(page):
    """How far down each part of the question stands."""
    return page.locator(".row, .half, .half > *, .doing").evaluate_all(
        "parts => parts.map(part => part.getBoundingClientRect().top + scrollY)"
    )


def test_choosing_moves_nothing_on_the_page(page):
    page.goto(WHEEL.path)
    before = tops(page)

    for card in [*WHEEL.hole[:3], *WHEEL.board]:
        box_of(page, card).tap()
        assert tops(page) == before


def test_the_verdict_comes_into_view_and_then_the_next_cards(page):
    page.goto(FLUSH.path)
    for card in FLUSH.wrong:
        box_of(page, card).tap()

    check_button(page).tap()
    expect(verdict_on(page)).to_be_in_viewport(ratio=1)
    expect(page.get_by_text("You chose")).to_be_in_viewport(ratio=1)
    page.get_by_role("link", name="Next deal").tap()

    expect(page.locator(".row.board")).to_be_in_viewport(ratio=1)
    expect(page.locator(".row.hole")).to_be_in_viewport(ratio=1)


def test_the_next_question_of_a_hand_is_read_from_its_top(page):
    page.goto(f"/dealer/{HAND}/")
    page.get_by_role("button", name="show me").tap()
    expect(verdict_on(page)).to_be_in_viewport(ratio=1)

    page.get_by_role("link", name="Go on with the hand").tap()

    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page.get_by_role("heading", level=1)).to_be_in_viewport(ratio=1)
    expect(page.locator(".before")).to_be_in_viewport(ratio=1)


def test_a_table_to_try_in_the_guide_is_read_from_its_top(page):
    page.goto("/guide/side-pots/")

    page.get_by_role("link", name="what is in each pot").tap()

    asked = page.get_by_role("heading", name="what is in each pot")
    expect(asked).to_be_focused()
    expect(asked).to_be_in_viewport(ratio=1)


def test_check_and_next_are_always_at_hand(page):
    page.goto(WHEEL.path)
    expect(check_button(page)).to_be_in_viewport(ratio=1)

    page.get_by_role("button", name="Hint").tap()
    expect(page.locator(".hint")).to_be_in_viewport(ratio=1)
    expect(check_button(page)).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="show me").tap()

    expect(page.get_by_role("link", name="Next deal")).to_be_in_viewport(ratio=1)


def test_word_of_a_lost_answer_does_not_cover_the_way_on(page, faults):
    page.goto(WHEEL.path)
    page.route("**/practice/**", lambda route: route.abort("internetdisconnected"))

    check_button(page).tap()
    page.evaluate("scrollTo(0, 0)")
    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)
    told = page.get_by_role("alert").bounding_box()
    button = check_button(page).bounding_box()
    faults.clear()

    assert told["y"] + told["height"] <= button["y"]


@pytest.mark.parametrize(
    "path", ["/today/", "/dealer/", "/history/", "/analyze/", "/guide/"]
)
def test_the_menu_stays_in_one_line_whichever_page_is_open(page, path):
    page.goto(path)

    links = page.locator(".bar nav a").evaluate_all(
        "links => links.map(link => link.getBoundingClientRect().top)"
    )
    assert len(links) > 1
    assert len(set(links)) == 1
