"""A timeline as two plots and the table beside them: how much, and how well."""

from dataclasses import dataclass
from typing import Self

from django.utils.dateformat import format as format_date
from django.utils.formats import get_format
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from quizzes import labels, plots
from quizzes.measures import percent
from quizzes.progress.timelines import Period, Step, Timeline

FORMATS = {
    Step.DAY: "MONTH_DAY_FORMAT",
    Step.WEEK: "MONTH_DAY_FORMAT",
    Step.MONTH: "YEAR_MONTH_FORMAT",
}
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


@dataclass(frozen=True, slots=True)
class Plot:
    """A drawing: its names, what it says to whoever does not see it, its paths."""

    name: str
    caption: str
    title: str
    told: str
    ticks: tuple[str | int, ...]
    paths: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """The plots of a time, from its first period to its last, and the table."""

    head: labels.Text
    first: str
    last: str
    plots: tuple[Plot, ...]
    rows: tuple[Row, ...]

    @classmethod
    def of(cls, timeline: Timeline) -> Self:
        """Draw a timeline in which something was answered."""
        step, periods = timeline.step, timeline.periods
        return cls(
            head=STEPS[step]["head"],
            first=_label(step, periods[0]),
            last=_label(step, periods[-1]),
            plots=(_rates(step, periods), _counts(periods)),
            rows=tuple(_row(step, each) for each in periods if each.tally.answered),
        )


def _rates(step: Step, periods: tuple[Period, ...]) -> Plot:
    rates = [period.rate for period in periods]
    return Plot(
        name="rate",
        caption=_("Right at the first try"),
        title=_("Right at the first try, over time"),
        told=f"{STEPS[step]['by']} {_rates_told(periods)}",
        ticks=tuple(map(percent, (1, 0.5, 0))),
        paths=(("line", plots.line(rates)), ("dots", plots.dots(rates))),
    )


def _counts(periods: tuple[Period, ...]) -> Plot:
    answered = [period.tally.answered for period in periods]
    right = [period.tally.right for period in periods]
    top = plots.round_top(max(answered))
    return Plot(
        name="count",
        caption=_("Deals answered"),
        title=_("Deals answered, over time"),
        told=_counts_told(periods),
        ticks=(top, top // 2, 0) if top % 2 == 0 else (top, 0),
        paths=(("whole", plots.bars(answered, top)), ("part", plots.bars(right, top))),
    )


def _label(step: Step, period: Period) -> str:
    return format_date(period.start, get_format(FORMATS[step]))


def _row(step: Step, period: Period) -> Row:
    return Row(
        label=_label(step, period),
        answered=period.tally.answered,
        right=period.tally.right,
        rate=percent(period.tally.rate),
    )


def _rates_told(periods: tuple[Period, ...]) -> str:
    rates = [period.rate for period in periods if period.rate is not None]
    return _("Lowest %(lowest)s, highest %(highest)s, last %(last)s.") % {
        "lowest": percent(min(rates)),
        "highest": percent(max(rates)),
        "last": percent(rates[-1]),
    }


def _counts_told(periods: tuple[Period, ...]) -> str:
    counts = [period.tally.answered for period in periods]
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
