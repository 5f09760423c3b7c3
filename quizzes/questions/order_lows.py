"""Put lows in order: two to four hands side by side, the best low first."""

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from operator import itemgetter
from random import Random

from quizzes.poker.cards import DECK, Card, key_of
from quizzes.poker.evaluator import best_low
from quizzes.poker.lows import LOWS, read_low
from quizzes.poker.rules import Variant
from quizzes.questions.base import Answer, Grade, tell_nothing
from quizzes.questions.counts import fives_with
from quizzes.questions.deals import BOARD_COUNT, MOST_TRIES, Deal
from quizzes.questions.fields import Places, PutInOrder
from quizzes.questions.lows import orders
from quizzes.questions.lows.cases import LOW_RANKS, STRAIGHTS, WHEEL, WORST
from quizzes.questions.lows.hands import (
    Hands,
    Ranks,
    as_low,
    deal_ranks,
    fit_one_deck,
    shuffled_hands,
)
from quizzes.questions.lows.ranks import low_ranks
from quizzes.questions.lows.wrong_rules import NINE, ranks_down, with_nine, with_pair
from quizzes.questions.misconceptions import Misconception, in_field
from quizzes.questions.terms import Terms

NAME = "order-lows"
VERSION = 1
HOUSES_DIFFER = False
HAS_BETTING = False

COUNTS = (2, 3, 3, 4)
MOST_SEATS = 9

ALL_LOWS: tuple[Ranks, ...] = tuple(low.ranks for low in LOWS if low)
TOPS = (8, 7, 6)
BY_TOP = {top: [ranks for ranks in ALL_LOWS if ranks[0] == top] for top in TOPS}


def draw_highest_card(rng: Random) -> list[Ranks]:
    """Draw lows of different highest cards."""
    return [rng.choice(BY_TOP[top]) for top in rng.sample(TOPS, rng.choice((2, 3)))]


def draw_later_card(rng: Random) -> list[Ranks]:
    """Draw two lows of one highest card, and perhaps others."""
    two = rng.sample(BY_TOP[rng.choice(TOPS)], 2)
    return two + rng.sample(ALL_LOWS, rng.choice(COUNTS) - 2)


def draw_any(rng: Random) -> list[Ranks]:
    """Draw any different lows."""
    return rng.sample(ALL_LOWS, rng.choice(COUNTS))


def draw_wheel(rng: Random) -> list[Ranks]:
    """Draw the wheel and other lows."""
    return [WHEEL, *draw_any(rng)[1:]]


def draw_tied(rng: Random) -> list[Ranks]:
    """Draw lows of which two are equal."""
    lows = draw_any(rng)
    return [*lows[1:], lows[-1]]


def draw_straight(rng: Random) -> list[Ranks]:
    """Draw a low that is a straight, and others; or any, of which one gets a suit."""
    if rng.random() < 0.5:
        return draw_any(rng)
    return [rng.choice((*STRAIGHTS, WORST)), *draw_any(rng)[1:]]


def draw_not_all_lows(rng: Random) -> list[Ranks]:
    """Draw lows, and one or two hands that miss being one by a pair or a nine."""
    lows = draw_any(rng)
    missing = rng.choice((1, 2)) if len(lows) > 2 else 1
    return [*(draw_no_low(rng) for _ in range(missing)), *lows[missing:]]


def draw_no_low(rng: Random) -> Ranks:
    """Draw four low ranks and one of them again, or a nine."""
    four = rng.sample(LOW_RANKS, 4)
    return (*four, rng.choice((NINE, four[0])))


DRAWS: dict[str, Callable[[Random], list[Ranks]]] = {
    "highest-card": draw_highest_card,
    "later-card": draw_later_card,
    "wheel": draw_wheel,
    "bottom-tempts": draw_any,
    "tied-lows": draw_tied,
    "straight-or-flush": draw_straight,
    "not-all-lows": draw_not_all_lows,
}
CASES = tuple(DRAWS)
LEVELS = {
    1: {"highest-card": 5, "later-card": 3, "wheel": 2},
    2: {"highest-card": 2, "later-card": 4, "wheel": 1, "bottom-tempts": 3},
    3: {
        "highest-card": 1,
        "later-card": 2,
        "bottom-tempts": 3,
        "tied-lows": 2,
        "straight-or-flush": 2,
    },
    4: {
        "later-card": 1,
        "wheel": 1,
        "bottom-tempts": 3,
        "tied-lows": 2,
        "straight-or-flush": 2,
        "not-all-lows": 3,
    },
    5: {
        "later-card": 1,
        "bottom-tempts": 3,
        "tied-lows": 2,
        "straight-or-flush": 2,
        "not-all-lows": 4,
    },
}
WRONG_RULES = in_field(orders.FIELD, orders.WRONG_ORDERS)
TRAP_CASES = orders.TRAP_CASES

