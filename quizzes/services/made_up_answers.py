"""Answers as learners give them, right and wrong, to real questions; for measuring."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from itertools import product
from random import Random
from typing import Any, Self

from quizzes.poker.rules import Variant
from quizzes.questions import KINDS
from quizzes.questions.address import LEVELS
from quizzes.questions.asking import Asked, ask, fresh_address
from quizzes.questions.base import Answer
from quizzes.questions.misconceptions import wrong_answers
from quizzes.services.answers import marked

QUESTIONS = 24
"""How many questions of each kind and level the answers share."""

FOUR = Variant.FOUR

STORED = (
    *("kind", "level", "case", "question", "answer", "credit", "parts"),
    *("candidates", "opportunities"),
)


@dataclass(frozen=True, slots=True)
class Sample:
    """What is stored of a question when it is answered in each of these ways."""

    right: Mapping[str, Any]
    wrong: tuple[Mapping[str, Any], ...]
    shown: Mapping[str, Any]

    @classmethod
    def of(cls, asked: Asked, now: datetime) -> Self:
        """Mark the right answer to a question, and one of each wrong rule."""
        right = {
            field: values[0]
            for field, values in asked.kind.right_answers(asked.question).items()
        }
        wrong = (right | {field: value} for field, value in slips_on(asked))
        return cls(
            right=_stored(asked, right, now),
            wrong=tuple(_stored(asked, answer, now) for answer in wrong),
            shown=_stored(asked, None, now),
        )

    def answered(self, rng: Random, skill: float) -> Mapping[str, Any]:
        """Draw an answer: right as often as the skill says, else a slip."""
        if rng.random() < skill:
            return self.right
        return rng.choice((*self.wrong, *self.wrong, self.shown))


def samples(rng: Random, now: datetime) -> dict[tuple[str, int], list[Sample]]:
    """Deal questions of each kind and level, and answer them in every way."""
    return {
        (name, level): [
            Sample.of(ask(fresh_address(kind, rng, level=level)), now)
            for _ in range(QUESTIONS)
        ]
        for (name, kind), level in product(KINDS.items(), LEVELS)
    }


def slips_on(asked: Asked) -> Iterator[tuple[str, Any]]:
    """Yield one wrong answer, as field and value, for each wrong rule that errs."""
    right = asked.kind.right_answers(asked.question)
    fields = {field.name: field for field in asked.kind.fields(asked.question)}
    for rule in asked.kind.WRONG_RULES.values():
        wrong = wrong_answers(rule, asked.question, right)
        written = {(name, fields[name].write(value)): value for name, value in wrong}
        if written:
            first = min(written)
            yield first[0], written[first]


def _stored(asked: Asked, answer: Answer | None, now: datetime) -> Mapping[str, Any]:
    attempt = marked(None, asked, answer, now, now)
    return {name: getattr(attempt, name) for name in STORED}
