"""Rules on how answers are marked."""

from django.utils.translation import gettext_lazy

from quizzes.rulebook.rule import Chapter, Rule

CHAPTER = Chapter(
    7,
    gettext_lazy("Marking"),
    (
        Rule(
            "7.1",
            "marking",
            gettext_lazy(
                "Every equally good choice is right, and everything else is wrong: "
                "other cards, a number of cards that is not two and three, and “no "
                "low” where there is one."
            ),
        ),
        Rule(
            "7.2",
            "marking",
            gettext_lazy(
                "Whoever asks to be shown earns nothing, and no wrong rule is blamed."
            ),
        ),
        Rule(
            "7.3",
            "marking",
            gettext_lazy("Whatever is said about a deal or an answer is true of it."),
        ),
        Rule(
            "7.4",
            "marking",
            gettext_lazy(
                "An answer is compared with what each wrong rule gives on the same "
                "deal."
            ),
            gettext_lazy(
                "All rules that give it are its candidates, and all that lead to some "
                "wrong answer on this deal are its opportunities. A right answer has "
                "no candidate."
            ),
        ),
        Rule(
            "7.5",
            "marking",
            gettext_lazy(
                "Whoever believes that three, four, one or none of the hole cards may "
                "play still sees the hands of two and three, and chooses a wrong "
                "number only when that finds something better."
            ),
            gettext_lazy("So such a rule errs only on deals where it does."),
        ),
        Rule(
            "7.6",
            "marking",
            gettext_lazy(
                "For each wrong rule there are deals on which it alone goes wrong, its "
                "traps."
            ),
            gettext_lazy(
                "Where one slip shows in several fields, as in chips or behind an "
                "order, they are deals on which it alone explains the answer that it "
                "gives."
            ),
        ),
        Rule(
            "7.7",
            "marking",
            gettext_lazy(
                "A hint halves what the answer earns, also after a reload or in "
                "another tab."
            ),
        ),
        Rule(
            "7.8",
            "marking",
            gettext_lazy(
                "The first answer to a question counts, and no later one: whoever "
                "sends another, from wherever, gets the first verdict."
            ),
            gettext_lazy(
                "Where a guest joins an account, the earlier answer of the two is the "
                "first, and a hint counts for whatever was answered after it."
            ),
        ),
        Rule(
            "7.9",
            "marking",
            gettext_lazy(
                "In a table of pots each cell that is used is marked, and nobody loses "
                "twice by one mistake."
            ),
            gettext_lazy(
                "What follows from a wrong step is credited, and the first wrong step "
                "is named."
            ),
        ),
        Rule(
            "7.10",
            "marking",
            gettext_lazy(
                "Where a whole table is settled, wrong rules go wrong side by side."
            ),
            gettext_lazy(
                "A trap for one of them is a deal on which its answer is explained by "
                "it alone."
            ),
        ),
    ),
)
