"""What somebody fixed by hand for practice: level, hole cards, house rules."""

from dataclasses import dataclass, replace
from typing import Self

from django.http import QueryDict

from quizzes.poker.rules import PROFILES, Variant
from quizzes.questions.address import LEVELS

LEVELS_WRITTEN = {str(level): level for level in LEVELS}
DEFAULT_RULES = "default"
HOUSES_WRITTEN = {name: name for name in PROFILES}
VARIANTS_WRITTEN = {str(int(variant)): variant for variant in Variant}


@dataclass(frozen=True, slots=True)
class Options:
    """Carried from page to page in the address; always valid, nonsense falls back."""

    level: int | None = None
    rules: str = DEFAULT_RULES
    variant: Variant = Variant.FOUR
    usual: Variant = Variant.FOUR

    @classmethod
    def read(cls, query: QueryDict, usual: int = Variant.FOUR) -> Self:
        """Return the options in a query string, for who usually has so many cards."""
        return cls(
            level=LEVELS_WRITTEN.get(query.get("level", "")),
            rules=HOUSES_WRITTEN.get(query.get("rules", ""), DEFAULT_RULES),
            variant=VARIANTS_WRITTEN.get(query.get("cards", ""), Variant(usual)),
            usual=Variant(usual),
        )

    @property
    def query(self) -> str:
        """Return the options as the end of an address; empty where nothing is fixed."""
        pairs: dict[str, int | str | None] = {"level": self.level}
        if self.rules != DEFAULT_RULES:
            pairs["rules"] = self.rules
        if self.variant is not self.usual:
            pairs["cards"] = int(self.variant)
        written = "&".join(f"{name}={value}" for name, value in pairs.items() if value)
        return f"?{written}" if written else ""

    def with_level(self, level: int | None) -> Self:
        """Return the same options with another level, or none fixed."""
        return replace(self, level=level)

    def with_rules(self, rules: str) -> Self:
        """Return the same options with the rules of another house."""
        return replace(self, rules=rules)

    def with_variant(self, variant: Variant) -> Self:
        """Return the same options with another number of hole cards."""
        return replace(self, variant=variant)
