"""Tables that prove an answer."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from quizzes import labels
from quizzes.proofs import PROOFS, TABLE_PROOFS, ProofRow
from quizzes.questions.fields import Field


@dataclass(frozen=True, slots=True)
class ProofShown:
    """A table that proves an answer: what it is called, its two columns, its rows."""

    title: str
    cards: labels.Text
    makes: labels.Text
    rows: list[ProofRow]


def proofs_of_fields(fields: Iterable[Field], question: Any) -> dict[str, ProofShown]:
    """Return the proofs of the parts of an answer, by the names of their fields."""
    names = [field.name for field in fields if field.name in PROOFS]
    return {name: _proof_shown(name, PROOFS[name](question)) for name in names}


def proofs_of_table(question: Any) -> list[ProofShown]:
    """Return the proofs of what lies open."""
    return [
        _proof_shown(name, rows)
        for name, prove in TABLE_PROOFS.get(type(question), {}).items()
        # Of a hand that nobody shows there is nothing to prove.
        if (rows := prove(question))
    ]


def _proof_shown(name: str, rows: list[ProofRow]) -> ProofShown:
    words = labels.PROOFS.get(name, labels.PROOF_BY_PAIRS)
    return ProofShown(
        title=str(words["title"]) % {"half": labels.FIELDS.get(name, "")},
        cards=words["cards"],
        makes=words["makes"],
        rows=rows,
    )
