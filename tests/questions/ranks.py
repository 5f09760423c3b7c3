"""Ranks and categories as the slow witnesses of the questions name them."""

from tests.poker.witness import ORDER

PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH = range(1, 9)


def low_rank(card):
    return 1 if card[0] == "A" else ORDER.index(card[0]) + 2


def low_ranks(cards):
    return {low_rank(card) for card in cards if low_rank(card) <= 8}


def write_low(ranks):
    return "-".join("A" if rank == 1 else str(rank) for rank in ranks)
