"""Dealer mode: a hand from the blinds to the last chip, asked point by point."""

from secrets import SystemRandom

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from quizzes.dealings import hand_shown, lines_of, place_in
from quizzes.forms.answers import AnswerForm
from quizzes.forms.dealer import USUAL, TableForm
from quizzes.limits import limited, too_many_requests, wait_for_guest
from quizzes.progress import Sitting
from quizzes.progress.dealt_hands import DealtHand, dealt_hand, hands_dealt
from quizzes.questions.address import InvalidCodeError
from quizzes.questions.dealer.addresses import VERSION, HandAddress, PointAddress
from quizzes.questions.dealer.points import points_of
from quizzes.services.answers import record_answer
from quizzes.views.rendering import (
    asked_context,
    post_or,
    render_answered,
    render_page,
    stale_context,
    unless_gone,
    wants_fragment,
)


@require_safe
@never_cache
def start(request: HttpRequest) -> HttpResponse:
    """Lay a table of the learner's choice, or go to a fresh hand at it."""
    if "seats" not in request.GET:
        return render_start(request, TableForm(initial=USUAL))
    form = TableForm(request.GET)
    if not form.is_valid():
        return render_start(request, form)
    seats = form.cleaned_data["seats"]
    address = HandAddress.fresh(SystemRandom(), form.terms, seats)
    return redirect("dealer-hand", address.code)


@require_safe
@never_cache
def hand(request: HttpRequest, code: str) -> HttpResponse:
    """Ask at the point that was reached, or tell the whole hand once it is over."""
    address = address_or_404(code)
    if address.version < VERSION:
        return old_version(request)
    return render_hand(
        request, dealt_hand(request.visitor.attempts, points_of(address))
    )


def to_hand(request: HttpRequest, code: str, place: int) -> HttpResponse:
    """Send whoever comes to the address of a point to the hand, where it stands."""
    return redirect("dealer-hand", code)


@post_or(to_hand)
@never_cache
@limited("answer")
@unless_gone
def point(request: HttpRequest, code: str, place: int) -> HttpResponse:
    """Take the answer to a point of a hand."""
    return answer(request, code, place, shown=False)


@post_or(to_hand)
@never_cache
@limited("answer")
@unless_gone
def show(request: HttpRequest, code: str, place: int) -> HttpResponse:
    """Take "I don't know, show me" for an answer to a point."""
    return answer(request, code, place, shown=True)


def answer(request: HttpRequest, code: str, place: int, *, shown: bool) -> HttpResponse:
    """Mark what was sent, and go on with the hand unless something was wrong."""
    address, now = address_or_404(code), timezone.now()
    if address.version < VERSION:
        return old_version(request)
    dealt = dealt_hand(request.visitor.attempts, points_of(address))
    if place != dealt.place:
        return after(request, dealt, place)
    asked = dealt.point
    form = AnswerForm(asked, now=now, data=request.POST)
    if form.has_error("asked"):
        return render_stale_point(request, dealt, form)
    if not shown and not form.is_valid():
        return render_point(request, dealt, form)
    if wait := wait_for_guest(request):
        return too_many_requests(request, wait)
    record_answer(
        person=request.visitor.person,
        asked=asked,
        answer=None if shown else form.answer,
        asked_at=form.asked_at,
        now=now,
    )
    dealt = dealt_hand(request.visitor.attempts, points_of(address))
    return after(request, dealt, place)


def after(request: HttpRequest, dealt: DealtHand, place: int) -> HttpResponse:
    """Go on from a point that was answered: explain a mistake first.

    Whoever sends an answer twice gets the same reply, and one that was sent before
    its turn leads to the point that was reached.
    """
    is_answered = 1 <= place <= len(dealt.answers)
    answered = dealt.answers[place - 1] if is_answered else None
    if answered is not None and answered.outcome != "right":
        return render_answered(request, answered, marks_of(dealt))
    if not wants_fragment(request):
        return redirect("dealer-hand", address_in(dealt).code)
    return render_hand(request, dealt)


def render_start(request: HttpRequest, form: TableForm) -> HttpResponse:
    hands = hands_dealt(request.visitor.attempts)
    last = next(iter(hands), None)
    context = {
        "form": form,
        "unfinished": unfinished_hand(request, last) if last else None,
        "hands": lines_of(hands),
    }
    return render(request, "quizzes/dealer/start.html", context)


def unfinished_hand(request: HttpRequest, last: HandAddress) -> DealtHand | None:
    """Return the hand that was dealt last, if it still goes on."""
    if last.version != VERSION:
        return None
    dealt = dealt_hand(request.visitor.attempts, points_of(last))
    return None if dealt.is_over else dealt


def render_hand(request: HttpRequest, dealt: DealtHand) -> HttpResponse:
    """Ask at the point that was reached, or tell the whole hand once it is over."""
    if not dealt.is_over:
        return render_point(request, dealt, AnswerForm(dealt.point, now=timezone.now()))
    address = address_in(dealt)
    context = {
        "hand": hand_shown(address, dealt),
        "hand_url": reverse("dealer-hand", args=(address.code,)),
        "again_url": f"{reverse('dealer')}?{TableForm.query_of(address)}",
        "sitting": marks_of(dealt),
    }
    return render_page(request, "quizzes/dealer/hand.html", context, fragment="hand")


def render_point(
    request: HttpRequest, dealt: DealtHand, form: AnswerForm
) -> HttpResponse:
    """Ask at a point of a hand, with what went before."""
    asked, place = dealt.point, dealt.place
    url = reverse("dealer-point", args=(address_in(dealt).code, place))
    context = asked_context(request, asked, form, marks_of(dealt)) | {
        "question_url": url,
        "show_url": f"{url}show/",
        "hand": place_in(dealt),
    }
    template = "quizzes/practice/question.html"
    status = 422 if form.errors else 200
    return render_page(request, template, context, fragment="question", status=status)


def render_stale_point(
    request: HttpRequest, dealt: DealtHand, form: AnswerForm
) -> HttpResponse:
    """Say why the clock of a form is not good any more, and lead back to the hand."""
    context = stale_context(form) | {
        "hand_url": reverse("dealer-hand", args=(address_in(dealt).code,))
    }
    template = "quizzes/practice/unavailable.html"
    return render_page(request, template, context, fragment="unavailable", status=422)


def address_in(dealt: DealtHand) -> HandAddress:
    """Return the address of a hand."""
    address = dealt.points[0].address
    assert isinstance(address, PointAddress)
    return address.hand


def marks_of(dealt: DealtHand) -> Sitting:
    """Return the answers of a hand as a sitting of its own."""
    return Sitting(tuple(dealt.answers))


def address_or_404(code: str) -> HandAddress:
    """Return the address of a hand that is, or once was, dealt here."""
    try:
        address = HandAddress.read(code)
    except InvalidCodeError as error:
        raise Http404 from error
    if address.version > VERSION:
        raise Http404
    return address


def old_version(request: HttpRequest) -> HttpResponse:
    """Say that a hand would be dealt otherwise today."""
    context = {
        "heading": _("This hand is from an older version"),
        "sentence": _(
            "It would be dealt otherwise today, so it cannot be gone on with. What you "
            "answered is in your history."
        ),
        "fresh_url": reverse("dealer"),
    }
    return render_page(
        request,
        "quizzes/practice/unavailable.html",
        context,
        fragment="unavailable",
        status=422 if request.method == "POST" else 410,
    )
