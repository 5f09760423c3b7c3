"""What a verdict shows, drawn from the attempt as it was stored."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import ceil
from typing import Any, Self

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from quizzes import labels
from quizzes.explanations import SlipTold, explain, explain_misconceptions
from quizzes.models import Attempt
from quizzes.models.attempts import outcome_of
from quizzes.poker.cards import Card
from quizzes.proofs import PROOFS, TABLE_PROOFS, ProofRow
from quizzes.questions.asking import house_of
from quizzes.questions.base import Kind
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.fields import (
    Amount,
    CardGroup,
    ChooseOne,
    ChooseSome,
    Field,
    PickCards,
    PickSeats,
    PutInOrder,
    Seats,
)
from quizzes.questions.frequencies import frequency_of
from quizzes.questions.played.hands import PlayedHand
from quizzes.tables import (
    SettlementShown,
    TableShown,
    show_settlement,
    show_table,
)

# The best hand stands beside the chosen one, with its name; a sentence would repeat it.
SHOWN_AS_CARDS = {
    Fact.BEST_HIGH_IS,
    Fact.BEST_LOW_IS,
    Fact.NUT_HIGH_IS,
    Fact.NUT_LOW_IS,
}

# How many equally good pairs are drawn beside their count.
MOST_EQUALS = 6


@dataclass(frozen=True, slots=True)
class Cards:
    """Chosen or best cards, those of the hand and those of the board."""

    hole: tuple[Card, ...]
    board: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Equals:
    """Pairs that are equally good: some of them, and how many there are besides."""

    pairs: list[tuple[Card, ...]]
    more: int


@dataclass(frozen=True, slots=True)
class ProofShown:
    """A table that proves an answer: what it is called, its two columns, its rows."""

    title: str
    cards: labels.Text
    makes: labels.Text
    rows: list[ProofRow]


@dataclass(frozen=True, slots=True)
class PartShown:
    """One part of an answer beside the right one."""

    title: labels.Text
    outcome: str
    heading: str
    is_chosen_shown: bool
    chosen: Cards | None
    chosen_text: str
    best: Cards | None
    best_name: str
    equals: Equals | None
    sentences: list[str]
    proof: ProofShown | None


@dataclass(frozen=True, slots=True)
class CellShown:
    """One cell of a box: what was answered beside what is right."""

    title: labels.Text
    outcome: str
    heading: str
    chosen: str
    best: str
    follows: bool


@dataclass(frozen=True, slots=True)
class BoxShown:
    """Cells that belong together, such as a pot's, and what is said of them."""

    title: labels.Text
    cells: list[CellShown]
    sentences: list[str]


@dataclass(frozen=True, slots=True)
class CardsShown:
    """The board or the hand, each card with what the answer made of it."""

    key: str
    label: str
    cards: list[tuple[Card, str]]


@dataclass(frozen=True, slots=True)
class Verdict:
    """All that the page of an answer says about it."""

    outcome: str
    told: list[str]
    groups: list[CardsShown]
    parts: list[PartShown]
    proofs: list[ProofShown]
    slips: list[SlipTold]
    boxes: list[BoxShown]
    table: TableShown | None
    settlement: SettlementShown | None
    other_house: labels.Text | None
    notes: list[str]
    case_label: labels.Text
    frequency: str


def verdict_of(attempt: Attempt) -> Verdict:
    """Draw the verdict on an attempt."""
    kind = attempt.kind_module
    question = kind.read_question(attempt.question)
    right = kind.right_answers(question)
    answered = [
        Answered.of(attempt, field, right[field.name])
        for field in kind.fields(question)
    ]
    stored = {part["part"]: part for part in attempt.parts}
    return Verdict(
        outcome=attempt.outcome,
        told=told_of(kind, question),
        groups=_groups(kind.given(question), answered),
        parts=[
            _part_shown(question, each, right[each.field.name], stored[each.field.name])
            for each in answered
            # What was rightly left blank has no part.
            if each.field.name in stored and not _box_of(each.field)
        ],
        proofs=_proofs_of(kind, question),
        slips=explain_misconceptions(attempt.candidates),
        boxes=_boxes(answered, stored),
        table=table_of(question, with_pots=True),
        settlement=settlement_of(question),
        other_house=_other_house(attempt, question),
        notes=_notes(attempt),
        case_label=labels.CASES[attempt.case],
        frequency=_frequency(attempt),
    )


