"""What the history shows of an answer, drawn from the attempt as it was stored."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Self

from django.urls import reverse

from quizzes import labels
from quizzes.measures import percent, time_taken
from quizzes.models import Attempt
from quizzes.poker.cards import Card
from quizzes.progress.histories import Entry
from quizzes.questions.dealer.addresses import PointAddress
from quizzes.verdicts import told_of


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one answer turned out, and where its verdict is."""

    name: str
    label: labels.Text
    url: str
    answered_at: datetime

    @classmethod
    def of(cls, attempt: Attempt) -> Self:
        name = "shown" if attempt.is_shown else attempt.outcome
        return cls(
            name=name,
            label=labels.OUTCOMES[name],
            url=attempt.get_absolute_url(),
            answered_at=attempt.answered_at,
        )


@dataclass(frozen=True, slots=True)
class EntryShown:
    """A first answer as a line of the history, with later tries at its deal."""

    outcome: Outcome
    kind_label: labels.Text
    case_label: labels.Text
    level: int
    hand_url: str
    cards: list[tuple[labels.Text, tuple[Card, ...]]]
    told: list[str]
    credit: str
    time_taken: str
    is_hinted: bool
    replay_url: str
    replays: list[Outcome]


def shown_entries(entries: Iterable[Entry]) -> list[EntryShown]:
    """Draw the lines of a page of the history."""
    return [_shown(entry) for entry in entries]


def _shown(entry: Entry) -> EntryShown:
    attempt = entry.attempt
    kind = attempt.kind_module
    question = kind.read_question(attempt.question)
    given = kind.given(question)
    return EntryShown(
        outcome=Outcome.of(attempt),
        kind_label=labels.KINDS[attempt.kind]["label"],
        case_label=labels.CASES[attempt.case],
        level=attempt.level,
        hand_url=_hand_url(attempt),
        cards=[(labels.GROUPS[group.key]["label"], group.cards) for group in given],
        # Cards say enough of a deal; without any it takes what was told.
        told=[] if given else told_of(kind, question, attempt.address),
        credit=percent(attempt.credit),
        time_taken=time_taken(attempt.thinking_time),
        is_hinted=attempt.is_hinted,
        replay_url=reverse("replay", args=(attempt.pk,)),
        replays=[Outcome.of(replay) for replay in entry.replays],
    )


def _hand_url(attempt: Attempt) -> str:
    """Return where the hand is at a point of which something was asked, if it was."""
    address = attempt.address
    if not isinstance(address, PointAddress):
        return ""
    return reverse("dealer-hand", args=(address.hand.code,))
