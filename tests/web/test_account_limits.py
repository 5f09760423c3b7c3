"""Nobody tries passwords or opens accounts without end, on however many processes."""

import os
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest
from django.core.management import call_command
from django.test import Client

from omaha_trainer import settings as own_settings
from quizzes.models import User
from tests.make import PASSWORD, make_user
from tests.web.entering import LOG_IN, SIGN_UP, account_in, log_in, sign_up
from tests.web.test_limits import database_url, each_shared_cache

ROOT = Path(__file__).parent.parent.parent
TOO_MANY = "Too many failed login attempts."
WRONG = "are not correct."
addresses = (f"198.51.100.{number}" for number in count(1))
names = (f"tried-{number}" for number in count(1))


@pytest.fixture
def limits(settings):
    settings.ACCOUNT_RATE_LIMITS = own_settings.ACCOUNT_RATE_LIMITS


@pytest.fixture
def visitor(db, limits):
    return Client(REMOTE_ADDR=next(addresses))


@pytest.fixture
def name(db):
    return make_user(next(names)).username


def test_five_wrong_passwords_shut_a_name(visitor, name):
    for _ in range(5):
        assert WRONG in log_in(visitor, name, "wrong").text

    assert TOO_MANY in log_in(visitor, name, "wrong").text
    assert TOO_MANY in log_in(visitor, name, PASSWORD).text
    assert TOO_MANY in log_in(visitor, name.upper(), PASSWORD).text
    assert account_in(visitor) is None


def test_other_names_stay_open(visitor, name):
    for _ in range(6):
        log_in(visitor, name, "wrong")
    other = make_user(next(names)).username

    assert log_in(visitor, other).status_code == 302


def test_a_name_that_nobody_has_is_shut_as_well(visitor):
    stranger = next(names)
    for _ in range(5):
        log_in(visitor, stranger, "wrong")

    assert TOO_MANY in log_in(visitor, stranger, "wrong").text


def test_right_passwords_are_not_counted(visitor, name):
    for _ in range(6):
        client = Client(REMOTE_ADDR=next(addresses))
        assert log_in(client, name).status_code == 302


def test_an_address_cannot_try_one_password_on_all_names(visitor):
    said = [log_in(visitor, next(names), "wrong").text for _ in range(21)]

    assert [TOO_MANY in text for text in said] == [False] * 20 + [True]


def test_the_door_of_the_administration_is_the_same(visitor, name):
    for _ in range(5):
        log_in(visitor, name, "wrong", next="/admin/")

    assert TOO_MANY in log_in(visitor, name, PASSWORD, next="/admin/").text
    assert visitor.post("/admin/login/", {}).headers["Location"].startswith(LOG_IN)


def test_a_password_is_not_guessed_at_the_other_doors(visitor, name):
    visitor.force_login(User.objects.get(username=name))
    doors = ["/settings/data/delete/", "/accounts/reauthenticate/"]

    for _ in range(5):
        assert "Incorrect password." in (
            visitor.post(doors[0], {"password": "wrong"}).text
        )

    for door in doors:
        assert TOO_MANY in visitor.post(door, {"password": PASSWORD}).text
    assert User.objects.filter(username=name).exists()


def test_an_address_cannot_open_accounts_without_end(visitor, settings):
    settings.ACCOUNT_RATE_LIMITS = {"signup": "2/m/ip"}

    responses = [sign_up(visitor, next(names), password2="") for _ in range(3)]

    assert [response.status_code for response in responses] == [200, 200, 429]
    assert "Please try again in a minute." in responses[-1].text
    assert "</html>" in responses[-1].text


def test_one_home_is_one_address(visitor, settings):
    settings.ACCOUNT_RATE_LIMITS = {"signup": "1/m/ip"}
    rooms = [Client(REMOTE_ADDR=f"2001:db8:1:2::{room}") for room in (1, 2)]

    statuses = [sign_up(room, next(names), password2="").status_code for room in rooms]

    assert statuses == [200, 429]


@pytest.mark.parametrize(("proxies", "last"), [(0, 429), (1, 200)])
def test_only_our_own_proxies_tell_who_comes(visitor, settings, proxies, last):
    settings.ACCOUNT_RATE_LIMITS = {"signup": "1/m/ip"}
    settings.PROXY_COUNT = proxies
    told = [{"X-Forwarded-For": next(addresses)} for _ in range(2)]

    statuses = [visitor.post(SIGN_UP, headers=headers).status_code for headers in told]

    assert statuses == [200, last]


@pytest.mark.django_db(transaction=True)
@each_shared_cache
def test_two_processes_count_wrong_passwords_together(name, shared_cache):
    call_command("createcachetable", "cache", verbosity=0)
    script = (
        "import django; django.setup(); from django.test import Client;"
        "from django.conf import settings; settings.ALLOWED_HOSTS = ['testserver'];"
        "settings.STORAGES['staticfiles'] = {'BACKEND':"
        " 'django.contrib.staticfiles.storage.StaticFilesStorage'};"
        f"send = {{'login': '{name}', 'password': 'wrong'}};"
        f"texts = [Client().post('{LOG_IN}', send).text for _ in range(5)];"
        f"print(sum('{WRONG}' in text for text in texts),"
        f" sum('{TOO_MANY}' in text for text in texts))"
    )
    env = os.environ | {
        "DJANGO_SETTINGS_MODULE": "omaha_trainer.settings",
        "DATABASE_URL": database_url(),
        "CACHE_URL": shared_cache,
    }
    command = [sys.executable, "-c", script]

    trying = [
        subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    counts = [tuple(map(int, process.communicate()[0].split())) for process in trying]

    assert [sum(column) for column in zip(*counts, strict=True)] == [5, 5]
