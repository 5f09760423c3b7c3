"""The rules that a finding applies, by their numbers in the rulebook."""

from collections.abc import Callable, Mapping
from typing import Any

from quizzes.explanations.rules import OF_ODD_CHIPS, Numbers, rules_of_award
from quizzes.poker.highs import Category
from quizzes.poker.shares import OddChip
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.showdowns.awards import read_award

OF_FACTS: dict[Fact, Numbers] = {
    Fact.NOT_TWO_AND_THREE: ("2.1",),
    Fact.EQUAL_CHOICES: ("2.6",),
    Fact.CHOSEN_HIGH_IS: ("3.1", "3.2"),
    Fact.CHOSEN_LOW_PAIRED: ("4.1",),
    Fact.CHOSEN_LOW_TOO_HIGH: ("4.1",),
    Fact.LOWS_COMPARE: ("4.3",),
    Fact.LOW_EXISTS: ("4.5", "4.6"),
    Fact.NO_LOW_ON_BOARD: ("4.5",),
    Fact.NO_LOW_IN_HAND: ("4.6",),
    Fact.LOW_RANKS_PAIRED: ("4.7",),
    Fact.LOWEST_TWO_COUNTERFEITED: ("4.7",),
    Fact.LOW_ON_BOARD: ("4.5",),
    Fact.HAND_BEATS_BOARD: ("4.5",),
    Fact.ORDER_DECIDED: ("4.3",),
    Fact.ORDER_TIED: ("3.4",),
    Fact.ORDER_PAIRED: ("4.1",),
    Fact.ORDER_TOO_HIGH: ("4.1",),
    Fact.ORDER_NO_LOWS_TIED: ("4.1",),
    Fact.NOT_TWO_CARDS: ("5.1",),
    Fact.PAIR_MAKES_HIGH: ("5.1",),
    Fact.NUT_HIGH_IS: ("5.1",),
    Fact.EQUAL_PAIRS: ("2.6",),
    Fact.NUT_LOW_EXISTS: ("5.2",),
    Fact.PAIR_MAKES_LOW: ("4.3",),
    Fact.PAIR_MAKES_NO_LOW: ("4.1",),
    Fact.NUT_LOW_IS: ("5.2",),
    Fact.ACE_DEUCE_PAIRED: ("4.7",),
    Fact.NUT_HIGH_HELD: ("5.3",),
    Fact.NUT_HIGH_LACKING: ("5.3",),
    Fact.NUT_LOW_HELD: ("5.3",),
    Fact.NUT_LOW_LACKING: ("5.3",),
    Fact.NUT_LOW_PASSED: ("4.9", "4.10"),
    Fact.WHEEL_IS_SAFE: ("4.10",),
    Fact.THIRD_CARD_PROTECTS: ("4.10",),
    Fact.THIRD_CARD_TOO_HIGH: ("4.10",),
    Fact.SECOND_CARD_NO_HELP: ("4.10",),
    Fact.LOW_PASSED_BY_MORE: ("4.10",),
    Fact.PAIR_DOES_NO_HARM: ("4.10",),
    Fact.WORSE_WITHOUT_PAIR: ("4.10",),
    Fact.WINS_WHOLE: ("6.3",),
    Fact.WINS_THREE_QUARTERS: ("6.2",),
    Fact.WINS_TWO_THIRDS: ("6.2",),
    Fact.WINS_HALF: ("6.1",),
    Fact.WINS_QUARTER: ("6.2",),
    Fact.WINS_SIXTH: ("6.2",),
    Fact.GETS_WHOLE: ("6.3",),
    Fact.GETS_THREE_QUARTERS: ("6.2",),
    Fact.GETS_TWO_THIRDS: ("6.2",),
    Fact.GETS_HALF: ("6.1",),
    Fact.GETS_QUARTER: ("6.2",),
    Fact.GETS_SIXTH: ("6.2",),
    Fact.NET_OF_BET: ("6.11",),
    Fact.NET_OF_HAND: ("6.11",),
    Fact.BET_BRINGS_BACK: ("6.12",),
    Fact.LOSES_WITH: ("6.12",),
    Fact.BREAKS_EVEN_WITH: ("6.12",),
    Fact.HIGH_BEATEN: ("3.1", "3.2"),
    Fact.LOW_BEATEN: ("4.3",),
    Fact.TIED_SEATS_MISSED: ("6.2",),
    Fact.SEAT_WITHOUT_LOW: ("4.6",),
    Fact.NOBODY_HAS_LOW: ("4.6", "6.1"),
    Fact.SEEMING_LOW: ("2.1", "4.6"),
    Fact.FAVORITE_COUNTERFEITED: ("4.7",),
    Fact.NOTHING_AWARDED: ("6.1",),
    Fact.FIRST_WRONG_STEP: ("7.9",),
    Fact.FOLLOWS_FROM_BEFORE: ("7.9",),
    Fact.RETURNED_IS: ("8.1",),
    Fact.NOTHING_RETURNED: ("8.1",),
    Fact.MAIN_POT_HOLDS: ("8.2", "8.3"),
    Fact.DEAD_CHIPS_IN_MAIN: ("8.4",),
    Fact.SIDE_POT_HOLDS: ("8.2", "8.3"),
    Fact.POTS_COUNTED: ("8.2", "8.3"),
    Fact.ELIGIBLE_ARE: ("8.2",),
    Fact.FOLDED_TICKED: ("8.3",),
    Fact.UNPAID_TICKED: ("8.2",),
    Fact.POT_WON_ALONE: ("8.6",),
    Fact.POT_HAS_NO_LOW: ("6.1", "8.7"),
    Fact.SMALL_BLIND_IS: ("9.1",),
    Fact.BUTTON_IS_SMALL: ("9.1",),
    Fact.BIG_BLIND_IS: ("9.1",),
    Fact.BLIND_REACHES: ("9.19",),
    Fact.NEW_SEAT_POSTS: ("9.3",),
    Fact.MISSED_SMALL_POSTED: ("9.19",),
    Fact.MISSED_BIG_POSTED: ("9.19",),
    Fact.MISSED_BOTH_POSTED: ("9.3",),
    Fact.BLIND_POSTED: ("9.19",),
    Fact.SHORT_BLIND_POSTED: ("9.20",),
    Fact.NOTHING_POSTED: ("9.19",),
    Fact.LIVE_CHIPS: ("9.2", "9.3"),
    Fact.DEAD_CHIPS: ("8.4", "9.3"),
    Fact.STILL_TO_ACT: ("9.21",),
    Fact.ROUND_IS_CLOSED: ("9.21",),
    Fact.TOO_FEW_CAN_BET: ("9.16",),
    Fact.ALL_BUT_ONE_FOLDED: ("9.16",),
    Fact.FOLDED_HAS_NO_TURN: ("9.21",),
    Fact.ALL_IN_HAS_NO_TURN: ("9.21",),
    Fact.OPENS_HAND: ("9.5",),
    Fact.BUTTON_OPENS: ("9.1", "9.5"),
    Fact.OPENS_STREET: ("9.5",),
    Fact.OPTION_IS_LEFT: ("9.6",),
    Fact.RAISE_TO_ANSWER: ("9.21",),
    Fact.NEXT_CLOCKWISE: ("9.21",),
    Fact.NO_SHOWDOWN: ("9.16",),
    Fact.ALL_TABLED: ("10.4",),
    Fact.RIVER_BETTOR_FIRST: ("10.1",),
    Fact.EARLIER_BETTOR_FIRST: ("10.1",),
    Fact.LEFT_FIRST_WITHOUT_BET: ("10.1",),
    Fact.LEFT_FIRST_IN_HOUSE: ("10.1",),
    Fact.SIDE_POT_FIRST: ("10.2",),
    Fact.SHOWN_IN_TURN: ("10.1",),
    Fact.FIRST_IS_SHOWN: ("10.3",),
    Fact.HIGH_BEATS_SHOWN: ("10.3",),
    Fact.HIGH_TIES_SHOWN: ("10.3",),
    Fact.LOW_BEATS_SHOWN: ("10.3",),
    Fact.LOW_TIES_SHOWN: ("10.3",),
    Fact.MAY_MUCK: ("10.3",),
    Fact.NOTHING_TO_CALL: ("9.7",),
    Fact.CALL_COMPLETES: ("9.2",),
    Fact.CALL_IS_ALL_IN: ("9.12",),
    Fact.BLIND_IS_WHOLE: ("9.4",),
    Fact.OPTION_IS_YOURS: ("9.6",),
    Fact.CAP_NOT_REACHED: ("9.9",),
    Fact.CAP_NOT_REACHED_LATER: ("9.9",),
    Fact.CAP_IS_LIFTED: ("9.10",),
    Fact.ALL_INS_ADD_UP: ("9.13",),
    Fact.HALF_IS_FULL: ("9.14",),
    Fact.CAP_IS_REACHED: ("9.9",),
    Fact.CAP_IS_REACHED_LATER: ("9.9",),
    Fact.NOBODY_COULD_CALL: ("9.15",),
    Fact.NOT_REOPENED: ("9.13", "9.14"),
    Fact.LEAST_BET_IS: ("9.12",),
    Fact.LEAST_RAISE_IS: ("9.12",),
    Fact.LIMIT_BET_IS: ("9.8",),
    Fact.LIMIT_RAISE_IS: ("9.8",),
    Fact.ALL_IN_FOR_LESS: ("9.12",),
    Fact.POT_BET_IS: ("9.11",),
    Fact.BLINDS_COUNT_WHOLE: ("9.11",),
    Fact.POT_RAISE_IS: ("9.11",),
    Fact.ALL_CHIPS_ARE_MOST: ("9.11",),
    Fact.OPPONENTS_ARE: ("11.1",),
    Fact.POT_COMPARED: ("11.1",),
    Fact.SCOOPS_COMPARED: ("6.3",),
    Fact.HIGHS_COMPARED: ("11.1",),
    Fact.LOWS_WON_COMPARED: ("6.1",),
    Fact.LOWS_BRING: ("11.1",),
    Fact.ORDER_TURNS: ("11.5",),
    Fact.ACE_DEUCE_HELD: ("11.4",),
    Fact.ACE_SUITED: ("11.4",),
    Fact.PAIR_HELD: ("11.4",),
    Fact.RANK_HELD_THRICE: ("11.3",),
    Fact.SUIT_HELD_THRICE: ("11.3",),
    Fact.CARDS_DANGLE: ("11.4",),
    Fact.HAND_MAKES_NO_LOW: ("11.2",),
    Fact.SHARES_SAMPLED: ("11.6",),
}

