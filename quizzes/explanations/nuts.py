"""What is said about the nuts of a board, and about what the next card does."""

from collections.abc import Callable

from django.utils.translation import gettext_lazy, ngettext

from quizzes.labels import Text
from quizzes.questions.facts import Fact

SENTENCES: dict[Fact, Text] = {
    Fact.PAIR_MAKES_HIGH: gettext_lazy(
        # Translators: %(hand)s is a high hand such as "pair of kings, A-9-4".
        "With three of the board your two cards make at best: %(hand)s. There is "
        "better."
    ),
    Fact.NUT_HIGH_IS: gettext_lazy("The nut high: %(hand)s."),
    Fact.NUT_LOW_EXISTS: gettext_lazy(
        # Translators: %(low)s is a low hand such as 8-4-3-2-A; keep it unchanged.
        "A low is possible: the board shows three different ranks of eight or lower, "
        "and the best with them is %(low)s."
    ),
    Fact.PAIR_MAKES_LOW: gettext_lazy(
        # Translators: both values are lows such as 8-4-3-2-A; keep them unchanged.
        "Your two cards make %(worse)s, and %(better)s beats it: lows compare from the "
        "highest card down."
    ),
    Fact.PAIR_MAKES_NO_LOW: gettext_lazy(
        "With three of the board your two cards make no low: it takes five different "
        "ranks of eight or lower."
    ),
    Fact.NUT_LOW_IS: gettext_lazy("The nut low is %(low)s."),
    Fact.ACE_DEUCE_PAIRED: gettext_lazy(
        # Translators: %(ranks)s is a list of ranks, such as "A" or "A, 2".
        "On the board already: %(ranks)s. A rank counts once in a low, so A-2 is not "
        "the nut low here."
    ),
    Fact.HOLDS_FOLLOWS: gettext_lazy(
        "This follows from the nuts that you named, so it counts as right."
    ),
    Fact.NUT_HIGH_HELD: gettext_lazy(
        # Translators: %(cards)s is two cards, such as "A♠ K♠".
        "Your %(cards)s make the nut high."
    ),
    Fact.NUT_HIGH_LACKING: gettext_lazy("No two of your cards make the nut high."),
    Fact.NUT_LOW_HELD: gettext_lazy(
        # Translators: %(cards)s is two cards, such as "A♠ 2♦".
        "Your %(cards)s make the nut low."
    ),
    Fact.NUT_LOW_LACKING: gettext_lazy("No two of your cards make the nut low."),
    Fact.HINT_BOARD: gettext_lazy(
        # Translators: three numbers; no noun agrees with them.
        "On the board: different ranks of eight or lower: %(low)d; most cards of one "
        "suit: %(suited)d; most of one rank: %(alike)d."
    ),
    Fact.RANKS_MISSED: gettext_lazy(
        # Translators: %(ranks)s is a list of ranks, such as "A" or "A, 2".
        "You left out: %(ranks)s."
    ),
    Fact.RANKS_TOO_MANY: gettext_lazy(
        # Translators: %(ranks)s is a list of ranks, such as "A" or "A, 2".
        "Not among them: %(ranks)s."
    ),
    Fact.NUT_LOW_PASSED: gettext_lazy(
        # Translators: %(ranks)s is a list of ranks, such as "A, 2".
        "After one of these you keep your low, but not its place: %(ranks)s. The rank "
        "on the board is everybody's then, your own card of it adds nothing, and two "
        "other cards make a better low."
    ),
    Fact.WHEEL_IS_SAFE: gettext_lazy(
        "Nothing beats the wheel. A card that pairs it lets others tie, and none pass."
    ),
    Fact.THIRD_CARD_PROTECTS: gettext_lazy(
        # Translators: %(ranks)s is a list of ranks, such as "3".
        "Your third low card steps in for the one that is paired, and makes the best "
        "low again: %(ranks)s."
    ),
    Fact.THIRD_CARD_TOO_HIGH: gettext_lazy(
        # Translators: %(ranks)s is a list of ranks, such as "5" or "5, 7".
        "A third low card protects only if it is the lowest rank that is left, and so "
        "not here: %(ranks)s."
    ),
    Fact.SECOND_CARD_NO_HELP: gettext_lazy(
        # Translators: %(ranks)s is a list of ranks, such as "A" or "A, 2".
        "To hold a rank twice protects nothing, since it counts once: %(ranks)s."
    ),
    Fact.LOW_PASSED_BY_MORE: gettext_lazy(
        # Translators: %(ranks)s is a list of ranks, such as "A, 2".
        "After one of these you keep your low or a better one, but more pairs of cards "
        "beat it than before: %(ranks)s."
    ),
    Fact.PAIR_DOES_NO_HARM: gettext_lazy(
        # Translators: %(ranks)s is a list of ranks, such as "A, 2".
        "These pair your low, and yet no more pairs of cards beat it than before: "
        "%(ranks)s."
    ),
    Fact.WORSE_WITHOUT_PAIR: gettext_lazy(
        # Translators: %(ranks)s is a list of ranks, such as "A, 2".
        "These help others more than you, but they pair nothing of yours, and so they "
        "counterfeit nothing: %(ranks)s."
    ),
}


def _equal_pairs(count: int) -> str:
    return ngettext(
        "%(count)d pair of cards makes it.",
        "%(count)d pairs of cards make it; each of them is right.",
        count,
    )


def _not_two_cards(count: int) -> str:
    return ngettext(
        "You chose %(count)d card. The nuts are made by exactly two.",
        "You chose %(count)d cards. The nuts are made by exactly two.",
        count,
    )


# Facts whose sentence depends on a number.
COUNTED: dict[Fact, Callable[[int], str]] = {
    Fact.EQUAL_PAIRS: _equal_pairs,
    Fact.NOT_TWO_CARDS: _not_two_cards,
}
