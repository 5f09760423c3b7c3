"""What is said about two starting hands and the beliefs by which one is chosen."""

from collections.abc import Callable, Mapping
from typing import Any

from django.utils.translation import gettext_lazy, ngettext

from quizzes import labels
from quizzes.labels import Text
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.misconceptions import Misconception

SENTENCES: dict[Fact, Text] = {
    Fact.POT_COMPARED: gettext_lazy(
        # Translators: hands are letters, shares percentages.
        "Hand %(hand)s gets %(share)s of the pot on average, hand %(other_hand)s "
        "%(other_share)s."
    ),
    Fact.SCOOPS_COMPARED: gettext_lazy(
        # Translators: hands are letters, shares percentages.
        "Hand %(hand)s scoops in %(share)s of the deals, hand %(other_hand)s in "
        "%(other_share)s."
    ),
    Fact.HIGHS_COMPARED: gettext_lazy(
        # Translators: hands are letters, shares percentages.
        "The highs of hand %(hand)s bring it %(share)s of the pot, those of hand "
        "%(other_hand)s %(other_share)s."
    ),
    Fact.LOWS_WON_COMPARED: gettext_lazy(
        # Translators: hands are letters, shares percentages.
        "Hand %(hand)s wins a low or shares one in %(share)s of the deals, hand "
        "%(other_hand)s in %(other_share)s."
    ),
    Fact.LOWS_BRING: gettext_lazy(
        # Translators: hands are letters, shares percentages.
        "The lows of hand %(hand)s bring it %(share)s of the pot, those of hand "
        "%(other_hand)s %(other_share)s."
    ),
    Fact.ORDER_TURNS: gettext_lazy(
        # Translators: hands are letters; no noun agrees with the numbers.
        "Hand %(hand)s is better if the number of opponents is %(few)s, hand "
        "%(other_hand)s if it is %(many)s."
    ),
    Fact.ACE_DEUCE_HELD: gettext_lazy(
        "Hand %(hand)s holds A-2, the best two cards for a low."
    ),
    Fact.ACE_SUITED: gettext_lazy(
        "The ace of hand %(hand)s is suited: with three more of its suit on the board "
        "it makes the highest flush."
    ),
    # Translators: %(ranks)s is a plural such as "kings".
    Fact.PAIR_HELD: gettext_lazy("Hand %(hand)s holds a pair of %(ranks)s."),
    Fact.CARDS_ARE_MIDDLE: gettext_lazy(
        "Most cards of hand %(hand)s lie from six to nine: too high for a good low, "
        "too low for the best highs."
    ),
    Fact.HAND_MAKES_NO_LOW: gettext_lazy(
        "Hand %(hand)s can never win a low: that takes two different ranks of eight or "
        "lower."
    ),
    Fact.HINT_STARTING_HANDS: gettext_lazy(
        # Translators: %(a)s and %(b)s are numbers; no noun agrees with them.
        "Different ranks of eight or lower: %(a)s in hand A, %(b)s in hand B."
    ),
}


def _opponents_are(count: int) -> str:
    return ngettext(
        "Each hand plays by itself against %(count)d random hand that stays to the "
        "end.",
        "Each hand plays by itself against %(count)d random hands that stay to the "
        "end.",
        count,
    )


def _rank_held_thrice(count: int) -> str:
    return ngettext(
        # Translators: %(ranks)s is a plural such as "kings".
        "Hand %(hand)s holds %(count)d of the %(ranks)s: only two can play, and fewer "
        "are left to come.",
        "Hand %(hand)s holds %(count)d of the %(ranks)s: only two can play, and fewer "
        "are left to come.",
        count,
    )


def _suit_held_thrice(count: int) -> str:
    return ngettext(
        "Hand %(hand)s holds %(count)d card of one suit: only two can play, and fewer "
        "are left to come.",
        "Hand %(hand)s holds %(count)d cards of one suit: only two can play, and fewer "
        "are left to come.",
        count,
    )


def _cards_dangle(count: int) -> str:
    return ngettext(
        # Translators: %(cards)s are cards such as 9♣.
        "In hand %(hand)s the %(cards)s works with no other card: no pair, no suit, no "
        "straight, no low.",
        "In hand %(hand)s %(cards)s work with no other card: no pair, no suit, no "
        "straight, no low.",
        count,
    )


def _shares_sampled(count: int) -> str:
    return ngettext(
        # Translators: %(deals)s is the number of deals, %(error)s a percentage.
        "The shares are sampled, %(deals)s deal of each hand; the standard error of "
        "the pot is %(error)s at most.",
        "The shares are sampled, %(deals)s deals of each hand; the standard error of "
        "the pot is %(error)s at most.",
        count,
    )


# Facts whose sentence depends on a number.
COUNTED: dict[Fact, Callable[[int], str]] = {
    Fact.OPPONENTS_ARE: _opponents_are,
    Fact.RANK_HELD_THRICE: _rank_held_thrice,
    Fact.SUIT_HELD_THRICE: _suit_held_thrice,
    Fact.CARDS_DANGLE: _cards_dangle,
    Fact.SHARES_SAMPLED: _shares_sampled,
}

SHARES = {"share", "other_share", "error"}

MISCONCEPTIONS: dict[Misconception, Text] = {
    Misconception.HIGH_PAIR_FIRST: gettext_lazy(
        "A high pair wins no low, and seldom the high without help: what counts is how "
        "much of both halves a hand can win."
    ),
    Misconception.ANY_ACE_IS_GOOD: gettext_lazy(
        "An ace is worth much beside a low card or one of its suit, and little alone."
    ),
    Misconception.TRIPS_ARE_GOOD: gettext_lazy(
        "Of three cards of a rank only two can play, and the third can no longer come."
    ),
    Misconception.MOST_LOW_CARDS: gettext_lazy(
        "A low takes two cards of the hand: it counts how low the two lowest ranks "
        "are, not how many low cards there are."
    ),
    Misconception.RANKS_ADDED_UP: gettext_lazy(
        "The ranks of a hand do not add up: it counts which of its cards work "
        "together, for the high and for the low."
    ),
    Misconception.ONE_LOW_CARD_ENOUGH: gettext_lazy(
        "One low card wins no low: it takes two of the hand, and the second counts as "
        "much as the first."
    ),
    Misconception.MORE_OF_A_SUIT: gettext_lazy(
        "Only two cards of a suit can play: a third one in the hand can no longer come."
    ),
    Misconception.OPPONENTS_IGNORED: gettext_lazy(
        "The number of opponents matters: what is ahead of one hand is often behind "
        "the best of several."
    ),
}


def shares_in_words(finding: Finding) -> Mapping[str, Any]:
    """Return the shares that a finding of these names, as a person reads them."""
    if finding.fact not in SENTENCES.keys() | COUNTED.keys():
        return {}
    values = finding.values
    words = {name: labels.percent(values[name]) for name in SHARES & values.keys()}
    if finding.fact is Fact.SHARES_SAMPLED:
        words["deals"] = labels.chips(values["count"])
    return words
