"""Whether a low is possible, worked out by hand."""

import pytest

from quizzes.questions import low_possible
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.misconceptions import Misconception, diagnose
from tests.questions.dealt import RULES, make_deal, pick

PLAIN = ("As 2d Kc Kh", "3s 4d 8c Kd Qh")
NO_LOW_ON_BOARD = ("As 2d Kc Kh", "3s Td 9c Kd Qh")
ONE_LOW_CARD = ("As Kd Qc Jh", "2s 3d 4c 8h Kh")
PAIRED = ("As 2d Kc Kh", "2h 3s 4d Kd Qh")
PAIR_ON_BOARD = ("As 2d Kc Kh", "3s 3d 4c Kd Qh")
IN_HAND_ONLY = ("As 2d 5c Kh", "3s 4d 9c Kd Qh")
STRAIGHT = ("2s 3d Kc Qh", "4s 5d 6c Kd 9h")
NINE = ("As 9d Kc Kh", "3s 4d 8c Kd Qh")


def said(board, hand, low):
    return {"board": board, "hand": hand, "low": pick(low)}


def key_of(deal):
    return low_possible.right_answers(make_deal(*deal), RULES)


def mark(deal, answer):
    return low_possible.grade(make_deal(*deal), answer and said(*answer), RULES)


@pytest.mark.parametrize(
    ("deal", "board", "hand", "low"),
    [
        (PLAIN, "yes", "yes", "As 2d 3s 4d 8c"),
        # One low card on the board: not even who holds all the others has a low.
        (NO_LOW_ON_BOARD, "no", "no", "no low"),
        (IN_HAND_ONLY, "no", "no", "no low"),
        # Three low cards, but of two ranks.
        (PAIR_ON_BOARD, "no", "no", "no low"),
        # Somebody can have a low, but not who holds an ace and no other low card.
        (ONE_LOW_CARD, "yes", "no", "no low"),
        # Of ace to four there are four ranks only.
        (PAIRED, "yes", "no", "no low"),
        # A straight is a low like another.
        (STRAIGHT, "yes", "yes", "2s 3d 4s 5d 6c"),
        # The rule book's example.
        (("Ad Kd 3s 2s", "Jd 4d 3c Qd 5h"), "yes", "yes", "Ad 2s 3c 4d 5h"),
    ],
)
def test_a_low_takes_three_ranks_of_the_board_and_two_of_the_hand(
    deal, board, hand, low
):
    assert key_of(deal) == {"board": (board,), "hand": (hand,), "low": (pick(low),)}


@pytest.mark.parametrize(
    ("deal", "case"),
    [
        (PLAIN, "plain"),
        # Either deuce does: that makes the low no less plain.
        (("As 2d 2c Kh", "3s 4d 8c Kd Qh"), "plain"),
        (NO_LOW_ON_BOARD, "no-low-on-board"),
        # Three of the hand would make a low with two of the board.
        (IN_HAND_ONLY, "low-in-hand-only"),
        (PAIR_ON_BOARD, "low-pair-on-board"),
        # Three of a rank are one rank.
        (("As 2d Kc Kh", "3s 3d 3c Kd Qh"), "low-pair-on-board"),
        # A pair and yet three ranks.
        (("As 2d Kc Kh", "3s 3d 4c 5d Qh"), "wheel"),
        (ONE_LOW_CARD, "no-low-in-hand"),
        (PAIRED, "low-ranks-paired"),
        (STRAIGHT, "straight-or-flush"),
        (("8s 7d Kc Kh", "4s 5d 6c Kd Qh"), "straight-or-flush"),
        (("As 2d 3c Kh", "4s 6d 8c Kd Qh"), "three-low-in-hand"),
        (("As 2d 3c 5h", "Kh 9c 7d 4s 2h"), "counterfeited"),
    ],
)
def test_the_case_is_read_from_the_cards(deal, case):
    # The wheel is a straight: how good a low is makes no case of its own.
    wanted = "straight-or-flush" if case == "wheel" else case

    assert low_possible.case_of(make_deal(*deal)) == wanted


