"""Translated names of what questions ask, show and offer."""

from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy, pgettext_lazy

from quizzes.labels import pots
from quizzes.labels.cards import RANKS_SHOWN, Text
from quizzes.poker.stakes import MOST_SEATS
from quizzes.questions.fields import seat_key

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
    "who-wins": {
        "reminder": gettext_lazy("Two from each hand, three from the board"),
        "label": gettext_lazy("Who wins?"),
        "prompt": gettext_lazy("Who wins the high, and who the low?"),
        "summary": gettext_lazy(
            "Compare two to six hands, and name all that win the high and all that "
            "win the low."
        ),
        # Translators: %(percent)s is a number such as 4.2.
        "frequency": gettext_lazy(
            "Where two to six random hands are shown, this comes up %(percent)s%% of "
            "the time."
        ),
    },
}

KINDS["pot-shares"] = {
    "reminder": gettext_lazy("Half to the high, half to the low"),
    "label": gettext_lazy("Share a pot"),
    "prompt": gettext_lazy("How many chips of the pot does each seat get?"),
    "summary": gettext_lazy(
        "Share one pot in chips among two to six hands: halves, quarters, sixths and "
        "odd chips."
    ),
    "frequency": KINDS["who-wins"]["frequency"],
}

KINDS["quarter-value"] = {
    "reminder": gettext_lazy("Net: what you get, less all you put in during the hand"),
    "label": gettext_lazy("What a quarter is worth"),
    "prompt": gettext_lazy("What is your net result in chips?"),
    "summary": gettext_lazy(
        "Work out what a quarter, a half or another part of the pot brings you "
        "after all that you paid, and how many must pay so that it loses nothing."
    ),
    # Translators: %(percent)s is a number such as 4.2.
    "frequency": gettext_lazy(
        "Where a random hand wins a part of the pot among two to six, this comes "
        "up %(percent)s%% of the time. Whether chips are in the pot before, and "
        "how much is asked, is drawn evenly."
    ),
}

KINDS["side-pots"] = {
    "reminder": gettext_lazy("What is returned, then pot by pot"),
    "label": gettext_lazy("Side pots"),
    "prompt": gettext_lazy("What goes back, what is in each pot, who can win it?"),
    "summary": gettext_lazy(
        "Read a hand's action, find the main pot and the side pots, and say which "
        "seats can win them."
    ),
    # Translators: %(percent)s is a number such as 4.2.
    "frequency": gettext_lazy(
        "Where two to six play such a hand, this comes up %(percent)s%% of the time."
    ),
}

KINDS["settlement"] = {
    "reminder": gettext_lazy("Each pot by itself, high and low"),
    "label": gettext_lazy("Settlement"),
    "prompt": gettext_lazy("Who wins each pot, and how many chips go to whom?"),
    "summary": gettext_lazy(
        "Settle a whole table: pots, the winners of each half, and the chips of "
        "every seat."
    ),
    # Translators: %(percent)s is a number such as 4.2.
    "frequency": gettext_lazy(
        "Where two to six play a hand to its showdown, this comes up %(percent)s%% "
        "of the time."
    ),
}

# The seats of a table, numbered from the left of the button.
SEATS: dict[int, Text] = {
    seat: format_lazy(
        # Translators: {seat} is the number of a seat at a table.
        gettext_lazy("Seat {seat}"),
        seat=seat,
    )
    for seat in range(1, MOST_SEATS + 1)
}

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
    }
    | {f"chips-{seat}": SEATS[seat] for seat in SEATS}
    | pots.FIELDS
)

# What a card says of the half that takes it, where the field's own name is too long.
ON_CARDS: dict[str, Text] = {"nut_high": FIELDS["high"], "nut_low": FIELDS["low"]}

# What is ticked where there is no such hand, by the field that asks for it.
NONE: dict[str, Text] = {
    "low": gettext_lazy("I have no low"),
    "nut_low": gettext_lazy("No low is possible"),
    "low_winners": gettext_lazy("Nobody has a low"),
}

# What stands for an answer that there is no such hand.
NO_HAND: dict[str, Text] = {
    "low": gettext_lazy("no low"),
    "nut_low": gettext_lazy("no low is possible"),
    "low_winners": gettext_lazy("nobody has a low"),
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

# The house rules that a question can be played by.
HOUSES: dict[str, Text] = {
    "default": gettext_lazy("Common rules"),
    "roberts": gettext_lazy("Robert's Rules of Poker"),
    "tda-2024": gettext_lazy("TDA 2024"),
    "wsop": gettext_lazy("World Series of Poker"),
    "bovada-2014": gettext_lazy("Bovada 2014"),
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


def hand_name(name: str) -> str:
    """Return the name of one of several hands as it is printed beside it."""
    return name.upper()


def option(field: str, name: str) -> Text:
    """Return an option of a field in words."""
    return OPTIONS[field][name]
