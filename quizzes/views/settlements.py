"""A whole hand, settled at an address that can be shared and printed."""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from quizzes.forms.whole_hands import PastedHandForm, WholeHandForm
from quizzes.poker.cards import DECK
from quizzes.settlements import settlement_of


@require_safe
@never_cache
def settlement(request: HttpRequest) -> HttpResponse:
    """Show the form and, where it is filled in rightly, who gets what and why."""
    if "hand" in request.GET:
        return paste(request)
    form = WholeHandForm(request.GET if request.GET else None)
    if not form.is_valid():
        status = 422 if form.errors else 200
        return show(request, form, PastedHandForm(None), status=status)
    hand = form.hand
    if request.META["QUERY_STRING"] != hand.query:
        # The form sends its blank fields too; the link is to hold the hand alone.
        return HttpResponseRedirect(f"{reverse('settlement')}?{hand.query}")
    return show(request, form, PastedHandForm(None), settled=settlement_of(hand))


def paste(request: HttpRequest) -> HttpResponse:
    """Read a pasted hand and go to its own address."""
    pasted = PastedHandForm(request.GET)
    if pasted.is_valid():
        return HttpResponseRedirect(f"{reverse('settlement')}?{pasted.query}")
    return show(request, WholeHandForm(None), pasted, status=422)


def show(
    request: HttpRequest,
    form: WholeHandForm,
    pasted: PastedHandForm,
    *,
    status: int = 200,
    **shown: object,
) -> HttpResponse:
    suits = [[card for card in DECK if card.suit == suit][::-1] for suit in "shdc"]
    context = {"form": form, "paste_form": pasted, "suits": suits, **shown}
    template = "quizzes/analyzer/settle.html"
    return render(request, template, context, status=status)
