"""Marking the ranks after which a low stands worse, and what to say about them."""

from collections.abc import Iterable, Iterator

from quizzes.questions.base import Part
from quizzes.questions.deals import EarlyDeal
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.fields import ChooseSome, Options
from quizzes.questions.next_cards.ranks import (
    OPTIONS,
    doubled_ranks,
    harmful_ranks,
    idle_ranks,
    is_nut_low,
    next_lows,
    options_of,
    ranks_of,
    unpaired_harmful_ranks,
)
from quizzes.questions.next_cards.wrong_rules import has_wheel

FIELD = "ranks"
OF_NUTS, OF_ANY = "ranks-of-nuts", "ranks-of-any"
"""The two questions that the field asks: of a nut low, and of any other."""


def ranks_field(deal: EarlyDeal) -> ChooseSome:
    """Return the field that asks for the ranks that cost the low its place."""
    return ChooseSome(FIELD, OPTIONS, asks=OF_NUTS if is_nut_low(deal) else OF_ANY)


def right_ranks(deal: EarlyDeal) -> Options:
    """Return the ranks that cost the low its place; often none."""
    return options_of(harmful_ranks(deal))


def mark_ranks(deal: EarlyDeal, chosen: Options | None) -> Part:
    """Mark chosen ranks by how much of them is right; None asks to be shown."""
    right = right_ranks(deal)
    said = () if chosen is None or chosen == right else _about_chosen(chosen, right)
    credit = 0.0 if chosen is None else likeness(chosen, right)
    return Part(FIELD, credit, (*said, *_about_deal(deal)))


def likeness(some: Options, others: Options) -> float:
    """Return how much of two sets is in both, from 0 to 1; two empty ones are alike.

    >>> likeness(frozenset("a2"), frozenset("a24")), likeness(frozenset(), frozenset())
    (0.6666666666666666, 1.0)
    """
    together = some | others
    return len(some & others) / len(together) if together else 1.0


def _about_chosen(chosen: Options, right: Options) -> Iterator[Finding]:
    if right - chosen:
        yield _ranks(Fact.RANKS_MISSED, ranks_of(right - chosen))
    if chosen - right:
        yield _ranks(Fact.RANKS_TOO_MANY, ranks_of(chosen - right))


def _about_deal(deal: EarlyDeal) -> Iterator[Finding]:
    about = _about_nuts if is_nut_low(deal) else _about_others
    yield from about(deal, sorted(harmful_ranks(deal)))


def _about_nuts(deal: EarlyDeal, harmful: list[int]) -> Iterator[Finding]:
    if has_wheel(deal):
        yield Finding.of(Fact.WHEEL_IS_SAFE)
    elif not harmful:
        yield Finding.of(Fact.THIRD_CARD_PROTECTS, ranks=[min(idle_ranks(deal))])
    else:
        yield _ranks(Fact.NUT_LOW_PASSED, harmful)
        doubled = doubled_ranks(deal).intersection(harmful)
        if doubled:
            yield _ranks(Fact.SECOND_CARD_NO_HELP, doubled)
        if idle_ranks(deal):
            yield _ranks(Fact.THIRD_CARD_TOO_HIGH, idle_ranks(deal))


def _about_others(deal: EarlyDeal, harmful: list[int]) -> Iterator[Finding]:
    unpaired = unpaired_harmful_ranks(deal)
    harmless = {rank for rank, low in next_lows(deal) if low.pairs}.difference(harmful)
    if harmful:
        yield _ranks(Fact.LOW_PASSED_BY_MORE, harmful)
    if harmless:
        yield _ranks(Fact.PAIR_DOES_NO_HARM, harmless)
    if unpaired:
        yield _ranks(Fact.WORSE_WITHOUT_PAIR, unpaired)


def _ranks(fact: Fact, ranks: Iterable[int]) -> Finding:
    return Finding.of(fact, ranks=sorted(ranks))