# What only describes, counts or helps, and rests on no rule of its own.
WITHOUT_RULE = {
    Fact.HINT_HIGH_CATEGORY,
    Fact.LOW_NOT_NAMED,
    Fact.LOW_NOT_CLAIMED,
    Fact.HINT_LOW_NEEDS,
    Fact.HINT_LOW_RANKS,
    Fact.HINT_ORDER,
    Fact.HOLDS_FOLLOWS,
    Fact.RANKS_MISSED,
    Fact.RANKS_TOO_MANY,
    Fact.POT_EMPTY,
    Fact.POT_OF_OTHERS,
    Fact.POT_PARTLY_OWN,
    Fact.PAYERS_ARE,
    Fact.BETS_MAKE_POT,
    Fact.BETS_JOIN_POT,
    Fact.HINT_BOARD,
    Fact.POT_HOLDS,
    Fact.SMALLEST_CHIP,
    Fact.BUTTON_IS,
    Fact.NOTHING_ALONE,
    Fact.HINT_SHOWDOWN,
    Fact.GAME_IS,
    Fact.PAID_FROM,
    Fact.PAID_NOTHING,
    Fact.HINT_STAKES,
    Fact.BLINDS_ARE,
    Fact.SEAT_IS_NEW,
    Fact.SEAT_MISSED_SMALL,
    Fact.SEAT_MISSED_BIG,
    Fact.SEAT_MISSED_BOTH,
    Fact.SEAT_WAITS,
    Fact.SEAT_IS_SHORT,
    Fact.HINT_ROUND,
    Fact.RIVER_IS_BET,
    Fact.NOBODY_ACTS,
    Fact.HINT_BET,
    Fact.HINT_NO_BET,
    Fact.HINT_SHOWING,
    Fact.LIMIT_BETS,
    Fact.CALL_IS,
    Fact.MAY_RAISE,
    Fact.CALL_TAKES_ALL,
    Fact.HINT_CHECK_OR_BET,
    Fact.HINT_OWN_BET,
    Fact.CARDS_ARE_MIDDLE,
    Fact.HINT_STARTING_HANDS,
}


