"""Due reviews in words: how well they went, and how many are to come."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Self

from django.utils.dateformat import format as format_date
from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext

from quizzes.measures import percent
from quizzes.progress.reviews import DueDay, Retention
from quizzes.progress.timelines import DAY

BAR = 100
"""How wide the longest bar of the forecast is."""


@dataclass(frozen=True, slots=True)
class DueShown:
    """A day of the forecast, and how wide its bar is."""

    label: str
    count: int
    width: int


@dataclass(frozen=True, slots=True)
class ReviewsShown:
    """What the page of one's progress shows of due reviews; no rate where none was."""

    rate: str
    told: str
    ahead: str
    days: tuple[DueShown, ...]

    @classmethod
    def of(cls, retention: Retention, ahead: Sequence[DueDay], today: date) -> Self:
        most = max(each.count for each in ahead)
        return cls(
            rate=percent(retention.rate) if retention.answered else "",
            told=_retention_told(retention),
            ahead=_ahead_told(sum(each.count for each in ahead)),
            days=tuple(_shown(each, most, today) for each in ahead) if most else (),
        )


def _shown(each: DueDay, most: int, today: date) -> DueShown:
    return DueShown(_day(each.day, today), each.count, each.count * BAR // most)


def _day(day: date, today: date) -> str:
    if day == today:
        return pgettext("a day of the forecast", "Today")
    if day == today + DAY:
        return pgettext("a day of the forecast", "Tomorrow")
    # Translators: how Django writes a near day, such as "Wed, Dec. 2".
    return format_date(day, pgettext("format of a date", "D, N j"))


def _retention_told(retention: Retention) -> str:
    if not retention.answered:
        return _(
            "No review was due in this time. Today's practice brings each when it is."
        )
    return ngettext(
        "%(right)d of %(count)d due review was right.",
        "%(right)d of %(count)d due reviews were right.",
        retention.answered,
    ) % {"right": retention.right, "count": retention.answered}


def _ahead_told(count: int) -> str:
    if not count:
        return _("Nothing falls due in the next 14 days.")
    return ngettext(
        "%(count)d review falls due in the next 14 days.",
        "%(count)d reviews fall due in the next 14 days.",
        count,
    ) % {"count": count}
