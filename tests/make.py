"""Make the rows that a test needs; each takes only what the test chooses."""

from itertools import count

from quizzes.models import User

HTMX = {"HX-Request": "true"}
numbers = count(1)


def make_user(username=None, **fields):
    return User.objects.create_user(username or f"person-{next(numbers)}", **fields)


def make_guest(**fields):
    key = f"guest-{next(numbers)}"
    return User.objects.create(username=key, guest_key=key, **fields)
