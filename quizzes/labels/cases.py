"""Translated names of cases, of wrong rules, and of how answers turned out."""

from django.utils.translation import gettext_lazy, pgettext_lazy

from quizzes.labels.cards import Text
from quizzes.questions.misconceptions import Misconception

CASES: dict[str, Text] = {
    "plain": gettext_lazy("A plain low"),
    "no-low-on-board": gettext_lazy("The board allows no low"),
    "no-low-in-hand": gettext_lazy("The board allows a low, the hand has none"),
    "low-in-hand-only": gettext_lazy("Low cards in the hand, too few on the board"),
    "low-ranks-paired": gettext_lazy("Low cards that the board pairs: no low"),
    "wheel": gettext_lazy("The wheel, five to ace"),
    "worst-low": gettext_lazy("The worst low that counts, 8-7-6-5-4"),
    "straight-or-flush": gettext_lazy("A low that is a straight or a flush as well"),
    "three-low-in-hand": gettext_lazy("Three low cards in the hand that tempt"),
    "counterfeited": gettext_lazy("A counterfeited low"),
    "tied-choices": gettext_lazy("Several choices that are equally good"),
    "high-card": gettext_lazy("A high card"),
    "pair": gettext_lazy("A pair"),
    "two-pair": gettext_lazy("Two pair"),
    "three-of-a-kind": gettext_lazy("Three of a kind"),
    "straight": gettext_lazy("A straight"),
    "flush": gettext_lazy("A flush"),
    "full-house": gettext_lazy("A full house"),
    "four-of-a-kind": gettext_lazy("Four of a kind"),
    "straight-flush": gettext_lazy("A straight flush"),
    "trips-in-hand": gettext_lazy("Three or four of one rank in the hand"),
    "three-suited-in-hand": gettext_lazy("A flush that needs three from the hand"),
    "one-card-straight": gettext_lazy("A straight that only one hole card would make"),
    "one-card-flush": gettext_lazy("A flush that only one hole card would make"),
    "no-low": gettext_lazy("There is no low: the high takes it all"),
    "same-pair": gettext_lazy("The same two cards for high and low"),
    "different-pairs": gettext_lazy("Different cards for high and low"),
    "wheel-both-ways": gettext_lazy("The wheel, both ways"),
    "high-tempts": gettext_lazy("A high whose cards tempt to a worse low"),
    "low-pair-on-board": gettext_lazy("Low cards on the board, but two of one rank"),
    "highest-card": gettext_lazy("Lows that differ in their highest cards"),
    "later-card": gettext_lazy("Lows with the same highest card"),
    "bottom-tempts": gettext_lazy("Lows that look otherwise from the bottom"),
    "tied-lows": gettext_lazy("Equal lows, which share a place"),
    "not-all-lows": gettext_lazy("A hand among the lows that is none"),
    "board-plays": gettext_lazy("A board that is better than what the hand can make"),
    "nut-straight": gettext_lazy("A straight is the nut high, A-2 the nut low"),
    "nut-flush": gettext_lazy("A flush is the nut high, A-2 the nut low"),
    "no-low-possible": gettext_lazy("No low is possible on the board"),
    "paired-board": gettext_lazy("A paired board: four of a kind is the nut high"),
    "ace-or-deuce-on-board": gettext_lazy("An ace or a deuce on the board"),
    "nut-wheel": gettext_lazy("The wheel is the nut low"),
    "nut-set": gettext_lazy("Three of a kind is the nut high"),
    "nut-nut": gettext_lazy("Nut-nut: you hold the nut high and the nut low"),
    "several-pairs": gettext_lazy("Nuts made by pairs of different ranks"),
    "straight-flush-possible": gettext_lazy("A straight flush is the nut high"),
    "nuts-lost": gettext_lazy("A nut low that is passed when it is paired"),
    "wheel-is-safe": gettext_lazy("The wheel, which nothing passes"),
    "protected": gettext_lazy("A nut low that a third low card protects"),
    "pair-in-hand": gettext_lazy("A nut low with one of its ranks twice in the hand"),
    "third-card-idle": gettext_lazy("A third low card that protects nothing"),
    "place-lost": gettext_lazy("A low that is passed by more when it is paired"),
    "one-pair-harms": gettext_lazy("A low that only some of its pairs harm"),
    "worse-without-pair": gettext_lazy("A low that cards harm without pairing it"),
    "pairs-do-no-harm": gettext_lazy("A low that no pair harms"),
}

