"""What the pages of a hand that one deals show: the place in it, and all of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from django.urls import reverse

from quizzes import labels
from quizzes.measures import percent
from quizzes.models import Attempt
from quizzes.progress.dealt_hands import DealtHand
from quizzes.questions.dealer.addresses import HandAddress
from quizzes.questions.dealer.hands import deal_hand
from quizzes.settlements import link_to_settlement
from quizzes.tables import SettlementShown, TableShown, show_settlement, show_table


@dataclass(frozen=True, slots=True)
class AnswerShown:
    """How the answer to a point turned out, and where its verdict is."""

    label: labels.Text
    outcome: str
    outcome_label: labels.Text
    url: str


@dataclass(frozen=True, slots=True)
class PlaceShown:
    """Where one is in a hand: the point that is asked, and the one before it."""

    number: int
    count: int
    before: AnswerShown | None


@dataclass(frozen=True, slots=True)
class SkillShown:
    """How many of the points of a kind were right, and the credit of all of them."""

    label: labels.Text
    right: int
    count: int
    credit: str
    url: str


@dataclass(frozen=True, slots=True)
class HandLine:
    """A hand that was dealt, or begun, as a line of a list."""

    url: str
    structure: labels.Text
    seats: int
    house: labels.Text
    dealt_at: datetime
    answers: int
    credit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HandShown:
    """A hand that was dealt to its end: how it went, and what happened in it."""

    credit: str
    skills: list[SkillShown]
    answers: list[AnswerShown]
    table: TableShown
    settlement: SettlementShown
    settle_url: str


def lines_of(hands: Mapping[HandAddress, Sequence[Attempt]]) -> list[HandLine]:
    """Return a line for each hand, with the answers that were given in it."""
    return [
        HandLine(
            url=reverse("dealer-hand", args=(address.code,)),
            structure=labels.STRUCTURES[address.terms.structure],
            seats=address.seats,
            house=labels.HOUSES[address.terms.house],
            dealt_at=answers[0].answered_at,
            answers=len(answers),
            credit=percent(sum(each.credit for each in answers) / len(answers)),
        )
        for address, answers in hands.items()
    ]


def place_in(dealt: DealtHand) -> PlaceShown:
    """Return where one is in a hand that goes on."""
    last = dealt.last
    return PlaceShown(
        number=dealt.place,
        count=len(dealt.points),
        before=_answer(last) if last else None,
    )


def hand_shown(address: HandAddress, dealt: DealtHand) -> HandShown:
    """Return what is told of a hand once it is over."""
    hand = deal_hand(address)
    # Where all but one folded nobody shows, and no more of the board is dealt.
    is_shown = len(hand.live) > 1
    board = hand.board if is_shown else hand.board[: hand.betting.street.board_count]
    hole = hand.hands if is_shown else {}
    return HandShown(
        credit=percent(dealt.credit),
        skills=[_skill(kind, answers) for kind, answers in dealt.by_kind.items()],
        answers=[_answer(answer) for answer in dealt.answers],
        table=show_table(
            hand.betting,
            hole=hole,
            board=board,
            house=str(labels.HOUSES[address.terms.house]),
            pots=[pot.amount for pot in hand.pots],
        ),
        settlement=show_settlement(
            hand.settlement, hand.stakes, hole=hole, board=board
        ),
        settle_url=link_to_settlement(
            hand.stakes,
            hole=hole,
            board=board,
            house=address.terms.house,
            chip_unit=hand.chip_unit,
        ),
    )


def _answer(attempt: Attempt) -> AnswerShown:
    outcome = "shown" if attempt.is_shown else attempt.outcome
    return AnswerShown(
        label=labels.KINDS[attempt.kind]["label"],
        outcome=outcome,
        outcome_label=labels.OUTCOMES[outcome],
        url=attempt.get_absolute_url(),
    )


def _skill(kind: str, answers: list[Attempt]) -> SkillShown:
    return SkillShown(
        label=labels.KINDS[kind]["label"],
        right=sum(answer.outcome == "right" for answer in answers),
        count=len(answers),
        credit=percent(sum(answer.credit for answer in answers) / len(answers)),
        url=reverse("practice", args=(kind,)),
    )
