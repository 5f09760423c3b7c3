"""How the latest deals went on which a wrong rule errs."""

from typing import NamedTuple

from quizzes.models.attempts import AttemptQuerySet, outcome_of
from quizzes.questions.misconceptions import Misconception

LATEST_ANSWERS = 100
DEALS_TOLD = 10


class DrillCount(NamedTuple):
    """How many of the latest deals on which a wrong rule errs were right."""

    answered: int
    right: int


def drill_count(
    attempts: AttemptQuerySet, kind: str, misconception: Misconception
) -> DrillCount:
    """Count the latest first tries of a kind at which a wrong rule could err."""
    tries = attempts.first_tries().filter(kind=kind).newest_first()
    rows = tries.values_list("opportunities", "credit", "is_hinted")[:LATEST_ANSWERS]
    outcomes = [
        outcome_of(credit, is_hinted)
        for opportunities, credit, is_hinted in rows
        if misconception in opportunities
    ][:DEALS_TOLD]
    return DrillCount(len(outcomes), outcomes.count("right"))