read_question = Hands.read
given = Hands.given
told = tell_nothing
hint = orders.hint_order


def case_of(question: Hands) -> str:
    """Return what decides the order of hands, or what tempts to another one.

    The first that applies counts: what may be missed comes before what is seen.
    """
    keys = list(map(key_of, question.hands))
    lows = [ranks_down(key) for key in keys if as_low(key) is not None]
    tops = {ranks[0] for ranks in lows}
    if len(lows) < len(question.hands):
        return "not-all-lows"
    if len(set(lows)) < len(lows):
        return "tied-lows"
    if _errs(Misconception.READ_FROM_BOTTOM, question):
        return "bottom-tempts"
    if WHEEL in lows:
        return "wheel"
    if _errs(Misconception.STRAIGHTS_AND_FLUSHES_COUNT, question):
        return "straight-or-flush"
    return "later-card" if len(tops) < len(lows) else "highest-card"


def _errs(misconception: Misconception, question: Hands) -> bool:
    (places,) = orders.WRONG_ORDERS[misconception](question)
    return places != orders.right_places(question)


def deal(rng: Random, terms: Terms, case: str) -> Hands:
    """Deal hands of one deck, aiming at a case; how many hole cards is no matter."""
    for _ in range(MOST_TRIES):
        drawn = DRAWS[case](rng)
        if not fit_one_deck(drawn):
            continue
        is_flush = case == "straight-or-flush" and rng.random() < 0.5
        question = deal_ranks(rng, drawn, is_flush=is_flush)
        if case_of(question) == case:
            break
    return question


def deal_by_chance(rng: Random, variant: Variant) -> Hands:
    """Deal what is shown where a board allows a low: the first two to four hands.

    A hand shows its low, or what a nine or a pair makes look like one; at least one
    of them is a low.
    """
    count = rng.choice(COUNTS)
    while True:
        shown = list(islice(_shown_at_a_table(rng, variant.hole_count), count))
        if len(shown) == count and any(read_low(five) is not None for five in shown):
            return Hands(shuffled_hands(rng, shown))


def _shown_at_a_table(rng: Random, hole_count: int) -> Iterator[tuple[Card, ...]]:
    seats = min(MOST_SEATS, (len(DECK) - BOARD_COUNT) // hole_count)
    cards = tuple(rng.sample(DECK, BOARD_COUNT + seats * hole_count))
    board = cards[:BOARD_COUNT]
    if len(low_ranks(board)) < 3:
        return
    for start in range(BOARD_COUNT, len(cards), hole_count):
        five = _shown(Deal(cards[start : start + hole_count], board))
        if five is not None:
            yield five


def _shown(deal: Deal) -> tuple[Card, ...] | None:
    """Return the lowest five of a hand, or what is nearest to a low."""
    best = best_low(deal.hole, deal.board)
    if best is not None:
        return best.choices[0].cards
    fives = fives_with(deal, 2)
    near = [
        (ranks_down(key), five)
        for key, five in fives
        if with_nine(key) or with_pair(key)
    ]
    return min(near, key=itemgetter(0))[1] if near else None


def fields(question: Hands) -> tuple[PutInOrder, ...]:
    """Ask for the place of each hand."""
    return (orders.order_field(question),)


def right_answers(question: Hands) -> Mapping[str, tuple[Places, ...]]:
    """Return the one right order."""
    return {orders.FIELD: (orders.right_places(question),)}


def grade(question: Hands, answer: Answer | None) -> Grade:
    """Mark the order by the share of pairs of hands that stand right."""
    places = None if answer is None else answer[orders.FIELD]
    return Grade((orders.mark_order(question, places),))
