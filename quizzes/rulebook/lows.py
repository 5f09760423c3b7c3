"""Rules on low hands: what a low is, who can have one, and what takes its place."""

from django.utils.translation import gettext_lazy

from quizzes.rulebook.rule import Chapter, Rule

CHAPTER = Chapter(
    4,
    gettext_lazy("Low hands"),
    (
        Rule(
            "4.1",
            "lows",
            gettext_lazy(
                "A low is five different ranks, each of them eight or lower; the ace "
                "counts as one."
            ),
            gettext_lazy("A pair spoils it, and a nine is too high."),
        ),
        Rule(
            "4.2",
            "lows",
            gettext_lazy("Straights and flushes do not count against a low."),
            gettext_lazy(
                "The wheel, 5-4-3-2-A, is a straight as a high and the best low at the "
                "same time."
            ),
        ),
        Rule(
            "4.3",
            "lows",
            gettext_lazy(
                "Two lows compare from the highest card down, and the lower card wins "
                "at the first difference."
            ),
            gettext_lazy(
                "So 7-6-5-4-3 beats 8-4-3-2-A, and 8-6-5-4-3 beats 8-7-3-2-A."
            ),
        ),
        Rule(
            "4.4",
            "lows",
            gettext_lazy(
                "The best low is the wheel, the worst that counts is 8-7-6-5-4."
            ),
            gettext_lazy("There are 56."),
        ),
        Rule(
            "4.5",
            "qualifying",
            gettext_lazy(
                "Nobody has a low unless the board shows three different ranks of "
                "eight or lower."
            ),
            gettext_lazy("A pair on the board counts once."),
        ),
        Rule(
            "4.6",
            "qualifying",
            gettext_lazy(
                "A player needs two more different ranks of eight or lower, which the "
                "three of the board do not repeat."
            ),
            gettext_lazy(
                "One low card is never enough, and a low card that the board pairs can "
                "be of no use."
            ),
        ),
        Rule(
            "4.7",
            "counterfeiting",
            gettext_lazy(
                "A low hole card whose rank also lies on the board is counterfeited: "
                "in one low the rank counts once, so the two cannot play together."
            ),
            gettext_lazy(
                "Then another hole card plays, or other cards of the board do, or "
                "there is no low. A paired card may still play where the board's card "
                "of that rank does not."
            ),
        ),
        # Sets of five low ranks, two of the hand and three of the board, are the bases
        # of a matroid, the union of two uniform ones. Such a family always has a base
        # that is the lowest card by card.
        Rule(
            "4.8",
            "lows",
            gettext_lazy(
                "The best low of one hand is the same whether its lows are compared "
                "from the highest card down or from the lowest card up."
            ),
            gettext_lazy(
                "One of them is the lowest card by card, the first against the first, "
                "the second against the second, and so on; it wins in either order. So "
                "nobody who reads lows from the bottom goes wrong on a question about "
                "the best low, and the trainer knows no such wrong rule there. To "
                "compare the lows of two hands is another matter."
            ),
        ),
        Rule(
            "4.9",
            "counterfeiting",
            gettext_lazy(
                "A card that comes never takes a made low from a hand, nor makes it "
                "worse: the five cards are all still there."
            ),
            gettext_lazy(
                "What a pairing card takes is the low's place, since others can now "
                "catch up with it or pass it."
            ),
        ),
        Rule(
            "4.10",
            "counterfeiting",
            gettext_lazy(
                "A nut low is no longer the nuts after a card that pairs either of the "
                "two hole cards in it, or after none at all: where a third low hole "
                "card is the next lowest rank it steps in for the one that is paired, "
                "and nothing beats the wheel."
            ),
            gettext_lazy(
                "A second card of the same rank helps nothing. Of a low that is not "
                "the nuts a pair can do harm or not; and a card that pairs nothing can "
                "help others more. Whether it harms is counted: how many pairs of "
                "cards, of those that are neither seen nor the next card, beat the low "
                "before and after."
            ),
        ),
    ),
)
