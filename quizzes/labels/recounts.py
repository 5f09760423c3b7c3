"""Translated names in the lists of a slow recount."""

from collections.abc import Iterable

from django.utils.translation import pgettext_lazy

from quizzes.labels.cards import RANKS_SHOWN, Text, card_shown
from quizzes.labels.chips import ISOLATE, POP
from quizzes.poker.cards import Card

HALVES: dict[str, Text] = {
    "high": pgettext_lazy("half of the pot", "High"),
    "low": pgettext_lazy("half of the pot", "Low"),
}
NO_LOW_MADE: Text = pgettext_lazy("what five cards make", "no low")


def choice_in_text(hole: Iterable[Card], board: Iterable[Card]) -> str:
    """Return two and three cards as a text that is read from the left.

    >>> from quizzes.poker.cards import parse_cards
    >>> text = choice_in_text(parse_cards("As 2d"), parse_cards("7c 4s 3h"))
    >>> text.replace("\ufe0e", "").strip(ISOLATE + POP)
    'A♠ 2♦ + 7♣ 4♠ 3♥'
    """
    parts = (" ".join(map(card_shown, cards)) for cards in (hole, board))
    return f"{ISOLATE}{' + '.join(parts)}{POP}"


def low_in_ranks(ranks: Iterable[int]) -> str:
    """Return a low by its ranks, from the highest down.

    >>> low_in_ranks((7, 4, 3, 2, 1))
    '7-4-3-2-A'
    """
    return "-".join(str(RANKS_SHOWN[rank]) for rank in ranks)
