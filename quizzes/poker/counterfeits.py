"""What the next card changes: for a hand as it stands, and for its place.

A card more on the board never takes a low from a hand nor makes it a worse one: the
five cards that make it are all still there. The same is true of the high. What can
get worse is the place of the low: a card that pairs one of its hole cards lets other
cards catch up with it or pass it, and that is what players call counterfeited.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache

from quizzes.poker.cards import Card, check_count, check_hand
from quizzes.poker.evaluator import best_low
from quizzes.poker.highs import High, high_of
from quizzes.poker.lows import LOWS, Low
from quizzes.poker.nuts import unseen_cards
from quizzes.poker.standings import Standing, standing_for_low
from quizzes.poker.strengths import high_strength, low_strength

# A flop or a turn: there is a card to come.
COUNTS_BEFORE_NEXT = (3, 4)


class Effect(Enum):
    """What the next card does to the place of a hand's low.

    TAKES_AWAY: it was the nut low and is no longer.
    WORSENS: it was not the nuts, and more pairs of cards beat it than before.
    IMPROVES: fewer pairs beat it than before, or there was no low and now is.
    SAME: as many pairs beat it as before, though more or fewer may tie it.
    """

    TAKES_AWAY = "takes away"
    WORSENS = "worsens"
    SAME = "same"
    IMPROVES = "improves"


@dataclass(frozen=True, slots=True)
class Made:
    """The best high of a hand, and its best low or None."""

    high: High
    low: Low | None


@dataclass(frozen=True, slots=True)
class NextLow:
    """What one next card does to a hand's low.

    `before` and `after` count the same pairs: those of the cards that are neither
    seen nor the next card. `pairs` tells whether the next card has the rank of a
    hole card that the low uses.
    """

    card: Card
    before: Standing[Low]
    after: Standing[Low]
    pairs: bool

    @property
    def effect(self) -> Effect:
        """Return what the card does to the place of the low."""
        before, after = self.before, self.after
        if before.is_nuts and not after.is_nuts:
            return Effect.TAKES_AWAY
        if before.hand is None:
            return Effect.SAME if after.hand is None else Effect.IMPROVES
        if after.better > before.better:
            return Effect.WORSENS
        return Effect.IMPROVES if after.better < before.better else Effect.SAME

    @property
    def is_counterfeit(self) -> bool:
        """Whether the card pairs a hole card of the low and its place is worse."""
        return self.pairs and self.effect in (Effect.TAKES_AWAY, Effect.WORSENS)


def after_next(hole: Sequence[Card], board: Sequence[Card]) -> dict[Card, Made]:
    """Return what the hand makes with each card that may come on the turn or river.

    The cards stand highest first.
    """
    return {
        card: Made(
            high=high_of(high_strength(hole, (*board, card))),
            low=LOWS[low_strength(hole, (*board, card))],
        )
        for card in _next_cards(hole, board)
    }


def lows_after_next(hole: Sequence[Card], board: Sequence[Card]) -> tuple[NextLow, ...]:
    """Return what each card that may come does to the hand's low, highest card first.

    What takes the nut low away is either every card that pairs one of its two hole
    cards or, where a third low card or the board makes up for it, none at all. A low
    that is not the nuts gets worse, too, where a new low card helps others more.

    >>> from quizzes.poker.cards import parse_cards
    >>> lows = lows_after_next(parse_cards("As 2d Kc Kh"), parse_cards("3s 7d 8c"))
    >>> [str(low.card) for low in lows if low.effect is Effect.TAKES_AWAY]
    ['Ah', 'Ad', 'Ac', '2s', '2h', '2c']
    """
    used = _ranks_used(hole, board)
    by_rank: dict[int, NextLow] = {}
    lows = []
    for card in _next_cards(hole, board):
        # Suits never matter to a low.
        if card.rank not in by_rank:
            by_rank[card.rank] = _low_after(hole, board, card, used)
        lows.append(replace(by_rank[card.rank], card=card))
    return tuple(lows)


def low_after_next(hole: Sequence[Card], board: Sequence[Card], card: Card) -> NextLow:
    """Return what one card that may come does to the hand's low."""
    check_count(board, COUNTS_BEFORE_NEXT, group="board")
    return _low_after(hole, board, card, _ranks_used(hole, board))


def _low_after(
    hole: Sequence[Card], board: Sequence[Card], card: Card, used: Collection[int]
) -> NextLow:
    return NextLow(
        card=card,
        before=standing_for_low(hole, board, dead=(card,)),
        after=standing_for_low(hole, (*board, card)),
        pairs=card.rank in used,
    )


def counterfeits(
    hole: Sequence[Card], board: Sequence[Card]
) -> dict[Effect, tuple[Card, ...]]:
    """Return the cards that may come, by what they do to the place of the low."""
    lows = lows_after_next(hole, board)
    return {
        effect: tuple(low.card for low in lows if low.effect is effect)
        for effect in Effect
    }


def _ranks_used(hole: Sequence[Card], board: Sequence[Card]) -> frozenset[int]:
    """Return the ranks of the hole cards that the low uses in one choice or another."""
    return _ranks_in_low(tuple(hole), tuple(board))


# One hand is asked for one next card after another.
@lru_cache(maxsize=64)
def _ranks_in_low(hole: tuple[Card, ...], board: tuple[Card, ...]) -> frozenset[int]:
    best = best_low(hole, board)
    made = best.choices if best else ()
    return frozenset(card.rank for choice in made for card in choice.hole)


def _next_cards(hole: Sequence[Card], board: Sequence[Card]) -> tuple[Card, ...]:
    check_count(board, COUNTS_BEFORE_NEXT, group="board")
    check_hand(hole, board)
    return unseen_cards((*hole, *board))
