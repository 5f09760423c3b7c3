"""Every page and state of the site, each reached as a visitor reaches it."""

from datetime import timedelta

from django.utils import timezone
from playwright.sync_api import expect

from quizzes.forms.answers import sign_asked_at
from quizzes.poker.rules import Variant
from quizzes.questions.misconceptions import Misconception
from tests.browser.account_states import ACCOUNT_STATES
from tests.browser.analyzer_states import ANALYZER_STATES
from tests.browser.chip_states import CHIP_STATES
from tests.browser.dealer_states import DEALER_STATES
from tests.browser.dealt import deal, deal_trap
from tests.browser.dispute_states import DISPUTE_STATES
from tests.browser.drill_states import DRILL_STATES
from tests.browser.guide_states import GUIDE_STATES
from tests.browser.history_states import HISTORY_STATES
from tests.browser.playing import (
    answer,
    check,
    check_button,
    choose,
    give_places,
    say,
    say_of_lows,
    verdict_on,
)
from tests.browser.run_states import RUN_STATES
from tests.browser.today_states import TODAY_STATES
from tests.browser.turn_states import TURN_STATES

WHEEL = deal("wheel")
NO_LOW = deal("no-low-on-board")
TRIPS = deal("trips-in-hand", "best-high", level=3)
SIX = deal("counterfeited", level=4, variant=Variant.SIX)
ORDER = deal("later-card", "order-lows", level=3)
POSSIBLE = deal("plain", "low-possible")
HALVES = deal("different-pairs", "high-and-low")
NUTS = deal("nut-flush", "nuts")
QUADS = deal("paired-board", "nuts", level=3, variant=Variant.SIX)
NEXT_CARD = deal("nuts-lost", "counterfeit")
ANY_LOW = deal("worse-without-pair", "counterfeit", level=5)
TRAP = deal_trap(Misconception.NINE_COUNTS)


def home(page):
    page.goto("/")


def question(page):
    page.goto(WHEEL.path)


def question_with_the_menu_open(page):
    page.goto(WHEEL.path)
    page.locator(".crumb summary").click()


def question_with_too_many_cards_chosen(page):
    page.goto(SIX.path)
    choose(page, [*SIX.hole, *SIX.board])


def question_with_errors(page):
    page.goto(WHEEL.path)
    page.get_by_text("Type it instead").click()
    page.get_by_label("Two of your cards").fill(f"{WHEEL.hole[0]} xx")
    page.keyboard.press("Enter")
    expect(page.locator(".errors")).to_be_visible()


def hint(page):
    page.goto(TRIPS.path)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_be_visible()


def verdict_right(page):
    answer(page, WHEEL, WHEEL.right)
    unfold(page)


def verdict_wrong(page):
    answer(page, TRIPS, TRIPS.wrong)
    unfold(page)


def verdict_on_a_wrong_rule(page):
    answer(page, TRAP, TRAP.by_rule(Misconception.NINE_COUNTS))


def verdict_on_eleven_cards(page):
    question_with_too_many_cards_chosen(page)
    check(page)
    unfold(page)


def verdict_on_no_low(page):
    page.goto(NO_LOW.path)
    page.get_by_label("I have no low").check()
    check(page)


def verdict_shown(page):
    page.goto(WHEEL.path)
    page.get_by_role("button", name="show me").click()
    expect(verdict_on(page)).to_be_visible()


def question_of_an_order(page):
    page.goto(ORDER.path)


def hint_to_an_order(page):
    page.goto(ORDER.path)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_be_visible()


def verdict_on_an_order(page):
    page.goto(ORDER.path)
    give_places(page, [1] * 4)
    check(page)
    unfold(page)


def question_in_three_parts(page):
    page.goto(POSSIBLE.path)
    say(page, "Do you have a low?", "Yes")
    check_button(page).click()
    expect(page.locator(".errors")).to_be_visible()


