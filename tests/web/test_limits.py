"""No address may post more often than the settings allow."""

import os
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest
from django.conf import settings as django_settings
from django.core.cache import cache
from django.core.management import call_command
from django.db import connection
from django.http import HttpResponse
from django.test import Client
from django.urls import path

from omaha_trainer import urls as own_urls
from quizzes import limits
from tests.make import HTMX

ROOT = Path(__file__).parent.parent.parent
# A full minute to come: what is kept from then on has not ended yet.
FULL_MINUTE = 3_999_999_960
addresses = (f"10.0.0.{number}" for number in count(1))


@limits.limited("answer")
def answer(request):
    return HttpResponse("kept")


urlpatterns = [path("answer/", answer), *own_urls.urlpatterns]


@pytest.fixture
def address():
    return next(addresses)


@pytest.fixture
def visitor(db, settings, address, monkeypatch):
    settings.ROOT_URLCONF = __name__
    settings.RATE_LIMITS = {"answer": "3/m"}
    monkeypatch.setattr(limits.time, "time", lambda: FULL_MINUTE + 15)
    return Client(REMOTE_ADDR=address)


def statuses(client, times, **extra):
    return [client.post("/answer/", **extra).status_code for _ in range(times)]


def test_an_address_may_post_as_often_as_is_allowed(visitor):
    assert statuses(visitor, 5) == [200, 200, 200, 429, 429]


def test_another_address_is_not_held_back(visitor, address):
    statuses(visitor, 4)

    assert statuses(visitor, 1, REMOTE_ADDR=next(addresses)) == [200]


def test_reading_is_not_limited(visitor):
    statuses(visitor, 4)

    assert visitor.get("/answer/").status_code == 200


def test_the_next_minute_begins_anew(visitor, monkeypatch):
    statuses(visitor, 4)

    monkeypatch.setattr(limits.time, "time", lambda: FULL_MINUTE + 60)

    assert statuses(visitor, 1) == [200]


def test_the_page_says_when_to_try_again(visitor):
    statuses(visitor, 3)

    response = visitor.post("/answer/")

    assert response["Retry-After"] == "45"
    assert "Please try again in 45 seconds." in response.text
    assert "</html>" in response.text


def test_htmx_gets_one_short_sentence(visitor):
    statuses(visitor, 3)

    response = visitor.post("/answer/", headers=HTMX)

    assert response.text == (
        "That was too much at once. Please try again in 45 seconds."
    )


@pytest.mark.parametrize(
    ("proxies", "seen"), [(0, "10.9.9.9"), (1, "203.0.113.7"), (2, "198.51.100.1")]
)
def test_only_our_own_proxies_tell_who_came(rf, settings, proxies, seen):
    settings.PROXY_COUNT = proxies
    request = rf.get(
        "/",
        REMOTE_ADDR="10.9.9.9",
        headers={"X-Forwarded-For": "1.1.1.1, 198.51.100.1, 203.0.113.7"},
    )

    assert limits.visitor_address(request) == seen


@pytest.mark.parametrize(
    ("text", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("nonsense", "unknown"),
    ],
)
def test_one_home_is_one_address(text, network):
    assert limits.network_of(text) == network


def test_a_count_ends_when_it_was_to_end(db, address):
    cache.add(address, 1, timeout=-1)

    with pytest.raises(ValueError, match=address):
        cache.incr(address)


def database_url():
    if connection.vendor == "sqlite":
        return f"sqlite:///{connection.settings_dict['NAME']}"
    return "postgres://{USER}:{PASSWORD}@{HOST}:{PORT}/{NAME}".format_map(
        connection.settings_dict
    )


SHARED_CACHES = ["dbcache://cache"]
if "CACHE_URL" in os.environ:
    SHARED_CACHES.append(django_settings.CACHES["default"]["LOCATION"])
# Each process of the suite has a place of its own in Redis, but all one name.
each_shared_cache = pytest.mark.parametrize(
    "shared_cache", SHARED_CACHES, ids=["default", "own"][: len(SHARED_CACHES)]
)


@pytest.mark.django_db(transaction=True)
@each_shared_cache
def test_two_processes_lose_no_count(address, shared_cache):
    call_command("createcachetable", "cache", verbosity=0)
    script = (
        "import django; django.setup(); from quizzes.limits import count_one;"
        f"print(*(count_one('{address}', 60) for _ in range(100)))"
    )
    env = os.environ | {
        "DJANGO_SETTINGS_MODULE": "omaha_trainer.settings",
        "DATABASE_URL": database_url(),
        "CACHE_URL": shared_cache,
    }
    command = [sys.executable, "-c", script]

    counting = [
        subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE)
        for _ in range(2)
    ]
    counts = [int(n) for process in counting for n in process.communicate()[0].split()]

    assert sorted(counts) == list(range(1, 201))
