"""The high and the low of one deal, worked out by hand."""

import pytest

from quizzes.questions import high_and_low
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.misconceptions import Misconception
from tests.questions.dealt import make_deal, pick

# Three kings are the high, the ace and the deuce make 8-4-3-2-A.
DIFFERENT = ("As 2d Kc Kh", "3s 4d 8c Kd Qh")
# A straight for the high, and as a low the best as well: 6-5-4-3-2.
SAME = ("2s 3d Kc Qh", "4s 5d 6c Kd 9h")
NO_LOW = ("As 2d Kc Kh", "3s 4d 9c Kd Qh")
WHEEL = ("As 2d Kc Qh", "3s 4d 5c Kd 9h")
# Two pair, eights and sevens, for the high; as a low those two make 8-7-4-3-2, and
# the ace and the six make 6-4-3-2-A.
TEMPTING = ("8s 7d As 6h", "8h 7c 4d 3c 2c")
# The ace of spades is one card of a flush and of a low.
ONE_SPADE = ("As Kd Qc Jh", "2s 3s 4s 8s Kh")


def pairs(deal):
    right = high_and_low.right_answers(make_deal(*deal))
    return {half: set(values) for half, values in right.items()}


def wrong_by(rule, deal, half):
    given = high_and_low.WRONG_RULES[rule](make_deal(*deal))
    return given.get(half, frozenset()) - pairs(deal)[half]


@pytest.mark.parametrize(
    ("deal", "high", "low"),
    [
        (DIFFERENT, "Kc Kh Kd Qh 8c", "As 2d 3s 4d 8c"),
        (SAME, "2s 3d 4s 5d 6c", "2s 3d 4s 5d 6c"),
        (NO_LOW, "Kc Kh Kd Qh 9c", "no low"),
        (WHEEL, "As 2d 3s 4d 5c", "As 2d 3s 4d 5c"),
        # The rule book's example: an ace-high flush and the wheel.
        (("Ad Kd 3s 2s", "Jd 4d 3c Qd 5h"), "Ad Kd Qd Jd 4d", "Ad 2s 3c 4d 5h"),
    ],
)
def test_each_half_has_its_own_best_hand(deal, high, low):
    assert pairs(deal) == {"high": {pick(high)}, "low": {pick(low)}}


@pytest.mark.parametrize(
    ("deal", "case"),
    [
        (DIFFERENT, "different-pairs"),
        (SAME, "same-pair"),
        (NO_LOW, "no-low"),
        (WHEEL, "wheel-both-ways"),
        # The wheel in one suit is a straight flush.
        (("As 2s Kc Qh", "3s 4s 5s Kd 9h"), "wheel-both-ways"),
        # A wheel for the low, but a flush for the high.
        (("Ad Kd 3s 2s", "Jd 4d 3c Qd 5h"), "different-pairs"),
        (TEMPTING, "high-tempts"),
    ],
)
def test_the_case_is_read_from_the_cards(deal, case):
    assert high_and_low.case_of(make_deal(*deal)) == case


WRONG_ANSWERS = [
    # The pair of kings makes no low, the ace and the deuce no more than a pair.
    (Misconception.SAME_PAIR_FOR_BOTH, DIFFERENT, "low", ["no low"]),
    (Misconception.SAME_PAIR_FOR_BOTH, DIFFERENT, "high", ["As 2d Kd Qh 8c"]),
    (Misconception.SAME_PAIR_FOR_BOTH, SAME, "low", []),
    (Misconception.SAME_PAIR_FOR_BOTH, NO_LOW, "low", []),
    (Misconception.SAME_PAIR_FOR_BOTH, TEMPTING, "low", ["8s 7d 4d 3c 2c"]),
    # Ace, deuce and seven of the hand would make a lower one than 8-4-3-2-A.
    (
        Misconception.THREE_FROM_HAND,
        ("As 2d 7c Kh", "3s 4d 8c Kd Qh"),
        "low",
        ["As 2d 7c 3s 4d"],
    ),
    # The flush of one spade is another rule's; of the low it is one card as well.
    (Misconception.ONE_FROM_HAND, ONE_SPADE, "high", []),
    (Misconception.ONE_FROM_HAND, ONE_SPADE, "low", ["As 2s 3s 4s 8s"]),
    # None of the low cards is there twice.
    (Misconception.PAIRED_CARD_COUNTS, DIFFERENT, "low", []),
    (
        Misconception.PAIRED_CARD_COUNTS,
        ("As 2d Kc Kh", "2h 3s 4d Kd Qh"),
        "low",
        ["As 2d 2h 3s 4d"],
    ),
    (Misconception.ACE_NOT_LOW, DIFFERENT, "low", ["no low"]),
    (Misconception.ACE_NOT_LOW, SAME, "low", []),
    # The six and the deuce, three or king: 6-5-4-3-2 in a row is the only low.
    (Misconception.STRAIGHTS_AND_FLUSHES_COUNT, SAME, "low", ["no low"]),
    (Misconception.STRAIGHTS_AND_FLUSHES_COUNT, DIFFERENT, "low", []),
]


@pytest.mark.parametrize(("rule", "deal", "half", "picks"), WRONG_ANSWERS)
def test_each_wrong_rule_errs_where_and_as_its_believer_does(rule, deal, half, picks):
    assert wrong_by(rule, deal, half) == {pick(text) for text in picks}


def test_every_wrong_rule_is_worked_out_above():
    rules = {rule for rule, _, _, picks in WRONG_ANSWERS if picks}

    assert rules == set(high_and_low.WRONG_RULES)


@pytest.mark.parametrize(
    ("high", "low", "credits"),
    [
        ("Kc Kh Kd Qh 8c", "As 2d 3s 4d 8c", (1, 1)),
        ("Kc Kh Kd Qh 8c", "no low", (1, 0)),
        ("As 2d Kd Qh 8c", "As 2d 3s 4d 8c", (0, 1)),
        ("As 2d Kd Qh 8c", "no low", (0, 0)),
    ],
)
def test_each_half_earns_half_of_the_credit(high, low, credits):
    answer = {"high": pick(high), "low": pick(low)}

    grade = high_and_low.grade(make_deal(*DIFFERENT), answer)

    assert [(part.name, part.credit) for part in grade.parts] == [
        ("high", credits[0]),
        ("low", credits[1]),
    ]
    assert grade.credit == sum(credits) / 2


def test_the_hint_tells_whether_to_look_for_a_low():
    # Of the hand the ace and the deuce are low, of the board the trey and the four.
    hint = high_and_low.hint(make_deal(*NO_LOW))

    assert hint == Finding.of(Fact.HINT_LOW_RANKS, board=2, hole=2)
