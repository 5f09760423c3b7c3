"""All that the page of one's progress tells, over a span of time."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum

from quizzes.models.attempts import AttemptQuerySet
from quizzes.progress.first_tries import FirstTry, first_tries_in
from quizzes.progress.paces import Pace
from quizzes.progress.slips import Slip, slips_in
from quizzes.progress.tallies import ByCase, Tally, tallies_by_case
from quizzes.progress.timelines import Step, Timeline, timeline_of

MONTHS = 12
MOST_CASES = 6
# A plot of fewer days than a week looks broken.
SHORTEST = timedelta(days=6)


class Span(StrEnum):
    """How far back to look, in whole days, weeks or months with the present one."""

    FOUR_WEEKS = "4-weeks"
    TWELVE_WEEKS = "12-weeks"
    TWELVE_MONTHS = "12-months"
    ALL = "all"

    def since(self, today: date) -> date | None:
        """Return the first day of the span; None looks back to the beginning."""
        match self:
            case Span.FOUR_WEEKS:
                return today - timedelta(days=27)
            case Span.TWELVE_WEEKS:
                return Step.WEEK.start(today) - timedelta(weeks=11)
            case Span.TWELVE_MONTHS:
                year, month = divmod(today.year * MONTHS + today.month - MONTHS, MONTHS)
                return date(year, month + 1, 1)
            case Span.ALL:
                return None


@dataclass(frozen=True, slots=True)
class KindTally:
    """How a kind of question went, and each of its cases that was met."""

    kind: str
    total: Tally
    cases: dict[str, Tally]
    timeline: Timeline
    pace: Pace | None


@dataclass(frozen=True, slots=True)
class CaseTally:
    """How one case of a kind went."""

    kind: str
    case: str
    tally: Tally


@dataclass(frozen=True, slots=True)
class Overview:
    """How first tries went in a span that has some."""

    total: Tally
    kinds: tuple[KindTally, ...]
    weak: tuple[CaseTally, ...]
    strong: tuple[CaseTally, ...]
    slips: tuple[Slip, ...]
    timeline: Timeline
    pace: Pace | None
    unsolved: int


def overview_of(attempts: AttemptQuerySet, span: Span, today: date) -> Overview | None:
    """Compute how somebody's first tries went; None where the span has none."""
    since = span.since(today)
    within = attempts.since(since) if since else attempts
    first_tries = first_tries_in(within)
    if not first_tries:
        return None
    by_case = tallies_by_case(first_tries)
    first_day = since or min(first_tries[0].day, today - SHORTEST)
    last_day = max(today, first_tries[-1].day)
    return Overview(
        total=Tally.total(_tallies(by_case)),
        kinds=tuple(_kind_tallies(by_case, first_tries, first_day, last_day)),
        weak=_standing(by_case, "weak")[:MOST_CASES],
        strong=_standing(by_case, "strong")[: -MOST_CASES - 1 : -1],
        slips=tuple(slips_in(within.first_tries())),
        timeline=timeline_of(first_tries, first_day, last_day),
        pace=Pace.of(first_tries),
        unsolved=within.unsolved().count(),
    )


def _kind_tallies(
    by_case: ByCase, first_tries: Iterable[FirstTry], first_day: date, last_day: date
) -> Iterator[KindTally]:
    """Yield each kind, with the same steps of time as all of them together."""
    by_kind = defaultdict(list)
    for each in first_tries:
        by_kind[each.kind].append(each)
    for kind, cases in by_case.items():
        yield KindTally(
            kind=kind,
            total=Tally.total(cases.values()),
            cases=cases,
            timeline=timeline_of(by_kind[kind], first_day, last_day),
            pace=Pace.of(by_kind[kind]),
        )


def _tallies(by_case: ByCase) -> Iterator[Tally]:
    for cases in by_case.values():
        yield from cases.values()


def _standing(by_case: ByCase, standing: str) -> tuple[CaseTally, ...]:
    """Return the cases of such a standing, the least often right first."""
    found = [
        CaseTally(kind, case, tally)
        for kind, cases in by_case.items()
        for case, tally in cases.items()
        if tally.standing == standing
    ]
    return tuple(sorted(found, key=lambda each: each.tally.rate))
