"""A browser that tells every fault of a page, and visitors who are logged in."""

import pytest
from django.conf import settings
from playwright.sync_api import expect

from tests.conftest import client_of
from tests.make import make_user

# Milliseconds; far more than a page takes, even beside other work.
PATIENCE = 10_000
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args):
    # Colors in the middle of a transition pass no check of contrast.
    return browser_context_args | {"reduced_motion": "reduce"}


@pytest.fixture(autouse=True)
def faults(context):
    """Fail a test whose pages had an error; one that wants it clears the list."""
    context.set_default_timeout(PATIENCE)
    told = []
    context.on("console", lambda message: told.extend(fault_in(message)))
    context.on("weberror", lambda error: told.append(str(error.error)))
    context.on("requestfailed", lambda request: told.extend(failure_of(request)))
    yield told
    assert told == []


def fault_in(message):
    """Reports of the security policy come as errors of the console."""
    is_page = "/static/" not in message.location["url"]
    is_refusal = "status of 4" in message.text and is_page
    if message.type in ("error", "warning") and not is_refusal:
        yield message.text


def failure_of(request):
    # A request that the visitor leaves behind by going elsewhere is no fault.
    if request.failure != "net::ERR_ABORTED":
        yield f"{request.url} {request.failure}"


def on_telephone(*, scripts):
    """Return a way to play: on a small screen, with scripts or without."""
    settings = {
        "viewport": {"width": 360, "height": 740},
        "java_script_enabled": scripts,
    }
    return pytest.param(scripts, marks=pytest.mark.browser_context_args(**settings))


@pytest.fixture(
    params=[on_telephone(scripts=True), on_telephone(scripts=False)],
    ids=["with scripts", "without"],
)
def with_and_without_scripts():
    """Play a test in both ways."""


@pytest.fixture
def log_in(context, live_server):
    """Return a function that logs a new person in who has these preferences."""

    def log_in(**preferences):
        client = client_of(make_user(**preferences))
        name = settings.SESSION_COOKIE_NAME
        cookie = {"name": name, "value": client.cookies[name].value}
        context.add_cookies([cookie | {"url": live_server.url}])

    return log_in
