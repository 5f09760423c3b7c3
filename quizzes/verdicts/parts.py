"""Parts of an answer, each beside the right one, and the cards as they were marked."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any

from quizzes import labels
from quizzes.explanations import Sentence, rules_applied, sentence_of
from quizzes.models.attempts import outcome_of
from quizzes.poker.cards import Card
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.fields import CardGroup, ChooseOne, Field, PickCards
from quizzes.verdicts.answered import Answered, heading_of, in_words
from quizzes.verdicts.proofs import ProofShown

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
    rules: list[str]
    sentences: list[Sentence]


@dataclass(frozen=True, slots=True)
class CardsShown:
    """The board or the hand, each card with what the answer made of it."""

    key: str
    label: str
    cards: list[tuple[Card, str]]


def part_shown(
    answered: Answered,
    right: Sequence[Any],
    stored: dict[str, Any],
    proof: ProofShown | None,
) -> PartShown:
    """Return a part of an answer; the hand that a proof finds best has a name."""
    field = answered.field
    outcome = outcome_of(stored["credit"], is_hinted=False)
    findings = [Finding.read(finding) for finding in stored["findings"]]
    told = [finding for finding in findings if finding.fact not in SHOWN_AS_CARDS]
    as_cards = [finding for finding in findings if finding.fact in SHOWN_AS_CARDS]
    best = _cards(field, answered.best)
    return PartShown(
        title=labels.FIELDS[field.name],
        outcome=outcome,
        heading=heading_of(outcome),
        is_chosen_shown=_is_chosen_shown(answered, outcome),
        chosen=_cards(field, answered.chosen),
        chosen_text=_chosen_text(field, answered.chosen),
        best=best,
        best_name=(
            proof.rows[0].name if proof and best else in_words(field, answered.best)
        ),
        equals=_equals_of(field, right),
        rules=[number for finding in as_cards for number in rules_applied(finding)],
        sentences=[sentence_of(finding) for finding in told],
    )


def _is_chosen_shown(answered: Answered, outcome: str) -> bool:
    """Return whether a choice is told beside the right one."""
    # Whoever asked to be shown chose nothing.
    if answered.chosen is None:
        return False
    return outcome != "right" or _follows(answered)


def _follows(answered: Answered) -> bool:
    """Return whether a choice differs from the right one, and only follows from others.

    It may count as right all the same, and one must see that it is not the answer.
    """
    return isinstance(answered.field, ChooseOne) and answered.chosen != answered.best


def _equals_of(field: Field, right: Sequence[Any]) -> Equals | None:
    """Return some of the pairs that are right, from the first to the last of them."""
    if not isinstance(field, PickCards) or not field.is_of_deck or len(right) < 2:
        return None
    shown = right[:: ceil(len(right) / MOST_EQUALS)]
    pairs = [field.split(pick)[0] for pick in shown]
    return Equals(pairs, len(right) - len(pairs))


def _cards(field: Field, value: Any) -> Cards | None:
    if not isinstance(field, PickCards) or not value:
        return None
    hole, *board = field.split(value)
    return Cards(hole, *board)


def _chosen_text(field: Field, chosen: Any) -> str:
    if chosen is None:
        return ""
    if isinstance(field, PickCards) and chosen:
        return ""
    return in_words(field, chosen)


def groups_of(
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
