"""The cases of a next card: how each is told from a deal, and how it is placed."""

from random import Random

from quizzes.poker.cards import Card
from quizzes.questions.deals import (
    EarlyDeal,
    Place,
    Placed,
    cards_of,
    split,
)
from quizzes.questions.next_cards.ranks import (
    LOW_RANKS,
    doubled_ranks,
    harmful_ranks,
    idle_ranks,
    is_nut_low,
    unpaired_harmful_ranks,
    used_ranks,
)
from quizzes.questions.next_cards.wrong_rules import has_wheel

TALL = range(9, 14)
WHEEL_RANKS = range(1, 6)


def case_of(deal: EarlyDeal) -> str:
    """Return the case of a deal, read from what each next card does to the low.

    The first that applies counts: that nothing harms comes first, then what tempts.
    """
    return _case_of_nuts(deal) if is_nut_low(deal) else _case_of_others(deal)


def _case_of_nuts(deal: EarlyDeal) -> str:
    if not harmful_ranks(deal):
        return "wheel-is-safe" if has_wheel(deal) else "protected"
    if doubled_ranks(deal):
        return "pair-in-hand"
    return "third-card-idle" if idle_ranks(deal) else "nuts-lost"


def _case_of_others(deal: EarlyDeal) -> str:
    harmful = harmful_ranks(deal)
    if not harmful:
        return "pairs-do-no-harm"
    if unpaired_harmful_ranks(deal):
        return "worse-without-pair"
    return "place-lost" if harmful == used_ranks(deal) else "one-pair-harms"


def place_nuts(rng: Random, hole_count: int) -> Placed:
    """Place the two lowest ranks that three of the board leave, and tall cards."""
    board, left = _flop(rng)
    hole = cards_of(rng, left[:2], taken=board)
    return Placed((*hole, *_tall_cards(rng, hole_count - 2)), board)


def place_wheel(rng: Random, hole_count: int) -> Placed:
    """Place the ace to the five, two of them in the hand."""
    return Placed(*split(rng, cards_of(rng, WHEEL_RANKS)))


def place_protected(rng: Random, hole_count: int) -> Placed:
    """Place the three lowest ranks that three of the board leave."""
    board, left = _flop(rng)
    return Placed(cards_of(rng, left[:3], taken=board), board)


def place_pair_in_hand(rng: Random, hole_count: int) -> Placed:
    """Place the nut low with one of its two hole cards a second time."""
    board, left = _flop(rng)
    ranks = (*left[:2], rng.choice(left[:2]))
    hole = cards_of(rng, ranks, taken=board)
    return Placed((*hole, *_tall_cards(rng, hole_count - 3)), board)


def place_third_card_idle(rng: Random, hole_count: int) -> Placed:
    """Place the nut low and a third low rank that is not the next one."""
    board, left = _flop(rng)
    hole = cards_of(rng, (*left[:2], rng.choice(left[3:])), taken=board)
    return Placed((*hole, *_tall_cards(rng, hole_count - 3)), board)


def place_low(rng: Random, hole_count: int) -> Placed:
    """Place five low ranks, two or three of them in the hand."""
    ranks = rng.sample(LOW_RANKS, 6)
    cards = cards_of(rng, ranks[: rng.choice((5, 5, 6))])
    return Placed(*split(rng, cards, len(cards) - 3))


def place_bare_low(rng: Random, hole_count: int) -> Placed:
    """Place five low ranks, two of them in the hand beside tall cards."""
    hole, board = split(rng, cards_of(rng, rng.sample(LOW_RANKS, 5)))
    return Placed((*hole, *_tall_cards(rng, hole_count - 2)), board)


def place_one_harms(rng: Random, hole_count: int) -> Placed:
    """Place the lowest rank left and a high one, or a rank that is paired already."""
    if rng.random() < 0.5:
        return place_paired_already(rng, hole_count)
    board, left = _flop(rng)
    hole = cards_of(rng, (left[0], rng.choice(left[2:])), taken=board)
    return Placed((*hole, *_tall_cards(rng, hole_count - 2)), board)


def place_paired_already(rng: Random, hole_count: int) -> Placed:
    """Place a turn of four low ranks, one of which the hand holds as well."""
    ranks = rng.sample(LOW_RANKS, 5)
    board = cards_of(rng, ranks[:4])
    hole = cards_of(rng, (ranks[0], ranks[4]), taken=board)
    return Placed((*hole, *_tall_cards(rng, hole_count - 2)), board)


def _flop(rng: Random) -> tuple[tuple[Card, ...], list[int]]:
    """Return a flop of three low ranks, and the low ranks that it leaves."""
    ranks = rng.sample(LOW_RANKS, 3)
    return cards_of(rng, ranks), [rank for rank in LOW_RANKS if rank not in ranks]


def _tall_cards(rng: Random, count: int) -> tuple[Card, ...]:
    return cards_of(rng, rng.choices(TALL, k=count))


CASES: dict[str, Place] = {
    "nuts-lost": place_nuts,
    "wheel-is-safe": place_wheel,
    "protected": place_protected,
    "pair-in-hand": place_pair_in_hand,
    "third-card-idle": place_third_card_idle,
    "place-lost": place_low,
    "one-pair-harms": place_one_harms,
    "worse-without-pair": place_bare_low,
    "pairs-do-no-harm": place_paired_already,
}

LEVELS: dict[int, dict[str, int]] = {
    1: {"nuts-lost": 5, "wheel-is-safe": 2, "protected": 1},
    2: {"nuts-lost": 4, "wheel-is-safe": 2, "protected": 2, "pair-in-hand": 2},
    3: {
        "nuts-lost": 2,
        "wheel-is-safe": 1,
        "protected": 3,
        "pair-in-hand": 2,
        "third-card-idle": 3,
    },
    4: {
        "protected": 1,
        "third-card-idle": 1,
        "place-lost": 5,
        "one-pair-harms": 2,
        "pairs-do-no-harm": 1,
    },
    5: {
        "third-card-idle": 1,
        "place-lost": 1,
        "one-pair-harms": 3,
        "worse-without-pair": 4,
        "pairs-do-no-harm": 2,
    },
}
