"""The nuts: every two cards ranked by what they make on a board, step by step."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, product, repeat

from quizzes.poker import highs, lows
from quizzes.poker.cards import (
    BOARD_COUNTS,
    DECK,
    RANK_BITS,
    SUITS,
    Card,
    check_count,
    check_distinct,
    check_hand,
)
from quizzes.poker.highs import High, high_of
from quizzes.poker.lows import LOWS, Low

type Pair = tuple[Card, Card]
"""Two cards that a hand can hold, the higher one first."""

_HIGHEST_FIRST = DECK[::-1]
_RANKS = tuple(sorted({card.key & RANK_BITS for card in DECK}, reverse=True))


@dataclass(frozen=True, slots=True)
class Step[Hand: (High, Low)]:
    """One step of a ladder: a hand, and every two cards that make it at their best."""

    hand: Hand
    holdings: tuple[Pair, ...]


@dataclass(frozen=True, slots=True)
class NutPairs:
    """The pairs of one hand that make the nut high and the nut low; often none."""

    high: tuple[Pair, ...]
    low: tuple[Pair, ...]

    @property
    def is_nut_nut(self) -> bool:
        """Whether the hand holds the best high and the best low at once."""
        return bool(self.high and self.low)


def check_board(board: Sequence[Card], dead: Sequence[Card] = ()) -> None:
    """Raise InvalidCardsError unless a board and dead cards can lie on one table."""
    check_count(board, BOARD_COUNTS, group="board")
    check_distinct((*board, *dead))


def unseen_cards(seen: Iterable[Card]) -> tuple[Card, ...]:
    """Return the rest of the deck, highest first."""
    out = set(seen)
    return tuple(card for card in _HIGHEST_FIRST if card not in out)


def ladder_for_high(
    board: Sequence[Card], dead: Sequence[Card] = ()
) -> tuple[Step[High], ...]:
    """Return every two cards by the best high they make on the board, best first.

    Cards of the board and dead cards are left out: 1,081 pairs remain on a full
    board, 1,176 on a flop. On each step they stand highest first.

    >>> from quizzes.poker.cards import parse_cards, write_cards
    >>> top = ladder_for_high(parse_cards("Kd 7h 2c 7s 3d"))[0]
    >>> str(top.hand), [write_cards(pair) for pair in top.holdings]
    ('four of a kind 7-K', ['7d 7c'])
    """
    pairs = _pairs(board, dead)
    keys = [first.key + second.key for first, second in pairs]
    strengths = _by_ranks(keys, board, highs.unsuited_strength)
    flushes = _flushes(board)
    if flushes:
        suited = map(flushes.get, keys, repeat(0))
        strengths = list(map(max, strengths, suited))
    return tuple(
        Step(high_of(strength), holdings)
        for strength, holdings in _grouped(pairs, strengths)
    )


def ladder_for_low(
    board: Sequence[Card], dead: Sequence[Card] = ()
) -> tuple[Step[Low], ...]:
    """Return every two cards that make a low, by the best they make, best first.

    Without three different ranks of eight or lower on the board there is no step.

    >>> from quizzes.poker.cards import parse_cards
    >>> [str(step.hand) for step in ladder_for_low(parse_cards("2c 3d 8h 2s Kd"))][:3]
    ['8-4-3-2-A', '8-5-3-2-A', '8-5-4-3-2']
    """
    pairs = _pairs(board, dead)
    keys = [first.key + second.key for first, second in pairs]
    strengths = _by_ranks(keys, board, lows.unsuited_strength)
    return tuple(
        Step(low, holdings)
        for strength, holdings in _grouped(pairs, strengths)
        if (low := LOWS[strength])
    )


def nut_high(board: Sequence[Card]) -> Step[High]:
    """Return the best high that is possible on the board, with all that make it.

    It is the first step of the ladder, found without the others.
    """
    strength, holdings = _best_by_ranks(board, highs.unsuited_strength)
    flushes = _flushes(board)
    best_flush = max(flushes.values(), default=0)
    if best_flush < strength:
        return Step(high_of(strength), holdings)
    suited = (
        (first, second)
        for first, second in combinations(unseen_cards(board), 2)
        if flushes.get(first.key + second.key) == best_flush
    )
    return Step(high_of(best_flush), tuple(suited))


def nut_low(board: Sequence[Card]) -> Step[Low] | None:
    """Return the best low that is possible on the board, with all that make it.

    It is the first step of the ladder, found without the others.
    """
    strength, holdings = _best_by_ranks(board, lows.unsuited_strength)
    low = LOWS[strength]
    return Step(low, holdings) if low else None


def nuts_in(hole: Sequence[Card], board: Sequence[Card]) -> NutPairs:
    """Return the pairs of a hand that make the nuts of the board.

    >>> from quizzes.poker.cards import parse_cards
    >>> nuts_in(parse_cards("AdKd3s2s"), parse_cards("Jd4d3cQd5h")).is_nut_nut
    True
    """
    check_hand(hole, board)
    low = nut_low(board)
    return NutPairs(
        high=_held(hole, nut_high(board).holdings),
        low=_held(hole, low.holdings if low else ()),
    )


def _best_by_ranks(
    board: Sequence[Card], strength_of: Callable[[int], int]
) -> tuple[int, tuple[Pair, ...]]:
    """Return the best strength that two ranks make, with all pairs that make it.

    Strength 0 is no hand, so nothing makes it.
    """
    check_board(board)
    best, ways = _best_ranks(_ranks_on(board), strength_of)
    places = {card: place for place, card in enumerate(unseen_cards(board))}
    by_rank: defaultdict[int, list[Card]] = defaultdict(list)
    for card in places:
        by_rank[card.key & RANK_BITS].append(card)
    pairs = (
        pair for one, other in ways for pair in _pairs_of(by_rank[one], by_rank[other])
    )
    return best, tuple(sorted(pairs, key=lambda pair: [places[card] for card in pair]))


@lru_cache(maxsize=16_384)
def _best_ranks(
    board: tuple[int, ...], strength_of: Callable[[int], int]
) -> tuple[int, tuple[tuple[int, int], ...]]:
    """Return the best strength that two ranks make, with all ranks that make it.

    Suits apart there are 6,175 full boards, so those of high and low find room here.
    """
    ways = _by_two_ranks(board, strength_of)
    best = max(strength for _, strength in ways)
    return best, tuple(pair for pair, strength in ways if strength == best > 0)


@lru_cache(maxsize=256)
def _by_two_ranks(
    board: tuple[int, ...], strength_of: Callable[[int], int]
) -> list[tuple[tuple[int, int], int]]:
    """Return the best strength of every two ranks that are left, 91 at the most.

    Who asks for the nuts of a board asks for its ladder next.
    """
    triples = set(map(sum, combinations(board, 3)))
    return [
        ((one, other), max([strength_of(one + other + triple) for triple in triples]))
        for one, other in combinations_with_replacement(_RANKS, 2)
        if _are_left(board, one, other)
    ]


def _ranks_on(board: Iterable[Card]) -> tuple[int, ...]:
    return tuple(sorted(card.key & RANK_BITS for card in board))


def _are_left(board: tuple[int, ...], one: int, other: int) -> bool:
    """Return whether two cards of these ranks are not on the board."""
    if one == other:
        return board.count(one) <= len(SUITS) - 2
    return max(board.count(one), board.count(other)) < len(SUITS)


def _pairs_of(these: list[Card], those: list[Card]) -> Iterable[Pair]:
    return combinations(these, 2) if these is those else product(these, those)


def _pairs(board: Sequence[Card], dead: Sequence[Card]) -> list[Pair]:
    check_board(board, dead)
    return list(combinations(unseen_cards((*board, *dead)), 2))


def _by_ranks(
    keys: Iterable[int], board: Sequence[Card], strength_of: Callable[[int], int]
) -> list[int]:
    """Return the best strength of each pair by its key, suits apart."""
    best = {
        one + other: strength
        for (one, other), strength in _by_two_ranks(_ranks_on(board), strength_of)
    }
    return [best[key & RANK_BITS] for key in keys]


def _flushes(board: Sequence[Card]) -> dict[int, int]:
    """Return the best flush of each two cards that make one, by their keys' sum."""
    for suit in SUITS:
        suited = [card for card in board if card.suit == suit]
        if len(suited) >= 3:
            others = [c for c in DECK if c.suit == suit and c not in suited]
            triples = _triples(suited)
            return {
                pair: max(highs.strength_of(pair + triple) for triple in triples)
                for pair in (one.key + two.key for one, two in combinations(others, 2))
            }
    return {}


def _triples(cards: Iterable[Card]) -> list[int]:
    return list(map(sum, combinations([card.key for card in cards], 3)))


def _grouped(
    pairs: Iterable[Pair], strengths: Iterable[int]
) -> list[tuple[int, tuple[Pair, ...]]]:
    """Return each strength with its pairs, the greatest first."""
    groups: defaultdict[int, list[Pair]] = defaultdict(list)
    for pair, strength in zip(pairs, strengths, strict=True):
        groups[strength].append(pair)
    return [(strength, tuple(groups[strength])) for strength in sorted(groups)[::-1]]


def _held(hole: Iterable[Card], pairs: Iterable[Pair]) -> tuple[Pair, ...]:
    own = set(hole)
    return tuple(pair for pair in pairs if own.issuperset(pair))
