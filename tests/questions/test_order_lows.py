"""Lows in order, worked out by hand."""

import pytest

from quizzes.poker.cards import InvalidCardsError, parse_cards
from quizzes.questions import order_lows
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.fields import PutInOrder
from quizzes.questions.lows.hands import Hands
from quizzes.questions.misconceptions import Misconception
from tests.questions.dealt import deal_case

SUITS = "cdhs"
FOUR = PutInOrder("order", ("a", "b", "c", "d"))


def make_hands(*lows):
    """Hands of these ranks: one with a plus is of one suit, the others of several."""
    return Hands(
        tuple(
            parse_cards(
                f"{rank}{'s' if low.endswith('+') else SUITS[(place + shift) % 4]}"
                for shift, rank in enumerate(low.rstrip("+").split("-"))
            )
            for place, low in enumerate(lows)
        )
    )


def mark(lows, order):
    """Mark an order such as "b > a = c"; None asks to be shown."""
    hands = make_hands(*lows)
    if order is None:
        return order_lows.grade(hands, None)
    (field,) = order_lows.fields(hands)
    return order_lows.grade(hands, {"order": field.read([order])})


def right(lows):
    hands = make_hands(*lows)
    (field,) = order_lows.fields(hands)
    (places,) = order_lows.right_answers(hands)["order"]
    return field.write(places)


@pytest.mark.parametrize(
    ("lows", "order"),
    [
        # The rule book's examples.
        (["8-4-3-2-A", "7-6-5-4-3"], "b > a"),
        (["7-4-3-2-A", "6-5-4-3-2"], "b > a"),
        (["8-7-3-2-A", "8-6-5-4-3"], "b > a"),
        (["7-6-3-2-A", "7-5-4-3-2"], "b > a"),
        (["8-6-5-4-3", "8-6-5-4-2", "8-6-5-4-A"], "c > b > a"),
        # The best and the worst of all.
        (["8-7-6-5-4", "5-4-3-2-A"], "b > a"),
        # However the cards lie.
        (["A-8-2-4-3", "3-7-4-6-5"], "b > a"),
        (["8-4-3-2-A", "8-4-3-2-A"], "a = b"),
        (["7-5-4-3-2", "6-5-4-3-2", "7-5-4-3-2", "8-4-3-2-A"], "b > a = c > d"),
        # Neither a straight nor a flush is held against a low.
        (["6-5-4-3-A", "5-4-3-2-A+"], "b > a"),
        # A pair is no low, and a nine is none: they share the last place.
        (["5-4-2-2-A", "8-7-6-5-4", "9-4-3-2-A"], "b > a = c"),
    ],
)
def test_the_lower_low_is_better_from_the_highest_card_down(lows, order):
    assert right(lows) == order


@pytest.mark.parametrize(
    ("lows", "case"),
    [
        # Seven before eight, and from the bottom ace before deuce.
        (["7-6-4-3-A", "8-6-5-4-2"], "highest-card"),
        (["8-6-5-4-2", "8-6-5-4-A"], "later-card"),
        (["7-6-4-3-A", "8-7-5-4-2", "8-7-5-3-2"], "later-card"),
        (["8-4-3-2-A", "7-5-4-3-2"], "bottom-tempts"),
        # A straight among them, but what looks better from the bottom comes first.
        (["8-4-3-2-A", "7-6-5-4-3"], "bottom-tempts"),
        (["5-4-3-2-A", "6-4-3-2-A"], "wheel"),
        (["6-5-4-3-2", "8-6-5-4-3"], "straight-or-flush"),
        (["7-6-4-3-A+", "8-6-5-4-2"], "straight-or-flush"),
        # A straight that has the last place anyway is not held against anything.
        (["7-6-5-3-2", "8-7-6-5-4"], "highest-card"),
        (["7-5-4-3-2", "7-5-4-3-2"], "tied-lows"),
        (["5-4-3-2-A", "8-4-3-2-A", "5-4-3-2-A"], "tied-lows"),
        (["7-5-4-3-2", "5-4-2-2-A"], "not-all-lows"),
        (["9-4-3-2-A", "7-5-4-3-2", "7-5-4-3-2"], "not-all-lows"),
    ],
)
def test_the_case_is_read_from_the_cards(lows, case):
    assert order_lows.case_of(make_hands(*lows)) == case


