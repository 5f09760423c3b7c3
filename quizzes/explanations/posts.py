"""What is said about blinds and posts before the deal."""

from django.utils.translation import gettext_lazy

from quizzes.labels import Text
from quizzes.questions.facts import Fact
from quizzes.questions.misconceptions import Misconception

# Translators: here %(seat)s is a seat such as "Seat 3"; all others are chips.
SENTENCES: dict[Fact, Text] = {
    Fact.BLINDS_ARE: gettext_lazy("Blinds of %(small)s and %(big)s."),
    Fact.SEAT_IS_NEW: gettext_lazy("%(seat)s is new, and is to be dealt in at once."),
    Fact.SEAT_MISSED_SMALL: gettext_lazy(
        "%(seat)s missed the small blind alone, and is to be dealt in at once."
    ),
    Fact.SEAT_MISSED_BIG: gettext_lazy(
        "%(seat)s missed the big blind alone, and is to be dealt in at once."
    ),
    Fact.SEAT_MISSED_BOTH: gettext_lazy(
        "%(seat)s missed both blinds, and is to be dealt in at once."
    ),
    Fact.SEAT_WAITS: gettext_lazy(
        "%(seat)s is new, and waits until the big blind reaches it."
    ),
    Fact.SEAT_IS_SHORT: gettext_lazy("%(seat)s has %(chips)s left, and no more."),
    Fact.SMALL_BLIND_IS: gettext_lazy(
        "The first seat left of the button posts the small blind: %(seat)s."
    ),
    Fact.BUTTON_IS_SMALL: gettext_lazy(
        "Between two the button posts the small blind: %(seat)s."
    ),
    Fact.BIG_BLIND_IS: gettext_lazy(
        "The seat left of the small blind posts the big one: %(seat)s."
    ),
    Fact.BLIND_REACHES: gettext_lazy(
        "The big blind has reached %(seat)s, which waited for it: it posts the blind "
        "and is dealt in."
    ),
    Fact.NEW_SEAT_POSTS: gettext_lazy(
        "A new seat that does not wait posts one big blind: %(chips)s."
    ),
    Fact.MISSED_SMALL_POSTED: gettext_lazy(
        "All that was missed is posted, and no more: the small blind, %(chips)s."
    ),
    Fact.MISSED_BIG_POSTED: gettext_lazy(
        "All that was missed is posted, and no more: the big blind, %(chips)s."
    ),
    Fact.MISSED_BOTH_POSTED: gettext_lazy(
        "All that was missed is posted: %(big)s and %(small)s, %(chips)s together."
    ),
    Fact.BLIND_POSTED: gettext_lazy("It posts the big blind, %(chips)s, and no more."),
    Fact.SHORT_BLIND_POSTED: gettext_lazy(
        "Of a blind of %(blind)s it posts what it has, %(chips)s, and is all-in."
    ),
    Fact.NOTHING_POSTED: gettext_lazy(
        "The big blind has not reached it: it is not dealt in and posts nothing."
    ),
    Fact.LIVE_CHIPS: gettext_lazy(
        "What is posted of a big blind, or of one's own blind, is a bet. "
        "Live: %(chips)s."
    ),
    Fact.DEAD_CHIPS: gettext_lazy(
        "A missed small blind is dead, in the pot and in nobody's bet: %(chips)s."
    ),
    Fact.HINT_ROUND: gettext_lazy(
        # Translators: %(seats)s is a list such as "Seat 4, Seat 7, Seat 2".
        "Clockwise from the left of the button round to it: %(seats)s."
    ),
}

MISCONCEPTIONS: dict[Misconception, Text] = {
    Misconception.BUTTON_POSTS_SMALL: gettext_lazy(
        "The button posts no blind where three or more play: the blinds are the two "
        "seats to its left."
    ),
    Misconception.LEFT_POSTS_HEADS_UP: gettext_lazy(
        "Between two it is the button that posts the small blind, and the other seat "
        "the big one."
    ),
    Misconception.EVERYTHING_LIVE: gettext_lazy(
        "Not all that is posted is a bet: a missed small blind is dead."
    ),
    Misconception.EVERYTHING_DEAD: gettext_lazy(
        "Not all that is posted beside the blinds is dead: a big blind that is posted "
        "is a bet."
    ),
    Misconception.BIG_BLIND_ENOUGH: gettext_lazy(
        "What is posted is what was missed, not always one big blind: a missed small "
        "blind is owed as well."
    ),
    Misconception.BOTH_BLINDS_ALWAYS: gettext_lazy(
        "Not everybody who comes in owes both blinds: a new seat posts one big blind, "
        "and one that missed a blind posts that blind."
    ),
    Misconception.WAITING_SEAT_POSTS: gettext_lazy(
        "Who waits for the big blind posts nothing, and is not dealt in, until it "
        "comes."
    ),
    Misconception.WAITING_SEAT_SKIPPED: gettext_lazy(
        "Who waits for the big blind is in when it comes: nobody passes over the seat."
    ),
    Misconception.SHORT_BLIND_IN_FULL: gettext_lazy(
        "Nobody puts in more than there is: a short blind is what is left, all-in."
    ),
    Misconception.SHORT_BLIND_PASSED_ON: gettext_lazy(
        "A blind stays with its seat, however few chips are left there."
    ),
}
