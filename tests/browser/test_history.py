"""Looking through one's answers, with and without scripts, and going on from there."""

import re
from datetime import timedelta

import pytest
from django.utils import timezone
from playwright.sync_api import expect

from quizzes.models import Attempt
from tests.browser.dealt import deal
from tests.browser.playing import DEAL_URL, answer, check, choose, verdict_on
from tests.make import make_attempt

WHEEL = deal("wheel")
NO_LOW = deal("no-low-on-board")
FLUSH = deal("flush", "best-high")

WITHOUT_SCRIPTS = {"java_script_enabled": False}
each_way = pytest.mark.parametrize(
    "scripts",
    [
        pytest.param(True, id="with scripts"),
        pytest.param(
            False,
            id="without scripts",
            marks=pytest.mark.browser_context_args(**WITHOUT_SCRIPTS),
        ),
    ],
)


def lines(page):
    return page.locator(".log > li")


def look_for(page, scripts, **wanted):
    for label, option in wanted.items():
        page.get_by_label(label, exact=True).select_option(option)
    if not scripts:
        page.get_by_role("button", name="Show", exact=True).click()


@pytest.fixture
def two_answers(page):
    answer(page, WHEEL, WHEEL.wrong)
    answer(page, FLUSH, FLUSH.right)
    page.get_by_role("link", name="All your answers").click()
    page.wait_for_load_state()


@pytest.fixture
def sixty_answers(page):
    answer(page, WHEEL, WHEEL.right)
    guest = Attempt.objects.get().person
    for minutes in range(1, 60):
        make_attempt(guest, answered_at=timezone.now() - timedelta(minutes=minutes))
    page.goto("/history/")


@each_way
def test_answers_are_narrowed(page, two_answers, scripts):
    expect(lines(page)).to_have_count(2)

    look_for(page, scripts, Kind="best-low")
    expect(lines(page)).to_have_count(1)
    expect(lines(page)).to_contain_text("Wrong Best low")
    expect(page.get_by_role("status").filter(has_text="deal")).to_have_text("1 deal")
    look_for(page, scripts, Outcome="right")
    expect(page.locator(".nothing")).to_be_visible()
    page.get_by_role("link", name="Show all").click()

    expect(lines(page)).to_have_count(2)
    expect(page).to_have_url(re.compile("/history/$"))


def test_the_address_says_what_was_looked_for_and_the_choice_keeps_the_focus(
    page, two_answers
):
    page.get_by_label("Outcome").focus()
    look_for(page, True, Outcome="wrong")
    expect(lines(page)).to_have_count(1)

    expect(page).to_have_url(re.compile(r"/history/\?outcome=wrong$"))
    expect(page.get_by_label("Outcome")).to_be_focused()
    page.reload()
    expect(lines(page)).to_have_count(1)
    page.go_back()
    expect(lines(page)).to_have_count(2)
    expect(page.get_by_label("Outcome")).to_have_value("")


def test_a_kind_offers_its_own_cases(page, two_answers):
    cases = page.get_by_label("Case")
    expect(cases.locator('option[value="flush"]')).to_be_attached()

    look_for(page, True, Kind="best-low")

    expect(cases.locator('option[value="wheel"]')).to_be_attached()
    expect(cases.locator('option[value="flush"]')).not_to_be_attached()


@each_way
def test_older_answers_are_a_page_away(page, sixty_answers, scripts):
    expect(lines(page)).to_have_count(50)

    page.get_by_role("link", name="Older").click()
    expect(lines(page)).to_have_count(10)
    page.get_by_role("link", name="Newer").click()

    expect(lines(page)).to_have_count(50)
    expect(page.get_by_role("link", name="Newer")).not_to_be_attached()


def test_an_older_page_takes_the_focus_to_its_beginning(page, sixty_answers):
    page.get_by_role("link", name="Older").click()

    expect(page.locator("#history h2").first).to_be_focused()
    expect(page.locator("#history h2").first).to_be_in_viewport()


@each_way
def test_an_answer_opens_with_its_verdict_and_proof(page, two_answers, scripts):
    page.get_by_role("link", name="Wrong").click()

    expect(page).to_have_url(DEAL_URL)
    expect(verdict_on(page)).to_have_accessible_name("Not this one")
    page.get_by_text("Every pair from your hand").click()
    expect(page.locator(".proof .is-best")).to_contain_text(["5-4-3-2-A"])


@each_way
def test_a_deal_is_tried_again_and_then_solved(page, two_answers, scripts):
    look_for(page, scripts, Outcome="unsolved")
    expect(lines(page)).to_have_count(1)

    page.get_by_role("link", name="Try again").click()
    choose(page, WHEEL.right)
    check(page)

    page.goto("/history/?outcome=wrong")
    expect(lines(page)).to_contain_text(re.compile(r"Tried again .*: Right"))
    page.goto("/history/?outcome=unsolved")
    expect(page.locator(".nothing")).to_be_visible()


@each_way
def test_what_was_missed_is_replayed_until_nothing_is_left(page, two_answers, scripts):
    answer(page, NO_LOW, NO_LOW.wrong)
    page.goto("/progress/")
    page.get_by_role("link", name="Replay what you missed").click()
    expect(page.get_by_text("2 missed deals left")).to_be_visible()
    choose(page, WHEEL.right)
    check(page)
    expect(page.get_by_text("1 missed deal left")).to_be_visible()

    page.get_by_role("link", name="Next missed deal").click()
    expect(page.locator("form.play")).to_be_visible()
    page.get_by_label("I have no low").check()
    check(page)
    expect(page.get_by_text("No missed deal left")).to_be_visible()
    page.get_by_role("link", name="Go on").click()

    heading = page.get_by_role("heading", name="Nothing left to replay")
    expect(heading).to_be_visible()
    page.get_by_role("link", name="To a fresh deal").click()
    expect(page.locator("[data-cards]")).to_be_visible()


def test_nobody_is_shown_an_empty_list(page):
    page.goto("/")
    page.get_by_role("link", name="History").click()
    expect(page.get_by_role("heading", name="Nothing answered yet")).to_be_visible()

    page.get_by_role("link", name="To a first deal").click()

    expect(page.locator("[data-cards]")).to_be_visible()


def test_progress_leads_to_a_trap_and_to_what_is_unsolved(page, two_answers):
    Attempt.objects.wrong().update(
        opportunities=["three-from-hand"], candidates=["three-from-hand"]
    )
    page.get_by_role("link", name="Progress").click()
    expect(page.locator(".slips")).to_contain_text("1 of 1 chance, last today")

    page.get_by_role("link", name="Drill this").click()
    expect(page.locator("[data-cards]")).to_be_visible()
    page.go_back()
    page.get_by_role("link", name="See them").click()

    expect(lines(page)).to_have_count(1)


def test_progress_over_time_is_a_picture_with_its_words_and_a_table(page, two_answers):
    page.goto("/progress/")

    plot = page.get_by_role("img", name="Right at the first try, over time")
    expect(plot).to_be_visible()
    page.get_by_text("The same as a table").click()
    expect(page.get_by_role("row").filter(has_text="50%").first).to_be_visible()


@pytest.mark.browser_context_args(viewport={"width": 360, "height": 740})
def test_history_and_progress_are_in_the_menu_of_a_telephone(page):
    page.goto("/")

    for name in ("Progress", "History"):
        expect(page.get_by_role("link", name=name)).to_be_in_viewport(ratio=1)
