"""Pages on a hand as it is played: blinds, bets, the showdown, what to start with."""

from django.utils.translation import gettext_lazy

from quizzes.guide.page import Page

PAGES = (
    Page(
        slug="blinds",
        title=gettext_lazy("Blinds and posts"),
        summary=gettext_lazy("What is put in before a card is dealt."),
        lead=(
            gettext_lazy(
                "The button marks the dealer's place and moves one seat on after each "
                "hand. Two seats put chips in before they see a card, so that there is "
                "something to play for. Live chips are a bet of the one who put them "
                "in; dead ones belong to the pot alone."
            ),
        ),
    ),
    Page(
        slug="order-of-play",
        title=gettext_lazy("Whose turn it is"),
        summary=gettext_lazy(
            "Who acts first, who acts next, and when a round is over."
        ),
        lead=(
            gettext_lazy(
                "Play goes round clockwise. A round of betting ends when everybody who "
                "is still in has had a turn and has put in as much as the others, or "
                "is all-in."
            ),
        ),
    ),
    Page(
        slug="betting-structures",
        title=gettext_lazy("How much may be bet"),
        summary=gettext_lazy("Limit, pot-limit, no-limit, and raises that are short."),
        lead=(
            gettext_lazy(
                "Omaha High-Low is mostly played with a limit or with the pot as the "
                "limit, seldom without any. A raise is told by what it makes the bet: "
                "“raise to 6” puts in 6 in all, the chips of a blind counted."
            ),
        ),
    ),
    Page(
        slug="showdown",
        title=gettext_lazy("The showdown"),
        summary=gettext_lazy("Who shows first, and who need not show."),
        lead=(
            gettext_lazy(
                "Cards speak: a hand is worth what lies on the table, whatever its "
                "player thinks or says it is. Who shows first gives away what the "
                "others may keep to themselves, so there is an order to it."
            ),
        ),
    ),
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
    ),
)
