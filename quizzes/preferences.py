"""Preferences as a text that a browser keeps for whoever has no account."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any
from urllib.parse import parse_qsl, urlencode

from django.core.exceptions import ValidationError

from quizzes.models import User
from quizzes.models.preferences import PREFERENCES


def write_preferences(person: User) -> str:
    """Return the preferences of a person.

    >>> write_preferences(User(deck="two"))
    'deck=two&theme=auto&hole_cards=4&daily_goal=10&shortcuts=True&time_zone=&language='
    """
    return urlencode({name: getattr(person, name) for name in PREFERENCES})


def read_preferences(text: str) -> User:
    """Return somebody who has these preferences and is not to be saved.

    >>> read_preferences("deck=two&theme=pink&is_staff=True").deck
    'two'
    """
    return User(**dict(sound_preferences(text)))


def sound_preferences(text: str) -> Iterator[tuple[str, Any]]:
    """Yield each preference in a text, but for nonsense, which anybody may write."""
    for name, value in parse_qsl(text):
        if name in PREFERENCES:
            with suppress(ValidationError):
                yield name, User._meta.get_field(name).clean(value, None)
