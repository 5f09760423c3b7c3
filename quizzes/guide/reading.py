"""Pages on cards and hands: how a deal is read."""

from django.utils.translation import gettext_lazy

from quizzes.guide.page import Page

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
    ),
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
    ),
)
