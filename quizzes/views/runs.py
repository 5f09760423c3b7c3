"""Speed runs and clean runs: to start one, to answer in it, and how it went."""

from datetime import datetime

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from quizzes.forms.answers import AnswerForm
from quizzes.forms.runs import RunForm
from quizzes.limits import limited, too_many_requests, wait_for_guest
from quizzes.models import Run
from quizzes.progress import Sitting
from quizzes.progress.runs import (
    RunSoFar,
    record_before,
    records_of,
    run_so_far,
    scores_of,
)
from quizzes.runs import end_of, lines_of, place_in
from quizzes.services.runs import answer_run, start_run
from quizzes.views.rendering import (
    asked_context,
    post_or,
    render_page,
    stale_context,
    unless_gone,
    wants_fragment,
)

MOST_LISTED = 10


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@limited("answer")
@unless_gone
def runs(request: HttpRequest) -> HttpResponse:
    """Show the records and the latest runs, or start another."""
    now = timezone.now()
    if request.method != "POST":
        return render_runs(request, RunForm(initial=usual(request)), now)
    form = RunForm(request.POST)
    if not form.is_valid():
        return render_runs(request, form, now)
    if wait := wait_for_guest(request):
        return too_many_requests(request, wait)
    run = start_run(person=request.visitor.person, now=now, **form.cleaned_data)
    return redirect(run)


@require_safe
@never_cache
def run(request: HttpRequest, pk: int) -> HttpResponse:
    """Ask what comes next in a run, or tell how it went."""
    return render_run(request, run_so_far(run_or_404(request, pk)), timezone.now())


def to_run(request: HttpRequest, pk: int, place: int) -> HttpResponse:
    """Send whoever comes to a place of a run to the run, where it stands."""
    return redirect(run_or_404(request, pk))


@post_or(to_run)
@never_cache
@limited("answer")
@unless_gone
def answer(request: HttpRequest, pk: int, place: int) -> HttpResponse:
    """Take the answer at a place; a second one and a late one add nothing."""
    so_far, now = run_so_far(run_or_404(request, pk)), timezone.now()
    if place != so_far.place:
        return go_on(request, so_far, now)
    if so_far.score.is_over(now):
        return render_end(request, so_far, now, is_late=so_far.run.is_speed)
    asked = so_far.asked
    form = AnswerForm(asked, now=now, data=request.POST)
    if form.has_error("asked"):
        return render_stale_place(request, so_far, form)
    if not form.is_valid():
        return render_place(request, so_far, form, now)
    attempt = answer_run(
        run=so_far.run,
        place=place,
        asked=asked,
        answer=form.answer,
        asked_at=form.asked_at,
        now=now,
    )
    return go_on(request, so_far.with_answer(attempt), now)


def go_on(request: HttpRequest, so_far: RunSoFar, now: datetime) -> HttpResponse:
    """Send htmx what comes next at once, and anybody else to the run."""
    if not wants_fragment(request):
        return redirect(so_far.run)
    return render_run(request, so_far, now)


def usual(request: HttpRequest) -> dict[str, object]:
    """Return the run that is offered first, or again."""
    offered = {"sort": Run.Sort.SPEED, "kind": "best-low", "level": 1}
    offered["cards"] = request.visitor.preferences.hole_cards
    return offered | {
        name: request.GET[name] for name in offered if name in request.GET
    }


def render_runs(request: HttpRequest, form: RunForm, now: datetime) -> HttpResponse:
    scores = scores_of(request.visitor.runs)
    going_on = (score.run for score in scores if not score.is_over(now))
    context = {
        "form": form,
        "going_on": next(going_on, None),
        "records": lines_of(records_of(scores, now)),
        "latest": lines_of(scores[:MOST_LISTED]),
    }
    status = 422 if form.errors else 200
    return render(request, "quizzes/runs/start.html", context, status=status)


def render_run(request: HttpRequest, so_far: RunSoFar, now: datetime) -> HttpResponse:
    """Ask what comes next in a run, or tell how it went."""
    if so_far.score.is_over(now):
        return render_end(request, so_far, now)
    form = AnswerForm(so_far.asked, now=now)
    return render_place(request, so_far, form, now)


def render_place(
    request: HttpRequest, so_far: RunSoFar, form: AnswerForm, now: datetime
) -> HttpResponse:
    """Ask the question at a place, without a hint and without showing the answer."""
    place = (so_far.run.pk, so_far.place)
    context = asked_context(request, so_far.asked, form, Sitting()) | {
        "question_url": reverse("run-place", args=place),
        "run": place_in(so_far, now),
    }
    template = "quizzes/practice/question.html"
    status = 422 if form.errors else 200
    return render_page(request, template, context, fragment="question", status=status)


def render_end(
    request: HttpRequest, so_far: RunSoFar, now: datetime, *, is_late: bool = False
) -> HttpResponse:
    """Tell how a run went."""
    run = so_far.run
    record = record_before(request.visitor.runs, run, now)
    again = f"?sort={run.sort}&kind={run.kind}&level={run.level}&cards={run.cards}"
    context = {
        "end": end_of(so_far, record, is_late=is_late),
        "again_url": reverse("runs") + again,
    }
    return render_page(request, "quizzes/runs/over.html", context, fragment="over")


def render_stale_place(
    request: HttpRequest, so_far: RunSoFar, form: AnswerForm
) -> HttpResponse:
    """Say why the clock of a form is not good any more, and lead back to the run."""
    context = stale_context(form) | {"run_url": so_far.run.get_absolute_url()}
    template = "quizzes/practice/unavailable.html"
    return render_page(request, template, context, fragment="unavailable", status=422)


def run_or_404(request: HttpRequest, pk: int) -> Run:
    """Return one of the visitor's own runs."""
    return get_object_or_404(request.visitor.runs.select_related("person"), pk=pk)
