"""Rules on the main pot and the side pots."""

from django.utils.translation import gettext_lazy

from quizzes.rulebook.rule import Chapter, Rule

CHAPTER = Chapter(
    8,
    gettext_lazy("Pots"),
    (
        Rule(
            "8.1",
            "side-pots",
            gettext_lazy("What nobody matched goes back before anything is shared."),
            gettext_lazy(
                "That is the highest stake less the second highest of anyone, folded "
                "seats included. It is in no pot and no part of an award."
            ),
        ),
        Rule(
            "8.2",
            "side-pots",
            gettext_lazy(
                "Each different stake of a seat that is still in closes a pot, and "
                "only those who paid for a pot can win it."
            ),
            gettext_lazy(
                "What is put in above it goes to the next, so nobody wins more from "
                "another than the own stake."
            ),
        ),
        Rule(
            "8.3",
            "side-pots",
            gettext_lazy(
                "The chips of folded seats stay in the pots that they reached, and "
                "open none."
            ),
            gettext_lazy(
                "What lies above the stakes of all who are still in stays in the last "
                "pot. Who has folded can win none."
            ),
        ),
        Rule(
            "8.4",
            "side-pots",
            gettext_lazy(
                "Dead chips, such as a missed small blind, are in the main pot and "
                "nobody's bet: they match nothing."
            ),
        ),
        Rule(
            "8.5",
            "side-pots",
            gettext_lazy(
                "Who has put in nothing can win nothing, and who has only dead chips "
                "in can win those only."
            ),
            gettext_lazy(
                "If all who put anything in have folded, those who are left share it."
            ),
        ),
        Rule(
            "8.6",
            "side-pots",
            gettext_lazy(
                "A pot that one seat only can win is awarded to it without a showdown."
            ),
            gettext_lazy(
                "No hand is needed, and no full board. It stays a pot of its own."
            ),
        ),
        Rule(
            "8.7",
            "side-pots",
            gettext_lazy("Each pot is split on its own, among its own seats."),
            gettext_lazy(
                "It has its own best high, its own low or none, and its own odd chips."
            ),
        ),
        Rule(
            "8.8",
            "side-pots",
            gettext_lazy("Rake comes off each pot before it is split."),
            gettext_lazy("Odd chips are decided on what remains."),
        ),
        Rule(
            "8.9",
            "side-pots",
            gettext_lazy(
                "The last side pot is awarded first and the main pot last; lists of "
                "pots run from the main pot up."
            ),
        ),
        Rule(
            "8.10",
            "side-pots",
            gettext_lazy(
                "No chip appears or vanishes: what was put in is what goes back, is "
                "raked and is paid."
            ),
        ),
    ),
)
