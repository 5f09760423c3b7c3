"""Counterfeits on flops and turns worked out by hand."""

from random import Random

import pytest

from quizzes.poker.cards import CardFault, InvalidCardsError, parse_cards
from quizzes.poker.rules import Variant
from quizzes.questions import counterfeit
from quizzes.questions.deals import EarlyDeal
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.misconceptions import Misconception
from tests.questions.dealt import pick

# With an ace or a deuce on the board two others of A to 6 make a seven low.
PLAIN = ("As 2d Kc Kh", "3s 7d 8c")
# The four makes up for the ace and for the deuce: 2-4 and A-4 are the nuts then.
PROTECTED = ("As 2d 4c Kh", "3s 7d 8c")
# The five does not: with a deuce on the board A-4 is better.
IDLE = ("As 2d 5c Kh", "3s 7d 8c")
TWO_ACES = ("As Ad 2c Kh", "3s 7d 8c")
WHEEL = ("As 5d Kc Kh", "2s 3d 4c")
# An ace with a deuce or a four beats it: 24 pairs. After a deuce or a four many more.
SECOND_BEST = ("2s 4d Kc Kh", "3s 7d 8c")
# Three and four alone beat it, 3 times 4 pairs, and after a five no others do. After a
# three any four does.
ONE_OF_TWO = ("3s 5d Kc Kh", "Ah 2c 6d")
IDLE_EIGHT = ("3s 5d 8c Kh", "Ah 2c 6d")
# After a four every five makes the wheel: worse, without a pair.
FOUR_COMES = ("5s 6d Kc Kh", "Ah 2c 3d")
# Ace and four are on the way to nothing new: the ace is on the board already.
PAIRED_ALREADY = ("As 5d Kc Kh", "Ah 2c 3d 6s")


def make_early(hole, board):
    return EarlyDeal(parse_cards(hole), parse_cards(board))


def ranks(text):
    return frozenset(text.split()) - {"none"}


def right(deal):
    return counterfeit.right_answers(make_early(*deal))


@pytest.mark.parametrize(
    ("deal", "expected"),
    [
        (PLAIN, "a 2"),
        (PROTECTED, "none"),
        (IDLE, "a 2"),
        (TWO_ACES, "a 2"),
        (WHEEL, "none"),
        (SECOND_BEST, "2 4"),
        (ONE_OF_TWO, "3"),
        (FOUR_COMES, "5 6"),
        (PAIRED_ALREADY, "none"),
    ],
)
def test_only_the_ranks_that_cost_the_low_its_place_are_right(deal, expected):
    assert right(deal)["ranks"] == (ranks(expected),)


@pytest.mark.parametrize(
    ("deal", "case"),
    [
        (PLAIN, "nuts-lost"),
        (PROTECTED, "protected"),
        (IDLE, "third-card-idle"),
        (TWO_ACES, "pair-in-hand"),
        (WHEEL, "wheel-is-safe"),
        (SECOND_BEST, "place-lost"),
        (ONE_OF_TWO, "one-pair-harms"),
        (FOUR_COMES, "worse-without-pair"),
        (PAIRED_ALREADY, "pairs-do-no-harm"),
    ],
)
def test_the_case_is_read_from_the_cards(deal, case):
    assert counterfeit.case_of(make_early(*deal)) == case


@pytest.mark.parametrize(
    ("deal", "asks"), [(PLAIN, "ranks-of-nuts"), (SECOND_BEST, "ranks-of-any")]
)
def test_what_is_asked_is_told_by_whether_the_low_is_the_nuts(deal, asks):
    low, next_cards = counterfeit.fields(make_early(*deal))

    assert next_cards.asks == asks
    assert next_cards.options == ("a", "2", "3", "4", "5", "6", "7", "8")
    assert not low.allows_none


WRONG_ANSWERS = [
    (Misconception.ACE_CANNOT_HURT, PLAIN, "2"),
    (Misconception.ACE_CANNOT_HURT, SECOND_BEST, None),
    (Misconception.PROTECTION_FORGOTTEN, PROTECTED, "a 2"),
    (Misconception.PROTECTION_FORGOTTEN, WHEEL, None),
    (Misconception.PROTECTION_FORGOTTEN, PAIRED_ALREADY, None),
    (Misconception.WHEEL_CAN_BE_PASSED, WHEEL, "a 5"),
    (Misconception.WHEEL_CAN_BE_PASSED, PROTECTED, None),
    (Misconception.PAIR_IN_HAND_PROTECTS, TWO_ACES, "2"),
    (Misconception.PAIR_IN_HAND_PROTECTS, PLAIN, None),
    (Misconception.THIRD_CARD_ALWAYS_PROTECTS, IDLE, "none"),
    (Misconception.THIRD_CARD_ALWAYS_PROTECTS, PROTECTED, None),
    (Misconception.THIRD_CARD_ALWAYS_PROTECTS, IDLE_EIGHT, None),
    (Misconception.EVERY_PAIR_COUNTERFEITS, ONE_OF_TWO, "3 5"),
    (Misconception.EVERY_PAIR_COUNTERFEITS, PAIRED_ALREADY, "a 5"),
    (Misconception.EVERY_PAIR_COUNTERFEITS, PROTECTED, None),
    (Misconception.UNPAIRED_CARDS_COUNT, FOUR_COMES, "4 5 6"),
    (Misconception.UNPAIRED_CARDS_COUNT, SECOND_BEST, None),
    (Misconception.IDLE_CARDS_COUNT, IDLE_EIGHT, "3 8"),
    (Misconception.IDLE_CARDS_COUNT, IDLE, None),
]


