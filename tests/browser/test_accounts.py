"""From guest to account and back, settings that show at once, and the way out."""

import json
import re

import pytest
from playwright.sync_api import expect

from quizzes.models import Attempt, User
from tests.browser.dealt import deal
from tests.browser.entering import (
    log_in,
    log_out,
    name_on,
    open_menu,
    send,
    sign_up,
)
from tests.browser.playing import DEAL_URL, answer, choose, verdict_on
from tests.make import PASSWORD, make_attempt, make_user

WHEEL = deal("wheel")
FLUSH = deal("flush", "best-high")
DARK = "rgb(18, 23, 26)"


def test_a_guest_keeps_the_history_at_sign_up(page):
    answer(page, WHEEL, WHEEL.right)
    expect(page).to_have_url(DEAL_URL)
    address = page.url

    open_menu(page)
    page.get_by_role("link", name="Save my progress").click()
    expect(page.locator("main")).to_contain_text("The 1 answer that you gave here")
    page.get_by_label("Username").fill("ann")
    page.locator("[name=password1]").fill(PASSWORD)
    page.locator("[name=password2]").fill(PASSWORD)
    send(page, "Sign up")

    expect(name_on(page)).to_have_text("ann")
    page.goto(address)
    expect(verdict_on(page)).to_contain_text("Right")
    assert Attempt.objects.get().person == User.objects.get(username="ann")


def test_sign_up_leads_back_to_the_question(page):
    page.goto(WHEEL.path)
    open_menu(page)
    page.get_by_role("link", name="Log in").click()
    page.get_by_role("link", name="Sign up").click()
    page.get_by_label("Username").fill("ann")
    page.locator("[name=password1]").fill(PASSWORD)
    page.locator("[name=password2]").fill(PASSWORD)
    send(page, "Sign up")

    expect(page).to_have_url(re.compile(re.escape(WHEEL.path)))
    expect(page.locator("[data-cards]")).to_be_visible()


def test_whoever_says_yes_has_the_answers_of_the_guest(page):
    ann = make_user("ann")
    answer(page, WHEEL, WHEEL.right)
    address = page.url

    log_in(page, "ann")
    expect(page.get_by_role("heading", level=1)).to_have_text(
        "1 answer was given here as a guest: is it yours?"
    )
    send(page, "Yes, mine")

    expect(page.locator(".notice")).to_have_text("1 answer is in your account now.")
    assert ann.attempts.count() == 1
    page.goto(address)
    expect(verdict_on(page)).to_contain_text("Right")


def test_on_a_shared_browser_nobody_is_given_what_others_did(page):
    ann, bob = make_user("ann"), make_user("bob")
    answer(page, WHEEL, WHEEL.right)
    address = page.url

    log_in(page, "bob")
    send(page, "No, not mine")
    expect(page.locator(".notice")).to_have_text("What the guest did was left alone.")
    assert page.goto(address).status == 404
    log_out(page)
    assert page.goto(address).status == 404
    answer(page, FLUSH, FLUSH.right)
    log_in(page, "ann")
    send(page, "Yes, mine")
    expect(name_on(page)).to_have_text("ann")

    assert (ann.attempts.get().kind, bob.attempts.count()) == ("best-high", 0)
    assert User.objects.get(guest_key__isnull=False).attempts.count() == 1


def test_who_logs_out_leaves_nothing_to_the_next(page):
    sign_up(page)
    answer(page, WHEEL, WHEEL.right)
    address = page.url

    log_out(page)

    assert page.goto(address).status == 404
    page.goto("/")
    expect(page.locator(".sitting")).to_have_count(0)


def test_a_deck_and_colors_show_at_once_to_guests_and_stay_at_sign_up(page):
    page.emulate_media(color_scheme="light")
    page.goto("/settings/")
    page.get_by_label("Two colors").check()
    page.get_by_label("Dark").check()
    page.get_by_role("group", name="Cards in the hand").get_by_label("5").check()
    page.get_by_label("Single-key shortcuts").uncheck()
    send(page, "Save")

    expect(page.locator(".notice")).to_have_text("Your preferences are saved.")
    expect(page.locator("body")).to_have_css("background-color", DARK)
    sign_up(page)
    expect(page.locator("body")).to_have_css("background-color", DARK)
    expect(page.locator("[data-group=hole] input")).to_have_count(5)
    expect(page.locator("html[data-deck=two]")).to_be_attached()
    expect(page.locator(".keys")).to_be_hidden()


