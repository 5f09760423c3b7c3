"""The guide: what it holds, its pages, and its glossary."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from quizzes.guide import PAGES
from quizzes.guide.glossary import TERMS


@require_safe
def guide(request: HttpRequest) -> HttpResponse:
    """List the pages of the guide."""
    return render(request, "quizzes/guide/guide.html", {"pages": PAGES.values()})


@require_safe
def glossary(request: HttpRequest) -> HttpResponse:
    """Tell the terms of the game, in the order of their names."""
    terms = sorted(TERMS, key=lambda term: str(term.name).casefold())
    return render(request, "quizzes/guide/glossary.html", {"terms": terms})


@require_safe
def page(request: HttpRequest, slug: str) -> HttpResponse:
    """Show a page of the guide."""
    if slug not in PAGES:
        raise Http404
    slugs = list(PAGES)
    place = slugs.index(slug)
    context = {
        "page": PAGES[slug],
        "earlier": PAGES[slugs[place - 1]] if place else None,
        "later": PAGES[slugs[place + 1]] if place + 1 < len(slugs) else None,
    }
    return render(request, "quizzes/guide/guide_page.html", context)
