"""What is said about turns in the betting: who acts next, and why."""

from django.utils.translation import gettext_lazy

from quizzes.labels import Text
from quizzes.questions.facts import Fact
from quizzes.questions.misconceptions import Misconception

# Translators: %(seat)s is a seat such as "Seat 3", %(seats)s one or a list of them.
SENTENCES: dict[Fact, Text] = {
    Fact.STILL_TO_ACT: gettext_lazy("Still to act on this street: %(seats)s."),
    Fact.ROUND_IS_CLOSED: gettext_lazy(
        "All who can act have acted, and nobody has anything left to match: the "
        "street is over."
    ),
    Fact.TOO_FEW_CAN_BET: gettext_lazy(
        "Fewer than two have chips left to bet with, so the rest of the board is dealt "
        "without betting."
    ),
    Fact.RIVER_IS_BET: gettext_lazy(
        "No street comes after the river: hands are shown."
    ),
    Fact.ALL_BUT_ONE_FOLDED: gettext_lazy(
        "All others have folded: %(seat)s gets the pot at once, without a showdown."
    ),
    Fact.FOLDED_HAS_NO_TURN: gettext_lazy("%(seat)s has folded and is passed over."),
    Fact.ALL_IN_HAS_NO_TURN: gettext_lazy(
        "%(seat)s is all-in: without chips there is nothing to decide, so it is passed "
        "over."
    ),
    Fact.OPENS_HAND: gettext_lazy(
        "Before the flop the first to act sits left of the big blind: %(seat)s."
    ),
    Fact.BUTTON_OPENS: gettext_lazy(
        "Heads-up the button posts the small blind and acts first before the flop: "
        "%(seat)s."
    ),
    Fact.OPENS_STREET: gettext_lazy(
        "A later street is begun by the first seat left of the button that is still in "
        "with chips: %(seat)s."
    ),
    Fact.OPTION_IS_LEFT: gettext_lazy(
        "Nobody raised the blind, but it is live: its seat may still raise or check. "
        "%(seat)s has this option."
    ),
    Fact.RAISE_TO_ANSWER: gettext_lazy(
        # Translators: %(chips)s is the bet to match.
        "%(seat)s has acted before, but must answer what was raised since: the bet is "
        "%(chips)s now."
    ),
    Fact.NEXT_CLOCKWISE: gettext_lazy(
        # Translators: %(last)s is a seat such as "Seat 2".
        "The turn goes clockwise: after %(last)s the next who has chips and is still "
        "to act is %(seat)s."
    ),
    Fact.NOBODY_ACTS: gettext_lazy("Nobody has a turn any more."),
    Fact.LIMIT_BETS: gettext_lazy(
        # Translators: the small and the big bet of limit, in chips.
        "Bets of %(small)s and %(big)s."
    ),
    Fact.NOTHING_TO_CALL: gettext_lazy(
        "Nobody has more before them than you: you may check."
    ),
    Fact.CALL_IS: gettext_lazy("The bet to match is %(chips)s: so much is a call."),
    Fact.CALL_COMPLETES: gettext_lazy(
        # Translators: %(due)s, %(own)s and %(chips)s are chips.
        "The bet to match is %(due)s, and %(own)s lie before you already: a call takes "
        "%(chips)s more."
    ),
    Fact.CALL_IS_ALL_IN: gettext_lazy(
        # Translators: %(due)s and %(chips)s are chips.
        "The bet to match is %(due)s. You have no more than %(chips)s left, and with "
        "all of them you call all-in."
    ),
    Fact.BLIND_IS_WHOLE: gettext_lazy(
        # Translators: %(posted)s and %(chips)s are chips.
        "The big blind could only post %(posted)s, but whoever has more plays for the "
        "whole of it: %(chips)s are to be matched."
    ),
    Fact.MAY_RAISE: gettext_lazy("Nothing stands against it: you may bet or raise."),
    Fact.OPTION_IS_YOURS: gettext_lazy(
        "Nobody raised your blind, but it is live: you may still raise."
    ),
    Fact.CAP_NOT_REACHED: gettext_lazy(
        # Translators: %(count)s and %(most)s are numbers of bets and raises.
        "Bets and raises of this street so far, a blind counted as the first bet: "
        "%(count)s. The cap comes at %(most)s, so you may raise."
    ),
    Fact.CAP_NOT_REACHED_LATER: gettext_lazy(
        # Translators: %(count)s and %(most)s are numbers of bets and raises.
        "Bets and raises of this street so far: %(count)s. The cap comes at %(most)s, "
        "so you may raise."
    ),
    Fact.CAP_IS_LIFTED: gettext_lazy(
        "Between two this house has no cap on raises, so you may raise once more."
    ),
    Fact.ALL_INS_ADD_UP: gettext_lazy(
        # Translators: %(more)s and %(size)s are chips.
        "No all-in since your bet was a full raise, but together you face %(more)s "
        "more: no less than the last full raise, %(size)s, so you may raise again."
    ),
    Fact.HALF_IS_FULL: gettext_lazy(
        # Translators: %(more)s and %(size)s are chips.
        "In limit an all-in of half a bet or more counts as a raise: it added %(more)s "
        "to a bet size of %(size)s, so you may raise again."
    ),
    Fact.CALL_TAKES_ALL: gettext_lazy(
        "A call takes all your chips: none are left to raise with."
    ),
    Fact.CAP_IS_REACHED: gettext_lazy(
        # Translators: %(count)s is a number of bets and raises.
        "Bets and raises of this street so far, a blind counted as the first bet: "
        "%(count)s. That is the cap, so you may only call or fold."
    ),
    Fact.CAP_IS_REACHED_LATER: gettext_lazy(
        # Translators: %(count)s is a number of bets and raises.
        "Bets and raises of this street so far: %(count)s. That is the cap, so you may "
        "only call or fold."
    ),
    Fact.NOBODY_COULD_CALL: gettext_lazy(
        "Nobody else has chips to call any part of a raise, so there is none."
    ),
    Fact.NOT_REOPENED: gettext_lazy(
        # Translators: %(more)s and %(size)s are chips.
        "You have acted, and since then you face only %(more)s more, all-in for less "
        "than a full raise of %(size)s: you may call or fold, not raise again."
    ),
    Fact.LEAST_BET_IS: gettext_lazy("The smallest bet is a big blind: %(chips)s."),
    Fact.LEAST_RAISE_IS: gettext_lazy(
        # Translators: %(due)s, %(size)s and %(chips)s are chips.
        "A raise adds no less than the last full bet or raise did, %(size)s: from "
        "%(due)s to %(chips)s at least."
    ),
    Fact.LIMIT_BET_IS: gettext_lazy("On this street a bet is %(chips)s."),
    Fact.LIMIT_RAISE_IS: gettext_lazy(
        # Translators: %(due)s, %(size)s and %(chips)s are chips.
        "On this street a raise adds %(size)s: from %(due)s to %(chips)s."
    ),
    Fact.ALL_IN_FOR_LESS: gettext_lazy(
        # Translators: %(least)s and %(chips)s are chips.
        "A full bet or raise would be to %(least)s. You have less, and may go all-in: "
        "to %(chips)s."
    ),
    Fact.POT_BET_IS: gettext_lazy("The most is a bet of the pot: %(chips)s."),
    Fact.BLINDS_COUNT_WHOLE: gettext_lazy(
        # Translators: %(chips)s are chips.
        "A short blind counts as a whole one here: %(chips)s more than lie in the pot."
    ),
    Fact.POT_RAISE_IS: gettext_lazy(
        # Translators: %(pot)s, %(due)s and %(chips)s are chips.
        "With your call in it the pot would be %(pot)s. By so much you may raise the "
        "bet of %(due)s: to %(chips)s."
    ),
    Fact.ALL_CHIPS_ARE_MOST: gettext_lazy(
        "All your chips are the most, those before you counted: %(chips)s."
    ),
    Fact.HINT_CHECK_OR_BET: gettext_lazy(
        "Nobody has bet on this street: it is for you to check or to bet."
    ),
    Fact.HINT_OWN_BET: gettext_lazy(
        # Translators: %(due)s and %(own)s are chips.
        "The bet to match is %(due)s; of your own there lie %(own)s before you."
    ),
    Fact.HINT_BET: gettext_lazy("The bet to match on this street is %(chips)s."),
    Fact.HINT_NO_BET: gettext_lazy("Nobody has bet on this street."),
}

