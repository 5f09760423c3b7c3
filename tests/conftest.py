"""The persons of the tests, and the settings that only tests need."""

import os
import shutil
from pathlib import Path

import pytest
from django.conf import settings
from django.core.cache import cache
from django.db import connections
from django.test import Client

from tests.make import make_user

# Measurements, run by `dev.py bench`; importing them starts what they measure.
collect_ignore = ["bench"]

TESTS = Path(__file__).parent
SYSTEM_BROWSER = shutil.which("chromium-headless-shell")
DOWNLOADED_BROWSERS = TESTS.parent / ".tools" / "browsers"
# Playwright's event loop runs in the thread of the tests.
os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"
os.environ["PLAYWRIGHT_BROWSERS_PATH"] = str(DOWNLOADED_BROWSERS)


def pytest_configure():
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    # Hashed file names would need collectstatic before every run.
    settings.STORAGES = settings.STORAGES | {
        "staticfiles": {
            "BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"
        }
    }
    settings.WHITENOISE_AUTOREFRESH = True
    settings.RATE_LIMITS = dict.fromkeys(settings.RATE_LIMITS, "1000000/m")
    settings.ACCOUNT_RATE_LIMITS = False
    if has_redis():
        # Each process of the suite counts for itself, as each has its database.
        number = os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")
        settings.CACHES["default"]["LOCATION"] += f"/{number}"


def has_redis():
    return settings.CACHES["default"]["LOCATION"].startswith("redis")


def pytest_collection_modifyitems(items):
    missing = SYSTEM_BROWSER is None and not DOWNLOADED_BROWSERS.is_dir()
    for item in items:
        if item.path.is_relative_to(TESTS / "browser"):
            item.add_marker(pytest.mark.browser)
            if missing and not os.environ.get("CI"):
                item.add_marker(pytest.mark.skip(reason="no browser is installed"))


@pytest.fixture(scope="session", autouse=True)
def _empty_redis():
    if has_redis():
        cache.clear()


@pytest.fixture(scope="session")
def playwright(django_db_setup, playwright):
    yield playwright
    # While its event loop runs the thread has database connections of its own, which
    # nobody finds afterwards; they would keep the test database from being dropped.
    connections.close_all()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    if SYSTEM_BROWSER is None:
        return browser_type_launch_args
    return browser_type_launch_args | {"executable_path": SYSTEM_BROWSER}


@pytest.fixture(scope="session")
def base_url(live_server):
    return live_server.url


@pytest.fixture
def learner(db):
    return make_user("learner")


@pytest.fixture
def instructor(db):
    return make_user("instructor")


@pytest.fixture
def classmate(db):
    return make_user("classmate")


@pytest.fixture
def outsider(db):
    return make_user("outsider")


def client_of(user):
    client = Client()
    client.force_login(user)
    return client


@pytest.fixture
def as_learner(learner):
    return client_of(learner)


@pytest.fixture
def as_instructor(instructor):
    return client_of(instructor)


@pytest.fixture
def as_classmate(classmate):
    return client_of(classmate)


@pytest.fixture
def as_outsider(outsider):
    return client_of(outsider)
