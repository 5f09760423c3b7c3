"""Boxes of cells that belong together, such as a pot and who wins it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from django.utils.translation import pgettext

from quizzes import labels
from quizzes.explanations import Sentence, sentence_of
from quizzes.models.attempts import outcome_of
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.fields import Amount, Field, PickSeats
from quizzes.verdicts.answered import Answered, heading_of, in_words

# It is said in the cell itself.
FIRST_WRONG = Finding.of(Fact.FIRST_WRONG_STEP)


@dataclass(frozen=True, slots=True)
class CellShown:
    """One cell of a box: what was answered beside what is right."""

    title: labels.Text
    outcome: str
    heading: str
    chosen: str
    best: str
    follows: bool
    is_first_wrong: bool


@dataclass(frozen=True, slots=True)
class BoxShown:
    """Cells that belong together, such as a pot's, and what is said of them."""

    title: labels.Text
    cells: list[CellShown]
    sentences: list[Sentence]


def box_of(field: Field) -> str:
    return field.box if isinstance(field, PickSeats | Amount) else ""


def boxes_of(
    answered: Sequence[Answered], stored: Mapping[str, dict[str, Any]]
) -> list[BoxShown]:
    """Return the boxes in which anything was to be answered, or was."""
    used = [each for each in answered if each.field.name in stored]
    return [
        _box_shown(box, list(cells), stored)
        for box, cells in groupby(used, key=lambda each: box_of(each.field))
        if box
    ]


def _box_shown(
    box: str, cells: Sequence[Answered], stored: Mapping[str, dict[str, Any]]
) -> BoxShown:
    parts = [stored[each.field.name] for each in cells]
    findings = [Finding.read(finding) for part in parts for finding in part["findings"]]
    sentences = dict.fromkeys(
        sentence_of(finding) for finding in findings if finding != FIRST_WRONG
    )
    return BoxShown(
        title=labels.BOXES[box],
        cells=[_cell_shown(*pair) for pair in zip(cells, parts, strict=True)],
        sentences=list(sentences),
    )


def _cell_shown(answered: Answered, stored: dict[str, Any]) -> CellShown:
    field = answered.field
    outcome = outcome_of(stored["credit"], is_hinted=False)
    is_shown = answered.chosen is None
    follows = answered.chosen not in (None, answered.best) and outcome == "right"
    return CellShown(
        title=labels.in_box(field.name),
        outcome=outcome,
        heading=pgettext("verdict", "follows") if follows else heading_of(outcome),
        follows=follows,
        chosen="" if is_shown else in_words(field, answered.chosen),
        best=in_words(field, answered.best),
        is_first_wrong=FIRST_WRONG.write() in stored["findings"],
    )
