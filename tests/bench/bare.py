"""Bare views: what Django itself takes for pages and fragments like ours.

The middleware, the session and the user are the site's, the text is a constant.
"""

import json
from functools import cache

from django.conf import settings
from django.shortcuts import render
from django.urls import path
from django.utils import timezone
from django.utils.safestring import mark_safe

from omaha_trainer import urls as own_urls
from quizzes.models import Attempt, User

# What of an attempt is kept as one of the site's own was.
VALUES = [
    *("level", "case", "question", "answer", "credit", "parts"),
    *("candidates", "opportunities", "is_first_try", "is_hinted"),
]


@cache
def constant(name):
    """Return a text that was put down for us before the first request."""
    return mark_safe((settings.BENCH_DIRECTORY / name).read_text())


def ask(request, code):
    context = {"user": request.user, "content": constant("question.html")}
    return render(request, "bare.html", context)


@cache
def attempt_values():
    return json.loads((settings.BENCH_DIRECTORY / "attempt.json").read_text())


def answer(request, code):
    now = timezone.now()
    Attempt.objects.create(
        person=request.user,
        kind="bare",
        code=code,
        asked_at=now,
        answered_at=now,
        day=timezone.localdate(),
        **attempt_values(),
    )
    User.objects.filter(pk=request.user.pk).update(last_login=now)
    context = {"content": constant("verdict.html")}
    return render(request, "bare.html#content", context)


urlpatterns = [
    path("bare/ask/<str:code>/", ask),
    path("bare/answer/<str:code>/", answer),
    *own_urls.urlpatterns,
]
handler400 = own_urls.handler400
handler403 = own_urls.handler403
handler404 = own_urls.handler404
handler500 = own_urls.handler500
