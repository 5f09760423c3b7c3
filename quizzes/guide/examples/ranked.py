"""Examples of what is better than what: hands in their order, the nuts of a board."""

from dataclasses import dataclass
from typing import Any, ClassVar

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from quizzes import labels
from quizzes.explanations import Sentence
from quizzes.guide.examples.shown import DealShown, MadeShown, high_name, no_low
from quizzes.labels import Text
from quizzes.poker.cards import Card, parse_cards
from quizzes.poker.highs import read_high
from quizzes.poker.lows import read_low
from quizzes.poker.nuts import Step, nut_high, nut_low


@dataclass(frozen=True, slots=True)
class Ranked:
    """Five cards by their strength; no low has none."""

    strength: int
    name: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HandsInOrder:
    """Hands of five cards, the best first, read as highs or as lows."""

    template: ClassVar[str] = "quizzes/guide/_deal.html"
    note: Text
    hands: tuple[str, ...]
    as_lows: bool = False

    def drawn(self) -> DealShown:
        """Put the hands in order; equal ones share a place."""
        ranked = _ranked_low if self.as_lows else _ranked_high
        hands = [ranked(parse_cards(hand)) for hand in self.hands]
        hands.sort(key=lambda hand: hand.strength, reverse=True)
        strengths = [hand.strength for hand in hands]
        made = (
            MadeShown(_place(strengths.index(each.strength)), each.name, each.cards)
            for each in hands
        )
        return DealShown((), tuple(made))


@dataclass(frozen=True, slots=True)
class BoardNuts:
    """A board: its nut high and its nut low, and two cards that make each."""

    template: ClassVar[str] = "quizzes/guide/_deal.html"
    note: Text
    board: str

    def drawn(self) -> DealShown:
        """Find the nuts."""
        board = parse_cards(self.board)
        high, low = nut_high(board), nut_low(board)
        nuts = (
            _nuts("nut_high", high_name(high.hand), high),
            _nuts("nut_low", str(low.hand if low else no_low()), low),
        )
        return DealShown(((labels.GROUPS["board"]["label"], board),), nuts)


def _ranked_high(cards: tuple[Card, ...]) -> Ranked:
    high = read_high(cards)
    return Ranked(high.strength, high_name(high), high.arrange(cards))


def _ranked_low(cards: tuple[Card, ...]) -> Ranked:
    low = read_low(cards)
    if low is None:
        return Ranked(0, no_low(), cards)
    return Ranked(low.strength, str(low), low.arrange(cards))


def _place(place: int) -> str:
    # Translators: {place} is the place of a hand in an order, from 1.
    return _("{place}.").format(place=place + 1)


def _nuts(field: str, name: str, step: Step[Any] | None) -> MadeShown:
    title = str(labels.FIELDS[field])
    if step is None:
        return MadeShown(title, name)
    count = len(step.holdings)
    told = ngettext(
        "%(count)d pair of cards makes it.", "%(count)d pairs of cards make it.", count
    )
    said = Sentence(told % {"count": count})
    return MadeShown(title, name, tuple(step.holdings[0]), sentences=(said,))
