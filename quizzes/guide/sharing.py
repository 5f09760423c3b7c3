"""Pages on pots: who gets what."""

from django.utils.translation import gettext_lazy

from quizzes.guide.page import Page

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
    ),
)
