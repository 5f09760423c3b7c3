"""Which of several wrong rules is likely behind an answer, by those before it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from quizzes.questions.misconceptions import Misconception

# One answer may be an accident, and one lead of a hair no lead at all.
ENOUGH_EXPLAINED = 2
CLEAR_LEAD = 1.5


@dataclass(frozen=True, slots=True)
class Record:
    """How many earlier answers a wrong rule explains, of those on which it errs."""

    explained: int = 0
    chances: int = 0

    @property
    def rate(self) -> float:
        """Return how often it is to be expected next, by the rule of succession.

        >>> Record(explained=2, chances=2).rate
        0.75
        """
        return (self.explained + 1) / (self.chances + 2)


def likeliest(records: Mapping[Misconception, Record]) -> Misconception | None:
    """Return the wrong rule that stands out among those which explain an answer.

    It explains two earlier answers or more, and is to be expected at least half as
    often again as each of the others; None where no rule is so.

    >>> nine, ace = Misconception.NINE_COUNTS, Misconception.ACE_NOT_LOW
    >>> str(likeliest({nine: Record(3, 3), ace: Record(1, 4)}))
    'nine-counts'
    >>> likeliest({nine: Record(3, 3), ace: Record(3, 3)}) is None
    True
    """
    ranked = sorted(records, key=lambda each: records[each].rate, reverse=True)
    if len(ranked) < 2:
        return None
    first, second = (records[each] for each in ranked[:2])
    is_clear = first.rate >= CLEAR_LEAD * second.rate
    return ranked[0] if is_clear and first.explained >= ENOUGH_EXPLAINED else None


def record_of(
    misconception: str, answers: Iterable[tuple[list[str], list[str]]]
) -> Record:
    """Count the record of a wrong rule in the opportunities and candidates of answers.

    >>> both = ["nine-counts", "ace-not-low"]
    >>> record_of("nine-counts", [(both, []), (both, both), (["ace-not-low"], [])])
    Record(explained=1, chances=2)
    """
    tried = [candidates for open_to, candidates in answers if misconception in open_to]
    explained = sum(misconception in candidates for candidates in tried)
    return Record(explained, len(tried))
