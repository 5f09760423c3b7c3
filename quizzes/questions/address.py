"""A question is its address: a code from which the same deal always comes."""

import re
from dataclasses import dataclass
from random import Random
from typing import Self

from quizzes.poker.rules import PROFILES, Structure, Variant
from quizzes.questions.terms import Terms

# Crockford's base 32: no letter that is taken for a digit.
SEED_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
SEED_LENGTH = 8
LEVELS = range(1, 6)

CODE = re.compile(
    r"(?P<version>[1-9][0-9]{0,3})\.(?P<variant>[456])"
    rf"(?:-(?P<structure>{'|'.join(Structure)}))?\.(?P<house>[a-z0-9-]{{1,20}})"
    rf"\.(?P<level>[1-5])\.(?P<seed>[{SEED_LETTERS}]{{{SEED_LENGTH}}})"
)


class InvalidCodeError(ValueError):
    """A code that is no address of any question; the code is quoted."""

    def __init__(self, code: str) -> None:
        super().__init__(f"Not the code of a question: {code!r}")
        self.code = code


@dataclass(frozen=True, slots=True, kw_only=True)
class Address:
    """Where a question is found: its kind and all that its deal depends on.

    >>> address = Address.read("best-low", "1.4.default.2.7k3m9q0a")
    >>> address.level, address.terms.hole_count, address.code
    (2, 4, '1.4.default.2.7k3m9q0a')
    >>> Address.read("side-pots", "1.4-limit.default.2.7k3m9q0a").terms.structure
    <Structure.LIMIT: 'limit'>
    """

    kind: str
    version: int
    terms: Terms
    level: int
    seed: str

    @classmethod
    def read(cls, kind: str, code: str) -> Self:
        """Return the address that a kind's code stands for, or raise InvalidCodeError.

        The version is read but not judged: an older one is still an address.
        """
        found = CODE.fullmatch(code)
        if found is None or found["house"] not in PROFILES:
            raise InvalidCodeError(code)
        structure = found["structure"]
        return cls(
            kind=kind,
            version=int(found["version"]),
            terms=Terms(
                variant=Variant(int(found["variant"])),
                house=found["house"],
                structure=Structure(structure) if structure else None,
            ),
            level=int(found["level"]),
            seed=found["seed"],
        )

    @property
    def code(self) -> str:
        """Return the address without its kind, as it stands in a link."""
        terms = self.terms
        game = str(int(terms.variant))
        if terms.structure:
            game += f"-{terms.structure}"
        return f"{self.version}.{game}.{terms.house}.{self.level}.{self.seed}"

    def rng(self) -> Random:
        """Return the randomness from which this question is dealt, always the same."""
        return Random(f"{self.kind}/{self.code}")


def fresh_seed(rng: Random) -> str:
    """Return a seed of eight letters (40 bits) from the given randomness."""
    return "".join(rng.choices(SEED_LETTERS, k=SEED_LENGTH))
