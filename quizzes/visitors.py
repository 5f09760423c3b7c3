"""Who is here: a person with an account, or a guest known by a signed cookie."""

import secrets
from collections.abc import Callable
from typing import Any
from zoneinfo import ZoneInfo

from allauth.account.adapter import get_adapter
from django.conf import settings
from django.contrib import messages
from django.core.signing import BadSignature
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils import timezone, translation
from django.utils.functional import cached_property
from django.utils.translation import gettext as _

from quizzes.models import Attempt, Run, User
from quizzes.models.attempts import AttemptQuerySet
from quizzes.models.preferences import time_zones
from quizzes.models.runs import RunQuerySet
from quizzes.preferences import read_preferences, write_preferences
from quizzes.services.guests import get_or_create_guest

COOKIE = "visitor"
PREFERENCES_COOKIE = "preferences"
SALT = "quizzes.visitor"
# Browsers keep no cookie longer than 400 days.
COOKIE_AGE = 400 * 24 * 3600


class Visitor:
    """The person behind a request, who needs no row before the first answer."""

    def __init__(self, request: HttpRequest) -> None:
        self._request = request
        self.is_forgotten = False

    @property
    def account(self) -> User | None:
        """Never kept, since somebody may log in or out while a request is served."""
        user = self._request.user
        return user if user.is_authenticated else None

    @cached_property
    def known_key(self) -> str | None:
        """The guest key that this browser brought, if its signature is ours."""
        try:
            return self._request.get_signed_cookie(
                COOKIE, salt=SALT, max_age=COOKIE_AGE, default=None
            )
        except BadSignature:
            return None

    @cached_property
    def key(self) -> str:
        """The guest key, made on the first visit."""
        return self.known_key or secrets.token_urlsafe(18)

    @property
    def name(self) -> str:
        """What tells this visitor from all others, never shown to anybody."""
        return f"account/{self.account.pk}" if self.account else f"guest/{self.key}"

    @property
    def attempts(self) -> AttemptQuerySet:
        if self.account is not None:
            return Attempt.objects.by(self.account)
        return Attempt.objects.by_guest(self.key)

    @property
    def runs(self) -> RunQuerySet:
        if self.account is not None:
            return Run.objects.by(self.account)
        return Run.objects.by_guest(self.key)

    @cached_property
    def guest(self) -> User | None:
        """The guest of this browser, if there has been an answer, whoever logs in."""
        if self.known_key is None:
            return None
        return User.objects.filter(guest_key=self.known_key).first()

    @property
    def row(self) -> User | None:
        """The account, or the guest if there has been an answer already."""
        return self.account or self.guest

    @cached_property
    def person(self) -> User:
        """The row to which an answer belongs; asking for a guest's makes it."""
        return self.row or get_or_create_guest(self.key)

    @cached_property
    def preferences(self) -> User:
        """The account, or somebody who likes what this browser's cookie says."""
        text = self._request.COOKIES.get(PREFERENCES_COOKIE, "")
        return self.account or read_preferences(text)

    def forget(self) -> None:
        """Part this browser from its guest."""
        self.is_forgotten = True


class VisitorMiddleware:
    """Put the visitor on the request, and the guest's cookie on the response."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        visitor = request.visitor = Visitor(request)
        speak(visitor.preferences.language, request)
        with timezone.override(zone_of(visitor.preferences)):
            response = self.get_response(request)
        if visitor.is_forgotten:
            response.delete_cookie(COOKIE, samesite="Lax")
        elif visitor.account is None:
            keep_key(visitor, request, response)
        return response

    def process_exception(
        self, request: HttpRequest, exception: Exception
    ) -> HttpResponse | None:
        """Say so where a person was deleted while something of theirs was saved."""
        if not isinstance(exception, User.NotUpdated):
            return None
        if not User.objects.filter(pk=request.user.pk).exists():
            get_adapter().logout(request)
        text = _("This account is gone: it was deleted meanwhile. Nothing was saved.")
        messages.error(request, text)
        return redirect("home")


def speak(language: str, request: HttpRequest) -> None:
    """Speak the language that somebody has chosen in place of the browser's."""
    if language in dict(settings.LANGUAGES):
        translation.activate(language)
        request.LANGUAGE_CODE = translation.get_language()


def zone_of(preferences: User) -> ZoneInfo | None:
    """Return the time zone to tell times in; None for the one of the site."""
    name = preferences.time_zone
    return ZoneInfo(name) if name in time_zones() else None


def keep_key(visitor: Visitor, request: HttpRequest, response: HttpResponse) -> None:
    """Give a new guest a cookie, and whoever answers a longer-lived one."""
    is_page = response.get("Content-Type", "").startswith("text/html")
    if not is_page or (visitor.known_key and request.method != "POST"):
        return
    response.set_signed_cookie(COOKIE, visitor.key, salt=SALT, **cookie_options())


def keep_preferences(response: HttpResponse, preferences: User) -> None:
    """Let the browser keep the preferences of a guest."""
    text = write_preferences(preferences)
    response.set_cookie(PREFERENCES_COOKIE, text, **cookie_options())


def drop_preferences(response: HttpResponse) -> None:
    response.delete_cookie(PREFERENCES_COOKIE, samesite="Lax")


def cookie_options() -> dict[str, Any]:
    return {
        "max_age": COOKIE_AGE,
        "httponly": True,
        "samesite": "Lax",
        "secure": settings.SESSION_COOKIE_SECURE,
    }


def person(request: HttpRequest) -> dict[str, Any]:
    """Give the templates who is here, what they like, and where they can come back."""
    visitor = request.visitor
    return {
        "account": visitor.account,
        "preferences": visitor.preferences,
        "here": request.path if request.method in ("GET", "HEAD") else "",
    }
