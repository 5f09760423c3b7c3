"""A hand and a board, and how they are dealt around cards that were placed."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Self

from quizzes.poker.cards import (
    DECK,
    Card,
    check_count,
    check_hand,
    parse_cards,
    write_cards,
)
from quizzes.poker.counterfeits import COUNTS_BEFORE_NEXT
from quizzes.poker.lows import ACE
from quizzes.poker.rules import Variant
from quizzes.questions.fields import CardGroup

BOARD_COUNT = 5

BY_RANK = {
    rank: tuple(card for card in DECK if card.rank == (ACE if rank == 1 else rank))
    for rank in range(1, ACE + 1)
}
"""The four cards of each rank; the ace stands under 1 as well as under 14."""

# Enough for the rarest case that is placed, and a bound for the unluckiest seed.
MOST_TRIES = 400


@dataclass(frozen=True, slots=True)
class Deal:
    """One hand and a full board, in the order in which the cards were dealt."""

    BOARD_COUNTS: ClassVar[tuple[int, int]] = (BOARD_COUNT, BOARD_COUNT)

    hole: tuple[Card, ...]
    board: tuple[Card, ...]

    @classmethod
    def by_chance(cls, rng: Random, variant: Variant) -> Self:
        """Return a deal as it comes at a table."""
        cards = rng.sample(DECK, variant.hole_count + BOARD_COUNT)
        return cls(tuple(cards[BOARD_COUNT:]), tuple(cards[:BOARD_COUNT]))

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> Self:
        """Return the deal that `write` wrote, or raise InvalidCardsError."""
        hole, board = parse_cards(stored["hole"]), parse_cards(stored["board"])
        check_hand(hole, board)
        check_count(board, cls.BOARD_COUNTS, group="board")
        return cls(hole, board)

    def write(self) -> dict[str, Any]:
        """Return the deal as text by name, ready for JSON.

        >>> deal = Deal(parse_cards("As2dKcKh"), parse_cards("3s4d8cKdQh"))
        >>> deal.write()
        {'hole': 'As 2d Kc Kh', 'board': '3s 4d 8c Kd Qh'}
        """
        return {"hole": write_cards(self.hole), "board": write_cards(self.board)}

    def given(self) -> tuple[CardGroup, ...]:
        """Return the board and the hand as they lie on the table."""
        return CardGroup("board", self.board, 3), CardGroup("hole", self.hole, 2)


@dataclass(frozen=True, slots=True)
class EarlyDeal(Deal):
    """One hand and a flop or a turn: there is a card to come.

    >>> EarlyDeal.read({"hole": "As2dKcKh", "board": "3s4d8c"}).write()
    {'hole': 'As 2d Kc Kh', 'board': '3s 4d 8c'}
    """

    BOARD_COUNTS: ClassVar[tuple[int, int]] = COUNTS_BEFORE_NEXT

    @classmethod
    def by_chance(cls, rng: Random, variant: Variant) -> Self:
        """Return a deal as it comes at a table, a flop as often as a turn."""
        board_count = rng.choice(COUNTS_BEFORE_NEXT)
        cards = rng.sample(DECK, variant.hole_count + board_count)
        return cls(tuple(cards[board_count:]), tuple(cards[:board_count]))


@dataclass(frozen=True, slots=True)
class Placed:
    """Cards set in the hand and on the board before the rest is dealt."""

    hole: tuple[Card, ...] = ()
    board: tuple[Card, ...] = ()


type Place = Callable[[Random, int], Placed]
"""Choose a case's key cards, given the randomness and the number of hole cards."""


def place_nothing(rng: Random, hole_count: int) -> Placed:
    """Leave everything to chance."""
    return Placed()


def complete(rng: Random, hole_count: int, placed: Placed) -> Deal:
    """Deal the rest of a hand and a board at random, hiding which cards were placed."""
    return Deal(*filled(rng, hole_count, BOARD_COUNT, placed))


def complete_early(rng: Random, hole_count: int, placed: Placed) -> EarlyDeal:
    """Deal the rest of a hand and of a flop or a turn, each as often if both fit."""
    board_count = max(len(placed.board), rng.choice(COUNTS_BEFORE_NEXT))
    return EarlyDeal(*filled(rng, hole_count, board_count, placed))


def filled(
    rng: Random, hole_count: int, board_count: int, placed: Placed
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return a hand and a board around placed cards, each in random order."""
    taken = {*placed.hole, *placed.board}
    rest = [card for card in DECK if card not in taken] if taken else DECK
    missing = hole_count - len(placed.hole)
    drawn = rng.sample(rest, missing + board_count - len(placed.board))
    return (
        shuffled(rng, (*placed.hole, *drawn[:missing])),
        shuffled(rng, (*placed.board, *drawn[missing:])),
    )


def deal_until(
    rng: Random, hole_count: int, place: Place, accept: Callable[[Deal], bool]
) -> Deal:
    """Deal around placed cards until a deal is accepted; the last one after the bound.

    Whoever wants to know what was dealt reads it from the deal, not from the wish.
    """
    return until(lambda: complete(rng, hole_count, place(rng, hole_count)), accept)


def until[Dealt](deal: Callable[[], Dealt], accept: Callable[[Dealt], bool]) -> Dealt:
    """Deal until what was dealt is accepted; give the last one after the bound."""
    for _ in range(MOST_TRIES):
        dealt = deal()
        if accept(dealt):
            break
    return dealt


def shuffled(rng: Random, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards in random order."""
    order = list(cards)
    rng.shuffle(order)
    return tuple(order)


def cards_of(
    rng: Random, ranks: Iterable[int], taken: Iterable[Card] = ()
) -> tuple[Card, ...]:
    """Return one card of each rank, of any suit, none of them taken already.

    An ace may be asked for as 14 or, as lows count it, as 1.
    """
    drawn: list[Card] = []
    for rank in ranks:
        free = [card for card in BY_RANK[rank] if card not in (*taken, *drawn)]
        drawn.append(rng.choice(free))
    return tuple(drawn)


def suited(rng: Random, ranks: Iterable[int]) -> tuple[Card, ...]:
    """Return the cards of these ranks in one suit, any of the four."""
    suit = rng.randrange(4)
    return tuple(BY_RANK[rank][suit] for rank in ranks)


def split(
    rng: Random, cards: Iterable[Card], hole_count: int = 2
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Share cards out at random: so many for the hand, the rest for the board."""
    order = shuffled(rng, cards)
    return order[:hole_count], order[hole_count:]
