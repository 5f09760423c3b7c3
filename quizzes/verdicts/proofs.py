"""Tables that prove an answer."""

from dataclasses import dataclass
from typing import Any

from quizzes import labels
from quizzes.proofs import PROOFS, TABLE_PROOFS, ProofRow
from quizzes.questions.base import Kind
from quizzes.questions.fields import Field


@dataclass(frozen=True, slots=True)
class ProofShown:
    """A table that proves an answer: what it is called, its two columns, its rows."""

    title: str
    cards: labels.Text
    makes: labels.Text
    rows: list[ProofRow]


def proof_of(field: Field, question: Any) -> ProofShown | None:
    if field.name not in PROOFS:
        return None
    return _proof_shown(field.name, PROOFS[field.name](question))


def _proof_shown(name: str, rows: list[ProofRow]) -> ProofShown:
    words = labels.PROOFS.get(name, labels.PROOF_BY_PAIRS)
    return ProofShown(
        title=str(words["title"]) % {"half": labels.FIELDS.get(name, "")},
        cards=words["cards"],
        makes=words["makes"],
        rows=rows,
    )


def proofs_of(kind: Kind, question: Any) -> list[ProofShown]:
    """Return the proofs of the parts of an answer, then those of what lies open."""
    of_fields = [proof_of(field, question) for field in kind.fields(question)]
    of_table = [
        _proof_shown(name, rows)
        for name, prove in TABLE_PROOFS.get(type(question), {}).items()
        # Of a hand that nobody shows there is nothing to prove.
        if (rows := prove(question))
    ]
    return [proof for proof in of_fields if proof] + of_table
