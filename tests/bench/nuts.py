"""How long the whole ladder of a board takes, high and low together, on one core."""

from random import Random
from statistics import median
from time import perf_counter

from quizzes.poker.cards import DECK
from quizzes.poker.nuts import ladder_for_high, ladder_for_low

BOARDS = 300
ROUNDS = 5


def time_ladders(board):
    start = perf_counter()
    ladder_for_high(board)
    ladder_for_low(board)
    return perf_counter() - start


def ladders_of_full_boards():
    """Measure the median board in each round, and take the median round."""
    rng = Random("nuts")
    boards = [rng.sample(DECK, 5) for _ in range(BOARDS)]
    ours = median(
        median(time_ladders(board) for board in boards) for _ in range(ROUNDS)
    )
    return {
        "name": "nuts-ladder",
        "ours": ours,
        "peer": None,
        "ratio": None,
        "promise": "the whole ladder of a board, high and low, in 10 ms or less",
        "holds": ours <= 0.01,
    }


BENCHES = {"nuts-ladder": ladders_of_full_boards}
