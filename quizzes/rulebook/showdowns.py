"""Rules on the showdown."""

from django.utils.translation import gettext_lazy

from quizzes.rulebook.rule import Chapter, Rule

CHAPTER = Chapter(
    10,
    gettext_lazy("The showdown"),
    (
        Rule(
            "10.1",
            "showdown",
            gettext_lazy(
                "The last to bet or raise on the river shows first, and the others "
                "follow clockwise."
            ),
            gettext_lazy(
                "After a checked river it is the last who did so on an earlier street, "
                "and with no bet at all the first seat left of the button; blinds are "
                "no bets. By Robert's Rules of Poker, TDA 2024 and the World Series of "
                "Poker a checked river has the first seat left of the button show "
                "first."
            ),
        ),
        Rule(
            "10.2",
            "showdown",
            gettext_lazy(
                "Players of a side pot show before those who are all-in for less."
            ),
            gettext_lazy("What is returned makes no side pot."),
        ),
        Rule(
            "10.3",
            "showdown",
            gettext_lazy(
                "A hand that beats or ties what has been shown, for the high or for "
                "the low, is shown."
            ),
            gettext_lazy("Any other may be mucked."),
        ),
        Rule(
            "10.4",
            "showdown",
            gettext_lazy(
                "By TDA 2024 and the World Series of Poker every hand is laid open at "
                "once when somebody is all-in and the betting is over, and nobody may "
                "muck."
            ),
        ),
    ),
)
