import pytest

from quizzes.questions import blinds_and_posts
from quizzes.questions.asking import diagnose_answer
from quizzes.questions.misconceptions import Misconception, wrong_answers
from quizzes.questions.posts.seatings import Seating
from tests.questions.answers import key_of


def seated(seats, blinds=(1, 2), stacks=None, **comes):
    """Seats from the left of the button round to it, deep unless it is told."""
    stacks = stacks or [100] * len(seats)
    return Seating.read({"blinds": blinds, "seats": seats, "stacks": stacks, **comes})


# The button is at seat 2, and seat 5 is the first to its left.
RING = seated([5, 7, 9, 2])
HEADS_UP = seated([8, 3])
NEW = seated([5, 7, 9, 2], comes=9, arrival="new")
MISSED_BOTH = seated([5, 7, 9, 2], comes=9, arrival="missed-both")
MISSED_BIG = seated([5, 7, 9, 2], comes=9, arrival="missed-big")
MISSED_SMALL = seated([5, 7, 9, 2], comes=9, arrival="missed-small")
WAITS = seated([5, 7, 9, 2], comes=9, arrival="waits")
REACHED = seated([5, 7, 9, 2], comes=7, arrival="waits")
SHORT_SMALL = seated([5, 7, 9, 2], blinds=(5, 10), stacks=[3, 200, 200, 200])
SHORT_BIG = seated([5, 7, 9, 2], blinds=(5, 10), stacks=[200, 4, 200, 200])
SHORT_OF_TWO = seated([8, 3], blinds=(5, 10), stacks=[4, 200])
# Seat 9 comes in beside a short blind: its chips are asked for, not those of seat 7.
COMES_BESIDE_SHORT = seated(
    [5, 7, 9, 2],
    blinds=(5, 10),
    stacks=[200, 4, 200, 200],
    comes=9,
    arrival="missed-both",
)


def told(small, big, posted=None, live=None):
    """An answer: the seats of the blinds, and the chips of a seat where asked."""
    answer = {"small-blind": frozenset({small}), "big-blind": frozenset({big})}
    return answer if posted is None else answer | {"posted": posted, "live": live}


@pytest.mark.parametrize(
    ("question", "case", "answer"),
    [
        (RING, "plain-blinds", told(5, 7)),
        # Seat 3 has the button.
        (HEADS_UP, "heads-up", told(3, 8)),
        (NEW, "new-seat", told(5, 7, 2, 2)),
        # In a game of 1 and 2 it is 3, of which 2 are live and 1 is dead.
        (MISSED_BOTH, "missed-both", told(5, 7, 3, 2)),
        (MISSED_BIG, "missed-big", told(5, 7, 2, 2)),
        (MISSED_SMALL, "missed-small", told(5, 7, 1, 0)),
        (WAITS, "seat-waits", told(5, 7, 0, 0)),
        (REACHED, "big-blind-comes", told(5, 7, 2, 2)),
        (SHORT_SMALL, "short-blind", told(5, 7, 3, 3)),
        (SHORT_BIG, "short-blind", told(5, 7, 4, 4)),
    ],
)
def test_posts_worked_out_by_hand(question, case, answer):
    assert key_of(blinds_and_posts, question) == answer
    assert blinds_and_posts.case_of(question) == case


def facts(question, answer):
    grade = blinds_and_posts.grade(question, answer)
    return {p.name: [str(f.fact) for f in p.findings] for p in grade.parts}


def test_each_field_is_worth_the_same_and_what_is_right_says_nothing():
    answer = told(5, 7, 3, 3)

    assert blinds_and_posts.grade(MISSED_BOTH, answer).credit == 3 / 4
    assert facts(MISSED_BOTH, answer) == {
        "small-blind": [],
        "big-blind": [],
        "posted": [],
        "live": ["live-chips", "dead-chips"],
    }


def test_two_seats_ticked_for_one_blind_are_wrong():
    answer = told(5, 7) | {"small-blind": frozenset({5, 7})}

    assert blinds_and_posts.grade(RING, answer).credit == 1 / 2


def test_only_blinds_are_asked_for_where_no_seat_is_special():
    assert [field.name for field in blinds_and_posts.fields(RING)] == [
        "small-blind",
        "big-blind",
    ]


