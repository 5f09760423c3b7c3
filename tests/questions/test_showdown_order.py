import pytest

from quizzes.poker.rules import PROFILES
from quizzes.questions import showdown_order
from quizzes.questions.asking import diagnose_answer, house_of, slips_run_on
from quizzes.questions.misconceptions import Misconception, wrong_answers
from quizzes.questions.showings.hands import EndedHand
from tests.questions import witness
from tests.questions.answers import key_of, plain
from tests.questions.dealt import deal_case

# No low is possible on it: kings full of nines, queens and nines, jacks and nines.
DRY = "Kc 9h 8s 9d 2c"
KINGS, QUEENS, JACKS = "Ks Kd Qc Jh", "Qs Qd Tc 3h", "Js Jd Ts 3d"
# Three low cards: whoever holds two others of eight or lower has a low.
LOW = "Kc Kd 8s 4d 2c"

CALLED = "3 call, 1 call, 2 check, 1 check, 2 check, 3 check"
TURN_CHECKED = f"{CALLED}, 1 check, 2 check, 3 check"


def ended(actions, *, board=DRY, house="default", stacks=(300, 300, 300), **hands):
    """A no-limit hand with blinds of 1 and 2; seat 1 posts the small one.

    The hands are those of the seats that are still in, as `seat_1` and so on.
    """
    written = {
        "game": {"structure": "no-limit", "blinds": [1, 2]},
        "stacks": list(stacks),
        "actions": actions,
        "chip_unit": 1,
        "rules": house,
    }
    if hands:
        hole = {name.removeprefix("seat_"): cards for name, cards in hands.items()}
        written |= {"hole": hole, "board": board}
    return EndedHand.read(written)


def three(actions, first, second, third, **more):
    return ended(actions, seat_1=first, seat_2=second, seat_3=third, **more)


RIVER_BET = f"{TURN_CHECKED}, 1 check, 2 bet 4, 3 call, 1 call"
RIVER_CHECKED = (
    f"{CALLED}, 1 check, 2 check, 3 bet 4, 1 call, 2 call, 1 check, 2 check, 3 check"
)
NO_BET = f"{TURN_CHECKED}, 1 check, 2 check, 3 check"
SIDE_POT = (
    "3 raise_to 40, 1 call, 2 call, 2 bet 20, 3 call, "
    "2 check, 3 check, 2 check, 3 check"
)

# Seat 2 bet the river; seat 3 beats its jacks, and seat 1 beats those of seat 3.
EACH_BEATS = three(RIVER_BET, KINGS, JACKS, QUEENS)
# Seat 2 has kings full: nobody comes near.
BOTH_MUCK = three(RIVER_BET, QUEENS, KINGS, JACKS)
# Seat 3 bet the turn, and the river was checked.
CHECKED = three(RIVER_CHECKED, KINGS, QUEENS, JACKS)
UNBET = three(NO_BET, KINGS, QUEENS, JACKS)
# Seat 2 shows two pair, aces and kings; seat 3 has but kings, and 8-4-3-2-A below.
SAVED = three(RIVER_BET, "Qs Qh Ts Th", "As Ah Jd Jc", "Ac 3h Qd 9s", board=LOW)
# Queens and nines, twice; and jacks and nines.
TIED = three(RIVER_BET, JACKS, QUEENS, "Qc Qh Th 3s")
FOLDED = ended(f"{TURN_CHECKED}, 1 bet 4, 2 fold, 3 fold")
ALL_IN = ended(
    "3 fold, 1 raise_to 50, 2 call", stacks=(50, 300, 300), seat_1=QUEENS, seat_2=KINGS
)
# Seat 1 is all-in for 40, and seats 2 and 3 go on betting; seat 2 bet the flop.
SIDE = three(SIDE_POT, KINGS, QUEENS, JACKS, stacks=(40, 300, 300))


def told(places, mucks=()):
    return {"showing": tuple(places), "mucks": frozenset(mucks)}


