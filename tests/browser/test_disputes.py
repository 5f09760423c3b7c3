"""Doubting a verdict on a telephone, with scripts and without."""

import pytest
from playwright.sync_api import expect

from quizzes.models import Dispute
from tests.browser.dispute_states import WHEEL, count_again
from tests.browser.playing import answer, verdict_on

pytestmark = pytest.mark.usefixtures("with_and_without_scripts")


def test_a_verdict_is_counted_again_and_a_note_is_left(page):
    answer(page, WHEEL, WHEEL.wrong)

    count_again(page)
    expect(page.locator("#dispute")).to_contain_text(
        "It comes to what the verdict says"
    )
    page.get_by_text("60 choices of two and three cards").click()
    best = page.locator("#dispute .is-best").first
    expect(best).to_contain_text("5-4-3-2-A")
    expect(verdict_on(page)).to_be_visible()
    page.get_by_label("What is wrong").fill("I had it.")
    page.get_by_role("button", name="Send the note").click()

    expect(page.get_by_text("your note is kept")).to_be_visible()
    expect(page.get_by_label("What is wrong")).to_have_value("I had it.")
    page.get_by_label("What is wrong").fill("No, I had not.")
    page.get_by_role("button", name="Replace the note").click()
    expect(page.get_by_label("What is wrong")).to_have_value("No, I had not.")
    assert Dispute.objects.get().note == "No, I had not."
