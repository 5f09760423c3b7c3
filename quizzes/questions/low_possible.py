"""Whether a low is possible: for anyone on the board, for this hand, and which one."""

from collections.abc import Iterator, Mapping
from random import Random

from quizzes.questions.base import Answer, Grade, Part, tell_nothing
from quizzes.questions.deals import (
    BOARD_COUNT,
    Deal,
    Place,
    Placed,
    cards_of,
    deal_until,
)
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.fields import ChooseOne, Field, Pick, Value
from quizzes.questions.lows import cases, marking, wrong_rules
from quizzes.questions.lows.boards import (
    NEEDED,
    WRONG_BOARDS,
    allows_low,
    low_cards,
)
from quizzes.questions.lows.ranks import low_ranks
from quizzes.questions.misconceptions import Misconception, WrongRule
from quizzes.questions.terms import Terms

NAME = "low-possible"
VERSION = 1
HOUSES_DIFFER = False
HAS_BETTING = False

BOARD, HAND, LOW = "board", "hand", marking.FIELD
YES, NO = "yes", "no"
# Which of the low's cases are one here: how good the low is makes no difference.
SAME_CASES = {
    "wheel": "straight-or-flush",
    "worst-low": "straight-or-flush",
    "tied-choices": "plain",
}


def place_straight_or_flush(rng: Random, hole_count: int) -> Placed:
    """Place a low that is a straight or a flush: often the best or the worst one."""
    place = rng.choice(
        (cases.place_wheel, cases.place_worst, cases.place_straight_or_flush)
    )
    return place(rng, hole_count)


def place_low_pair_on_board(rng: Random, hole_count: int) -> Placed:
    """Place three low cards of two ranks on the board, the rest of it high."""
    twice, once = rng.sample(cases.LOW_RANKS, 2)
    high = rng.sample(cases.HIGH_RANKS, BOARD_COUNT - NEEDED)
    return Placed(board=cards_of(rng, (twice, twice, once, *high)))


PLACES: dict[str, Place] = {
    "plain": cases.place_plain,
    "no-low-on-board": cases.CASES["no-low-on-board"],
    "no-low-in-hand": cases.place_no_low_in_hand,
    "low-pair-on-board": place_low_pair_on_board,
    "straight-or-flush": place_straight_or_flush,
    "three-low-in-hand": cases.place_three_low_in_hand,
    "low-in-hand-only": cases.place_low_in_hand_only,
    "low-ranks-paired": cases.place_low_ranks_paired,
    "counterfeited": cases.place_counterfeited,
}
CASES = tuple(PLACES)
LEVELS = {
    1: {"plain": 4, "no-low-on-board": 3, "no-low-in-hand": 3},
    2: {
        "plain": 3,
        "no-low-on-board": 2,
        "no-low-in-hand": 3,
        "low-pair-on-board": 2,
        "straight-or-flush": 1,
    },
    3: {
        "plain": 2,
        "no-low-on-board": 1,
        "no-low-in-hand": 2,
        "low-pair-on-board": 2,
        "straight-or-flush": 1,
        "three-low-in-hand": 2,
        "low-in-hand-only": 1,
    },
    4: {
        "plain": 1,
        "no-low-in-hand": 1,
        "low-pair-on-board": 2,
        "straight-or-flush": 1,
        "three-low-in-hand": 2,
        "low-in-hand-only": 2,
        "low-ranks-paired": 2,
        "counterfeited": 2,
    },
    5: {
        "low-pair-on-board": 2,
        "straight-or-flush": 1,
        "three-low-in-hand": 2,
        "low-in-hand-only": 3,
        "low-ranks-paired": 4,
        "counterfeited": 3,
    },
}

deal_by_chance = Deal.by_chance
read_question = Deal.read
given = Deal.given
told = tell_nothing


def case_of(question: Deal) -> str:
    """Return the case of the low, with those that make no difference here as one."""
    if len(low_cards(question.board)) >= NEEDED and not allows_low(question.board):
        return "low-pair-on-board"
    case = cases.case_of(question)
    return SAME_CASES.get(case, case)