@pytest.mark.parametrize(("rule", "deal", "expected"), WRONG_ANSWERS)
def test_each_wrong_rule_errs_where_and_as_its_believer_does(rule, deal, expected):
    given = counterfeit.WRONG_RULES[rule](make_early(*deal))
    wrong = given["ranks"].difference(right(deal)["ranks"])

    assert wrong == (set() if expected is None else {ranks(expected)})


def test_every_wrong_rule_is_worked_out_above():
    erring = {rule for rule, _, wrong in WRONG_ANSWERS if wrong is not None}

    assert erring == set(counterfeit.WRONG_RULES)


LOW = "As 2d 3s 7d 8c"


def grade(deal, low, text):
    answer = {"low": pick(low), "ranks": ranks(text)}
    return counterfeit.grade(make_early(*deal), answer)


@pytest.mark.parametrize(
    ("deal", "text", "credit"),
    [
        (PLAIN, "a 2", 1),
        # One of two, two of three, two of eight, none of two, none of three.
        (PLAIN, "a", 1 / 2),
        (PLAIN, "a 2 3", 2 / 3),
        (PLAIN, "a 2 3 4 5 6 7 8", 2 / 8),
        (PLAIN, "none", 0),
        (PLAIN, "3", 0),
        (PROTECTED, "none", 1),
        (PROTECTED, "a", 0),
    ],
)
def test_ranks_are_marked_by_how_much_of_them_is_right(deal, text, credit):
    low, next_cards = grade(deal, LOW, text).parts

    assert (low.credit, next_cards.credit) == (1, pytest.approx(credit))


def test_the_low_and_the_ranks_earn_half_each():
    assert grade(PLAIN, LOW, "a").credit == 0.75
    assert grade(PLAIN, "As Kc 3s 7d 8c", "a 2").credit == 0.5
    assert counterfeit.grade(make_early(*PLAIN), None).credit == 0


def told(deal, text):
    next_cards = grade(deal, LOW, text).parts[1]
    return {finding.fact: finding.values for finding in next_cards.findings}


@pytest.mark.parametrize(
    ("deal", "text", "facts"),
    [
        (PLAIN, "a 2", {Fact.NUT_LOW_PASSED: [1, 2]}),
        (
            PLAIN,
            "a 3",
            {
                Fact.RANKS_MISSED: [2],
                Fact.RANKS_TOO_MANY: [3],
                Fact.NUT_LOW_PASSED: [1, 2],
            },
        ),
        (PROTECTED, "none", {Fact.THIRD_CARD_PROTECTS: [4]}),
        (IDLE, "a 2", {Fact.NUT_LOW_PASSED: [1, 2], Fact.THIRD_CARD_TOO_HIGH: [5]}),
        (TWO_ACES, "a 2", {Fact.NUT_LOW_PASSED: [1, 2], Fact.SECOND_CARD_NO_HELP: [1]}),
        (SECOND_BEST, "2 4", {Fact.LOW_PASSED_BY_MORE: [2, 4]}),
        (ONE_OF_TWO, "3", {Fact.LOW_PASSED_BY_MORE: [3], Fact.PAIR_DOES_NO_HARM: [5]}),
        (
            FOUR_COMES,
            "5 6",
            {Fact.LOW_PASSED_BY_MORE: [5, 6], Fact.WORSE_WITHOUT_PAIR: [4]},
        ),
    ],
)
def test_what_is_said_about_ranks(deal, text, facts):
    assert {fact: values["ranks"] for fact, values in told(deal, text).items()} == facts


def test_the_wheel_is_said_to_be_safe():
    assert told(WHEEL, "none") == {Fact.WHEEL_IS_SAFE: {}}


def test_the_hint_counts_low_ranks():
    hint = counterfeit.hint(make_early(*IDLE))

    assert hint == Finding.of(Fact.HINT_LOW_RANKS, board=3, hole=3)


def test_a_deal_by_chance_is_a_flop_or_a_turn_with_a_low():
    rng = Random(1)
    dealt = [counterfeit.deal_by_chance(rng, Variant.FIVE) for _ in range(200)]

    assert {len(deal.board) for deal in dealt} == {3, 4}
    assert {len(deal.hole) for deal in dealt} == {5}
    for deal in dealt:
        assert counterfeit.right_answers(deal)["low"] != (frozenset(),)


@pytest.mark.parametrize(
    ("board", "fault"),
    [("3s 7d", CardFault.TOO_FEW), ("3s 7d 8c Kd Qh", CardFault.TOO_MANY)],
)
def test_there_must_be_a_card_to_come(board, fault):
    with pytest.raises(InvalidCardsError) as caught:
        counterfeit.read_question({"hole": "As 2d Kc Kh", "board": board})

    assert caught.value.fault is fault
