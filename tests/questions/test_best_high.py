"""The best high on deals worked out by hand."""

import pytest

from quizzes.questions import best_high
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.misconceptions import Misconception
from tests.questions.dealt import make_deal, pick

KINGS = ("As Kd 9c 7h", "Kc Qd 8s 4h 2d")
TRIP_KINGS_IN_HAND = ("Ks Kd Kc 7h", "Qc 9d 8s 4h 2d")
THREE_SPADES_IN_HAND = ("As 9s 5s Kh", "Ks 7s Jd 4h 2c")
FOUR_TO_A_STRAIGHT = ("9s Kd Kc 2h", "8c 7d 6s 5h Qd")
FOUR_SPADES = ("As Kd Kc 2h", "Ks 9s 7s 4s Qd")
STRAIGHT_ON_BOARD = ("As Kd Kc 2h", "9c 8d 7s 6h 5d")
WHEEL = ("As 2d Kc 9h", "3c 4d 5s Qh Jd")
FLUSH_AND_STRAIGHT = ("As 9s Td 5c", "Ks Qs 2s Jh 4d")
FULL_HOUSE_AND_FLUSH = ("Ks Kd 9s 7h", "Kc Qs Qd 4s 2s")
THREE_FULL = ("Ks Kd Qc 7h", "Kc Qs 8d 4h 2s")
TWO_EIGHTS = ("9s 8d 8c Kh", "7c 6d 5s Qh 2d")


def mark(deal, answer):
    given = None if answer is None else {"high": pick(answer)}
    return best_high.grade(make_deal(*deal), given)


def right(deal):
    return set(best_high.right_answers(make_deal(*deal))["high"])


def wrong_by(rule, deal):
    return best_high.WRONG_RULES[rule](make_deal(*deal))["high"] - right(deal)


@pytest.mark.parametrize(
    ("deal", "picks"),
    [
        # The rule book's example: the ace-high flush.
        (("Ad Kd 3s 2s", "Jd 4d 3c Qd 5h"), ["Ad Kd Jd 4d Qd"]),
        (KINGS, ["As Kd Kc Qd 8s"]),
        # Two kings play, the third would be a third card of the hand.
        (TRIP_KINGS_IN_HAND, ["Ks Kd Qc 9d 8s", "Ks Kc Qc 9d 8s", "Kd Kc Qc 9d 8s"]),
        # The ace of spades has no second spade: three kings are best.
        (FOUR_SPADES, ["Kd Kc Ks Qd 9s"]),
        (STRAIGHT_ON_BOARD, ["Kd Kc 9c 8d 7s"]),
        (TWO_EIGHTS, ["9s 8d 7c 6d 5s", "9s 8c 7c 6d 5s"]),
        (WHEEL, ["As 2d 3c 4d 5s"]),
    ],
)
def test_only_the_best_high_is_right(deal, picks):
    assert right(deal) == {pick(text) for text in picks}


@pytest.mark.parametrize(
    ("hole", "board", "case"),
    [
        ("As Qd 9c 3h", "Kc Jd 7s 6h 2d", "high-card"),
        (*KINGS, "pair"),
        ("As Kd 9c 7h", "Ac Kc 8s 4h 2d", "two-pair"),
        ("Ks Kd 9c 7h", "Kc Qd 8s 4h 2d", "three-of-a-kind"),
        ("9s 8d Kc Kh", "7c 6d 5s Qh 2d", "straight"),
        ("As 9s Kc Qh", "Ks 7s 2s Jd 4h", "flush"),
        ("Ks Kd 9c 7h", "Kc 9d 4s 4h 2d", "full-house"),
        ("Ks Kd 9c 7h", "Kc Kh 4s 3h 2d", "four-of-a-kind"),
        ("9s 8s Kc Kh", "7s 6s 5s Qh 2d", "straight-flush"),
        (*WHEEL, "wheel"),
        (*TWO_EIGHTS, "tied-choices"),
        (*TRIP_KINGS_IN_HAND, "trips-in-hand"),
        (*THREE_SPADES_IN_HAND, "three-suited-in-hand"),
        (*FOUR_TO_A_STRAIGHT, "one-card-straight"),
        (*FOUR_SPADES, "one-card-flush"),
        (*STRAIGHT_ON_BOARD, "board-plays"),
        # A flush on the board, of which the hand holds no two.
        ("Ac Kd Kc 2h", "Qs 9s 7s 5s 4s", "board-plays"),
        # The hand's own two spades make a better flush than the board.
        ("As Ks Kc 2h", "Qs 9s 7s 5s 4s", "flush"),
        # Three of the hand tempt less than a flush with one.
        ("As Kd Kc Kh", "Qs 9s 7s 4s 2d", "one-card-flush"),
        # Three spades in the hand, but only one on the board.
        ("As 9s 5s Kh", "Ks 7d Jd 4h 2c", "pair"),
    ],
)
def test_the_case_is_read_from_the_cards(hole, board, case):
    assert best_high.case_of(make_deal(hole, board)) == case


