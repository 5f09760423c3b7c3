"""The page on what to start with."""

from django.utils.translation import gettext_lazy

from quizzes.guide.examples import HandsCompared
from quizzes.guide.page import Page, Try

PAGES = (
    Page(
        slug="starting-hands",
        title=gettext_lazy("Starting hands"),
        summary=gettext_lazy("Which four cards are worth playing."),
        lead=(
            gettext_lazy(
                "Good cards are low as well as high: the aim is a hand that can win "
                "both halves. A low needs at least two hole cards of different ranks "
                "of eight or lower, and an ace with a deuce is the best of them."
            ),
            gettext_lazy(
                "More pairs of cards make winning hands than in Omaha that is played "
                "for the high alone, so more players stay and pots are larger. A low "
                "needs three low cards on the board, and often they do not come: four "
                "cards that can win nothing but a low are not much."
            ),
        ),
        examples=(
            HandsCompared(
                gettext_lazy("Two aces with a deuce and a three: do suits matter?"),
                ("AsAh2d3c", "AsAh2s3d", "AsAh2s3h"),
            ),
            HandsCompared(
                gettext_lazy("Low and high, for one half alone, and in the middle."),
                ("As2h3s4h", "AsAhKdKc", "KsQhJsTh", "As2d9hTc", "9s9d8h7c"),
            ),
            HandsCompared(
                gettext_lazy("Cards of one rank get into each other's way."),
                ("KsKhQsJh", "KsKhKdQs", "KsKhKdKc", "2s2h2d3c"),
            ),
        ),
        tries=(
            Try("starting-hand", "low-beats-high"),
            Try("starting-hand", "order-turns"),
        ),
    ),
)
