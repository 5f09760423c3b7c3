"""The page on how answers are marked."""

from django.utils.translation import gettext_lazy

from quizzes.guide.page import Page

PAGES = (
    Page(
        slug="marking",
        title=gettext_lazy("How answers are marked"),
        summary=gettext_lazy("What counts as right here, and what a hint costs."),
        lead=(
            gettext_lazy(
                "These are the rules of this site, not of the game: how it decides "
                "that an answer is right, and how it finds out what one may have "
                "thought who gave a wrong one."
            ),
        ),
    ),
)
