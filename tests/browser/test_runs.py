"""A speed run and a clean run from start to end, with and without scripts."""

import re
from datetime import timedelta

from django.utils import timezone
from playwright.sync_api import expect

from quizzes.models import Attempt, Run
from quizzes.questions.asking import ask
from tests.browser.dealt import Dealt
from tests.browser.playing import check_button, choose
from tests.browser.run_states import start_run

CLOCK = re.compile(r"^[0-2]:[0-5]\d$")


def answer_at(page, place, *, right=True):
    dealt = Dealt(ask(Run.objects.get().address_at(place)))
    cards = dealt.right if right else dealt.wrong
    if cards:
        choose(page, cards)
    else:
        page.locator("[data-none]").check()
    check_button(page).click()


def test_a_clean_run_goes_on_to_the_first_mistake(page, with_and_without_scripts):
    start_run(page, "clean")
    for place in (1, 2):
        answer_at(page, place)
        expect(page.get_by_text(f"Question {place + 1}", exact=True)).to_be_visible()
        expect(page.get_by_text(f"Question {place}: Right.")).to_be_visible()

    answer_at(page, 3, right=False)
    expect(page.get_by_role("heading", name="2 right in a row")).to_be_visible()
    expect(page.get_by_text("A new personal record!")).to_be_visible()

    page.get_by_role("link", name="Question 3").click()
    expect(page.locator("#verdict")).to_have_accessible_name("Not this one")
    page.get_by_role("link", name="Back to the run").click()
    expect(page.get_by_role("heading", name="2 right in a row")).to_be_visible()


def test_a_speed_run_goes_on_until_the_time_is_up(page, with_and_without_scripts):
    start_run(page, "speed")
    expect(page.locator(".clock")).to_be_visible()
    answer_at(page, 1)
    expect(page.get_by_text("1 of 1 right (100%)")).to_be_visible()

    end_in(timedelta(0))
    page.locator("[data-none]").check()
    check_button(page).click()
    expect(page.get_by_role("heading", name="1 right in three")).to_be_visible()
    expect(page.get_by_text("came after the end")).to_be_visible()
    assert Attempt.objects.count() == 1

    page.get_by_role("link", name="Another run").click()
    expect(page.get_by_role("combobox", name="Run")).to_have_value("speed")
    expect(page.get_by_role("heading", name="Your records")).to_be_visible()


def test_the_clock_runs_down_and_brings_the_end_by_itself(page):
    start_run(page, "speed")
    expect(page.get_by_role("timer")).to_have_text(CLOCK)
    expect(page.get_by_text("Ends at")).to_be_hidden()

    end_in(timedelta(seconds=2))
    page.reload()
    expect(page.get_by_role("heading", name="Time is up")).to_be_visible()


def end_in(left):
    """Let a speed run be as old as leaves it so much time by the server's clock."""
    ends_at = timezone.now() + left
    started_at = ends_at - timedelta(minutes=3)
    Run.objects.update(started_at=started_at, ends_at=ends_at)
