"""The nuts on boards worked out by hand."""

from random import Random

import pytest

from quizzes.poker.cards import DECK, parse_cards
from quizzes.poker.highs import Category
from quizzes.poker.nuts import nut_high, nut_low
from quizzes.questions import nuts
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.fields import AnswerFault, InvalidAnswerError
from quizzes.questions.misconceptions import Misconception
from tests.questions.dealt import make_deal, pick

# Five and eight make a straight, ace and deuce the low; this hand has one of each.
STRAIGHT = ("8s Kh Ac 3d", "4c 6d 7h Ks Qd")
# The king of hearts lies on the board, so ace and queen are the nut flush.
FLUSH = ("Ah Qc 2s Jd", "Kh 8h 4h 6c Qd")
FOUR_HEARTS = ("Ah Qc 3s Jd", "Kh 8h 4h 2h Qd")
PAIRED = ("Kh Kc 9d 8s", "7s 7d 3c 6h Kd")
STRAIGHT_FLUSH = ("Ah Kh 3s Jd", "6h 7h 8h 2c Kd")
ACE_ON_BOARD = ("Ah 2c Js Jd", "As 4d 7c 8h Kd")
DEUCE_ON_BOARD = ("Ah 3c Js Jd", "2s 4d 7c 8h Kd")
# Of three, four, eight, jack and king no three fit into a straight.
SET = ("Kd Kh 9s 9c", "Ks Jd 8h 4c 3s")
NO_LOW = ("Jd Tc As 2h", "Ks Qd 9c 4h 2s")
WHEEL = ("Ah 2c Js Jd", "3c 4d 5h Ks Qd")
FOUR_OF_THE_WHEEL = ("5s Jh Js Jd", "As 2d 3c 4h Kd")
FOUR_TALL = ("9s 9h 8s 8d", "Td Jc Qs Kh 2c")


def answer_of(high, low, holds):
    return {"nut_high": pick(high), "nut_low": pick(low), "holds": holds}


def credits_of(deal, high, low, holds):
    grade = nuts.grade(make_deal(*deal), answer_of(high, low, holds))
    assert [part.name for part in grade.parts] == ["nut_high", "nut_low", "holds"]
    return [part.credit for part in grade.parts]


def right(deal, field):
    return set(nuts.right_answers(make_deal(*deal))[field])


def wrong_by(rule, deal, field):
    given = nuts.WRONG_RULES[rule](make_deal(*deal))
    return given.get(field, frozenset()) - right(deal, field)


def pairs(text):
    """The pairs of each card before a slash with each card behind it."""
    these, those = (cards.split() for cards in text.split(" / "))
    return {pick(f"{one} {other}") for one in these for other in those}


def among(text):
    cards = text.split()
    return {pick(f"{a} {b}") for a in cards for b in cards if a < b}


@pytest.mark.parametrize(
    ("deal", "expected"),
    [
        (STRAIGHT, pairs("5c 5d 5h 5s / 8c 8d 8h 8s")),
        (FLUSH, {pick("Ah Qh")}),
        (FOUR_HEARTS, {pick("Ah Qh")}),
        (PAIRED, {pick("7c 7h")}),
        (STRAIGHT_FLUSH, {pick("Th 9h")}),
        (SET, among("Kc Kd Kh")),
        (NO_LOW, pairs("Jc Jd Jh Js / Tc Td Th Ts")),
        # The board's ten to king need an ace, and any other of theirs.
        (FOUR_TALL, pairs("Ac Ad Ah As / Tc Th Ts Jd Jh Js Qc Qd Qh Kc Kd Ks")),
        # Four kings on the board play three at a time, with a pair of aces.
        (("9s 9h 8s 8d", "Kc Kd Kh Ks 3c"), among("Ac Ad Ah As")),
        # Ace, king and queen of spades, and the others of the royal flush.
        (("9s 9h 8s 8d", "As Ks Qs Kd Qh"), {pick("Js Ts")}),
        # Three nines: the fourth of them and an ace.
        (("Ks Kh 8s 8d", "9s 9h 9d Kc Qd"), pairs("9c / Ac Ad Ah As")),
    ],
)
def test_the_nut_high_is_the_best_of_all_cards_not_on_the_board(deal, expected):
    assert right(deal, "nut_high") == expected


