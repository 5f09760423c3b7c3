"""Practice: a question at its address, its hint, and the answer to it."""

from contextlib import suppress
from datetime import datetime
from secrets import SystemRandom

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from quizzes.drills import drilled
from quizzes.explanations import explain
from quizzes.forms.answers import AnswerForm
from quizzes.forms.options import Options
from quizzes.limits import limited, too_many_requests, wait_for_guest
from quizzes.progress import first_answer, recent_attempts, sitting_of
from quizzes.questions import KINDS
from quizzes.questions.address import Address, InvalidCodeError
from quizzes.questions.asking import NotFoundError, ask, fresh_address, seek_trap
from quizzes.questions.opportunities import seek_opportunity
from quizzes.services.answers import give_hint, record_answer
from quizzes.views.rendering import (
    options_of,
    post_or,
    render_answered,
    render_question,
    render_stale,
    render_unavailable,
    sitting_now,
    to_deal,
    unless_gone,
)


@require_safe
@never_cache
def start(request: HttpRequest, kind: str) -> HttpResponse:
    """Choose what comes next, and go to its address."""
    if kind not in KINDS:
        raise Http404
    options = options_of(request)
    address = trap_address(kind, options)
    if address is None:
        options = options.with_trap("")
        address = next_address(request, kind, options)
    return redirect(reverse("question", args=(kind, address.code)) + options.query)


def trap_address(kind: str, options: Options) -> Address | None:
    """Return where only the wrong rule errs that is drilled, if a deal is found."""
    misconception = drilled(kind, options)
    if misconception is None:
        return None
    with suppress(NotFoundError):
        return seek_trap(
            KINDS[kind],
            SystemRandom(),
            misconception=misconception,
            terms=options.terms_for(kind),
        ).address
    return None


def next_address(request: HttpRequest, kind: str, options: Options) -> Address:
    """Return a fresh address at the level that is fixed, or as results call for."""
    asked, rng, terms = KINDS[kind], SystemRandom(), options.terms_for(kind)
    if options.level:
        return fresh_address(asked, rng, level=options.level, terms=terms)
    sitting = sitting_now(request, kind, timezone.now())
    if sitting.seeks_opportunity:
        had, level = sitting.opportunities, sitting.level
        return seek_opportunity(asked, rng, had=had, level=level, terms=terms)
    return fresh_address(asked, rng, level=sitting.level, terms=terms)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@limited("answer")
@unless_gone
def question(request: HttpRequest, kind: str, code: str) -> HttpResponse:
    """Ask the question of an address, or take the answer to it."""
    address = address_or_404(kind, code)
    now = timezone.now()
    if request.method == "POST":
        return answer(request, address, now, shown=False)
    recents = recent_attempts(request.visitor.row, kind, code, now)
    answered = first_answer(recents, code)
    if answered is not None:
        return to_deal(request, answered)
    if is_old(address):
        return old_version(request, address)
    asked = ask(address)
    form = AnswerForm(asked, now=now)
    return render_question(request, asked, form, sitting_of(recents, now))


def to_question(request: HttpRequest, kind: str, code: str) -> HttpResponse:
    """Send whoever comes back to the address of an action to the question itself."""
    query = options_of(request).query
    return redirect(reverse("question", args=(kind, code)) + query)


@post_or(to_question)
@never_cache
@limited("answer")
@unless_gone
def show(request: HttpRequest, kind: str, code: str) -> HttpResponse:
    """Take "I don't know, show me" for an answer."""
    return answer(request, address_or_404(kind, code), timezone.now(), shown=True)


@post_or(to_question)
@never_cache
@limited("answer")
@unless_gone
def hint(request: HttpRequest, kind: str, code: str) -> HttpResponse:
    """Note that the hint was asked for, and ask again with it and the same choice."""
    address, now = address_or_404(kind, code), timezone.now()
    recents = recent_attempts(request.visitor.row, kind, code, now)
    answered = first_answer(recents, code)
    if answered is not None:
        return to_deal(request, answered)
    if is_old(address):
        return old_version(request, address)
    asked = ask(address)
    sent = AnswerForm(asked, now=now, data=request.POST)
    if sent.has_error("asked"):
        return render_stale(request, sent, kind)
    if wait := wait_for_guest(request):
        return too_many_requests(request, wait)
    give_hint(person=request.visitor.person, asked=asked, now=now)
    form = AnswerForm(asked, now=now, kept=request.POST)
    said = explain(asked.kind.hint(asked.question))
    return render_question(request, asked, form, sitting_of(recents, now), hint=said)


def answer(
    request: HttpRequest, address: Address, now: datetime, *, shown: bool
) -> HttpResponse:
    """Answer with the verdict that stands already, or mark what was sent."""
    recents = recent_attempts(request.visitor.row, address.kind, address.code, now)
    answered = first_answer(recents, address.code)
    if answered is not None:
        existing = get_object_or_404(request.visitor.attempts, pk=answered)
        return render_answered(request, existing, sitting_of(recents, now))
    if is_old(address):
        return old_version(request, address)
    asked = ask(address)
    form = AnswerForm(asked, now=now, data=request.POST)
    if form.has_error("asked"):
        return render_stale(request, form, address.kind)
    if not shown and not form.is_valid():
        return render_question(request, asked, form, sitting_of(recents, now))
    if wait := wait_for_guest(request):
        return too_many_requests(request, wait)
    attempt = record_answer(
        person=request.visitor.person,
        asked=asked,
        answer=None if shown else form.answer,
        asked_at=form.asked_at,
        now=now,
    )
    return render_answered(request, attempt, sitting_of([*recents, attempt], now))


def address_or_404(kind: str, code: str) -> Address:
    """Return the address of a question that is, or once was, asked here."""
    if kind not in KINDS:
        raise Http404
    try:
        address = Address.read(kind, code)
    except InvalidCodeError as error:
        raise Http404 from error
    if address.version > KINDS[kind].VERSION:
        raise Http404
    return address


def is_old(address: Address) -> bool:
    return address.version < KINDS[address.kind].VERSION


def old_version(request: HttpRequest, address: Address) -> HttpResponse:
    return render_unavailable(
        request,
        address.kind,
        _("This deal is from an older version"),
        _(
            "It would be dealt or marked differently today, so it cannot be answered "
            "any more. Nothing was recorded."
        ),
        status=422 if request.method == "POST" else 410,
    )
