"""Pages on pots: who gets what."""

from django.utils.translation import gettext_lazy

from quizzes.guide.examples import HandSettled
from quizzes.guide.page import Page, Try

PAGES = (
    Page(
        slug="scooping-and-quartering",
        title=gettext_lazy("Scooping and quartering"),
        summary=gettext_lazy("Halves, quarters, and what a part of the pot is worth."),
        lead=(
            gettext_lazy(
                "To win both halves is the aim of the game. The bare nut low, with "
                "nothing for the high, wins a quarter only where somebody else holds "
                "the same two ranks; and a quarter can cost more than it brings."
            ),
        ),
        examples=(
            HandSettled(
                note=gettext_lazy("One seat has the best high and the best low."),
                chips=(60, 60),
                hands=((1, "Ad Kd 3s 2s"), (2, "Kh Ks Qh 9c")),
                board="Jd 4d 3c Qd 5h",
            ),
            HandSettled(
                note=gettext_lazy("A third seat has the same low, and no high."),
                chips=(40, 40, 40),
                hands=((1, "Ad Kd 3s 2s"), (2, "Kh Ks Qh 9c"), (3, "Ah 2c Jc Tc")),
                board="Jd 4d 3c Qd 5h",
            ),
        ),
        tries=(
            Try("pot-shares", "quarter"),
            Try("quarter-value", "quartered-heads-up"),
        ),
    ),
    Page(
        slug="odd-chips",
        title=gettext_lazy("Odd chips"),
        summary=gettext_lazy("What becomes of chips that cannot be shared evenly."),
        lead=(
            gettext_lazy(
                "Halves and quarters seldom come out even in chips. What is left is "
                "one chip here and there, but a dealer has to give it to somebody, and "
                "everybody at the table knows to whom."
            ),
        ),
        examples=(
            HandSettled(
                note=gettext_lazy("A pot of 75, and a low that two seats tie for."),
                chips=(25, 25, 25),
                hands=((1, "Ah 2c Jc Tc"), (2, "Ad Kd 3s 2s"), (3, "Kh Ks Qh 9c")),
                board="Jd 4d 3c Qd 5h",
            ),
            HandSettled(
                note=gettext_lazy("The same pot where the smallest chip is worth 5."),
                chips=(25, 25, 25),
                hands=((1, "Ah 2c Jc Tc"), (2, "Ad Kd 3s 2s"), (3, "Kh Ks Qh 9c")),
                board="Jd 4d 3c Qd 5h",
                chip_unit=5,
            ),
        ),
        tries=(
            Try("pot-shares", "odd-chip-between-halves"),
            Try("pot-shares", "odd-chip-in-tied-half"),
        ),
    ),
    Page(
        slug="side-pots",
        title=gettext_lazy("Main pot and side pots"),
        summary=gettext_lazy("What each player can win who is all-in for less."),
        lead=(
            gettext_lazy(
                "Whoever has no chips left stays in the hand for what was put in. The "
                "others go on betting beside it, in a pot of their own. Give back "
                "first what nobody matched, then build the pots from the smallest "
                "stake up, and share them one by one."
            ),
        ),
        examples=(
            HandSettled(
                note=gettext_lazy(
                    "Seat 1 is all-in for 50 and seat 2 has folded after 20; seats 3 "
                    "and 4 have gone on betting."
                ),
                chips=(50, 20, 120, 150),
                hands=((1, "As 2d 9c Td"), (3, "Ad 2c Qc Jd"), (4, "4s 5s 9s 9d")),
                board="Kc 7h 3s 6d Qs",
            ),
        ),
        tries=(
            Try("side-pots", "one-side-pot"),
            Try("settlement", "other-winners"),
        ),
    ),
)