@pytest.mark.parametrize(
    ("deal", "expected"),
    [
        (STRAIGHT, pairs("Ac Ad Ah As / 2c 2d 2h 2s")),
        (ACE_ON_BOARD, pairs("2c 2d 2h 2s / 3c 3d 3h 3s")),
        (DEUCE_ON_BOARD, pairs("Ac Ad Ah As / 3c 3d 3h 3s")),
        (NO_LOW, {pick("no low")}),
        (WHEEL, pairs("Ac Ad Ah As / 2c 2d 2h 2s")),
        (
            FOUR_OF_THE_WHEEL,
            pairs("5c 5d 5h 5s / Ac Ad Ah 2c 2h 2s 3d 3h 3s 4c 4d 4s"),
        ),
        # A pair on the board is one rank.
        (("As Kd Qc Jh", "3s 3d 7c 8h Kh"), pairs("Ac Ad Ah As / 2c 2d 2h 2s")),
    ],
)
def test_the_nut_low_is_the_best_of_all_cards_not_on_the_board(deal, expected):
    assert right(deal, "nut_low") == expected


@pytest.mark.parametrize(
    ("hole", "board", "holds"),
    [
        (*STRAIGHT, "neither"),
        (*FLUSH, "low"),
        (*SET, "high"),
        (*NO_LOW, "high"),
        ("8s 5h Ac 2d", STRAIGHT[1], "both"),
        # Ace and deuce, but the deuce lies on the board.
        ("Ah 2c Js Jd", DEUCE_ON_BOARD[1], "neither"),
        # The rule book's example: nut-nut.
        ("Ad Kd 3s 2s", "Jd 4d 3c Qd 5h", "both"),
    ],
)
def test_what_the_hand_holds_of_the_nuts(hole, board, holds):
    assert right((hole, board), "holds") == {holds}


@pytest.mark.parametrize(
    ("deal", "case"),
    [
        (STRAIGHT, "nut-straight"),
        (FLUSH, "nut-flush"),
        (PAIRED, "paired-board"),
        (STRAIGHT_FLUSH, "straight-flush-possible"),
        (ACE_ON_BOARD, "ace-or-deuce-on-board"),
        (DEUCE_ON_BOARD, "ace-or-deuce-on-board"),
        (SET, "nut-set"),
        (NO_LOW, "no-low-possible"),
        (WHEEL, "nut-wheel"),
        # An ace lies on the board, but the wheel comes first.
        (("Ks Kh 8s 8d", "As 4d 5c Jh 9d"), "nut-wheel"),
        (FOUR_OF_THE_WHEEL, "several-pairs"),
        (FOUR_TALL, "several-pairs"),
        (("8s 5h Ac 2d", STRAIGHT[1]), "nut-nut"),
        # Nothing beats a set here, and the low takes a three with a four.
        (("Ks Kh 5s 5d", "As Qd 7c 6h 2c"), "nut-set"),
        (("9s 9h 8s 8d", "Kc Kd Kh Ks 3c"), "no-low-possible"),
    ],
)
def test_the_case_is_read_from_the_cards(deal, case):
    assert nuts.case_of(make_deal(*deal)) == case


ACE_DEUCE = pairs("Ac Ad Ah As / 2c 2d 2h 2s")

WRONG_ANSWERS = [
    # Without the straight three kings are best.
    (Misconception.STRAIGHT_OVERLOOKED, STRAIGHT, "nut_high", among("Kc Kd Kh")),
    (Misconception.STRAIGHT_OVERLOOKED, FLUSH, "nut_high", set()),
    # Five and seven make the straight up to the eight, also two hearts.
    (
        Misconception.FLUSH_OVERLOOKED,
        FLUSH,
        "nut_high",
        pairs("5c 5d 5h 5s / 7c 7d 7h 7s"),
    ),
    (Misconception.FLUSH_OVERLOOKED, STRAIGHT_FLUSH, "nut_high", set()),
    # Kings full of sevens, or without any pair of the board the straight to seven.
    (
        Misconception.QUADS_OVERLOOKED,
        PAIRED,
        "nut_high",
        among("Kc Kh Ks") | pairs("4c 4d 4h 4s / 5c 5d 5h 5s"),
    ),
    (Misconception.QUADS_OVERLOOKED, SET, "nut_high", set()),
    (
        Misconception.STRAIGHT_FLUSH_OVERLOOKED,
        STRAIGHT_FLUSH,
        "nut_high",
        {pick("Ah Kh")},
    ),
    (Misconception.STRAIGHT_FLUSH_OVERLOOKED, FLUSH, "nut_high", set()),
    (
        Misconception.ACE_DEUCE_ALWAYS,
        ACE_ON_BOARD,
        "nut_low",
        pairs("Ac Ad Ah / 2c 2d 2h 2s"),
    ),
    (
        Misconception.ACE_DEUCE_ALWAYS,
        NO_LOW,
        "nut_low",
        pairs("Ac Ad Ah As / 2c 2d 2h"),
    ),
    (Misconception.ACE_DEUCE_ALWAYS, STRAIGHT, "nut_low", set()),
    # The ace of hearts without the queen; the ace and the deuce it has.
    (Misconception.ONE_NUT_CARD, FLUSH, "holds", {"both"}),
    (Misconception.ONE_NUT_CARD, FLUSH, "nut_high", set()),
    (Misconception.ONE_NUT_CARD, STRAIGHT, "holds", {"low"}),
    (Misconception.ONE_NUT_CARD, SET, "holds", set()),
    # Nobody else can have two kings, and the jacks come next.
    (Misconception.OWN_CARDS_EXCLUDED, SET, "nut_high", among("Jc Jh Js")),
    (Misconception.OWN_CARDS_EXCLUDED, SET, "nut_low", set()),
    (Misconception.OWN_CARDS_EXCLUDED, FLUSH, "nut_high", {pick("Qh Jh")}),
    # Fewer pairs than there are, but right ones.
    (Misconception.OWN_CARDS_EXCLUDED, STRAIGHT, "nut_high", set()),
]


