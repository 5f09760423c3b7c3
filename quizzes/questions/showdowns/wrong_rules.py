"""Wrong rules at a showdown: who wins each half by what a believer sees."""

from collections.abc import Callable, Sequence
from typing import Any

from quizzes.poker import highs, lows
from quizzes.poker.evaluator import best_high, high_strength, low_strength
from quizzes.questions.counts import HAND_SIZE, fives_with, lows_with
from quizzes.questions.deals import Deal
from quizzes.questions.fields import Seats
from quizzes.questions.lows.ranks import low_rank, low_ranks
from quizzes.questions.lows.wrong_rules import (
    FivesOf,
    Worth,
    ranks_down,
    with_pair,
    without_straight_or_flush,
)
from quizzes.questions.misconceptions import Misconception, WrongRule
from quizzes.questions.showdowns.marking import HIGH, LOW
from quizzes.questions.showdowns.tables import Showdown, winners_of

type Reading = Callable[[Deal], Any]
"""How good a hand is to a believer in one half: bigger is better, None is no low."""

type Winning = Callable[[Showdown], frozenset[Seats]]
"""What a believer could say of who wins one half."""

NOBODY: Seats = frozenset()


def won_by(reading: Reading) -> Winning:
    """Return who wins a half where every hand is read in some way."""

    def winning(showdown: Showdown) -> frozenset[Seats]:
        read = {seat: reading(showdown.deal_of(seat)) for seat in showdown.seats}
        worths = [worth for worth in read.values() if worth is not None]
        if not worths:
            return frozenset({NOBODY})
        best = max(worths)
        return frozenset({frozenset(seat for seat in read if read[seat] == best)})

    return winning


def high_with(hole_count: int) -> Reading:
    """Let a wrong number of hole cards play in a high, where that is better."""
    return lambda deal: max(
        high_strength(deal.hole, deal.board),
        *(highs.strength_of(key) for key, _ in fives_with(deal, hole_count)),
    )


def low_with(hole_count: int) -> Reading:
    """Let a wrong number of hole cards play in a low, where that is better."""

    def reading(deal: Deal) -> int | None:
        made = (lows.strength_of(key) for key, _ in lows_with(deal, hole_count))
        return max((low_strength(deal.hole, deal.board), *made)) or None

    return reading


def low_judged_by(worth: Worth, fives_of: FivesOf) -> Reading:
    """Keep two and three but judge the lows in another way: smaller is better."""

    def reading(deal: Deal) -> tuple[int, ...] | None:
        judged = (worth(key) for key, _ in fives_of(deal, 2))
        best = min((low for low in judged if low is not None), default=None)
        return None if best is None else _turned(best)

    return reading


def _turned(worth: Any) -> tuple[int, ...]:
    """Return a worth of which bigger is better, from one of which smaller is."""
    return tuple(-part for part in (worth if isinstance(worth, tuple) else (worth,)))


def by_ranks(worth: Callable[[tuple[int, ...]], Any]) -> Worth:
    """Judge a low by its ranks, from the highest down, the ace as 1."""
    return lambda key: worth(ranks_down(key))


def from_bottom(ranks: tuple[int, ...]) -> tuple[int, ...]:
    """Read a low from its lowest card up."""
    return ranks[::-1]


def first_only(ranks: tuple[int, ...]) -> int:
    """Look at the highest card of a low only."""
    return ranks[0]


def ace_high(ranks: tuple[int, ...]) -> tuple[int, ...] | None:
    """Take the ace for high only: it is in no low."""
    return None if ranks[-1] == 1 else ranks


def without_qualifier(key: int) -> tuple[int, ...] | None:
    """Call any five different ranks a low."""
    ranks = ranks_down(key)
    return ranks if len(set(ranks)) == HAND_SIZE else None


def without_duplicates(deal: Deal) -> int | None:
    """Play only hole cards whose rank does not lie on the board."""
    paired = low_ranks(deal.board)
    alive = {card for card in deal.hole if low_rank(card) not in paired}
    made = (
        lows.strength_of(key)
        for key, five in lows_with(deal, 2)
        if alive.issuperset(five[:2])
    )
    return max(made, default=None)


def straight_over_flush(deal: Deal) -> tuple[int, tuple[int, ...]]:
    """Rank a straight above a flush."""
    swapped = {
        highs.Category.STRAIGHT: highs.Category.FLUSH,
        highs.Category.FLUSH: highs.Category.STRAIGHT,
    }
    made = {highs.strength_of(key) for key, _ in fives_with(deal, 2)}
    return max(
        (swapped.get(high.category, high.category), high.ranks)
        for high in map(highs.high_of, made)
    )


