"""Replaying what one missed, one deal after the other, as the address tells it."""

from typing import Any

from django.http import HttpRequest
from django.urls import reverse

from quizzes.models import Attempt

LONGEST_KEY = 18


def is_among_missed(request: HttpRequest) -> bool:
    """Return whether somebody replays what was missed, one deal after the other."""
    return request.GET.get("missed") == "1"


def carry_on(request: HttpRequest, query: str) -> str:
    """Return the end of an address, with the replaying where it goes on."""
    if not is_among_missed(request):
        return query
    return f"{query}{'&' if query else '?'}missed=1"


def missed_context(request: HttpRequest, attempt: Attempt) -> dict[str, Any]:
    """Return where one who replays what was missed goes next, and how many are left."""
    if not is_among_missed(request):
        return {}
    return {
        "is_among_missed": True,
        "left": request.visitor.attempts.unsolved().count(),
        "next_url": f"{reverse('missed')}?after={attempt.pk}",
        "harder_url": None,
    }


def key_in(request: HttpRequest, name: str) -> int | None:
    """Return the key of an attempt in the address; nonsense is none."""
    text = request.GET.get(name, "")
    is_key = text.isascii() and text.isdigit() and len(text) <= LONGEST_KEY
    return int(text) if is_key else None