@pytest.mark.parametrize(("rule", "deal", "field", "expected"), WRONG_ANSWERS)
def test_each_wrong_rule_errs_where_and_as_its_believer_does(
    rule, deal, field, expected
):
    assert wrong_by(rule, deal, field) == expected


def test_every_wrong_rule_is_worked_out_above():
    assert {rule for rule, *_, wrong in WRONG_ANSWERS if wrong} == set(nuts.WRONG_RULES)


def test_a_bare_ace_with_four_of_its_suit_out_goes_with_any_card_of_another_suit():
    wrong = wrong_by(Misconception.ONE_NUT_CARD, FOUR_HEARTS, "nut_high")

    # 47 cards are not on the board, nine of them hearts.
    assert len(wrong) == 38
    assert {card.suit for pair in wrong for card in pair - pick("Ah")} == set("cds")


@pytest.mark.parametrize(
    ("high", "low", "holds", "credits"),
    [
        ("5c 8d", "As 2d", "neither", [1, 1, 1]),
        ("As Ks", "As 2d", "neither", [0, 1, 1]),
        ("5c 8d", "As 3d", "neither", [1, 0, 1]),
        ("5c 8d", "no low", "neither", [1, 0, 1]),
        ("5c 8d", "As 2d", "high", [1, 1, 0]),
        # One card, or three, are no pair.
        ("5c", "As", "neither", [0, 0, 1]),
        ("5c 8d 8h", "As 2d 2h", "neither", [0, 0, 1]),
    ],
)
def test_each_of_the_three_parts_earns_a_third(high, low, holds, credits):
    answer = answer_of(high, low, holds)

    assert credits_of(STRAIGHT, high, low, holds) == credits
    grade = nuts.grade(make_deal(*STRAIGHT), answer)
    assert grade.credit == pytest.approx(sum(credits) / 3)


@pytest.mark.parametrize(
    ("high", "low", "holds", "credit"),
    [
        # The hand has two kings: whoever takes them for the nuts has them.
        ("Kh Kc", "As 2d", "high", 1),
        ("Ks Kh", "As 2d", "high", 1),
        # What is true is right, whatever was named.
        ("Kh Kc", "As 2d", "neither", 1),
        # Neither true, nor does it follow.
        ("Kh Kc", "As 2d", "low", 0),
        ("Kh Kc", "As 2d", "both", 0),
        # Three cards say nothing of what is meant.
        ("Kh Kc Ks", "As 2d", "high", 0),
        # No low: a pair that makes none is held as it is.
        ("7c 7h", "9d 8s", "low", 1),
        ("7c 7h", "9d 8c", "low", 0),
    ],
)
def test_what_follows_from_wrong_nuts_is_not_punished_again(high, low, holds, credit):
    assert credits_of(PAIRED, high, low, holds)[2] == credit


def test_what_follows_is_said_to_and_blames_no_rule():
    answer = answer_of("Kh Kc", "As 2d", "high")
    grade = nuts.grade(make_deal(*PAIRED), answer)

    assert grade.parts[2].findings[0] == Finding.of(Fact.HOLDS_FOLLOWS)
    assert set(grade.lost_in(answer)) == {"nut_high"}


def facts_of(deal, high, low, holds):
    answer = answer_of(high, low, holds)
    found = nuts.grade(make_deal(*deal), answer).findings
    return {finding.fact: dict(finding.values) for finding in found}


