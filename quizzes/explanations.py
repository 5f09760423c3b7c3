"""From facts to sentences: the only place where findings become prose."""

from collections.abc import Callable, Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from quizzes import labels
from quizzes.poker.cards import CardFault, InvalidCardsError
from quizzes.poker.highs import Category
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.fields import AnswerFault, InvalidAnswerError
from quizzes.questions.misconceptions import Misconception

SENTENCES: dict[Fact, labels.Text] = {
    Fact.NOT_TWO_AND_THREE: gettext_lazy(
        # Translators: %(hole)d and %(board)d say how many cards were chosen of each.
        "From your hand: %(hole)d, from the board: %(board)d. Exactly two of your "
        "cards play with exactly three of the board."
    ),
    Fact.CHOSEN_HIGH_IS: gettext_lazy(
        # Translators: %(hand)s is a high hand such as "pair of kings, A-9-4".
        "Your five cards: %(hand)s. There is better."
    ),
    Fact.BEST_HIGH_IS: gettext_lazy("The best: %(hand)s."),
    Fact.HINT_HIGH_CATEGORY: gettext_lazy("The best is %(category)s."),
    Fact.CHOSEN_LOW_PAIRED: gettext_lazy(
        # Translators: %(ranks)s is a rank in the plural, such as "fives".
        "Two of your five cards are %(ranks)s, and a low has five different ranks."
    ),
    Fact.CHOSEN_LOW_TOO_HIGH: gettext_lazy(
        # Translators: %(rank)s is one card, such as "nine".
        "A low has no card above the eight, and you chose a %(rank)s."
    ),
    Fact.LOWS_COMPARE: gettext_lazy(
        # Translators: both values are lows such as 8-4-3-2-A; keep them unchanged.
        "Lows compare from the highest card down and the lower card wins, so "
        "%(better)s beats %(worse)s."
    ),
    Fact.LOW_EXISTS: gettext_lazy(
        # Translators: %(low)s is a low hand such as 8-4-3-2-A; keep it unchanged.
        "There is a low: two and three make %(low)s."
    ),
    Fact.BEST_LOW_IS: gettext_lazy("The best low is %(low)s."),
    Fact.LOW_RANKS_PAIRED: gettext_lazy(
        "The board pairs low cards of your hand, so no five different ranks of eight "
        "or lower are left: there is no low."
    ),
    Fact.LOWEST_TWO_COUNTERFEITED: gettext_lazy(
        "The board pairs one of your two lowest cards. It cannot count twice, so "
        "another card of yours plays."
    ),
    Fact.HINT_LOW_RANKS: gettext_lazy(
        "Different ranks of eight or lower: %(board)d on the board, %(hole)d in your "
        "hand."
    ),
    Fact.HAND_BEATS_BOARD: gettext_lazy(
        "You said that nobody can have a low on this board, and yet that you have one."
    ),
    Fact.LOW_NOT_NAMED: gettext_lazy(
        "You said that you have a low, and yet you named none."
    ),
    Fact.LOW_NOT_CLAIMED: gettext_lazy(
        "You said that you have no low, and yet you named one."
    ),
    Fact.HINT_LOW_NEEDS: gettext_lazy(
        "A low takes three different ranks of eight or lower from the board, and two "
        "others from a hand."
    ),
    # Translators: hands are named by letters; %(better)s and %(worse)s are lows such as
    # 8-4-3-2-A, and %(better_rank)s and %(worse_rank)s cards such as "seven".
    Fact.ORDER_DECIDED: gettext_lazy(
        "Hand %(better_hand)s, %(better)s, beats hand %(worse_hand)s, %(worse)s. From "
        "the top the first cards that differ are %(better_rank)s and %(worse_rank)s, "
        "and the lower one wins."
    ),
    # Translators: hands are named by letters; %(low)s is a low such as 8-4-3-2-A.
    Fact.ORDER_TIED: gettext_lazy(
        "Hands %(hand)s and %(other_hand)s are the same low, %(low)s, and share a "
        "place. Suits never count."
    ),
    # Translators: %(hand)s is a letter, %(ranks)s a rank in the plural, as "fives".
    Fact.ORDER_PAIRED: gettext_lazy(
        "Hand %(hand)s is no low, since two of its cards are %(ranks)s: it takes the "
        "last place."
    ),
    # Translators: %(hand)s is a letter, %(rank)s one card, such as "nine".
    Fact.ORDER_TOO_HIGH: gettext_lazy(
        "Hand %(hand)s is no low, since a %(rank)s is above the eight: it takes the "
        "last place."
    ),
    Fact.ORDER_NO_LOWS_TIED: gettext_lazy(
        "Hands %(hand)s and %(other_hand)s are both no lows and share the last place."
    ),
    # Translators: %(hands)s is a list such as "A: 8-4-3-2-A; B: 7-6-5-4-3".
    Fact.HINT_ORDER: gettext_lazy("From the highest card down: %(hands)s."),
}