WRONG_ANSWERS = [
    (Misconception.THREE_FROM_HAND, THREE_SPADES_IN_HAND, ["As 9s 5s Ks 7s"]),
    # Three of a rank in the hand are a matter of their own.
    (Misconception.THREE_FROM_HAND, TRIP_KINGS_IN_HAND, []),
    # Two kings and a queen of the hand would fill up with a king and a queen.
    (Misconception.THREE_FROM_HAND, THREE_FULL, ["Ks Kd Qc Kc Qs"]),
    (Misconception.TRIPS_IN_HAND, THREE_FULL, []),
    (Misconception.TRIPS_IN_HAND, TRIP_KINGS_IN_HAND, ["Ks Kd Kc Qc 9d"]),
    (Misconception.TRIPS_IN_HAND, THREE_SPADES_IN_HAND, []),
    (Misconception.FOUR_FROM_HAND, TRIP_KINGS_IN_HAND, ["Ks Kd Kc 7h Qc"]),
    (Misconception.ONE_FROM_HAND, FOUR_TO_A_STRAIGHT, ["9s 8c 7d 6s 5h"]),
    # The flush is a matter of its own; else one card makes three kings at most.
    (Misconception.ONE_FROM_HAND, FOUR_SPADES, []),
    (Misconception.ONE_CARD_FLUSH, FOUR_SPADES, ["As Ks 9s 7s 4s"]),
    (Misconception.ONE_CARD_FLUSH, FOUR_TO_A_STRAIGHT, []),
    (Misconception.NONE_FROM_HAND, STRAIGHT_ON_BOARD, ["9c 8d 7s 6h 5d"]),
    (Misconception.NONE_FROM_HAND, KINGS, []),
    # Without the wheel nothing pairs, and the five fills up ace, king, queen, jack.
    (Misconception.ACE_NEVER_LOW, WHEEL, ["As Kc Qh Jd 5s"]),
    # The pair is the hand's king and the board's; any other card of the hand fills up,
    # with any two of the board's other four.
    (
        Misconception.KICKERS_IGNORED,
        KINGS,
        [
            f"Kd {mine} Kc {theirs}"
            for mine in ("As", "9c", "7h")
            for theirs in ("Qd 8s", "Qd 4h", "Qd 2d", "8s 4h", "8s 2d", "4h 2d")
            if (mine, theirs) != ("As", "Qd 8s")
        ],
    ),
    # Of two pair both ranks count, so aces and nines are not taken for it.
    (
        Misconception.KICKERS_IGNORED,
        ("As Kd 9c 7h", "Ac Kc 9s 4h 2d"),
        ["As Kd Ac Kc 4h", "As Kd Ac Kc 2d"],
    ),
    # Any flush to the ace, but not the one to the king.
    (
        Misconception.KICKERS_IGNORED,
        ("As 9s 5s Qh", "Ks 7s 2s Jd 4h"),
        ["As 5s Ks 7s 2s"],
    ),
    # The pair of a full house is no kicker: kings over fours are not taken for it.
    (Misconception.KICKERS_IGNORED, ("Ks Kd 9s 7h", "Kc Qs Qd 4s 4c"), []),
    # The flush is As 9s with Ks Qs 2s, the straight goes from the ace to the ten.
    (Misconception.STRAIGHT_BEATS_FLUSH, FLUSH_AND_STRAIGHT, ["As Td Ks Qs Jh"]),
    (Misconception.STRAIGHT_BEATS_FLUSH, TWO_EIGHTS, []),
    # The full house is three kings with the queens, the flush Ks 9s with Qs 4s 2s.
    (Misconception.FLUSH_BEATS_FULL_HOUSE, FULL_HOUSE_AND_FLUSH, ["Ks 9s Qs 4s 2s"]),
    (Misconception.FLUSH_BEATS_FULL_HOUSE, FLUSH_AND_STRAIGHT, []),
]


