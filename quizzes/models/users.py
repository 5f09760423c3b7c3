"""People: guests, learners and instructors alike."""

import unicodedata
from datetime import datetime
from typing import Any

from django.contrib.auth.models import AbstractUser
from django.contrib.auth.validators import UnicodeUsernameValidator
from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import gettext_lazy as _

from quizzes.models.preferences import Preferences

RESERVED = "guest-"
"""How no name of a person begins, in any case: it would look like a guest."""

# Persian and Hindi write with them, though nobody sees them.
JOINERS = "\u200c\u200d"

# Letters and a symbol by their kind, though nothing is drawn for them.
BLANKS = "\u115f\u1160\u3164\uffa0\u2800"


def validate_unreserved(name: str) -> None:
    seen = "".join(char for char in name if char not in JOINERS)
    if unicodedata.normalize("NFKC", seen).casefold().startswith(RESERVED):
        raise ValidationError(
            _("Names that begin with %(reserved)s are kept for guests."),
            code="reserved",
            params={"reserved": RESERVED},
        )


def validate_display_name(name: str) -> None:
    """Refuse what looks like markup, and what cannot be seen or turns text around."""
    if "<" in name or ">" in name:
        raise ValidationError(_("A name has no < or > in it."), code="markup")
    if any(_is_unseen(char) for char in name) or (name and not name.strip(JOINERS)):
        raise ValidationError(
            _("A name is written in characters that can be seen."), code="unseen"
        )


def _is_unseen(char: str) -> bool:
    is_control = unicodedata.category(char)[0] == "C" and char not in JOINERS
    return is_control or char in BLANKS


class User(AbstractUser, Preferences):
    """A person with an account, or a guest who has answered something."""

    username = models.CharField(
        _("username"),
        max_length=150,
        unique=True,
        validators=[UnicodeUsernameValidator(), validate_unreserved],
        help_text=_("At most 150 letters, digits and @ . + - _"),
        error_messages={"unique": _("A user with that username already exists.")},
    )
    first_name = None
    last_name = None
    display_name = models.CharField(
        _("display name"),
        max_length=60,
        blank=True,
        validators=[validate_display_name, validate_unreserved],
        help_text=_("What others see. Empty: the username."),
    )
    guest_key = models.CharField(
        _("guest key"),
        max_length=64,
        unique=True,
        null=True,
        blank=True,
        default=None,
        help_text=_("The key in a guest's cookie; an account has none."),
    )

    REQUIRED_FIELDS = ()

    def __str__(self) -> str:
        return self.get_full_name()

    def save(self, *, force_update: bool = False, **options: Any) -> None:
        """Save a person, but never bring back one who was deleted meanwhile.

        Raise NotUpdated, where Django would insert the row anew.
        """
        is_kept = not self._state.adding and not options.get("force_insert")
        super().save(force_update=force_update or is_kept, **options)

    @property
    def is_guest(self) -> bool:
        return self.guest_key is not None

    def last_active_at(self) -> datetime | None:
        """Return when the latest answer or hint was; None where there is neither."""
        latest = (
            self.attempts.aggregate(at=models.Max("answered_at")),
            self.hints.aggregate(at=models.Max("given_at")),
        )
        return max((row["at"] for row in latest if row["at"]), default=None)

    def get_full_name(self) -> str:
        return self.display_name or self.username

    def get_short_name(self) -> str:
        return self.get_full_name()
