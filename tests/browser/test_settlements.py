"""A whole hand is settled by typing, tapping and pasting."""

import pytest
from playwright.sync_api import expect

HANDS = {1: ("50", "As2d9cTd"), 2: ("150", "KhKd9h8h"), 3: ("300", "Ad2cQcQd")}


@pytest.fixture
def settlement(page):
    page.goto("/analyze/settlement/")
    return page


def seat(page, number):
    return page.get_by_role("group", name=f"Seat {number}", exact=True)


def fill_in(page):
    page.get_by_label("Board", exact=True).fill("Kc 7h 3s 6d Qs")
    for number, (chips, cards) in HANDS.items():
        seat(page, number).get_by_label("Chips put in").fill(chips)
        seat(page, number).get_by_label("Cards").fill(cards)
    seat(page, 4).get_by_label("Chips put in").fill("300")
    seat(page, 4).get_by_label("Folded").check()


# With seat 4 out the kings of seat 2 have the high of 200 and of 300, and the low of
# A-2 the rest; the last 300 are left to seat 3 alone.
def expect_settled(page):
    rows = page.get_by_role("table").first.get_by_role("row")
    for number, paid in ((1, "50"), (2, "250"), (3, "500"), (4, "0")):
        cells = rows.filter(has=page.get_by_role("rowheader", name=f"Seat {number}"))
        expect(cells.get_by_role("cell").nth(2)).to_have_text(paid)


def test_a_typed_hand_is_settled_at_an_address_of_its_own(settlement):
    fill_in(settlement)
    settlement.get_by_role("button", name="Settle").click()

    expect_settled(settlement)
    assert settlement.url.endswith(
        "?chips1=50&hole1=As2d9cTd&chips2=150&hole2=KhKd9h8h&chips3=300&hole3=Ad2cQcQd"
        "&chips4=300&folded4=on&board=Kc7h3s6dQs"
    )
    settlement.reload()
    expect_settled(settlement)


@pytest.mark.browser_context_args(java_script_enabled=False)
def test_a_hand_is_settled_without_scripts(settlement):
    fill_in(settlement)
    settlement.get_by_role("button", name="Settle").click()

    expect_settled(settlement)


def test_a_hand_is_settled_by_keys_alone(settlement):
    settlement.get_by_label("Board", exact=True).focus()
    for chips, cards in HANDS.values():
        settlement.keyboard.press("Tab")
        settlement.keyboard.type(chips)
        settlement.keyboard.press("Tab")
        settlement.keyboard.type(cards)
        settlement.keyboard.press("Tab")
    settlement.get_by_label("Board", exact=True).focus()
    settlement.keyboard.type("Kc7h3s6dQs")
    settlement.keyboard.press("Enter")

    expect(settlement.get_by_role("heading", name="Side pot 1")).to_be_visible()


def test_a_hand_is_pasted(settlement):
    settlement.get_by_label("Paste a hand").fill(
        "1: 50 As2d9cTd\n2: 150 KhKd9h8h\n3: 300 Ad2cQcQd\n4: 300 folded\n"
        "board: Kc7h3s6dQs"
    )
    settlement.get_by_role("button", name="Read it").click()

    expect_settled(settlement)


def test_cards_are_tapped_into_the_seat_in_use(settlement):
    cards = seat(settlement, 2).get_by_label("Cards")
    cards.focus()
    settlement.get_by_role("button", name="ace of spades").click()

    expect(cards).to_have_value("As")


def test_only_the_settlement_is_printed(settlement):
    fill_in(settlement)
    settlement.get_by_role("button", name="Settle").click()
    settlement.emulate_media(media="print")

    expect(settlement.get_by_role("heading", name="Who gets what")).to_be_visible()
    expect(settlement.get_by_label("Board", exact=True)).to_be_hidden()
    expect(settlement.get_by_role("navigation")).to_have_count(0)
