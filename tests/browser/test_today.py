"""Today's practice from its button to its end, with and without scripts."""

import re
from datetime import timedelta

from django.utils import timezone
from playwright.sync_api import expect

from quizzes.models import Attempt, User
from tests.browser.playing import verdict_on
from tests.make import make_attempt


def test_todays_practice_from_start_to_end(page, with_and_without_scripts):
    page.goto("/")
    page.get_by_role("banner").get_by_role("link", name="Practice").click()
    expect(page.get_by_text("0 of 10 deals answered today.")).to_be_visible()
    expect(page.get_by_text("10 new")).to_be_visible()

    page.get_by_role("link", name="Start").click()
    expect(page.locator(".crumb")).to_contain_text("Today's practice")
    page.get_by_role("button", name="show me").click()
    expect(verdict_on(page)).to_be_visible()
    expect(page.get_by_text("Such a deal was new to you.")).to_be_visible()

    # A day later what went wrong is the first to come back.
    Attempt.objects.update(answered_at=timezone.now() - timedelta(days=1))
    page.get_by_role("link", name="Next deal").click()
    expect(page).to_have_url(re.compile(r"/practice/best-low/.*today=1"))
    page.get_by_role("button", name="show me").click()
    expect(page.get_by_text("You missed such a deal yesterday.")).to_be_visible()

    guest = User.objects.get(guest_key__isnull=False)
    for _ in range(9):
        make_attempt(guest)
    page.get_by_role("link", name="Next deal").click()
    expect(page.get_by_role("heading", name="Done for today")).to_be_visible()
    expect(page.get_by_text("10 deals answered today.")).to_be_visible()

    page.get_by_role("link", name="Go on all the same").click()
    expect(page).to_have_url(re.compile(r"today=more"))
