"""What a page of the guide is."""

from dataclasses import dataclass

from quizzes.guide.examples import Example
from quizzes.labels import Text
from quizzes.rulebook import RULES, Rule


@dataclass(frozen=True, slots=True)
class Try:
    """A question to try: its kind, and the case that it is to be of."""

    kind: str
    case: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """A page of the guide: what it is about, its rules, examples, questions to try."""

    slug: str
    title: Text
    summary: Text
    lead: tuple[Text, ...]
    examples: tuple[Example, ...] = ()
    tries: tuple[Try, ...] = ()

    @property
    def rules(self) -> list[Rule]:
        """The rules of the rulebook that belong here, in their order."""
        return [rule for rule in RULES.values() if rule.page == self.slug]
