"""A deal is analyzed by tapping, typing and pasting."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def analyzer(page):
    page.goto("/analyze/")
    return page


def test_cards_are_tapped_into_the_field_in_use(analyzer):
    analyzer.get_by_label("Board", exact=True).focus()
    for card in ("jack of diamonds", "four of diamonds", "three of clubs"):
        analyzer.get_by_role("button", name=card).click()

    expect(analyzer.get_by_label("Board", exact=True)).to_have_value("Jd 4d 3c")


def test_a_second_tap_takes_a_card_back(analyzer):
    ace = analyzer.get_by_role("button", name="ace of spades")
    ace.click()
    expect(ace).to_have_attribute("aria-pressed", "true")
    ace.click()

    expect(ace).to_have_attribute("aria-pressed", "false")
    expect(analyzer.get_by_label("Hand 1")).to_have_value("")


def test_typed_hands_are_told_at_an_address_of_their_own(analyzer):
    analyzer.get_by_label("Hand 1").fill("Ad Kd 3s 2s")
    analyzer.get_by_label("Board", exact=True).fill("Jd 4d 3c Qd 5h")
    analyzer.get_by_role("button", name="Analyze").click()

    expect(analyzer.get_by_role("row", name="Hand 1")).to_contain_text("5-4-3-2-A")
    analyzer.reload()
    expect(analyzer.get_by_role("row", name="Hand 1")).to_contain_text("5-4-3-2-A")


@pytest.mark.browser_context_args(java_script_enabled=False)
def test_a_deal_is_pasted_without_scripts(analyzer):
    analyzer.get_by_label("Paste a deal").fill("AdKd3s2s vs 9h9d8c7c on Jd4d3cQd5h")
    analyzer.get_by_role("button", name="Read it").click()

    expect(analyzer.get_by_role("row", name="Hand 2")).to_be_visible()
    expect(analyzer.get_by_label("Hand 2")).to_have_value("9h9d8c7c")
