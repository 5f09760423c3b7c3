"""The analyzer: any deal, read and weighed, at an address that can be shared."""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from quizzes.analyses import analysis_of
from quizzes.forms.analyzer import AnalyzerForm
from quizzes.forms.pasted_deals import PasteForm
from quizzes.limits import seconds_to_wait, too_many_requests, visitor_address
from quizzes.poker.cards import DECK


@require_safe
@never_cache
def analyzer(request: HttpRequest) -> HttpResponse:
    """Show the form and, where it is filled in rightly, what is to say of the deal."""
    if "deal" in request.GET:
        return paste(request)
    form = AnalyzerForm(request.GET if request.GET else None)
    if not form.is_valid():
        return show(request, form, PasteForm(None), status=422 if form.errors else 200)
    # Equities before the flop take a second; nobody needs sixty of them a minute.
    if wait := seconds_to_wait("analyze", visitor_address(request)):
        return too_many_requests(request, wait)
    return show(request, form, PasteForm(None), analysis=analysis_of(form.deal))


def paste(request: HttpRequest) -> HttpResponse:
    """Read a pasted deal and go to its own address."""
    pasted = PasteForm(request.GET)
    if pasted.is_valid():
        query = pasted.cleaned_data["deal"].query
        return HttpResponseRedirect(f"{reverse('analyzer')}?{query}")
    return show(request, AnalyzerForm(None), pasted, status=422)


def show(
    request: HttpRequest,
    form: AnalyzerForm,
    pasted: PasteForm,
    *,
    status: int = 200,
    **shown: object,
) -> HttpResponse:
    suits = [[card for card in DECK if card.suit == suit][::-1] for suit in "shdc"]
    context = {"form": form, "paste_form": pasted, "suits": suits, **shown}
    template = "quizzes/analyzer/analyzer.html"
    return render(request, template, context, status=status)
