"""Two starting hands beside each other: cases, wrong rules, and what is said of them.

Which hand is better is known at every table, or follows from the cards: it is checked
by dealing, before the product's own table is asked.
"""

from random import Random

import poker_equity
import pytest

from quizzes.poker.cards import InvalidCardsError, parse_cards, write_cards
from quizzes.questions import starting_hand
from quizzes.questions.misconceptions import Misconception, diagnose
from quizzes.questions.starting_hands import cases
from quizzes.questions.starting_hands.features import danglers, work_together
from quizzes.questions.starting_hands.matches import InvalidMatchError, Match
from quizzes.questions.starting_hands.shares import UnknownHandError

DEUCE_SUITED, DEUCE_PLAIN = "AsAh2s3h", "AdAc2h3s"


def match(a, b, opponents=3):
    return Match.read({"a": a, "b": b, "opponents": opponents})


# Two low ranks with a suited ace against four high cards of four suits.
LOW_WINS = match("As2s3dKh", "KsQdJhTc", 5)
# Aces and kings in two suits, heads-up, against four loose low cards.
HIGH_WINS = match("AsAhKsKh", "2d4c6h8s", 1)
TWO_LOWS = match(DEUCE_SUITED, "2d4c6h8s")
TWO_HIGHS = match("QcJdTh9s", "KsKhQsQh")
DANGLER = match(DEUCE_SUITED, "Ad2c3s9h")
MIDDLE = match("7s8d9hTc", DEUCE_SUITED)
OF_A_SUIT = match("AsAhQsJh", "KcQcJcTc")
OF_A_RANK = match("KsKhKdQs", "AdAcQdJc")
SAME_RANKS = match(DEUCE_SUITED, DEUCE_PLAIN)
# A pair of kings and one of queens are much heads-up, and little against five.
TURNS = match("KsKhQsQh", "2c3d4c5d", 5)

EACH_MATCH = [
    (LOW_WINS, "low-beats-high", "a"),
    (HIGH_WINS, "high-beats-low", "a"),
    (TWO_LOWS, "better-low", "a"),
    (TWO_HIGHS, "better-high", "b"),
    (DANGLER, "dangler", "a"),
    (MIDDLE, "middle-cards", "b"),
    (OF_A_SUIT, "three-of-a-suit", "a"),
    (OF_A_RANK, "three-of-a-rank", "b"),
    (SAME_RANKS, "same-ranks", "a"),
    (TURNS, "order-turns", "b"),
]


def dealt_equity(hand, opponents):
    told = poker_equity.chunk_from_text(
        *("omaha_hi_lo", ["".join(map(str, hand))] + ["****"] * opponents, ""),
        samples=40_000,
        threads=1,
    )
    return told["players"][0]["equity"]


@pytest.mark.parametrize(("question", "case", "better"), EACH_MATCH)
def test_each_case_is_told_and_the_better_hand_known(question, case, better):
    dealt = {
        name: dealt_equity(hand, question.opponents)
        for name, hand in question.hands.items()
    }

    assert max(dealt, key=dealt.get) == better
    assert starting_hand.right_answers(question)["better"] == (better,)
    assert starting_hand.case_of(question) == case


def test_two_pairs_beat_four_low_cards_heads_up_only():
    heads_up = match("KsKhQsQh", "2c3d4c5d", 1)

    assert starting_hand.right_answers(heads_up)["better"] == ("a",)
    assert starting_hand.case_of(heads_up) == "order-turns"
    assert dealt_equity(heads_up.a, 1) > dealt_equity(heads_up.b, 1)


def test_four_high_cards_get_more_by_highs_and_nothing_by_lows():
    right = starting_hand.right_answers(LOW_WINS)

    assert (right["better"], right["more_lows"]) == (("a",), ("a",))
    right = starting_hand.right_answers(HIGH_WINS)
    assert (right["more_highs"], right["more_lows"]) == (("a",), ("b",))


