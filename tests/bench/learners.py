"""Learners in the middle of a sitting, and fresh questions with answers for them.

Run as a module where DATABASE_URL and the settings are those of the site: prints
one JSON object with sessions, questions, and the values of an attempt as it is kept.
"""

import json
import sys
from datetime import timedelta
from itertools import cycle, islice, product
from random import Random

import django

django.setup()

from django.forms import model_to_dict  # noqa: E402
from django.test import Client  # noqa: E402
from django.urls import reverse  # noqa: E402
from django.utils import timezone  # noqa: E402

from quizzes.forms.answers import sign_asked_at  # noqa: E402
from quizzes.models import User  # noqa: E402
from quizzes.poker.rules import Variant  # noqa: E402
from quizzes.questions import KINDS  # noqa: E402
from quizzes.questions.address import LEVELS  # noqa: E402
from quizzes.questions.asking import ask, fresh_address  # noqa: E402
from quizzes.services.answers import record_answer  # noqa: E402

LEARNERS = 40
SITTING = 10
VALUES = [
    *("level", "case", "question", "answer", "credit", "parts"),
    *("candidates", "opportunities", "is_first_try", "is_hinted"),
]


def questions(rng):
    """Yield questions of all kinds and levels, no two at one address."""
    for kind, level in cycle(product(KINDS.values(), LEVELS)):
        yield ask(fresh_address(kind, rng, level=level, variant=Variant.FOUR))


def answer_to(asked, *, rightly):
    """Return a right answer, or the first five cards that may be chosen."""
    if rightly:
        right = asked.kind.right_answers(asked.question, asked.rules)
        return {field: picks[0] for field, picks in right.items()}
    deal = asked.question
    pick = frozenset((*deal.hole[:2], *deal.board[:3]))
    return {field.name: pick for field in asked.kind.fields(deal)}


def make_learner(name, dealt):
    """Return the session of a new learner who has just answered questions."""
    learner = User.objects.create_user(name)
    for number, asked in enumerate(islice(dealt, SITTING * len(KINDS))):
        attempt = record_answer(
            person=learner,
            asked=asked,
            answer=answer_to(asked, rightly=number % 3 > 0),
            asked_at=timezone.now() - timedelta(minutes=1),
            now=timezone.now(),
        )
    client = Client()
    client.force_login(learner)
    return client.cookies["sessionid"].value, attempt


def as_sent(asked, answer):
    """Return where a question is, and the fields that a browser sends for an answer."""
    address = asked.address
    fields = [("asked", sign_asked_at(address, timezone.now()))]
    for name, pick in answer.items():
        texts = [str(card) for card in pick] or ["no low"]
        # The line to type cards into is sent as well, empty.
        fields += [(name, text) for text in (*texts, "")]
    path = reverse("question", args=(address.kind, address.code))
    return {"path": path, "code": address.code, "fields": fields}


def main(count):
    dealt = questions(Random("learners"))
    made = [make_learner(f"learner-{n}", dealt) for n in range(LEARNERS)]
    sent = [
        as_sent(asked, answer_to(asked, rightly=number % 2 == 0))
        for number, asked in enumerate(islice(dealt, count))
    ]
    sessions = [session for session, _attempt in made]
    values = model_to_dict(made[0][1], VALUES)
    json.dump({"sessions": sessions, "questions": sent, "attempt": values}, sys.stdout)


main(int(sys.argv[1]))
