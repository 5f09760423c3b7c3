"""What a stranger sees of the site: headers, cookies, and pages for mistakes."""

import json
import logging
import os
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from django.core.exceptions import BadRequest, PermissionDenied
from django.test import Client
from django.urls import path

from omaha_trainer import settings as own_settings
from omaha_trainer import urls as own_urls

ROOT = Path(__file__).parent.parent.parent
PAGE = "/accounts/login/"
SECRET = "the-inside"


def raiser(error):
    def view(request):
        raise error(SECRET)

    return view


# The addresses of the site, and three that go wrong in a known way.
urlpatterns = [
    path("bad/", raiser(BadRequest)),
    path("forbidden/", raiser(PermissionDenied)),
    path("broken/", raiser(RuntimeError)),
    *own_urls.urlpatterns,
]
handler400 = own_urls.handler400
handler403 = own_urls.handler403
handler404 = own_urls.handler404
handler500 = own_urls.handler500


@pytest.fixture
def visitor(settings):
    settings.ROOT_URLCONF = __name__
    return Client(raise_request_exception=False)


def sent_with(**environment):
    """Return the headers and cookies that a server in such surroundings sends."""
    script = (
        "import django, json; django.setup(); from django.test import Client;"
        "from django.conf import settings; settings.STORAGES['staticfiles'] = {"
        "'BACKEND': 'django.contrib.staticfiles.storage.StaticFilesStorage'};"
        "client = Client(HTTP_HOST='localhost');"
        f"answer = client.get('{PAGE}', secure=True);"
        "print(json.dumps([dict(answer.headers), answer.cookies.output()]))"
    )
    env = os.environ | {"DJANGO_SETTINGS_MODULE": "omaha_trainer.settings"}
    output = subprocess.check_output(
        [sys.executable, "-c", script], cwd=ROOT, env=env | environment
    )
    return json.loads(output)


@pytest.mark.parametrize(
    ("header", "value"),
    [
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Permissions-Policy", "camera=(), geolocation=(), microphone=()"),
        ("Referrer-Policy", "same-origin"),
        ("X-Content-Type-Options", "nosniff"),
        ("X-Frame-Options", "DENY"),
    ],
)
@pytest.mark.parametrize("address", [PAGE, "/broken/", "/nowhere/"])
def test_every_page_carries_the_header(visitor, address, header, value):
    assert visitor.get(address)[header] == value


@pytest.mark.parametrize("address", [PAGE, "/broken/", "/nowhere/"])
def test_every_page_forbids_inline_code_and_styles(visitor, address):
    policy = visitor.get(address)["Content-Security-Policy"]

    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "object-src 'none'" in policy
    assert "base-uri 'self'" in policy
    assert "form-action 'self'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy


@pytest.mark.parametrize(
    ("address", "status"),
    [("/bad/", 400), ("/forbidden/", 403), ("/nowhere/", 404), ("/broken/", 500)],
)
def test_a_mistake_is_told_in_our_look_and_leaks_nothing(visitor, address, status):
    response = visitor.get(address)

    assert response.status_code == status
    assert "Omaha Trainer" in response.text
    for leak in (SECRET, address, "Traceback", "Error", "Exception"):
        assert leak not in response.text


def test_a_form_of_another_site_is_refused_in_our_look():
    response = Client(enforce_csrf_checks=True).post(PAGE, {"username": SECRET})

    assert response.status_code == 403
    assert "Omaha Trainer" in response.text
    for leak in (SECRET, "CSRF", "DEBUG"):
        assert leak not in response.text


def test_another_host_name_is_refused(visitor):
    response = visitor.get(PAGE, headers={"host": "evil.example"})

    assert response.status_code == 400
    assert "evil.example" not in response.text


@pytest.mark.parametrize("address", ["/nowhere/", "/broken/"])
def test_logs_keep_no_query_strings(visitor, caplog, address):
    visitor.get(address, {"email": "someone@example.org"})

    assert address in caplog.text
    assert "someone" not in caplog.text


@pytest.mark.parametrize("address", ["password/reset/key/1-", "confirm-email/"])
def test_logs_keep_no_keys(visitor, monkeypatch, address):
    log, written = logging.getLogger("django").handlers[0], StringIO()
    monkeypatch.setattr(log, "stream", written)

    Client(enforce_csrf_checks=True).post(f"/accounts/{address}{SECRET}/")

    assert f"/accounts/{address.removesuffix('1-')}" in written.getvalue()
    assert SECRET not in written.getvalue()


def test_behind_tls_browsers_stay_there():
    headers, cookies = sent_with(TLS="1")

    assert headers["Strict-Transport-Security"] == "max-age=31536000"
    assert "csrftoken" in cookies
    assert "; Secure" in cookies


def test_without_tls_a_laptop_serves_plain_http():
    headers, cookies = sent_with(TLS="0")

    assert "Strict-Transport-Security" not in headers
    assert "csrftoken" in cookies
    assert "Secure" not in cookies


def test_behind_tls_plain_http_is_sent_on(settings):
    settings.SECURE_SSL_REDIRECT = True

    assert Client().get(PAGE)["Location"] == f"https://testserver{PAGE}"


def test_nobody_can_claim_tls_where_no_proxy_is_trusted(settings):
    settings.SECURE_SSL_REDIRECT = True

    response = Client().get(PAGE, headers={"X-Forwarded-Proto": "https"})

    assert response.status_code == 301


def test_passwords_are_hashed_with_argon2():
    assert "Argon2" in own_settings.PASSWORD_HASHERS[0]


def test_debugging_is_off_unless_asked_for():
    assert own_settings.DEBUG is False
