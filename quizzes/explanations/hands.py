"""What is said about hands: the best of them, lows to compare, lows that may be."""

from collections.abc import Callable

from django.utils.translation import gettext_lazy, ngettext

from quizzes.labels import Text
from quizzes.questions.facts import Fact

SENTENCES: dict[Fact, Text] = {
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
    Fact.NO_WAY_IS_BETTER: gettext_lazy(
        # Translators: %(count)s is 60, 100 or 150.
        "Of the %(count)s ways to take two of your cards and three of the board, none "
        "makes a better hand."
    ),
    Fact.HINT_HIGH_CATEGORY: gettext_lazy("The best is %(category)s."),
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


def _chosen_low_paired(count: int) -> str:
    return ngettext(
        # Translators: %(ranks)s is a rank in the plural, such as "fives"; there are
        # two, three or four of them.
        "%(count)d of your five cards is of the %(ranks)s, and a low has five "
        "different ranks.",
        "%(count)d of your five cards are %(ranks)s, and a low has five different "
        "ranks.",
        count,
    )


def _equal_choices(count: int) -> str:
    return ngettext(
        "%(count)d choice of cards makes it.",
        "%(count)d choices of cards make it; each of them is right.",
        count,
    )


def _no_low_on_board(count: int) -> str:
    return ngettext(
        "The board shows %(count)d rank of eight or lower, and a low needs three "
        "different ones: nobody has a low.",
        "The board shows %(count)d different ranks of eight or lower, and a low needs "
        "three: nobody has a low.",
        count,
    )


def _low_on_board(count: int) -> str:
    return ngettext(
        "The board shows %(count)d rank of eight or lower: a low is possible.",
        "The board shows %(count)d different ranks of eight or lower, and a low needs "
        "three: it is possible.",
        count,
    )


def _no_low_in_hand(count: int) -> str:
    return ngettext(
        "Your hand holds %(count)d rank of eight or lower, and a low needs two "
        "different ones: you have no low.",
        "Your hand holds %(count)d ranks of eight or lower, and a low needs two "
        "different ones: you have no low.",
        count,
    )


# Facts whose sentence depends on a number.
COUNTED: dict[Fact, Callable[[int], str]] = {
    Fact.CHOSEN_LOW_PAIRED: _chosen_low_paired,
    Fact.EQUAL_CHOICES: _equal_choices,
    Fact.NO_LOW_ON_BOARD: _no_low_on_board,
    Fact.LOW_ON_BOARD: _low_on_board,
    Fact.NO_LOW_IN_HAND: _no_low_in_hand,
}
