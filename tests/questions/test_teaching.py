"""The order of teaching holds each case once, what is plain before what is rare."""

from quizzes.questions import KINDS
from quizzes.questions.teaching import first_level, level_for, teaching_order


def test_each_case_of_a_mix_is_taught_once():
    mixed = {
        (name, case)
        for name, kind in KINDS.items()
        for level in kind.LEVELS.values()
        for case in level
    }

    assert sorted(teaching_order()) == sorted(mixed)


def test_no_level_comes_before_an_easier_one_is_over():
    levels = [first_level(KINDS[kind], case) for kind, case in teaching_order()]

    assert levels == sorted(levels)
    assert levels[0] == 1
    assert levels[-1] > 1


def test_a_case_without_a_level_has_none():
    assert first_level(KINDS["best-low"], "nowhere") is None


def test_levels_follow_the_days_a_memory_lasts():
    levels = [level_for(days) for days in (0.001, 0.99, 1, 4, 13.9, 14, 44, 45, 9999)]

    assert levels == [1, 1, 2, 3, 3, 4, 4, 5, 5]
