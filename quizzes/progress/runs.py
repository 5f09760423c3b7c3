"""How far somebody is in a run, how it went, and which runs are records."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from quizzes.models import Attempt, Run
from quizzes.models.runs import RunQuerySet
from quizzes.questions.asking import Asked, ask

LEAST_SHARE_RIGHT = 0.6
"""Below this share of right answers a speed run is no record."""


@dataclass(frozen=True, slots=True)
class Score:
    """What a run has come to: how many answers were given, and how many were right."""

    run: Run
    right: int
    answered: int

    @property
    def share_right(self) -> float:
        return self.right / self.answered if self.answered else 0

    @property
    def is_accurate(self) -> bool:
        """Whether it may be a record; speed is not counted without accuracy."""
        return not self.run.is_speed or self.share_right >= LEAST_SHARE_RIGHT

    @property
    def counts(self) -> bool:
        return self.right > 0 and self.is_accurate

    def is_over(self, now: datetime) -> bool:
        """Return whether the time is up, or a mistake has ended a clean run."""
        if self.run.is_speed:
            return self.run.is_time_up(now)
        return self.right < self.answered


@dataclass(frozen=True, slots=True)
class RunSoFar:
    """A run with the answers that were given in it, in the order of their places."""

    run: Run
    answers: Sequence[Attempt]

    @property
    def score(self) -> Score:
        right = sum(answer.outcome == "right" for answer in self.answers)
        return Score(self.run, right, len(self.answers))

    @property
    def place(self) -> int:
        """The place of the question that is asked now, from 1."""
        return len(self.answers) + 1

    @property
    def asked(self) -> Asked:
        """The question that is asked now."""
        return ask(self.run.address_at(self.place))

    def with_answer(self, answer: Attempt) -> "RunSoFar":
        """Return the run one answer further."""
        return RunSoFar(self.run, [*self.answers, answer])


def run_so_far(run: Run) -> RunSoFar:
    """Return a run with its answers."""
    return RunSoFar(run, list(run.attempts.order_by("place")))


def scores_of(runs: RunQuerySet) -> list[Score]:
    """Return what each run has come to, the newest first."""
    counted = runs.counted().newest_first()
    return [Score(run, run.right, run.answered) for run in counted]


def records_of(scores: Iterable[Score], now: datetime) -> list[Score]:
    """Return the best run of each sort, kind, level and cards; of equals the first."""
    best: dict[tuple[str, str, int, int], Score] = {}
    for score in scores:
        run = score.run
        alike = (run.sort, run.kind, run.level, run.cards)
        if not (score.counts and score.is_over(now)):
            continue
        # The newest come first, so one that equals is older.
        if alike not in best or score.right >= best[alike].right:
            best[alike] = score
    return list(best.values())


def record_before(runs: RunQuerySet, run: Run, now: datetime) -> int:
    """Return how many were right in the best run alike that was started before."""
    earlier = scores_of(runs.alike(run).filter(started_at__lt=run.started_at))
    return max((score.right for score in records_of(earlier, now)), default=0)
