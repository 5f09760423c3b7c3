"""Translated names of cards and of the hands that they make."""

from collections.abc import Sequence
from functools import lru_cache

from django.utils.functional import Promise
from django.utils.translation import get_language, gettext_lazy, pgettext, pgettext_lazy
from django.utils.translation import gettext as _

from quizzes.poker.cards import Card
from quizzes.poker.highs import Category

type Text = str | Promise

SYMBOLS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}

# Without it some telephones draw suits as colored pictures.
AS_TEXT = "\ufe0e"

# The letter or number printed on a card.
RANKS_SHOWN = {rank: str(rank) for rank in range(2, 11)} | {
    11: pgettext_lazy("printed on a card", "J"),
    12: pgettext_lazy("printed on a card", "Q"),
    13: pgettext_lazy("printed on a card", "K"),
    14: pgettext_lazy("printed on a card", "A"),
}

RANK_NAMES = {
    2: pgettext_lazy("one card", "deuce"),
    3: pgettext_lazy("one card", "three"),
    4: pgettext_lazy("one card", "four"),
    5: pgettext_lazy("one card", "five"),
    6: pgettext_lazy("one card", "six"),
    7: pgettext_lazy("one card", "seven"),
    8: pgettext_lazy("one card", "eight"),
    9: pgettext_lazy("one card", "nine"),
    10: pgettext_lazy("one card", "ten"),
    11: pgettext_lazy("one card", "jack"),
    12: pgettext_lazy("one card", "queen"),
    13: pgettext_lazy("one card", "king"),
    14: pgettext_lazy("one card", "ace"),
}
RANK_PLURALS = {
    2: pgettext_lazy("several cards", "deuces"),
    3: pgettext_lazy("several cards", "threes"),
    4: pgettext_lazy("several cards", "fours"),
    5: pgettext_lazy("several cards", "fives"),
    6: pgettext_lazy("several cards", "sixes"),
    7: pgettext_lazy("several cards", "sevens"),
    8: pgettext_lazy("several cards", "eights"),
    9: pgettext_lazy("several cards", "nines"),
    10: pgettext_lazy("several cards", "tens"),
    11: pgettext_lazy("several cards", "jacks"),
    12: pgettext_lazy("several cards", "queens"),
    13: pgettext_lazy("several cards", "kings"),
    14: pgettext_lazy("several cards", "aces"),
}
# In a low an ace counts as one.
RANKS_SHOWN[1] = RANKS_SHOWN[14]
RANK_NAMES[1] = RANK_NAMES[14]
RANK_PLURALS[1] = RANK_PLURALS[14]

SUIT_NAMES = {
    "c": gettext_lazy("clubs"),
    "d": gettext_lazy("diamonds"),
    "h": gettext_lazy("hearts"),
    "s": gettext_lazy("spades"),
}

CATEGORIES = {
    Category.HIGH_CARD: gettext_lazy("a high card"),
    Category.PAIR: gettext_lazy("a pair"),
    Category.TWO_PAIR: gettext_lazy("two pair"),
    Category.THREE_OF_A_KIND: gettext_lazy("three of a kind"),
    Category.STRAIGHT: gettext_lazy("a straight"),
    Category.FLUSH: gettext_lazy("a flush"),
    Category.FULL_HOUSE: gettext_lazy("a full house"),
    Category.FOUR_OF_A_KIND: gettext_lazy("four of a kind"),
    Category.STRAIGHT_FLUSH: gettext_lazy("a straight flush"),
}

# Names of high hands: %(one_first)s is one rank, the others stand in the plural.
HIGH_NAMES = {
    Category.HIGH_CARD: gettext_lazy("%(one_first)s high"),
    Category.PAIR: gettext_lazy("pair of %(first)s"),
    Category.TWO_PAIR: gettext_lazy("two pair, %(first)s and %(second)s"),
    Category.THREE_OF_A_KIND: gettext_lazy("three %(first)s"),
    Category.STRAIGHT: gettext_lazy("%(one_first)s-high straight"),
    Category.FLUSH: gettext_lazy("%(one_first)s-high flush"),
    Category.FULL_HOUSE: gettext_lazy("full house, %(first)s over %(second)s"),
    Category.FOUR_OF_A_KIND: gettext_lazy("four %(first)s"),
    Category.STRAIGHT_FLUSH: gettext_lazy("%(one_first)s-high straight flush"),
}

# How many of a hand's ranks its name says; the others are kickers.
NAMED_RANKS = {Category.TWO_PAIR: 2, Category.FULL_HOUSE: 2}


def rank_shown(card: Card) -> str:
    """Return the rank as it is printed on a card."""
    return str(RANKS_SHOWN[card.rank])


def card_shown(card: Card) -> str:
    """Return a card as it is printed in a sentence, such as A♠."""
    return f"{rank_shown(card)}{SYMBOLS[card.suit]}{AS_TEXT}"


def card_name(card: Card) -> str:
    """Return a card as it is spoken, such as "ace of spades"."""
    return _card_name(card, get_language())


@lru_cache(maxsize=512)
def _card_name(card: Card, language: str | None) -> str:
    # Translators: a card as a screen reader says it.
    return _("%(rank)s of %(suit)s") % {
        "rank": RANK_NAMES[card.rank],
        "suit": SUIT_NAMES[card.suit],
    }


def high_name(category: Category, ranks: Sequence[int]) -> str:
    """Return a high in words, such as "full house, kings over fours"."""
    return _high_name(category, tuple(ranks), get_language())


@lru_cache(maxsize=8192)
def _high_name(category: Category, ranks: tuple[int, ...], language: str | None) -> str:
    if category is Category.STRAIGHT_FLUSH and ranks[0] == 14:
        return _("royal flush")
    names = {"one_first": RANK_NAMES[ranks[0]], "first": RANK_PLURALS[ranks[0]]}
    if len(ranks) > 1:
        names["second"] = RANK_PLURALS[ranks[1]]
    name = str(HIGH_NAMES[category]) % names
    kickers = "-".join(
        str(RANKS_SHOWN[n]) for n in ranks[NAMED_RANKS.get(category, 1) :]
    )
    if not kickers:
        return name
    # Translators: a high hand and its kickers, such as "pair of aces, K-Q-9".
    return pgettext("hand and kickers", "%(hand)s, %(kickers)s") % {
        "hand": name,
        "kickers": kickers,
    }