@pytest.mark.parametrize(("rule", "deal", "picks"), WRONG_ANSWERS)
def test_each_wrong_rule_errs_where_and_as_its_believer_does(rule, deal, picks):
    assert wrong_by(rule, deal) == {pick(text) for text in picks}


def test_every_wrong_rule_is_worked_out_above():
    rules = {rule for rule, _, picks in WRONG_ANSWERS if picks}

    assert rules == set(best_high.WRONG_RULES)


@pytest.mark.parametrize(
    ("hole", "picks"),
    [
        # The king of spades is the better partner of what is taken for a plain ace.
        ("As 2s Ks Qh", ["As Ks 5s 4s 3s"]),
        # Without it the flush to the ace is what the steel wheel looks like.
        ("As 2s Kd Qh", []),
    ],
)
def test_a_steel_wheel_without_its_low_ace_is_a_flush(hole, picks):
    deal = (hole, "3s 4s 5s Jd 9c")

    assert right(deal) == {pick("As 2s 3s 4s 5s")}
    assert wrong_by(Misconception.ACE_NEVER_LOW, deal) == {pick(text) for text in picks}


SIXTY_WAYS = Finding.of(Fact.NO_WAY_IS_BETTER, count=60)
PAIR_OF_KINGS = Finding.of(Fact.BEST_HIGH_IS, category=1, ranks=[13, 14, 12, 8])


@pytest.mark.parametrize(
    ("deal", "answer", "findings"),
    [
        (KINGS, "As Kd Kc Qd 8s", [SIXTY_WAYS, PAIR_OF_KINGS]),
        (KINGS, None, [PAIR_OF_KINGS]),
        (
            KINGS,
            "Kd 9c Kc Qd 8s",
            [
                Finding.of(Fact.CHOSEN_HIGH_IS, category=1, ranks=[13, 12, 9, 8]),
                PAIR_OF_KINGS,
            ],
        ),
        (
            FOUR_SPADES,
            "As Ks 9s 7s 4s",
            [
                Finding.of(Fact.NOT_TWO_AND_THREE, hole=1, board=4),
                Finding.of(Fact.BEST_HIGH_IS, category=3, ranks=[13, 12, 9]),
            ],
        ),
        (
            FULL_HOUSE_AND_FLUSH,
            "Ks 9s Qs 4s 2s",
            [
                Finding.of(Fact.CHOSEN_HIGH_IS, category=5, ranks=[13, 12, 9, 4, 2]),
                Finding.of(Fact.BEST_HIGH_IS, category=6, ranks=[13, 12]),
            ],
        ),
        (
            TWO_EIGHTS,
            "9s 8c 7c 6d 5s",
            [
                SIXTY_WAYS,
                Finding.of(Fact.BEST_HIGH_IS, category=4, ranks=[9]),
                Finding.of(Fact.EQUAL_CHOICES, count=2),
            ],
        ),
    ],
)
def test_what_is_said_about_an_answer(deal, answer, findings):
    assert list(mark(deal, answer).findings) == findings


@pytest.mark.parametrize(
    ("deal", "answer", "credit"),
    [
        (TRIP_KINGS_IN_HAND, "Ks Kd Qc 9d 8s", 1),
        (TRIP_KINGS_IN_HAND, "8s Kd 9d Kc Qc", 1),
        (TRIP_KINGS_IN_HAND, "Ks Kd Kc Qc 9d", 0),
        (KINGS, "As Kd Kc Qd", 0),
        (KINGS, "As Kd Kc Qd 8s 4h", 0),
        (STRAIGHT_ON_BOARD, "9c 8d 7s 6h 5d", 0),
        (KINGS, None, 0),
    ],
)
def test_an_answer_is_right_or_not(deal, answer, credit):
    assert mark(deal, answer).credit == credit


def test_the_hint_tells_the_category_and_no_more():
    hint = best_high.hint(make_deal(*FULL_HOUSE_AND_FLUSH))

    assert hint == Finding.of(Fact.HINT_HIGH_CATEGORY, category=6)
