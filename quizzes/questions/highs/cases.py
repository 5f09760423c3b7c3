"""The cases of a high: how each is told from a deal, and how its cards are placed."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from random import Random

from quizzes.poker.cards import key_of
from quizzes.poker.evaluator import best_high
from quizzes.poker.highs import Category, high_of, strength_of
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
from quizzes.questions.highs.wrong_rules import (
    WHEEL_RANKS,
    category,
    is_flush,
)

RANKS = range(2, 15)
FIVE = 5

CATEGORY_CASES = {
    Category.HIGH_CARD: "high-card",
    Category.PAIR: "pair",
    Category.TWO_PAIR: "two-pair",
    Category.THREE_OF_A_KIND: "three-of-a-kind",
    Category.STRAIGHT: "straight",
    Category.FLUSH: "flush",
    Category.FULL_HOUSE: "full-house",
    Category.FOUR_OF_A_KIND: "four-of-a-kind",
    Category.STRAIGHT_FLUSH: "straight-flush",
}


@lru_cache(maxsize=128)
def case_of(deal: Deal) -> str:
    """Return the case of a deal's high, read from what its cards make.

    The first that applies counts: what tempts comes before what is simply there.
    Kept for a while: it is read while dealing, and again from what was dealt.
    """
    best = best_high(deal.hole, deal.board)
    temptation = _temptation(deal, best.hand.strength)
    if temptation is not None:
        return temptation
    if best.hand.category is Category.STRAIGHT and best.hand.ranks == WHEEL_RANKS:
        return "wheel"
    if len(best.choices) > 1:
        return "tied-choices"
    return CATEGORY_CASES[best.hand.category]


def _temptation(deal: Deal, best: int) -> str | None:
    """Return what tempts to play more or fewer than two cards of the hand."""
    board = strength_of(key_of(deal.board))
    if high_of(board).category >= Category.STRAIGHT and board > best:
        return "board-plays"
    better = [five for five in fives_with(deal, 1) if strength_of(five[0]) > best]
    if any(map(is_flush, better)):
        return "one-card-flush"
    if any(category(key) is Category.STRAIGHT for key, _ in better):
        return "one-card-straight"
    if _most_of_one(card.rank for card in deal.hole) >= 3:
        return "trips-in-hand"
    if _most_of_one(card.suit for card in deal.hole) >= 3 and any(
        is_flush(five) and strength_of(five[0]) > best
        for hole_count in (3, 4)
        for five in fives_with(deal, hole_count)
    ):
        return "three-suited-in-hand"
    return None


def _most_of_one(values: Iterable[int | str]) -> int:
    return max(Counter(values).values())


def place_groups(*groups: int) -> Place:
    """Return a placing of groups of equal ranks, such as (2, 2) for two pair."""

    def place(rng: Random, hole_count: int) -> Placed:
        ranks = rng.sample(RANKS, len(groups))
        cards = cards_of(
            rng, [r for r, size in zip(ranks, groups, strict=True) for _ in range(size)]
        )
        return Placed(*split(rng, cards, min(2, len(cards) - 1)))

    return place


def place_unpaired(rng: Random, hole_count: int) -> Placed:
    """Place a hand and a board without any rank twice."""
    cards = cards_of(rng, rng.sample(RANKS, hole_count + BOARD_COUNT))
    return Placed(*split(rng, cards, hole_count))


def place_straight(rng: Random, hole_count: int) -> Placed:
    """Place five ranks in a row, two of them in the hand."""
    return Placed(*split(rng, cards_of(rng, _row(rng))))


def place_wheel(rng: Random, hole_count: int) -> Placed:
    """Place the ace to the five, two of them in the hand."""
    return Placed(*split(rng, cards_of(rng, range(1, 6))))


def place_flush(rng: Random, hole_count: int) -> Placed:
    """Place five cards of one suit, two of them in the hand."""
    return Placed(*split(rng, suited(rng, rng.sample(RANKS, FIVE))))


def place_straight_flush(rng: Random, hole_count: int) -> Placed:
    """Place five cards in a row and of one suit, two of them in the hand."""
    return Placed(*split(rng, suited(rng, _row(rng))))


def place_board_plays(rng: Random, hole_count: int) -> Placed:
    """Place a straight or a flush on the board."""
    if rng.random() < 0.5:
        return Placed(board=cards_of(rng, _row(rng)))
    return Placed(board=suited(rng, rng.sample(RANKS, FIVE)))


def place_one_card_flush(rng: Random, hole_count: int) -> Placed:
    """Place four of a suit on the board and one of it in the hand."""
    return Placed(*split(rng, suited(rng, rng.sample(RANKS, FIVE)), 1))


def place_one_card_straight(rng: Random, hole_count: int) -> Placed:
    """Place four cards of a row on the board and the fifth in the hand."""
    return Placed(*split(rng, cards_of(rng, _row(rng)), 1))


def place_trips_in_hand(rng: Random, hole_count: int) -> Placed:
    """Place three cards of one rank in the hand."""
    return Placed(hole=cards_of(rng, [rng.choice(RANKS)] * 3))


def place_three_suited(rng: Random, hole_count: int) -> Placed:
    """Place three of a suit in the hand and two of it on the board."""
    return Placed(*split(rng, suited(rng, rng.sample(RANKS, FIVE)), 3))


def _row(rng: Random) -> range:
    """Return the ranks of a straight, an ace at the bottom as 1."""
    lowest = rng.randint(1, 10)
    return range(lowest, lowest + FIVE)


CASES: dict[str, Place] = {
    "pair": place_nothing,
    "two-pair": place_groups(2, 2),
    "three-of-a-kind": place_groups(3),
    "straight": place_straight,
    "flush": place_flush,
    "full-house": place_groups(3, 2),
    "four-of-a-kind": place_groups(4),
    "straight-flush": place_straight_flush,
    "high-card": place_unpaired,
    "wheel": place_wheel,
    "tied-choices": place_nothing,
    "trips-in-hand": place_trips_in_hand,
    "three-suited-in-hand": place_three_suited,
    "one-card-straight": place_one_card_straight,
    "one-card-flush": place_one_card_flush,
    "board-plays": place_board_plays,
}

LEVELS: dict[int, dict[str, int]] = {
    1: {
        "pair": 2,
        "two-pair": 3,
        "three-of-a-kind": 3,
        "straight": 2,
        "flush": 3,
        "full-house": 2,
    },
    2: {
        "pair": 1,
        "two-pair": 3,
        "three-of-a-kind": 2,
        "straight": 3,
        "flush": 3,
        "full-house": 3,
        "wheel": 1,
        "tied-choices": 1,
    },
    3: {
        "two-pair": 2,
        "straight": 2,
        "flush": 2,
        "full-house": 2,
        "four-of-a-kind": 1,
        "high-card": 1,
        "wheel": 2,
        "tied-choices": 2,
        "trips-in-hand": 2,
        "one-card-flush": 2,
    },
    4: {
        "straight": 1,
        "full-house": 1,
        "four-of-a-kind": 1,
        "straight-flush": 1,
        "high-card": 1,
        "wheel": 1,
        "tied-choices": 1,
        "trips-in-hand": 2,
        "three-suited-in-hand": 3,
        "one-card-straight": 2,
        "one-card-flush": 3,
        "board-plays": 1,
    },
    5: {
        "straight-flush": 1,
        "high-card": 1,
        "wheel": 1,
        "trips-in-hand": 2,
        "three-suited-in-hand": 3,
        "one-card-straight": 4,
        "one-card-flush": 3,
        "board-plays": 3,
    },
}
