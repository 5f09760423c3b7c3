"""Rules on betting: blinds, whose turn it is, and how much may be bet."""

from django.utils.translation import gettext_lazy

from quizzes.rulebook.rule import Chapter, Rule

CHAPTER = Chapter(
    9,
    gettext_lazy("Betting"),
    (
        Rule(
            "9.1",
            "blinds",
            gettext_lazy(
                "The first seat left of the button posts the small blind, the next the "
                "big blind."
            ),
            gettext_lazy(
                "Heads-up the button posts the small blind. Where nobody sits in the "
                "small blind's place, the first seat posts the big one and no small "
                "blind is there."
            ),
        ),
        Rule(
            "9.2",
            "blinds",
            gettext_lazy(
                "An ante comes before a blind and is no part of a bet, but a blind is: "
                "what one posted counts towards the call and the raise."
            ),
        ),
        Rule(
            "9.3",
            "blinds",
            gettext_lazy(
                "A new seat that does not wait for the big blind posts one, live, and "
                "keeps its turn."
            ),
            gettext_lazy(
                "Of missed blinds the big one is live and the small one dead: dead "
                "chips lie in the pot and in nobody's bet."
            ),
        ),
        Rule(
            "9.4",
            "blinds",
            gettext_lazy(
                "A big blind that is short is called and raised as a whole one by all "
                "who could still bet more."
            ),
            gettext_lazy(
                "Where all others are all-in, what they put in is all there is to call."
            ),
        ),
        Rule(
            "9.5",
            "order-of-play",
            gettext_lazy(
                "Before the flop the seat left of the big blind acts first, later the "
                "first seat left of the button that is still in."
            ),
            gettext_lazy(
                "Heads-up the button is first before the flop and last after it. "
                "Nobody acts out of turn."
            ),
        ),
        Rule(
            "9.6",
            "order-of-play",
            gettext_lazy(
                "The big blind is live: where nobody raised, its seat may raise or "
                "check, its option."
            ),
        ),
        Rule(
            "9.7",
            "order-of-play",
            gettext_lazy(
                "Whoever faces no bet may check, and may raise later on that street."
            ),
            gettext_lazy(
                "Later rounds may be checked around, the first one only once the big "
                "blind is called. Folding is always allowed."
            ),
        ),
        Rule(
            "9.8",
            "betting-structures",
            gettext_lazy(
                "In limit a bet and a raise have one size: the small bet before and on "
                "the flop, the big bet on the turn and the river."
            ),
        ),
        Rule(
            "9.9",
            "betting-structures",
            gettext_lazy(
                "Limit is capped at a bet and three raises a round; the big blind is "
                "the first bet."
            ),
            gettext_lazy(
                "The World Series of Poker allows four raises. Pot-limit and no-limit "
                "have no cap."
            ),
        ),
        Rule(
            "9.10",
            "betting-structures",
            gettext_lazy("A round that begins with two has no cap."),
            gettext_lazy(
                "By Robert's Rules of Poker there is none from the moment on at which "
                "two are left, unless it was reached before; TDA 2024 and the World "
                "Series of Poker keep it."
            ),
        ),
        Rule(
            "9.11",
            "betting-structures",
            gettext_lazy(
                "In pot-limit one may raise to the bet faced and the pot as it is "
                "after the call; in no-limit to all of one's chips."
            ),
            gettext_lazy(
                "Antes and dead chips are in the pot, and a short blind counts as a "
                "whole one. In no-limit it does not matter what the others have."
            ),
        ),
        Rule(
            "9.12",
            "betting-structures",
            gettext_lazy(
                "In pot-limit and no-limit the smallest bet is a big blind, and the "
                "smallest raise the last full bet or raise of the round."
            ),
            gettext_lazy("All-in for less is allowed in every structure."),
        ),
        Rule(
            "9.13",
            "betting-structures",
            gettext_lazy(
                "An all-in for less than a full raise does not let those raise again "
                "who have acted."
            ),
            gettext_lazy(
                "Several do if together they are a full raise to whom they face. "
                "Whoever has not acted may raise."
            ),
        ),
        Rule(
            "9.14",
            "betting-structures",
            gettext_lazy(
                "In limit half a bet or more counts as a full one and takes one from "
                "the cap; less does not, and whoever may raise completes it."
            ),
        ),
        Rule(
            "9.15",
            "betting-structures",
            gettext_lazy("Nobody raises where nobody else could call any part of it."),
        ),
        Rule(
            "9.16",
            "order-of-play",
            gettext_lazy(
                "When all but one have folded the hand is over at once, without a "
                "showdown."
            ),
            gettext_lazy(
                "When fewer than two can bet, the rest of the board is dealt without "
                "betting."
            ),
        ),
        Rule(
            "9.17",
            "marking",
            gettext_lazy(
                "What is illegal is refused with what was legal, and changes nothing."
            ),
        ),
        Rule(
            "9.18",
            "marking",
            gettext_lazy(
                "Hands that real rooms dealt are legal by these rules, action by "
                "action, and pay what the rooms paid."
            ),
        ),
        Rule(
            "9.19",
            "blinds",
            gettext_lazy(
                "Who missed one blind posts that one, the big blind live or the small "
                "one dead; who waits for the big blind is not dealt in until it comes."
            ),
        ),
        Rule(
            "9.20",
            "blinds",
            gettext_lazy(
                "A seat that has less than its blind posts what it has, all-in: the "
                "blind is not passed on."
            ),
        ),
        Rule(
            "9.21",
            "order-of-play",
            gettext_lazy(
                "The turn goes clockwise, and a round lasts until all who can act have "
                "acted and have answered the last bet or raise."
            ),
            gettext_lazy(
                "Who has folded or is all-in is passed over, and whoever bet or raised "
                "last has no other turn."
            ),
        ),
    ),
)
