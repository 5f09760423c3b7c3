"""Wrong rules that learners follow, and which of them explain an answer."""

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class Misconception(StrEnum):
    """A wrong rule that somebody may believe; each has functions that follow it."""

    THREE_FROM_HAND = "three-from-hand"
    TRIPS_IN_HAND = "trips-in-hand"
    FOUR_FROM_HAND = "four-from-hand"
    ONE_FROM_HAND = "one-from-hand"
    ONE_CARD_FLUSH = "one-card-flush"
    NONE_FROM_HAND = "none-from-hand"

    ACE_NEVER_LOW = "ace-never-low"
    KICKERS_IGNORED = "kickers-ignored"
    STRAIGHT_BEATS_FLUSH = "straight-beats-flush"
    FLUSH_BEATS_FULL_HOUSE = "flush-beats-full-house"

    PAIRED_CARD_COUNTS = "paired-card-counts"
    NINE_COUNTS = "nine-counts"
    ACE_NOT_LOW = "ace-not-low"
    STRAIGHTS_AND_FLUSHES_COUNT = "straights-and-flushes-count"
    DUPLICATE_KILLS_LOW = "duplicate-kills-low"

    READ_FROM_BOTTOM = "read-from-bottom"
    LATER_CARDS_IGNORED = "later-cards-ignored"

    SAME_PAIR_FOR_BOTH = "same-pair-for-both"

    STRAIGHT_OVERLOOKED = "straight-overlooked"
    FLUSH_OVERLOOKED = "flush-overlooked"
    QUADS_OVERLOOKED = "quads-overlooked"
    STRAIGHT_FLUSH_OVERLOOKED = "straight-flush-overlooked"
    ACE_DEUCE_ALWAYS = "ace-deuce-always"
    ONE_NUT_CARD = "one-nut-card"
    OWN_CARDS_EXCLUDED = "own-cards-excluded"

    ACE_CANNOT_HURT = "ace-cannot-hurt"
    PROTECTION_FORGOTTEN = "protection-forgotten"
    WHEEL_CAN_BE_PASSED = "wheel-can-be-passed"
    PAIR_IN_HAND_PROTECTS = "pair-in-hand-protects"
    THIRD_CARD_ALWAYS_PROTECTS = "third-card-always-protects"
    EVERY_PAIR_COUNTERFEITS = "every-pair-counterfeits"
    UNPAIRED_CARDS_COUNT = "unpaired-cards-count"
    IDLE_CARDS_COUNT = "idle-cards-count"

    LOW_WITHOUT_QUALIFIER = "low-without-qualifier"
    HIGH_TAKES_BOTH = "high-takes-both"
    ONE_OF_TIED_WINS = "one-of-tied-wins"
    WINNERS_SHARE_ALIKE = "winners-share-alike"
    LOW_TAKES_ODD_CHIP = "low-takes-odd-chip"
    ODD_CHIP_LOST = "odd-chip-lost"
    ODD_CHIPS_TO_ONE = "odd-chips-to-one"
    TIE_NOT_SHARED = "tie-not-shared"
    SPLIT_IS_EVEN = "split-is-even"
    GROSS_FOR_NET = "gross-for-net"
    SHARE_OF_WINNINGS = "share-of-winnings"
    OWN_BET_LEFT_OUT = "own-bet-left-out"
    COUNTED_ON_TOP = "counted-on-top"
    POT_MONEY_FORGOTTEN = "pot-money-forgotten"
    EARLIER_CHIPS_FORGOTTEN = "earlier-chips-forgotten"
    POTS_POOLED = "pots-pooled"
    BET_NOT_RETURNED = "bet-not-returned"
    FOLDED_MONEY_FORGOTTEN = "folded-money-forgotten"
    DEAD_MONEY_FORGOTTEN = "dead-money-forgotten"
    FOLDED_STAKE_OPENS_POT = "folded-stake-opens-pot"
    FOLDED_CAN_WIN = "folded-can-win"
    ALL_IN_CAN_WIN_ALL = "all-in-can-win-all"
    ONE_WINNER_FOR_ALL_POTS = "one-winner-for-all-pots"
    LOW_OF_ALL_PLAYERS = "low-of-all-players"

    BUTTON_POSTS_SMALL = "button-posts-small"
    LEFT_POSTS_HEADS_UP = "left-posts-heads-up"
    EVERYTHING_LIVE = "everything-live"
    EVERYTHING_DEAD = "everything-dead"
    BIG_BLIND_ENOUGH = "big-blind-enough"
    BOTH_BLINDS_ALWAYS = "both-blinds-always"
    WAITING_SEAT_POSTS = "waiting-seat-posts"
    WAITING_SEAT_SKIPPED = "waiting-seat-skipped"
    SHORT_BLIND_IN_FULL = "short-blind-in-full"
    SHORT_BLIND_PASSED_ON = "short-blind-passed-on"

    SMALL_BLIND_OPENS = "small-blind-opens"
    BUTTON_OPENS = "button-opens"
    HEADS_UP_REVERSED = "heads-up-reversed"
    NO_OPTION = "no-option"
    RAISER_ACTS_AGAIN = "raiser-acts-again"
    ONE_TURN_EACH = "one-turn-each"
    ALL_IN_ACTS = "all-in-acts"
    ALL_IN_ENDS_BETTING = "all-in-ends-betting"
    LONE_SEAT_BETS = "lone-seat-bets"
    HIGH_PAIR_FIRST = "high-pair-first"
    ANY_ACE_IS_GOOD = "any-ace-is-good"
    TRIPS_ARE_GOOD = "trips-are-good"
    MOST_LOW_CARDS = "most-low-cards"
    RANKS_ADDED_UP = "ranks-added-up"
    ONE_LOW_CARD_ENOUGH = "one-low-card-enough"
    MORE_OF_A_SUIT = "more-of-a-suit"
    OPPONENTS_IGNORED = "opponents-ignored"

    LEFT_SHOWS_FIRST = "left-shows-first"
    CALLER_SHOWS_FIRST = "caller-shows-first"
    WINNER_SHOWS_FIRST = "winner-shows-first"
    BIG_BLIND_IS_BET = "big-blind-is-bet"
    SIDE_POT_NOT_FIRST = "side-pot-not-first"
    ONLY_HIGH_IS_SHOWN = "only-high-is-shown"
    TIE_MAY_MUCK = "tie-may-muck"
    EVERYBODY_SHOWS = "everybody-shows"

    OWN_BET_NOT_COUNTED = "own-bet-not-counted"
    CALL_BEYOND_CHIPS = "call-beyond-chips"
    SHORT_BLIND_MATCHED = "short-blind-matched"
    RAISE_BY_FOR_TO = "raise-by-for-to"
    BIG_BLIND_IS_LEAST = "big-blind-is-least"
    DOUBLE_IS_LEAST = "double-is-least"
    CALL_NOT_IN_POT = "call-not-in-pot"
    SMALL_BET_ALWAYS = "small-bet-always"
    ALL_IN_MUST_BE_FULL = "all-in-must-be-full"
    BET_COUNTED_AS_RAISE = "bet-counted-as-raise"
    CAP_KEPT_HEADS_UP = "cap-kept-heads-up"
    ALL_IN_ALWAYS_REOPENS = "all-in-always-reopens"
    ALL_IN_NEVER_REOPENS = "all-in-never-reopens"


