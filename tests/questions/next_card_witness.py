"""What the next card does to a low, by counting all pairs of cards that beat it."""

from functools import cache, lru_cache
from itertools import combinations

from tests.poker.witness import ORDER, best_low, low_of_five
from tests.questions.ranks import low_rank, low_ranks

DECK = [rank + suit for rank in ORDER for suit in "cdhs"]
OPTIONS = {rank: "a" if rank == 1 else str(rank) for rank in range(1, 9)}


@cache
def lows_of_pairs(board_ranks):
    """The best low that each two low ranks make with three of the board's ranks."""
    lows = {}
    for pair in combinations(range(1, 9), 2):
        triples = combinations(sorted(board_ranks), 3)
        fives = ([name(rank) for rank in pair + triple] for triple in triples)
        made = [low for five in fives if (low := low_of_five(five))]
        if made:
            lows[pair] = min(made)
    return lows


def name(rank):
    return ("A" if rank == 1 else str(rank)) + "s"


def unseen(*seen):
    return [card for card in DECK if not any(card in cards for cards in seen)]


def better_count(low, board, others):
    """How many pairs of some cards make a better low on a board."""
    ranks = [low_rank(card) for card in others]
    return sum(
        ranks.count(one) * ranks.count(other)
        for (one, other), made in lows_of_pairs(frozenset(low_ranks(board))).items()
        if made < low
    )


def is_nuts(low, board):
    return better_count(low, board, unseen(board)) == 0


@lru_cache(maxsize=4096)
def effects(hole, board):
    """For each low rank that can come: the counts before and after, and whether it is
    the nuts then."""
    low, _ = best_low(hole, board)
    found = {}
    for card in unseen(hole, board):
        rank = low_rank(card)
        if rank in found or rank > 8:
            continue
        then = (*board, card)
        low_then, _ = best_low(hole, then)
        others = unseen(hole, then)
        found[rank] = (
            better_count(low, board, others),
            better_count(low_then, then, others),
            is_nuts(low_then, then),
        )
    return found


def ranks_in_use(hole, board):
    return {low_rank(card) for pair, _ in best_low(hole, board)[1] for card in pair}


def worse_after(hole, board):
    """The ranks after which more pairs beat the low than before."""
    found = effects(tuple(hole), tuple(board))
    return {rank for rank, (before, after, _) in found.items() if after > before}


def harmful(hole, board):
    """The ranks that cost a nut low its place, or pair another and make it worse."""
    if is_nuts(best_low(hole, board)[0], board):
        found = effects(tuple(hole), tuple(board))
        return {rank for rank, (_, _, stays_nuts) in found.items() if not stays_nuts}
    return worse_after(hole, board) & ranks_in_use(hole, board)


def right_next_ranks(hole, board):
    return frozenset(OPTIONS[rank] for rank in harmful(hole, board))


def next_card_case(hole, board):
    """The first of the cases of a next card whose words are true."""
    low, _ = best_low(hole, board)
    used, harms = ranks_in_use(hole, board), harmful(hole, board)
    of_hand = [low_rank(card) for card in hole]
    nuts = is_nuts(low, board)
    words = {
        "wheel-is-safe": low == [5, 4, 3, 2, 1],
        "protected": nuts and not harms,
        "pair-in-hand": nuts and any(of_hand.count(rank) > 1 for rank in used),
        "third-card-idle": nuts and low_ranks(hole) - used,
        "nuts-lost": nuts,
        "pairs-do-no-harm": not harms,
        "worse-without-pair": worse_after(hole, board) - used,
        "one-pair-harms": harms != used,
        "place-lost": True,
    }
    return next(case for case, holds in words.items() if holds)
