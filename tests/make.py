"""Make the rows that a test needs; each takes only what the test chooses."""

from datetime import timedelta
from itertools import count

from django.utils import timezone

from quizzes.models import Attempt, Run, User

HTMX = {"HX-Request": "true"}
PASSWORD = "correct horse battery"
numbers = count(1)

# Only the ace and the deuce are low in the hand, and only 7, 4 and 3 on the board.
# The board has neither three of a suit nor a pair: three kings are the best high.
DEAL = {"hole": "As 2d Kc Kh", "board": "7c 4s 3h Kd Qs"}
KEYS = {
    "best-low": (
        "low",
        "As 2d + 7c 4s 3h",
        {"fact": "best-low-is", "values": {"low": "7-4-3-2-A"}},
    ),
    "best-high": (
        "high",
        "Kc Kh + 7c Kd Qs",
        {"fact": "best-high-is", "values": {"category": 3, "ranks": [13, 12, 7]}},
    ),
}
CASES = {"best-low": "plain", "best-high": "three-of-a-kind"}


def make_user(username=None, password=PASSWORD, **fields):
    username = username or f"person-{next(numbers)}"
    return User.objects.create_user(username, password=password, **fields)


def make_guest(**fields):
    key = f"guest-{next(numbers)}"
    return User.objects.create(username=key, guest_key=key, **fields)


def make_attempt(person, *, kind="best-low", level=1, credit=1.0, **fields):
    """Make an answer to DEAL as it would be stored; right unless told otherwise."""
    answered_at = fields.pop("answered_at", timezone.now())
    field, answer, finding = KEYS[kind]
    stored = {
        "code": f"1.4.default.{level}.{next(numbers):08}",
        "case": CASES[kind],
        "question": DEAL,
        "answer": {field: answer},
        "day": timezone.localdate(answered_at),
        "asked_at": answered_at - timedelta(seconds=10),
        "parts": [{"part": field, "credit": credit, "findings": [finding]}],
    }
    return Attempt.objects.create(
        person=person,
        kind=kind,
        level=level,
        credit=credit,
        answered_at=answered_at,
        **stored | fields,
    )


def make_run(person, *credits, sort="speed", kind="best-low", level=1, **fields):
    """Make a run with an answer for each credit; a speed run ends after 3 minutes."""
    started_at = fields.pop("started_at", timezone.now())
    ends_at = started_at + timedelta(minutes=3) if sort == "speed" else None
    stored = {"cards": 4, "seed": f"seed-{next(numbers)}", "ends_at": ends_at} | fields
    run = Run.objects.create(
        person=person,
        sort=sort,
        kind=kind,
        level=level,
        started_at=started_at,
        **stored,
    )
    for place, credit in enumerate(credits, start=1):
        code = run.address_at(place).code
        at = started_at + timedelta(seconds=place)
        make_attempt(
            person,
            kind=kind,
            level=level,
            credit=credit,
            code=code,
            run=run,
            place=place,
            answered_at=at,
        )
    return run