def low_of_high_pair(deal: Deal) -> int | None:
    """Make the low of the two hole cards that make the high."""
    pairs = [
        frozenset(choice.hole) for choice in best_high(deal.hole, deal.board).choices
    ]
    made = (
        lows.strength_of(key)
        for key, five in lows_with(deal, 2)
        if frozenset(five[:2]) in pairs
    )
    return max(made, default=None)


def high_takes_both(showdown: Showdown) -> frozenset[Seats]:
    """Let the best high have the low as well, where there is a low."""
    winners = winners_of(showdown)
    if not winners.low_winners:
        return frozenset({NOBODY})
    return frozenset({frozenset(winners.high_winners)})


def one_of(winners: Sequence[int]) -> frozenset[Seats]:
    """Let one of those that tie win alone, whichever it is."""
    return frozenset(frozenset({seat}) for seat in winners)


def one_of_tied_wins(showdown: Showdown) -> dict[str, frozenset[Seats]]:
    """Let one of those that tie for a half win it alone."""
    winners = winners_of(showdown)
    return {HIGH: one_of(winners.high_winners), LOW: one_of(winners.low_winners)}


def in_halves(high: Winning | None = None, low: Winning | None = None) -> WrongRule:
    """Return a wrong rule for the halves that it concerns."""
    by_field = {HIGH: high, LOW: low}
    return lambda showdown: {
        name: winning(showdown) for name, winning in by_field.items() if winning
    }


def with_from_hand(hole_count: int) -> WrongRule:
    """Return the rule that lets a wrong number of hole cards play in both halves."""
    return in_halves(won_by(high_with(hole_count)), won_by(low_with(hole_count)))


def low_judged(worth: Worth, fives_of: FivesOf = lows_with) -> WrongRule:
    """Return the rule that judges lows, or other fives as well, in another way."""
    return in_halves(low=won_by(low_judged_by(worth, fives_of)))


WRONG_WINNERS: dict[Misconception, WrongRule] = {
    Misconception.THREE_FROM_HAND: with_from_hand(3),
    Misconception.ONE_FROM_HAND: with_from_hand(1),
    Misconception.STRAIGHT_BEATS_FLUSH: in_halves(won_by(straight_over_flush)),
    Misconception.PAIRED_CARD_COUNTS: low_judged(with_pair, fives_with),
    Misconception.LOW_WITHOUT_QUALIFIER: low_judged(without_qualifier, fives_with),
    Misconception.ACE_NOT_LOW: low_judged(by_ranks(ace_high)),
    Misconception.STRAIGHTS_AND_FLUSHES_COUNT: low_judged(without_straight_or_flush),
    Misconception.DUPLICATE_KILLS_LOW: in_halves(low=won_by(without_duplicates)),
    Misconception.READ_FROM_BOTTOM: low_judged(by_ranks(from_bottom)),
    Misconception.LATER_CARDS_IGNORED: low_judged(by_ranks(first_only)),
    Misconception.SAME_PAIR_FOR_BOTH: in_halves(low=won_by(low_of_high_pair)),
    Misconception.HIGH_TAKES_BOTH: in_halves(low=high_takes_both),
    Misconception.ONE_OF_TIED_WINS: one_of_tied_wins,
}

# Cases among which a rule is found to go wrong alone; searching them saves dealing.
TRAP_CASES = {
    Misconception.THREE_FROM_HAND: ("scoop",),
    Misconception.ONE_FROM_HAND: ("scoop",),
    Misconception.STRAIGHT_BEATS_FLUSH: ("scoop",),
    Misconception.PAIRED_CARD_COUNTS: ("scoop", "counterfeited-favorite"),
    Misconception.LOW_WITHOUT_QUALIFIER: ("scoop-without-low", "seeming-low"),
    Misconception.ACE_NOT_LOW: ("scoop",),
    Misconception.STRAIGHTS_AND_FLUSHES_COUNT: ("scoop",),
    Misconception.DUPLICATE_KILLS_LOW: ("scoop",),
    Misconception.READ_FROM_BOTTOM: ("scoop",),
    Misconception.LATER_CARDS_IGNORED: ("scoop",),
    Misconception.SAME_PAIR_FOR_BOTH: ("scoop", "counterfeited-favorite"),
    Misconception.HIGH_TAKES_BOTH: ("split",),
    Misconception.ONE_OF_TIED_WINS: ("both-halves-tied",),
}
