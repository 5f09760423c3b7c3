"""What goes along in practice: what is fixed by hand, drilled, or part of today."""

from dataclasses import dataclass, field, replace
from typing import Self

from django.http import QueryDict

from quizzes.poker.rules import PROFILES, Structure, Variant
from quizzes.questions import KINDS
from quizzes.questions.address import LEVELS
from quizzes.questions.misconceptions import Misconception
from quizzes.questions.terms import DEFAULT_HOUSE, Terms

LEVELS_WRITTEN = {str(level): level for level in LEVELS}
HOUSES_WRITTEN = {name: name for name in PROFILES}
STRUCTURES_WRITTEN = {str(structure): structure for structure in Structure}
TRAPS_WRITTEN = {str(each): str(each) for each in Misconception}
VARIANTS_WRITTEN = {str(int(variant)): variant for variant in Variant}
# Until the day's goal is reached, and on beyond it.
TODAY, MORE = "1", "more"


@dataclass(frozen=True, slots=True)
class Options:
    """Carried from page to page in the address; always valid, nonsense falls back."""

    level: int | None = None
    terms: Terms = field(default_factory=Terms)
    usual: Variant = Variant.FOUR
    today: str = ""
    trap: str = ""

    @classmethod
    def read(cls, query: QueryDict, usual: int = Variant.FOUR) -> Self:
        """Return the options in a query string, for who usually has so many cards."""
        terms = Terms(
            variant=VARIANTS_WRITTEN.get(query.get("cards", ""), Variant(usual)),
            house=HOUSES_WRITTEN.get(query.get("rules", ""), DEFAULT_HOUSE),
            structure=STRUCTURES_WRITTEN.get(query.get("structure", "")),
        )
        level = LEVELS_WRITTEN.get(query.get("level", ""))
        today = query.get("today", "")
        return cls(
            level=level,
            terms=terms,
            usual=Variant(usual),
            today=today if today in (TODAY, MORE) else "",
            trap=TRAPS_WRITTEN.get(query.get("trap", ""), ""),
        )

    @property
    def query(self) -> str:
        """Return the options as the end of an address; empty where nothing is fixed."""
        terms = self.terms
        pairs: dict[str, int | str | None] = {"level": self.level}
        if terms.house != DEFAULT_HOUSE:
            pairs["rules"] = terms.house
        if terms.variant is not self.usual:
            pairs["cards"] = int(terms.variant)
        pairs["structure"] = terms.structure
        pairs["today"] = self.today
        pairs["trap"] = self.trap
        written = "&".join(f"{name}={value}" for name, value in pairs.items() if value)
        return f"?{written}" if written else ""

    def terms_for(self, kind: str) -> Terms:
        """Return the terms by which a kind is dealt: any where they decide nothing."""
        asked, terms = KINDS[kind], self.terms
        return Terms(
            variant=terms.variant,
            house=terms.house if asked.HOUSES_DIFFER else DEFAULT_HOUSE,
            structure=terms.structure if asked.HAS_BETTING else None,
        )

    def with_level(self, level: int | None) -> Self:
        """Return the same options with another level, or none fixed."""
        return replace(self, level=level)

    def with_today(self, today: str) -> Self:
        """Return the same options in today's practice, or out of it."""
        return replace(self, today=today)

    def with_trap(self, trap: str) -> Self:
        """Return the same options while one wrong rule is drilled, or none."""
        return replace(self, trap=trap)

    def with_house(self, house: str) -> Self:
        """Return the same options with the rules of another house."""
        return replace(self, terms=replace(self.terms, house=house))

    def with_variant(self, variant: Variant) -> Self:
        """Return the same options with another number of hole cards."""
        return replace(self, terms=replace(self.terms, variant=variant))

    def with_structure(self, structure: Structure | None) -> Self:
        """Return the same options with another betting structure, or none fixed."""
        return replace(self, terms=replace(self.terms, structure=structure))
