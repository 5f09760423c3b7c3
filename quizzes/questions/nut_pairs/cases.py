"""The cases of the nuts: how each is told from a deal, and how its cards are placed."""

from collections.abc import Callable, Iterable
from itertools import combinations
from random import Random

from quizzes.poker.cards import Card
from quizzes.poker.highs import Category
from quizzes.poker.lows import Low
from quizzes.poker.nuts import Pair, Step
from quizzes.questions.deals import (
    BOARD_COUNT,
    BY_RANK,
    Deal,
    Placed,
    cards_of,
    complete,
    filled,
    suited,
    until,
)
from quizzes.questions.nut_pairs.boards import (
    best_high_on,
    best_low_on,
    nuts_held,
    ranks_of,
)
from quizzes.questions.nut_pairs.wrong_rules import ACE_DEUCE

WHEEL = (5, 4, 3, 2, 1)
# With three of these on the board, and neither of the lower two, A-2 is the nut low.
MIDDLE = range(3, 9)
TALL = range(9, 14)
ROW = 5
SUITS = range(4)

type PlaceBoard = Callable[[Random], tuple[Card, ...]]
"""Choose the key cards of a board, up to all five."""


def case_of(deal: Deal) -> str:
    """Return the case of a deal, read from the nuts of its board and from its hand.

    The first that applies counts: what is rare or surprises comes before what is plain.
    """
    return "nut-nut" if all(nuts_held(deal)) else case_of_board(deal.board)


def case_of_board(board: tuple[Card, ...]) -> str:
    """Return the case of a deal whose hand does not hold both nuts."""
    high, low = best_high_on(board), best_low_on(board)
    category = high.hand.category
    if category is Category.STRAIGHT_FLUSH:
        return "straight-flush-possible"
    if any(_are_of_several_ranks(pairs) for pairs in nut_pairs_of(board)):
        return "several-pairs"
    if category is Category.THREE_OF_A_KIND:
        return "nut-set"
    return _case_of_low(low) or HIGH_CASES[category]


def nut_pairs_of(board: tuple[Card, ...]) -> list[tuple[Pair, ...]]:
    """Return the pairs that make the nut high, and those of the nut low if any."""
    high, low = best_high_on(board), best_low_on(board)
    return [high.holdings, low.holdings] if low else [high.holdings]


def _case_of_low(low: Step[Low] | None) -> str | None:
    """Return what is remarkable about the nut low, if anything is."""
    if low is None:
        return "no-low-possible"
    if low.hand.ranks == WHEEL:
        return "nut-wheel"
    is_plain = ranks_of(low.holdings[0]) == ACE_DEUCE
    return None if is_plain else "ace-or-deuce-on-board"


def _are_of_several_ranks(pairs: Iterable[Pair]) -> bool:
    return len({(higher.rank, lower.rank) for higher, lower in pairs}) > 1


HIGH_CASES = {
    Category.STRAIGHT: "nut-straight",
    Category.FLUSH: "nut-flush",
    Category.FULL_HOUSE: "paired-board",
    Category.FOUR_OF_A_KIND: "paired-board",
}


def deal(rng: Random, hole_count: int, case: str) -> Deal:
    """Deal a board of a case, then a hand that holds some of the nuts or nearly."""
    if case == "nut-nut":
        board = _board(rng, rng.choice(LOW_BOARDS))
        return _hand(rng, hole_count, board, case, _both_pairs)
    return _hand(rng, hole_count, _board(rng, case), case, _tempting_cards)


def _board(rng: Random, case: str) -> tuple[Card, ...]:
    def board() -> tuple[Card, ...]:
        placed = Placed(board=BOARDS[case](rng))
        return filled(rng, 0, BOARD_COUNT, placed)[1]

    return until(board, lambda board: case_of_board(board) == case)


def _hand(
    rng: Random,
    hole_count: int,
    board: tuple[Card, ...],
    case: str,
    choose: Callable[[Random, tuple[Card, ...]], tuple[Card, ...]],
) -> Deal:
    return until(
        lambda: complete(rng, hole_count, Placed(choose(rng, board), board)),
        lambda deal: case_of(deal) == case,
    )


def _both_pairs(rng: Random, board: tuple[Card, ...]) -> tuple[Card, ...]:
    pairs = map(rng.choice, nut_pairs_of(board))
    return tuple({card: None for pair in pairs for card in pair})


def _tempting_cards(rng: Random, board: tuple[Card, ...]) -> tuple[Card, ...]:
    """Choose a nut pair, one card of each nut pair, or nothing, for the hand."""
    pairs: list[Pair] = list(map(rng.choice, nut_pairs_of(board)))
    match rng.choices(("high", "low", "one", "none"), (7, 5, 4, 4))[0]:
        case "high":
            return pairs[0]
        case "low":
            return pairs[1] if len(pairs) > 1 else ()
        case "one":
            return tuple({rng.choice(pair): None for pair in pairs})
    return ()


def place_straight(rng: Random) -> tuple[Card, ...]:
    """Place three middle ranks and two tall ones, no three of a suit."""
    return _in_mixed_suits(rng, (*rng.sample(MIDDLE, 3), *rng.sample(TALL, 2)))


