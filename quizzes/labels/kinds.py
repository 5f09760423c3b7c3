"""What the kinds of question are called, ask and are for, and the houses."""

from django.utils.translation import gettext_lazy

from quizzes.labels.cards import Text

TWO_AND_THREE_PLAY = gettext_lazy("Two from your hand, three from the board")

# Translators: %(percent)s is a number such as 4.2.
SHOWDOWNS_BY_CHANCE = gettext_lazy(
    "Where two to six random hands are shown, this comes up %(percent)s%% of the time."
)

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
        "frequency": SHOWDOWNS_BY_CHANCE,
    },
    "pot-shares": {
        "reminder": gettext_lazy("Half to the high, half to the low"),
        "label": gettext_lazy("Share a pot"),
        "prompt": gettext_lazy("How many chips of the pot does each seat get?"),
        "summary": gettext_lazy(
            "Share one pot in chips among two to six hands: halves, quarters, sixths "
            "and odd chips."
        ),
        "frequency": SHOWDOWNS_BY_CHANCE,
    },
    "quarter-value": {
        "reminder": gettext_lazy(
            "Net: what you get, less all you put in during the hand"
        ),
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
    },
    "whose-turn": {
        "reminder": gettext_lazy("The bets of the street lie before the seats"),
        "label": gettext_lazy("Whose turn?"),
        "prompt": gettext_lazy("How does the betting go on, and whose turn is it?"),
        "summary": gettext_lazy(
            "Say who acts next: blinds and button, folds and all-ins, the option, and "
            "whether the street is over."
        ),
        # Translators: %(percent)s is a number such as 4.2.
        "frequency": gettext_lazy(
            "At any moment of a hand of two to six, this comes up %(percent)s%% of the "
            "time."
        ),
    },
    "call-or-raise": {
        "reminder": gettext_lazy("It is your turn"),
        "label": gettext_lazy("Call or raise"),
        "prompt": gettext_lazy("What does a call cost, and to what may you raise?"),
        "summary": gettext_lazy(
            "Work out the call and the least and the most of a raise: limit and its "
            "cap, pot-limit, no-limit, blinds and all-ins for less."
        ),
        # Translators: %(percent)s is a number such as 4.2.
        "frequency": gettext_lazy(
            "At any turn of a hand of two to six, this comes up %(percent)s%% of the "
            "time."
        ),
    },
    "side-pots": {
        "reminder": gettext_lazy("What is returned, then pot by pot"),
        "label": gettext_lazy("Side pots"),
        "prompt": gettext_lazy("What goes back, what is in each pot, who can win it?"),
        "summary": gettext_lazy(
            "Read a hand's action, find the main pot and the side pots, and say which "
            "seats can win them."
        ),
        # Translators: %(percent)s is a number such as 4.2.
        "frequency": gettext_lazy(
            "Where two to six play such a hand, this comes up %(percent)s%% of the "
            "time."
        ),
    },
    "settlement": {
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
    },
    "blinds-and-posts": {
        "reminder": gettext_lazy("Live chips are a bet; dead ones are not"),
        "label": gettext_lazy("Blinds and posts"),
        "prompt": gettext_lazy("Who posts what before the deal?"),
        "summary": gettext_lazy(
            "Find the seats of the blinds, and what a seat that is new, missed a blind "
            "or is short puts in, live and dead."
        ),
        # Translators: %(percent)s is a number such as 4.2.
        "frequency": gettext_lazy(
            "Where two to nine sit down, and what happens is drawn evenly among what "
            "can, this comes up %(percent)s%% of the time."
        ),
    },
    "showdown-order": {
        "reminder": gettext_lazy("Hands shown at once share a place"),
        "label": gettext_lazy("Showdown order"),
        "prompt": gettext_lazy("Who shows first, who comes next, and who may muck?"),
        "summary": gettext_lazy(
            "Put the hands in the order in which they show, say who may muck, or see "
            "that nobody shows."
        ),
        # Translators: %(percent)s is a number such as 4.2.
        "frequency": gettext_lazy(
            "Where two to six play a hand beyond the first folds, this comes up "
            "%(percent)s%% of the time."
        ),
    },
    "starting-hand": {
        "reminder": gettext_lazy("Two play for the high, two for the low"),
        "label": gettext_lazy("Starting hands"),
        "prompt": gettext_lazy("Which starting hand gets more of the pot?"),
        "summary": gettext_lazy(
            "Compare two starting hands by what they get of the pot against one, three "
            "or five random hands, and by which half."
        ),
        # Translators: %(percent)s is a number such as 4.2.
        "frequency": gettext_lazy(
            "Of any two of the hands that are compared here, this comes up "
            "%(percent)s%% of the time."
        ),
    },
}

# The house rules that a question can be played by.
HOUSES: dict[str, Text] = {
    "default": gettext_lazy("Common rules"),
    "roberts": gettext_lazy("Robert's Rules of Poker"),
    "tda-2024": gettext_lazy("TDA 2024"),
    "wsop": gettext_lazy("World Series of Poker"),
    "bovada-2014": gettext_lazy("Bovada 2014"),
}
