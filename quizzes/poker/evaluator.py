"""The best high and low of a hand: two hole cards with three of the board."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from operator import attrgetter, itemgetter

from quizzes.poker import highs, lows
from quizzes.poker.cards import Card, check_hand, key_of
from quizzes.poker.highs import High, high_of
from quizzes.poker.lows import LOWS, Low
from quizzes.poker.strengths import high_strength, low_strength

__all__ = [
    "Best",
    "Choice",
    "Holding",
    "best_high",
    "best_low",
    "choices",
    "high_strength",
    "low_strength",
    "pairs_for_high",
    "pairs_for_low",
]

_rank_and_suit = attrgetter("rank", "suit")


@dataclass(frozen=True, slots=True)
class Choice:
    """Two cards of the hand and three of the board that make a hand together.

    The cards of each stand highest first, however they were given.
    """

    hole: tuple[Card, Card]
    board: tuple[Card, Card, Card]

    def __post_init__(self) -> None:
        object.__setattr__(self, "hole", tuple(_highest_first(self.hole)))
        object.__setattr__(self, "board", tuple(_highest_first(self.board)))

    @property
    def cards(self) -> tuple[Card, ...]:
        """The five cards, those of the hand first."""
        return self.hole + self.board


@dataclass(frozen=True, slots=True)
class Best[Hand: (High, Low)]:
    """The best hand there is, with every equally good choice of cards for it."""

    hand: Hand
    choices: tuple[Choice, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The five cards of the first choice, in the order the hand is read."""
        return self.hand.arrange(self.choices[0].cards)

    def __str__(self) -> str:
        return str(self.hand)


@dataclass(frozen=True, slots=True)
class Holding[Hand: (High, Low)]:
    """Two cards of a hand and the best they make on the board, if anything."""

    hole: tuple[Card, Card]
    best: Best[Hand] | None


def best_high(hole: Sequence[Card], board: Sequence[Card]) -> Best[High]:
    """Return the best high with every choice of cards that makes it.

    Exactly two hole cards play with exactly three board cards.

    >>> from quizzes.poker.cards import parse_cards, write_cards
    >>> best = best_high(parse_cards("AdKd3s2s"), parse_cards("Jd4d3cQd5h"))
    >>> best.hand.category.name, [write_cards(choice.cards) for choice in best.choices]
    ('FLUSH', ['Ad Kd Qd Jd 4d'])
    """
    check_hand(hole, board)
    strength = high_strength(hole, board)
    return Best(
        high_of(strength), _choices_of(strength, highs.strength_of, hole, board)
    )


def best_low(hole: Sequence[Card], board: Sequence[Card]) -> Best[Low] | None:
    """Return the best low with every choice of cards that makes it, or None.

    Exactly two hole cards play with exactly three board cards; five different
    ranks of eight or lower qualify.

    >>> from quizzes.poker.cards import parse_cards
    >>> str(best_low(parse_cards("As 2d Kc Kh"), parse_cards("3s 4d 8c Kd Qh")).hand)
    '8-4-3-2-A'
    """
    check_hand(hole, board)
    strength = low_strength(hole, board)
    low = LOWS[strength]
    if low is None:
        return None
    return Best(low, _choices_of(strength, lows.strength_of, hole, board))


def choices(hole: Sequence[Card], board: Sequence[Card]) -> Iterator[Choice]:
    """Yield every choice of two hole cards and three board cards, in dealt order.

    Four hole cards and five board cards give 60, six and five give 150.
    """
    check_hand(hole, board)
    for pair in combinations(hole, 2):
        for triple in combinations(board, 3):
            yield Choice(pair, triple)


def pairs_for_high(
    hole: Sequence[Card], board: Sequence[Card]
) -> tuple[Holding[High], ...]:
    """Return each two cards of the hand with the best high they make, best first."""
    check_hand(hole, board)
    return _rank_pairs(hole, board, highs.strength_of, high_of)


def pairs_for_low(
    hole: Sequence[Card], board: Sequence[Card]
) -> tuple[Holding[Low], ...]:
    """Return each two cards of the hand with the best low they make, best first."""
    check_hand(hole, board)
    return _rank_pairs(hole, board, lows.strength_of, LOWS.__getitem__)


def _rank_pairs[Hand: (High, Low)](
    hole: Sequence[Card],
    board: Sequence[Card],
    strength_of: Callable[[int], int],
    hand_of: Callable[[int], Hand | None],
) -> tuple[Holding[Hand], ...]:
    """Return each pair with what it makes; equally good pairs stay in dealt order."""
    triples = _sums(board, 3)
    holdings = []
    for pair in combinations(hole, 2):
        key = key_of(pair)
        strength = max(strength_of(key + triple) for triple in triples)
        hand = hand_of(strength)
        best = (
            Best(hand, _choices_of(strength, strength_of, pair, board))
            if hand
            else None
        )
        first, second = _highest_first(pair)
        holdings.append((strength, Holding((first, second), best)))
    holdings.sort(key=itemgetter(0), reverse=True)
    return tuple(holding for _, holding in holdings)


def _choices_of(
    strength: int,
    strength_of: Callable[[int], int],
    hole: Sequence[Card],
    board: Sequence[Card],
) -> tuple[Choice, ...]:
    """Return every choice that has this strength, in dealt order."""
    pairs = zip(combinations(hole, 2), _sums(hole, 2), strict=True)
    triples = tuple(zip(combinations(board, 3), _sums(board, 3), strict=True))
    return tuple(
        Choice(pair, triple)
        for pair, pair_key in pairs
        for triple, triple_key in triples
        if strength_of(pair_key + triple_key) == strength
    )


def _sums(cards: Sequence[Card], size: int) -> list[int]:
    """Return the sum of the keys of every `size` of the cards, in dealt order."""
    return list(map(sum, combinations([card.key for card in cards], size)))


def _highest_first(cards: Iterable[Card]) -> list[Card]:
    return sorted(cards, key=_rank_and_suit, reverse=True)