WRONG_ANSWERS = [
    # Two low ranks seem enough on the board, and with three of the hand they make
    # the wheel.
    (Misconception.THREE_FROM_HAND, IN_HAND_ONLY, ("yes", "yes", "As 2d 5c 3s 4d")),
    # One low rank is too few even so; and there are but two low cards in the hand.
    (Misconception.THREE_FROM_HAND, NO_LOW_ON_BOARD, ("no", "no", "no low")),
    # With four of a hand it is enough for somebody, but not for this hand.
    (Misconception.FOUR_FROM_HAND, NO_LOW_ON_BOARD, ("yes", "no", "no low")),
    (Misconception.ONE_FROM_HAND, ONE_LOW_CARD, ("yes", "yes", "As 2s 3d 4c 8h")),
    (
        Misconception.NONE_FROM_HAND,
        ("9c Td Jh Qs", "Ac 2d 3h 5s 7c"),
        ("yes", "yes", "Ac 2d 3h 5s 7c"),
    ),
    (Misconception.PAIRED_CARD_COUNTS, PAIR_ON_BOARD, ("yes", "yes", "As 2d 3s 3d 4c")),
    (Misconception.PAIRED_CARD_COUNTS, PAIRED, ("yes", "yes", "As 2d 2h 3s 4d")),
    (Misconception.PAIRED_CARD_COUNTS, NO_LOW_ON_BOARD, ("no", "no", "no low")),
    (Misconception.NINE_COUNTS, NINE, ("yes", "yes", "As 9d 3s 4d 8c")),
    # With the nine three ranks lie on the board.
    (Misconception.NINE_COUNTS, IN_HAND_ONLY, ("yes", "yes", "As 2d 3s 4d 9c")),
    (Misconception.NINE_COUNTS, NO_LOW_ON_BOARD, ("no", "no", "no low")),
    (Misconception.ACE_NOT_LOW, PLAIN, ("yes", "no", "no low")),
    # Without the ace two ranks are left on the board.
    (
        Misconception.ACE_NOT_LOW,
        ("2s 5d Kc Kh", "Ah 4d 8c Kd Qh"),
        ("no", "no", "no low"),
    ),
    (Misconception.STRAIGHTS_AND_FLUSHES_COUNT, STRAIGHT, ("yes", "no", "no low")),
    (
        Misconception.DUPLICATE_KILLS_LOW,
        ("As 2d Kc Kh", "2h 4s 6d 8c Qd"),
        ("yes", "no", "no low"),
    ),
]


@pytest.mark.parametrize(("rule", "deal", "answer"), WRONG_ANSWERS)
def test_each_wrong_rule_answers_all_parts_as_its_believer_does(rule, deal, answer):
    given = low_possible.WRONG_RULES[rule](make_deal(*deal))

    assert given == {name: {value} for name, value in said(*answer).items()}


def test_every_wrong_rule_is_worked_out_above():
    wrong = {
        rule
        for rule, deal, answer in WRONG_ANSWERS
        if any((value,) != key_of(deal)[name] for name, value in said(*answer).items())
    }

    assert wrong == set(low_possible.WRONG_RULES)


def candidates(deal, answer):
    question = make_deal(*deal)
    right = low_possible.right_answers(question, RULES)
    diagnosis = diagnose(low_possible.WRONG_RULES, question, right, said(*answer))
    return set(diagnosis.candidates)


def test_a_rule_that_explains_more_of_an_answer_is_named_alone():
    # Who holds that a nine counts, or that three of the hand play, sees a low here;
    # the cards that are named tell which.
    assert candidates(IN_HAND_ONLY, ("yes", "yes", "As 2d 3s 4d 9c")) == {
        Misconception.NINE_COUNTS
    }
    assert candidates(IN_HAND_ONLY, ("yes", "yes", "As 2d 5c 3s 4d")) == {
        Misconception.THREE_FROM_HAND
    }


