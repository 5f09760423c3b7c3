"""A timeline as plots and the table beside them: how well, how fast, how much."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Self

from django.utils.dateformat import format as format_date
from django.utils.formats import get_format
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from quizzes import labels, plots
from quizzes.measures import percent, tick_time, time_if_any
from quizzes.progress.timelines import Period, Step, Timeline

FORMATS = {
    Step.DAY: "MONTH_DAY_FORMAT",
    Step.WEEK: "MONTH_DAY_FORMAT",
    Step.MONTH: "YEAR_MONTH_FORMAT",
}
# Each is told in round numbers, and so is its half. Of what takes longer than the last
# only the hours are told: it touches the top.
TIME_TOPS = tuple(
    timedelta(seconds=seconds) for seconds in (10, 20, 60, 120, 240, 600, 1200, 3600)
)
# What the rows of the table, and the points of the plots, stand for.
STEPS: dict[Step, dict[str, labels.Text]] = {
    Step.DAY: {
        "head": gettext_lazy("Day"),
        "by": gettext_lazy("A point for each day with answers."),
    },
    Step.WEEK: {
        "head": gettext_lazy("Week that began on"),
        "by": gettext_lazy("A point for each week with answers."),
    },
    Step.MONTH: {
        "head": gettext_lazy("Month"),
        "by": gettext_lazy("A point for each month with answers."),
    },
}


@dataclass(frozen=True, slots=True)
class Row:
    """A period in which something was answered, as a line of the table."""

    label: str
    answered: int
    right: int
    rate: str
    time: str


@dataclass(frozen=True, slots=True)
class Plot:
    """A drawing: its names, what it says to whoever does not see it, its paths."""

    name: str
    caption: str
    title: str
    told: str
    ticks: tuple[str | int, ...]
    paths: tuple[tuple[str, str], ...]


type Drawing = Callable[[Timeline], Plot | None]


@dataclass(frozen=True, slots=True)
class Chart:
    """The plots of a time, from its first period to its last, and the table."""

    name: str
    head: labels.Text
    first: str
    last: str
    plots: tuple[Plot, ...]
    rows: tuple[Row, ...]

    @classmethod
    def of_all(cls, timeline: Timeline) -> Self:
        """Draw a timeline in which something was answered."""
        return cls._of("all", timeline, _rates, _times, _counts)

    @classmethod
    def of_kind(cls, kind: str, timeline: Timeline) -> Self | None:
        """Draw how a kind went; None where it would be a single point."""
        if len(timeline.answered) < 2:
            return None
        return cls._of(kind, timeline, _rates, _times)

    @classmethod
    def _of(cls, name: str, timeline: Timeline, *drawings: Drawing) -> Self:
        step, periods = timeline.step, timeline.periods
        drawn = (drawing(timeline) for drawing in drawings)
        return cls(
            name=name,
            head=STEPS[step]["head"],
            first=_label(step, periods[0]),
            last=_label(step, periods[-1]),
            plots=tuple(plot for plot in drawn if plot is not None),
            rows=tuple(_row(step, period) for period in timeline.answered),
        )


def _rates(timeline: Timeline) -> Plot:
    rates = [period.rate for period in timeline.periods]
    return Plot(
        name="rate",
        caption=_("Right at the first try"),
        title=_("Right at the first try, over time"),
        told=f"{STEPS[timeline.step]['by']} {_rates_told(timeline)}",
        ticks=tuple(map(percent, (1, 0.5, 0))),
        paths=(("line", plots.line(rates)), ("dots", plots.dots(rates))),
    )


def _times(timeline: Timeline) -> Plot | None:
    """Draw the median times; None where all asked to be shown."""
    times = [period.tally.median_time for period in timeline.periods]
    known = [time for time in times if time is not None]
    if not known:
        return None
    top = next((top for top in TIME_TOPS if top >= max(known)), TIME_TOPS[-1])
    shares = [None if time is None else _share(time, top) for time in times]
    return Plot(
        name="time",
        caption=_("Median time"),
        title=_("Median time of first tries, over time"),
        told=f"{STEPS[timeline.step]['by']} {_times_told(timeline)}",
        ticks=tuple(map(tick_time, (top, top / 2, timedelta(0)))),
        paths=(("line", plots.line(shares)), ("dots", plots.dots(shares))),
    )


def _share(time: timedelta, top: timedelta) -> float:
    # Clocks of servers may differ, so that a time is less than nothing.
    return min(max(time / top, 0), 1)


def _counts(timeline: Timeline) -> Plot:
    answered = [period.tally.answered for period in timeline.periods]
    right = [period.tally.right for period in timeline.periods]
    top = plots.round_top(max(answered))
    return Plot(
        name="count",
        caption=_("Deals answered"),
        title=_("Deals answered, over time"),
        told=_counts_told(answered),
        ticks=(top, top // 2, 0) if top % 2 == 0 else (top, 0),
        paths=(("whole", plots.bars(answered, top)), ("part", plots.bars(right, top))),
    )


def _label(step: Step, period: Period) -> str:
    return format_date(period.start, get_format(FORMATS[step]))


def _row(step: Step, period: Period) -> Row:
    tally = period.tally
    return Row(
        label=_label(step, period),
        answered=tally.answered,
        right=tally.right,
        rate=percent(tally.rate),
        time=time_if_any(tally.median_time),
    )


def _rates_told(timeline: Timeline) -> str:
    rates = [period.tally.rate for period in timeline.answered]
    return _("Lowest %(lowest)s, highest %(highest)s, last %(last)s.") % {
        "lowest": percent(min(rates)),
        "highest": percent(max(rates)),
        "last": percent(rates[-1]),
    }


def _times_told(timeline: Timeline) -> str:
    """Tell the times, and never the last one without how often it was right."""
    timed = [period.tally for period in timeline.answered if period.tally.times]
    times = [tally.median_time for tally in timed]
    # Translators: of median times; the last one stands beside the share that was right.
    return _(
        "Shortest %(shortest)s, longest %(longest)s, last %(last)s with %(rate)s right."
    ) % {
        "shortest": time_if_any(min(times)),
        "longest": time_if_any(max(times)),
        "last": time_if_any(times[-1]),
        "rate": percent(timed[-1].rate),
    }


def _counts_told(counts: Sequence[int]) -> str:
    all_told = ngettext(
        "%(count)d deal in all.", "%(count)d deals in all.", sum(counts)
    ) % {"count": sum(counts)}
    most_told = ngettext(
        # Translators: the highest of the bars of a plot.
        "At most %(count)d at once.",
        "At most %(count)d at once.",
        max(counts),
    ) % {"count": max(counts)}
    return f"{all_told} {most_told}"
