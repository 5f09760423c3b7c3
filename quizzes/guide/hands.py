"""Pages on cards and hands: what plays, and how highs rank."""

from django.utils.translation import gettext_lazy

from quizzes.guide.examples import HandRead, HandsInOrder
from quizzes.guide.page import Page, Try

PAGES = (
    Page(
        slug="cards",
        title=gettext_lazy("The game and its cards"),
        summary=gettext_lazy("What is dealt, and what the game is about."),
        lead=(
            gettext_lazy(
                "Omaha High-Low is also called Omaha Hi/Lo, Omaha eight or better, or "
                "Omaha 8. Each player is dealt cards that nobody else sees, the hole "
                "cards. Five cards that belong to everyone, the board, are laid out in "
                "three steps: three (the flop), one (the turn), one (the river)."
            ),
            gettext_lazy(
                "There is a round of betting before each step and one after the last. "
                "Whoever is left then shows the hand, and the pot is shared: half goes "
                "to the best high hand and half to the best low hand, or all of it to "
                "the best high where no low qualifies."
            ),
        ),
        examples=(
            HandRead(
                gettext_lazy(
                    "A hand and a whole board. Two cards of the hand and three of the "
                    "board make the high, and two and three the low."
                ),
                "As 9c 4d Kh",
                "Kd 7s 5c 2h Jh",
            ),
        ),
        tries=(
            Try("best-high", "two-pair"),
            Try("high-and-low", "same-pair"),
        ),
    ),
    Page(
        slug="two-and-three",
        title=gettext_lazy("Two from the hand, three from the board"),
        summary=gettext_lazy("The rule from which most mistakes in Omaha come."),
        lead=(
            gettext_lazy(
                "In Texas hold'em any five of the seven cards play. In Omaha they do "
                "not, and whoever comes from there sees flushes, full houses and lows "
                "that are not there. Before anything else, ask of each hand: which two "
                "of mine, and which three of the board?"
            ),
        ),
        examples=(
            HandRead(
                gettext_lazy("High and low may use different cards of the hand."),
                "Ad Kd 3s 2s",
                "Jd 4d 3c Qd 5h",
            ),
            HandRead(
                gettext_lazy(
                    "Four hearts lie on the board, and the ace of hearts is in the "
                    "hand. Is it a flush?"
                ),
                "Ah Ks Qs 9c",
                "Kh 8h 5h 2h Kd",
            ),
            HandRead(
                gettext_lazy("All four sevens are there. How many of them play?"),
                "7s 7h 7d 2c",
                "7c Kd 9s 4h Jc",
            ),
        ),
        tries=(
            Try("best-high", "one-card-flush"),
            Try("best-high", "trips-in-hand"),
        ),
    ),
    Page(
        slug="high-hands",
        title=gettext_lazy("High hands"),
        summary=gettext_lazy("How the hands of the high half rank."),
        lead=(
            gettext_lazy(
                "The high half is won as in every other poker game. With so many pairs "
                "of hole cards to choose from, strong hands are common: two pair or "
                "three of a kind seldom last to the end."
            ),
        ),
        examples=(
            HandsInOrder(
                gettext_lazy("A hand of each kind, the best first."),
                (
                    "As Kd 9c 7h 4s",
                    "Kc Kh 9d 7s 4c",
                    "Qs Qd 7c 7h Ad",
                    "8s 8h 8d Kc 2s",
                    "9d 8c 7s 6h 5d",
                    "Ah Jh 8h 6h 2h",
                    "Tc Td Th 4s 4d",
                    "6c 6d 6h 6s Kd",
                    "Jd Td 9d 8d 7d",
                ),
            ),
            HandsInOrder(
                gettext_lazy("The same pair three times: the kickers decide."),
                ("Kd Ks Qh Jc Td", "Kc Kh Ad 9s 4c", "Kc Kh Ad 9s 3d"),
            ),
            HandsInOrder(
                gettext_lazy("The ace at the top of a straight, and at its bottom."),
                ("5s 4d 3c 2h Ac", "As Kd Qc Jh Ts", "6d 5c 4h 3s 2d"),
            ),
        ),
        tries=(
            Try("best-high", "flush"),
            Try("best-high", "wheel"),
        ),
    ),
)
