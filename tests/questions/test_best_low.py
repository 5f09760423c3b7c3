"""The best low on deals worked out by hand."""

import pytest

from quizzes.questions import best_low
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.misconceptions import Misconception
from tests.poker.dealing import STYLES, deals
from tests.poker.witness import hands, low_of_five
from tests.questions.dealt import RULES, make_deal, pick

PLAIN = ("As 2d Kc Kh", "3s 4d 8c Kd Qh")
NO_LOW_ON_BOARD = ("As 2d Kc Kh", "3s 4d 9c Kd Qh")
PAIRED = ("As 2d Kc Kh", "2h 3s 4d Kd Qh")
ONE_LOW_CARD = ("As Kd Qc Jh", "2s 3d 4c 8h Kh")
TWO_DEUCES = ("As 2d 2c Kh", "3s 4d 8c Kd Qh")
# The ace and the three play: the board's deuce takes the place of the hand's.
COUNTERFEITED = ("As 2d 3c 5h", "Kh 9c 7d 4s 2h")


def mark(deal, answer):
    given = None if answer is None else {"low": pick(answer)}
    return best_low.grade(make_deal(*deal), given, RULES)


def right(deal):
    return set(best_low.right_answers(make_deal(*deal), RULES)["low"])


def wrong_by(rule, deal):
    return best_low.WRONG_RULES[rule](make_deal(*deal))["low"] - right(deal)


@pytest.mark.parametrize(
    ("deal", "picks"),
    [
        (PLAIN, ["As 2d 3s 4d 8c"]),
        # Two low ranks on the board are never enough.
        (NO_LOW_ON_BOARD, ["no low"]),
        # Of ace to four there are four ranks only.
        (PAIRED, ["no low"]),
        # Seven, four and trey would need a deuce of the hand beside the ace, but the
        # deuce lies on the board: the ace and the trey make 7-4-3-2-A, nothing else.
        (COUNTERFEITED, ["As 3c 7d 4s 2h"]),
        (TWO_DEUCES, ["As 2d 3s 4d 8c", "As 2c 3s 4d 8c"]),
        # The hand's deuce replaces the board's: its five cards are the same low.
        (("As 2d Kc Kh", "2h 4s 6d 8c Qd"), ["As 2d 4s 6d 8c"]),
        # The rule book's example: the wheel. The hand's trey is a third card too many.
        (("Ad Kd 3s 2s", "Jd 4d 3c Qd 5h"), ["Ad 2s 4d 3c 5h"]),
    ],
)
def test_only_the_best_low_is_right(deal, picks):
    assert right(deal) == {pick(text) for text in picks}


@pytest.mark.parametrize(
    ("hole", "board", "case"),
    [
        (*PLAIN, "plain"),
        (*NO_LOW_ON_BOARD, "no-low-on-board"),
        # With three of the hand it would be the wheel.
        ("As 2d 5c Kh", "3s 4d 9c Kd Qh", "low-in-hand-only"),
        # With four of the hand, and one of the board, it would be the wheel.
        ("As 2d 5c 4h", "3s Td 9c Kd Qh", "low-in-hand-only"),
        # The hand's two low ranks lie on the board.
        ("As 2d Kc Kh", "Ah 2s 9c Kd Qh", "no-low-on-board"),
        (*ONE_LOW_CARD, "no-low-in-hand"),
        ("Ks Kd Qc Jh", "2s 3d 4c 8h Kh", "no-low-in-hand"),
        # A pair of deuces is one low rank.
        ("2d 2h Qc Jh", "As 3d 4c 8h Kh", "no-low-in-hand"),
        (*PAIRED, "low-ranks-paired"),
        ("As 2d Kc Kh", "3s 4d 5c Kd Qh", "wheel"),
        ("8s 7d Kc Kh", "4s 5d 6c Kd Qh", "worst-low"),
        ("2s 3d Kc Kh", "4s 5d 6c Kd Qh", "straight-or-flush"),
        ("As 3s Kc Kh", "4s 6s 8s Kd Qh", "straight-or-flush"),
        # The trey of diamonds makes the same low without a flush.
        ("As 3s 3d Kh", "4s 6s 8s Kd Qh", "tied-choices"),
        # Three of the hand would make 6-4-3-2-A.
        ("As 2d 3c Kh", "4s 6d 8c Kd Qh", "three-low-in-hand"),
        (*COUNTERFEITED, "counterfeited"),
        (*TWO_DEUCES, "tied-choices"),
        # Paired, but another deuce than the hand's need not play: none is lost.
        ("As 2d Kc Kh", "2h 4s 6d 8c Qd", "plain"),
    ],
)
def test_the_case_is_read_from_the_cards(hole, board, case):
    assert best_low.case_of(make_deal(hole, board)) == case


