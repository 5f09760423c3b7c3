"""Pages of accounts, settings and data, each reached as a visitor reaches it."""

from playwright.sync_api import expect

from tests.browser.dealt import deal
from tests.browser.entering import (
    choose_password,
    log_in,
    log_out,
    open_menu,
    send,
    sign_up,
)
from tests.browser.playing import answer
from tests.make import PASSWORD, make_user

WHEEL = deal("wheel")
# As long as a name that cannot be broken may be.
LONG_NAME = "n" * 150
RESET = "/accounts/password/reset/"


def errors_shown(page):
    expect(page.get_by_role("alert").first).to_be_visible()


def menu_of_a_guest(page):
    page.goto("/")
    open_menu(page)


def menu_of_an_account(page):
    sign_up(page, LONG_NAME)
    open_menu(page)


def signing_up(page):
    answer(page, WHEEL, WHEEL.right)
    page.goto("/accounts/signup/")


def signing_up_with_errors(page):
    page.goto("/accounts/signup/")
    page.get_by_label("Username").fill("a b")
    choose_password(page, "123", "123")
    send(page, "Sign up")
    errors_shown(page)


def signed_up(page):
    answer(page, WHEEL, WHEEL.right)
    sign_up(page, email="ann@example.org")


def logging_in(page):
    page.goto("/accounts/login/")


def logging_in_with_errors(page):
    log_in(page, "nobody")
    errors_shown(page)


def logging_out(page):
    sign_up(page)
    page.goto("/accounts/logout/")


def logged_out(page):
    sign_up(page)
    log_out(page)


def account_closed(page):
    make_user("ann", is_active=False)
    log_in(page, "ann")


def guest_asked_about(page):
    make_user(LONG_NAME)
    answer(page, WHEEL, WHEEL.right)
    log_in(page, LONG_NAME)
    expect(page.get_by_role("button", name="Yes, mine")).to_be_visible()


def guest_joined(page):
    guest_asked_about(page)
    send(page, "Yes, mine")


def password_changing(page):
    sign_up(page)
    page.goto("/accounts/password/change/")


def password_changing_with_errors(page):
    password_changing(page)
    page.get_by_label("Current Password").fill("wrong")
    choose_password(page, "123", "124")
    send(page, "Change the password")
    errors_shown(page)


def password_forgotten(page):
    page.goto(RESET)


def password_link_sent(page):
    page.goto(f"{RESET}done/")


def password_link_used_up(page):
    page.goto(f"{RESET}key/1-x/")


def password_chosen_anew(page):
    page.goto(f"{RESET}key/done/")


def address_unconfirmed(page):
    sign_up(page, email=f"{'a' * 60}@example.org")
    page.goto("/accounts/email/")


def address_asked_for(page):
    sign_up(page)
    page.goto("/accounts/email/")


def asked_who_it_is(page):
    address_asked_for(page)
    page.get_by_label("Email").fill("ann@example.org")
    send(page, "Add the address")
    expect(page.get_by_role("heading", name="Is it you?")).to_be_visible()


def address_added(page):
    asked_who_it_is(page)
    page.get_by_label("Password").fill(PASSWORD)
    send(page, "Go on")
    expect(page.get_by_role("button", name="Send it again")).to_be_visible()


def address_link_used_up(page):
    page.goto("/accounts/confirm-email/x/")


def settings_of_a_guest(page):
    page.goto("/settings/")


def settings_of_an_account(page):
    sign_up(page, LONG_NAME)
    page.goto("/settings/")


def settings_with_errors(page):
    settings_of_an_account(page)
    page.get_by_label("Display name").fill("<b>")
    send(page, "Save the name")
    errors_shown(page)


def data_of_nobody(page):
    page.goto("/settings/data/")


def data_of_a_guest(page):
    answer(page, WHEEL, WHEEL.right)
    page.goto("/settings/data/")


def deleting_a_guest(page):
    data_of_a_guest(page)
    page.get_by_role("link", name="Delete all of it").click()


def deleting_an_account(page):
    sign_up(page, LONG_NAME)
    page.goto("/settings/data/delete/")


def deleting_with_errors(page):
    deleting_an_account(page)
    page.get_by_label("Password").fill("wrong")
    send(page, "Delete for good")
    errors_shown(page)


def deleted(page):
    deleting_an_account(page)
    page.get_by_label("Password").fill(PASSWORD)
    send(page, "Delete for good")
    expect(page.locator(".notice")).to_contain_text(
        "All that was stored of you is deleted"
    )


ACCOUNT_STATES = (
    menu_of_a_guest,
    menu_of_an_account,
    signing_up,
    signing_up_with_errors,
    signed_up,
    logging_in,
    logging_in_with_errors,
    logging_out,
    logged_out,
    account_closed,
    guest_asked_about,
    guest_joined,
    password_changing,
    password_changing_with_errors,
    password_forgotten,
    password_link_sent,
    password_link_used_up,
    password_chosen_anew,
    address_unconfirmed,
    address_asked_for,
    asked_who_it_is,
    address_added,
    address_link_used_up,
    settings_of_a_guest,
    settings_of_an_account,
    settings_with_errors,
    data_of_nobody,
    data_of_a_guest,
    deleting_a_guest,
    deleting_an_account,
    deleting_with_errors,
    deleted,
)
