"""The cases of a low: how each is told from a deal, and how its cards are placed."""

from functools import lru_cache
from random import Random

from quizzes.poker.cards import Card, key_of
from quizzes.poker.evaluator import Best, best_low
from quizzes.poker.lows import Low, strength_of
from quizzes.questions.counts import fives_with
from quizzes.questions.deals import (
    BOARD_COUNT,
    Deal,
    Place,
    Placed,
    cards_of,
    place_nothing,
    split,
    suited,
)
from quizzes.questions.highs.wrong_rules import category
from quizzes.questions.lows.ranks import low_rank, low_ranks
from quizzes.questions.lows.wrong_rules import (
    STRAIGHTS_AND_FLUSHES,
    lowest_two,
)

LOW_RANKS = range(1, 9)
HIGH_RANKS = range(9, 14)
WHEEL = (5, 4, 3, 2, 1)
WORST = (8, 7, 6, 5, 4)
STRAIGHTS = ((6, 5, 4, 3, 2), (7, 6, 5, 4, 3))


@lru_cache(maxsize=128)
def case_of(deal: Deal) -> str:
    """Return the case of a deal's low, read from what its cards make.

    The first that applies counts: what decides the answer comes before what tempts.
    Kept for a while: it is read while dealing, and again from what was dealt.
    """
    best = best_low(deal.hole, deal.board)
    if best is None:
        return _case_without_low(deal)
    return _case_with_low(deal, best)


def _case_without_low(deal: Deal) -> str:
    if len(low_ranks(deal.board)) < 3:
        tempts = any(strength_of(key) for n in (3, 4) for key, _ in fives_with(deal, n))
        return "low-in-hand-only" if tempts else "no-low-on-board"
    if len(low_ranks(deal.hole)) < 2:
        return "no-low-in-hand"
    return "low-ranks-paired"


def _case_with_low(deal: Deal, best: Best[Low]) -> str:
    if best.hand.ranks == WHEEL:
        return "wheel"
    if best.hand.ranks == WORST:
        return "worst-low"
    if all(
        category(key_of(choice.cards)) in STRAIGHTS_AND_FLUSHES
        for choice in best.choices
    ):
        return "straight-or-flush"
    played = {low_ranks(choice.hole) for choice in best.choices}
    if lowest_two(deal) not in played:
        return "counterfeited"
    if any(strength_of(key) > best.hand.strength for key, _ in fives_with(deal, 3)):
        return "three-low-in-hand"
    return "tied-choices" if len(best.choices) > 1 else "plain"


def place_plain(rng: Random, hole_count: int) -> Placed:
    """Place five different low ranks, two of them in the hand."""
    return Placed(*split(rng, cards_of(rng, rng.sample(LOW_RANKS, 5))))


def place_no_low_in_hand(rng: Random, hole_count: int) -> Placed:
    """Place three low ranks on the board and high cards in the hand, all but one."""
    board = cards_of(rng, rng.sample(LOW_RANKS, 3))
    return Placed(_high_cards(rng, hole_count - 1), board)


def place_low_in_hand_only(rng: Random, hole_count: int) -> Placed:
    """Place five low ranks, three or four of them in the hand, and a high board."""
    low = cards_of(rng, rng.sample(LOW_RANKS, 5))
    hole, board = split(rng, low, rng.choice((3, 4)))
    return Placed(hole, (*board, *_high_cards(rng, BOARD_COUNT - len(board))))


def place_low_ranks_paired(rng: Random, hole_count: int) -> Placed:
    """Place three low ranks on the board and two of the same in the hand."""
    board = cards_of(rng, rng.sample(LOW_RANKS, 3))
    low = cards_of(rng, map(low_rank, board[:2]), taken=board)
    return Placed((*low, *_high_cards(rng, hole_count - 2)), board)