def test_a_half_that_is_too_close_is_not_asked():
    # Neither of two high hands ever wins a low.
    names = [field.name for field in starting_hand.fields(TWO_HIGHS)]

    assert names == ["better", "more_highs"]


ERRS = [
    (Misconception.HIGH_PAIR_FIRST, TURNS, {"better": {"a"}, "more_highs": {"a"}}),
    # Nine, nine, ten and ace of four suits against kings in two suits.
    (Misconception.ANY_ACE_IS_GOOD, match("AsTd9h9c", "KsKhQs8h"), {"better": {"a"}}),
    (
        Misconception.TRIPS_ARE_GOOD,
        OF_A_RANK,
        {"better": {"a"}, "more_highs": {"a"}},
    ),
    # Four cards of eight or lower are more than three.
    (
        Misconception.MOST_LOW_CARDS,
        match("2d4c6h8s", "As2s3dKh"),
        {"better": {"a"}, "more_lows": {"a"}},
    ),
    # 13 + 12 + 11 + 10 are more than 14 + 2 + 3 + 13.
    (Misconception.RANKS_ADDED_UP, LOW_WINS, {"better": {"b"}}),
    # Both have a low card; the lowest of them is the ace.
    (
        Misconception.ONE_LOW_CARD_ENOUGH,
        HIGH_WINS,
        {"more_lows": {"a"}},
    ),
    (
        Misconception.MORE_OF_A_SUIT,
        OF_A_SUIT,
        {"better": {"b"}, "more_highs": {"b"}},
    ),
    (Misconception.OPPONENTS_IGNORED, TURNS, {"better": {"a"}}),
]


@pytest.mark.parametrize(("rule", "question", "said"), ERRS)
def test_each_wrong_rule_chooses_the_hand_of_its_believer(rule, question, said):
    assert starting_hand.WRONG_RULES[rule](question) == said
    right = starting_hand.right_answers(question)
    assert any(names - {*right[field]} for field, names in said.items())


@pytest.mark.parametrize(
    ("rule", "question"),
    [
        # The higher pair is the better hand; neither has a pair.
        (Misconception.HIGH_PAIR_FIRST, TWO_HIGHS),
        (Misconception.HIGH_PAIR_FIRST, LOW_WINS.against(5)),
        # Both have an ace, or only the better one has.
        (Misconception.ANY_ACE_IS_GOOD, SAME_RANKS),
        (Misconception.ANY_ACE_IS_GOOD, LOW_WINS),
        (Misconception.TRIPS_ARE_GOOD, TWO_LOWS),
        (Misconception.MOST_LOW_CARDS, LOW_WINS),
        (Misconception.RANKS_ADDED_UP, TWO_HIGHS),
        (Misconception.ONE_LOW_CARD_ENOUGH, LOW_WINS),
        # Two of a suit are better than one.
        (Misconception.MORE_OF_A_SUIT, SAME_RANKS),
        # Against one opponent there is nothing to ignore.
        (Misconception.OPPONENTS_IGNORED, match("KsKhQsQh", "2c3d4c5d", 1)),
    ],
)
def test_a_wrong_rule_does_not_err_where_it_agrees_or_has_no_say(rule, question):
    right = starting_hand.right_answers(question)

    for field, names in starting_hand.WRONG_RULES[rule](question).items():
        assert names <= {*right[field]}


def test_who_goes_by_the_highest_pair_may_also_forget_the_opponents():
    right = starting_hand.right_answers(TURNS)

    said = {"better": "a", "more_highs": "a", "more_lows": "b"}
    diagnosis = diagnose(starting_hand.WRONG_RULES, TURNS, right, said)

    assert {
        Misconception.HIGH_PAIR_FIRST,
        Misconception.RANKS_ADDED_UP,
        Misconception.OPPONENTS_IGNORED,
    } == {*diagnosis.candidates}