MISCONCEPTIONS: dict[Misconception, Text] = {
    Misconception.SMALL_BLIND_OPENS: gettext_lazy(
        "The blinds act last before the flop, since they have bets in already: the "
        "first seat left of the big blind begins. Only on later streets does the first "
        "seat left of the button."
    ),
    Misconception.BUTTON_OPENS: gettext_lazy(
        "After the flop the button acts last, not first: the first seat to its left "
        "that is still in begins."
    ),
    Misconception.HEADS_UP_REVERSED: gettext_lazy(
        "With two players the button has the small blind, acts first before the flop "
        "and last on every later street."
    ),
    Misconception.NO_OPTION: gettext_lazy(
        "A call of the big blind does not end the first round: whoever posted it may "
        "still raise or check."
    ),
    Misconception.RAISER_ACTS_AGAIN: gettext_lazy(
        "Whoever bet or raised last has no other turn on the street: once all others "
        "have called or folded it is over."
    ),
    Misconception.ONE_TURN_EACH: gettext_lazy(
        "One turn each is not enough after a raise: all who are still in must answer "
        "it."
    ),
    Misconception.ALL_IN_ACTS: gettext_lazy(
        "Whoever is all-in stays in the hand but has no more turns."
    ),
    Misconception.ALL_IN_ENDS_BETTING: gettext_lazy(
        "An all-in does not end the betting: where two or more still have chips, they "
        "bet on for a side pot."
    ),
    Misconception.LONE_SEAT_BETS: gettext_lazy(
        "Where all others are all-in nobody could call: there is no more betting."
    ),
    Misconception.OWN_BET_NOT_COUNTED: gettext_lazy(
        "What lies before you on this street, a blind too, counts towards the call."
    ),
    Misconception.CALL_BEYOND_CHIPS: gettext_lazy(
        "A call takes no more chips than you have: with fewer than the bet you call "
        "all-in."
    ),
    Misconception.SHORT_BLIND_MATCHED: gettext_lazy(
        "A big blind that is short is called as a whole one by all who have the chips."
    ),
    Misconception.RAISE_BY_FOR_TO: gettext_lazy(
        "A raise is told by what it makes the whole bet, not by how much is added."
    ),
    Misconception.BIG_BLIND_IS_LEAST: gettext_lazy(
        "After a bet or a raise that is larger than a big blind a raise must add at "
        "least as much as it did."
    ),
    Misconception.DOUBLE_IS_LEAST: gettext_lazy(
        "The smallest raise is not twice the bet: it adds what the last full bet or "
        "raise added."
    ),
    Misconception.CALL_NOT_IN_POT: gettext_lazy(
        "The call comes first: one raises by the pot as it is with the call in it."
    ),
    Misconception.SMALL_BET_ALWAYS: gettext_lazy(
        "On the turn and the river the bets of limit are the big ones."
    ),
    Misconception.ALL_IN_MUST_BE_FULL: gettext_lazy(
        "Whoever has fewer chips than a full raise takes may still go all-in."
    ),
    Misconception.BET_COUNTED_AS_RAISE: gettext_lazy(
        "The cap counts raises: the bet, or before the flop the big blind, is not one "
        "of them."
    ),
    Misconception.CAP_KEPT_HEADS_UP: gettext_lazy(
        "The cap is for three or more: in this house two who are alone on a street "
        "raise as often as they like."
    ),
    Misconception.ALL_IN_ALWAYS_REOPENS: gettext_lazy(
        "An all-in for less than a full raise, in limit for less than half a bet, does "
        "not let those raise again who have acted."
    ),
    Misconception.ALL_IN_NEVER_REOPENS: gettext_lazy(
        "All-ins for less may let one raise again: in limit by half a bet, otherwise "
        "where together they make a full raise."
    ),
}