def _equal_choices(count: int) -> str:
    return ngettext(
        "%(count)d choice of cards makes it.",
        "%(count)d choices of cards make it; each of them is right.",
        count,
    ) % {"count": count}


def _no_low_on_board(count: int) -> str:
    return ngettext(
        "The board shows %(count)d rank of eight or lower, and a low needs three "
        "different ones: nobody has a low.",
        "The board shows %(count)d different ranks of eight or lower, and a low needs "
        "three: nobody has a low.",
        count,
    ) % {"count": count}


def _low_on_board(count: int) -> str:
    return ngettext(
        "The board shows %(count)d rank of eight or lower: a low is possible.",
        "The board shows %(count)d different ranks of eight or lower, and a low needs "
        "three: it is possible.",
        count,
    ) % {"count": count}


def _no_low_in_hand(count: int) -> str:
    return ngettext(
        "Your hand holds %(count)d rank of eight or lower, and a low needs two "
        "different ones: you have no low.",
        "Your hand holds %(count)d ranks of eight or lower, and a low needs two "
        "different ones: you have no low.",
        count,
    ) % {"count": count}


# Facts whose sentence depends on a number.
COUNTED: dict[Fact, Callable[[int], str]] = {
    Fact.EQUAL_CHOICES: _equal_choices,
    Fact.NO_LOW_ON_BOARD: _no_low_on_board,
    Fact.LOW_ON_BOARD: _low_on_board,
    Fact.NO_LOW_IN_HAND: _no_low_in_hand,
}

MISCONCEPTIONS: dict[Misconception, labels.Text] = {
    Misconception.THREE_FROM_HAND: gettext_lazy(
        "Three cards of the hand seem to have played. It is always exactly two."
    ),
    Misconception.TRIPS_IN_HAND: gettext_lazy(
        "Three of a rank in the hand are only a pair: two of your cards play."
    ),
    Misconception.FOUR_FROM_HAND: gettext_lazy(
        "Four cards of the hand seem to have played. It is always exactly two."
    ),
    Misconception.ONE_FROM_HAND: gettext_lazy(
        "One card of the hand seems to have played with four of the board. It is "
        "always two and three."
    ),
    Misconception.ONE_CARD_FLUSH: gettext_lazy(
        "One card of a suit makes no flush in Omaha: two of your own must be of it."
    ),
    Misconception.NONE_FROM_HAND: gettext_lazy(
        "The board cannot be played in Omaha: two of your own cards always play."
    ),
    Misconception.ACE_NEVER_LOW: gettext_lazy(
        "The ace is also the bottom of a straight: 5-4-3-2-A is one, the lowest."
    ),
    Misconception.KICKERS_IGNORED: gettext_lazy(
        "The kickers count as well: of equal hands the one with the higher side cards "
        "is better."
    ),
    Misconception.STRAIGHT_BEATS_FLUSH: gettext_lazy("A flush beats a straight."),
    Misconception.FLUSH_BEATS_FULL_HOUSE: gettext_lazy("A full house beats a flush."),
    Misconception.PAIRED_CARD_COUNTS: gettext_lazy(
        "A pair spoils a low: it takes five different ranks."
    ),
    Misconception.NINE_COUNTS: gettext_lazy(
        "A nine is too high: the highest card of a low is an eight at most."
    ),
    Misconception.ACE_NOT_LOW: gettext_lazy(
        "The ace is the lowest card of all in a low."
    ),
    Misconception.STRAIGHTS_AND_FLUSHES_COUNT: gettext_lazy(
        "Straights and flushes do not count against a low."
    ),
    Misconception.DUPLICATE_KILLS_LOW: gettext_lazy(
        "A card that the board pairs can still play: only the same rank twice in the "
        "five cards is forbidden."
    ),
    Misconception.READ_FROM_BOTTOM: gettext_lazy(
        "Lows are read from the highest card down, not from the lowest up."
    ),
    Misconception.LATER_CARDS_IGNORED: gettext_lazy(
        "Where the highest cards are equal, the next ones decide."
    ),
    Misconception.SAME_PAIR_FOR_BOTH: gettext_lazy(
        "High and low may use different cards of your hand: choose two for each."
    ),
}

