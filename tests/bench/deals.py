"""How long a question takes to be dealt, for every kind and each of its cases.

`ours` is the median of the slowest case in seconds. Each seed is dealt in several
rounds and counts with its median: a deal is slow itself, not by what else runs.
"""

import sys
from functools import partial
from random import Random
from statistics import median, quantiles
from time import perf_counter

from quizzes.questions import KINDS
from quizzes.questions.terms import Terms

SEEDS = 200
ROUNDS = 3
# The median and the 99th percentile; a hand that is played out may take longer.
MOST, MOST_PLAYED = (0.002, 0.020), (0.010, 0.050)
PLAYED = (
    "whose-turn",
    "call-or-raise",
    "side-pots",
    "settlement",
    "showdown-order",
)


def time_deal(kind, case, seed):
    rng = Random(f"{case}/{seed}")
    start = perf_counter()
    kind.deal(rng, Terms(), case)
    return perf_counter() - start


def times_of(kind, case):
    """Return the median and the 99th percentile over many seeds."""
    rounds = [
        [time_deal(kind, case, seed) for seed in range(SEEDS)] for _ in range(ROUNDS)
    ]
    times = [median(same_seed) for same_seed in zip(*rounds, strict=True)]
    return median(times), quantiles(times, n=100)[-1]


def deals_of(name):
    kind = KINDS[name]
    times = {case: times_of(kind, case) for case in kind.CASES}
    middle, percentile = (
        max(times, key=lambda case: times[case][place]) for place in (0, 1)
    )
    slowest, rarest = times[middle][0], times[percentile][1]
    most, most_rarely = MOST_PLAYED if name in PLAYED else MOST
    print(
        f"deal-{name}: median {slowest:.2g} s ({middle}), "
        f"99th percentile {rarest:.2g} s ({percentile})",
        file=sys.stderr,
    )
    return {
        "name": f"deal-{name}",
        "ours": slowest,
        "peer": None,
        "ratio": None,
        "promise": f"every case in {most * 1000:.0f} ms median, "
        f"{most_rarely * 1000:.0f} ms at the 99th percentile",
        "holds": slowest <= most and rarest <= most_rarely,
    }


BENCHES = {f"deal-{name}": partial(deals_of, name) for name in KINDS}
