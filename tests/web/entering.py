"""Sign up, log in and out as a browser sends it."""

from tests.make import PASSWORD

SIGN_UP = "/accounts/signup/"
LOG_IN = "/accounts/login/"
LOG_OUT = "/accounts/logout/"


def sign_up(client, username="ann", password=PASSWORD, **fields):
    data = {"username": username, "password1": password, "password2": password}
    return client.post(SIGN_UP, data | fields)


def log_in(client, username, password=PASSWORD, **fields):
    return client.post(LOG_IN, {"login": username, "password": password} | fields)


def account_in(client):
    """Return the account that a browser is logged in to, if there is one."""
    return client.get("/").context["account"]