# What somebody seems to believe whose answers a wrong rule explains.
MISCONCEPTIONS: dict[Misconception, Text] = {
    Misconception.THREE_FROM_HAND: gettext_lazy("Three cards from the hand"),
    Misconception.TRIPS_IN_HAND: gettext_lazy("Three of a rank from the hand"),
    Misconception.FOUR_FROM_HAND: gettext_lazy("Four cards from the hand"),
    Misconception.ONE_FROM_HAND: gettext_lazy("One card from the hand"),
    Misconception.ONE_CARD_FLUSH: gettext_lazy("A flush with one card of the hand"),
    Misconception.NONE_FROM_HAND: gettext_lazy("The board plays alone"),
    Misconception.ACE_NEVER_LOW: gettext_lazy("No straight from five to ace"),
    Misconception.KICKERS_IGNORED: gettext_lazy("Kickers do not count"),
    Misconception.STRAIGHT_BEATS_FLUSH: gettext_lazy("A straight beats a flush"),
    Misconception.FLUSH_BEATS_FULL_HOUSE: gettext_lazy("A flush beats a full house"),
    Misconception.PAIRED_CARD_COUNTS: gettext_lazy("A low with a pair in it"),
    Misconception.NINE_COUNTS: gettext_lazy("A low with a nine in it"),
    Misconception.ACE_NOT_LOW: gettext_lazy("The ace is not low"),
    Misconception.STRAIGHTS_AND_FLUSHES_COUNT: gettext_lazy(
        "Straights and flushes spoil a low"
    ),
    Misconception.DUPLICATE_KILLS_LOW: gettext_lazy("A paired card cannot play"),
    Misconception.READ_FROM_BOTTOM: gettext_lazy("Lows read from the bottom"),
    Misconception.LATER_CARDS_IGNORED: gettext_lazy("Only the highest card counts"),
    Misconception.SAME_PAIR_FOR_BOTH: gettext_lazy("One pair for both halves"),
    Misconception.STRAIGHT_OVERLOOKED: gettext_lazy("A possible straight not seen"),
    Misconception.FLUSH_OVERLOOKED: gettext_lazy("A possible flush not seen"),
    Misconception.QUADS_OVERLOOKED: gettext_lazy("Four of a kind not seen"),
    Misconception.STRAIGHT_FLUSH_OVERLOOKED: gettext_lazy(
        "A possible straight flush not seen"
    ),
    Misconception.ACE_DEUCE_ALWAYS: gettext_lazy("A-2 is always the nut low"),
    Misconception.ONE_NUT_CARD: gettext_lazy("One card of the nuts is enough"),
    Misconception.OWN_CARDS_EXCLUDED: gettext_lazy("The nuts without one's own cards"),
    Misconception.ACE_CANNOT_HURT: gettext_lazy("An ace on the board is harmless"),
    Misconception.PROTECTION_FORGOTTEN: gettext_lazy("A third low card forgotten"),
    Misconception.WHEEL_CAN_BE_PASSED: gettext_lazy("The wheel can be passed"),
    Misconception.PAIR_IN_HAND_PROTECTS: gettext_lazy("A pair in the hand protects"),
    Misconception.THIRD_CARD_ALWAYS_PROTECTS: gettext_lazy(
        "Any third low card protects"
    ),
    Misconception.EVERY_PAIR_COUNTERFEITS: gettext_lazy("Every pair counterfeits"),
    Misconception.UNPAIRED_CARDS_COUNT: gettext_lazy("Counterfeited without a pair"),
    Misconception.IDLE_CARDS_COUNT: gettext_lazy("Counterfeited where it is not used"),
}

# How an answer turned out, in lists of answers.
OUTCOMES: dict[str, Text] = {
    "right": pgettext_lazy("an answer", "Right"),
    "partly": pgettext_lazy("an answer", "Partly right"),
    "wrong": pgettext_lazy("an answer", "Wrong"),
    "shown": pgettext_lazy("an answer", "Shown"),
    "unsolved": pgettext_lazy("a deal", "Not solved yet"),
}
