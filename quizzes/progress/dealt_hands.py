"""How far somebody is in a hand that they deal, and how it went."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from quizzes.models import Attempt
from quizzes.models.attempts import AttemptQuerySet
from quizzes.questions.asking import Asked
from quizzes.questions.dealer.addresses import HandAddress

MOST_LISTED = 10
# Enough for so many hands, each with all its answers.
LOOK_BACK = 150


@dataclass(frozen=True)
class DealtHand:
    """The points of a hand, and the answers to those that were reached, in order."""

    points: Sequence[Asked]
    answers: Sequence[Attempt]

    @property
    def is_over(self) -> bool:
        return len(self.answers) == len(self.points)

    @property
    def point(self) -> Asked:
        """The point that is asked now; none where the hand is over."""
        return self.points[len(self.answers)]

    @property
    def last(self) -> Attempt | None:
        """The answer to the point before."""
        return self.answers[-1] if self.answers else None

    @property
    def place(self) -> int:
        """The place of the point that is asked now, from 1."""
        return len(self.answers) + 1

    @cached_property
    def credit(self) -> float:
        """The credit of the whole hand, from 0 to 1; each point counts alike."""
        return sum(answer.credit for answer in self.answers) / len(self.points)

    @property
    def by_kind(self) -> dict[str, list[Attempt]]:
        """The answers of each kind, in the order in which the kinds were asked."""
        kinds: dict[str, list[Attempt]] = {}
        for answer in self.answers:
            kinds.setdefault(answer.kind, []).append(answer)
        return kinds


def dealt_hand(attempts: AttemptQuerySet, points: Sequence[Asked]) -> DealtHand:
    """Return how far somebody with these attempts is in a hand with these points."""
    codes = {point.address.code: point.address.kind for point in points}
    # Kind and code together lead to the rows by an index.
    found = attempts.first_tries().filter(kind__in={*codes.values()}, code__in=codes)
    answers = {answer.code: answer for answer in found}
    reached = []
    for code in codes:
        if code not in answers:
            break
        reached.append(answers[code])
    return DealtHand(points, reached)


def hands_dealt(attempts: AttemptQuerySet) -> dict[HandAddress, list[Attempt]]:
    """Return the hands that were dealt last, the newest first, with their answers."""
    found = attempts.in_hands().first_tries().newest_first()[:LOOK_BACK]
    hands: dict[HandAddress, list[Attempt]] = {}
    for attempt in found:
        hands.setdefault(attempt.address.hand, []).append(attempt)
    return dict(list(hands.items())[:MOST_LISTED])
