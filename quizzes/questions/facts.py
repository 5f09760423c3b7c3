"""What can be found out about an answer, as facts without prose."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


class Fact(StrEnum):
    """One thing that is true of a deal or of an answer to it.

    The comment behind each names the values that a finding of it carries. Ranks are
    numbers from 2 to 14 (an ace in a low is 1), cards are texts such as "As".
    """

    NOT_TWO_AND_THREE = "not-two-and-three"  # hole, board: how many were chosen
    EQUAL_CHOICES = "equal-choices"  # count: how many choices are equally good

    CHOSEN_HIGH_IS = "chosen-high-is"  # category, ranks
    BEST_HIGH_IS = "best-high-is"  # category, ranks
    NO_WAY_IS_BETTER = "no-way-is-better"  # count: of ways to take two and three
    HINT_HIGH_CATEGORY = "hint-high-category"  # category

    CHOSEN_LOW_PAIRED = "chosen-low-paired"  # rank, count: how many cards are of it
    CHOSEN_LOW_TOO_HIGH = "chosen-low-too-high"  # rank: the highest one
    LOWS_COMPARE = "lows-compare"  # better, worse: two lows
    LOW_EXISTS = "low-exists"  # low: the low that was said not to be there
    BEST_LOW_IS = "best-low-is"  # low
    NO_LOW_ON_BOARD = "no-low-on-board"  # count: different low ranks on the board
    NO_LOW_IN_HAND = "no-low-in-hand"  # count: different low ranks in the hand
    LOW_RANKS_PAIRED = "low-ranks-paired"  # ranks: those in the hand and on the board
    LOWEST_TWO_COUNTERFEITED = "lowest-two-counterfeited"  # ranks: paired by the board
    LOW_ON_BOARD = "low-on-board"  # count: different low ranks on the board
    HAND_BEATS_BOARD = "hand-beats-board"  # nobody can have a low, but this hand does
    LOW_NOT_NAMED = "low-not-named"  # said to have a low, yet that there is none
    LOW_NOT_CLAIMED = "low-not-claimed"  # said to have no low, yet named one
    HINT_LOW_NEEDS = "hint-low-needs"
    HINT_LOW_RANKS = "hint-low-ranks"  # board, hole: counts of different low ranks

    # Hands that lie side by side are told by their names, such as "a".
    ORDER_DECIDED = "order-decided"  # better, worse: lows; *_hand, *_rank: which differ
    ORDER_TIED = "order-tied"  # hand, other_hand, low
    ORDER_PAIRED = "order-paired"  # hand, rank: the rank that is there twice
    ORDER_TOO_HIGH = "order-too-high"  # hand, rank: the highest one
    ORDER_NO_LOWS_TIED = "order-no-lows-tied"  # hand, other_hand
    HINT_ORDER = "hint-order"  # hands: by name, the ranks from the highest down

    NOT_TWO_CARDS = "not-two-cards"  # count: how many were chosen
    PAIR_MAKES_HIGH = "pair-makes-high"  # category, ranks: not the best on this board
    NUT_HIGH_IS = "nut-high-is"  # category, ranks
    EQUAL_PAIRS = "equal-pairs"  # count: how many pairs are equally good
    NUT_LOW_EXISTS = "nut-low-exists"  # low: the low that was said not to be there
    PAIR_MAKES_LOW = "pair-makes-low"  # better, worse: the nut low, that of the pair
    PAIR_MAKES_NO_LOW = "pair-makes-no-low"
    NUT_LOW_IS = "nut-low-is"  # low
    ACE_DEUCE_PAIRED = "ace-deuce-paired"  # ranks: those of ace and deuce on the board
    HOLDS_FOLLOWS = "holds-follows"
    NUT_HIGH_HELD = "nut-high-held"  # cards: a pair of the hand
    NUT_HIGH_LACKING = "nut-high-lacking"
    NUT_LOW_HELD = "nut-low-held"  # cards: a pair of the hand
    NUT_LOW_LACKING = "nut-low-lacking"
    RANKS_MISSED = "ranks-missed"  # ranks: right and not chosen
    RANKS_TOO_MANY = "ranks-too-many"  # ranks: chosen and not right
    NUT_LOW_PASSED = "nut-low-passed"  # ranks: after which the low is not the nuts
    WHEEL_IS_SAFE = "wheel-is-safe"
    THIRD_CARD_PROTECTS = "third-card-protects"  # ranks: the one that steps in
    THIRD_CARD_TOO_HIGH = "third-card-too-high"  # ranks: low ones that do not help
    SECOND_CARD_NO_HELP = "second-card-no-help"  # ranks: held twice
    LOW_PASSED_BY_MORE = "low-passed-by-more"  # ranks: pair the low, more beat it then
    PAIR_DOES_NO_HARM = "pair-does-no-harm"  # ranks: pair the low, no more beat it
    WORSE_WITHOUT_PAIR = "worse-without-pair"  # ranks: more beat the low, no pair
    # What a part of the pot is worth is told in chips.
    POT_EMPTY = "pot-empty"
    POT_OF_OTHERS = "pot-of-others"  # pot: before the bet, none of it yours
    POT_PARTLY_OWN = "pot-partly-own"  # pot; own: how much of it is yours
    PAYERS_ARE = "payers-are"  # count: how many pay, you among them; bet: each
    WINS_WHOLE = "wins-whole"
    WINS_THREE_QUARTERS = "wins-three-quarters"
    WINS_TWO_THIRDS = "wins-two-thirds"
    WINS_HALF = "wins-half"
    WINS_QUARTER = "wins-quarter"
    WINS_SIXTH = "wins-sixth"
    BETS_MAKE_POT = "bets-make-pot"  # count, bet; total: the pot after it
    BETS_JOIN_POT = "bets-join-pot"  # count, bet, pot, total
    GETS_WHOLE = "gets-whole"  # total, chips: what is paid of it
    GETS_THREE_QUARTERS = "gets-three-quarters"  # total, chips
    GETS_TWO_THIRDS = "gets-two-thirds"  # total, chips
    GETS_HALF = "gets-half"  # total, chips
    GETS_QUARTER = "gets-quarter"  # total, chips
    GETS_SIXTH = "gets-sixth"  # total, chips
    NET_OF_BET = "net-of-bet"  # bet, net
    NET_OF_HAND = "net-of-hand"  # own, bet, net
    BET_BRINGS_BACK = "bet-brings-back"  # bet, chips: what you get of each
    LOSES_WITH = "loses-with"  # count, total, chips, put
    BREAKS_EVEN_WITH = "breaks-even-with"  # count, total, chips, put

    HINT_BOARD = "hint-board"  # low: count of ranks; suited, alike: the most of one

    # Seats are numbers.
    HIGH_WON_BY = "high-won-by"  # seats, category, ranks
    HIGH_BEATEN = "high-beaten"  # seat, category, ranks: of the seat, which is beaten
    LOW_WON_BY = "low-won-by"  # seats, low
    LOW_BEATEN = "low-beaten"  # seat, better, worse: two lows, the worse of the seat
    TIED_SEATS_MISSED = "tied-seats-missed"  # seats: tie with those that were chosen
    SEAT_WITHOUT_LOW = "seat-without-low"  # seat
    NOBODY_HAS_LOW = "nobody-has-low"
    SEEMING_LOW = "seeming-low"  # seat: five low ranks, but not two and three
    FAVORITE_COUNTERFEITED = "favorite-counterfeited"  # seat, ranks: paired ones
    POT_HOLDS = "pot-holds"  # chips
    SMALLEST_CHIP = "smallest-chip"  # chips
    BUTTON_IS = "button-is"  # seat: the last from its left
    # tied_with: seats; odd: names of odd chips; half, reason: names; fraction: text
    AWARDED = "awarded"  # chips, half, reason, fraction, tied_with, odd
    NOTHING_AWARDED = "nothing-awarded"
    NOTHING_ALONE = "nothing-alone"  # rightly nothing, but no share is right
    HINT_SHOWDOWN = "hint-showdown"  # category: of the best high; count: of lows

    # Pots are counted from 1, the main pot. Levels are stakes, in chips.
    GAME_IS = "game-is"  # structure; small, big: the blinds
    FIRST_WRONG_STEP = "first-wrong-step"
    FOLLOWS_FROM_BEFORE = "follows-from-before"
    RETURNED_IS = "returned-is"  # seat, highest, second: the two highest stakes, chips
    NOTHING_RETURNED = "nothing-returned"  # highest: the highest stake
    MAIN_POT_HOLDS = "main-pot-holds"  # level, chips: all in it
    DEAD_CHIPS_IN_MAIN = "dead-chips-in-main"  # chips
    SIDE_POT_HOLDS = "side-pot-holds"  # below, level, chips
    POTS_COUNTED = "pots-counted"  # count: how many there are; one more was named
    ELIGIBLE_ARE = "eligible-are"  # level, seats
    FOLDED_TICKED = "folded-ticked"  # seats
    UNPAID_TICKED = "unpaid-ticked"  # level, seats: still in, but with less put in
    POT_WON_ALONE = "pot-won-alone"  # seat: the only one that can win it
    POT_HIGH_IS = "pot-high-is"  # seats, category, ranks
    POT_LOW_IS = "pot-low-is"  # seats, low
    POT_HAS_NO_LOW = "pot-has-no-low"
    PAID_FROM = "paid-from"  # seat, chips; paid: from each pot, from 1; 0 goes back
    PAID_NOTHING = "paid-nothing"  # seat
    ODD_CHIPS_GO = "odd-chips-go"  # odds: names of what decides about them
    HINT_STAKES = "hint-stakes"  # stakes: by seat, what it put in

    # Before the deal: who sits, and who posts what.
    BLINDS_ARE = "blinds-are"  # small, big
    SEAT_IS_NEW = "seat-is-new"  # seat: comes in at once, like those that missed blinds
    SEAT_MISSED_SMALL = "seat-missed-small"  # seat
    SEAT_MISSED_BIG = "seat-missed-big"  # seat
    SEAT_MISSED_BOTH = "seat-missed-both"  # seat
    SEAT_WAITS = "seat-waits"  # seat: for the big blind
    SEAT_IS_SHORT = "seat-is-short"  # seat, chips: all that it has
    SMALL_BLIND_IS = "small-blind-is"  # seat
    BUTTON_IS_SMALL = "button-is-small"  # seat
    BIG_BLIND_IS = "big-blind-is"  # seat
    BLIND_REACHES = "blind-reaches"  # seat: waited for the big blind
    NEW_SEAT_POSTS = "new-seat-posts"  # chips
    MISSED_SMALL_POSTED = "missed-small-posted"  # chips
    MISSED_BIG_POSTED = "missed-big-posted"  # chips
    MISSED_BOTH_POSTED = "missed-both-posted"  # small, big, chips: their sum
    BLIND_POSTED = "blind-posted"  # chips: of the big blind that was waited for
    SHORT_BLIND_POSTED = "short-blind-posted"  # blind, chips: less than it
    NOTHING_POSTED = "nothing-posted"
    LIVE_CHIPS = "live-chips"  # chips
    DEAD_CHIPS = "dead-chips"  # chips
    HINT_ROUND = "hint-round"  # seats: from the left of the button round to it

    STILL_TO_ACT = "still-to-act"  # seats: on this street
    ROUND_IS_CLOSED = "round-is-closed"
    TOO_FEW_CAN_BET = "too-few-can-bet"
    RIVER_IS_BET = "river-is-bet"
    ALL_BUT_ONE_FOLDED = "all-but-one-folded"  # seat: the one that is left
    FOLDED_HAS_NO_TURN = "folded-has-no-turn"  # seat
    ALL_IN_HAS_NO_TURN = "all-in-has-no-turn"  # seat
    OPENS_HAND = "opens-hand"  # seat: acts first before the flop
    BUTTON_OPENS = "button-opens"  # seat: heads-up, before the flop
    OPENS_STREET = "opens-street"  # seat: acts first after the flop
    OPTION_IS_LEFT = "option-is-left"  # seat: the big blind
    RAISE_TO_ANSWER = "raise-to-answer"  # seat; chips: the bet to match
    NEXT_CLOCKWISE = "next-clockwise"  # seat; last: the seat that acted before
    NOBODY_ACTS = "nobody-acts"
    LIMIT_BETS = "limit-bets"  # small, big: the two bets of limit
    NOTHING_TO_CALL = "nothing-to-call"
    CALL_IS = "call-is"  # chips
    CALL_COMPLETES = "call-completes"  # due: to match; own: put in before; chips
    CALL_IS_ALL_IN = "call-is-all-in"  # due: to match; chips: all that are left
    BLIND_IS_WHOLE = "blind-is-whole"  # chips: the big blind; posted: less than it
    MAY_RAISE = "may-raise"
    OPTION_IS_YOURS = "option-is-yours"
    CAP_NOT_REACHED = "cap-not-reached"  # count: of bets and raises; most
    CAP_NOT_REACHED_LATER = "cap-not-reached-later"  # as above, where no blind is bet
    CAP_IS_LIFTED = "cap-is-lifted"
    ALL_INS_ADD_UP = "all-ins-add-up"  # more: faced since one's own bet; size: a raise
    HALF_IS_FULL = "half-is-full"  # more: what the all-in added; size: a bet
    CALL_TAKES_ALL = "call-takes-all"
    CAP_IS_REACHED = "cap-is-reached"  # count: of bets and raises
    CAP_IS_REACHED_LATER = "cap-is-reached-later"  # as above, where no blind is bet
    NOBODY_COULD_CALL = "nobody-could-call"
    NOT_REOPENED = "not-reopened"  # more, size: as above, and more is too little
    LEAST_BET_IS = "least-bet-is"  # chips: the big blind
    LEAST_RAISE_IS = "least-raise-is"  # due: the bet; size: the last raise; chips
    LIMIT_BET_IS = "limit-bet-is"  # chips
    LIMIT_RAISE_IS = "limit-raise-is"  # due: what is raised; size: a bet; chips
    ALL_IN_FOR_LESS = "all-in-for-less"  # least: a full raise; chips: all one has
    POT_BET_IS = "pot-bet-is"  # chips: the pot
    BLINDS_COUNT_WHOLE = "blinds-count-whole"  # chips: what short blinds lack
    POT_RAISE_IS = "pot-raise-is"  # due: the bet; pot: after the call; chips
    ALL_CHIPS_ARE_MOST = "all-chips-are-most"  # chips: all one has, in front and behind
    HINT_CHECK_OR_BET = "hint-check-or-bet"
    HINT_OWN_BET = "hint-own-bet"  # due: the bet to match; own: in front of one
    HINT_BET = "hint-bet"  # chips: the bet to match
    HINT_NO_BET = "hint-no-bet"
    # Of two starting hands the better one is told first, as hand; shares are parts
    # of the pot, or of all deals, from 0 to 1.
    OPPONENTS_ARE = "opponents-are"  # count: of random hands
    POT_COMPARED = "pot-compared"  # hand, share, other_hand, other_share
    SCOOPS_COMPARED = "scoops-compared"  # the same
    HIGHS_COMPARED = "highs-compared"  # the same
    LOWS_WON_COMPARED = "lows-won-compared"  # the same
    LOWS_BRING = "lows-bring"  # the same
    ORDER_TURNS = "order-turns"  # hand, few: opponents; other_hand, many
    ACE_DEUCE_HELD = "ace-deuce-held"  # hand
    ACE_SUITED = "ace-suited"  # hand
    PAIR_HELD = "pair-held"  # hand, rank
    RANK_HELD_THRICE = "rank-held-thrice"  # hand, rank, count: how many are of it
    SUIT_HELD_THRICE = "suit-held-thrice"  # hand, count: the most of one suit
    CARDS_ARE_MIDDLE = "cards-are-middle"  # hand
    CARDS_DANGLE = "cards-dangle"  # hand, cards, count: how many work with no other
    HAND_MAKES_NO_LOW = "hand-makes-no-low"  # hand
    SHARES_SAMPLED = "shares-sampled"  # count: of deals; error: the greater one
    HINT_STARTING_HANDS = "hint-starting-hands"  # a, b: counts of different low ranks

    # At the end of a hand: who shows, in turn or at once, and who may muck.
    NO_SHOWDOWN = "no-showdown"  # seat: the only one left
    ALL_TABLED = "all-tabled"
    RIVER_BETTOR_FIRST = "river-bettor-first"  # seat
    EARLIER_BETTOR_FIRST = "earlier-bettor-first"  # seat, street
    LEFT_FIRST_WITHOUT_BET = "left-first-without-bet"  # seat
    LEFT_FIRST_IN_HOUSE = "left-first-in-house"  # seat: nobody bet on the river
    SIDE_POT_FIRST = "side-pot-first"  # seats: of the last side pot; seat: the first
    SHOWN_IN_TURN = "shown-in-turn"  # seats
    FIRST_IS_SHOWN = "first-is-shown"  # seat
    HIGH_BEATS_SHOWN = "high-beats-shown"  # seat
    HIGH_TIES_SHOWN = "high-ties-shown"  # seat
    LOW_BEATS_SHOWN = "low-beats-shown"  # seat
    LOW_TIES_SHOWN = "low-ties-shown"  # seat
    MAY_MUCK = "may-muck"  # seat
    HINT_SHOWING = "hint-showing"


@dataclass(frozen=True, slots=True)
class Finding:
    """A fact with its values, ready to be put in words or stored as JSON.

    >>> Finding.of(Fact.BEST_LOW_IS, low="8-4-3-2-A").write()
    {'fact': 'best-low-is', 'values': {'low': '8-4-3-2-A'}}
    """

    fact: Fact
    values: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, fact: Fact, **values: Any) -> "Finding":
        """Make a finding from a fact and its named values."""
        return cls(fact, values)

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> "Finding":
        """Make a finding from its stored form."""
        return cls(Fact(stored["fact"]), stored["values"])

    def write(self) -> dict[str, Any]:
        """Return the finding in its stored form."""
        return {"fact": str(self.fact), "values": dict(self.values)}
