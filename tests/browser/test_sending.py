"""An answer is recorded once, whatever the visitor and the network do."""

import pytest
from playwright.sync_api import expect

from quizzes.models import Attempt
from tests.browser.dealt import deal
from tests.browser.playing import (
    DEAL_URL,
    answer,
    check,
    check_button,
    choose,
    chosen,
    verdict_on,
)

WHEEL = deal("wheel")


def lose_next(page, *, where):
    """Lose the next request on its way to the server, or only the reply to it."""

    def handle(route):
        if where == "reply":
            route.fetch()
        route.abort("connectionreset")

    page.route("**/practice/**", handle, times=1)


def test_a_double_click_records_once(page):
    page.goto(WHEEL.path)
    choose(page, WHEEL.right)

    check_button(page).dblclick()

    expect(verdict_on(page)).to_have_accessible_name("Right")
    expect(page).to_have_url(DEAL_URL)
    assert Attempt.objects.count() == 1


@pytest.mark.parametrize("where", ["request", "reply"])
def test_what_was_lost_is_told_and_sent_again_to_the_same_verdict(page, faults, where):
    page.goto(WHEEL.path)
    choose(page, WHEEL.right)
    lose_next(page, where=where)

    check_button(page).click()
    expect(page.get_by_role("alert")).to_contain_text("did not get through")
    assert sorted(chosen(page)) == sorted(WHEEL.right)
    assert Attempt.objects.count() == (where == "reply")
    assert any("ERR_CONNECTION_RESET" in fault for fault in faults)
    faults.clear()
    check(page)

    expect(verdict_on(page)).to_have_accessible_name("Right")
    expect(page.get_by_role("alert")).to_have_count(0)
    assert Attempt.objects.count() == 1


def test_a_second_tab_gets_the_first_verdict(context):
    first, second = context.new_page(), context.new_page()
    second.goto(WHEEL.path)
    answer(first, WHEEL, WHEEL.wrong)

    choose(second, WHEEL.right)
    check(second)

    expect(verdict_on(second)).to_have_accessible_name("Not this one")
    assert Attempt.objects.count() == 1


def test_a_site_that_breaks_loses_no_choice(page, faults):
    page.goto(WHEEL.path)
    choose(page, WHEEL.right)
    page.route("**/practice/**", lambda route: route.fulfill(status=503))

    check_button(page).click()

    expect(page.get_by_role("alert")).to_contain_text("did not get through")
    assert sorted(chosen(page)) == sorted(WHEEL.right)
    faults.clear()


def test_too_many_answers_are_told_when_to_go_on(page, faults, settings):
    settings.RATE_LIMITS = settings.RATE_LIMITS | {"answer": "0/d"}
    page.goto(WHEEL.path)
    choose(page, WHEEL.right)

    check_button(page).click()

    expect(page.get_by_role("alert")).to_contain_text("Please try again in")
    faults.clear()


def test_a_form_whose_cookie_is_gone_says_what_to_do(page, faults):
    page.goto(WHEEL.path)
    choose(page, WHEEL.right)
    page.context.clear_cookies(name="csrftoken")

    check_button(page).click()

    expect(page.get_by_role("alert")).to_contain_text("Load the page again")
    faults.clear()