def deal(rng: Random, terms: Terms, case: str) -> Deal:
    """Deal a hand and a full board, aiming at a case."""
    return deal_until(
        rng, terms.hole_count, PLACES[case], lambda deal: case_of(deal) == case
    )


def fields(question: Deal) -> tuple[Field, ...]:
    """Ask whether anyone can have a low, whether this hand has, and which it is."""
    return (
        ChooseOne(BOARD, (YES, NO)),
        ChooseOne(HAND, (YES, NO)),
        marking.low_field(question),
    )


def right_answers(question: Deal) -> Mapping[str, tuple[Value, ...]]:
    """Return what is true of the board and of the hand, and every best low."""
    return {
        BOARD: (_word(allows_low(question.board)),),
        HAND: (_word(_has_low(question)),),
        LOW: marking.right_lows(question),
    }


def grade(question: Deal, answer: Answer | None) -> Grade:
    """Mark each part by the cards alone, whatever the others say: a third for each.

    Parts that contradict each other are told of.
    """
    said: Answer = {} if answer is None else answer
    right = right_answers(question)
    findings = {
        BOARD: _about_board(question),
        HAND: _about_hand(question, said.get(BOARD), said.get(HAND)),
        LOW: _about_low(question, said.get(HAND), said.get(LOW)),
    }
    return Grade(
        tuple(
            Part(name, float(said.get(name) in right[name]), tuple(found))
            for name, found in findings.items()
        )
    )


def hint(question: Deal) -> Finding:
    """Tell what a low takes from the board and from the hand."""
    return Finding.of(Fact.HINT_LOW_NEEDS)


def _word(is_so: bool) -> str:
    return YES if is_so else NO


def _has_low(question: Deal) -> bool:
    return any(marking.right_lows(question))


def _about_board(question: Deal) -> Iterator[Finding]:
    count = len(low_ranks(question.board))
    allows = allows_low(question.board)
    fact = Fact.LOW_ON_BOARD if allows else Fact.NO_LOW_ON_BOARD
    yield Finding.of(fact, count=count)


def _about_hand(
    question: Deal, board: str | None, hand: str | None
) -> Iterator[Finding]:
    if (board, hand) == (NO, YES):
        yield Finding.of(Fact.HAND_BEATS_BOARD)
    if allows_low(question.board) and not _has_low(question):
        yield marking.why_no_low(question)


def _about_low(
    question: Deal, hand: str | None, pick: Pick | None
) -> Iterator[Finding]:
    if hand == YES and pick == frozenset():
        yield Finding.of(Fact.LOW_NOT_NAMED)
    elif hand == NO and pick:
        yield Finding.of(Fact.LOW_NOT_CLAIMED)
    yield from marking.about_low(question, pick)


def believing(misconception: Misconception) -> WrongRule:
    """Return what somebody answers to all parts who follows one wrong rule in all.

    Who sees no better low by the wrong rule than by the right one names that.
    """
    seen = WRONG_BOARDS.get(misconception, allows_low)

    def answers(question: Deal) -> dict[str, frozenset[Value]]:
        picks = wrong_rules.WRONG_LOWS[misconception](question)
        lows = picks or frozenset(marking.right_lows(question))
        return {
            BOARD: frozenset({_word(seen(question.board))}),
            HAND: frozenset({_word(any(lows))}),
            LOW: frozenset[Value](lows),
        }

    return answers


WRONG_RULES = {
    misconception: believing(misconception) for misconception in wrong_rules.WRONG_LOWS
}
TRAP_CASES = {
    Misconception.THREE_FROM_HAND: ("three-low-in-hand",),
    Misconception.FOUR_FROM_HAND: ("low-in-hand-only", "no-low-on-board"),
    Misconception.ONE_FROM_HAND: ("no-low-in-hand", "plain"),
    Misconception.NONE_FROM_HAND: ("no-low-in-hand",),
    Misconception.PAIRED_CARD_COUNTS: ("low-ranks-paired",),
    Misconception.NINE_COUNTS: ("no-low-in-hand",),
    Misconception.ACE_NOT_LOW: ("plain",),
    Misconception.STRAIGHTS_AND_FLUSHES_COUNT: ("straight-or-flush",),
    Misconception.DUPLICATE_KILLS_LOW: ("plain",),
}
