"""The front page: a deal to answer at once, the game in ten lines, the kinds."""

from random import Random

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.utils.crypto import salted_hmac
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from quizzes.forms.answers import AnswerForm
from quizzes.progress import recent_attempts, sitting_of
from quizzes.questions import KINDS
from quizzes.questions.asking import ask, fresh_address
from quizzes.views.rendering import kind_shown, options_of, question_context

FRONT_KINDS = ("best-low", "best-high")


@require_safe
@never_cache
def home(request: HttpRequest) -> HttpResponse:
    """Greet with a question that stays the same until it is answered."""
    now = timezone.now()
    answered = request.visitor.attempts.count()
    # Secret, and the same on reload: the visitor's key and the answers so far.
    value = f"{request.visitor.name}/{answered}"
    rng = Random(salted_hmac("quizzes.home", value, algorithm="sha256").hexdigest())
    kind = FRONT_KINDS[answered % len(FRONT_KINDS)]
    recents = recent_attempts(request.visitor.row, kind, "", now)
    sitting = sitting_of(recents, now)
    terms = options_of(request).terms_for(kind)
    asked = ask(fresh_address(KINDS[kind], rng, level=sitting.level, terms=terms))
    context = question_context(request, asked, AnswerForm(asked, now=now), sitting)
    context["kinds"] = [kind_shown(name) for name in KINDS]
    return render(request, "quizzes/home.html", context)
