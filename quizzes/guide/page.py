"""What a page of the guide is."""

from dataclasses import dataclass

from quizzes.labels import Text
from quizzes.rulebook import RULES, Rule


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """A page of the guide: what it is about, and the rules that stand on it."""

    slug: str
    title: Text
    summary: Text
    lead: tuple[Text, ...]

    @property
    def rules(self) -> list[Rule]:
        """The rules of the rulebook that belong here, in their order."""
        return [rule for rule in RULES.values() if rule.page == self.slug]