@pytest.mark.parametrize(
    ("answer", "credit"),
    [
        ({"better": "a", "more_highs": "a", "more_lows": "b"}, 1),
        ({"better": "b", "more_highs": "a", "more_lows": "b"}, 2 / 3),
        ({"better": "b", "more_highs": "b", "more_lows": "b"}, 1 / 3),
        ({"better": "b", "more_highs": "b", "more_lows": "a"}, 0),
        (None, 0),
    ],
)
def test_each_part_earns_as_much(answer, credit):
    assert starting_hand.grade(HIGH_WINS, answer).credit == pytest.approx(credit)


def told_of(question):
    """What is said about each hand, without the figures."""
    findings = starting_hand.grade(question, None).findings
    return [
        (str(said.fact), said.values["hand"])
        for said in findings
        if "hand" in said.values and "share" not in said.values
    ]


def test_what_a_hand_can_win_is_told_and_what_it_cannot():
    assert told_of(match("AsAh2s3h", "KcTd8c5h")) == [
        ("ace-deuce-held", "a"),
        ("ace-suited", "a"),
        ("pair-held", "a"),
    ]
    assert told_of(OF_A_RANK) == [
        ("ace-suited", "b"),
        ("pair-held", "b"),
        ("hand-makes-no-low", "b"),
        ("rank-held-thrice", "a"),
        ("hand-makes-no-low", "a"),
    ]


def test_the_hint_counts_low_ranks_and_names_no_hand():
    hint = starting_hand.hint(TWO_LOWS)

    assert (str(hint.fact), hint.values) == ("hint-starting-hands", {"a": 3, "b": 4})


@pytest.mark.parametrize(
    ("hand", "idle"),
    [
        ("As 2d 3h 9c", "9c"),
        # In the suit of the ace it can make a flush.
        ("As 2d 3h 9s", ""),
        # The ten makes a straight with the ace, from ten to ace.
        ("As 2d 3h Tc", ""),
        # A lone low card makes no low, and from four to jack is no straight.
        ("Ks Kd Qh 4c", "4c"),
        ("Ks Jd Th 2c", "2c"),
        # Seven and deuce are two of a low.
        ("Ks Qd 7h 2c", ""),
        ("Ks 9d 4h 4c", ""),
    ],
)
def test_a_dangler_works_with_no_other_card(hand, idle):
    assert write_cards(danglers(parse_cards(hand))) == idle


@pytest.mark.parametrize(
    ("cards", "work"),
    [
        ("As 5d", True),
        ("As 9d", False),
        ("As Td", True),
        ("Ks 9d", True),
        ("Ks 8d", False),
        ("8s 2d", True),
        ("9s 5d", True),
        ("9s 4d", False),
        ("Ks 2s", True),
        ("Ks Kd", True),
    ],
)
def test_two_cards_work_together_in_a_pair_a_suit_a_straight_or_a_low(cards, work):
    assert work_together(*parse_cards(cards)) is work


def test_hands_that_are_dealt_share_no_card():
    for case in cases.CASES:
        for seed in range(5):
            question = cases.deal_case(Random(f"{case}/{seed}"), 4, case)
            assert not set(question.a) & set(question.b)


@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"a": "AsAh2s"}, InvalidCardsError),
        # The ace of spades is in both hands.
        ({"b": "AsAh2d3c"}, InvalidCardsError),
        ({"b": "AdKc7h2c"}, UnknownHandError),
        ({"opponents": 2}, InvalidMatchError),
        ({"opponents": "3"}, InvalidMatchError),
        ({"opponents": True}, InvalidMatchError),
        # Five cards against four.
        ({"b": "KdKcQdQc8h"}, InvalidMatchError),
        # The same cards in other suits: too close to call, and not asked.
        ({"b": "AdAc2d3c"}, InvalidMatchError),
    ],
)
def test_what_is_no_match_is_refused(changed, error):
    stored = {"a": DEUCE_SUITED, "b": "2d4c6h8s", "opponents": 3}

    with pytest.raises(error):
        Match.read(stored | changed)
