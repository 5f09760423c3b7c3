"""What a next card of each low rank does to the place of a hand's low."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from quizzes.poker.cards import Card
from quizzes.poker.counterfeits import Effect, NextLow, low_after_next
from quizzes.poker.evaluator import Best, best_low
from quizzes.poker.lows import QUALIFIER, Low
from quizzes.poker.standings import standing_for_low
from quizzes.questions.deals import BY_RANK, EarlyDeal
from quizzes.questions.fields import Options
from quizzes.questions.lows.ranks import low_rank, low_ranks

LOW_RANKS = range(1, QUALIFIER + 1)
OPTIONS = ("a", *(str(rank) for rank in LOW_RANKS[1:]))
"""The ranks that can change the place of a low, as they are ticked and typed."""

type Ranks = frozenset[int]
"""Ranks of eight or lower, an ace as 1."""


@lru_cache(maxsize=64)
def low_of(deal: EarlyDeal) -> Best[Low]:
    """Return the low of a deal on which there is one."""
    low = best_low(deal.hole, deal.board)
    if low is None:
        raise ValueError(deal)
    return low


@lru_cache(maxsize=64)
def is_nut_low(deal: EarlyDeal) -> bool:
    """Return whether the hand's low is the best that is possible on the board."""
    return standing_for_low(deal.hole, deal.board).is_nuts


@lru_cache(maxsize=256)
def next_low(deal: EarlyDeal, rank: int) -> NextLow | None:
    """Return what a card of a rank does to the low, None if all four are dealt."""
    card = _card_left(deal, rank)
    return low_after_next(deal.hole, deal.board, card) if card else None


def _card_left(deal: EarlyDeal, rank: int) -> Card | None:
    seen = {*deal.hole, *deal.board}
    return next((card for card in BY_RANK[rank] if card not in seen), None)


def next_lows(deal: EarlyDeal) -> Iterator[tuple[int, NextLow]]:
    """Yield each low rank that can still come with what it does to the low."""
    for rank in LOW_RANKS:
        low = next_low(deal, rank)
        if low is not None:
            yield rank, low


def used_ranks(deal: EarlyDeal) -> Ranks:
    """Return the ranks of the hole cards that make the low, in one choice or another.

    >>> from quizzes.poker.cards import parse_cards
    >>> deal = EarlyDeal(parse_cards("As 2d 4c Kh"), parse_cards("3s 7d 8c"))
    >>> sorted(used_ranks(deal))
    [1, 2]
    """
    choices = low_of(deal).choices
    return frozenset(low_rank(card) for choice in choices for card in choice.hole)


def harmful_ranks(deal: EarlyDeal) -> Ranks:
    """Return the ranks that pair a hole card of the low and make its place worse.

    Of a nut low these are the ranks after which it is no longer the nuts.

    >>> from quizzes.poker.cards import parse_cards
    >>> deal = EarlyDeal(parse_cards("As 2d Qc Kh"), parse_cards("3s 7d 8c"))
    >>> sorted(harmful_ranks(deal))
    [1, 2]
    """
    lows = ((rank, next_low(deal, rank)) for rank in used_ranks(deal))
    return frozenset(rank for rank, low in lows if low and low.is_counterfeit)


def unpaired_harmful_ranks(deal: EarlyDeal) -> Ranks:
    """Return the ranks that make the place of the low worse without pairing it."""
    return frozenset(
        rank
        for rank, low in next_lows(deal)
        if not low.pairs and low.effect in (Effect.TAKES_AWAY, Effect.WORSENS)
    )


def idle_ranks(deal: EarlyDeal) -> Ranks:
    """Return the low ranks of the hand that the low does not use."""
    return low_ranks(deal.hole) - used_ranks(deal)


def doubled_ranks(deal: EarlyDeal) -> Ranks:
    """Return the ranks in use that the hand holds more than once."""
    ranks = [low_rank(card) for card in deal.hole]
    return frozenset(rank for rank in used_ranks(deal) if ranks.count(rank) > 1)


def options_of(ranks: Iterable[int]) -> Options:
    """Return ranks as options of the field that asks for them."""
    return frozenset(OPTIONS[rank - 1] for rank in ranks)


def ranks_of(options: Iterable[str]) -> Ranks:
    """Return the ranks for which options stand."""
    return frozenset(OPTIONS.index(option) + 1 for option in options)
