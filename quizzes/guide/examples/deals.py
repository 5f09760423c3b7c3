"""Examples of a hand on a board: what it makes, and what the next card does to it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from quizzes import labels
from quizzes.explanations import Sentence, sentence_of
from quizzes.guide.examples.shown import (
    DealShown,
    MadeShown,
    cards_of,
    high_name,
    no_low,
)
from quizzes.labels import Text
from quizzes.poker import evaluator
from quizzes.poker.cards import Card, parse_cards
from quizzes.poker.counterfeits import low_after_next
from quizzes.questions import best_low
from quizzes.questions.deals import Deal
from quizzes.questions.facts import Fact

# The low is drawn and named, and one choice of its cards is enough.
DRAWN = {Fact.BEST_LOW_IS, Fact.EQUAL_CHOICES}


@dataclass(frozen=True, slots=True)
class HandRead:
    """A hand on a full board: the best high and the best low that it makes."""

    template: ClassVar[str] = "quizzes/guide/_deal.html"
    note: Text
    hole: str
    board: str

    def drawn(self) -> DealShown:
        """Read the hand."""
        deal = Deal(parse_cards(self.hole), parse_cards(self.board))
        return DealShown(_on_table(deal.hole, deal.board), (_high(deal), _low(deal)))


@dataclass(frozen=True, slots=True)
class NextCard:
    """A low before one more card and after it, with how many pairs of cards beat it."""

    template: ClassVar[str] = "quizzes/guide/_deal.html"
    note: Text
    hole: str
    board: str
    card: str

    def drawn(self) -> DealShown:
        """Weigh the low on both boards."""
        hole, board = parse_cards(self.hole), parse_cards(self.board)
        (card,) = parse_cards(self.card)
        low = low_after_next(hole, board, card)
        made = (
            _standing(_("Before"), hole, board, low.before.better),
            _standing(_("After"), hole, (*board, card), low.after.better),
        )
        came = (labels.FIELDS["ranks"], (card,))
        return DealShown((*_on_table(hole, board), came), made)


def _on_table(
    hole: Sequence[Card], board: Sequence[Card]
) -> tuple[tuple[Text, tuple[Card, ...]], ...]:
    groups = {"board": board, "hole": hole}
    return tuple((labels.GROUPS[key]["label"], tuple(groups[key])) for key in groups)


def _high(deal: Deal) -> MadeShown:
    best = evaluator.best_high(deal.hole, deal.board)
    title = str(labels.FIELDS["high"])
    return MadeShown(title, high_name(best.hand), *cards_of(best.choices[0]))


def _low(deal: Deal) -> MadeShown:
    best = evaluator.best_low(deal.hole, deal.board)
    findings = best_low.grade(deal, None).findings
    return MadeShown(
        str(labels.FIELDS["low"]),
        str(best or no_low()),
        *cards_of(best.choices[0] if best else None),
        sentences=tuple(
            sentence_of(each) for each in findings if each.fact not in DRAWN
        ),
    )


def _standing(
    title: str, hole: Sequence[Card], board: Sequence[Card], better: int
) -> MadeShown:
    best = evaluator.best_low(hole, board)
    told = ngettext(
        "%(count)d pair of cards beats it.",
        "%(count)d pairs of cards beat it.",
        better,
    )
    return MadeShown(
        title,
        str(best or no_low()),
        *cards_of(best.choices[0] if best else None),
        sentences=(Sentence(told % {"count": better}),),
    )
