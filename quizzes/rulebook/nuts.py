"""Rules on the nuts."""

from django.utils.translation import gettext_lazy

from quizzes.rulebook.rule import Chapter, Rule

CHAPTER = Chapter(
    5,
    gettext_lazy("The nuts"),
    (
        Rule(
            "5.1",
            "nuts",
            gettext_lazy(
                "The nut high is the best high that any two cards make on the board."
            ),
            gettext_lazy(
                "The nuts belong to a board: every card that is not on it may make "
                "them, those in one's own hand as well."
            ),
        ),
        Rule(
            "5.2",
            "nuts",
            gettext_lazy(
                "The nut low is the best low that any two cards make on the board."
            ),
            gettext_lazy(
                "There is none where the board shows fewer than three different ranks "
                "of eight or lower. Suits do not matter to it, so several hands can "
                "hold it at once."
            ),
        ),
        Rule(
            "5.3",
            "nuts",
            gettext_lazy(
                "One hand can hold both, with the same two cards or with different "
                "ones: nut-nut."
            ),
            gettext_lazy("Both cards of a pair must be its own."),
        ),
        Rule(
            "5.4",
            "nuts",
            gettext_lazy(
                "On a board without a pair the nut high is a straight flush, a flush, "
                "a straight or three of a kind; with a pair it is four of a kind, "
                "unless a straight flush is possible or all four lie on the board."
            ),
            gettext_lazy(
                "On a board without three low ranks and without a pair a straight is "
                "always possible."
            ),
        ),
    ),
)
