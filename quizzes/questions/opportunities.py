"""Early opportunities for wrong rules: deals on which those err that had none yet."""

from collections.abc import Set as AbstractSet
from random import Random

from quizzes.questions.address import Address
from quizzes.questions.asking import ask, errs, fresh_address
from quizzes.questions.base import Kind
from quizzes.questions.terms import Terms

# A bound, so that nobody waits where no deal serves.
MOST_DEALT = 12


def seek_opportunity(
    kind: Kind, rng: Random, *, had: AbstractSet[str], level: int, terms: Terms
) -> Address:
    """Return a fresh address of a level where a wrong rule errs that is not in `had`.

    Where none of a few deals is such a one, it is any of the level.
    """
    without = kind.WRONG_RULES.keys() - had
    for _ in range(MOST_DEALT):
        address = fresh_address(kind, rng, level=level, terms=terms)
        if any(errs(ask(address), rule) for rule in without):
            return address
    return fresh_address(kind, rng, level=level, terms=terms)
