"""What the page of one's progress shows, in words and with places to go on to."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Self
from urllib.parse import urlencode

from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from quizzes import labels
from quizzes.charts import Chart
from quizzes.measures import last_on, percent, time_if_any
from quizzes.progress.overviews import CaseTally, KindTally, Overview
from quizzes.progress.paces import Pace
from quizzes.progress.slips import Slip
from quizzes.progress.tallies import ENOUGH, STRONG, WEAK, Tally
from quizzes.questions import KINDS

# More at once than one can unlearn are folded.
MOST_HABITS = 6

STANDINGS: dict[str, labels.Text] = {
    "weak": gettext_lazy("weak"),
    "fair": gettext_lazy("in between"),
    "strong": gettext_lazy("strong"),
    "unknown": gettext_lazy("not enough yet"),
}


@dataclass(frozen=True, slots=True)
class Figures:
    """A tally as it is read."""

    answered: int
    right: int
    rate: str
    credit: str
    time: str
    standing: str
    standing_label: labels.Text

    @classmethod
    def of(cls, tally: Tally) -> Self:
        return cls(
            answered=tally.answered,
            right=tally.right,
            rate=percent(tally.rate),
            credit=percent(tally.mean_credit),
            time=time_if_any(tally.median_time),
            standing=tally.standing,
            standing_label=STANDINGS[tally.standing],
        )


@dataclass(frozen=True, slots=True)
class Line:
    """A kind or a case with its figures, and where its answers are listed."""

    label: labels.Text
    figures: Figures
    history_url: str
    kind_label: labels.Text = ""


@dataclass(frozen=True, slots=True)
class KindShown:
    """A kind with its cases, how it went over time, and where to practice it."""

    line: Line
    practice_url: str
    cases: list[Line]
    chart: Chart | None
    pace: str


@dataclass(frozen=True, slots=True)
class SlipShown:
    """A wrong rule, how often it was behind an answer, and where to unlearn it."""

    label: labels.Text
    count: str
    last: str
    doubt: str
    is_rare: bool
    practice_url: str
    is_trap: bool


@dataclass(frozen=True, slots=True)
class Report:
    """All that the page of one's progress shows."""

    figures: Figures
    chart: Chart
    pace: str
    weak: list[Line]
    strong: list[Line]
    weak_below: str
    strong_from: str
    kinds: list[KindShown]
    habits: list[SlipShown]
    more_habits: list[SlipShown]
    more_habits_told: str
    rare_slips: list[SlipShown]
    unsolved: str
    unsolved_url: str


def report_of(overview: Overview, since: date | None, today: date) -> Report:
    """Draw an overview; the lists it leads to begin on the same day."""
    slips = [_slip_shown(slip, today) for slip in overview.slips]
    habits = [slip for slip in slips if not slip.is_rare]
    return Report(
        figures=Figures.of(overview.total),
        chart=Chart.of_all(overview.timeline),
        pace=_pace_told(overview.pace),
        weak=_case_lines(overview.weak, since),
        strong=_case_lines(overview.strong, since),
        weak_below=percent(WEAK),
        strong_from=percent(STRONG),
        kinds=[_kind_shown(each, since) for each in overview.kinds],
        habits=habits[:MOST_HABITS],
        more_habits=habits[MOST_HABITS:],
        more_habits_told=_more_told(len(habits) - MOST_HABITS),
        rare_slips=[slip for slip in slips if slip.is_rare],
        unsolved=_unsolved_told(overview.unsolved),
        unsolved_url=_history_url(since, outcome="unsolved"),
    )


def _kind_shown(each: KindTally, since: date | None) -> KindShown:
    label = labels.KINDS[each.kind]["label"]
    history_url = _history_url(since, kind=each.kind)
    cases = [CaseTally(each.kind, case, tally) for case, tally in each.cases.items()]
    return KindShown(
        line=Line(label, Figures.of(each.total), history_url),
        practice_url=reverse("practice", args=(each.kind,)),
        cases=_case_lines(cases, since),
        chart=Chart.of_kind(each.kind, each.timeline),
        pace=_pace_told(each.pace),
    )


def _pace_told(pace: Pace | None) -> str:
    """Return how fast and how well both halves went, if there is enough to compare."""
    if pace is None:
        return ""
    return _(
        # Translators: the rates are shares such as 80%, the times are medians.
        "Of the earlier half of these deals %(earlier_rate)s were right, in a median "
        "time of %(earlier_time)s; of the later half %(later_rate)s, in %(later_time)s."
    ) % {
        "earlier_rate": percent(pace.earlier.rate),
        "earlier_time": time_if_any(pace.earlier.median_time),
        "later_rate": percent(pace.later.rate),
        "later_time": time_if_any(pace.later.median_time),
    }


def _case_lines(cases: Iterable[CaseTally], since: date | None) -> list[Line]:
    return [
        Line(
            label=labels.CASES[each.case],
            figures=Figures.of(each.tally),
            history_url=_history_url(since, kind=each.kind, case=each.case),
            kind_label=labels.KINDS[each.kind]["label"],
        )
        for each in cases
    ]


def _slip_shown(slip: Slip, today: date) -> SlipShown:
    url = reverse("practice", args=(slip.kind,))
    is_trap = bool(KINDS[slip.kind].TRAP_CASES.get(slip.misconception))
    last = last_on(timezone.localtime(slip.last_at).date(), today)
    return SlipShown(
        label=labels.MISCONCEPTIONS[slip.misconception],
        count=_chances_told(slip),
        # Translators: %(when)s is "today", "on Monday" or "on Oct. 12, 2026".
        last=_("last %(when)s") % {"when": last},
        doubt=_doubt_told(slip.count - slip.alone),
        is_rare=slip.count < ENOUGH,
        practice_url=f"{url}?trap={slip.misconception}" if is_trap else url,
        is_trap=is_trap,
    )


def _chances_told(slip: Slip) -> str:
    return ngettext(
        # Translators: how often a wrong rule explains an answer to a deal on which
        # it goes wrong.
        "%(count)d of %(chances)d chance",
        "%(count)d of %(chances)d chances",
        slip.chances,
    ) % {"count": slip.count, "chances": slip.chances}


def _doubt_told(count: int) -> str:
    """Return how many answers another wrong rule would explain as well, if any."""
    if not count:
        return ""
    return ngettext(
        "another slip would explain %(count)d of them too",
        "other slips would explain %(count)d of them too",
        count,
    ) % {"count": count}


def _more_told(count: int) -> str:
    return ngettext(
        # Translators: of wrong rules, where the most frequent stand above.
        "%(count)d more, less frequent",
        "%(count)d more, less frequent",
        count,
    ) % {"count": count}


def _unsolved_told(count: int) -> str:
    if not count:
        return ""
    return ngettext(
        "%(count)d deal is not solved yet",
        "%(count)d deals are not solved yet",
        count,
    ) % {"count": count}


def _history_url(since: date | None, **wanted: str) -> str:
    if since is not None:
        wanted["since"] = since.isoformat()
    return f"{reverse('history')}?{urlencode(wanted)}"
