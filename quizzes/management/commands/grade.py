"""Mark answers."""

from collections.abc import Sequence
from typing import Any

from quizzes.management.json_lines import (
    InvalidLineError,
    JsonLinesCommand,
    Line,
    value_of,
)
from quizzes.poker.rules import parse_rules
from quizzes.questions import KINDS
from quizzes.questions.asking import diagnose_answer, house_of
from quizzes.questions.base import Answer, Grade, Kind, in_house
from quizzes.questions.fields import Field, Value


class Command(JsonLinesCommand):
    help = (
        "Read lines as `deal` writes them, each with an answer, and mark them: "
        '"answer": {"low": "As 2d + 7c 4s 3h"}, or null to be shown.'
    )

    def reply(self, line: Line) -> Line:
        kind = read_kind(line)
        rules = parse_rules(line.get("rules", "default"))
        question = in_house(read_question(kind, line), rules)
        answer = read_answer(kind.fields(question), line)
        grade = kind.grade(question, answer)
        diagnosis = diagnose_answer(kind, question, answer, grade)
        return {
            **write_grade(grade),
            "candidates": list(diagnosis.candidates),
            "opportunities": list(diagnosis.opportunities),
            "house": house_of(kind, question, answer, grade),
        }


def read_kind(line: Line) -> Kind:
    """Return the kind that a line names."""
    name = value_of(line, "kind", str)
    if name not in KINDS:
        raise InvalidLineError(f"kind: {name!r} is none of {', '.join(KINDS)}")
    return KINDS[name]


def read_question(kind: Kind, line: Line) -> Any:
    """Return the question on a line."""
    stored = value_of(line, "question", dict)
    try:
        return kind.read_question(stored)
    except KeyError as error:
        raise InvalidLineError(f"question: {error.args[0]}: missing") from None


def read_answer(fields: Sequence[Field], line: Line) -> Answer | None:
    """Return the answer on a line; None where all of it is to be shown."""
    said = value_of(line, "answer", dict, type(None))
    if said is None:
        return None
    names = {field.name for field in fields}
    for name in said:
        if name not in names:
            raise InvalidLineError(f"answer: no such field: {name!r}")
    if said.keys() == names and all(value is None for value in said.values()):
        return None
    return {field.name: read_value(field, said) for field in fields}


def read_value(field: Field, said: Line) -> Value:
    """Return what is answered to one field: a text, or a list of texts."""
    value = value_of(said, field.name, str, list)
    texts = [value] if isinstance(value, str) else value
    if not all(isinstance(text, str) for text in texts):
        raise InvalidLineError(f"{field.name}: not a list of texts")
    return field.read(texts)


def write_grade(grade: Grade) -> Line:
    """Return how an answer was marked and what was found about it."""
    return {
        "credit": grade.credit,
        "parts": [{"part": part.name, "credit": part.credit} for part in grade.parts],
        "findings": [finding.write() for finding in grade.findings],
    }