WRONG_ORDERS = [
    (Misconception.READ_FROM_BOTTOM, ["8-4-3-2-A", "7-6-5-4-3"], "a > b"),
    (Misconception.READ_FROM_BOTTOM, ["8-6-5-4-3", "8-6-5-4-2"], None),
    (Misconception.LATER_CARDS_IGNORED, ["8-6-5-4-3", "8-6-5-4-2"], "a = b"),
    (Misconception.LATER_CARDS_IGNORED, ["8-4-3-2-A", "7-6-5-4-3"], None),
    (Misconception.ACE_NOT_LOW, ["7-4-3-2-A", "8-6-5-3-2"], "b > a"),
    # Two aces on top: the next cards decide as they should.
    (Misconception.ACE_NOT_LOW, ["7-4-3-2-A", "8-6-5-3-A"], None),
    (
        Misconception.STRAIGHTS_AND_FLUSHES_COUNT,
        ["6-5-4-3-2", "8-4-3-2-A", "7-4-3-2-A+"],
        "b > a = c",
    ),
    (Misconception.STRAIGHTS_AND_FLUSHES_COUNT, ["7-5-3-2-A", "8-7-6-5-4"], None),
    (Misconception.PAIRED_CARD_COUNTS, ["6-5-4-3-2", "5-5-3-2-A"], "b > a"),
    # Two pairs are too much even for who lets one stand.
    (Misconception.PAIRED_CARD_COUNTS, ["6-5-4-3-2", "5-5-3-3-A"], None),
    (
        Misconception.NINE_COUNTS,
        ["8-7-6-5-4", "9-8-3-2-A", "9-4-3-2-A"],
        "a > c > b",
    ),
    # A nine alone stands last by either rule.
    (Misconception.NINE_COUNTS, ["8-7-6-5-4", "9-4-3-2-A"], None),
]


# There is no wrong rule "the sum decides": of the 1,540 pairs of lows there are only
# four that it orders otherwise than the rules do and than who reads from the bottom.
@pytest.mark.parametrize(("rule", "lows", "order"), WRONG_ORDERS)
def test_each_wrong_rule_errs_where_and_as_its_believer_does(rule, lows, order):
    hands = make_hands(*lows)
    (field,) = order_lows.fields(hands)

    (places,) = order_lows.WRONG_RULES[rule](hands)["order"]

    assert field.write(places) == (order or right(lows))


def test_every_wrong_rule_is_worked_out_above():
    rules = {rule for rule, _, order in WRONG_ORDERS if order}

    assert rules == set(order_lows.WRONG_RULES)


BEST_TO_WORST = ["6-5-4-3-2", "7-5-4-3-2", "7-5-4-3-2", "8-4-3-2-A"]


@pytest.mark.parametrize(
    ("order", "credit"),
    [
        ("a > b = c > d", 1),
        # Of the six pairs one stands wrong.
        ("a > b > c > d", 5 / 6),
        ("b = c > a > d", 4 / 6),
        ("a > d > b = c", 4 / 6),
        ("a = b = c = d", 1 / 6),
        # All wrong but that the two are equal.
        ("d > b = c > a", 1 / 6),
        ("d > c > b > a", 0),
        (None, 0),
    ],
)
def test_each_pair_of_lows_that_stands_right_earns_its_share(order, credit):
    assert mark(BEST_TO_WORST, order).credit == pytest.approx(credit)


def test_two_lows_are_right_or_wrong():
    lows = ["8-4-3-2-A", "7-6-5-4-3"]

    assert [mark(lows, order).credit for order in ("b > a", "a > b", "a = b")] == [
        1,
        0,
        0,
    ]


def decided(better_hand, better, worse_hand, worse, better_rank, worse_rank):
    return Finding.of(
        Fact.ORDER_DECIDED,
        better=better,
        worse=worse,
        better_hand=better_hand,
        worse_hand=worse_hand,
        better_rank=better_rank,
        worse_rank=worse_rank,
    )


