"""How a visitor signs up, logs in and finds the menu of the person."""

from playwright.sync_api import expect

from tests.make import PASSWORD


def open_menu(page):
    page.locator(".person summary").click()


def send(page, button):
    page.locator("main").get_by_role("button", name=button).click()


def sign_up(page, username="ann", email=""):
    page.goto("/accounts/signup/")
    page.get_by_label("Username").fill(username)
    page.get_by_label("Email").fill(email)
    choose_password(page, PASSWORD, PASSWORD)
    send(page, "Sign up")
    expect(name_on(page)).to_have_text(username)


def choose_password(page, first, second):
    page.locator("[name=password1]").fill(first)
    page.locator("[name=password2]").fill(second)


def log_in(page, username, password=PASSWORD):
    page.goto("/accounts/login/")
    page.get_by_label("Username").fill(username)
    page.get_by_label("Password").fill(password)
    send(page, "Log in")


def log_out(page):
    page.goto("/accounts/logout/")
    send(page, "Log out")
    expect(name_on(page)).to_contain_text("Guest")


def name_on(page):
    return page.locator(".person summary > span")