def test_what_is_said_about_a_wrong_answer():
    told = facts_of(ACE_ON_BOARD, "Kc Kh", "Ah 2c", "low")

    assert told == {
        # Three kings with an ace and an eight.
        Fact.PAIR_MAKES_HIGH: {"category": 3, "ranks": [13, 14, 8]},
        Fact.NUT_HIGH_IS: {"category": 4, "ranks": [8]},
        Fact.PAIR_MAKES_LOW: {"better": "7-4-3-2-A", "worse": "8-7-4-2-A"},
        Fact.NUT_LOW_IS: {"low": "7-4-3-2-A"},
        Fact.ACE_DEUCE_PAIRED: {"ranks": [1]},
        # Of the five and the six for the high, of the deuce and the three: 4 times 4.
        Fact.EQUAL_PAIRS: {"count": 16},
        Fact.HOLDS_FOLLOWS: {},
        Fact.NUT_HIGH_LACKING: {},
        Fact.NUT_LOW_LACKING: {},
    }


def test_what_is_said_about_a_board_without_a_low():
    told = facts_of(NO_LOW, "Jd Tc", "As 2h", "high")

    assert told[Fact.NO_LOW_ON_BOARD] == {"count": 2}
    assert told[Fact.NUT_HIGH_HELD] == {"cards": ["Jd", "Tc"]}
    assert not told.keys() & {Fact.NUT_LOW_LACKING, Fact.PAIR_MAKES_NO_LOW}


def test_the_hint_tells_what_lies_on_the_board():
    assert nuts.hint(make_deal(*FOUR_HEARTS)) == Finding.of(
        Fact.HINT_BOARD, low=3, suited=4, alike=1
    )
    assert nuts.hint(make_deal(*PAIRED)) == Finding.of(
        Fact.HINT_BOARD, low=3, suited=2, alike=2
    )


def test_any_card_may_be_named_that_is_not_on_the_board():
    high, low, _ = nuts.fields(make_deal(*FLUSH))

    assert low.read(["Ah", "2s"]) == pick("Ah 2s")
    assert high.write(high.read(["qh ah"])) == "Ah Qh"
    assert {len(group.cards) for group in (*high.groups, *low.groups)} == {47}
    with pytest.raises(InvalidAnswerError) as caught:
        high.read(["Ah Kh"])
    assert (caught.value.fault, caught.value.text) == (AnswerFault.ON_BOARD, "Kh")


def test_a_low_can_be_said_not_to_be_possible_but_not_a_high():
    high, low, _ = nuts.fields(make_deal(*FLUSH))

    assert low.read(["no low"]) == frozenset()
    with pytest.raises(InvalidAnswerError) as caught:
        high.read(["no low"])
    assert caught.value.fault is AnswerFault.NONE_NOT_OFFERED


def test_cards_of_the_hand_and_of_the_board_lie_on_the_table():
    given = nuts.given(make_deal(*FLUSH))

    assert [(group.key, group.cards) for group in given] == [
        ("board", parse_cards(FLUSH[1])),
        ("hole", parse_cards(FLUSH[0])),
    ]


def straight_fits(ranks):
    """Whether three of some ranks fit into five in a row, the ace at either end."""
    both = ranks | ({14} if 1 in ranks else set())
    return any(len(both & {*range(low, low + 5)}) >= 3 for low in range(1, 11))


def category_by_words(board):
    """The category of the nut high, told from the look of a board of five."""
    low_ace = [1 if card.rank == 14 else card.rank for card in board]
    ranks, flush = set(low_ace), [c for c in board if suit_count(board, c) >= 3]
    if straight_fits({1 if c.rank == 14 else c.rank for c in flush}):
        return Category.STRAIGHT_FLUSH
    if max(map(low_ace.count, ranks)) == 4:
        return Category.FULL_HOUSE
    if len(ranks) < 5:
        return Category.FOUR_OF_A_KIND
    if flush:
        return Category.FLUSH
    return Category.STRAIGHT if straight_fits(ranks) else Category.THREE_OF_A_KIND


def suit_count(board, card):
    return sum(other.suit == card.suit for other in board)


def test_the_board_tells_the_category_of_the_nut_high():
    rng = Random(1)
    for _ in range(2000):
        board = tuple(rng.sample(DECK, 5))
        category = nut_high(board).hand.category

        assert category is category_by_words(board)
        if nut_low(board) is None and len({card.rank for card in board}) == 5:
            assert category >= Category.STRAIGHT