@pytest.mark.parametrize(
    ("lows", "order", "findings"),
    [
        (
            ["8-4-3-2-A", "7-6-5-4-3"],
            "a > b",
            [decided("b", "7-6-5-4-3", "a", "8-4-3-2-A", 7, 8)],
        ),
        # Whoever is right is told what decides the first place.
        (
            ["8-4-3-2-A", "7-6-5-4-3"],
            "b > a",
            [decided("b", "7-6-5-4-3", "a", "8-4-3-2-A", 7, 8)],
        ),
        # Whoever asks to be shown is told of each next one.
        (
            ["8-6-5-4-3", "8-6-5-4-2", "8-6-5-4-A"],
            None,
            [
                decided("c", "8-6-5-4-A", "b", "8-6-5-4-2", 1, 2),
                decided("b", "8-6-5-4-2", "a", "8-6-5-4-3", 2, 3),
            ],
        ),
        # Only what stands wrong is told of.
        (
            ["8-6-5-4-3", "8-6-5-4-2", "8-6-5-4-A"],
            "c > a > b",
            [decided("b", "8-6-5-4-2", "a", "8-6-5-4-3", 2, 3)],
        ),
        (
            ["7-5-4-3-2", "7-5-4-3-2"],
            "b > a",
            [Finding.of(Fact.ORDER_TIED, hand="a", other_hand="b", low="7-5-4-3-2")],
        ),
        # What is no low is told of even to whoever saw it.
        (
            ["5-4-2-2-A", "8-7-6-5-4", "9-4-3-2-A"],
            "b > a = c",
            [
                Finding.of(Fact.ORDER_PAIRED, hand="a", rank=2),
                Finding.of(Fact.ORDER_TOO_HIGH, hand="c", rank=9),
            ],
        ),
        (
            ["5-4-2-2-A", "8-7-6-5-4", "9-4-3-2-A"],
            "a > b > c",
            [
                Finding.of(Fact.ORDER_PAIRED, hand="a", rank=2),
                Finding.of(Fact.ORDER_TOO_HIGH, hand="c", rank=9),
                Finding.of(Fact.ORDER_NO_LOWS_TIED, hand="a", other_hand="c"),
            ],
        ),
    ],
)
def test_what_is_said_about_an_order(lows, order, findings):
    assert list(mark(lows, order).findings) == findings


def test_the_hint_reads_the_hands_and_leaves_comparing_them():
    hint = order_lows.hint(make_hands("A-8-2-4-3", "2-2-9-A-4"))

    assert hint == Finding.of(
        Fact.HINT_ORDER, hands={"a": "8-4-3-2-A", "b": "9-4-2-2-A"}
    )


def test_hands_are_written_by_their_names_and_read_again():
    hands = make_hands("8-4-3-2-A", "7-6-5-4-3")

    assert hands.write() == {"a": "8c 4d 3h 2s Ac", "b": "7d 6h 5s 4c 3d"}
    assert order_lows.read_question(hands.write()) == hands


@pytest.mark.parametrize(
    "stored",
    [
        {"a": "8c 4d 3h 2s", "b": "7d 6h 5s 4c 3d"},
        {"a": "8c 4d 3h 2s Ac Kc", "b": "7d 6h 5s 4c 3d"},
        {"a": "8c 4d 3h 2s 2s", "b": "7d 6h 5s 4c 3d"},
        {"a": "8c 4d 3h 2s joker", "b": "7d 6h 5s 4c 3d"},
    ],
)
def test_what_is_no_five_cards_is_refused(stored):
    with pytest.raises(InvalidCardsError):
        order_lows.read_question(stored)


@pytest.mark.parametrize("names", ["", "a", "ac", "bc"])
def test_hands_whose_names_leave_one_out_are_refused(names):
    with pytest.raises(KeyError):
        order_lows.read_question(dict.fromkeys(names, "8c 4d 3h 2s Ac"))


def test_all_hands_come_from_one_deck():
    for case in order_lows.CASES:
        for seed in range(20):
            question = deal_case(order_lows, case, seed)
            cards = [card for hand in question.hands for card in hand]

            assert len(set(cards)) == len(cards)


def test_all_are_lows_up_to_the_third_level():
    easy = [case for level in (1, 2, 3) for case in order_lows.LEVELS[level]]

    assert "not-all-lows" not in easy


def test_an_order_can_be_typed_in_any_letters():
    assert FOUR.read(["B > a = C > d"]) == FOUR.read(["2", "1", "2", "3"])
