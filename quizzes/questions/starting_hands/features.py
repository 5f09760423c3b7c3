"""What of a starting hand can win, and what cannot."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from quizzes.poker.cards import Card
from quizzes.poker.lows import ACE
from quizzes.questions.lows.ranks import low_rank, low_ranks

# Two different ranks of eight or lower make a low with three of the board.
LOW_NEEDS = 2
# Of one rank, or of one suit, no more than two cards can play.
MOST_PLAY = 2
# Two ranks make a straight if no more than this lies between them.
STRAIGHT_SPAN = 4

MIDDLE_RANKS = range(6, 10)


def can_make_low(hand: Iterable[Card]) -> bool:
    """Return whether a hand has two different ranks of eight or lower.

    >>> from quizzes.poker.cards import parse_cards
    >>> can_make_low(parse_cards("As 2d Kc Kh")), can_make_low(parse_cards("AsAdKcKh"))
    (True, False)
    """
    return len(low_ranks(hand)) >= LOW_NEEDS


def has_ace_deuce(hand: Iterable[Card]) -> bool:
    """Return whether a hand holds an ace and a deuce, the best start of a low."""
    return {1, 2} <= low_ranks(hand)


def highest_pair(hand: Iterable[Card]) -> int:
    """Return the highest rank that is there twice or more, 0 for none.

    >>> from quizzes.poker.cards import parse_cards
    >>> highest_pair(parse_cards("2s 2d Kc Kh"))
    13
    """
    counts = Counter(card.rank for card in hand)
    return max((rank for rank, count in counts.items() if count > 1), default=0)


def most_alike(hand: Iterable[Card]) -> tuple[int, int]:
    """Return the rank of which there are the most cards, and how many.

    >>> from quizzes.poker.cards import parse_cards
    >>> most_alike(parse_cards("2s 2d 2c Kh"))
    (2, 3)
    """
    counts = Counter(card.rank for card in hand)
    return max(counts.items(), key=lambda pair: (pair[1], pair[0]))


def most_suited(hand: Iterable[Card]) -> int:
    """Return how many cards there are of the suit of which there are the most.

    >>> from quizzes.poker.cards import parse_cards
    >>> most_suited(parse_cards("As 2s Ks Kh"))
    3
    """
    return max(Counter(card.suit for card in hand).values())


def has_suited_ace(hand: Sequence[Card]) -> bool:
    """Return whether an ace has another card of its suit: the start of a nut flush."""
    suits = Counter(card.suit for card in hand)
    return any(card.rank == ACE and suits[card.suit] > 1 for card in hand)


def is_middle(hand: Sequence[Card]) -> bool:
    """Return whether more than half of a hand lies from the six to the nine.

    >>> from quizzes.poker.cards import parse_cards
    >>> is_middle(parse_cards("6s 7d 9h Kc")), is_middle(parse_cards("6s 7d Qh Kc"))
    (True, False)
    """
    middle = [card for card in hand if card.rank in MIDDLE_RANKS]
    return 2 * len(middle) > len(hand)


def danglers(hand: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards that work with no other: no pair, suit, straight or low.

    >>> from quizzes.poker.cards import parse_cards, write_cards
    >>> write_cards(danglers(parse_cards("As 2d 3h 9c")))
    '9c'
    >>> danglers(parse_cards("As 2d 3h 9s"))
    ()
    """
    working = {
        card for pair in combinations(hand, 2) if work_together(*pair) for card in pair
    }
    return tuple(card for card in hand if card not in working)


def work_together(one: Card, other: Card) -> bool:
    """Return whether two cards are a pair, of a suit, or in reach of a straight or low.

    The ace lies below the deuce as well as above the king.
    """
    if one.rank == other.rank or one.suit == other.suit:
        return True
    if can_make_low((one, other)):
        return True
    spans = (abs(one.rank - other.rank), abs(low_rank(one) - low_rank(other)))
    return min(spans) <= STRAIGHT_SPAN
