"""Awards of a pot as findings, and read from them again."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from quizzes.poker.shares import Award, Half, OddChip, Reason
from quizzes.questions.facts import Fact, Finding


def awarded(award: Award) -> Finding:
    """Return the finding that tells of an award."""
    return Finding.of(
        Fact.AWARDED,
        chips=award.chips,
        half=award.half,
        reason=award.reason.name,
        fraction=str(award.fraction),
        tied_with=list(award.tied_with),
        odd=[odd.name for odd in award.odd],
    )


def read_award(values: Mapping[str, Any], seat: int = 0) -> Award:
    """Return the award that a finding tells of; it does not tell the seat."""
    half = values["half"]
    return Award(
        seat=seat,
        chips=values["chips"],
        half=None if half is None else Half(half),
        reason=Reason[values["reason"]],
        fraction=Fraction(values["fraction"]),
        tied_with=tuple(values["tied_with"]),
        odd=tuple(OddChip[name] for name in values["odd"]),
    )
