"""Wrong rules behind somebody's answers, beside the chances there were to err."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime

from django.db.models import Count, Max

from quizzes.models.attempts import IS_SHOWN, AttemptQuerySet
from quizzes.questions import KINDS
from quizzes.questions.misconceptions import Misconception


@dataclass(frozen=True, slots=True)
class Slip:
    """How often a wrong rule explains an answer, of the deals on which it errs.

    `alone` counts the answers that no other wrong rule explains.
    """

    misconception: Misconception
    kind: str
    count: int
    alone: int
    chances: int
    last_at: datetime

    @property
    def share(self) -> float:
        return self.count / self.chances


@dataclass(frozen=True, slots=True)
class Group:
    """Answers to one kind with the same opportunities and candidates."""

    kind: str
    opportunities: list[str]
    candidates: list[str]
    count: int
    last_at: datetime


def slips_in(first_tries: AttemptQuerySet) -> list[Slip]:
    """Return the wrong rules that explain answers, the most frequent first."""
    rows = (
        first_tries.filter(~IS_SHOWN, kind__in=KINDS)
        .values_list("kind", "opportunities", "candidates")
        .annotate(count=Count("pk"), last_at=Max("answered_at"))
        .order_by()
    )
    groups = [Group(*row) for row in rows]
    return sorted(_slips(groups), key=lambda slip: (-slip.count, -slip.share))


def _slips(groups: Iterable[Group]) -> Iterator[Slip]:
    for misconception in Misconception:
        open_to = [each for each in groups if misconception in each.opportunities]
        made = [each for each in open_to if misconception in each.candidates]
        if made:
            yield Slip(
                misconception=misconception,
                kind=_most_frequent_kind(made),
                count=sum(each.count for each in made),
                alone=sum(each.count for each in made if len(each.candidates) == 1),
                chances=sum(each.count for each in open_to),
                last_at=max(each.last_at for each in made),
            )


def _most_frequent_kind(made: Iterable[Group]) -> str:
    counts = Counter[str]()
    for each in made:
        counts[each.kind] += each.count
    return counts.most_common(1)[0][0]