@pytest.mark.parametrize(
    ("question", "case", "answer"),
    [
        # Seats 2, 3, 1; so seat 1 stands at place 3.
        (EACH_BEATS, "bet-on-river", told([3, 1, 2])),
        (BOTH_MUCK, "may-muck", told([3, 1, 2], [1, 3])),
        # Seats 3, 1, 2: jacks are shown, then kings full, and queens may be mucked.
        (CHECKED, "checked-river", told([2, 3, 1], [2])),
        (UNBET, "no-bet-at-all", told([1, 2, 3], [2, 3])),
        (SAVED, "low-saves", told([3, 1, 2], [1])),
        (TIED, "tie-shows", told([3, 1, 2], [1])),
        (ALL_IN, "all-in", told([1, 2])),
        # Seats 2 and 3 have a side pot; then kings full of seat 1.
        (SIDE, "side-pot-first", told([3, 1, 2], [3])),
        (FOLDED, "all-folded", {"winner": frozenset({1}), "shows": frozenset()}),
    ],
)
def test_orders_worked_out_by_hand(question, case, answer):
    assert key_of(showdown_order, question) == answer
    assert showdown_order.case_of(question) == case


@pytest.mark.parametrize("house", ["roberts", "tda-2024", "wsop"])
def test_a_checked_river_has_the_first_seat_show_first_in_other_houses(house):
    question = three(RIVER_CHECKED, KINGS, QUEENS, JACKS, house=house)

    assert key_of(showdown_order, question) == told([1, 2, 3], [2, 3])


@pytest.mark.parametrize("house", ["tda-2024", "wsop"])
def test_beside_an_all_in_all_show_at_once_in_tournaments(house):
    question = three(SIDE_POT, KINGS, QUEENS, JACKS, stacks=(40, 300, 300), house=house)

    assert key_of(showdown_order, question) == told([1, 1, 1])
    assert facts(question, None) == {"showing": ["all-tabled"], "mucks": ["all-tabled"]}


@pytest.mark.parametrize("house", PROFILES)
@pytest.mark.parametrize("case", showdown_order.CASES)
def test_every_house_shows_as_its_rules_say(house, case):
    for seed in range(3):
        question = deal_case(showdown_order, case, seed, house=house)
        right = showdown_order.right_answers(question)

        answers = {name: set(map(plain, values)) for name, values in right.items()}
        assert answers == witness.KEYS["showdown-order"](question.write())
        assert witness.CASES["showdown-order"](question.write()) == case


def credits(question, answer):
    grade = showdown_order.grade(question, answer)
    return {part.name: part.credit for part in grade.parts}


def facts(question, answer):
    grade = showdown_order.grade(question, answer)
    return {p.name: [str(f.fact) for f in p.findings] for p in grade.parts}


def test_who_shows_first_is_half_of_the_order():
    assert credits(EACH_BEATS, told([2, 1, 3])) == {"showing": 0.5, "mucks": 1}
    assert credits(EACH_BEATS, told([1, 2, 3])) == {"showing": 0, "mucks": 1}
    assert credits(EACH_BEATS, told([1, 1, 1])) == {"showing": 0, "mucks": 1}


def test_it_is_told_why_a_hand_is_shown_or_not():
    mucks = {
        name: facts(question, None)["mucks"]
        for name, question in [
            ("beats", EACH_BEATS),
            ("muck", BOTH_MUCK),
            ("low", SAVED),
            ("tie", TIED),
        ]
    }

    assert mucks == {
        "beats": ["first-is-shown", "high-beats-shown", "high-beats-shown"],
        "muck": ["first-is-shown", "may-muck", "may-muck"],
        "low": ["first-is-shown", "low-beats-shown", "may-muck"],
        "tie": ["first-is-shown", "high-ties-shown", "may-muck"],
    }


@pytest.mark.parametrize(
    ("question", "first"),
    [
        (EACH_BEATS, "river-bettor-first"),
        (CHECKED, "earlier-bettor-first"),
        (UNBET, "left-first-without-bet"),
        (three(NO_BET, KINGS, QUEENS, JACKS, house="wsop"), "left-first-in-house"),
    ],
)
def test_it_is_told_why_a_seat_shows_first(question, first):
    assert facts(question, None)["showing"] == [first, "shown-in-turn"]


def test_only_what_was_wrong_about_a_muck_is_told():
    assert facts(BOTH_MUCK, told([3, 1, 2], [1]))["mucks"] == ["may-muck"]
    assert facts(BOTH_MUCK, told([3, 1, 2], [1, 2, 3]))["mucks"] == ["first-is-shown"]


