"""The terms of Omaha High-Low, each in a sentence, with the page that tells more."""

from dataclasses import dataclass

from django.utils.translation import gettext_lazy, pgettext_lazy

from quizzes.labels import Text


@dataclass(frozen=True, slots=True)
class Term:
    """A term: what it is called, what it means, and its page of the guide."""

    name: Text
    meaning: Text
    page: str


TERMS = (
    Term(
        gettext_lazy("all-in"),
        gettext_lazy("Having put in all of one's chips, so that one bets no more."),
        "side-pots",
    ),
    Term(
        gettext_lazy("ante"),
        gettext_lazy("Chips that every seat puts in before the deal, and no bet."),
        "blinds",
    ),
    Term(
        pgettext_lazy("a term of poker", "bet"),
        gettext_lazy("The first chips of a street that others must match to stay in."),
        "betting-structures",
    ),
    Term(
        gettext_lazy("big blind"),
        gettext_lazy("The larger of the two blinds: the first bet before the flop."),
        "blinds",
    ),
    Term(
        gettext_lazy("blind"),
        gettext_lazy("Chips put in before the deal, which count as a bet."),
        "blinds",
    ),
    Term(
        gettext_lazy("board"),
        gettext_lazy("The open cards in the middle that belong to everyone."),
        "cards",
    ),
    Term(
        gettext_lazy("button"),
        gettext_lazy(
            "The disc that marks the dealer's place; the seat to its left is first in "
            "most things."
        ),
        "blinds",
    ),
    Term(
        gettext_lazy("call"),
        gettext_lazy("To put in as much as the bet that one faces."),
        "order-of-play",
    ),
    Term(
        gettext_lazy("cap"),
        gettext_lazy("The most raises that limit allows in a round."),
        "betting-structures",
    ),
    Term(
        gettext_lazy("check"),
        gettext_lazy("To put in nothing where there is no bet, and stay in."),
        "order-of-play",
    ),
    Term(
        gettext_lazy("check-raise"),
        gettext_lazy("To check first and to raise on the same street."),
        "order-of-play",
    ),
    Term(
        gettext_lazy("counterfeited"),
        gettext_lazy("Said of a low hole card whose rank comes on the board as well."),
        "counterfeiting",
    ),
    Term(
        gettext_lazy("dangler"),
        gettext_lazy("A hole card that works with none of the others."),
        "starting-hands",
    ),
    Term(
        gettext_lazy("dead chips"),
        gettext_lazy("Chips that lie in the pot and in nobody's bet."),
        "blinds",
    ),
    Term(
        gettext_lazy("eight or better"),
        gettext_lazy("The condition that every card of a low is an eight or lower."),
        "qualifying",
    ),
    Term(
        gettext_lazy("flop"),
        gettext_lazy("The first three cards of the board, and the street after them."),
        "cards",
    ),
    Term(
        gettext_lazy("fold"),
        gettext_lazy("To give up the hand, and with it all that was put in."),
        "order-of-play",
    ),
    Term(
        gettext_lazy("heads-up"),
        gettext_lazy("With two players, at the table or left in a round."),
        "order-of-play",
    ),
    Term(
        gettext_lazy("high hand"),
        gettext_lazy("A hand read by the usual ranking, from high card up."),
        "high-hands",
    ),
    Term(
        gettext_lazy("hole cards"),
        gettext_lazy("The cards dealt to one player, which nobody else sees."),
        "cards",
    ),
    Term(
        gettext_lazy("kicker"),
        gettext_lazy("A side card that decides between hands that are else equal."),
        "high-hands",
    ),
    Term(
        gettext_lazy("limit"),
        gettext_lazy("Betting in which a bet and a raise have one size."),
        "betting-structures",
    ),
    Term(
        gettext_lazy("limp in"),
        gettext_lazy("To call the big blind before the flop and not to raise."),
        "order-of-play",
    ),
    Term(
        gettext_lazy("live"),
        gettext_lazy("Said of chips that count as a bet of the one who put them in."),
        "blinds",
    ),
    Term(
        gettext_lazy("low hand"),
        gettext_lazy("Five different ranks of eight or lower, with the ace as one."),
        "lows",
    ),
    Term(
        gettext_lazy("main pot"),
        gettext_lazy("The pot that everybody who is still in can win."),
        "side-pots",
    ),
    Term(
        gettext_lazy("muck"),
        gettext_lazy("To give up a hand at the showdown without showing it."),
        "showdown",
    ),
    Term(
        gettext_lazy("no-limit"),
        gettext_lazy("Betting in which one may bet all of one's chips at any time."),
        "betting-structures",
    ),
    Term(
        gettext_lazy("nut-nut"),
        gettext_lazy("The nut high and the nut low in one hand."),
        "nuts",
    ),
    Term(
        gettext_lazy("nuts"),
        gettext_lazy("The best hand that any two cards make on a board."),
        "nuts",
    ),
    Term(
        gettext_lazy("odd chip"),
        gettext_lazy("A chip that is left where a pot cannot be shared evenly."),
        "odd-chips",
    ),
    Term(
        gettext_lazy("option"),
        gettext_lazy("The right of the big blind to raise where nobody has."),
        "order-of-play",
    ),
    Term(
        gettext_lazy("post"),
        gettext_lazy("To put in a blind, or what is owed in its place."),
        "blinds",
    ),
    Term(
        gettext_lazy("pot"),
        gettext_lazy("The chips in the middle that can be won."),
        "side-pots",
    ),
    Term(
        gettext_lazy("pot-limit"),
        gettext_lazy("Betting in which a raise is at most as large as the pot."),
        "betting-structures",
    ),
    Term(
        gettext_lazy("qualify"),
        gettext_lazy("To be a low that counts, an eight-low or better."),
        "qualifying",
    ),
    Term(
        gettext_lazy("quartered"),
        gettext_lazy("Having half of one half only, since another has the same hand."),
        "scooping-and-quartering",
    ),
    Term(
        gettext_lazy("raise"),
        gettext_lazy("To make the bet larger that the others must match."),
        "betting-structures",
    ),
    Term(
        gettext_lazy("rake"),
        gettext_lazy("What the house takes off a pot before it is shared."),
        "side-pots",
    ),
    Term(
        gettext_lazy("river"),
        gettext_lazy("The fifth card of the board, and the last street."),
        "cards",
    ),
    Term(
        gettext_lazy("scoop"),
        gettext_lazy("To win all of a pot, by both halves or where there is no low."),
        "scooping-and-quartering",
    ),
    Term(
        gettext_lazy("showdown"),
        gettext_lazy("The end of a hand at which the cards are laid open."),
        "showdown",
    ),
    Term(
        gettext_lazy("side pot"),
        gettext_lazy("A pot for those alone who put in more than one who is all-in."),
        "side-pots",
    ),
    Term(
        gettext_lazy("small blind"),
        gettext_lazy("The smaller of the two blinds, usually half of the big one."),
        "blinds",
    ),
    Term(
        gettext_lazy("split"),
        gettext_lazy("To share a pot, high and low or among equal hands."),
        "scooping-and-quartering",
    ),
    Term(
        gettext_lazy("stack"),
        gettext_lazy("The chips that a player has left to bet."),
        "betting-structures",
    ),
    Term(
        gettext_lazy("street"),
        gettext_lazy("A round of betting: before the flop, flop, turn or river."),
        "order-of-play",
    ),
    Term(
        gettext_lazy("tie"),
        gettext_lazy("To have a hand that is equal to another."),
        "scooping-and-quartering",
    ),
    Term(
        gettext_lazy("turn"),
        gettext_lazy("The fourth card of the board, and the street after it."),
        "cards",
    ),
    Term(
        gettext_lazy("uncalled bet"),
        gettext_lazy("What nobody matched, so that it goes back to its owner."),
        "side-pots",
    ),
    Term(
        gettext_lazy("under the gun"),
        gettext_lazy("Left of the big blind, and so first to act before the flop."),
        "order-of-play",
    ),
    Term(
        gettext_lazy("wheel"),
        gettext_lazy("5-4-3-2-A: the best low, and the lowest straight."),
        "lows",
    ),
)
