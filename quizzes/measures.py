"""How much, how long and when, in words."""

from datetime import date, timedelta

from django.utils.dateformat import format as format_date
from django.utils.formats import get_format
from django.utils.translation import gettext as _
from django.utils.translation import pgettext, pgettext_lazy

NOTHING = "\N{EN DASH}"
MINUTE, HOUR = 60, 3600
WEEK = 7

LAST_ON = (
    pgettext_lazy("when it last happened", "on Monday"),
    pgettext_lazy("when it last happened", "on Tuesday"),
    pgettext_lazy("when it last happened", "on Wednesday"),
    pgettext_lazy("when it last happened", "on Thursday"),
    pgettext_lazy("when it last happened", "on Friday"),
    pgettext_lazy("when it last happened", "on Saturday"),
    pgettext_lazy("when it last happened", "on Sunday"),
)


def percent(share: float) -> str:
    """Return a share in percent; only nothing is 0 %, and only all of it is 100 %."""
    shown = round(share * 100)
    if 0 < share < 1:
        shown = min(max(shown, 1), 99)
    # Translators: %(number)d is a share from 0 to 100; keep the two signs behind it.
    return _("%(number)d%%") % {"number": shown}


def time_taken(time: timedelta) -> str:
    """Return how long somebody thought: to the second, or only how many hours."""
    seconds = max(round(time.total_seconds()), 0)
    if seconds < MINUTE:
        # Translators: a short time; s stands for seconds.
        return _("%(seconds)d s") % {"seconds": seconds}
    if seconds < HOUR:
        # Translators: min stands for minutes, s for seconds.
        return _("%(minutes)d min %(seconds)d s") % {
            "minutes": seconds // MINUTE,
            "seconds": seconds % MINUTE,
        }
    # Translators: a time in whole hours; h stands for hours.
    return _("over %(hours)d h") % {"hours": seconds // HOUR}


def time_if_any(time: timedelta | None) -> str:
    """Return how long somebody thought, or a dash where nobody did."""
    return NOTHING if time is None else time_taken(time)


def tick_time(time: timedelta) -> str:
    """Return a time as a scale tells it, in whole seconds, minutes or hours."""
    seconds = round(time.total_seconds())
    if seconds < MINUTE:
        return _("%(seconds)d s") % {"seconds": seconds}
    if seconds < HOUR:
        # Translators: a round time on the scale of a plot; min stands for minutes.
        return _("%(minutes)d min") % {"minutes": seconds // MINUTE}
    # Translators: a round time on the scale of a plot; h stands for hours.
    return _("%(hours)d h") % {"hours": seconds // HOUR}


def last_on(day: date, today: date) -> str:
    """Return when something last happened, as one would say it today."""
    ago = (today - day).days
    if ago <= 0:
        return pgettext("when it last happened", "today")
    if ago == 1:
        return pgettext("when it last happened", "yesterday")
    if ago < WEEK:
        return str(LAST_ON[day.weekday()])
    # Translators: %(date)s is a date such as Oct. 12, 2026.
    return pgettext("when it last happened", "on %(date)s") % {
        "date": format_date(day, get_format("DATE_FORMAT"))
    }
