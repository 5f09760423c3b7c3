"""What was answered before decides which wrong rule is likely, and nothing after it."""

from datetime import UTC, datetime, timedelta

from quizzes.progress.drills import drill_count
from quizzes.progress.likely import LATEST_ANSWERS, likely_behind
from quizzes.questions.misconceptions import Misconception
from tests.make import make_attempt

NOON = datetime(2026, 11, 23, 12, tzinfo=UTC)
NINE = Misconception.NINE_COUNTS
BOTH = "nine-counts ace-not-low"


def answer(person, opportunities, candidates="", minutes=0, **fields):
    stored = {"credit": 0 if candidates else 1} | fields
    return make_attempt(
        person,
        opportunities=opportunities.split(),
        candidates=candidates.split(),
        answered_at=NOON + timedelta(minutes=minutes),
        **stored,
    )


def misled_by_nines(person, times=2, **fields):
    for _ in range(times):
        answer(person, "nine-counts", "nine-counts", **fields)


def test_the_rule_that_explained_earlier_answers_is_likely(learner):
    misled_by_nines(learner)

    assert likely_behind(answer(learner, BOTH, BOTH, minutes=1)) is NINE


def test_answers_that_speak_against_a_rule_count(learner):
    for _ in range(2):
        answer(learner, BOTH, BOTH)
    doubtful = answer(learner, BOTH, BOTH, minutes=2)
    assert likely_behind(doubtful) is None

    # Nines: 3 of 4, so 3/6. Aces: 2 of 7, so 3/9.
    for _ in range(5):
        answer(learner, "ace-not-low", minutes=1)

    assert likely_behind(doubtful) is NINE


def test_what_comes_later_changes_nothing(learner):
    doubtful = answer(learner, BOTH, BOTH)
    misled_by_nines(learner, minutes=1)

    assert likely_behind(doubtful) is None


def test_other_people_kinds_replays_and_what_was_shown_do_not_count(learner, outsider):
    misled_by_nines(outsider)
    misled_by_nines(learner, kind="best-high")
    misled_by_nines(learner, is_first_try=False)
    misled_by_nines(learner, answer=None)

    assert likely_behind(answer(learner, BOTH, BOTH, minutes=1)) is None


def test_what_one_rule_alone_explains_is_not_likely_but_named(learner):
    misled_by_nines(learner, times=3)

    assert likely_behind(answer(learner, BOTH, "nine-counts", minutes=1)) is None


def test_what_was_long_ago_is_forgotten(learner):
    misled_by_nines(learner)
    for number in range(LATEST_ANSWERS - 2):
        answer(learner, "", minutes=number)
    last = answer(learner, BOTH, BOTH, minutes=LATEST_ANSWERS)
    after_it = answer(learner, BOTH, BOTH, minutes=LATEST_ANSWERS + 1)

    assert likely_behind(last) is NINE
    assert likely_behind(after_it) is None


def test_a_drill_counts_the_last_ten_deals_on_which_the_rule_errs(learner):
    misled_by_nines(learner, times=3)
    for number in range(8):
        answer(learner, BOTH, minutes=1 + number)
    answer(learner, "ace-not-low", minutes=20)
    answer(learner, "nine-counts", minutes=20, kind="best-high")

    assert drill_count(learner.attempts.all(), "best-low", NINE) == (10, 8)
