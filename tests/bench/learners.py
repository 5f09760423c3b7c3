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
from quizzes.questions import KINDS  # noqa: E402
from quizzes.questions.address import LEVELS  # noqa: E402
from quizzes.questions.asking import ask, fresh_address  # noqa: E402
from quizzes.services.answers import record_answer  # noqa: E402
from quizzes.services.made_up_answers import slips_on  # noqa: E402
from tests.bench.bare import VALUES  # noqa: E402
from tests.bench.deals import PLAYED  # noqa: E402

LEARNERS = 40
SITTING = 10
# Playing out a hand takes longer than a bare view: it has a promise of its own.
MEASURED = [kind for name, kind in KINDS.items() if name not in PLAYED]


def questions(rng):
    """Yield questions of each kind measured and each level, no two at one address."""
    for kind, level in cycle(product(MEASURED, LEVELS)):
        yield ask(fresh_address(kind, rng, level=level))


def answer_to(asked, *, rightly):
    """Return a right answer, or one that some wrong rule gives."""
    every_right = asked.kind.right_answers(asked.question)
    right = {field: values[0] for field, values in every_right.items()}
    slip = () if rightly else islice(slips_on(asked), 1)
    return right | dict(slip)


def make_learner(name, dealt):
    """Return the session of a new learner who has just answered questions."""
    learner = User.objects.create_user(name)
    for number, asked in enumerate(islice(dealt, SITTING * len(MEASURED))):
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
    for field in asked.kind.fields(asked.question):
        # Any field reads what it writes, as if it had been typed.
        fields.append((field.name, field.write(answer[field.name])))
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
