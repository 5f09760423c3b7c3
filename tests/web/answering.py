"""A question as a browser has it: what its page holds, and how it is answered.

What is right is asked of the witness, who knows nothing of the product.
"""

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from itertools import combinations
from urllib.parse import urldefrag

from quizzes.questions import KINDS
from quizzes.questions.address import Address
from tests.make import HTMX, numbers
from tests.poker.witness import best_high, best_low

BEST = {"low": best_low, "high": best_high}


def question_url(kind="best-low", level=1, variant=4):
    """Return the address of a question that no test has asked before."""
    version = KINDS[kind].VERSION
    return f"/practice/{kind}/{version}.{variant}.default.{level}.{next(numbers):08}/"


def address_of(url):
    kind, code = url.strip("/").split("/")[1:3]
    return Address.read(kind, code)


@dataclass
class Sheet:
    """The form of a question: where it goes, its clock, its cards."""

    url: str = ""
    asked: str = ""
    csrf: str = ""
    name: str = ""
    cards: dict[str, list[str]] = field(default_factory=dict)
    ticked: list[str] = field(default_factory=list)
    typed: str = ""

    @property
    def hole(self):
        return self.cards["hole"]

    @property
    def board(self):
        return self.cards["board"]

    @property
    def right_answers(self):
        """Every right answer as a set of cards; the empty set is "no low"."""
        _, choices = BEST[self.name](self.hole, self.board)
        return {pair | triple for pair, triple in choices} or {frozenset()}

    @property
    def right(self):
        """One of the right answers, as it is ticked."""
        return min(map(sorted, self.right_answers)) or ["no low"]

    @property
    def wrong(self):
        """Two of the hand and three of the board that are not the best."""
        pairs, triples = combinations(self.hole, 2), combinations(self.board, 3)
        fives = [[*pair, *triple] for triple in triples for pair in pairs]
        return next(five for five in fives if frozenset(five) not in self.right_answers)

    def data(self, answer, **others):
        return {"asked": self.asked, self.name: answer} | others


class SheetReader(HTMLParser):
    """Reads the form of a question out of a page."""

    def __init__(self):
        super().__init__()
        self.sheet = Sheet()
        self.group = None

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        if tag == "form" and "hx-post" in attrs:
            self.sheet.url = attrs["action"]
        elif "data-group" in attrs:
            self.group = self.sheet.cards.setdefault(attrs["data-group"], [])
        elif tag == "input":
            self.read_input(attrs)

    def read_input(self, attrs):
        name, value = attrs["name"], attrs.get("value", "")
        if attrs["type"] == "hidden":
            setattr(self.sheet, name.removesuffix("middlewaretoken"), value)
        elif attrs["type"] == "text":
            self.sheet.name, self.sheet.typed = name, value
        elif attrs["type"] == "checkbox":
            if "data-none" not in attrs:
                self.group.append(value)
            if "checked" in attrs:
                self.sheet.ticked.append(value)


def sheet_of(response):
    reader = SheetReader()
    reader.feed(response.text)
    return reader.sheet


def open_question(client, url=None, **wishes):
    response = client.get(url or question_url(**wishes))
    assert response.status_code == 200
    return sheet_of(response)


def find_question(client, holds, **wishes):
    """Return the first question whose form is as it should be."""
    sheets = (open_question(client, **wishes) for _ in range(200))
    return next(sheet for sheet in sheets if holds(sheet))


def send(client, sheet, answer, *, to="", htmx=False, **others):
    """Post an answer to a question, or with it to another address below."""
    path, mark, query = sheet.url.partition("?")
    headers = HTMX if htmx else {}
    data = sheet.data(answer, **others)
    return client.post(f"{path}{to}{mark}{query}", data, headers=headers)


def goes_to(response):
    """Return the address that a response leads to, without a place in the page."""
    headers = response.headers
    return urldefrag(headers.get("HX-Replace-Url") or headers["Location"]).url


def deal_in(response):
    """Return the number of the answer whose lasting address a response names."""
    return int(re.match(r"/deals/(\d+)/", goes_to(response))[1])


def answer_right(client, url=None, **wishes):
    """Answer a question right, a fresh one if none is named; return the deal."""
    sheet = open_question(client, url, **wishes)
    return deal_in(send(client, sheet, sheet.right))
