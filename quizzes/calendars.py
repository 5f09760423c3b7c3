"""A calendar of answers as a table, and the streak in words."""

from dataclasses import dataclass
from datetime import date
from typing import Self

from django.utils.dateformat import format as format_date
from django.utils.dates import WEEKDAYS, WEEKDAYS_ABBR
from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext

from quizzes import labels
from quizzes.progress.calendars import Calendar, Streak, Week

SOME, MANY = 10, 20
"""From how many answers on a day stands out more, and most."""


@dataclass(frozen=True, slots=True)
class DayShown:
    """A cell of the calendar: a number, nothing at all, and how it looks."""

    count: str
    look: str

    @classmethod
    def of(cls, count: int | None) -> Self:
        if count is None:
            return cls("", "to-come")
        if not count:
            return cls("0", "none")
        look = "many" if count >= MANY else "some" if count >= SOME else "few"
        return cls(str(count), look)


@dataclass(frozen=True, slots=True)
class WeekShown:
    """A row of the calendar."""

    label: str
    days: tuple[DayShown, ...]

    @classmethod
    def of(cls, week: Week) -> Self:
        return cls(_date(week.start), tuple(map(DayShown.of, week.counts)))


@dataclass(frozen=True, slots=True)
class CalendarShown:
    """What the page of one's progress shows of the days with answers."""

    streak: str
    longest: str
    told: str
    weekdays: tuple[tuple[labels.Text, labels.Text], ...]
    weeks: tuple[WeekShown, ...]

    @classmethod
    def of(cls, calendar: Calendar) -> Self:
        return cls(
            streak=_streak_told(calendar),
            longest=_longest_told(calendar.streak),
            told=_told(calendar),
            weekdays=tuple(zip(WEEKDAYS.values(), WEEKDAYS_ABBR.values(), strict=True)),
            weeks=tuple(map(WeekShown.of, calendar.weeks)),
        )


def _date(day: date) -> str:
    # Translators: how Django writes a short day of a month, such as "Nov. 23".
    return format_date(day, pgettext("format of a date", "N j"))


def _streak_told(calendar: Calendar) -> str:
    count = calendar.streak.current
    if not count:
        return _("No streak at the moment: an answer today begins one.")
    if calendar.answered_today:
        told = ngettext(
            "%(count)d day in a row, with today.",
            "%(count)d days in a row, with today.",
            count,
        )
    else:
        told = ngettext(
            "%(count)d day in a row; an answer today makes it one more.",
            "%(count)d days in a row; an answer today makes it one more.",
            count,
        )
    return told % {"count": count}


def _longest_told(streak: Streak) -> str:
    return ngettext(
        "Longest streak: %(count)d day.",
        "Longest streak: %(count)d days.",
        streak.longest,
    ) % {"count": streak.longest}


def _told(calendar: Calendar) -> str:
    return ngettext(
        "Answers on %(count)d day of the last twelve weeks.",
        "Answers on %(count)d days of the last twelve weeks.",
        calendar.days,
    ) % {"count": calendar.days}
