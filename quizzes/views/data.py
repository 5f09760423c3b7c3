"""One's own data: to take along, and to delete."""

from collections.abc import Iterable
from itertools import batched

from allauth.account.adapter import get_adapter
from django.contrib import messages
from django.forms import Form
from django.http import (
    HttpRequest,
    HttpResponse,
    HttpResponseRedirect,
    StreamingHttpResponse,
)
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods, require_safe

from quizzes.exports import export_csv, export_json
from quizzes.forms.accounts import ReauthenticateForm
from quizzes.forms.settings import GuestDeletionForm
from quizzes.services.accounts import delete_person
from quizzes.visitors import drop_preferences

LINES = 200


@require_safe
@never_cache
def data(request: HttpRequest) -> HttpResponse:
    """Tell what is stored of the visitor, and offer it."""
    row = request.visitor.row
    context = {"row": row, "answer_count": row.attempts.count() if row else 0}
    return render(request, "quizzes/data/index.html", context)


@require_safe
@never_cache
def everything(request: HttpRequest) -> StreamingHttpResponse:
    visitor = request.visitor
    lines = export_json(visitor.row, visitor.preferences, now=timezone.now())
    return download(lines, "omaha-trainer.json", "application/json")


@require_safe
@never_cache
def answers(request: HttpRequest) -> StreamingHttpResponse:
    lines = export_csv(request.visitor.row, now=timezone.now())
    return download(lines, "omaha-trainer-answers.csv", "text/csv; charset=utf-8")


def download(
    lines: Iterable[str], name: str, content_type: str
) -> StreamingHttpResponse:
    # Line by line it would take far longer to compress, and to less effect.
    parts = map("".join, batched(lines, LINES))
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return StreamingHttpResponse(parts, content_type=content_type, headers=headers)


@require_http_methods(["GET", "HEAD", "POST"])
@sensitive_post_parameters("password")
@never_cache
def delete(request: HttpRequest) -> HttpResponse:
    """Delete all that is stored of the visitor, who has to want it twice."""
    row = request.visitor.row
    if row is None:
        return redirect("data")
    form = deletion_form(request)
    if request.method == "POST" and form.is_valid():
        delete_person(row)
        return farewell(request)
    context = {"form": form, "answer_count": row.attempts.count()}
    status = 422 if form.errors else 200
    return render(request, "quizzes/data/delete.html", context, status=status)


def deletion_form(request: HttpRequest) -> Form:
    """Return a form for the password; guests, who have none, only say yes."""
    sent = request.POST if request.method == "POST" else None
    account = request.visitor.account
    if account is None:
        return GuestDeletionForm(sent)
    return ReauthenticateForm(sent, user=account)


def farewell(request: HttpRequest) -> HttpResponseRedirect:
    """Leave the browser as if nobody had been there."""
    get_adapter().logout(request)
    text = _("All that was stored of you is deleted.")
    messages.success(request, text)
    response = redirect("home")
    drop_preferences(response)
    return response
