"""Today's practice: how far it is, and the deal that comes next in it."""

from collections.abc import Iterable
from contextlib import suppress
from datetime import datetime
from itertools import islice
from secrets import SystemRandom

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe
from django_htmx.http import HttpResponseClientRedirect

from quizzes.agendas import agenda_of
from quizzes.forms.options import MORE, TODAY, Options
from quizzes.progress.todays import Today, Wish, today_of
from quizzes.questions import KINDS
from quizzes.questions.asking import Asked, NotFoundError, seek_case, seek_trap
from quizzes.questions.misconceptions import Misconception
from quizzes.services.skills import catch_up
from quizzes.views.rendering import options_of, wants_fragment

# By some house rules a deal is not to be found; the next wish will be.
MOST_WISHES = 5


@require_safe
@never_cache
def today(request: HttpRequest) -> HttpResponse:
    """Show what today's practice holds and how much of it is done."""
    agenda = agenda_of(today_for(request, timezone.now()))
    options = options_of(request).with_level(None)
    mode = MORE if agenda.is_done else TODAY
    next_url = reverse("today-next") + options.with_today(mode).query
    context = {"agenda": agenda, "next_url": next_url}
    return render(request, "quizzes/today.html", context)


@require_safe
@never_cache
def following(request: HttpRequest) -> HttpResponse:
    """Go to a fresh deal of what is to come next, or to the end of today's practice."""
    options = options_of(request).with_level(None)
    if not options.today:
        options = options.with_today(TODAY)
    practice = today_for(request, timezone.now())
    if practice.is_done and options.today != MORE:
        return to_today(request, options.with_today(""))
    asked = found(practice.wishes(), options)
    if asked is None:
        return redirect("home")
    place = (asked.address.kind, asked.address.code)
    return redirect(reverse("question", args=place) + options.query)


def today_for(request: HttpRequest, now: datetime) -> Today:
    """Return the visitor's practice of today, with all answers so far taken in."""
    visitor = request.visitor
    if visitor.row is not None:
        catch_up(visitor.row)
    return today_of(
        visitor.attempts,
        visitor.row.skills.all() if visitor.row else (),
        goal=visitor.preferences.daily_goal,
        today=timezone.localdate(now),
        now=now,
    )


def to_today(request: HttpRequest, options: Options) -> HttpResponse:
    """Go to the page of today's practice, which is no part of that of a question."""
    url = reverse("today") + options.query
    return HttpResponseClientRedirect(url) if wants_fragment(request) else redirect(url)


def found(wishes: Iterable[Wish], options: Options) -> Asked | None:
    """Return a fresh deal of the first wish for which there is one."""
    for wish in islice(wishes, MOST_WISHES):
        with suppress(NotFoundError):
            return sought(wish, options)
    return None


def sought(wish: Wish, options: Options) -> Asked:
    """Return a fresh deal as it is wished for, or raise NotFoundError."""
    kind, rng = KINDS[wish.kind], SystemRandom()
    terms = options.terms_for(wish.kind)
    if wish.misconception:
        # At one level alone some rules hardly ever err alone: it would take seconds.
        misconception = Misconception(wish.misconception)
        return seek_trap(kind, rng, misconception=misconception, terms=terms)
    return seek_case(kind, rng, case=wish.case, level=wish.level, terms=terms)
