"""What is said about turns in the betting: who acts next, and why."""

from django.utils.translation import gettext_lazy

from quizzes.labels import Text
from quizzes.questions.facts import Fact
from quizzes.questions.misconceptions import Misconception

# Translators: %(seat)s is a seat such as "Seat 3", %(seats)s one or a list of them.
SENTENCES: dict[Fact, Text] = {
    Fact.STILL_TO_ACT: gettext_lazy("Still to act on this street: %(seats)s."),
    Fact.ROUND_IS_CLOSED: gettext_lazy(
        "All who can act have acted, and nobody has anything left to match: the "
        "street is over."
    ),
    Fact.TOO_FEW_CAN_BET: gettext_lazy(
        "Fewer than two have chips left to bet with, so the rest of the board is dealt "
        "without betting."
    ),
    Fact.RIVER_IS_BET: gettext_lazy(
        "No street comes after the river: hands are shown."
    ),
    Fact.ALL_BUT_ONE_FOLDED: gettext_lazy(
        "All others have folded: %(seat)s gets the pot at once, without a showdown."
    ),
    Fact.FOLDED_HAS_NO_TURN: gettext_lazy("%(seat)s has folded and is passed over."),
    Fact.ALL_IN_HAS_NO_TURN: gettext_lazy(
        "%(seat)s is all-in: without chips there is nothing to decide, so it is passed "
        "over."
    ),
    Fact.OPENS_HAND: gettext_lazy(
        "Before the flop the first to act sits left of the big blind: %(seat)s."
    ),
    Fact.BUTTON_OPENS: gettext_lazy(
        "Heads-up the button posts the small blind and acts first before the flop: "
        "%(seat)s."
    ),
    Fact.OPENS_STREET: gettext_lazy(
        "A later street is begun by the first seat left of the button that is still in "
        "with chips: %(seat)s."
    ),
    Fact.OPTION_IS_LEFT: gettext_lazy(
        "Nobody raised the blind, but it is live: its seat may still raise or check. "
        "%(seat)s has this option."
    ),
    Fact.RAISE_TO_ANSWER: gettext_lazy(
        # Translators: %(chips)s is the bet to match.
        "%(seat)s has acted before, but must answer what was raised since: the bet is "
        "%(chips)s now."
    ),
    Fact.NEXT_CLOCKWISE: gettext_lazy(
        # Translators: %(last)s is a seat such as "Seat 2".
        "The turn goes clockwise: after %(last)s the next who has chips and is still "
        "to act is %(seat)s."
    ),
    Fact.NOBODY_ACTS: gettext_lazy("Nobody has a turn any more."),
    Fact.HINT_BET: gettext_lazy("The bet to match on this street is %(chips)s."),
    Fact.HINT_NO_BET: gettext_lazy("Nobody has bet on this street."),
}

MISCONCEPTIONS: dict[Misconception, Text] = {
    Misconception.SMALL_BLIND_OPENS: gettext_lazy(
        "The blinds act last before the flop, since they have bets in already: the "
        "first seat left of the big blind begins. Only on later streets does the first "
        "seat left of the button."
    ),
    Misconception.BUTTON_OPENS: gettext_lazy(
        "After the flop the button acts last, not first: the first seat to its left "
        "that is still in begins."
    ),
    Misconception.HEADS_UP_REVERSED: gettext_lazy(
        "With two players the button has the small blind, acts first before the flop "
        "and last on every later street."
    ),
    Misconception.NO_OPTION: gettext_lazy(
        "A call of the big blind does not end the first round: whoever posted it may "
        "still raise or check."
    ),
    Misconception.RAISER_ACTS_AGAIN: gettext_lazy(
        "Whoever bet or raised last has no other turn on the street: once all others "
        "have called or folded it is over."
    ),
    Misconception.ONE_TURN_EACH: gettext_lazy(
        "One turn each is not enough after a raise: all who are still in must answer "
        "it."
    ),
    Misconception.ALL_IN_ACTS: gettext_lazy(
        "Whoever is all-in stays in the hand but has no more turns."
    ),
    Misconception.ALL_IN_ENDS_BETTING: gettext_lazy(
        "An all-in does not end the betting: where two or more still have chips, they "
        "bet on for a side pot."
    ),
    Misconception.LONE_SEAT_BETS: gettext_lazy(
        "Where all others are all-in nobody could call: there is no more betting."
    ),
}
