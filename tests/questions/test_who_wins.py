from random import Random

import pytest

from quizzes.poker.cards import CardFault, InvalidCardsError
from quizzes.poker.rules import Variant
from quizzes.poker.stakes import InvalidTableError
from quizzes.questions import who_wins
from quizzes.questions.asking import diagnose_answer
from quizzes.questions.misconceptions import Misconception
from quizzes.questions.showdowns.tables import Showdown
from quizzes.questions.terms import Terms

# The low is made by the second seat, 8-4-3-2-A; the first has three kings.
SPLIT = ("3s 4d 8c Kd Qh", "Kc Kh Jd Tc", "As 2d Jc 9h")
# A wheel and the only straight: 5-4-3-2-A both ways.
SCOOP = ("3s 4d 5c Kd Qh", "Kc Qd Jd Tc", "As 2d Jc 9h")
# Two low ranks on the board: kings and queens against jacks.
NO_LOW = ("3s 4d Tc Kd Qh", "Kc Qd 9s 9c", "Js Jd 8d 7h")
# Five low ranks, three of them in the first hand: no low. Aces win.
SEEMING = ("3s 4d Tc Kd Qh", "As 2d 5c 9h", "Js 9d 9s 7h")
# Nobody has lower than A-2, but the deuce lies on the board: no fifth rank is left
# beside A-2-3-4. The second has 6-5-4-3-2, which is a straight too.
COUNTERFEITED = ("2s 3d 4c Kd Qh", "As 2d Jc Jh", "5s 6d 9c Th")
# Both hold A-2; the first has three kings.
LOW_TIED = ("3s 4d 8c Kd Qh", "Kc Kh As 2d", "Ac 2h Jc 9h")
# Both hold an ace and a king on a board of no low, with the same kickers.
HIGH_TIED = ("Ks 9d 9c Qd 4h", "Kc Ad 7s 6c", "Kh Ah 7d 6d")
# Three hold A-2 and the fourth three kings.
THREE_TIED = (
    "3s 4d 8c Kd Qh",
    "As 2s Jc 9h",
    "Ad 2d Jd 9d",
    "Ac 2c Tc Td",
    "Kc Kh 7s 7d",
)
# Both hold A-2 for a wheel, which is the best straight as well.
BOTH_TIED = ("3s 4d 5c Kd Qh", "As 2d Jc 9h", "Ad 2s Jh 9d")


def make_showdown(board, *hands):
    seats = {f"seat-{seat}": hand for seat, hand in enumerate(hands, start=1)}
    return who_wins.read_question({"board": board, **seats})


def winners(showdown):
    right = who_wins.right_answers(showdown)
    (high,), (low,) = right["high_winners"], right["low_winners"]
    return set(high), set(low)


def answer(high, low):
    return {"high_winners": frozenset(high), "low_winners": frozenset(low)}


@pytest.mark.parametrize(
    ("cards", "case", "high", "low"),
    [
        (SPLIT, "split", {1}, {2}),
        (SCOOP, "scoop", {2}, {2}),
        (NO_LOW, "scoop-without-low", {1}, set()),
        (SEEMING, "seeming-low", {2}, set()),
        (COUNTERFEITED, "counterfeited-favorite", {2}, {2}),
        (LOW_TIED, "low-tied", {1}, {1, 2}),
        (HIGH_TIED, "high-tied", {1, 2}, set()),
        (THREE_TIED, "three-way-tie", {4}, {1, 2, 3}),
        (BOTH_TIED, "both-halves-tied", {1, 2}, {1, 2}),
    ],
)
def test_each_case_has_its_winners(cards, case, high, low):
    showdown = make_showdown(*cards)

    assert winners(showdown) == (high, low)
    assert who_wins.case_of(showdown) == case


