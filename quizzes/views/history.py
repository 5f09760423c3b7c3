"""One's answered questions, to be looked through and opened again."""

from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe
from django_htmx.http import push_url

from quizzes.entries import shown_entries
from quizzes.forms.history import HistoryFilter
from quizzes.missed import key_in
from quizzes.progress.histories import Place, entries_of, page_at
from quizzes.views.rendering import render_page, wants_fragment


@require_safe
@never_cache
def history(request: HttpRequest) -> HttpResponse:
    """List first answers that are looked for, the newest first."""
    form = HistoryFilter.read(request.GET)
    own = request.visitor.attempts
    found = form.narrow(own.first_tries())
    page = page_at(own, found, place_in(request))
    context = {
        "form": form,
        "count": found.count(),
        "has_missed": own.unsolved().exists(),
        "is_narrowed": bool(form.wanted),
        "entries": shown_entries(entries_of(own, page.attempts)),
        "newer_url": url_of(form, page.newer),
        "older_url": url_of(form, page.older),
        "is_fragment": wants_fragment(request),
    }
    response = render_page(request, "quizzes/history.html", context, fragment="history")
    if wants_fragment(request):
        push_url(response, url_of(form, place_in(request)))
    return response


def place_in(request: HttpRequest) -> Place:
    return Place(before=key_in(request, "before"), after=key_in(request, "after"))


def url_of(form: HistoryFilter, place: Place | None) -> str | None:
    """Return the address of a page of what is looked for, if there is such a page."""
    if place is None:
        return None
    query = form.query_with(before=place.before, after=place.after)
    return reverse("history") + query