def test_a_seat_that_waits_is_not_dealt_in():
    assert facts(WAITS, None)["posted"] == ["nothing-posted"]
    assert 9 not in WAITS.table.seats
    assert 7 in REACHED.table.seats


@pytest.mark.parametrize(
    ("rule", "question", "answer"),
    [
        (Misconception.BUTTON_POSTS_SMALL, RING, told(2, 5)),
        (Misconception.LEFT_POSTS_HEADS_UP, HEADS_UP, told(8, 3)),
        (Misconception.EVERYTHING_LIVE, MISSED_BOTH, told(5, 7, 3, 3)),
        (Misconception.EVERYTHING_LIVE, MISSED_SMALL, told(5, 7, 1, 1)),
        (Misconception.EVERYTHING_DEAD, MISSED_BOTH, told(5, 7, 3, 0)),
        (Misconception.EVERYTHING_DEAD, NEW, told(5, 7, 2, 0)),
        (Misconception.BIG_BLIND_ENOUGH, MISSED_BOTH, told(5, 7, 2, 2)),
        (Misconception.BIG_BLIND_ENOUGH, MISSED_SMALL, told(5, 7, 2, 2)),
        (Misconception.BOTH_BLINDS_ALWAYS, NEW, told(5, 7, 3, 2)),
        (Misconception.WAITING_SEAT_POSTS, WAITS, told(5, 7, 2, 2)),
        (Misconception.WAITING_SEAT_SKIPPED, REACHED, told(5, 9, 0, 0)),
        (Misconception.SHORT_BLIND_IN_FULL, SHORT_BIG, told(5, 7, 10, 10)),
        (Misconception.SHORT_BLIND_PASSED_ON, SHORT_SMALL, told(7, 9, 0, 0)),
        (Misconception.SHORT_BLIND_PASSED_ON, SHORT_BIG, told(5, 9, 0, 0)),
        (Misconception.SHORT_BLIND_PASSED_ON, COMES_BESIDE_SHORT, told(5, 9, 15, 10)),
    ],
)
def test_each_wrong_rule_answers_as_its_believer_does(rule, question, answer):
    right = blinds_and_posts.right_answers(question)
    wrong = wrong_answers(blinds_and_posts.WRONG_RULES[rule], question, right)

    assert wrong == {item for item in answer.items() if item[1] not in right[item[0]]}
    grade = blinds_and_posts.grade(question, answer)
    diagnosis = diagnose_answer(blinds_and_posts, question, answer, grade)
    assert diagnosis.candidates == (rule,)


@pytest.mark.parametrize(
    ("rule", "question"),
    [
        (Misconception.BUTTON_POSTS_SMALL, HEADS_UP),
        (Misconception.LEFT_POSTS_HEADS_UP, RING),
        (Misconception.EVERYTHING_LIVE, NEW),
        (Misconception.EVERYTHING_DEAD, MISSED_SMALL),
        (Misconception.EVERYTHING_DEAD, REACHED),
        (Misconception.BIG_BLIND_ENOUGH, MISSED_BIG),
        (Misconception.BOTH_BLINDS_ALWAYS, MISSED_BOTH),
        (Misconception.WAITING_SEAT_POSTS, REACHED),
        (Misconception.WAITING_SEAT_SKIPPED, WAITS),
        (Misconception.SHORT_BLIND_IN_FULL, RING),
        (Misconception.SHORT_BLIND_PASSED_ON, RING),
        (Misconception.SHORT_BLIND_PASSED_ON, SHORT_OF_TWO),
        (Misconception.SHORT_BLIND_IN_FULL, COMES_BESIDE_SHORT),
    ],
)
def test_a_wrong_rule_that_makes_no_difference_does_not_err(rule, question):
    right = blinds_and_posts.right_answers(question)

    assert wrong_answers(blinds_and_posts.WRONG_RULES[rule], question, right) == set()


def test_the_hint_says_the_order_and_not_who_posts():
    hint = blinds_and_posts.hint(HEADS_UP)

    assert hint.write() == {"fact": "hint-round", "values": {"seats": [8, 3]}}
