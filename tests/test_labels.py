"""Everything that pages name has a name."""

import pytest

from quizzes import labels
from quizzes.questions import KINDS

each_kind = pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.NAME)


@each_kind
def test_every_case_and_every_wrong_rule_has_a_name(kind):
    assert set(kind.CASES) <= set(labels.CASES)
    assert set(kind.WRONG_RULES) <= set(labels.MISCONCEPTIONS)
