"""Which boards allow anybody a low, by the rules and to who follows a wrong one."""

from collections.abc import Callable, Collection

from quizzes.poker.cards import Card
from quizzes.questions.lows.ranks import low_rank, low_ranks
from quizzes.questions.misconceptions import Misconception

NEEDED = 3
"""How many different low ranks of the board a low takes."""

type Allows = Callable[[Collection[Card]], bool]
"""Whether a board allows a low."""


def allows_low(board: Collection[Card]) -> bool:
    """Return whether somebody could have a low on a board.

    >>> from quizzes.poker.cards import parse_cards
    >>> allows_low(parse_cards("As 4d 8c Kd Qh")), allows_low(parse_cards("AsAd8cKdQh"))
    (True, False)
    """
    return len(low_ranks(board)) >= NEEDED


def low_cards(board: Collection[Card]) -> list[Card]:
    """Return the cards of eight or lower, those of one rank as well."""
    return [card for card in board if low_ranks([card])]


def so_many_of(ranks: range, count: int) -> Allows:
    """Return the rule that asks for so many different ranks, the ace being 1."""
    return lambda board: len({low_rank(card) for card in board} & {*ranks}) >= count


def pair_counts(board: Collection[Card]) -> bool:
    """Take two low cards of one rank for two of the three that are needed."""
    return len(low_cards(board)) >= NEEDED and len(low_ranks(board)) >= NEEDED - 1


# What a believer sees on the board where it is not what the rules say.
WRONG_BOARDS: dict[Misconception, Allows] = {
    Misconception.THREE_FROM_HAND: so_many_of(range(1, 9), 2),
    Misconception.FOUR_FROM_HAND: so_many_of(range(1, 9), 1),
    Misconception.PAIRED_CARD_COUNTS: pair_counts,
    Misconception.NINE_COUNTS: so_many_of(range(1, 10), NEEDED),
    Misconception.ACE_NOT_LOW: so_many_of(range(2, 9), NEEDED),
}
