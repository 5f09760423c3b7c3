"""What a rule and a chapter of rules are."""

from dataclasses import dataclass

from quizzes.labels import Text


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: its number, its page of the guide, its gist, and what more there is.

    The gist stands alone, in a list or beside a verdict; `more` reads on from it.
    """

    number: str
    page: str
    gist: Text
    more: Text = ""

    @property
    def anchor(self) -> str:
        """Where the rule stands on its page."""
        return f"rule-{self.number.replace('.', '-')}"

    @property
    def words(self) -> str:
        """All of the rule."""
        return f"{self.gist} {self.more}".rstrip()


@dataclass(frozen=True, slots=True)
class Chapter:
    """Rules on one subject. The number of each begins with that of the chapter."""

    number: int
    title: Text
    rules: tuple[Rule, ...]
