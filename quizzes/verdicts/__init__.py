"""What a verdict shows, drawn from the attempt as it was stored."""

from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from quizzes import labels
from quizzes.explanations import SlipTold, explain, explain_misconceptions
from quizzes.models import Attempt
from quizzes.progress.likely import likely_behind
from quizzes.questions.address import Address
from quizzes.questions.asking import house_of
from quizzes.questions.base import Kind
from quizzes.questions.dealer.addresses import PointAddress
from quizzes.questions.frequencies import frequency_of
from quizzes.questions.misconceptions import Misconception
from quizzes.questions.played.hands import PlayedHand
from quizzes.questions.posts.seatings import Seating
from quizzes.questions.showdowns.pots import SharedPot
from quizzes.questions.showings.hands import EndedHand
from quizzes.questions.turns.stopped import OwnTurn, StoppedHand
from quizzes.settlements import link_to_settlement
from quizzes.tables import (
    PotsShown,
    SettlementShown,
    TableShown,
    show_posted,
    show_pots,
    show_seating,
    show_settlement,
    show_shared_pot,
    show_table,
)
from quizzes.verdicts.answered import Answered
from quizzes.verdicts.boxes import BoxShown, box_of, boxes_of
from quizzes.verdicts.parts import CardsShown, PartShown, groups_of, part_shown
from quizzes.verdicts.proofs import ProofShown, proofs_of_fields, proofs_of_table


@dataclass(frozen=True, slots=True)
class Verdict:
    """All that the page of an answer says about it."""

    outcome: str
    told: list[str]
    groups: list[CardsShown]
    parts: list[PartShown]
    proofs: list[ProofShown]
    slips: list[SlipTold]
    is_first_likely: bool
    boxes: list[BoxShown]
    table: TableShown | None
    pots: PotsShown | None
    settlement: SettlementShown | None
    settle_url: str
    other_house: labels.Text | None
    notes: list[str]
    case_label: labels.Text
    frequency: str


def verdict_of(attempt: Attempt) -> Verdict:
    """Draw the verdict on an attempt."""
    kind = attempt.kind_module
    question = kind.read_question(attempt.question)
    right = kind.right_answers(question)
    fields = kind.fields(question)
    answered = [Answered.of(attempt, field, right[field.name]) for field in fields]
    stored = {part["part"]: part for part in attempt.parts}
    boxes = boxes_of(answered, stored)
    likely = likely_behind(attempt)
    proofs = proofs_of_fields(fields, question)
    return Verdict(
        outcome=attempt.outcome,
        told=told_of(kind, question, attempt.address),
        groups=groups_of(kind.given(question), answered),
        parts=[
            part_shown(each, right[name], stored[name], proofs.get(name))
            for each in answered
            # What was rightly left blank has no part.
            if (name := each.field.name) in stored and not box_of(each.field)
        ],
        proofs=[*proofs.values(), *proofs_of_table(question)],
        slips=_slips(attempt, likely),
        is_first_likely=likely is not None,
        boxes=boxes,
        table=table_of(question, with_pots=True),
        pots=pots_of(question) if boxes else None,
        settlement=settlement_of(question),
        settle_url=settle_url_of(attempt, question),
        other_house=_other_house(attempt, question),
        notes=_notes(attempt),
        case_label=labels.CASES[attempt.case],
        frequency=_frequency(attempt),
    )


def told_of(kind: Kind, question: Any, address: Address | PointAddress) -> list[str]:
    """Return in words what stands on the table beside the cards.

    A dealer sits in no seat, so where a player's turn is asked of a hand that one
    deals, the seat is told too.
    """
    told = [explain(finding) for finding in kind.told(question)]
    if isinstance(address, PointAddress) and isinstance(question, OwnTurn):
        seat = labels.seat_name(question.own)
        # Translators: %(seat)s is a seat such as "Seat 3".
        told.append(_("You answer for %(seat)s, whose turn it is.") % {"seat": seat})
    return told


def table_of(
    question: Any, *, house: labels.Text | None = None, with_pots: bool = False
) -> TableShown | None:
    """Return the table at which a hand is played, if the question is about one."""
    if isinstance(question, Seating):
        return show_posted(question) if with_pots else show_seating(question)
    if isinstance(question, StoppedHand):
        return _stopped_table(question, str(house or ""))
    if not isinstance(question, PlayedHand):
        return None
    if isinstance(question, EndedHand) and not with_pots:
        return _ended_table(question, str(house or ""))
    return show_table(
        question.betting,
        hole=question.hands,
        board=question.board,
        house=str(house or ""),
        pots=[pot.amount for pot in question.pots] if with_pots else None,
    )


def _ended_table(question: EndedHand, house: str) -> TableShown:
    """Return the table before the pots are made up and anything is shown."""
    last = question.betting.betting
    is_run_out = len(question.board) > last.street.board_count
    return show_table(
        question.betting,
        # Hands that are put in order lie beside their places.
        hole={},
        board=question.board,
        house=house,
        middle=question.total if is_run_out else last.pot,
    )


def _stopped_table(question: StoppedHand, house: str) -> TableShown:
    """Return the table while the betting goes on."""
    shown = question.shown
    return show_table(
        shown,
        hole={},
        board=question.board,
        own=question.own,
        house=house,
        middle=shown.betting.pot,
    )


def pots_of(question: Any) -> PotsShown | None:
    """Return the picture of the pots of a hand that is over without cards on show."""
    has_pots = isinstance(question, PlayedHand) and not question.hole
    if not has_pots or isinstance(question, StoppedHand):
        return None
    return show_pots(question.stakes)


def settlement_of(question: Any) -> SettlementShown | None:
    """Return the picture of a settlement, if the hands of a question are shown."""
    match question:
        case EndedHand():
            return None
        case PlayedHand() if question.hole:
            return show_settlement(
                question.settlement,
                question.stakes,
                hole=question.hands,
                board=question.board,
            )
        case SharedPot(showdown=showdown):
            hole = {seat: showdown.hand_of(seat) for seat in showdown.seats}
            return show_shared_pot(question.settled, hole=hole, board=showdown.board)
    return None


def settle_url_of(attempt: Attempt, question: Any) -> str:
    """Return where the analyzer settles a hand whose cards are shown."""
    if not isinstance(question, PlayedHand) or not question.hole:
        return ""
    return link_to_settlement(
        question.stakes,
        hole=question.hands,
        board=question.board,
        house=attempt.address.terms.house,
        chip_unit=question.chip_unit,
    )


def _slips(attempt: Attempt, likely: Misconception | None) -> list[SlipTold]:
    """Tell the wrong rules that explain an answer, the likely one first."""
    told = explain_misconceptions(attempt.candidates)
    return sorted(told, key=lambda slip: slip.misconception is not likely)


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
    share = frequency_of(attempt.kind, attempt.address.terms.variant, attempt.case)
    # Translators: %(percent)s is a number such as 4.2.
    default = _("In a random deal this comes up %(percent)s%% of the time.")
    sentence = labels.KINDS[attempt.kind].get("frequency", default)
    return str(sentence) % {"percent": f"{share:.2%}".rstrip("%")}