WRONG_ANSWERS = [
    # Ace, trey and five with the board's four and deuce look like the wheel.
    (Misconception.THREE_FROM_HAND, COUNTERFEITED, ["As 3c 5h 4s 2h"]),
    (Misconception.FOUR_FROM_HAND, COUNTERFEITED, ["As 2d 3c 5h 4s"]),
    # Only three low cards lie on the board.
    (Misconception.ONE_FROM_HAND, COUNTERFEITED, []),
    # Ace to four and the eight: one card of the hand.
    (Misconception.ONE_FROM_HAND, ONE_LOW_CARD, ["As 2s 3d 4c 8h"]),
    (Misconception.NONE_FROM_HAND, ONE_LOW_CARD, []),
    # The board is a low by itself, 7-5-3-2-A.
    (
        Misconception.NONE_FROM_HAND,
        ("9c Td Jh Qs", "Ac 2d 3h 5s 7c"),
        ["Ac 2d 3h 5s 7c"],
    ),
    # The wheel lies on the board, the hand makes 8-7-3-2-A.
    (
        Misconception.NONE_FROM_HAND,
        ("8c 7d Kh Ks", "Ac 2d 3h 4s 5c"),
        ["Ac 2d 3h 4s 5c"],
    ),
    # The pair of deuces taken as one: 7-4-2-2-A would be lower than 7-4-3-2-A.
    (Misconception.PAIRED_CARD_COUNTS, COUNTERFEITED, ["As 2d 7d 4s 2h"]),
    (Misconception.PAIRED_CARD_COUNTS, PAIRED, ["As 2d 2h 3s 4d"]),
    (Misconception.NINE_COUNTS, NO_LOW_ON_BOARD, ["As 2d 3s 4d 9c"]),
    # A real low is lower than any with a nine.
    (Misconception.NINE_COUNTS, COUNTERFEITED, []),
    (Misconception.ACE_NOT_LOW, COUNTERFEITED, ["3c 5h 7d 4s 2h"]),
    # The deuce alone cannot play.
    (Misconception.ACE_NOT_LOW, PLAIN, ["no low"]),
    # The wheel is a straight; with the eight there is none.
    (
        Misconception.STRAIGHTS_AND_FLUSHES_COUNT,
        ("As 2d 8c Kh", "3s 4d 5c Kd Qh"),
        ["As 8c 3s 4d 5c"],
    ),
    (
        Misconception.STRAIGHTS_AND_FLUSHES_COUNT,
        ("As 3s Kc Kh", "4s 6s 8s Kd Qh"),
        ["no low"],
    ),
    (Misconception.STRAIGHTS_AND_FLUSHES_COUNT, PLAIN, []),
    # The deuce plays although another lies on the board.
    (
        Misconception.DUPLICATE_KILLS_LOW,
        ("As 2d Kc Kh", "2h 4s 6d 8c Qd"),
        ["no low"],
    ),
    (Misconception.DUPLICATE_KILLS_LOW, COUNTERFEITED, []),
]


@pytest.mark.parametrize(("rule", "deal", "picks"), WRONG_ANSWERS)
def test_each_wrong_rule_errs_where_and_as_its_believer_does(rule, deal, picks):
    assert wrong_by(rule, deal) == {pick(text) for text in picks}


def test_every_wrong_rule_is_worked_out_above():
    rules = {rule for rule, _, picks in WRONG_ANSWERS if picks}

    assert rules == set(best_low.WRONG_RULES)


def best_is(low):
    return Finding.of(Fact.BEST_LOW_IS, low=low)