type WrongRule = Callable[[Any], Mapping[str, frozenset[Any]]]
"""What somebody who follows a wrong rule could answer to a question, by field."""


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """The wrong rules that give an answer, and those that could have gone wrong.

    `opportunities` are all rules that lead to some wrong answer on this question;
    `candidates` are those among them that lead to the answer given, or to as much of
    it as any does.
    """

    candidates: tuple[Misconception, ...]
    opportunities: tuple[Misconception, ...]

    def only(self, candidates: Iterable[Misconception]) -> "Diagnosis":
        """Return the same with some of its candidates."""
        return Diagnosis(tuple(candidates), self.opportunities)


def diagnose(
    wrong_rules: Mapping[Misconception, WrongRule],
    question: Any,
    right: Mapping[str, tuple[Hashable, ...]],
    answer: Mapping[str, Hashable] | None,
) -> Diagnosis:
    """Return which wrong rules explain an answer; a right or no answer needs none.

    A rule that explains one field alone gives way to one that explains more with it.
    """
    wrong_by_rule = {
        misconception: wrong_answers(rule, question, right)
        for misconception, rule in wrong_rules.items()
    }
    given = set() if answer is None else set(answer.items())
    explained = {
        misconception: {field for field, _ in wrong & given}
        for misconception, wrong in wrong_by_rule.items()
    }
    return Diagnosis(
        candidates=tuple(
            misconception
            for misconception, fields in explained.items()
            if fields and not any(fields < more for more in explained.values())
        ),
        opportunities=tuple(m for m, wrong in wrong_by_rule.items() if wrong),
    )


def is_followed(
    told: Mapping[str, frozenset[Hashable]],
    right: Mapping[str, tuple[Hashable, ...]],
    answer: Mapping[str, Hashable],
    shares: Collection[str] = (),
) -> bool:
    """Return whether nothing in an answer speaks against a wrong rule.

    `told` is what the rule leads to. What is right or left blank where the rule leads
    to something else speaks against it; so does any other chip among `shares`, the
    fields that share out one sum.

    >>> pooled = {"pot-1": frozenset({90}), "pot-2": frozenset({0})}
    >>> right = {"pot-1": (60,), "pot-2": (30,)}
    >>> is_followed(pooled, right, {"pot-1": 90, "pot-2": 0})
    True
    >>> is_followed(pooled, right, {"pot-1": 60, "pot-2": 0})
    False
    """
    return not any(
        field in shares or (field in told and (value in right[field] or not value))
        for field, value in answer.items()
        if value not in told.get(field, right[field])
    )


def wrong_answers(
    rule: WrongRule, question: Any, right: Mapping[str, tuple[Hashable, ...]]
) -> set[tuple[str, Hashable]]:
    """Return the wrong answers, as field and value, to which a rule leads."""
    return {
        (field, value)
        for field, values in rule(question).items()
        for value in values.difference(right[field])
    }


def errs_alone(
    misconception: Misconception,
    wrong_rules: Mapping[Misconception, WrongRule],
    question: Any,
    right: Mapping[str, tuple[Hashable, ...]],
) -> bool:
    """Return whether only this wrong rule leads to a wrong answer on a question."""
    if not wrong_answers(wrong_rules[misconception], question, right):
        return False
    return not any(
        wrong_answers(rule, question, right)
        for other, rule in wrong_rules.items()
        if other is not misconception
    )


def answer_by(
    rule: WrongRule, question: Any, right: Mapping[str, tuple[Hashable, ...]]
) -> dict[str, Hashable]:
    """Return a whole answer of somebody who follows a wrong rule wherever it errs."""
    wrong = dict(sorted(wrong_answers(rule, question, right), key=str))
    return {field: values[0] for field, values in right.items()} | wrong


def in_field[Question](
    field: str, rules: Mapping[Misconception, Callable[[Question], frozenset[Any]]]
) -> dict[Misconception, WrongRule]:
    """Return wrong rules that concern one field as rules for a question with fields."""

    def named(rule: Callable[[Question], frozenset[Any]]) -> WrongRule:
        return lambda question: {field: rule(question)}

    return {misconception: named(rule) for misconception, rule in rules.items()}
