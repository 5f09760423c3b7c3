"""Pages that are also sent in part, to whoever already has the rest."""

from collections.abc import Callable
from datetime import datetime
from functools import cache, lru_cache, wraps
from typing import Any

from allauth.account.adapter import get_adapter
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, QueryDict
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods
from django_htmx.http import replace_url

from quizzes import labels
from quizzes.agendas import today_context
from quizzes.drills import drill_shown, drills_of
from quizzes.forms.answers import AnswerForm
from quizzes.forms.options import Options
from quizzes.limits import View
from quizzes.menus import choices_for, house_shown
from quizzes.missed import carry_on, missed_context
from quizzes.models import Attempt
from quizzes.progress import Sitting, recent_attempts, sitting_of
from quizzes.questions.asking import Asked
from quizzes.services.answers import PersonGoneError
from quizzes.verdicts import table_of, told_of, verdict_of
from quizzes.ways import recount_url, today_url, ways_on


def wants_fragment(request: HttpRequest) -> bool:
    """Return whether htmx asks; going back in history it needs the whole page."""
    return bool(request.htmx) and not request.htmx.history_restore_request


def is_in_guide(request: HttpRequest) -> bool:
    """Return whether a question is tried within a page of the guide."""
    at = request.htmx.current_url_abs_path or ""
    return wants_fragment(request) and at.startswith(reverse("guide"))


def post_or(page: View) -> Callable[[View], View]:
    """Take what is posted to the address of an action, and send others to its page.

    One comes there without a form by logging in again, and by a bookmark.
    """

    def decorate(view: View) -> View:
        @require_http_methods(["GET", "HEAD", "POST"])
        @wraps(view)
        def wrapper(
            request: HttpRequest, *args: object, **kwargs: object
        ) -> HttpResponse:
            answer = view if request.method == "POST" else page
            return answer(request, *args, **kwargs)

        return wrapper

    return decorate


def render_page(
    request: HttpRequest,
    template: str,
    context: dict[str, Any],
    *,
    fragment: str,
    status: int = 200,
) -> TemplateResponse:
    """Render the whole page, or only the named fragment when htmx asks for it."""
    if wants_fragment(request):
        template = f"{template}#{fragment}"
    response = TemplateResponse(request, template, context, status=status)
    patch_vary_headers(response, ["HX-Request"])
    return response


def options_of(request: HttpRequest) -> Options:
    """Return what is fixed by hand, over what the visitor prefers."""
    query = request.META.get("QUERY_STRING", "")
    return _options(query, request.visitor.preferences.hole_cards)


# A page asks for them several times, and most addresses fix nothing.
@lru_cache(maxsize=256)
def _options(query: str, usual: int) -> Options:
    return Options.read(QueryDict(query), usual)


def query_on(request: HttpRequest) -> str:
    """Return the end of the address of a deal: what is fixed, and replaying on."""
    return carry_on(request, options_of(request).query)


def kind_shown(name: str) -> dict[str, str]:
    """Return a kind as the pages name it."""
    return _kind_shown(name, get_language())


@cache
def _kind_shown(name: str, language: str | None) -> dict[str, str]:
    words = {key: str(text) for key, text in labels.KINDS[name].items()}
    url = reverse("practice", args=(name,))
    return {"name": name, "url": url, "reminder": "", **words}


def question_context(
    request: HttpRequest, asked: Asked, form: AnswerForm, sitting: Sitting
) -> dict[str, Any]:
    """Return what the page of a question shows in practice."""
    address, options = asked.address, options_of(request)
    place, query = reverse("question", args=(address.kind, address.code)), options.query
    drill = drill_shown(request, address.kind, options)
    # Whoever goes by today's practice or a drill does not choose what comes.
    is_led = options.today or drill
    choices = {} if is_led else choices_for(address.kind, form.given, options)
    return asked_context(request, asked, form, sitting) | {
        # What is done to a question lies below its address, which is costly to find.
        "question_url": place + query,
        "hint_url": f"{place}hint/{query}",
        "show_url": f"{place}show/{query}",
        "level": address.level,
        "today_url": today_url(options),
        "drill": drill,
        **choices,
    }


def asked_context(
    request: HttpRequest, asked: Asked, form: AnswerForm, sitting: Sitting
) -> dict[str, Any]:
    """Return what a page shows of a question, wherever it is asked."""
    house = house_shown(asked.address)
    return {
        "kind": kind_shown(asked.address.kind),
        "told": told_of(asked.kind, asked.question, asked.address),
        "table": table_of(asked.question, house=house),
        "form": form,
        "hint": "",
        "sitting": sitting,
        "house": house,
        "shortcuts": request.visitor.preferences.shortcuts,
    }


