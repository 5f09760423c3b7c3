"""A slow recount of an answered question, held against its verdict."""

import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Self

from django.utils.translation import gettext as _

from quizzes import labels
from quizzes.explanations.recounts import explain_step
from quizzes.models import Attempt
from quizzes.poker.highs import Category
from quizzes.poker.slow import Choice, best_high, best_low
from quizzes.questions.base import Kind
from quizzes.questions.fields import Value
from quizzes.questions.recounts import Listed, Recount, recount

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ChoiceShown:
    """Two and three cards in words, and what they make for each half looked at."""

    cards: str
    made: list[str]
    is_best: bool


@dataclass(frozen=True, slots=True)
class HandShown:
    """Every choice of a hand, the best first, under its name."""

    title: str
    choices: list[ChoiceShown]

    @classmethod
    def of(cls, listed: Listed, halves: Iterable[str]) -> Self:
        names = tuple(halves)
        title = labels.seat_name(listed.seat) if listed.seat else _("Your hand")
        high, low = best_high(listed.choices), best_low(listed.choices)
        shown = [
            ChoiceShown(
                cards=labels.choice_in_text(choice.hole, choice.board),
                made=[_made(choice, half) for half in names],
                is_best=("high" in names and choice.high == high)
                or ("low" in names and bool(low) and choice.low == low),
            )
            for choice in listed.choices
        ]
        return cls(title, sorted(shown, key=lambda each: not each.is_best))


@dataclass(frozen=True, slots=True)
class RecountShown:
    """What a page shows of a recount, and whether it agrees with the verdict.

    `agrees` is None where what is counted does not decide the question.
    """

    hands: list[HandShown]
    heads: list[labels.Text]
    steps: list[str]
    agrees: bool | None
    is_partial: bool


def recount_of(attempt: Attempt) -> RecountShown:
    """Count a question again, and warn where that gives another verdict."""
    kind = attempt.kind_module
    question = kind.read_question(attempt.question)
    counted = recount(attempt.kind, question)
    agrees = _agrees(attempt, kind, question, counted) if counted.answers else None
    if agrees is False:
        where = (attempt.kind, attempt.code)
        logger.warning("A slow recount disagrees with the verdict on %s/%s", *where)
    return RecountShown(
        hands=[HandShown.of(listed, counted.halves) for listed in counted.hands],
        heads=[labels.HALVES[half] for half in counted.halves],
        steps=[explain_step(step) for step in counted.steps],
        agrees=agrees,
        is_partial=not counted.answers.keys() >= _asked(kind, question),
    )


def _asked(kind: Kind, question: Any) -> set[str]:
    return {field.name for field in kind.fields(question)}


def _agrees(attempt: Attempt, kind: Kind, question: Any, counted: Recount) -> bool:
    """Return whether the key, and what was marked right, are those of a recount."""
    right = kind.right_answers(question)
    fields = {name for name in counted.answers if name in right}
    if any(frozenset(right[name]) != counted.answers[name] for name in fields):
        return False
    return attempt.answer is None or not _marked_otherwise(
        attempt, kind, question, counted.answers
    )


def _marked_otherwise(
    attempt: Attempt, kind: Kind, question: Any, right: Mapping[str, frozenset[Value]]
) -> bool:
    """Return whether a part was marked right that is wrong by a recount, or reversely.

    What follows from another mistake is wrong and keeps its credit: where marking it
    again gives that credit too, there is nothing to doubt.
    """
    answer = {
        field.name: field.read([attempt.answer[field.name]])
        for field in kind.fields(question)
    }
    again = {part.name: part.credit for part in kind.grade(question, answer).parts}
    for part in attempt.parts:
        name, was_right = part["part"], part["credit"] >= 1
        if name not in right or was_right == (answer[name] in right[name]):
            continue
        if not (was_right and again.get(name, 0) >= 1):
            return True
    return False


def _made(choice: Choice, half: str) -> str:
    if half == "low":
        return labels.low_in_ranks(choice.low) if choice.low else labels.NO_LOW_MADE
    category, ranks = choice.high
    return labels.high_name(Category(category), ranks)
