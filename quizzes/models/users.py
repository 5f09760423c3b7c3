"""People: guests, learners and instructors alike."""

from django.contrib.auth.models import AbstractUser
from django.db import models
from django.utils.translation import gettext_lazy as _


class User(AbstractUser):
    """A person with an account, or a guest who has answered something."""

    class Deck(models.TextChoices):
        FOUR_COLORS = "four", _("Four colors")
        TWO_COLORS = "two", _("Two colors")

    class Theme(models.TextChoices):
        AUTO = "auto", _("As the device")
        LIGHT = "light", _("Light")
        DARK = "dark", _("Dark")

    first_name = None
    last_name = None
    display_name = models.CharField(_("display name"), max_length=60, blank=True)
    guest_key = models.CharField(
        _("guest key"),
        max_length=64,
        unique=True,
        null=True,
        blank=True,
        default=None,
        help_text=_("The key in a guest's cookie; an account has none."),
    )
    language = models.CharField(
        _("language"),
        max_length=10,
        blank=True,
        help_text=_("Empty: as the browser asks."),
    )
    time_zone = models.CharField(_("time zone"), max_length=64, blank=True)
    deck = models.CharField(
        _("deck"), max_length=4, choices=Deck, default=Deck.FOUR_COLORS
    )
    theme = models.CharField(
        _("theme"), max_length=5, choices=Theme, default=Theme.AUTO
    )
    shortcuts = models.BooleanField(_("single-key shortcuts"), default=True)

    REQUIRED_FIELDS = ()

    def __str__(self) -> str:
        return self.get_full_name()

    @property
    def is_guest(self) -> bool:
        return self.guest_key is not None

    def get_full_name(self) -> str:
        return self.display_name or self.username

    def get_short_name(self) -> str:
        return self.get_full_name()
