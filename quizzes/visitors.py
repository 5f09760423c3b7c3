"""Who is here: a person with an account, or a guest known by a signed cookie."""

import secrets
from collections.abc import Callable

from django.conf import settings
from django.core.signing import BadSignature
from django.http import HttpRequest, HttpResponse
from django.utils.functional import cached_property

from quizzes.models import Attempt, User
from quizzes.models.attempts import AttemptQuerySet
from quizzes.services.guests import get_or_create_guest

COOKIE = "visitor"
SALT = "quizzes.visitor"
# Browsers keep no cookie longer than 400 days.
COOKIE_AGE = 400 * 24 * 3600


class Visitor:
    """The person behind a request, who needs no row before the first answer."""

    def __init__(self, request: HttpRequest) -> None:
        self._request = request

    @cached_property
    def account(self) -> User | None:
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

    @cached_property
    def row(self) -> User | None:
        """The account, or the guest if there has been an answer already."""
        return self.account or User.objects.filter(guest_key=self.key).first()

    @cached_property
    def person(self) -> User:
        """The row to which an answer belongs; asking for a guest's makes it."""
        return self.row or get_or_create_guest(self.key)

    @property
    def shortcuts(self) -> bool:
        return self.account.shortcuts if self.account else True


class VisitorMiddleware:
    """Put the visitor on the request, and the guest's cookie on the response."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        visitor = request.visitor = Visitor(request)
        response = self.get_response(request)
        if visitor.account is None:
            keep_cookie(visitor, request, response)
        return response


def keep_cookie(visitor: Visitor, request: HttpRequest, response: HttpResponse) -> None:
    """Give a new guest a cookie, and whoever answers a longer-lived one."""
    is_page = response.get("Content-Type", "").startswith("text/html")
    if not is_page or (visitor.known_key and request.method != "POST"):
        return
    response.set_signed_cookie(
        COOKIE,
        visitor.key,
        salt=SALT,
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="Lax",
        secure=settings.SESSION_COOKIE_SECURE,
    )


def preferences(request: HttpRequest) -> dict[str, User | None]:
    """Give the templates the deck and the colors that the visitor has chosen."""
    return {"preferences": request.visitor.account}
