"""Skills follow first tries, taken in late, once, and always alike."""

from datetime import UTC, datetime, timedelta

import pytest
from django.core.management import CommandError, call_command

from quizzes.models import Memory, Skill
from quizzes.services.accounts import merge_guest
from quizzes.services.skills import catch_up, rebuild_skills
from tests.make import make_attempt, make_guest, make_user

START = datetime(2026, 3, 2, 12, tzinfo=UTC)
MINUTE, DAY = timedelta(minutes=1), timedelta(days=1)
STATE = ("kind", "case", "misconception", "state", "step", "stability", "difficulty")
TIMES = ("due_at", "seen_at")


def answer(person, after=timedelta(), took=10, **fields):
    at = START + after
    asked_at = at - timedelta(seconds=took)
    return make_attempt(person, answered_at=at, asked_at=asked_at, **fields)


def skills_of(person):
    return list(Skill.objects.by(person).order_by(*STATE[:3]).values(*STATE, *TIMES))


def only_skill(person):
    catch_up(person)
    return person.skills.get()


def practiced(person):
    for number in range(40):
        practice_once(person, number)


def practice_once(person, number):
    """Answer in one of all the ways that there are, three times a day."""
    kind, case = (("best-low", "plain"), ("best-low", "wheel"), ("best-high", "flush"))[
        number % 3
    ]
    how = {"credit": (1, 0, 0.5, 1, 1)[number % 5], "took": 3 + number * 7 % 40}
    if kind == "best-low":
        how["opportunities"] = ["nine-counts", "ace-not-low"]
        how["candidates"] = ["nine-counts"] if number % 5 == 1 else []
    if number % 7 == 3:
        how |= {"answer": None, "credit": 0, "candidates": []}
    if number % 11 == 4:
        how |= {"is_hinted": True, "credit": how["credit"] / 2, "level": 0}
    answer(person, number * DAY / 3, kind=kind, case=case, **how)


def test_a_first_try_is_a_skill_in_its_case(learner):
    answer(learner)

    skill = only_skill(learner)

    assert (skill.kind, skill.case, skill.misconception) == ("best-low", "plain", "")
    # The published weights of FSRS 6 for a first "good" and its second step.
    assert skill.stability == pytest.approx(2.3065)
    assert (skill.state, skill.step) == (Skill.State.LEARNING, 1)
    assert (skill.seen_at, skill.due_at) == (START, START + 10 * MINUTE)


def test_what_went_wrong_is_due_again_in_the_same_sitting(learner):
    answer(learner, credit=0)

    assert only_skill(learner).due_at == START + MINUTE


def test_a_lapse_after_days_is_due_in_the_same_sitting_and_shortens_memory(learner):
    answer(learner)
    answer(learner, 10 * MINUTE)
    before = only_skill(learner)
    assert before.state == Skill.State.REVIEW
    assert before.due_at >= START + DAY

    answer(learner, 5 * DAY, credit=0)
    after = only_skill(learner)

    assert after.stability < before.stability
    assert after.due_at - after.seen_at == MINUTE
    assert after.is_lapsed
    assert not before.is_lapsed


def test_what_is_remembered_for_longer_comes_back_later(learner):
    gaps = []
    due = START
    for _ in range(5):
        answer(learner, due - START)
        skill = only_skill(learner)
        gaps.append(skill.due_at - skill.seen_at)
        due = skill.due_at

    assert gaps == sorted(gaps)
    assert gaps[-1] > 30 * DAY


def test_a_fast_answer_is_easy_by_the_learners_own_measure(learner):
    for minutes in range(3):
        answer(learner, minutes * MINUTE, took=20, case="wheel")
    answer(learner, DAY, took=9)

    catch_up(learner)

    # The published weight for a first "easy".
    skill = learner.skills.get(case="plain")
    assert skill.stability == pytest.approx(8.2956)
    assert skill.state == Skill.State.REVIEW


