"""How often each case comes up when nothing is wished for."""

from collections import Counter
from random import Random

from quizzes.poker.rules import Variant
from quizzes.questions.base import Kind
from quizzes.questions.case_counts import COUNTS


def deals_counted(kind: str, variant: int) -> int:
    """Return how many deals by chance were counted of a kind: each is of one case."""
    return sum(COUNTS[kind][variant].values())


def frequency_of(kind: str, variant: int, case: str) -> float:
    """Return how often a deal by chance is of a case, from 0 to 1.

    >>> 0.1 < frequency_of("best-low", 4, "no-low-on-board") < 0.4
    True
    """
    return COUNTS[kind][variant].get(case, 0) / deals_counted(kind, variant)


def standard_error_of(kind: str, variant: int, case: str) -> float:
    """Return the standard error of a frequency: at most 0.0005 in a million deals."""
    frequency = frequency_of(kind, variant, case)
    deals = deals_counted(kind, variant)
    return float((frequency * (1 - frequency) / deals) ** 0.5)


def count_cases(
    kind: Kind, variant: Variant, *, deals: int, seed: str
) -> dict[str, int]:
    """Deal by chance so many times and return how often each case came up.

    Every kind and variant has a randomness of its own, so any can be counted alone.
    """
    rng = Random(f"{seed}/{kind.NAME}/{variant}")
    found = Counter(
        kind.case_of(kind.deal_by_chance(rng, variant)) for _ in range(deals)
    )
    return {case: found[case] for case in kind.CASES}