@pytest.mark.parametrize(
    ("high", "low", "credits"),
    [
        ({4}, {1, 2, 3}, [1, 1]),
        # Two of three that tie are two thirds of the half.
        ({4}, {1, 3}, [1, 2 / 3]),
        ({4}, {2}, [1, 1 / 3]),
        # One too many takes all of the half.
        ({4}, {1, 2, 3, 4}, [1, 0]),
        ({1, 4}, {1, 2, 3}, [0, 1]),
        ({4}, set(), [1, 0]),
        ({1}, {4}, [0, 0]),
    ],
)
def test_each_half_earns_the_share_of_its_winners_that_were_found(high, low, credits):
    grade = who_wins.grade(make_showdown(*THREE_TIED), answer(high, low))

    assert [part.credit for part in grade.parts] == pytest.approx(credits)


def test_that_nobody_has_a_low_is_the_answer_where_there_is_none():
    showdown = make_showdown(*NO_LOW)

    assert who_wins.grade(showdown, answer({1}, set())).credit == 1
    assert who_wins.grade(showdown, answer({1}, {2})).credit == 0.5


def said(cards, high, low):
    grade = who_wins.grade(make_showdown(*cards), answer(high, low))
    return [(str(found.fact), dict(found.values)) for found in grade.findings]


def test_who_is_beaten_and_by_what_is_said():
    assert said(SPLIT, {2}, {1}) == [
        # Seat 2 pairs nothing but the board: ace, king, queen, jack, eight is not
        # two and three; A-J with K-Q-8 is.
        ("high-beaten", {"seat": 2, "category": 0, "ranks": [14, 13, 12, 11, 8]}),
        ("high-won-by", {"seats": [1], "category": 3, "ranks": [13, 12, 8]}),
        ("seat-without-low", {"seat": 1}),
        ("low-won-by", {"seats": [2], "low": "8-4-3-2-A"}),
    ]


def test_a_tie_that_was_overlooked_is_said():
    assert ("tied-seats-missed", {"seats": [2]}) in said(LOW_TIED, {1}, {1})


def test_what_misleads_is_said_though_the_answer_is_right():
    assert said(SEEMING, {2}, set())[1:] == [
        ("no-low-on-board", {"count": 2}),
        ("seeming-low", {"seat": 1}),
    ]
    assert said(COUNTERFEITED, {2}, {2})[-1] == (
        "favorite-counterfeited",
        {"seat": 1, "ranks": [2]},
    )


@pytest.mark.parametrize(
    ("cards", "rule", "field", "seats"),
    [
        # 3-4 of the board with A-2-5 of the hand.
        (SEEMING, Misconception.THREE_FROM_HAND, "low_winners", [{1}]),
        # The lowest five of the first hand are 10-4-3-2-A, of the second 10-9-7-4-3.
        (SEEMING, Misconception.LOW_WITHOUT_QUALIFIER, "low_winners", [{1}]),
        (SPLIT, Misconception.HIGH_TAKES_BOTH, "low_winners", [{1}]),
        (NO_LOW, Misconception.HIGH_TAKES_BOTH, "low_winners", [set()]),
        (LOW_TIED, Misconception.ONE_OF_TIED_WINS, "low_winners", [{1}, {2}]),
        (LOW_TIED, Misconception.ONE_OF_TIED_WINS, "high_winners", [{1}]),
        # A-2 and 3-4-5 make a straight, so nobody has a low to such a believer but
        # who makes one without: K-Q-J-T has none.
        (SCOOP, Misconception.STRAIGHTS_AND_FLUSHES_COUNT, "low_winners", [set()]),
        # The ace is high: neither A-2 has a low.
        (LOW_TIED, Misconception.ACE_NOT_LOW, "low_winners", [set()]),
        # The kings make one high and A-J the other, and neither makes a low.
        (LOW_TIED, Misconception.SAME_PAIR_FOR_BOTH, "low_winners", [set()]),
    ],
)
def test_a_wrong_rule_has_its_own_winners(cards, rule, field, seats):
    showdown = make_showdown(*cards)

    told = who_wins.WRONG_RULES[rule](showdown)[field]
    assert told == set(map(frozenset, seats))


def test_lows_read_from_the_bottom_and_by_one_card_differ():
    showdown = make_showdown("4s 6d 8c Kd Qh", "As 5d Jc 9h", "2s 3d Jd 9c")
    rules = who_wins.WRONG_RULES

    # 8-6-5-4-A is higher at the third card than 8-6-4-3-2.
    assert winners(showdown)[1] == {2}
    bottom = rules[Misconception.READ_FROM_BOTTOM](showdown)
    first = rules[Misconception.LATER_CARDS_IGNORED](showdown)
    assert bottom["low_winners"] == {frozenset({1})}
    assert first["low_winners"] == {frozenset({1, 2})}


