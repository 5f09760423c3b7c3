"""The contract that every kind of question keeps."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Protocol

from quizzes.poker.rules import HouseRules, Variant
from quizzes.questions.facts import Finding
from quizzes.questions.fields import CardGroup, Field, Value
from quizzes.questions.misconceptions import Misconception, WrongRule
from quizzes.questions.terms import Terms

type Answer = Mapping[str, Any]
"""What a person answered: the value that each field read, by the field's name."""


@dataclass(frozen=True, slots=True)
class Part:
    """One part of an answer: its credit from 0 to 1 and what was found about it."""

    name: str
    credit: float
    findings: tuple[Finding, ...] = ()


@dataclass(frozen=True, slots=True)
class Grade:
    """How an answer was marked, part by part, in teaching order."""

    parts: tuple[Part, ...]

    @property
    def credit(self) -> float:
        """Return the credit of the whole answer from 0 to 1."""
        return sum(part.credit for part in self.parts) / len(self.parts)

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Return the findings of all parts in order."""
        return tuple(finding for part in self.parts for finding in part.findings)

    def lost_in(self, answer: Answer | None) -> Answer | None:
        """Return what of an answer did not earn all of its credit, and needs a reason.

        What follows from another mistake may be wrong and earn its credit.
        """
        if answer is None:
            return None
        return {part.name: answer[part.name] for part in self.parts if part.credit < 1}


class Question(Protocol):
    """What was dealt, as a kind keeps it: a frozen value that can be written down."""

    def write(self) -> dict[str, Any]:
        """Return the question as text by name, ready for JSON."""
        ...


def in_house[Asked](question: Asked, rules: HouseRules) -> Asked:
    """Return a question as a house with these rules would play it.

    A question that house rules can decide knows them as its `rules`; the others are
    the same everywhere.
    """
    if not hasattr(question, "rules"):
        return question
    # Every question is a frozen dataclass.
    return replace(question, rules=rules)  # type: ignore[type-var]


def tell_nothing(question: Any) -> tuple[Finding, ...]:
    """Tell nothing: all that stands on the table are the cards of a question."""
    return ()


class Kind(Protocol):
    """One kind of question: a module of plain values and functions.

    `VERSION` grows when the same code would deal or mark otherwise than before.
    `HOUSES_DIFFER` says whether house rules can decide it: then its questions know
    theirs as `rules`; `HAS_BETTING` whether its deals are bet, so that the structure
    can be chosen. `CASES` are in teaching order; `LEVELS` says how often each is
    wished for, by level. `WRONG_RULES` gives, for each misconception, the answers
    that follow from it, `TRAP_CASES` the cases in which it is found to go wrong alone.
    """

    NAME: str
    VERSION: int
    HOUSES_DIFFER: bool
    HAS_BETTING: bool

    @property
    def CASES(self) -> Sequence[str]: ...  # noqa: N802
    @property
    def LEVELS(self) -> Mapping[int, Mapping[str, int]]: ...  # noqa: N802
    @property
    def WRONG_RULES(self) -> Mapping[Misconception, WrongRule]: ...  # noqa: N802
    @property
    def TRAP_CASES(self) -> Mapping[Misconception, Sequence[str]]: ...  # noqa: N802

    def deal(self, rng: Random, terms: Terms, case: str) -> Any:
        """Deal a question, aiming at a case (a wish: read the case back)."""
        ...

    def deal_by_chance(self, rng: Random, variant: Variant) -> Any:
        """Deal a question as it comes at a table, to count how often its cases do."""
        ...

    def read_question(self, stored: Mapping[str, Any]) -> Any:
        """Return the question that its `write` wrote."""
        ...

    def case_of(self, question: Any) -> str:
        """Return the case of a question, read from the computed result."""
        ...

    def given(self, question: Any) -> tuple[CardGroup, ...]:
        """Return the cards that lie on the table, in the order in which they show."""
        ...

    def told(self, question: Any) -> tuple[Finding, ...]:
        """Return what stands on the table beside the cards, such as a pot of chips."""
        ...

    def fields(self, question: Any) -> tuple[Field, ...]:
        """Return what is asked for, field by field."""
        ...

    def right_answers(self, question: Any) -> Mapping[str, tuple[Value, ...]]:
        """Return every right answer to each field; all of them are equally good."""
        ...

    def grade(self, question: Any, answer: Answer | None) -> Grade:
        """Mark an answer; None means that the person asked to be shown."""
        ...

    def hint(self, question: Any) -> Finding:
        """Return one fact that helps without giving the answer away."""
        ...
