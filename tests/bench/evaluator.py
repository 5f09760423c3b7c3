"""The evaluator beside PokerKit and phevaluator, and how long the core's import takes.

Each bench returns a dict: `ours` and `peer` are seconds (for one hand, or one
import), `ratio` how many times as fast we are. Peers start from the text that is
best for them, we from nine two-letter texts, read and checked each time. One round
before the others fills our tables: a process does so once.
"""

import subprocess
import sys
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from phevaluator.evaluator_omaha import evaluate_omaha_cards
from pokerkit import OmahaEightOrBetterLowHand, OmahaHoldemHand

from quizzes.poker.cards import DECK, parse_cards
from quizzes.poker.evaluator import high_strength, low_strength

ROOT = Path(__file__).parents[2]
DEALS = 20_000
ROUNDS = 9

IMPORT = """
import importlib, pkgutil, time
start = time.perf_counter()
package = importlib.import_module("quizzes.poker")
for module in pkgutil.iter_modules(package.__path__, "quizzes.poker."):
    importlib.import_module(module.name)
print(time.perf_counter() - start)
"""


def deal_texts(count):
    rng = Random("evaluator")
    names = [str(card) for card in DECK]
    return [rng.sample(names, 9) for _ in range(count)]


def time_each(function, arguments):
    """Return the seconds that one call takes, over all of the arguments."""
    start = perf_counter()
    for argument in arguments:
        function(*argument)
    return (perf_counter() - start) / len(arguments)


def medians(*contests):
    """Return the median time of each (function, arguments), in interleaved rounds."""
    for function, arguments in contests:
        time_each(function, arguments)
    rounds = [[time_each(*contest) for contest in contests] for _ in range(ROUNDS)]
    return [median(times) for times in zip(*rounds, strict=True)]


def compared(name, ours, peer, least_ratio, promise):
    ratio = peer / ours
    return {
        "name": name,
        "ours": ours,
        "peer": peer,
        "ratio": ratio,
        "promise": promise,
        "holds": ratio >= least_ratio,
    }


def our_high(*texts):
    cards = parse_cards(texts)
    return high_strength(cards[5:], cards[:5])


def our_high_and_low(*texts):
    cards = parse_cards(texts)
    hole, board = cards[5:], cards[:5]
    return high_strength(hole, board), low_strength(hole, board)


def pokerkit_high_and_low(hole, board):
    return (
        OmahaHoldemHand.from_game_or_none(hole, board),
        OmahaEightOrBetterLowHand.from_game_or_none(hole, board),
    )


def against_pokerkit():
    deals = deal_texts(DEALS)
    joined = [("".join(texts[5:]), "".join(texts[:5])) for texts in deals[:200]]
    ours, peer = medians((our_high_and_low, deals), (pokerkit_high_and_low, joined))
    promise = "high and low at least 100 times as fast"
    return compared("evaluator-pokerkit", ours, peer, 100, promise)


def against_phevaluator():
    deals = deal_texts(DEALS)
    ours, peer = medians((our_high, deals), (evaluate_omaha_cards, deals))
    promise = "the high in at most 1.5 times the time"
    return compared("evaluator-phevaluator", ours, peer, 1 / 1.5, promise)


def import_of_the_core():
    command = [sys.executable, "-c", IMPORT]
    times = [float(subprocess.check_output(command, cwd=ROOT)) for _ in range(ROUNDS)]
    return {
        "name": "import",
        "ours": median(times),
        "peer": None,
        "ratio": None,
        "promise": "all of quizzes.poker in 0.1 s",
        "holds": median(times) <= 0.1,
    }


BENCHES = {
    "evaluator-pokerkit": against_pokerkit,
    "evaluator-phevaluator": against_phevaluator,
    "import": import_of_the_core,
}
