"""Answered deals: their verdict at a lasting address, and playing them again."""

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from quizzes.forms.answers import AnswerForm
from quizzes.forms.disputes import DisputeForm
from quizzes.limits import limited
from quizzes.missed import key_in, missed_context
from quizzes.models import Attempt, Dispute, may_see_verdict
from quizzes.progress.missed import next_missed
from quizzes.questions.asking import Asked
from quizzes.services.answers import record_replay
from quizzes.services.disputes import keep_dispute
from quizzes.verdicts.recounts import recount_of
from quizzes.views.rendering import (
    post_or,
    query_on,
    render_answered,
    render_page,
    render_question,
    render_stale,
    render_verdict,
    sitting_now,
    unless_gone,
)
from quizzes.ways import recount_url


@require_safe
@never_cache
def missed(request: HttpRequest) -> HttpResponse:
    """Go to the oldest deal that is not solved, or to the next one after a deal."""
    attempt = next_missed(request.visitor.attempts, key_in(request, "after"))
    if attempt is None:
        template = "quizzes/practice/solved.html"
        return render_page(request, template, {}, fragment="solved")
    return redirect(reverse("replay", args=(attempt.pk,)) + "?missed=1")


@require_safe
@never_cache
def deal(request: HttpRequest, pk: int) -> HttpResponse:
    """Show the verdict on an answer, drawn from what was stored."""
    attempt, now = attempt_or_404(request, pk), timezone.now()
    if "recount" in request.GET:
        note = Dispute.objects.filter(attempt=attempt).first()
        return render_recount(request, attempt, DisputeForm(instance=note))
    return render_verdict(request, attempt, sitting_now(request, attempt.kind, now))


def to_recount(request: HttpRequest, pk: int) -> HttpResponse:
    """Send whoever comes to the address of a dispute to where it is written."""
    attempt = attempt_or_404(request, pk)
    return redirect(recount_url(attempt.get_absolute_url(), query_on(request)))


@post_or(to_recount)
@never_cache
@limited("dispute")
@unless_gone
def dispute(request: HttpRequest, pk: int) -> HttpResponse:
    """Keep what somebody holds against the verdict on an answer of theirs."""
    attempt = attempt_or_404(request, pk)
    form = DisputeForm(request.POST)
    if not form.is_valid():
        return render_recount(request, attempt, form)
    note = form.cleaned_data["note"]
    keep_dispute(attempt, note=note, now=timezone.now())
    messages.success(request, _("Thank you: your note is kept, and will be read."))
    return redirect(recount_url(attempt.get_absolute_url(), query_on(request)))


def render_recount(
    request: HttpRequest, attempt: Attempt, form: DisputeForm
) -> HttpResponse:
    """Show a verdict with a slow recount beside it, and a note about it."""
    sitting = sitting_now(request, attempt.kind, timezone.now())
    return render_verdict(
        request,
        attempt,
        sitting,
        status=422 if form.errors else 200,
        recount=recount_of(attempt),
        note_form=form,
        dispute_url=reverse("dispute", args=(attempt.pk,)) + query_on(request),
    )


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@limited("answer")
@unless_gone
def replay(request: HttpRequest, pk: int) -> HttpResponse:
    """Ask a question again that was answered before, from what was stored."""
    attempt, now = attempt_or_404(request, pk), timezone.now()
    question = attempt.kind_module.read_question(attempt.question)
    asked = Asked(attempt.address, question, attempt.case)
    sent = request.POST if request.method == "POST" else None
    form = AnswerForm(asked, now=now, data=sent)
    if form.has_error("asked"):
        return render_stale(request, form, attempt.kind)
    if form.is_valid():
        again = record_replay(
            person=request.visitor.person,
            asked=asked,
            answer=form.answer,
            asked_at=form.asked_at,
            now=now,
        )
        sitting = sitting_now(request, attempt.kind, now)
        return render_answered(request, again, sitting)
    sitting = sitting_now(request, attempt.kind, now)
    own_url = {"question_url": reverse("replay", args=(pk,)) + query_on(request)}
    no_help = {"hint_url": None, "show_url": None}
    left = missed_context(request, attempt)
    return render_question(request, asked, form, sitting, **own_url, **no_help, **left)


def attempt_or_404(request: HttpRequest, pk: int) -> Attempt:
    """Return one of the visitor's own attempts whose key may be shown by now."""
    attempt = get_object_or_404(request.visitor.attempts, pk=pk)
    if not may_see_verdict(attempt, request.visitor.row, timezone.now()):
        raise Http404
    return attempt