def told_of(kind: Kind, question: Any) -> list[str]:
    """Return in words what stands on the table beside the cards."""
    return [explain(finding) for finding in kind.told(question)]


def table_of(
    question: Any, *, house: labels.Text | None = None, with_pots: bool = False
) -> TableShown | None:
    """Return the table at which a hand was played, if the question is about one."""
    if not isinstance(question, PlayedHand):
        return None
    return show_table(
        question.betting,
        hole=question.hands,
        board=question.board,
        house=str(house or ""),
        pots=[pot.amount for pot in question.pots] if with_pots else None,
    )


def settlement_of(question: Any) -> SettlementShown | None:
    """Return the picture of a settlement, if the hands of a question are shown."""
    if not isinstance(question, PlayedHand) or not question.board:
        return None
    return show_settlement(
        question.settlement, question.stakes, hole=question.hands, board=question.board
    )


@dataclass(frozen=True, slots=True)
class Answered:
    """A field with what was answered, and the right answer that is nearest to it."""

    field: Field
    chosen: Any
    best: Any

    @classmethod
    def of(cls, attempt: Attempt, field: Field, right: Sequence[Any]) -> Self:
        """Read what was stored, None where the person asked to be shown."""
        if attempt.answer is None:
            return cls(field, None, right[0])
        chosen = field.read([attempt.answer[field.name]])
        if isinstance(chosen, frozenset):
            return cls(field, chosen, max(right, key=lambda best: len(best & chosen)))
        return cls(field, chosen, right[0])


def _part_shown(
    question: Any, answered: Answered, right: Sequence[Any], stored: dict[str, Any]
) -> PartShown:
    field = answered.field
    outcome = outcome_of(stored["credit"], is_hinted=False)
    findings = [Finding.read(finding) for finding in stored["findings"]]
    told = [finding for finding in findings if finding.fact not in SHOWN_AS_CARDS]
    proof = _proof_of(field, question)
    best = _cards(field, answered.best)
    return PartShown(
        title=labels.FIELDS[field.name],
        outcome=outcome,
        heading=heading_of(outcome),
        is_chosen_shown=outcome != "right" or _follows(answered),
        chosen=_cards(field, answered.chosen),
        chosen_text=_chosen_text(field, answered.chosen),
        best=best,
        best_name=(
            proof.rows[0].name if proof and best else in_words(field, answered.best)
        ),
        equals=_equals_of(field, right),
        sentences=[explain(finding) for finding in told],
        proof=proof,
    )


def _follows(answered: Answered) -> bool:
    """Return whether a choice differs from the right one, and only follows from others.

    It may count as right all the same, and one must see that it is not the answer.
    """
    return isinstance(answered.field, ChooseOne) and answered.chosen != answered.best


def _box_of(field: Field) -> str:
    return field.box if isinstance(field, PickSeats | Amount) else ""


def _boxes(
    answered: Sequence[Answered], stored: Mapping[str, dict[str, Any]]
) -> list[BoxShown]:
    """Return the boxes in which anything was to be answered, or was."""
    used = [each for each in answered if each.field.name in stored]
    return [
        _box_shown(box, list(cells), stored)
        for box, cells in groupby(used, key=lambda each: _box_of(each.field))
        if box
    ]


def _box_shown(
    box: str, cells: Sequence[Answered], stored: Mapping[str, dict[str, Any]]
) -> BoxShown:
    parts = [stored[each.field.name] for each in cells]
    findings = [Finding.read(finding) for part in parts for finding in part["findings"]]
    sentences = dict.fromkeys(explain(finding) for finding in findings)
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
    )


def _equals_of(field: Field, right: Sequence[Any]) -> Equals | None:
    """Return some of the pairs that are right, from the first to the last of them."""
    if not isinstance(field, PickCards) or not field.is_of_deck or len(right) < 2:
        return None
    shown = right[:: ceil(len(right) / MOST_EQUALS)]
    pairs = [field.split(pick)[0] for pick in shown]
    return Equals(pairs, len(right) - len(pairs))


def _proof_of(field: Field, question: Any) -> ProofShown | None:
    if field.name not in PROOFS:
        return None
    return _proof_shown(field.name, PROOFS[field.name](question))


