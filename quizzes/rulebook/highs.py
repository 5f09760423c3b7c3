"""Rules on high hands."""

from django.utils.translation import gettext_lazy

from quizzes.rulebook.rule import Chapter, Rule

CHAPTER = Chapter(
    3,
    gettext_lazy("High hands"),
    (
        Rule(
            "3.1",
            "high-hands",
            gettext_lazy(
                "From the weakest up: high card, pair, two pair, three of a kind, "
                "straight, flush, full house, four of a kind, straight flush."
            ),
            gettext_lazy("A royal flush is the highest straight flush."),
        ),
        Rule(
            "3.2",
            "high-hands",
            gettext_lazy(
                "Within a category the ranks decide: first those that make the hand, "
                "the larger group before the smaller, then the others from the highest "
                "down."
            ),
            gettext_lazy("Five cards play, so kickers count."),
        ),
        Rule(
            "3.3",
            "high-hands",
            gettext_lazy(
                "The ace is the highest card, and also the bottom of the straight "
                "5-4-3-2-A, which is the lowest straight."
            ),
            gettext_lazy("A straight does not go round the corner: 4-3-2-A-K is none."),
        ),
        Rule(
            "3.4",
            "high-hands",
            gettext_lazy("Suits never rank."),
            gettext_lazy("Hands that differ only in suits are equal."),
        ),
        Rule(
            "3.5",
            "high-hands",
            gettext_lazy("There are 7,462 different strengths of five cards."),
        ),
    ),
)
