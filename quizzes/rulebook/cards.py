"""Rules on cards."""

from django.utils.translation import gettext_lazy

from quizzes.rulebook.rule import Chapter, Rule

CHAPTER = Chapter(
    1,
    gettext_lazy("Cards"),
    (
        Rule(
            "1.1",
            "cards",
            gettext_lazy(
                "The deck has 52 cards: 13 ranks in four suits, and no jokers."
            ),
        ),
        Rule(
            "1.2",
            "cards",
            gettext_lazy(
                "A card is in one place only: in the hand or on the board, and once."
            ),
        ),
        Rule(
            "1.3",
            "cards",
            gettext_lazy(
                "A hand has four hole cards; five or six in the variants that are "
                "named after them."
            ),
            gettext_lazy(
                "A board is read from the flop on, with three, four or five cards. "
                "Questions are asked on a full board of five, those of the next card "
                "on a flop or a turn."
            ),
        ),
        Rule(
            "1.4",
            "cards",
            gettext_lazy(
                "The cards are shuffled evenly: every card is as likely in every "
                "place, and where a card lies tells nothing about it."
            ),
        ),
    ),
)
