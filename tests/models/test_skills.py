"""What the database keeps of skills, and what it refuses."""

from datetime import UTC, datetime

import pytest
from django.db import IntegrityError

from quizzes.models import Skill

NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)


def make_skill(person, case="plain", misconception=""):
    return Skill.objects.create(
        person=person,
        kind="best-low",
        case=case,
        misconception=misconception,
        state=Skill.State.REVIEW,
        stability=3,
        difficulty=5,
        due_at=NOW,
        seen_at=NOW,
        seen_on=NOW.date(),
    )


def test_a_person_has_one_skill_in_a_case(learner):
    make_skill(learner)

    with pytest.raises(IntegrityError):
        make_skill(learner)


def test_each_person_has_skills_of_their_own(learner, outsider):
    own = make_skill(learner)
    make_skill(outsider)

    assert Skill.objects.by(learner).get() == own


@pytest.mark.parametrize(
    ("case", "misconception"), [("", ""), ("plain", "nine-counts")]
)
def test_a_skill_is_in_a_case_or_against_a_wrong_rule(learner, case, misconception):
    with pytest.raises(IntegrityError):
        make_skill(learner, case, misconception)
