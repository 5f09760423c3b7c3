"""Asking and answering over HTTP, beside bare views on the same server.

`ours` and `peer` are requests per second.
"""

import gzip
import json
import os
import re
import subprocess
import sys
from contextlib import contextmanager
from itertools import cycle, islice
from pathlib import Path
from statistics import fmean, median
from tempfile import TemporaryDirectory
from urllib.parse import urlencode

from quizzes.questions import KINDS
from quizzes.questions.address import LEVELS
from tests.bench.deals import PLAYED
from tests.bench.load import Load, ask_once, get, post
from tests.bench.serving import ROOT, served, throwaway_database

ROUNDS = 7
ROUND = 300
# One question of every kind at every level, but of those that play out a hand.
SAMPLES = (len(KINDS) - len(PLAYED)) * len(LEVELS)
SECTION = re.compile(r'<section id="question".*</section>', re.DOTALL)
CSRF_COOKIE = re.compile(r"csrftoken=(\w+)")
CSRF_FIELD = re.compile(r'name="csrfmiddlewaretoken" value="(\w+)"')


@contextmanager
def site():
    """Serve the site to learners who are in a sitting; yield the port and them."""
    with TemporaryDirectory() as name, throwaway_database(name) as url:
        environment = {
            "BENCH_DIRECTORY": name,
            "DATABASE_URL": url,
            "DJANGO_SETTINGS_MODULE": "tests.bench.settings",
        }
        with served(**environment) as port:
            count = (ROUNDS + 1) * ROUND + SAMPLES
            command = [sys.executable, "-m", "tests.bench.learners", str(count)]
            output = subprocess.check_output(
                command, cwd=ROOT, env=os.environ | environment
            )
            yield port, Path(name), json.loads(output)


def text_of(answer):
    head, body = answer
    zipped = b"\r\ncontent-encoding: gzip" in head.lower()
    return (gzip.decompress(body) if zipped else body).decode()


def of_mean_length(texts):
    """Return the text that is nearest in length to what an average one has."""
    mean = fmean(map(len, texts))
    return min(texts, key=lambda text: abs(len(text) - mean))


def open_browser(port, session, path):
    """Return the cookies of a learner, and the token in the forms sent to them."""
    cookies = {"sessionid": session}
    head, body = ask_once(port, get(path, cookies))
    cookies["csrftoken"] = CSRF_COOKIE.search(head.decode())[1]
    return cookies, CSRF_FIELD.search(text_of((head, body)))[1]


def answers_to(questions, browsers, path):
    """Return the requests that htmx sends, one for each question."""
    return [
        post(
            path.format_map(question),
            cookies,
            urlencode([("csrfmiddlewaretoken", token), *question["fields"]]),
            "HX-Request: true",
            "HX-Target: question",
        )
        for question, (cookies, token) in zip(questions, cycle(browsers), strict=False)
    ]


def compare(name, port, ours, peer, least_ratio, promise):
    """Send our requests and the peer's in interleaved rounds, the first to warm up."""
    with Load(port) as load:
        rounds = [
            [load.rate(list(islice(requests, ROUND))) for requests in (ours, peer)]
            for _ in range(ROUNDS + 1)
        ]
    our_rate, peer_rate = map(median, zip(*rounds[1:], strict=True))
    ratio = our_rate / peer_rate
    return {
        "name": name,
        "ours": our_rate,
        "peer": peer_rate,
        "ratio": ratio,
        "promise": promise,
        "holds": ratio >= least_ratio,
    }


def ask():
    with site() as (port, directory, prepared):
        browsers = [{"sessionid": session} for session in prepared["sessions"]]
        ours, peer = (
            [
                get(path.format_map(question), cookies)
                for question, cookies in zip(
                    prepared["questions"], cycle(browsers), strict=False
                )
            ]
            for path in ("{path}", "/bare/ask/{code}/")
        )
        pages = [text_of(ask_once(port, request)) for request in ours[:SAMPLES]]
        sections = [SECTION.search(page)[0] for page in pages]
        (directory / "question.html").write_text(of_mean_length(sections))
        promise = "at least 50 % of the requests per second of a bare view"
        rest = (iter(requests[SAMPLES:]) for requests in (ours, peer))
        return compare("ask", port, *rest, 0.5, promise)


def answer():
    with site() as (port, directory, prepared):
        questions = prepared["questions"]
        browsers = [
            open_browser(port, session, questions[0]["path"])
            for session in prepared["sessions"]
        ]
        ours = answers_to(questions, browsers, "{path}")
        peer = answers_to(questions, browsers, "/bare/answer/{code}/")
        verdicts = [text_of(ask_once(port, request)) for request in ours[:SAMPLES]]
        (directory / "verdict.html").write_text(of_mean_length(verdicts))
        (directory / "attempt.json").write_text(json.dumps(prepared["attempt"]))
        promise = "at least 40 % of the answers per second of a bare view that writes"
        rest = (iter(requests[SAMPLES:]) for requests in (ours, peer))
        return compare("answer", port, *rest, 0.4, promise)


BENCHES = {"ask": ask, "answer": answer}
