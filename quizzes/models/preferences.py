"""How somebody likes the pages to be."""

from functools import cache
from zoneinfo import available_timezones

from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import gettext_lazy as _

from quizzes.poker.rules import Variant

# The rest are offsets and names from long ago, which nobody looks for.
REGIONS = {
    *("Africa", "America", "Antarctica", "Arctic", "Asia"),
    *("Atlantic", "Australia", "Europe", "Indian", "Pacific"),
}

DAILY_GOALS = (5, 10, 20, 40)


@cache
def time_zones() -> frozenset[str]:
    """Return the names of the time zones of places, such as "Europe/Warsaw"."""
    names = available_timezones()
    return frozenset(name for name in names if name.partition("/")[0] in REGIONS)


def validate_time_zone(name: str) -> None:
    if name not in time_zones():
        raise ValidationError(_("There is no such time zone."), code="time-zone")


class Preferences(models.Model):
    """What each person chooses alone; the cookie of a guest holds the same."""

    class Deck(models.TextChoices):
        FOUR_COLORS = "four", _("Four colors")
        TWO_COLORS = "two", _("Two colors")

    class Theme(models.TextChoices):
        AUTO = "auto", _("As the device")
        LIGHT = "light", _("Light")
        DARK = "dark", _("Dark")

    deck = models.CharField(
        _("deck"),
        max_length=4,
        choices=Deck,
        default=Deck.FOUR_COLORS,
        help_text=_("Four colors keep clubs from spades, and diamonds from hearts."),
    )
    theme = models.CharField(
        _("theme"), max_length=5, choices=Theme, default=Theme.AUTO
    )
    hole_cards = models.PositiveSmallIntegerField(
        _("cards in the hand"),
        choices=[(int(variant), str(int(variant))) for variant in Variant],
        default=int(Variant.FOUR),
        help_text=_("How many you are dealt in practice."),
    )
    daily_goal = models.PositiveSmallIntegerField(
        _("deals a day"),
        choices=[(count, str(count)) for count in DAILY_GOALS],
        default=DAILY_GOALS[1],
        help_text=_("After so many answers today's practice is done."),
    )
    shortcuts = models.BooleanField(
        _("single-key shortcuts"),
        default=True,
        help_text=_("Letters and digits choose cards while one of them has the focus."),
    )
    time_zone = models.CharField(
        _("time zone"),
        max_length=64,
        blank=True,
        validators=[validate_time_zone],
        help_text=_("Empty: as the site."),
    )
    language = models.CharField(
        _("language"),
        max_length=10,
        blank=True,
        help_text=_("Empty: as the browser asks."),
    )

    class Meta:
        abstract = True


PREFERENCES = tuple(field.name for field in Preferences._meta.local_fields)
