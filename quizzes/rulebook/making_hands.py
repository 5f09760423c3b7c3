"""Rules on the two and three cards of which hands are made."""

from django.utils.translation import gettext_lazy

from quizzes.rulebook.rule import Chapter, Rule

CHAPTER = Chapter(
    2,
    gettext_lazy("Making a hand"),
    (
        Rule(
            "2.1",
            "two-and-three",
            gettext_lazy(
                "A hand is exactly two hole cards with exactly three board cards: no "
                "more and no fewer, of either."
            ),
        ),
        Rule(
            "2.2",
            "two-and-three",
            gettext_lazy(
                "The two cards of the high and the two of the low may be different, or "
                "the same."
            ),
        ),
        Rule(
            "2.3",
            "two-and-three",
            gettext_lazy(
                "The board cannot be played, and one hole card is not enough."
            ),
            gettext_lazy(
                "A flush or straight on the board counts only for whoever holds two "
                "cards that fit three of it."
            ),
        ),
        Rule(
            "2.4",
            "two-and-three",
            gettext_lazy(
                "Of three or four hole cards of one rank, or of one suit, only two "
                "play."
            ),
            gettext_lazy("Four sevens in the hand are a pair of sevens."),
        ),
        Rule(
            "2.5",
            "two-and-three",
            gettext_lazy(
                "Five or six hole cards change nothing else: there are only more pairs "
                "to choose from (10 or 15 in place of 6)."
            ),
        ),
        Rule(
            "2.6",
            "two-and-three",
            gettext_lazy(
                "Where several choices of cards make equally good hands, each of them "
                "is the best hand."
            ),
        ),
    ),
)
