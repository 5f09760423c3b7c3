"""How the visitor is doing, over a span of time that can be chosen."""

from datetime import date

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from quizzes import labels
from quizzes.calendars import CalendarShown
from quizzes.models import User
from quizzes.progress.calendars import calendar_of
from quizzes.progress.overviews import Span, overview_of
from quizzes.progress.reviews import forecast_of, retention_of
from quizzes.reports import report_of
from quizzes.reviews import ReviewsShown
from quizzes.services.skills import catch_up

SPANS: dict[Span, labels.Text] = {
    Span.FOUR_WEEKS: _("4 weeks"),
    Span.TWELVE_WEEKS: _("12 weeks"),
    Span.TWELVE_MONTHS: _("12 months"),
    Span.ALL: _("All time"),
}


@require_safe
@never_cache
def progress(request: HttpRequest) -> HttpResponse:
    """Show what the visitor's first tries tell, or invite to a first deal."""
    span, today = span_in(request), timezone.localdate()
    attempts = request.visitor.attempts
    overview = overview_of(attempts, span, today)
    has_any = overview is not None or (span is not Span.ALL and attempts.exists())
    context = {
        "report": overview and report_of(overview, span.since(today), today),
        "has_any": has_any,
        "reviews": reviews_for(request.visitor.row, span.since(today), today),
        "calendar": CalendarShown.of(calendar_of(attempts, today)),
        "spans": span_choices(span),
        "span_label": SPANS[span],
    }
    return render(request, "quizzes/progress.html", context)


def reviews_for(
    person: User | None, since: date | None, today: date
) -> ReviewsShown | None:
    """Return what somebody remembers, with all answers so far taken in."""
    if person is None:
        return None
    catch_up(person)
    ahead = forecast_of(person.skills.all(), today)
    return ReviewsShown.of(retention_of(person, since), ahead, today)


def span_in(request: HttpRequest) -> Span:
    """Return the span in the address; nonsense is all time."""
    wanted = request.GET.get("span", "")
    return Span(wanted) if wanted in set(Span) else Span.ALL


def span_choices(current: Span) -> list[dict[str, object]]:
    """Return the spans as links."""
    return [
        {
            "label": label,
            "url": f"{reverse('progress')}?span={span}",
            "is_current": span is current,
        }
        for span, label in SPANS.items()
    ]
