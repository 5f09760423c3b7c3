"""What a verdict shows, drawn from the attempt as it was stored."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from quizzes import labels
from quizzes.explanations import explain, explain_misconceptions
from quizzes.models import Attempt
from quizzes.models.attempts import outcome_of
from quizzes.poker.cards import Card
from quizzes.poker.evaluator import Holding, pairs_for_high, pairs_for_low
from quizzes.poker.highs import High
from quizzes.poker.lows import Low
from quizzes.questions.deals import Deal
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.fields import Pick, PickCards
from quizzes.questions.frequencies import frequency_of


# The best hand stands beside the chosen one, with its name; a sentence would repeat it.
SHOWN_AS_CARDS = {Fact.BEST_HIGH_IS, Fact.BEST_LOW_IS}


@dataclass(frozen=True, slots=True)
class Cards:
    """Chosen or best cards, those of the hand and those of the board."""

    hole: tuple[Card, ...]
    board: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ProofRow:
    """Two cards of the hand, and the best they make on the board."""

    hole: tuple[Card, ...]
    name: str
    board: tuple[Card, ...] | None
    note: str
    is_best: bool


@dataclass(frozen=True, slots=True)
class PartShown:
    """One part of an answer beside the right one."""

    title: labels.Text
    outcome: str
    heading: str
    chosen: Cards | None
    chosen_text: str
    best: Cards | None
    best_name: str
    sentences: list[str]
    misconception: str | None
    proof: list[ProofRow]


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
    groups: list[CardsShown]
    parts: list[PartShown]
    notes: list[str]
    case_label: labels.Text
    frequency: str


def verdict_of(attempt: Attempt) -> Verdict:
    """Draw the verdict on an attempt."""
    kind = attempt.kind_module
    question = kind.read_question(attempt.question)
    right = kind.right_picks(question, attempt.rules)
    fields = kind.fields(question)
    picks = [picks_of(attempt, field, right[field.name]) for field in fields]
    shown = [
        _part_shown(attempt, question, field, *pick, stored)
        for field, pick, stored in zip(fields, picks, attempt.parts, strict=True)
    ]
    return Verdict(
        outcome=attempt.outcome,
        groups=_groups(question, picks),
        parts=shown,
        notes=_notes(attempt),
        case_label=labels.CASES[attempt.case],
        frequency=_frequency(attempt),
    )


def picks_of(
    attempt: Attempt, field: PickCards, right: Sequence[Pick]
) -> tuple[Pick | None, Pick]:
    """Return what was chosen and, of the right answers, the one nearest to it."""
    chosen = None
    if attempt.answer is not None:
        chosen = field.read([attempt.answer[field.name]])
    return chosen, max(right, key=lambda pick: len(pick & (chosen or frozenset())))


def _part_shown(
    attempt: Attempt,
    question: Deal,
    field: PickCards,
    chosen: Pick | None,
    best: Pick,
    stored: dict[str, Any],
) -> PartShown:
    outcome = outcome_of(stored["credit"], is_hinted=False)
    findings = [Finding.read(finding) for finding in stored["findings"]]
    told = [finding for finding in findings if finding.fact not in SHOWN_AS_CARDS]
    proof = PROOFS[field.name](question)
    return PartShown(
        title=labels.FIELDS[field.name],
        outcome=outcome,
        heading=heading_of(outcome),
        chosen=_cards(field, chosen),
        chosen_text=_chosen_text(chosen),
        best=_cards(field, best),
        best_name=proof[0].name if best else _("no low"),
        sentences=[explain(finding) for finding in told],
        misconception=explain_misconceptions(attempt.candidates),
        proof=proof,
    )


def heading_of(outcome: str) -> str:
    """Return the words for an outcome."""
    headings = {
        "right": pgettext("verdict", "right"),
        "partly": pgettext("verdict", "partly right"),
        "wrong": pgettext("verdict", "not this one"),
    }
    return headings[outcome]


def _cards(field: PickCards, pick: Pick | None) -> Cards | None:
    return Cards(*field.split(pick)) if pick else None


def _chosen_text(chosen: Pick | None) -> str:
    if chosen is None:
        return _("Nothing: you asked to be shown.")
    return "" if chosen else _("no low")


def _groups(
    question: Deal, picks: Sequence[tuple[Pick | None, Pick]]
) -> list[CardsShown]:
    chosen = frozenset[Card]().union(*(pick or () for pick, _best in picks))
    best = frozenset[Card]().union(*(best for _pick, best in picks))

    def marked(cards: Sequence[Card]) -> list[tuple[Card, str]]:
        return [(card, mark_of(card in chosen, card in best)) for card in cards]

    return [
        CardsShown("board", _("Board"), marked(question.board)),
        CardsShown("hole", _("Your hand"), marked(question.hole)),
    ]


def mark_of(is_chosen: bool, is_best: bool) -> str:
    """Return how a card is marked: right, wrong, missed or not at all."""
    if is_chosen:
        return "right" if is_best else "wrong"
    return "missed" if is_best else ""


def _notes(attempt: Attempt) -> list[str]:
    notes = []
    if attempt.is_hinted:
        notes.append(_("A hint was used: it halves the credit."))
    if not attempt.is_first_try:
        notes.append(_("You answered this deal before: this time does not count."))
    return notes


def _frequency(attempt: Attempt) -> str:
    share = frequency_of(attempt.kind, attempt.address.variant, attempt.case)
    # Translators: %(percent)s is a number such as 4.2.
    return _("In a random deal this comes up %(percent)s%% of the time.") % {
        "percent": f"{share:.2%}".rstrip("%")
    }


def prove_high(question: Deal) -> list[ProofRow]:
    """Return what each two cards of the hand make as a high, best first."""
    return _proof(pairs_for_high(question.hole, question.board), _high_named)


def prove_low(question: Deal) -> list[ProofRow]:
    """Return what each two cards of the hand make as a low, best first."""
    return _proof(pairs_for_low(question.hole, question.board), str)


def _high_named(high: High) -> str:
    return labels.high_name(high.category, high.ranks)


def _proof(
    holdings: Sequence[Holding[Any]], named: Callable[[Any], str]
) -> list[ProofRow]:
    most = holdings[0].best.hand.strength if holdings[0].best else None
    return [_proof_row(holding, named, most) for holding in holdings]


def _proof_row(
    holding: Holding[High] | Holding[Low], named: Callable[[Any], str], most: int | None
) -> ProofRow:
    best = holding.best
    return ProofRow(
        hole=holding.hole,
        name=named(best.hand) if best else _("no low"),
        board=best.choices[0].board if best else None,
        note="",
        is_best=best is not None and best.hand.strength == most,
    )


PROOFS: dict[str, Callable[[Deal], list[ProofRow]]] = {
    "high": prove_high,
    "low": prove_low,
}