def place_wheel(rng: Random, hole_count: int) -> Placed:
    """Place the ace to the five, two of them in the hand."""
    return Placed(*split(rng, cards_of(rng, WHEEL)))


def place_worst(rng: Random, hole_count: int) -> Placed:
    """Place the four to the eight, two of them in the hand."""
    return Placed(*split(rng, cards_of(rng, WORST)))


def place_straight_or_flush(rng: Random, hole_count: int) -> Placed:
    """Place a low straight, or five low cards of one suit."""
    if rng.random() < 0.5:
        return Placed(*split(rng, cards_of(rng, rng.choice(STRAIGHTS))))
    return Placed(*split(rng, suited(rng, rng.sample(LOW_RANKS, 5))))


def place_counterfeited(rng: Random, hole_count: int) -> Placed:
    """Place three low ranks in the hand and pair one of the lower two on the board."""
    ranks = rng.sample(LOW_RANKS, 6)
    in_hand = sorted(ranks[:3])
    hole = cards_of(rng, in_hand)
    board = cards_of(rng, (rng.choice(in_hand[:2]), *ranks[3:5]), taken=hole)
    return Placed(hole, board)


def place_three_low_in_hand(rng: Random, hole_count: int) -> Placed:
    """Place three of the lowest ranks in the hand and three low ranks on the board."""
    in_hand = rng.sample(range(1, 6), 3)
    others = [rank for rank in LOW_RANKS if rank not in in_hand]
    return Placed(cards_of(rng, in_hand), cards_of(rng, rng.sample(others, 3)))


def place_tied_choices(rng: Random, hole_count: int) -> Placed:
    """Place a low with one of its ranks a second time, in the hand or on the board."""
    hole, board = split(rng, cards_of(rng, rng.sample(LOW_RANKS, 5)))
    again = rng.choice((*hole, *board)).rank
    twin = cards_of(rng, (again,), taken=(*hole, *board))
    if any(card.rank == again for card in hole):
        return Placed((*hole, *twin), board)
    return Placed(hole, (*board, *twin))


def _high_cards(rng: Random, count: int) -> tuple[Card, ...]:
    return cards_of(rng, rng.sample(HIGH_RANKS, count))


CASES: dict[str, Place] = {
    "plain": place_plain,
    "no-low-on-board": place_nothing,
    "no-low-in-hand": place_no_low_in_hand,
    "wheel": place_wheel,
    "worst-low": place_worst,
    "straight-or-flush": place_straight_or_flush,
    "three-low-in-hand": place_three_low_in_hand,
    "tied-choices": place_tied_choices,
    "low-in-hand-only": place_low_in_hand_only,
    "low-ranks-paired": place_low_ranks_paired,
    "counterfeited": place_counterfeited,
}

LEVELS: dict[int, dict[str, int]] = {
    1: {"plain": 5, "no-low-on-board": 3, "wheel": 2},
    2: {
        "plain": 4,
        "no-low-on-board": 3,
        "no-low-in-hand": 2,
        "wheel": 1,
        "tied-choices": 1,
    },
    3: {
        "plain": 3,
        "no-low-on-board": 2,
        "no-low-in-hand": 2,
        "low-in-hand-only": 1,
        "three-low-in-hand": 3,
        "straight-or-flush": 2,
        "worst-low": 1,
        "wheel": 1,
        "tied-choices": 1,
    },
    4: {
        "plain": 1,
        "no-low-on-board": 1,
        "no-low-in-hand": 1,
        "low-in-hand-only": 2,
        "low-ranks-paired": 2,
        "three-low-in-hand": 3,
        "straight-or-flush": 2,
        "worst-low": 2,
        "counterfeited": 3,
        "tied-choices": 1,
    },
    5: {
        "low-in-hand-only": 3,
        "low-ranks-paired": 3,
        "three-low-in-hand": 3,
        "straight-or-flush": 2,
        "worst-low": 1,
        "counterfeited": 4,
        "tied-choices": 1,
    },
}