def verdict_context(
    request: HttpRequest, attempt: Attempt, sitting: Sitting
) -> dict[str, Any]:
    """Return what the page of an answer shows."""
    verdict, options = verdict_of(attempt), options_of(request)
    kind = kind_shown(attempt.kind)
    deal_url, query = attempt.get_absolute_url(), query_on(request)
    drill = drill_shown(request, attempt.kind, options)
    return {
        "kind": kind,
        "is_shown": attempt.answer is None,
        "outcome": verdict.outcome,
        "told": verdict.told,
        "groups": verdict.groups,
        "parts": verdict.parts,
        "slips": drills_of(verdict.slips, attempt.kind, options),
        "is_first_likely": verdict.is_first_likely,
        "drill": drill,
        "proofs": verdict.proofs,
        "boxes": verdict.boxes,
        "table": verdict.table,
        "pots": verdict.pots,
        "settlement": verdict.settlement,
        "settle_url": verdict.settle_url,
        "house": house_shown(attempt.address),
        "other_house": verdict.other_house,
        "notes": verdict.notes,
        "case_label": verdict.case_label,
        "frequency": verdict.frequency,
        "deal_url": deal_url,
        "lasting_url": deal_url + query,
        "replay_url": reverse("replay", args=(attempt.pk,)) + query,
        "recount_url": recount_url(deal_url, query),
        "sitting": sitting,
        "level": attempt.level,
        "shortcuts": request.visitor.preferences.shortcuts,
        "is_in_guide": is_in_guide(request),
        **ways_on(attempt, kind["url"], options),
        **({} if drill else today_context(request, attempt, options)),
        **missed_context(request, attempt),
    }


def render_verdict(
    request: HttpRequest,
    attempt: Attempt,
    sitting: Sitting,
    *,
    status: int = 200,
    **more: Any,
) -> TemplateResponse:
    """Render the verdict on an answer."""
    context = verdict_context(request, attempt, sitting) | more
    template = "quizzes/practice/verdict.html"
    return render_page(request, template, context, fragment="verdict", status=status)


def render_question(
    request: HttpRequest,
    asked: Asked,
    form: AnswerForm,
    sitting: Sitting,
    **more: Any,
) -> TemplateResponse:
    """Render a question, with the errors of what was sent if there are any."""
    return render_page(
        request,
        "quizzes/practice/question.html",
        question_context(request, asked, form, sitting) | more,
        fragment="question",
        status=422 if form.errors else 200,
    )


def render_unavailable(
    request: HttpRequest, kind: str, heading: str, sentence: str, *, status: int
) -> TemplateResponse:
    """Say why a question cannot be answered, and offer a fresh one."""
    fresh_url = reverse("practice", args=(kind,)) + options_of(request).query
    context = {"heading": heading, "sentence": sentence, "fresh_url": fresh_url}
    template = "quizzes/practice/unavailable.html"
    return render_page(
        request, template, context, fragment="unavailable", status=status
    )


def stale_context(form: AnswerForm) -> dict[str, str]:
    """Return why the clock of a form is not good any more."""
    return {
        "heading": _("This page can no longer be answered"),
        "sentence": " ".join(form.errors["asked"]) + " " + _("Nothing was recorded."),
    }


def render_stale(request: HttpRequest, form: AnswerForm, kind: str) -> TemplateResponse:
    """Say why the clock of a form is not good any more, and offer a fresh deal."""
    return render_unavailable(request, kind, **stale_context(form), status=422)


def unless_gone(view: View) -> View:
    """Say so where the visitor was deleted while an answer or a hint was under way."""

    @wraps(view)
    def wrapper(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        try:
            return view(request, *args, **kwargs)
        except PersonGoneError as error:
            get_adapter().logout(request)
            return render_gone(request, error.kind)

    return wrapper


def render_gone(request: HttpRequest, kind: str) -> TemplateResponse:
    """Say that there is nobody any more to whom an answer could belong."""
    return render_unavailable(
        request,
        kind,
        _("This account or guest is gone"),
        _(
            "It was deleted meanwhile, or the guest joined an account. Nothing was "
            "recorded."
        ),
        status=422,
    )


def to_deal(request: HttpRequest, attempt: int) -> HttpResponseRedirect:
    """Go to the verdict on an answer, and keep what was fixed by hand."""
    query = query_on(request)
    # Without JavaScript the fragment brings the verdict into view and focus.
    return HttpResponseRedirect(f"{reverse('deal', args=(attempt,))}{query}#verdict")


def sitting_now(request: HttpRequest, kind: str, now: datetime) -> Sitting:
    """Return the visitor's sitting at a kind of question."""
    return sitting_of(recent_attempts(request.visitor.row, kind, "", now), now)


def render_answered(
    request: HttpRequest, attempt: Attempt, sitting: Sitting
) -> HttpResponse:
    """Send the verdict at once to htmx, and anybody else to its lasting address."""
    if not wants_fragment(request):
        return to_deal(request, attempt.pk)
    response = render_verdict(request, attempt, sitting)
    if response.context_data["is_in_guide"]:
        return response
    return replace_url(response, response.context_data["lasting_url"])
