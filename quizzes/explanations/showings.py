"""What is said about who shows at the end of a hand."""

from django.utils.translation import gettext_lazy

from quizzes.labels import Text
from quizzes.questions.facts import Fact
from quizzes.questions.misconceptions import Misconception

# Translators: here %(seat)s is a seat such as "Seat 3", %(seats)s a list of them.
SENTENCES: dict[Fact, Text] = {
    Fact.NO_SHOWDOWN: gettext_lazy(
        "All others have folded: %(seat)s gets the pot at once and shows nothing."
    ),
    Fact.ALL_TABLED: gettext_lazy(
        "Somebody is all-in and the betting is over: by the rules of this house all "
        "hands are laid open at once, and nobody may muck."
    ),
    Fact.RIVER_BETTOR_FIRST: gettext_lazy(
        "The last to bet or raise on the river shows first: %(seat)s."
    ),
    Fact.EARLIER_BETTOR_FIRST: gettext_lazy(
        # Translators: %(street)s is a street such as "Turn".
        "Nobody bet on the river, so the last to bet or raise before it shows first: "
        "%(seat)s (%(street)s)."
    ),
    Fact.LEFT_FIRST_WITHOUT_BET: gettext_lazy(
        "Nobody bet or raised on any street, and blinds are no bets, so the first seat "
        "left of the button that is still in shows first: %(seat)s."
    ),
    Fact.LEFT_FIRST_IN_HOUSE: gettext_lazy(
        "Nobody bet on the river, and by the rules of this house the first seat left "
        "of the button that is still in shows first: %(seat)s."
    ),
    Fact.SIDE_POT_FIRST: gettext_lazy(
        "The seats of a side pot show before those who are all-in for less: %(seats)s, "
        "and of these %(seat)s first."
    ),
    Fact.SHOWN_IN_TURN: gettext_lazy("So they show in this order: %(seats)s."),
    Fact.FIRST_IS_SHOWN: gettext_lazy(
        "%(seat)s is the first to show: there is nothing that beats it yet."
    ),
    Fact.HIGH_BEATS_SHOWN: gettext_lazy(
        "The high of %(seat)s beats all that were shown before: it is shown."
    ),
    Fact.HIGH_TIES_SHOWN: gettext_lazy(
        "The high of %(seat)s ties the best that was shown before: it is shown."
    ),
    Fact.LOW_BEATS_SHOWN: gettext_lazy(
        "The high of %(seat)s is beaten, but its low is better than any that was "
        "shown before, if one was: it is shown."
    ),
    Fact.LOW_TIES_SHOWN: gettext_lazy(
        "The high of %(seat)s is beaten, but its low ties the best that was shown "
        "before: it is shown."
    ),
    Fact.MAY_MUCK: gettext_lazy(
        "%(seat)s beats and ties nothing that was shown before, for the high or for "
        "the low: it may muck."
    ),
    Fact.HINT_SHOWING: gettext_lazy(
        "Look for the last bet or raise from the end of the betting back, as far as "
        "the house does; then go clockwise, and keep the best high and the best low "
        "in mind."
    ),
}

MISCONCEPTIONS: dict[Misconception, Text] = {
    Misconception.LEFT_SHOWS_FIRST: gettext_lazy(
        "The seat left of the button shows first only where no bet decides it: whoever "
        "bet or raised last comes before it."
    ),
    Misconception.CALLER_SHOWS_FIRST: gettext_lazy(
        "A caller has paid to see: the one who was called shows first."
    ),
    Misconception.WINNER_SHOWS_FIRST: gettext_lazy(
        "Who wins is not known before the hands are shown: the betting decides who "
        "shows first."
    ),
    Misconception.BIG_BLIND_IS_BET: gettext_lazy(
        "A blind is no bet when it is asked who shows first: it was posted, not bet."
    ),
    Misconception.SIDE_POT_NOT_FIRST: gettext_lazy(
        "Who can win a side pot shows before somebody who is all-in for less."
    ),
    Misconception.ONLY_HIGH_IS_SHOWN: gettext_lazy(
        "A hand that is beaten for the high is shown all the same if its low beats or "
        "ties what was shown."
    ),
    Misconception.TIE_MAY_MUCK: gettext_lazy(
        "A hand that ties what was shown has a part of the pot: it is shown."
    ),
    Misconception.EVERYBODY_SHOWS: gettext_lazy(
        "Not everybody has to show: who beats and ties nothing may muck, and who is "
        "left alone shows nothing."
    ),
}
