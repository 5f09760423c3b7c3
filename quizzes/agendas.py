"""Today's practice in words: what it holds, how far it is, and why a deal came."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from quizzes.forms.options import Options
from quizzes.measures import last_on
from quizzes.models import Attempt
from quizzes.progress.met_before import Met, met_before
from quizzes.progress.todays import Mix, Today, answered_on
from quizzes.ways import today_url


@dataclass(frozen=True, slots=True)
class Agenda:
    """What the page of today's practice shows."""

    answered: int
    reached: int
    goal: int
    is_done: bool
    progress: str
    mix: list[str]
    due: str


def agenda_of(today: Today) -> Agenda:
    """Tell what today's practice holds."""
    return Agenda(
        answered=today.answered,
        reached=min(today.answered, today.goal),
        goal=today.goal,
        is_done=today.is_done,
        progress=progress_told(today.answered, today.goal),
        mix=list(_mix_told(today.mix)),
        due=_due_told(len(today.due)),
    )


def progress_told(answered: int, goal: int) -> str:
    """Tell how much of the goal of today is reached."""
    numbers = {"count": answered, "goal": goal}
    if answered >= goal:
        return (
            ngettext(
                "%(count)d deal answered today.",
                "%(count)d deals answered today.",
                answered,
            )
            % numbers
        )
    return (
        ngettext(
            # Translators: how much of the daily goal is reached.
            "%(count)d of %(goal)d deal answered today.",
            "%(count)d of %(goal)d deals answered today.",
            goal,
        )
        % numbers
    )


def _due_told(count: int) -> str:
    if not count:
        return _("Nothing is due for review now.")
    return ngettext(
        "%(count)d deal is due for review; it can wait until tomorrow.",
        "%(count)d deals are due for review; they can wait until tomorrow.",
        count,
    ) % {"count": count}


def _mix_told(mix: Mix) -> Iterator[str]:
    """Yield what is still to come, sort by sort."""
    told = (
        (mix.reviews, ngettext("%(count)d review", "%(count)d reviews", mix.reviews)),
        (mix.weak, ngettext("%(count)d weak", "%(count)d weak", mix.weak)),
        (mix.new, ngettext("%(count)d new", "%(count)d new", mix.new)),
        (
            mix.early,
            ngettext("%(count)d ahead of time", "%(count)d ahead of time", mix.early),
        ),
    )
    return (text % {"count": count} for count, text in told if count)


def reason_told(attempt: Attempt) -> str:
    """Tell what there was of such a deal before, which is why today brought it."""
    before = met_before(attempt)
    if before.at is None:
        return _("Such a deal was new to you.")
    today = timezone.localdate()
    when = {"when": last_on(timezone.localdate(before.at), today)}
    # Translators, in all of these: %(when)s is "today", "on Monday" or "on Oct. 12,
    # 2026".
    match before.met:
        case Met.MISSED:
            return _("You missed such a deal %(when)s.") % when
        case Met.PARTLY:
            return _("You got such a deal only partly right %(when)s.") % when
        case Met.MISLED:
            return _("The wrong rule that errs here misled you %(when)s.") % when
        case Met.WEAK:
            return _("This is one of your weak cases, met last %(when)s.") % when
        case _:
            return _("A review: you got such a deal right %(when)s.") % when


def today_context(
    request: HttpRequest, attempt: Attempt, options: Options
) -> dict[str, Any]:
    """Return what a verdict tells of today's practice, for whoever goes by it."""
    if not options.today or attempt.level == 0:
        return {}
    answered = answered_on(request.visitor.attempts, timezone.localdate())
    return {
        "today_url": today_url(options),
        "reason": reason_told(attempt),
        "progress": progress_told(answered, request.visitor.preferences.daily_goal),
    }