@pytest.mark.parametrize(
    ("deal", "answer", "findings"),
    [
        (PLAIN, "As 2d 3s 4d 8c", [best_is("8-4-3-2-A")]),
        (PLAIN, None, [best_is("8-4-3-2-A")]),
        (
            PLAIN,
            "no low",
            [Finding.of(Fact.LOW_EXISTS, low="8-4-3-2-A"), best_is("8-4-3-2-A")],
        ),
        (
            PLAIN,
            "As 3s 4d 8c Qh",
            [Finding.of(Fact.NOT_TWO_AND_THREE, hole=1, board=4), best_is("8-4-3-2-A")],
        ),
        (
            PAIRED,
            "As 2d 2h 3s 4d",
            [
                Finding.of(Fact.CHOSEN_LOW_PAIRED, rank=2, count=2),
                Finding.of(Fact.LOW_RANKS_PAIRED, ranks=[2]),
            ],
        ),
        (
            ("2s 2d Kc Kh", "2h 3s 4d Kd Qh"),
            "2s 2d 2h 3s 4d",
            [
                Finding.of(Fact.CHOSEN_LOW_PAIRED, rank=2, count=3),
                Finding.of(Fact.NO_LOW_IN_HAND, count=1),
            ],
        ),
        (
            # Two ranks are there twice and more: that of which there are most is told.
            ("2s 3c Kc Kh", "2h 2c 3d 4d Qh"),
            "2s 3c 2h 2c 3d",
            [
                Finding.of(Fact.CHOSEN_LOW_PAIRED, rank=2, count=3),
                Finding.of(Fact.LOW_RANKS_PAIRED, ranks=[2, 3]),
            ],
        ),
        (
            NO_LOW_ON_BOARD,
            "As 2d 3s 4d 9c",
            [
                Finding.of(Fact.CHOSEN_LOW_TOO_HIGH, rank=9),
                Finding.of(Fact.NO_LOW_ON_BOARD, count=2),
            ],
        ),
        (NO_LOW_ON_BOARD, "no low", [Finding.of(Fact.NO_LOW_ON_BOARD, count=2)]),
        (
            ONE_LOW_CARD,
            "As Kd 2s 3d 4c",
            [
                Finding.of(Fact.CHOSEN_LOW_TOO_HIGH, rank=13),
                Finding.of(Fact.NO_LOW_IN_HAND, count=1),
            ],
        ),
        (
            COUNTERFEITED,
            "3c 5h 7d 4s 2h",
            [
                Finding.of(Fact.LOWS_COMPARE, better="7-4-3-2-A", worse="7-5-4-3-2"),
                best_is("7-4-3-2-A"),
                Finding.of(Fact.LOWEST_TWO_COUNTERFEITED, ranks=[2]),
            ],
        ),
        (
            TWO_DEUCES,
            "As 2c 3s 4d 8c",
            [best_is("8-4-3-2-A"), Finding.of(Fact.EQUAL_CHOICES, count=2)],
        ),
    ],
)
def test_what_is_said_about_an_answer(deal, answer, findings):
    assert list(mark(deal, answer).findings) == findings


@pytest.mark.parametrize(
    ("deal", "answer", "credit"),
    [
        (COUNTERFEITED, "As 3c 7d 4s 2h", 1),
        (COUNTERFEITED, "2h 4s 7d 3c As", 1),
        (COUNTERFEITED, "As 2d 7d 4s 2h", 0),
        (TWO_DEUCES, "As 2d 3s 4d 8c", 1),
        (TWO_DEUCES, "As 2c 3s 4d 8c", 1),
        (TWO_DEUCES, "As 2c 2d 3s 4d 8c", 0),
        (PLAIN, "As 2d 3s 4d", 0),
        (PAIRED, "no low", 1),
        (PLAIN, None, 0),
    ],
)
def test_an_answer_is_right_or_not(deal, answer, credit):
    assert mark(deal, answer).credit == credit


def test_the_hint_counts_low_ranks_and_says_no_more():
    # The two deuces of the hand are one rank, as would be those of the board.
    hint = best_low.hint(make_deal(*TWO_DEUCES))

    assert hint == Finding.of(Fact.HINT_LOW_RANKS, board=3, hole=2)


# There is no wrong rule "read from the bottom": it cannot go wrong here. The sets of
# five ranks of which two are the hand's and three the board's are the bases of a
# matroid, a union of two uniform ones; one base is then the lowest card by card, so
# whoever compares from the lowest card up finds the same low. Comparing two hands is
# another matter: 8-4-3-2-A and 7-6-5-4-3 are not bases of the same one.
@pytest.mark.parametrize("style", STYLES, ids=lambda style: style.__name__)
def test_the_best_low_is_the_same_read_from_either_end(style):
    for hole, board in deals(style, 150):
        lows = [low_of_five([*pair, *triple]) for pair, triple in hands(hole, board)]
        lows = [low for low in lows if low]

        from_the_top = min(lows, default=None)
        from_the_bottom = min(lows, key=lambda low: low[::-1], default=None)
        assert from_the_top == from_the_bottom
