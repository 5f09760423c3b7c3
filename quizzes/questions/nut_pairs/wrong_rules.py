"""Wrong rules about the nuts: what their believers could take for them."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Any

from quizzes.poker.cards import Card
from quizzes.poker.highs import Category, High
from quizzes.poker.nuts import Step, unseen_cards
from quizzes.questions.deals import BY_RANK, Deal
from quizzes.questions.fields import Pick
from quizzes.questions.lows.ranks import low_rank
from quizzes.questions.misconceptions import Misconception, WrongRule
from quizzes.questions.nut_pairs.boards import (
    best_high_on,
    best_low_on,
    first_of,
    highs_on,
    holding,
    lows_on,
    nuts_held,
    picks_of,
    ranks_of,
)

NUT_HIGH, NUT_LOW, IN_HAND = "nut_high", "nut_low", "holds"
ACE_DEUCE = (1, 2)
FOUR_SUITED = 4

type Answers = Mapping[str, frozenset[Any]]


def overlooking(*hidden: tuple[Category, ...]) -> WrongRule:
    """Return the rule of whoever does not see hands of some categories at all.

    Each of several sets of categories may be the one that is not seen.
    """

    def rule(deal: Deal) -> Answers:
        ladder = highs_on(deal.board)
        seen = (_picks_without(ladder, categories) for categories in hidden)
        return {NUT_HIGH: frozenset(pick for picks in seen for pick in picks)}

    return rule


def _picks_without(
    ladder: tuple[Step[High], ...], hidden: tuple[Category, ...]
) -> tuple[Pick, ...]:
    return picks_of(
        first_of(step for step in ladder if step.hand.category not in hidden)
    )


def flush_overlooked(deal: Deal) -> Answers:
    """See no flush: of the ranks that come next cards of one suit are named as well."""
    ladder = highs_on(deal.board)
    if ladder[0].hand.category is not Category.FLUSH:
        return {NUT_HIGH: frozenset()}
    seen = next(step for step in ladder if step.hand.category is not Category.FLUSH)
    ranks = {ranks_of(pair) for pair in seen.holdings}
    pairs = (pair for two in ranks for pair in pairs_of_ranks(deal, two))
    return {NUT_HIGH: frozenset(pairs)}


def ace_deuce_always(deal: Deal) -> Answers:
    """Take any ace with any deuce for the nut low, whatever lies on the board."""
    return {NUT_LOW: frozenset(pairs_of_ranks(deal, ACE_DEUCE))}


def pairs_of_ranks(deal: Deal, ranks: tuple[int, ...]) -> Iterator[Pick]:
    """Yield every two cards of two ranks, or of one, that are not on the board."""
    left = [[c for c in BY_RANK[rank] if c not in deal.board] for rank in ranks]
    yield from (frozenset(pair) for pair in product(*left) if pair[0] != pair[1])


def own_cards_excluded(deal: Deal) -> Answers:
    """Take for the nuts the best that others can hold: none of the hand's cards."""
    return {
        NUT_HIGH: best_of_others(highs_on(deal.board), deal.hole),
        NUT_LOW: best_of_others(lows_on(deal.board), deal.hole),
    }


def best_of_others(
    ladder: Iterable[Step[Any]], hole: tuple[Card, ...]
) -> frozenset[Pick]:
    """Return the best pairs without cards of the hand; only "none" if there are none.

    They stand on the first step that keeps a pair.
    """
    left = (
        frozenset(frozenset(pair) for pair in step.holdings if not {*pair} & {*hole})
        for step in ladder
    )
    return next(filter(None, left), frozenset({frozenset()}))


def one_nut_card(deal: Deal) -> Answers:
    """Take one card of the pair for enough: the bare ace of a suit, any ace for lows.

    Whoever names the nuts by it names any second card where four of the suit are out.
    """
    high, low = nuts_held(deal)
    flush_card, low_step = top_of_flush(deal.board), best_low_on(deal.board)
    low_pairs = low_step.holdings if low_step else ()
    lowest = {min(pair, key=low_rank) for pair in low_pairs}
    answers: dict[str, frozenset[Any]] = {
        IN_HAND: frozenset(
            {
                holding(
                    high or flush_card in deal.hole,
                    low or not lowest.isdisjoint(deal.hole),
                )
            }
        )
    }
    if flush_card and _suited(deal.board, flush_card) >= FOUR_SUITED:
        others = (c for c in unseen_cards(deal.board) if c.suit != flush_card.suit)
        answers[NUT_HIGH] = frozenset(frozenset((flush_card, card)) for card in others)
    return answers


def top_of_flush(board: tuple[Card, ...]) -> Card | None:
    """Return the higher card of the nut flush; None where the nuts are no flush."""
    nuts = best_high_on(board)
    return nuts.holdings[0][0] if nuts.hand.category is Category.FLUSH else None


def _suited(cards: tuple[Card, ...], like: Card) -> int:
    return sum(card.suit == like.suit for card in cards)


WRONG_RULES: dict[Misconception, WrongRule] = {
    Misconception.STRAIGHT_OVERLOOKED: overlooking((Category.STRAIGHT,)),
    Misconception.FLUSH_OVERLOOKED: flush_overlooked,
    Misconception.QUADS_OVERLOOKED: overlooking(
        (Category.FOUR_OF_A_KIND,), (Category.FOUR_OF_A_KIND, Category.FULL_HOUSE)
    ),
    Misconception.STRAIGHT_FLUSH_OVERLOOKED: overlooking((Category.STRAIGHT_FLUSH,)),
    Misconception.ACE_DEUCE_ALWAYS: ace_deuce_always,
    Misconception.ONE_NUT_CARD: one_nut_card,
    Misconception.OWN_CARDS_EXCLUDED: own_cards_excluded,
}

# Cases among which a rule is found to go wrong alone; searching them saves dealing.
TRAP_CASES = {
    Misconception.STRAIGHT_OVERLOOKED: ("nut-straight",),
    Misconception.FLUSH_OVERLOOKED: ("nut-flush",),
    Misconception.QUADS_OVERLOOKED: ("paired-board",),
    Misconception.STRAIGHT_FLUSH_OVERLOOKED: ("straight-flush-possible",),
    Misconception.ACE_DEUCE_ALWAYS: ("nut-set",),
    Misconception.ONE_NUT_CARD: ("nut-set",),
    Misconception.OWN_CARDS_EXCLUDED: ("nut-set",),
}
