"""Translated names of what questions ask, show and offer."""

from django.utils.translation import gettext_lazy, pgettext_lazy

from quizzes.labels import boxes, showings, turns
from quizzes.labels.cards import RANKS_SHOWN, Text
from quizzes.labels.tables import SEATS
from quizzes.questions.fields import seat_key

FIELDS: dict[str, Text] = (
    {
        "high": pgettext_lazy("half of the pot", "High"),
        "low": pgettext_lazy("half of the pot", "Low"),
        "order": gettext_lazy("The order, the best low first"),
        "board": gettext_lazy("A low on this board"),
        "hand": gettext_lazy("A low in your hand"),
        "nut_high": gettext_lazy("Nut high"),
        "nut_low": gettext_lazy("Nut low"),
        "holds": gettext_lazy("The nuts in your hand"),
        "ranks": gettext_lazy("The next card"),
        "high_winners": pgettext_lazy("half of the pot", "High"),
        "low_winners": pgettext_lazy("half of the pot", "Low"),
        "net": gettext_lazy("Net result"),
        "payers": gettext_lazy("Break-even"),
        "better": gettext_lazy("The better hand"),
        "more_highs": gettext_lazy("More of the high half"),
        "more_lows": gettext_lazy("More of the low half"),
    }
    | {f"chips-{seat}": SEATS[seat] for seat in SEATS}
    | boxes.FIELDS
    | turns.FIELDS
)

# What a card says of the half that takes it, where the field's own name is too long.
ON_CARDS: dict[str, Text] = {"nut_high": FIELDS["high"], "nut_low": FIELDS["low"]}

# What is ticked where there is no such hand, by the field that asks for it.
NONE: dict[str, Text] = {
    "low": gettext_lazy("I have no low"),
    "nut_low": gettext_lazy("No low is possible"),
    "low_winners": gettext_lazy("Nobody has a low"),
} | showings.NOBODY

# What stands for an answer that there is no such hand.
NO_HAND: dict[str, Text] = {
    "low": gettext_lazy("no low"),
    "nut_low": gettext_lazy("no low is possible"),
    "low_winners": gettext_lazy("nobody has a low"),
} | showings.NOBODY

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
} | {seat_key(seat): {"label": SEATS[seat]} for seat in SEATS}

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
HANDS_SHOWN: dict[str, Text] = {
    # Translators: %(half)s is "High" or "Low".
    "title": gettext_lazy("What every hand makes: %(half)s"),
    "cards": gettext_lazy("Whose hand"),
    "makes": gettext_lazy("Makes at best"),
}
PROOFS: dict[str, dict[str, Text]] = {
    "high_winners": HANDS_SHOWN,
    "low_winners": HANDS_SHOWN,
    "order": {
        "title": gettext_lazy("The hands from the best to the last"),
        "cards": gettext_lazy("The cards"),
        "makes": gettext_lazy("From the highest down"),
    },
    "nut_high": NUT_LADDER,
    "nut_low": NUT_LADDER,
    "shares": {
        "title": gettext_lazy("What each hand gets of the pot"),
        "cards": gettext_lazy("Hand and opponents"),
        "makes": gettext_lazy("Part of the pot"),
    },
    "ranks": {
        "title": gettext_lazy("How many pairs of cards beat your low, card by card"),
        "cards": gettext_lazy("Next card"),
        "makes": gettext_lazy("Pairs that beat your low, before and after"),
    },
}

# What is asked above the options of a choice or before an amount, where its name alone
# does not ask.
ASKED: dict[str, Text] = {
    "board": gettext_lazy("Can anyone have a low on this board?"),
    "hand": gettext_lazy("Do you have a low?"),
    "holds": gettext_lazy("Which of the nuts do you hold?"),
    "net": gettext_lazy("Your net result; a loss with a minus before it"),
    "payers": gettext_lazy(
        "How many players must pay at least, you among them, so that this part of the "
        "pot loses you nothing?"
    ),
    "better": gettext_lazy("Which hand gets more of the pot on average?"),
    "more_highs": gettext_lazy("Which hand gets more by its highs?"),
    "more_lows": gettext_lazy("Which hand gets more by its lows?"),
    "ranks-of-nuts": gettext_lazy(
        "Your low is the nut low now. After which next cards is it no longer the nuts?"
    ),
    "ranks-of-any": gettext_lazy(
        "Your low is not the nuts. Which next cards pair one of your two cards in it, "
        "and let more hands beat it than now?"
    ),
} | turns.ASKED

# The options of fields that offer a choice, by field and option.
YES_OR_NO: dict[str, Text] = {
    "yes": pgettext_lazy("answer", "Yes"),
    "no": pgettext_lazy("answer", "No"),
}
HAND_A_OR_B = {name: GROUPS[name]["label"] for name in ("a", "b")}
OPTIONS: dict[str, dict[str, Text]] = {
    "better": HAND_A_OR_B,
    "more_highs": HAND_A_OR_B,
    "more_lows": HAND_A_OR_B,
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
} | turns.OPTIONS


def hand_name(name: str) -> str:
    """Return the name of one of several hands as it is printed beside it."""
    return name.upper()


def option(field: str, name: str) -> Text:
    """Return an option of a field in words."""
    return OPTIONS[field][name]