CARD_FAULTS: dict[CardFault, labels.Text] = {
    CardFault.EMPTY: gettext_lazy("No cards were named."),
    CardFault.NOT_TEXT: gettext_lazy("%(text)s is not the name of a card."),
    CardFault.UNKNOWN_RANK: gettext_lazy(
        "%(text)s is not a card: its rank is none of A, K, Q, J, 10 or T, 9 to 2."
    ),
    CardFault.UNKNOWN_SUIT: gettext_lazy(
        "%(text)s is not a card: after the rank comes a suit, c, d, h or s."
    ),
    CardFault.MIXED_ALPHABETS: gettext_lazy(
        "%(text)s mixes letters of two alphabets. Please write it in one."
    ),
    CardFault.JOKER: gettext_lazy("There are no jokers in Omaha: %(text)s."),
    CardFault.DUPLICATE: gettext_lazy("%(text)s is named twice."),
    CardFault.TOO_FEW: gettext_lazy("There are too few cards: %(text)s."),
    CardFault.TOO_MANY: gettext_lazy("There are too many cards: %(text)s."),
}

ANSWER_FAULTS: dict[AnswerFault, labels.Text] = {
    AnswerFault.MISSING: gettext_lazy("Choose cards first, or ask to be shown."),
    AnswerFault.NOT_DEALT: gettext_lazy(
        "%(text)s is neither on the board nor in your hand."
    ),
    AnswerFault.CARDS_AND_NONE: gettext_lazy(
        "You chose cards and also said that there is no low. Which is it?"
    ),
    AnswerFault.NONE_NOT_OFFERED: gettext_lazy(
        "There is always a high hand. Choose its five cards."
    ),
    AnswerFault.TICKED_AND_TYPED: gettext_lazy(
        "The chosen cards and the typed ones differ: %(text)s. Keep one of them."
    ),
    AnswerFault.NO_SUCH_OPTION: gettext_lazy("There is no such choice: %(text)s."),
    AnswerFault.ONE_OPTION_ONLY: gettext_lazy("Choose one only, not all of %(text)s."),
    AnswerFault.OPTIONS_AND_NONE: gettext_lazy(
        "You ticked %(text)s and also that there is none. Which is it?"
    ),
    AnswerFault.PLACE_MISSING: gettext_lazy(
        "Give each hand a place; equal ones share it."
    ),
    AnswerFault.NOT_AN_ORDER: gettext_lazy(
        "%(text)s is no order: give each of them a place, as in B > A = C."
    ),
}


# What is said where nothing is answered to a field that takes no cards.
MISSING: dict[str, labels.Text] = {
    "order": gettext_lazy("Give each hand its place first, or ask to be shown."),
    "board": gettext_lazy("Say first whether anyone can have a low on this board."),
    "hand": gettext_lazy("Say first whether you have a low."),
}

# Values of findings that are one rank, and those that name one of several hands.
RANKS = {"better_rank", "worse_rank"}
HANDS = {"hand", "other_hand", "better_hand", "worse_hand"}


def explain(finding: Finding) -> str:
    """Return the sentence that tells a finding."""
    if finding.fact in COUNTED:
        return COUNTED[finding.fact](finding.values["count"])
    return str(SENTENCES[finding.fact]) % _in_words(finding.values)


def explain_misconceptions(candidates: list[str]) -> str | None:
    """Return the sentence on the wrong rule behind an answer, if any explains it."""
    if not candidates:
        return None
    sentences = [str(MISCONCEPTIONS[Misconception(name)]) for name in candidates]
    if len(sentences) == 1:
        return sentences[0]
    # Translators: several wrong rules give the same answer; each is one sentence.
    return _("Perhaps one of these: %(rules)s") % {"rules": " ".join(sentences)}


def explain_error(error: InvalidCardsError | InvalidAnswerError) -> str:
    """Return the sentence that says what is wrong with what was sent."""
    if error.fault is AnswerFault.MISSING and error.field in MISSING:
        return str(MISSING[error.field])
    faults: Mapping[Any, labels.Text] = CARD_FAULTS | ANSWER_FAULTS
    return str(faults[error.fault]) % {"text": error.text}


def _in_words(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values of a finding as a person reads them."""
    words = dict(values)
    if "category" in values and "ranks" in values:
        words["hand"] = labels.high_name(Category(values["category"]), values["ranks"])
    elif "category" in values:
        words["category"] = labels.CATEGORIES[Category(values["category"])]
    if "rank" in values:
        words["rank"] = labels.RANK_NAMES[values["rank"]]
        words["ranks"] = labels.RANK_PLURALS[values["rank"]]
    words |= {name: labels.RANK_NAMES[values[name]] for name in RANKS & values.keys()}
    words |= {name: labels.hand_name(values[name]) for name in HANDS & values.keys()}
    if "hands" in values:
        words["hands"] = "; ".join(
            f"{labels.hand_name(name)}: {low}" for name, low in values["hands"].items()
        )
    return words