@pytest.mark.browser_context_args(timezone_id="Asia/Tokyo")
def test_the_time_zone_of_the_browser_is_suggested_and_not_forced(page):
    page.goto("/settings/")
    zone = page.get_by_label("Time zone")
    expect(zone).to_have_value("Asia/Tokyo")
    expect(page.get_by_text("Suggested by your browser.")).to_be_visible()

    zone.select_option("Europe/Warsaw")
    send(page, "Save")

    expect(page.locator(".notice")).to_be_visible()
    expect(page.get_by_label("Time zone")).to_have_value("Europe/Warsaw")
    expect(page.get_by_text("Suggested by your browser.")).to_have_count(0)


def test_a_time_zone_is_found_by_typing_its_place(page):
    page.goto("/settings/")
    page.get_by_label("Time zone").focus()

    page.keyboard.type("Warsaw")

    expect(page.get_by_label("Time zone")).to_have_value("Europe/Warsaw")


@pytest.mark.browser_context_args(java_script_enabled=False)
def test_all_of_it_works_without_scripts(page):
    page.goto("/settings/")
    page.get_by_label("Two colors").check()
    send(page, "Save")
    page.goto(WHEEL.path)
    choose(page, WHEEL.right)
    page.get_by_role("button", name="Check").click()
    sign_up(page)
    open_menu(page)
    page.get_by_role("link", name="Settings").click()
    page.get_by_label("Display name").fill("Ann of Łódź")
    send(page, "Save the name")

    expect(name_on(page)).to_have_text("Ann of Łódź")
    ann = User.objects.get()
    assert (ann.deck, ann.attempts.count()) == ("two", 1)


def test_everything_can_be_taken_along(page):
    sign_up(page)
    answer(page, WHEEL, WHEEL.right)
    page.goto("/settings/")
    page.get_by_role("link", name="Your data").click()

    with page.expect_download() as download:
        page.get_by_role("link", name="Everything").click()
    said = json.loads(download.value.path().read_text())

    assert download.value.suggested_filename == "omaha-trainer.json"
    assert [answer["kind"] for answer in said["answers"]] == ["best-low"]
    with page.expect_download() as download:
        page.get_by_role("link", name="Your answers").click()
    assert download.value.suggested_filename == "omaha-trainer-answers.csv"
    assert len(download.value.path().read_text().splitlines()) == 2


def test_an_account_is_deleted_for_good(page):
    theirs = make_attempt(make_user("bob"))
    answer(page, WHEEL, WHEEL.right)
    sign_up(page)
    page.goto("/settings/data/")
    page.get_by_role("link", name="Delete my account").click()

    page.get_by_label("Password").fill("wrong")
    send(page, "Delete for good")
    expect(page.get_by_text("Incorrect password.")).to_be_visible()
    page.get_by_label("Password").fill(PASSWORD)
    send(page, "Delete for good")

    expect(page.locator(".notice")).to_contain_text(
        "All that was stored of you is deleted"
    )
    assert Attempt.objects.get() == theirs
    log_in(page, "ann")
    expect(page.get_by_role("alert")).to_contain_text("are not correct")


def test_a_guest_is_deleted_for_good(page):
    answer(page, WHEEL, WHEEL.right)
    page.goto("/settings/data/delete/")

    page.get_by_label("Yes, delete all that I did here.").check()
    send(page, "Delete for good")

    expect(page.locator(".notice")).to_contain_text(
        "All that was stored of you is deleted"
    )
    assert not User.objects.exists()


@pytest.mark.browser_context_args(viewport={"width": 360, "height": 740})
def test_nothing_of_the_header_vanishes_on_a_telephone(page):
    page.goto("/")
    for name in ("Practice", "Rules"):
        expect(
            page.get_by_role("banner").get_by_role("link", name=name)
        ).to_be_visible()

    open_menu(page)

    for name in ("Save my progress", "Log in", "Settings"):
        expect(page.get_by_role("link", name=name)).to_be_in_viewport(ratio=1)


def test_errors_are_tied_to_their_fields(page):
    page.goto("/accounts/signup/")
    page.get_by_label("Username").fill("a b")
    page.locator("[name=password1]").fill("123")
    page.locator("[name=password2]").fill("123")

    send(page, "Sign up")

    username = page.get_by_label("Username")
    expect(username).to_have_accessible_description(re.compile("Enter a valid"))
