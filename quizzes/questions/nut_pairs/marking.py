"""Marking what somebody takes for the nuts, and what to say about it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from quizzes.poker.lows import Low
from quizzes.poker.nuts import Pair, Step
from quizzes.questions.base import Answer, Part
from quizzes.questions.deals import Deal
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.fields import Pick
from quizzes.questions.highs.marking import high_values
from quizzes.questions.lows.ranks import low_ranks
from quizzes.questions.nut_pairs.boards import (
    best_high_on,
    best_low_on,
    held,
    highs_on,
    holding,
    lows_on,
    nuts_held,
    picks_of,
    ranks_of,
    step_of,
)
from quizzes.questions.nut_pairs.wrong_rules import (
    ACE_DEUCE,
    IN_HAND,
    NUT_HIGH,
    NUT_LOW,
)

PAIR_SIZE = 2


def mark_nut_high(deal: Deal, pick: Pick | None) -> Part:
    """Mark the pair that is taken for the nut high; any equal pair is right."""
    nuts = best_high_on(deal.board)
    right = pick in picks_of(nuts)
    said = () if pick is None or right else _about_high(deal, pick)
    about = Finding.of(Fact.NUT_HIGH_IS, **high_values(nuts.hand))
    return Part(NUT_HIGH, float(right), (*said, about, *_about_equals(nuts)))


def mark_nut_low(deal: Deal, pick: Pick | None) -> Part:
    """Mark the pair that is taken for the nut low, or that none is possible."""
    nuts = best_low_on(deal.board)
    right = pick in picks_of(nuts)
    said = () if pick is None or right else _about_low(deal, pick, nuts)
    about = _about_nut_low(deal, nuts) if nuts else _about_no_low(deal)
    return Part(NUT_LOW, float(right), (*said, *about))


def mark_in_hand(deal: Deal, answer: Answer | None) -> Part:
    """Mark what the hand is said to hold of the nuts.

    What follows from a wrong pair that was named before is right as well: nobody
    loses twice by one mistake.
    """
    truth = holding(*nuts_held(deal))
    said = None if answer is None else answer[IN_HAND]
    follows = answer is not None and said == holding_by(deal, answer)
    findings = list(_about_hand(deal))
    if follows and said != truth:
        findings.insert(0, Finding.of(Fact.HOLDS_FOLLOWS))
    return Part(IN_HAND, float(follows or said == truth), tuple(findings))


def holding_by(deal: Deal, answer: Answer) -> str:
    """Return what the hand would hold if the pairs named were the nuts."""
    high, low = answer[NUT_HIGH], answer[NUT_LOW]
    truly_high, truly_low = nuts_held(deal)
    # Anything but two cards says nothing of what is meant: then the truth counts.
    return holding(
        _holds(deal, highs_on(deal.board), high)
        if len(high) == PAIR_SIZE
        else truly_high,
        _holds(deal, lows_on(deal.board), low)
        if len(low) in (0, PAIR_SIZE)
        else truly_low,
    )


def _holds(deal: Deal, ladder: Sequence[Step[Any]], pick: Pick) -> bool:
    """Return whether a hand holds two cards as good as those named."""
    step = step_of(ladder, pick)
    if step is not None:
        return bool(held(deal.hole, step.holdings))
    return bool(pick) and pick.issubset(deal.hole)


def hint_nuts(deal: Deal) -> Finding:
    """Tell what to look for on the board: low ranks, a suit, a pair."""
    suited = Counter(card.suit for card in deal.board).most_common(1)[0][1]
    alike = Counter(card.rank for card in deal.board).most_common(1)[0][1]
    low = len(low_ranks(deal.board))
    return Finding.of(Fact.HINT_BOARD, low=low, suited=suited, alike=alike)


def _about_high(deal: Deal, pick: Pick) -> Iterator[Finding]:
    step = step_of(highs_on(deal.board), pick)
    if step is None or len(pick) != PAIR_SIZE:
        yield Finding.of(Fact.NOT_TWO_CARDS, count=len(pick))
    else:
        yield Finding.of(Fact.PAIR_MAKES_HIGH, **high_values(step.hand))


def _about_low(deal: Deal, pick: Pick, nuts: Step[Low] | None) -> Iterator[Finding]:
    step = step_of(lows_on(deal.board), pick) if len(pick) == PAIR_SIZE else None
    if not pick:
        yield Finding.of(Fact.NUT_LOW_EXISTS, low=str(nuts and nuts.hand))
    elif len(pick) != PAIR_SIZE:
        yield Finding.of(Fact.NOT_TWO_CARDS, count=len(pick))
    elif step and nuts:
        better, worse = str(nuts.hand), str(step.hand)
        yield Finding.of(Fact.PAIR_MAKES_LOW, better=better, worse=worse)
    elif nuts:
        yield Finding.of(Fact.PAIR_MAKES_NO_LOW)


def _about_no_low(deal: Deal) -> Iterator[Finding]:
    yield Finding.of(Fact.NO_LOW_ON_BOARD, count=len(low_ranks(deal.board)))


def _about_nut_low(deal: Deal, nuts: Step[Low]) -> Iterator[Finding]:
    yield Finding.of(Fact.NUT_LOW_IS, low=str(nuts.hand))
    if ACE_DEUCE not in map(ranks_of, nuts.holdings):
        paired = sorted(low_ranks(deal.board).intersection(ACE_DEUCE))
        yield Finding.of(Fact.ACE_DEUCE_PAIRED, ranks=paired)
    yield from _about_equals(nuts)


def _about_equals(nuts: Step[Any]) -> Iterator[Finding]:
    if len(nuts.holdings) > 1:
        yield Finding.of(Fact.EQUAL_PAIRS, count=len(nuts.holdings))


def _about_hand(deal: Deal) -> Iterator[Finding]:
    high, low = nuts_held(deal)
    yield _held(Fact.NUT_HIGH_HELD, Fact.NUT_HIGH_LACKING, high)
    if best_low_on(deal.board):
        yield _held(Fact.NUT_LOW_HELD, Fact.NUT_LOW_LACKING, low)


def _held(yes: Fact, no: Fact, pairs: Sequence[Pair]) -> Finding:
    if not pairs:
        return Finding.of(no)
    return Finding.of(yes, cards=[str(card) for card in pairs[0]])