@pytest.mark.parametrize(
    ("rule", "question", "answer"),
    [
        (Misconception.LEFT_SHOWS_FIRST, EACH_BEATS, told([1, 2, 3], [2, 3])),
        # Seat 1 called last.
        (Misconception.CALLER_SHOWS_FIRST, BOTH_MUCK, told([1, 2, 3], [3])),
        # Seat 1 wins with kings full.
        (Misconception.WINNER_SHOWS_FIRST, CHECKED, told([1, 2, 3], [2, 3])),
        (Misconception.BIG_BLIND_IS_BET, UNBET, told([3, 1, 2], [3])),
        (Misconception.ONLY_HIGH_IS_SHOWN, SAVED, told([3, 1, 2], [1, 3])),
        (Misconception.TIE_MAY_MUCK, TIED, told([3, 1, 2], [1, 3])),
        (Misconception.EVERYBODY_SHOWS, BOTH_MUCK, told([3, 1, 2])),
    ],
)
def test_each_wrong_rule_answers_as_its_believer_does(rule, question, answer):
    right = showdown_order.right_answers(question)
    wrong = wrong_answers(showdown_order.WRONG_RULES[rule], question, right)

    assert wrong == {item for item in answer.items() if item[1] not in right[item[0]]}


def test_who_called_and_folded_to_a_raise_shows_nothing():
    # Seat 1 is all-in for 18; seat 3 gives its call of 4 up when seat 2 raises again.
    river = "1 check, 2 bet 4, 3 call, 1 raise_to 18, 2 raise_to 90, 3 fold"
    actions = f"{TURN_CHECKED}, {river}"
    question = ended(actions, stacks=(20, 300, 300), seat_1=JACKS, seat_2=KINGS)

    assert showdown_order.WRONG_RULES[Misconception.CALLER_SHOWS_FIRST](question) == {}


def test_who_thinks_a_side_pot_no_matter_goes_round_the_table():
    # Seat 3 bets and is called by two; seat 1 is all-in for less.
    actions = SIDE_POT.replace("2 bet 20, 3 call", "2 check, 3 bet 20, 2 call")
    question = three(actions, KINGS, QUEENS, JACKS, stacks=(40, 300, 300))
    rule = showdown_order.WRONG_RULES[Misconception.SIDE_POT_NOT_FIRST]

    assert key_of(showdown_order, question) == told([3, 2, 1])
    assert rule(question) == {
        "showing": frozenset({(2, 3, 1)}),
        "mucks": frozenset({frozenset({2})}),
    }


def test_who_thinks_that_everybody_shows_has_the_last_one_left_show():
    answer = {"winner": frozenset({1}), "shows": frozenset({1})}
    grade = showdown_order.grade(FOLDED, answer)

    assert grade.credit == 1 / 2
    assert diagnose_answer(showdown_order, FOLDED, answer, grade).candidates == (
        Misconception.EVERYBODY_SHOWS,
    )


@pytest.mark.parametrize(
    ("rule", "question"),
    [
        (Misconception.LEFT_SHOWS_FIRST, UNBET),
        (Misconception.CALLER_SHOWS_FIRST, CHECKED),
        (Misconception.WINNER_SHOWS_FIRST, UNBET),
        (Misconception.BIG_BLIND_IS_BET, CHECKED),
        (Misconception.SIDE_POT_NOT_FIRST, EACH_BEATS),
        (Misconception.ONLY_HIGH_IS_SHOWN, BOTH_MUCK),
        (Misconception.TIE_MAY_MUCK, SAVED),
        (Misconception.EVERYBODY_SHOWS, EACH_BEATS),
        (Misconception.LEFT_SHOWS_FIRST, FOLDED),
    ],
)
def test_a_wrong_rule_that_makes_no_difference_does_not_err(rule, question):
    right = showdown_order.right_answers(question)

    assert wrong_answers(showdown_order.WRONG_RULES[rule], question, right) == set()


def test_a_big_blind_is_no_bet_to_whoever_looks_at_the_river_alone():
    question = three(NO_BET, KINGS, QUEENS, JACKS, house="roberts")

    assert showdown_order.WRONG_RULES[Misconception.BIG_BLIND_IS_BET](question) == {}


def test_an_order_of_another_house_is_no_slip():
    answer = told([1, 2, 3], [2, 3])
    grade = showdown_order.grade(CHECKED, answer)

    assert house_of(showdown_order, CHECKED, answer, grade) == "roberts"
    assert diagnose_answer(showdown_order, CHECKED, answer, grade).candidates == ()


def test_mucks_that_speak_against_an_order_clear_its_rule():
    # Whoever begins at seat 1 mucks seats 2 and 3; here nobody is mucked.
    answer = told([1, 2, 3])
    grade = showdown_order.grade(EACH_BEATS, answer)

    assert slips_run_on(showdown_order, EACH_BEATS)
    assert diagnose_answer(showdown_order, EACH_BEATS, answer, grade).candidates == ()
