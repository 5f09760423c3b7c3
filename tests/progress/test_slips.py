"""Wrong rules beside the chances there were to follow them."""

from datetime import UTC, datetime, timedelta

from quizzes.models import Attempt
from quizzes.progress.slips import slips_in
from tests.make import make_attempt

MONDAY = datetime(2026, 11, 23, 12, tzinfo=UTC)


def answer(person, opportunities, candidates="", days=0, **fields):
    credit = 0 if candidates else 1
    return make_attempt(
        person,
        credit=credit,
        opportunities=opportunities.split(),
        candidates=candidates.split(),
        answered_at=MONDAY + timedelta(days=days),
        **fields,
    )


def slips_of(person):
    found = slips_in(Attempt.objects.by(person).first_tries())
    return {str(slip.misconception): slip for slip in found}


def test_slips_stand_beside_their_chances(learner):
    answer(learner, "nine-counts ace-not-low", "nine-counts", days=-3)
    answer(learner, "nine-counts", "nine-counts")
    for _ in range(3):
        answer(learner, "nine-counts ace-not-low")

    slips = slips_of(learner)

    assert list(slips) == ["nine-counts"]
    slip = slips["nine-counts"]
    assert (slip.count, slip.chances, slip.share) == (2, 5, 0.4)
    assert slip.last_at == MONDAY


def test_an_answer_that_several_rules_explain_is_in_doubt(learner):
    both = "nine-counts ace-not-low"
    answer(learner, both, both)
    answer(learner, both, "nine-counts")

    slips = slips_of(learner)

    assert (slips["nine-counts"].count, slips["nine-counts"].alone) == (2, 1)
    assert (slips["ace-not-low"].count, slips["ace-not-low"].alone) == (1, 0)


def test_to_be_shown_is_no_chance_to_err(learner):
    answer(learner, "nine-counts", "nine-counts")
    answer(learner, "nine-counts", answer=None)

    assert slips_of(learner)["nine-counts"].chances == 1


def test_slips_in_several_kinds_are_one_and_named_after_the_kind_of_most(learner):
    answer(learner, "three-from-hand", "three-from-hand")
    for _ in range(2):
        answer(learner, "three-from-hand", "three-from-hand", kind="best-high")

    slip = slips_of(learner)["three-from-hand"]

    assert (slip.count, slip.chances, slip.kind) == (3, 3, "best-high")


def test_the_most_frequent_come_first_and_of_equals_those_with_fewer_chances(learner):
    answer(learner, "nine-counts ace-not-low", "ace-not-low")
    answer(learner, "nine-counts", "nine-counts")
    answer(learner, "paired-card-counts", "paired-card-counts")
    answer(learner, "paired-card-counts", "paired-card-counts")

    assert list(slips_of(learner)) == [
        "paired-card-counts",
        "ace-not-low",
        "nine-counts",
    ]


def test_replays_and_other_people_do_not_count(learner, outsider):
    answer(learner, "nine-counts", "nine-counts", is_first_try=False)
    answer(outsider, "nine-counts", "nine-counts")

    assert slips_of(learner) == {}
