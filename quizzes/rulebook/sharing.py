"""Rules on sharing one pot: halves, quarters, odd chips, and what a part is worth."""

from django.utils.translation import gettext_lazy

from quizzes.rulebook.rule import Chapter, Rule

CHAPTER = Chapter(
    6,
    gettext_lazy("Sharing one pot"),
    (
        Rule(
            "6.1",
            "scooping-and-quartering",
            gettext_lazy(
                "The best high has half of the pot and the best low the other half; "
                "without a low that qualifies, the best high has it all."
            ),
        ),
        Rule(
            "6.2",
            "scooping-and-quartering",
            gettext_lazy("Hands that tie for a half share that half evenly."),
            gettext_lazy(
                "So one with the high that ties for the low with another gets three "
                "quarters, and the other a quarter."
            ),
        ),
        Rule(
            "6.3",
            "scooping-and-quartering",
            gettext_lazy(
                "One seat that wins both halves scoops: it has the whole pot."
            ),
            gettext_lazy("That is so in every house, and no chip of it is odd."),
        ),
        Rule(
            "6.4",
            "odd-chips",
            gettext_lazy(
                "A pot is paid in whole chips, and an odd chip is one of the smallest "
                "chips of the table."
            ),
            gettext_lazy(
                "The chip is a property of the table, not of the house: $7.75 in "
                "nickels are 155 chips, so the halves are $3.90 and $3.85."
            ),
        ),
        Rule(
            "6.5",
            "odd-chips",
            gettext_lazy("The odd chip between the halves goes to the high half."),
        ),
        Rule(
            "6.6",
            "odd-chips",
            gettext_lazy(
                "The odd chips of a tie go one each to those who tie, from the first "
                "seat left of the button on, clockwise."
            ),
            gettext_lazy(
                "Nobody gets two of one half. Heads-up the big blind is left of the "
                "button."
            ),
        ),
        Rule(
            "6.7",
            "odd-chips",
            gettext_lazy(
                "An odd chip that tied lows cannot share stays with them, unless the "
                "house gives it to the high half."
            ),
            gettext_lazy(
                "Those that stay go one each, from the left of the button on. By "
                "Bovada 2014 the lows keep what they can share evenly and the rest "
                "goes to the high half: of a low half of 47 two lows get 23 each."
            ),
        ),
        Rule(
            "6.8",
            "odd-chips",
            gettext_lazy(
                "Where the same players, and nobody else, tie for the high and for the "
                "low, the whole pot is split evenly, unless the house splits each half "
                "on its own."
            ),
            gettext_lazy(
                "So 66 are 33 and 33, but by TDA 2024 they are 34 and 32, half by "
                "half. By Bovada 2014 halves are split so too, but what the lows "
                "cannot share evens it out again: 34 are 17 and 17, and 32 are 16 and "
                "16."
            ),
        ),
        Rule(
            "6.9",
            "odd-chips",
            gettext_lazy(
                "What is less than the smallest chip goes to the first winner of the "
                "high."
            ),
        ),
        Rule(
            "6.10",
            "odd-chips",
            gettext_lazy(
                "All of a pot is awarded and nothing else, and the fractions add up to "
                "one."
            ),
            gettext_lazy(
                "An award tells of odd chips exactly where it is more than its "
                "fraction."
            ),
        ),
        Rule(
            "6.11",
            "scooping-and-quartering",
            gettext_lazy(
                "The net result of a hand is what one gets from its pots less all that "
                "one put in, earlier in the hand as well as now."
            ),
            gettext_lazy(
                "Of a pot of 500 with 200 of one's own, and 100 more from each of two, "
                "the whole is worth +400 and the half +50."
            ),
        ),
        Rule(
            "6.12",
            "scooping-and-quartering",
            gettext_lazy(
                "With nothing in the pot before, a quarter loses half of the bet when "
                "two pay and a quarter of it when three do; with four it breaks even, "
                "with five it wins a quarter of the bet."
            ),
            gettext_lazy("Chips in the pot take the place of players."),
        ),
    ),
)
