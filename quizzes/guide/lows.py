"""Pages on lows, and on the best that anybody can have."""

from django.utils.translation import gettext_lazy

from quizzes.guide.examples import BoardNuts, HandRead, HandsInOrder, NextCard
from quizzes.guide.page import Page, Try

PAGES = (
    Page(
        slug="lows",
        title=gettext_lazy("Low hands"),
        summary=gettext_lazy("What a low is, and how two of them compare."),
        lead=(
            gettext_lazy(
                "Read a low as a number, from its highest card down: 7-5-4-3-2 is "
                "seventy-five thousand four hundred and thirty-two, and the smaller "
                "number wins. A low is named by its two highest cards: this one is a "
                "seven-five."
            ),
        ),
        examples=(
            HandsInOrder(
                gettext_lazy("Five lows, the best first."),
                (
                    "7c 6d 5h 4s 3c",
                    "8c 4d 3h 2s Ac",
                    "8d 6c 5s 4h 3d",
                    "8s 7d 3c 2h As",
                    "5c 4d 3s 2h Ad",
                ),
                as_lows=True,
            ),
            HandsInOrder(
                gettext_lazy(
                    "A straight flush, a hand that is nothing as a high, one with a "
                    "pair and one with a nine, all read as lows."
                ),
                (
                    "6h 5h 4h 3h 2h",
                    "6s 5d 4c 2c Ah",
                    "8c 7d 7s 3h 2c",
                    "9c 4d 3s 2h Ac",
                ),
                as_lows=True,
            ),
        ),
        tries=(
            Try("order-lows", "later-card"),
            Try("order-lows", "straight-or-flush"),
        ),
    ),
    Page(
        slug="qualifying",
        title=gettext_lazy("Who can have a low"),
        summary=gettext_lazy("The qualifier, seen from the board and from the hand."),
        lead=(
            gettext_lazy(
                "Eight or better is the name of the game: a low that is not at least "
                "an eight-low wins nothing. Look at the board first. If it does not "
                "allow a low, the whole pot goes to the high, and low cards in the "
                "hand are worth no more than others."
            ),
        ),
        examples=(
            HandRead(
                gettext_lazy(
                    "The four lowest cards in the hand. What does the board allow?"
                ),
                "Ad 2c 3h 4s",
                "Kc 9d 8h 2s Jd",
            ),
            HandRead(
                gettext_lazy("Three low ranks on the board, and an ace in the hand."),
                "Ah Ks Qd Jc",
                "7c 5d 3s Kh 2c",
            ),
            HandRead(
                gettext_lazy(
                    "Three low ranks on the board and two in the hand: are they five "
                    "different ones?"
                ),
                "8s 3d Kc Qh",
                "8d 5c 3h Kd Jh",
            ),
        ),
        tries=(
            Try("low-possible", "no-low-on-board"),
            Try("low-possible", "no-low-in-hand"),
        ),
    ),
    Page(
        slug="counterfeiting",
        title=gettext_lazy("Counterfeiting"),
        summary=gettext_lazy("When the board repeats a low card of one's hand."),
        lead=(
            gettext_lazy(
                "A low is rarely safe before the last card. If the board brings a rank "
                "that one holds, everybody has that rank now, and one's own card of it "
                "is worth nothing any more. A third low card in the hand is the "
                "insurance against it."
            ),
        ),
        examples=(
            NextCard(
                gettext_lazy("Ace and deuce in the hand, and a deuce comes."),
                "As 2d Kc Kh",
                "3s 7d 8c",
                "2h",
            ),
            NextCard(
                gettext_lazy("The same with a three in the hand as well."),
                "As 2d 3c Kh",
                "4s 7d 8c",
                "2h",
            ),
            NextCard(
                gettext_lazy("A wheel already, and an ace comes."),
                "As 2d Kc Kh",
                "3s 4d 5c",
                "Ah",
            ),
        ),
        tries=(
            Try("counterfeit", "nuts-lost"),
            Try("counterfeit", "protected"),
        ),
    ),
    Page(
        slug="nuts",
        title=gettext_lazy("The nuts"),
        summary=gettext_lazy("The best hand that anybody can have on a board."),
        lead=(
            gettext_lazy(
                "With four cards in each hand somebody often has the best that there "
                "can be. To know it for every board, high and low, is the first thing "
                "that pays: whoever draws to the second best pays for the best."
            ),
        ),
        examples=(
            BoardNuts(
                gettext_lazy("Three low ranks, and three diamonds."), "Jd 4d 3c Qd 5h"
            ),
            BoardNuts(
                gettext_lazy("A pair, and three low ranks, the deuce among them."),
                "Ks Kd 7c 4h 2s",
            ),
            BoardNuts(
                gettext_lazy("No pair, no three of a suit, one low card."),
                "Th 9c 8s Kd Qc",
            ),
        ),
        tries=(
            Try("nuts", "nut-straight"),
            Try("nuts", "ace-or-deuce-on-board"),
        ),
    ),
)
