"""Rules on what a starting hand is worth."""

from django.utils.translation import gettext_lazy

from quizzes.rulebook.rule import Chapter, Rule

CHAPTER = Chapter(
    11,
    gettext_lazy("Starting hands"),
    (
        Rule(
            "11.1",
            "starting-hands",
            gettext_lazy(
                "A starting hand is worth the part of the pot that it gets on average "
                "if all stay to the end."
            ),
            gettext_lazy(
                "Two hands are compared by it, each by itself against as many random "
                "hands as the other; what comes of highs and what comes of lows adds "
                "up to it."
            ),
        ),
        Rule(
            "11.2",
            "starting-hands",
            gettext_lazy(
                "A hand without two different ranks of eight or lower wins no low, "
                "whatever comes."
            ),
            gettext_lazy(
                "The two lowest of them count: more low cards are of use only where "
                "the board pairs one."
            ),
        ),
        Rule(
            "11.3",
            "starting-hands",
            gettext_lazy(
                "No more than two cards of a rank or of a suit play: a third one in "
                "the hand only takes away what could come on the board."
            ),
        ),
        Rule(
            "11.4",
            "starting-hands",
            gettext_lazy(
                "Cards are worth what they make together: a pair, two of a suit, two "
                "of a straight, two of a low."
            ),
            gettext_lazy("A card that does so with no other is a dangler."),
        ),
        Rule(
            "11.5",
            "starting-hands",
            gettext_lazy(
                "Which of two hands is better can depend on the number of opponents."
            ),
            gettext_lazy(
                "What wins against one hand as it is, like a high pair, often does not "
                "against five; what can become the best of all does."
            ),
        ),
        Rule(
            "11.6",
            "starting-hands",
            gettext_lazy(
                "What is sampled has an error, and what is too close is not asked."
            ),
            gettext_lazy(
                "One hand is clearly better than another if it gets at least 1.5% of "
                "the pot more, and five standard errors of the difference."
            ),
        ),
    ),
)
