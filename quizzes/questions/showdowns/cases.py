"""The cases of a showdown: how each is told from the cards, and how it is placed."""

from random import Random

from quizzes.poker.cards import RANK_BITS, key_of
from quizzes.poker.contests import Winners
from quizzes.poker.lows import strength_of
from quizzes.questions.deals import until
from quizzes.questions.lows.cases import LOW_RANKS
from quizzes.questions.lows.ranks import low_rank, low_ranks
from quizzes.questions.lows.wrong_rules import lowest_two
from quizzes.questions.showdowns.dealing import (
    PlacedHands,
    PlaceHands,
    deal_around,
    place_both_ways,
    place_counterfeited,
    place_low,
    place_no_low,
    place_same_low,
    place_same_straight,
    place_seeming_low,
)
from quizzes.questions.showdowns.tables import Showdown, contest_of, winners_of

LOW_SIZE = 5

# The lowest ranks of straights: those that may be lows, and those that are not.
LOW_STRAIGHTS = range(1, 5)
HIGH_STRAIGHTS = range(5, 11)


def case_of(showdown: Showdown) -> str:
    """Return the case of a showdown, read from what its hands make.

    The first that applies counts: ties, then what tempts, then who wins what.
    """
    winners = winners_of(showdown)
    tied = case_of_ties(winners)
    if tied:
        return tied
    if seeming_lows(showdown):
        return "seeming-low"
    if counterfeited_favorite(showdown) is not None:
        return "counterfeited-favorite"
    if not winners.low_winners:
        return "scoop-without-low"
    return "scoop" if winners.high_winners == winners.low_winners else "split"


def case_of_ties(winners: Winners) -> str:
    """Return which halves are tied and how, or an empty text where none is."""
    high, low = len(winners.high_winners), len(winners.low_winners)
    if high > 1 and low > 1:
        return "both-halves-tied"
    if max(high, low) > 2:
        return "three-way-tie"
    if high > 1:
        return "high-tied"
    return "low-tied" if low > 1 else ""


def seeming_lows(showdown: Showdown) -> tuple[int, ...]:
    """Return the seats that have no low, but seem to have one as good as any.

    They seem to, since five different low ranks lie in the hand and on the board,
    though not two in the hand and three on the board.
    """
    lows = contest_of(showdown).lows
    best = max(lows.values())
    return tuple(
        seat
        for seat in showdown.seats
        if not lows[seat] and 0 < _seeming_low(showdown, seat) >= best
    )


def _seeming_low(showdown: Showdown, seat: int) -> int:
    """Return the strength of the lowest five ranks of a hand and the board."""
    by_rank = {
        low_rank(card): card for card in (*showdown.hand_of(seat), *showdown.board)
    }
    lowest = sorted(by_rank)[:LOW_SIZE]
    if len(lowest) < LOW_SIZE:
        return 0
    return strength_of(key_of([by_rank[rank] for rank in lowest]) & RANK_BITS)


def counterfeited_favorite(showdown: Showdown) -> int | None:
    """Return the seat that would have the low, if the board did not pair its ranks.

    Its two lowest ranks are lower than those of all others, compared from the higher
    one down; the board pairs one of them, and the low is won by somebody else.
    """
    two = {seat: _two_down(showdown, seat) for seat in showdown.seats}
    lowest = min(two.values())
    favorites = [seat for seat in two if two[seat] == lowest]
    low_winners = winners_of(showdown).low_winners
    if len(favorites) > 1 or not low_winners or favorites[0] in low_winners:
        return None
    return favorites[0] if low_ranks(showdown.board).intersection(lowest) else None


def _two_down(showdown: Showdown, seat: int) -> tuple[int, ...]:
    two = sorted(lowest_two(showdown.deal_of(seat)), reverse=True)
    missing = 2 - len(two)
    return (*[LOW_RANKS.stop] * missing, *two)


def place_tied_high(rng: Random, hole_count: int) -> PlacedHands:
    """Place a straight in two hands, more often one that is no low."""
    ranks = rng.choice((LOW_STRAIGHTS, HIGH_STRAIGHTS, HIGH_STRAIGHTS))
    return place_same_straight(ranks, 2)(rng, hole_count)


def place_three_ties(rng: Random, hole_count: int) -> PlacedHands:
    """Place a low or a straight in three hands."""
    if rng.random() < 0.7:
        return place_same_low(3)(rng, hole_count)
    return place_same_straight(HIGH_STRAIGHTS, 3)(rng, hole_count)


PLACES: dict[str, tuple[PlaceHands, tuple[int, ...]]] = {
    "split": (place_low, (2, 2, 3)),
    "scoop": (place_both_ways, (2, 2, 3)),
    "scoop-without-low": (place_no_low, (2, 2, 3)),
    "seeming-low": (place_seeming_low, (2, 3, 4)),
    "counterfeited-favorite": (place_counterfeited, (2, 3, 4)),
    "low-tied": (place_same_low(2), (3, 4, 5)),
    "high-tied": (place_tied_high, (3, 4, 5)),
    "three-way-tie": (place_three_ties, (4, 5, 6)),
    "both-halves-tied": (place_same_straight(LOW_STRAIGHTS, 2), (2, 3, 4, 5, 6)),
}
"""How the key cards of each case are placed, and among how many hands."""

LEVELS = {
    1: {"split": 5, "scoop": 3, "scoop-without-low": 2},
    2: {
        "split": 3,
        "scoop": 2,
        "scoop-without-low": 2,
        "seeming-low": 2,
        "low-tied": 1,
    },
    3: {
        "split": 2,
        "scoop": 2,
        "scoop-without-low": 1,
        "seeming-low": 2,
        "counterfeited-favorite": 2,
        "low-tied": 2,
        "high-tied": 1,
    },
    4: {
        "split": 1,
        "scoop": 1,
        "seeming-low": 2,
        "counterfeited-favorite": 2,
        "low-tied": 2,
        "high-tied": 2,
        "three-way-tie": 1,
        "both-halves-tied": 1,
    },
    5: {
        "seeming-low": 2,
        "counterfeited-favorite": 2,
        "low-tied": 2,
        "high-tied": 2,
        "three-way-tie": 3,
        "both-halves-tied": 3,
    },
}


def deal_case(rng: Random, hole_count: int, case: str) -> Showdown:
    """Deal a showdown, aiming at a case."""
    place, hand_counts = PLACES[case]

    def deal() -> Showdown:
        hand_count = rng.choice(hand_counts)
        return deal_around(rng, hole_count, hand_count, place(rng, hole_count))

    return until(deal, lambda showdown: case_of(showdown) == case)