def _proof_shown(name: str, rows: list[ProofRow]) -> ProofShown:
    words = labels.PROOFS.get(name, labels.PROOF_BY_PAIRS)
    return ProofShown(
        title=str(words["title"]) % {"half": labels.FIELDS[name]},
        cards=words["cards"],
        makes=words["makes"],
        rows=rows,
    )


def _proofs_of(kind: Kind, question: Any) -> list[ProofShown]:
    """Return the proofs of the parts of an answer, then those of what lies open."""
    of_fields = [_proof_of(field, question) for field in kind.fields(question)]
    of_table = [
        _proof_shown(name, prove(question))
        for name, prove in TABLE_PROOFS.get(type(question), {}).items()
    ]
    return [proof for proof in of_fields if proof] + of_table


def heading_of(outcome: str) -> str:
    """Return the words for an outcome."""
    headings = {
        "right": pgettext("verdict", "right"),
        "partly": pgettext("verdict", "partly right"),
        "wrong": pgettext("verdict", "not this one"),
    }
    return headings[outcome]


def _cards(field: Field, value: Any) -> Cards | None:
    if not isinstance(field, PickCards) or not value:
        return None
    hole, *board = field.split(value)
    return Cards(hole, *board)


def _chosen_text(field: Field, chosen: Any) -> str:
    if chosen is None:
        return _("Nothing: you asked to be shown.")
    if isinstance(field, PickCards) and chosen:
        return ""
    return in_words(field, chosen)


def in_words(field: Field, value: Any) -> str:
    """Return an answer in words; cards are drawn, so they need none."""
    match field:
        case PickCards():
            return "" if value else str(labels.NO_HAND[field.name])
        case ChooseOne():
            return str(labels.option(field.name, value))
        case ChooseSome():
            named = [labels.option(field.name, o) for o in field.options if o in value]
            return ", ".join(map(str, named)) or _("none of them")
        case PutInOrder():
            return field.write(value).upper()
        case PickSeats():
            return _seats_in_words(field, value)
        case Amount():
            return labels.net(value) if field.is_signed else labels.chips(value)


def _seats_in_words(field: PickSeats, value: Seats) -> str:
    named = [str(labels.SEATS[seat]) for seat in field.seats if seat in value]
    return ", ".join(named) or str(labels.NO_HAND.get(field.name, labels.NOBODY))


def _groups(
    given: Sequence[CardGroup], answered: Sequence[Answered]
) -> list[CardsShown]:
    picks = [
        each
        for each in answered
        if isinstance(each.field, PickCards) and not each.field.is_of_deck
    ]
    chosen = frozenset[Card]().union(*(each.chosen or () for each in picks))
    best = frozenset[Card]().union(*(each.best for each in picks))
    return [
        CardsShown(
            group.key,
            str(labels.GROUPS[group.key]["label"]),
            [(card, mark_of(card in chosen, card in best)) for card in group.cards],
        )
        for group in given
    ]


def mark_of(is_chosen: bool, is_best: bool) -> str:
    """Return how a card is marked: right, wrong, missed or not at all."""
    if is_chosen:
        return "right" if is_best else "wrong"
    return "missed" if is_best else ""


def _other_house(attempt: Attempt, question: Any) -> labels.Text | None:
    """Return the house in which a wrong answer would be right, if there is one."""
    kind = attempt.kind_module
    if attempt.answer is None or not kind.HOUSES_DIFFER:
        return None
    fields = kind.fields(question)
    answer = {field.name: field.read([attempt.answer[field.name]]) for field in fields}
    name = house_of(kind, question, answer, kind.grade(question, answer))
    return labels.HOUSES[name] if name else None


def _notes(attempt: Attempt) -> list[str]:
    notes = []
    if attempt.is_hinted and attempt.credit:
        notes.append(_("A hint was used: it halves the credit."))
    if not attempt.is_first_try:
        notes.append(_("You answered this deal before: this time does not count."))
    return notes


def _frequency(attempt: Attempt) -> str:
    share = frequency_of(attempt.kind, attempt.address.variant, attempt.case)
    # Translators: %(percent)s is a number such as 4.2.
    default = _("In a random deal this comes up %(percent)s%% of the time.")
    sentence = labels.KINDS[attempt.kind].get("frequency", default)
    return str(sentence) % {"percent": f"{share:.2%}".rstrip("%")}
