"""What people settle about themselves: preferences and name."""

from copy import copy

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.forms import ModelForm
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from quizzes.forms.settings import NameForm, PreferencesForm
from quizzes.models import User
from quizzes.views.rendering import post_or
from quizzes.visitors import keep_preferences


@require_safe
@never_cache
def settings(request: HttpRequest) -> HttpResponse:
    return render_settings(request)


def to_settings(request: HttpRequest) -> HttpResponse:
    return redirect("settings")


@post_or(to_settings)
@never_cache
def preferences(request: HttpRequest) -> HttpResponse:
    """Keep preferences with the account, or in the browser of a guest."""
    visitor = request.visitor
    # A form writes what it is sent to its person, be it valid or not.
    form = PreferencesForm(request.POST, instance=copy(visitor.preferences))
    if not form.is_valid():
        return render_settings(request, preferences_form=form)
    sentence = _("Your preferences are saved.")
    if visitor.account is not None:
        return save(request, form, sentence)
    response = saved(request, sentence)
    keep_preferences(response, form.instance)
    return response


@login_required
@post_or(to_settings)
@never_cache
def name(request: HttpRequest) -> HttpResponse:
    form = NameForm(request.POST, instance=copy(request.visitor.account))
    if not form.is_valid():
        return render_settings(request, name_form=form)
    return save(request, form, _("Your name is saved."))


def save(request: HttpRequest, form: ModelForm, sentence: str) -> HttpResponse:
    """Save what a form settles of an account, unless it was deleted meanwhile."""
    try:
        form.instance.save(update_fields=form.fields)
    except User.NotUpdated:
        return to_settings(request)
    return saved(request, sentence)


def saved(request: HttpRequest, sentence: str) -> HttpResponse:
    messages.success(request, sentence)
    return to_settings(request)


def render_settings(request: HttpRequest, **sent: ModelForm) -> HttpResponse:
    """Show all settings, with the errors of what was sent if there was something."""
    visitor = request.visitor
    forms = {
        "preferences_form": PreferencesForm(instance=visitor.preferences),
        "name_form": visitor.account and NameForm(instance=visitor.account),
    }
    status = 422 if sent else 200
    return render(request, "quizzes/settings.html", forms | sent, status=status)