def test_only_the_times_of_the_same_kind_are_a_measure(learner):
    for minutes in range(3):
        answer(learner, minutes * MINUTE, took=20, kind="best-high")
    answer(learner, DAY, took=9)

    catch_up(learner)

    assert learner.skills.get(case="plain").stability == pytest.approx(2.3065)


def test_a_wrong_rule_that_alone_explains_an_answer_is_a_skill(learner):
    rules = {"opportunities": ["nine-counts", "ace-not-low"]}
    answer(learner, **rules)
    answer(learner, DAY, credit=0, candidates=["nine-counts", "ace-not-low"], **rules)
    catch_up(learner)
    assert not learner.skills.exclude(misconception="").exists()

    answer(learner, 2 * DAY, credit=0, candidates=["nine-counts"], **rules)
    catch_up(learner)

    skill = learner.skills.exclude(misconception="").get()
    assert (skill.kind, skill.misconception) == ("best-low", "nine-counts")
    assert skill.due_at == START + 2 * DAY + MINUTE


def test_later_chances_to_err_review_a_wrong_rule(learner):
    rule = {"opportunities": ["nine-counts"]}
    answer(learner, credit=0, candidates=["nine-counts"], **rule)
    answer(learner, DAY)
    catch_up(learner)
    skill = learner.skills.get(misconception="nine-counts")
    assert skill.seen_at == START

    answer(learner, 2 * DAY, case="wheel", **rule)
    catch_up(learner)

    skill.refresh_from_db()
    assert skill.seen_at == START + 2 * DAY
    assert skill.due_at == START + 2 * DAY + 10 * MINUTE


def test_replays_leave_skills_alone(learner):
    first = answer(learner)
    catch_up(learner)

    answer(learner, DAY, code=first.code, is_first_try=False)

    assert catch_up(learner) == 0


def test_points_of_dealt_hands_count_as_well(learner):
    answer(learner, level=0)

    assert only_skill(learner).case == "plain"


def test_catching_up_twice_is_catching_up_once(learner):
    practiced(learner)

    assert catch_up(learner) == 40
    before = skills_of(learner)
    assert catch_up(learner) == 0

    assert skills_of(learner) == before


def test_skills_are_the_same_caught_up_often_at_once_or_rebuilt(learner):
    other = make_user()
    for number in range(40):
        practice_once(learner, number)
        catch_up(learner)
        practice_once(other, number)
    catch_up(other)
    often, at_once = skills_of(learner), skills_of(other)

    rebuild_skills(learner)

    assert len(often) >= 4
    assert often == at_once == skills_of(learner)


def test_the_skills_of_others_are_their_own(learner, outsider):
    practiced(learner)
    catch_up(learner)

    assert catch_up(outsider) == 0
    assert skills_of(outsider) == []


def test_a_guest_who_joins_an_account_is_remembered_as_one_person(learner):
    guest = make_guest()
    answer(learner, case="wheel")
    answer(guest, DAY)
    catch_up(learner)
    catch_up(guest)

    merge_guest(account=learner, guest=guest)
    assert not Skill.objects.exists()
    assert not Memory.objects.exists()
    catch_up(learner)

    assert {skill["case"] for skill in skills_of(learner)} == {"plain", "wheel"}


def test_the_command_rebuilds_what_was_lost(learner):
    practiced(learner)
    catch_up(learner)
    before = skills_of(learner)
    learner.skills.update(stability=99)

    told = call_command("rebuild_skills")

    assert told == "Rebuilt the skills of 1 people from 40 answers."
    assert skills_of(learner) == before


def test_the_command_rebuilds_those_who_are_named(learner, outsider):
    answer(learner)
    answer(outsider)

    call_command("rebuild_skills", "learner")

    assert {skill.person for skill in Skill.objects.all()} == {learner}


def test_the_command_knows_who_is_not_there(learner):
    with pytest.raises(CommandError, match="nobody called ann"):
        call_command("rebuild_skills", "learner", "ann")
