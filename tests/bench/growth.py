"""Pages of one person in a small and in a large database, over HTTP.

`ours` is the median time of a page in seconds: with a million answers of a hundred
thousand people around it, beside `peer`, the same in a database of a thousand; or
that of somebody who alone gave 20,000 answers.
"""

import json
import os
import socket
import subprocess
import sys
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from statistics import median
from time import perf_counter

from tests.bench.growth_databases import filled
from tests.bench.load import exchange, get
from tests.bench.serving import HOST, ROOT, served

PAGES = {"progress": "/progress/", "history": "/history/", "today": "/today/"}
TYPICAL, BUSIEST = "made-up-typical", "made-up-busiest"
SMALL = (1_000, "--learners", "100", "--typical", "200", "--busiest", "0")
LARGE = (1_000_000, "--learners", "100000", "--typical", "200", "--busiest", "20000")
MOST_TIMES, MOST_SECONDS = 1.5, 1.0
WARM_UP, ROUNDS = 20, 60


@contextmanager
def visit(database, name, path):
    """Serve a database; yield a function that times a page of one of its people."""
    environment = {
        "DATABASE_URL": filled(*database),
        "DJANGO_SETTINGS_MODULE": "omaha_trainer.settings",
    }
    command = [sys.executable, "-m", "tests.bench.sessions", name]
    output = subprocess.check_output(command, cwd=ROOT, env=os.environ | environment)
    request = get(path, {"sessionid": json.loads(output)[name]})
    with served(**environment) as port:
        yield lambda: timed(port, request)


def timed(port, request):
    """Return how long a page takes on a connection that is open already."""
    with closing(socket.create_connection((HOST, port), timeout=30)) as connection:
        start = perf_counter()
        exchange(connection, request)
        return perf_counter() - start


def times_of(path, *visits):
    """Return the median time of each visit to a page, in interleaved rounds."""
    with ExitStack() as stack:
        pages = [stack.enter_context(visit(*where, path)) for where in visits]
        rounds = [[page() for page in pages] for _ in range(WARM_UP + ROUNDS)]
    return [median(times) for times in zip(*rounds[WARM_UP:], strict=True)]


def of_the_same_person(page):
    large, small = times_of(PAGES[page], (LARGE, TYPICAL), (SMALL, TYPICAL))
    return {
        "name": f"growth-{page}",
        "ours": large,
        "peer": small,
        "ratio": small / large,
        "promise": "among a million answers at most 1.5 times as long as among 1,000",
        "holds": large <= MOST_TIMES * small,
    }


def of_the_busiest_person(page):
    (seconds,) = times_of(PAGES[page], (LARGE, BUSIEST))
    return {
        "name": f"growth-{page}-busiest",
        "ours": seconds,
        "peer": None,
        "ratio": None,
        "promise": "1 s for somebody with 20,000 answers",
        "holds": seconds <= MOST_SECONDS,
    }


BENCHES = {
    name: bench
    for page in PAGES
    for name, bench in (
        (f"growth-{page}", partial(of_the_same_person, page)),
        (f"growth-{page}-busiest", partial(of_the_busiest_person, page)),
    )
}
