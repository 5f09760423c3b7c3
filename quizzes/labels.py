"""Translated names of what the product speaks about; no logic."""

from collections.abc import Sequence
from functools import lru_cache

from django.utils.functional import Promise
from django.utils.translation import (
    get_language,
    gettext_lazy,
    pgettext,
    pgettext_lazy,
)
from django.utils.translation import gettext as _

from quizzes.poker.cards import Card
from quizzes.poker.highs import Category
from quizzes.questions.misconceptions import Misconception

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

TWO_AND_THREE_PLAY = gettext_lazy("Two from your hand, three from the board")

# What each kind is called, asks and is for; where it helps, what is to be kept in mind,
# and how often a case comes up where that is not said of a random deal.
KINDS: dict[str, dict[str, Text]] = {
    "best-low": {
        "reminder": TWO_AND_THREE_PLAY,
        "label": gettext_lazy("Best low"),
        "prompt": gettext_lazy("What is your best low hand?"),
        "summary": gettext_lazy(
            "Find the five cards of your lowest hand, or see that you have none."
        ),
    },
    "best-high": {
        "reminder": TWO_AND_THREE_PLAY,
        "label": gettext_lazy("Best high"),
        "prompt": gettext_lazy("What is your best high hand?"),
        "summary": gettext_lazy(
            "Find the five cards of your highest hand, two of them your own."
        ),
    },
    "high-and-low": {
        "reminder": TWO_AND_THREE_PLAY,
        "label": gettext_lazy("High and low"),
        "prompt": gettext_lazy("What are your best high hand and your best low hand?"),
        "summary": gettext_lazy(
            "Read both halves of one deal; each may take its own two and three."
        ),
    },
    "order-lows": {
        "label": gettext_lazy("Order the lows"),
        "prompt": gettext_lazy("Which of these lows is the best, and which is next?"),
        "summary": gettext_lazy(
            "Put two to four lows in order, the best first; equal ones share a place."
        ),
        # Translators: %(percent)s is a number such as 4.2.
        "frequency": gettext_lazy(
            "Where random hands show what looks like a low, this comes up "
            "%(percent)s%% of the time."
        ),
    },
    "low-possible": {
        "reminder": TWO_AND_THREE_PLAY,
        "label": gettext_lazy("Is there a low?"),
        "prompt": gettext_lazy("Is there a low, for anyone and for you?"),
        "summary": gettext_lazy(
            "Say whether the board allows a low, whether you have one, and which."
        ),
    },
    "nuts": {
        "reminder": gettext_lazy("Any two cards that are not on the board"),
        "label": gettext_lazy("The nuts"),
        "prompt": gettext_lazy(
            "What are the nuts on this board, and do you hold them?"
        ),
        "summary": gettext_lazy(
            "Name the two cards that make the nut high of a board and those of its nut "
            "low, and say whether you hold them."
        ),
    },
    "counterfeit": {
        "reminder": TWO_AND_THREE_PLAY,
        "label": gettext_lazy("Counterfeits"),
        "prompt": gettext_lazy(
            "What is your low, and which next card costs it its place?"
        ),
        "summary": gettext_lazy(
            "Read your low before the last card, and name the cards after which more "
            "hands beat it."
        ),
        # Translators: %(percent)s is a number such as 4.2.
        "frequency": gettext_lazy(
            "Where a random hand has a low on the flop or the turn, this comes up "
            "%(percent)s%% of the time."
        ),
    },
}

FIELDS: dict[str, Text] = {
    "high": pgettext_lazy("half of the pot", "High"),
    "low": pgettext_lazy("half of the pot", "Low"),
    "order": gettext_lazy("The order, the best low first"),
    "board": gettext_lazy("A low on this board"),
    "hand": gettext_lazy("A low in your hand"),
    "nut_high": gettext_lazy("Nut high"),
    "nut_low": gettext_lazy("Nut low"),
    "holds": gettext_lazy("The nuts in your hand"),
    "ranks": gettext_lazy("The next card"),
}

# What a card says of the half that takes it, where the field's own name is too long.
ON_CARDS: dict[str, Text] = {"nut_high": FIELDS["high"], "nut_low": FIELDS["low"]}

# What is ticked where there is no such hand, by the field that asks for it.
NONE: dict[str, Text] = {
    "low": gettext_lazy("I have no low"),
    "nut_low": gettext_lazy("No low is possible"),
}

# What stands for an answer that there is no such hand.
NO_HAND: dict[str, Text] = {
    "low": gettext_lazy("no low"),
    "nut_low": gettext_lazy("no low is possible"),
}