def test_all_rules_that_explain_as_much_are_named():
    assert candidates(NO_LOW_ON_BOARD, ("yes", "no", "no low")) == {
        Misconception.FOUR_FROM_HAND
    }
    assert {
        Misconception.NINE_COUNTS,
        Misconception.THREE_FROM_HAND,
        Misconception.FOUR_FROM_HAND,
    } == candidates(IN_HAND_ONLY, ("yes", "no", "no low"))


@pytest.mark.parametrize(
    ("answer", "credits"),
    [
        (("yes", "yes", "As 2d 3s 4d 8c"), (1, 1, 1)),
        (("yes", "yes", "As 2d 3s 4d Kd"), (1, 1, 0)),
        (("yes", "no", "no low"), (1, 0, 0)),
        (("no", "no", "no low"), (0, 0, 0)),
        # Each part by the cards alone, even where the parts contradict each other.
        (("no", "yes", "As 2d 3s 4d 8c"), (0, 1, 1)),
        (("yes", "no", "As 2d 3s 4d 8c"), (1, 0, 1)),
        (None, (0, 0, 0)),
    ],
)
def test_each_part_earns_a_third_by_the_cards_alone(answer, credits):
    grade = mark(PLAIN, answer)

    assert [(part.name, part.credit) for part in grade.parts] == [
        ("board", credits[0]),
        ("hand", credits[1]),
        ("low", credits[2]),
    ]
    assert grade.credit == pytest.approx(sum(credits) / 3)


ON_BOARD = Finding.of(Fact.LOW_ON_BOARD, count=3)
BEST = Finding.of(Fact.BEST_LOW_IS, low="8-4-3-2-A")
EXISTS = Finding.of(Fact.LOW_EXISTS, low="8-4-3-2-A")


@pytest.mark.parametrize(
    ("deal", "answer", "findings"),
    [
        (PLAIN, ("yes", "yes", "As 2d 3s 4d 8c"), [[ON_BOARD], [], [BEST]]),
        (PLAIN, None, [[ON_BOARD], [], [BEST]]),
        (PLAIN, ("yes", "no", "no low"), [[ON_BOARD], [], [EXISTS, BEST]]),
        (
            PLAIN,
            ("no", "yes", "As 2d 3s 4d 8c"),
            [[ON_BOARD], [Finding.of(Fact.HAND_BEATS_BOARD)], [BEST]],
        ),
        (
            PLAIN,
            ("yes", "yes", "no low"),
            [[ON_BOARD], [], [Finding.of(Fact.LOW_NOT_NAMED), EXISTS, BEST]],
        ),
        (
            PLAIN,
            ("yes", "no", "As 2d 3s 4d 8c"),
            [[ON_BOARD], [], [Finding.of(Fact.LOW_NOT_CLAIMED), BEST]],
        ),
        # Why there is none is told once, where it is asked.
        (
            ONE_LOW_CARD,
            ("yes", "no", "no low"),
            [
                [Finding.of(Fact.LOW_ON_BOARD, count=4)],
                [Finding.of(Fact.NO_LOW_IN_HAND, count=1)],
                [],
            ],
        ),
        (
            PAIRED,
            ("yes", "yes", "As 2d 2h 3s 4d"),
            [
                [ON_BOARD],
                [Finding.of(Fact.LOW_RANKS_PAIRED, ranks=[2])],
                [Finding.of(Fact.CHOSEN_LOW_PAIRED, rank=2, count=2)],
            ],
        ),
        (
            PAIR_ON_BOARD,
            ("no", "no", "no low"),
            [[Finding.of(Fact.NO_LOW_ON_BOARD, count=2)], [], []],
        ),
    ],
)
def test_what_is_said_about_each_part(deal, answer, findings):
    assert [list(part.findings) for part in mark(deal, answer).parts] == findings


def test_the_hint_tells_what_a_low_takes_and_nothing_of_the_cards():
    hints = {str(low_possible.hint(make_deal(*deal))) for deal in (PLAIN, PAIRED)}

    assert hints == {str(Finding.of(Fact.HINT_LOW_NEEDS))}
