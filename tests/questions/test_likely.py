"""Earlier answers make one of several wrong rules likely, or none."""

import pytest

from quizzes.questions.likely import Record, likeliest
from quizzes.questions.misconceptions import Misconception

NINE, ACE, PAIR = (
    Misconception.NINE_COUNTS,
    Misconception.ACE_NOT_LOW,
    Misconception.PAIRED_CARD_COUNTS,
)


# Expected of the next answer: (explained + 1) / (chances + 2).
@pytest.mark.parametrize(
    ("nine", "ace"),
    [
        # 3/4 to 1/4: three times as often.
        ((2, 2), (0, 2)),
        # 3/4 to 1/2, at which a rule starts of which nothing is known.
        ((2, 2), (0, 0)),
        # 4/5 to 2/5.
        ((3, 3), (1, 3)),
        # 3/12 to 1/12: seldom, but the other has never been seen to mislead.
        ((2, 10), (0, 10)),
        # 3/4 to 1/2: exactly half as often again is enough.
        ((2, 2), (1, 2)),
    ],
)
def test_who_clearly_leads_is_likely(nine, ace):
    records = {ACE: Record(*ace), NINE: Record(*nine)}

    assert likeliest(records) is NINE


@pytest.mark.parametrize(
    ("nine", "ace"),
    [
        # Nothing is known of either.
        ((0, 0), (0, 0)),
        # 2/3 to 1/3, but one answer may be an accident.
        ((1, 1), (0, 1)),
        # 4/5 each.
        ((3, 3), (3, 3)),
        # 4/5 to 3/5: a third more.
        ((3, 3), (2, 3)),
        # 3/12 to 1/4.
        ((2, 10), (0, 2)),
    ],
)
def test_without_a_clear_lead_none_is_likely(nine, ace):
    records = {NINE: Record(*nine), ACE: Record(*ace)}

    assert likeliest(records) is None


def test_each_of_the_others_must_be_left_behind():
    records = {NINE: Record(4, 4), ACE: Record(0, 4), PAIR: Record(3, 4)}

    assert likeliest(records) is None


def test_one_rule_alone_needs_no_likelihood():
    assert likeliest({NINE: Record(5, 5)}) is None