def place_flush(rng: Random) -> tuple[Card, ...]:
    """Place the same with three of a suit, the lowest and the highest among them."""
    middle, tall = rng.sample(MIDDLE, 3), rng.sample(TALL, 2)
    lowest, highest = min(middle), max(tall)
    others = [rank for rank in (*middle, *tall) if rank not in (lowest, highest)]
    rng.shuffle(others)
    return (*suited(rng, (lowest, highest, others.pop())), *cards_of(rng, others))


def place_paired(rng: Random) -> tuple[Card, ...]:
    """Place three middle ranks, and of the two other cards one or both pair them."""
    ranks = rng.sample(MIDDLE, 3)
    others = (rng.choice(ranks), rng.choice((*ranks, rng.choice(TALL))))
    return cards_of(rng, (*ranks, *others))


def place_no_low(rng: Random) -> tuple[Card, ...]:
    """Place at most two low ranks, once or more often, and tall cards."""
    low = rng.sample(range(1, 9), rng.choice((1, 2, 2)))
    cards = cards_of(rng, low)
    rest = [card for rank in (*low, *TALL) for card in BY_RANK[rank]]
    rest = [card for card in rest if card not in cards]
    return (*cards, *rng.sample(rest, BOARD_COUNT - len(cards)))


def place_ace_or_deuce(rng: Random) -> tuple[Card, ...]:
    """Place an ace or a deuce or both, with two more low ranks."""
    taken = rng.choice(((1,), (2,), (1, 2)))
    return cards_of(rng, (*taken, *rng.sample(MIDDLE, 2)))


def place_wheel(rng: Random) -> tuple[Card, ...]:
    """Place three ranks of the wheel."""
    return cards_of(rng, rng.sample(WHEEL, 3))


def place_set(rng: Random) -> tuple[Card, ...]:
    """Place five ranks of which no two more make a straight, no three of a suit."""
    return _in_mixed_suits(rng, rng.choice(rng.choice(STRAIGHTLESS)))


def place_several(rng: Random) -> tuple[Card, ...]:
    """Place four ranks of the wheel or of the highest straight."""
    return cards_of(rng, rng.sample(rng.choice((WHEEL, range(10, 15))), 4))


def place_straight_flush(rng: Random) -> tuple[Card, ...]:
    """Place three cards of one suit out of five in a row."""
    lowest = rng.randint(1, 10)
    return suited(rng, rng.sample(range(lowest, lowest + ROW), 3))


def _in_mixed_suits(rng: Random, ranks: Iterable[int]) -> tuple[Card, ...]:
    """Return a card of each rank, at most two of them in one suit."""
    suits = rng.sample((*SUITS, *SUITS), BOARD_COUNT)
    return tuple(BY_RANK[rank][suit] for rank, suit in zip(ranks, suits, strict=True))


def _allows_straight(ranks: Iterable[int]) -> bool:
    """Return whether three of some ranks, an ace as 1, fit into five in a row."""
    both = {*ranks} | ({14} if 1 in ranks else set())
    return any(len(both & {*range(low, low + ROW)}) >= 3 for low in range(1, 11))


_STRAIGHTLESS = [
    ranks
    for ranks in combinations(range(1, 14), BOARD_COUNT)
    if not _allows_straight(ranks)
]
# Half of them without ace and deuce, though there are fewer.
STRAIGHTLESS = (
    [ranks for ranks in _STRAIGHTLESS if ranks[0] > 2],
    [ranks for ranks in _STRAIGHTLESS if ranks[0] <= 2],
)

LOW_BOARDS = (
    "nut-straight",
    "nut-flush",
    "paired-board",
    "ace-or-deuce-on-board",
    "nut-wheel",
    "nut-set",
)
"""Cases of boards on which there is a nut low."""

BOARDS: dict[str, PlaceBoard] = {
    "nut-straight": place_straight,
    "nut-flush": place_flush,
    "no-low-possible": place_no_low,
    "paired-board": place_paired,
    "ace-or-deuce-on-board": place_ace_or_deuce,
    "nut-wheel": place_wheel,
    "nut-set": place_set,
    "several-pairs": place_several,
    "straight-flush-possible": place_straight_flush,
}

LEVELS: dict[int, dict[str, int]] = {
    1: {"nut-straight": 3, "nut-flush": 3, "no-low-possible": 3, "paired-board": 1},
    2: {
        "nut-straight": 2,
        "nut-flush": 3,
        "no-low-possible": 2,
        "paired-board": 3,
        "nut-wheel": 1,
    },
    3: {
        "nut-straight": 1,
        "nut-flush": 2,
        "no-low-possible": 2,
        "paired-board": 2,
        "ace-or-deuce-on-board": 4,
        "nut-wheel": 2,
        "nut-nut": 1,
    },
    4: {
        "no-low-possible": 1,
        "paired-board": 2,
        "ace-or-deuce-on-board": 3,
        "nut-wheel": 1,
        "nut-set": 2,
        "nut-nut": 2,
        "several-pairs": 2,
        "straight-flush-possible": 2,
    },
    5: {
        "ace-or-deuce-on-board": 2,
        "nut-set": 3,
        "nut-nut": 2,
        "several-pairs": 3,
        "straight-flush-possible": 4,
    },
}
"""How often each level wishes for each case."""

CASES = (
    "nut-straight",
    "nut-flush",
    "no-low-possible",
    "paired-board",
    "ace-or-deuce-on-board",
    "nut-wheel",
    "nut-set",
    "nut-nut",
    "several-pairs",
    "straight-flush-possible",
)