def verdict_in_three_parts(page):
    low = POSSIBLE.right_of("low")
    say_of_lows(page, POSSIBLE, anyone="No", own="Yes", low=low)
    unfold(page)


def question_of_both_halves(page):
    page.goto(HALVES.path)
    choose(page, HALVES.right_of("low"), field="low")


def verdict_on_both_halves(page):
    question_of_both_halves(page)
    choose(page, HALVES.wrong_of("high"), field="high")
    check(page)
    unfold(page)


def question_of_the_nuts(page):
    page.goto(NUTS.path)
    choose(page, NUTS.right_of("nut_low"), field="nut_low")
    choose(page, [*NUTS.right_of("nut_high"), *NUTS.hole], field="nut_high")


def question_of_the_nuts_with_errors(page):
    page.goto(NUTS.path)
    page.get_by_text("Type it instead").first.click()
    page.get_by_label("Two cards (Nut high)").fill(" ".join(NUTS.board[:2]))
    page.keyboard.press("Enter")
    expect(page.locator(".errors")).to_be_visible()


def question_of_the_nuts_with_six_cards(page):
    page.goto(QUADS.path)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_be_visible()


def verdict_on_the_nuts(page):
    question_of_the_nuts(page)
    say(page, "Which of the nuts do you hold?", "Neither")
    check(page)
    unfold(page)


def question_of_the_next_card(page):
    page.goto(NEXT_CARD.path)
    say(page, "After which next cards", "8")


def verdict_on_the_next_card(page):
    page.goto(ANY_LOW.path)
    choose(page, ANY_LOW.right_of("low"))
    say(page, "Which next cards", "A")
    check(page)
    unfold(page)


def replay(page):
    answer(page, WHEEL, WHEEL.wrong)
    page.get_by_role("link", name="Replay").click()


def page_too_old(page):
    page.goto(WHEEL.path)
    grow_old(page, WHEEL)
    check_button(page).click()
    expect(
        page.get_by_role("heading", name="can no longer be answered")
    ).to_be_visible()


def no_such_page(page):
    page.goto("/nowhere/")


def form_expired(page):
    page.goto(WHEEL.path)
    page.context.clear_cookies(name="csrftoken")
    with page.expect_navigation():
        page.locator("form.play").evaluate("form => form.submit()")


def unfold(page):
    for summary in page.locator(".fold summary").all():
        summary.click()


def grow_old(page, dealt):
    """Let the form say that it was asked for two days ago."""
    asked_at = timezone.now() - timedelta(days=2)
    value = sign_asked_at(dealt.asked.address, asked_at)
    page.locator("[name=asked]").evaluate("(box, value) => box.value = value", value)


STATES = {
    state.__name__.replace("_", " "): state
    for state in (
        home,
        question,
        question_with_the_menu_open,
        question_with_too_many_cards_chosen,
        question_with_errors,
        hint,
        verdict_right,
        verdict_wrong,
        verdict_on_a_wrong_rule,
        verdict_on_eleven_cards,
        verdict_on_no_low,
        verdict_shown,
        question_of_an_order,
        hint_to_an_order,
        verdict_on_an_order,
        question_in_three_parts,
        verdict_in_three_parts,
        question_of_both_halves,
        verdict_on_both_halves,
        question_of_the_nuts,
        question_of_the_nuts_with_errors,
        question_of_the_nuts_with_six_cards,
        verdict_on_the_nuts,
        question_of_the_next_card,
        verdict_on_the_next_card,
        replay,
        page_too_old,
        no_such_page,
        form_expired,
        *ACCOUNT_STATES,
        *ANALYZER_STATES,
        *CHIP_STATES,
        *DEALER_STATES,
        *DISPUTE_STATES,
        *DRILL_STATES,
        *GUIDE_STATES,
        *HISTORY_STATES,
        *RUN_STATES,
        *TODAY_STATES,
        *TURN_STATES,
    )
}