def test_one_card_of_the_hand_makes_no_low_and_no_straight():
    # Four to a straight on the board: to such a believer the first hand has it.
    showdown = make_showdown("5s 6d 7c 8d Kh", "9s Kd Qc Jh", "As Ad Tc Js")
    rule = who_wins.WRONG_RULES[Misconception.ONE_FROM_HAND](showdown)

    assert winners(showdown) == ({2}, set())
    assert rule["high_winners"] == {frozenset({1})}


def test_a_straight_that_is_held_above_a_flush_wins_for_its_believer():
    showdown = make_showdown("5s 6s 7s Kd Qh", "8d 9c 2c 2d", "As 3s Jc Jh")
    rule = who_wins.WRONG_RULES[Misconception.STRAIGHT_BEATS_FLUSH](showdown)

    assert winners(showdown)[0] == {2}
    assert rule["high_winners"] == {frozenset({1})}


def test_a_paired_card_makes_a_low_for_its_believer():
    # The first has 8-4-3-2-A, and the second 7-6-4-3-2.
    showdown = make_showdown("2s 3d 4c 8h Kh", "2d Ad Kc Qc", "6s 7d Jc Js")
    rule = who_wins.WRONG_RULES[Misconception.PAIRED_CARD_COUNTS](showdown)

    # With both deuces the first has 4-3-2-2-A.
    assert winners(showdown)[1] == {2}
    assert rule["low_winners"] == {frozenset({1})}


def test_a_deuce_that_lies_on_the_board_too_is_dead_to_a_believer():
    # The first has the wheel with it, the second 7-6-4-3-2.
    showdown = make_showdown("2h 3s 4d 5c Kd", "As 2d Jc 9h", "6s 7d Jd Th")
    rule = who_wins.WRONG_RULES[Misconception.DUPLICATE_KILLS_LOW](showdown)

    assert winners(showdown)[1] == {1}
    assert rule["low_winners"] == {frozenset({2})}


def test_whoever_gives_the_low_to_the_high_is_told_so():
    showdown = make_showdown(*SPLIT)
    given = answer({1}, {1})
    grade = who_wins.grade(showdown, given)

    assert diagnose_answer(who_wins, showdown, given, grade).candidates == (
        Misconception.HIGH_TAKES_BOTH,
    )


@pytest.mark.parametrize("variant", Variant)
def test_as_many_as_six_hands_are_dealt_and_no_fewer_than_two(variant):
    rng = Random(1)
    dealt = [
        len(who_wins.deal(rng, Terms(variant=variant), case).hands)
        for case in who_wins.CASES
        for _ in range(30)
    ]

    assert set(dealt) == {2, 3, 4, 5, 6}


def test_the_first_level_has_two_or_three_hands():
    rng = Random(1)
    for case in who_wins.LEVELS[1]:
        for _ in range(20):
            question = who_wins.deal(rng, Terms(), case)
            assert len(question.hands) <= 3


def test_a_card_that_lies_there_twice_is_refused():
    with pytest.raises(InvalidCardsError) as caught:
        make_showdown("3s 4d 8c Kd Qh", "3s Kh Jd Tc", "As 2d Jc 9h")

    assert caught.value.fault is CardFault.DUPLICATE


@pytest.mark.parametrize("count", [0, 1, 7])
def test_there_are_two_to_six_hands(count):
    deck = [f"{rank}{suit}" for rank in "23456789" for suit in "cdhs"]
    hands = [" ".join(deck[4 * n : 4 * n + 4]) for n in range(count)]

    with pytest.raises(InvalidTableError):
        make_showdown("Ts Js Qs Ks As", *hands)


def test_a_showdown_is_written_seat_by_seat():
    stored = Showdown.read(make_showdown(*SPLIT).write()).write()

    assert stored == {"board": SPLIT[0], "seat-1": SPLIT[1], "seat-2": SPLIT[2]}