# Cards that lie together: their name, how many play, what is said of too many.
GROUPS: dict[str, dict[str, Text]] = {
    "board": {
        "label": gettext_lazy("Board"),
        "plays": gettext_lazy("three play"),
        "over": gettext_lazy(
            # Translators: keep {count}, a number; no noun agrees with it.
            "{count} from the board: exactly three play."
        ),
    },
    "hole": {
        "label": gettext_lazy("Your hand"),
        "plays": gettext_lazy("two play"),
        "over": gettext_lazy(
            # Translators: keep {count}, a number; no noun agrees with it.
            "{count} from your hand: exactly two play."
        ),
    },
    "deck": {
        "label": gettext_lazy("All other cards"),
        "plays": gettext_lazy("two make the nuts"),
        "over": gettext_lazy(
            # Translators: keep {count}, a number; no noun agrees with it.
            "{count} cards: exactly two of a hand play."
        ),
    },
    # Translators: one of several hands that lie side by side; the letter is its name.
    "a": {"label": gettext_lazy("Hand A")},
    "b": {"label": gettext_lazy("Hand B")},
    "c": {"label": gettext_lazy("Hand C")},
    "d": {"label": gettext_lazy("Hand D")},
}

# What a picker of two hole cards and three board cards says of itself.
TWO_AND_THREE: dict[str, Text] = {
    "legend": gettext_lazy("choose cards. First the board, then your hand."),
    "full": gettext_lazy("Two and three: ready to check."),
    "typed_label": gettext_lazy("Two of your cards, then three of the board"),
    "placeholder": "As 2d + 7c 4s 3h",
}

# What a picker of any two cards says of itself.
TWO_OF_DECK: dict[str, Text] = {
    "legend": gettext_lazy("choose two cards that are not on the board."),
    "full": gettext_lazy("Two cards: ready to check."),
    "typed_label": gettext_lazy("Two cards"),
    "placeholder": "As Ks",
}

# What proves an answer: what it is called, and the heads of its columns. The low and
# the high are proven by pairs of cards.
PROOF_BY_PAIRS: dict[str, Text] = {
    # Translators: %(half)s is "High" or "Low".
    "title": gettext_lazy("Every pair from your hand: %(half)s"),
    "cards": gettext_lazy("Your pair"),
    "makes": gettext_lazy("Makes at best"),
}
NUT_LADDER: dict[str, Text] = {
    # Translators: %(half)s is "Nut high" or "Nut low".
    "title": gettext_lazy("The best on this board, step by step: %(half)s"),
    "cards": gettext_lazy("Two cards"),
    "makes": gettext_lazy("Make at best"),
}
PROOFS: dict[str, dict[str, Text]] = {
    "order": {
        "title": gettext_lazy("The hands from the best to the last"),
        "cards": gettext_lazy("The cards"),
        "makes": gettext_lazy("From the highest down"),
    },
    "nut_high": NUT_LADDER,
    "nut_low": NUT_LADDER,
    "ranks": {
        "title": gettext_lazy("How many pairs of cards beat your low, card by card"),
        "cards": gettext_lazy("Next card"),
        "makes": gettext_lazy("Pairs that beat your low, before and after"),
    },
}

# What is asked above the options of a choice, where its name alone does not ask.
ASKED: dict[str, Text] = {
    "board": gettext_lazy("Can anyone have a low on this board?"),
    "hand": gettext_lazy("Have you a low?"),
    "holds": gettext_lazy("Which of the nuts do you hold?"),
    "ranks-of-nuts": gettext_lazy(
        "Your low is the nut low now. After which next cards is it no longer the nuts?"
    ),
    "ranks-of-any": gettext_lazy(
        "Your low is not the nuts. Which next cards pair one of your two cards in it, "
        "and let more hands beat it than now?"
    ),
}

# The options of fields that offer a choice, by field and option.
YES_OR_NO: dict[str, Text] = {
    "yes": pgettext_lazy("answer", "Yes"),
    "no": pgettext_lazy("answer", "No"),
}
OPTIONS: dict[str, dict[str, Text]] = {
    "board": YES_OR_NO,
    "hand": YES_OR_NO,
    "holds": {
        "neither": gettext_lazy("Neither"),
        "high": gettext_lazy("The nut high"),
        "low": gettext_lazy("The nut low"),
        "both": gettext_lazy("Both: nut-nut"),
    },
    "ranks": {"a": RANKS_SHOWN[14]}
    | {str(rank): RANKS_SHOWN[rank] for rank in range(2, 9)},
}

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
    "nuts-lost": gettext_lazy("A nut low that a pair passes"),
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


def hand_name(name: str) -> str:
    """Return the name of one of several hands as it is printed beside it."""
    return name.upper()


def option(field: str, name: str) -> Text:
    """Return an option of a field in words."""
    return OPTIONS[field][name]


def high_name(category: Category, ranks: Sequence[int]) -> str:
    """Return a high in words, such as "full house, kings over fours"."""
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