def _of_best_high(values: Mapping[str, Any]) -> Numbers:
    """Tell the ace at the bottom of a straight from the ranking of hands."""
    is_straight = values["category"] in (Category.STRAIGHT, Category.STRAIGHT_FLUSH)
    return ("2.1", "3.3" if is_straight and values["ranks"][0] == 5 else "3.1")


def _of_ways(values: Mapping[str, Any]) -> Numbers:
    """Of four hole cards there are 60 ways to take two and three, else more."""
    return ("2.1",) if values["count"] == 60 else ("2.1", "2.5")


def _of_best_low(values: Mapping[str, Any]) -> Numbers:
    return ("2.1", "4.4" if values["low"] in ("5-4-3-2-A", "8-7-6-5-4") else "4.3")


def _of_winners(values: Mapping[str, Any]) -> Numbers:
    return ("6.1",) if len(values["seats"]) == 1 else ("6.1", "6.2")


def _of_winners_of_pot(values: Mapping[str, Any]) -> Numbers:
    return ("8.7",) if len(values["seats"]) == 1 else ("8.7", "6.2")


def _of_award(values: Mapping[str, Any]) -> Numbers:
    return rules_of_award(read_award(values))


def _of_odd_chips(values: Mapping[str, Any]) -> Numbers:
    return tuple(OF_ODD_CHIPS[OddChip[name]] for name in values["odds"])


# Facts whose rule depends on the values of the finding.
BY_VALUES: dict[Fact, Callable[[Mapping[str, Any]], Numbers]] = {
    Fact.BEST_HIGH_IS: _of_best_high,
    Fact.NO_WAY_IS_BETTER: _of_ways,
    Fact.BEST_LOW_IS: _of_best_low,
    Fact.HIGH_WON_BY: _of_winners,
    Fact.LOW_WON_BY: _of_winners,
    Fact.POT_HIGH_IS: _of_winners_of_pot,
    Fact.POT_LOW_IS: _of_winners_of_pot,
    Fact.AWARDED: _of_award,
    Fact.ODD_CHIPS_GO: _of_odd_chips,
}


def rules_applied(finding: Finding) -> Numbers:
    """Return the numbers of the rules that a finding applies, none if it has none."""
    if finding.fact in BY_VALUES:
        return BY_VALUES[finding.fact](finding.values)
    return OF_FACTS.get(finding.fact, ())
