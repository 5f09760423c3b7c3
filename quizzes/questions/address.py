"""A question is its address: a code from which the same deal always comes."""

import re
from dataclasses import dataclass
from random import Random
from typing import Self

from quizzes.poker.rules import PROFILES, Variant

# Crockford's base 32: no letter that is taken for a digit.
SEED_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
SEED_LENGTH = 8
LEVELS = range(1, 6)

CODE = re.compile(
    r"(?P<version>[1-9][0-9]{0,3})\.(?P<variant>[456])\.(?P<rules>[a-z0-9-]{1,20})"
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
    >>> address.level, address.variant.hole_count, address.code
    (2, 4, '1.4.default.2.7k3m9q0a')
    """

    kind: str
    version: int
    variant: Variant
    rules: str
    level: int
    seed: str

    @classmethod
    def read(cls, kind: str, code: str) -> Self:
        """Return the address that a kind's code stands for, or raise InvalidCodeError.

        The version is read but not judged: an older one is still an address.
        """
        found = CODE.fullmatch(code)
        if found is None or found["rules"] not in PROFILES:
            raise InvalidCodeError(code)
        return cls(
            kind=kind,
            version=int(found["version"]),
            variant=Variant(int(found["variant"])),
            rules=found["rules"],
            level=int(found["level"]),
            seed=found["seed"],
        )

    @property
    def code(self) -> str:
        """Return the address without its kind, as it stands in a link."""
        version, variant = self.version, int(self.variant)
        return f"{version}.{variant}.{self.rules}.{self.level}.{self.seed}"

    def rng(self) -> Random:
        """Return the randomness from which this question is dealt, always the same."""
        return Random(f"{self.kind}/{self.code}")


def fresh_seed(rng: Random) -> str:
    """Return a seed of eight letters (40 bits) from the given randomness."""
    return "".join(rng.choices(SEED_LETTERS, k=SEED_LENGTH))
