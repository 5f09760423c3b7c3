"""Marking a chosen low: its credit, and what to say about it in teaching order."""

from collections import Counter
from collections.abc import Iterator

from quizzes.poker.cards import Card
from quizzes.poker.evaluator import Best, best_low
from quizzes.poker.lows import Low, read_low
from quizzes.questions.base import Part
from quizzes.questions.counts import is_two_and_three, split_counts
from quizzes.questions.deals import Deal
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.fields import Pick, PickCards
from quizzes.questions.lows.ranks import low_rank, low_ranks
from quizzes.questions.lows.wrong_rules import lowest_two

FIELD = "low"


def low_field(deal: Deal) -> PickCards:
    """Return the field that asks for the low of a deal."""
    return PickCards.two_and_three(FIELD, deal.hole, deal.board, allows_none=True)


def right_lows(deal: Deal) -> tuple[Pick, ...]:
    """Return every five that is the best low, or only "no low" where there is none."""
    best = best_low(deal.hole, deal.board)
    if best is None:
        return (frozenset(),)
    return tuple(frozenset(choice.cards) for choice in best.choices)


def mark_low(deal: Deal, pick: Pick | None) -> Part:
    """Mark a chosen low; any equally good choice is right, None asks to be shown."""
    right = right_lows(deal)
    why = (why_no_low(deal),) if frozenset() in right else ()
    return Part(FIELD, float(pick in right), (*about_low(deal, pick), *why))


def hint_low(deal: Deal) -> Finding:
    """Tell how many different low ranks lie on the board and in the hand."""
    board, hole = len(low_ranks(deal.board)), len(low_ranks(deal.hole))
    return Finding.of(Fact.HINT_LOW_RANKS, board=board, hole=hole)


def about_low(deal: Deal, pick: Pick | None) -> Iterator[Finding]:
    """Tell what is wrong with a chosen low, and of the best low if there is one."""
    best = best_low(deal.hole, deal.board)
    if pick is not None and pick not in right_lows(deal):
        yield from _about_pick(deal, pick, best)
    if best is not None:
        yield from _about_best(deal, best)


def why_no_low(deal: Deal) -> Finding:
    """Tell why there is no low, where there is none."""
    board, hole = low_ranks(deal.board), low_ranks(deal.hole)
    if len(board) < 3:
        return Finding.of(Fact.NO_LOW_ON_BOARD, count=len(board))
    if len(hole) < 2:
        return Finding.of(Fact.NO_LOW_IN_HAND, count=len(hole))
    return Finding.of(Fact.LOW_RANKS_PAIRED, ranks=sorted(board & hole))


def _about_pick(deal: Deal, pick: Pick, best: Best[Low] | None) -> Iterator[Finding]:
    if not pick:
        yield Finding.of(Fact.LOW_EXISTS, low=str(best))
    elif not is_two_and_three(deal, pick):
        yield Finding.of(Fact.NOT_TWO_AND_THREE, **split_counts(deal, pick))
    else:
        yield from _about_five(tuple(pick), best)


def _about_five(five: tuple[Card, ...], best: Best[Low] | None) -> Iterator[Finding]:
    low = read_low(five)
    rank, count = Counter(map(low_rank, five)).most_common(1)[0]
    highest = max(map(low_rank, five))
    if low is not None and best is not None:
        yield Finding.of(Fact.LOWS_COMPARE, better=str(best), worse=str(low))
    elif count > 1:
        yield Finding.of(Fact.CHOSEN_LOW_PAIRED, rank=rank, count=count)
    else:
        yield Finding.of(Fact.CHOSEN_LOW_TOO_HIGH, rank=highest)


def _about_best(deal: Deal, best: Best[Low]) -> Iterator[Finding]:
    yield Finding.of(Fact.BEST_LOW_IS, low=str(best))
    if lowest_two(deal) not in {low_ranks(choice.hole) for choice in best.choices}:
        paired = sorted(low_ranks(deal.board) & lowest_two(deal))
        yield Finding.of(Fact.LOWEST_TWO_COUNTERFEITED, ranks=paired)
    if len(best.choices) > 1:
        yield Finding.of(Fact.EQUAL_CHOICES, count=len(best.choices))
