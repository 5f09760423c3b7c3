"""Deals to compare evaluators on: plain ones, and those that are full of traps."""

from random import Random

RANKS = "23456789TJQKA"
SUITS = "cdhs"
DECK = [rank + suit for rank in RANKS for suit in SUITS]


def any_cards(rng):
    return DECK


def few_ranks(rng):
    ranks = rng.sample(RANKS, 4)
    return [card for card in DECK if card[0] in ranks]


def two_suits(rng):
    suits = rng.sample(SUITS, 2)
    return [card for card in DECK if card[1] in suits]


def one_suit(rng):
    suit = rng.choice(SUITS)
    others = rng.sample([card for card in DECK if card[1] != suit], 4)
    return [card for card in DECK if card[1] == suit] + others


def low_cards(rng):
    return [card for card in DECK if card[0] in "A2345678"]


def next_to_each_other(rng):
    start = rng.randrange(8)
    ranks = ("A" + RANKS)[start : start + 7]
    return [card for card in DECK if card[0] in ranks]


def straight_flushes(rng):
    start, suit = rng.randrange(8), rng.choice(SUITS)
    ranks = ("A" + RANKS)[start : start + 7]
    others = rng.sample([card for card in DECK if card[1] != suit], 5)
    return [rank + suit for rank in ranks] + others


STYLES = [
    any_cards,
    few_ranks,
    two_suits,
    one_suit,
    low_cards,
    next_to_each_other,
    straight_flushes,
]


def deals(style, count, holes=(4, 5, 6), boards=(3, 4, 5)):
    """Yield hole and board as lists of texts, the same ones each time."""
    rng = Random(style.__name__)
    for _ in range(count):
        hole_count, board_count = rng.choice(holes), rng.choice(boards)
        cards = rng.sample(style(rng), hole_count + board_count)
        yield cards[:hole_count], cards[hole_count:]
