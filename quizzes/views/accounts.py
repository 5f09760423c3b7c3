"""The door: a name that is taken meanwhile, and answers of a guest to be claimed."""

from datetime import timedelta
from typing import Any

from allauth.account.adapter import get_adapter
from allauth.account.views import SignupView
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.db import IntegrityError
from django.forms import Form
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from quizzes.services.accounts import merge_guest
from quizzes.views.rendering import post_or


class SignUp(SignupView):
    def form_valid(self, form: Form) -> HttpResponse:
        """Open the account, unless another request took its name a moment before."""
        try:
            return super().form_valid(form)
        except IntegrityError:
            taken = get_adapter().error_messages["username_taken"]
            form.add_error("username", taken)
            return self.form_invalid(form)

    def get_context_data(self, **context: Any) -> dict[str, Any]:
        guest = self.request.visitor.guest
        count = guest.attempts.count() if guest else 0
        return super().get_context_data(answer_count=count, **context)


@login_required
@require_safe
@never_cache
def guest_answers(request: HttpRequest) -> HttpResponse:
    """Ask who gave the answers and took the hints of this browser's guest."""
    guest = request.visitor.guest
    latest_at = guest and guest.last_active_at()
    if latest_at is None:
        return onward(request, request.GET.get("next"))
    context = {
        "answer_count": guest.attempts.count(),
        "hint_count": guest.hints.count(),
        # Nobody says "0 minutes ago".
        "latest_at": min(latest_at, timezone.now() - timedelta(minutes=1)),
        "next": request.GET.get("next", ""),
    }
    return render(request, "quizzes/guest_answers.html", context)


def to_guest_answers(request: HttpRequest) -> HttpResponse:
    return redirect("guest-answers")


@login_required
@post_or(to_guest_answers)
@never_cache
def merge(request: HttpRequest) -> HttpResponse:
    visitor = request.visitor
    if visitor.guest is not None:
        count = merge_guest(account=visitor.account, guest=visitor.guest)
        messages.success(request, what_was_merged(count))
    visitor.forget()
    return onward(request, request.POST.get("next"))


def what_was_merged(count: int) -> str:
    """Say how many answers are one's own now; without any there were only hints."""
    if not count:
        return _("What you did here as a guest is in your account now.")
    return ngettext(
        "%(count)d answer is in your account now.",
        "%(count)d answers are in your account now.",
        count,
    ) % {"count": count}


@login_required
@post_or(to_guest_answers)
@never_cache
def leave(request: HttpRequest) -> HttpResponse:
    """Leave alone what a guest did, and part this browser from the guest."""
    request.visitor.forget()
    messages.success(request, _("What the guest did was left alone."))
    return onward(request, request.POST.get("next"))


def onward(request: HttpRequest, url: str | None) -> HttpResponse:
    """Go on to where somebody wanted to go before being asked."""
    if url and get_adapter().is_safe_url(url):
        # Not `redirect`, which takes a bare word for the name of a route.
        return HttpResponseRedirect(url)
    return redirect("home")
