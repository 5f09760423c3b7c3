"""Marking a chosen high: its credit, and what to say about it in teaching order."""

from collections.abc import Iterator
from math import comb

from quizzes.poker.evaluator import Best, best_high
from quizzes.poker.highs import High, read_high
from quizzes.questions.base import Part
from quizzes.questions.counts import is_two_and_three, split_counts
from quizzes.questions.deals import Deal
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.fields import Pick, PickCards

FIELD = "high"


def high_field(deal: Deal) -> PickCards:
    """Return the field that asks for the high of a deal."""
    return PickCards.two_and_three(FIELD, deal.hole, deal.board)


def right_highs(deal: Deal) -> tuple[Pick, ...]:
    """Return every five that is the best high."""
    best = best_high(deal.hole, deal.board)
    return tuple(frozenset(choice.cards) for choice in best.choices)


def mark_high(deal: Deal, pick: Pick | None) -> Part:
    """Mark a chosen high; any equally good choice is right, None asks to be shown."""
    best = best_high(deal.hole, deal.board)
    right = pick in right_highs(deal)
    if pick is None:
        return Part(FIELD, 0.0, tuple(_about_deal(best)))
    said = _about_right(deal) if right else _about_pick(deal, pick)
    return Part(FIELD, float(right), (*said, *_about_deal(best)))


def hint_high(deal: Deal) -> Finding:
    """Tell the category of the best high, not which cards make it."""
    category = best_high(deal.hole, deal.board).hand.category
    return Finding.of(Fact.HINT_HIGH_CATEGORY, category=int(category))


def high_values(high: High) -> dict[str, int | list[int]]:
    """Return the values by which a finding names a high."""
    return {"category": int(high.category), "ranks": list(high.ranks)}


def _about_right(deal: Deal) -> Iterator[Finding]:
    ways = comb(len(deal.hole), 2) * comb(len(deal.board), 3)
    yield Finding.of(Fact.NO_WAY_IS_BETTER, count=ways)


def _about_pick(deal: Deal, pick: Pick) -> Iterator[Finding]:
    if not is_two_and_three(deal, pick):
        yield Finding.of(Fact.NOT_TWO_AND_THREE, **split_counts(deal, pick))
    else:
        yield Finding.of(Fact.CHOSEN_HIGH_IS, **high_values(read_high(tuple(pick))))


def _about_deal(best: Best[High]) -> Iterator[Finding]:
    yield Finding.of(Fact.BEST_HIGH_IS, **high_values(best.hand))
    if len(best.choices) > 1:
        yield Finding.of(Fact.EQUAL_CHOICES, count=len(best.choices))
