"""`manage.py frequencies` counts the cases and writes the counts down."""

import runpy

import pytest
from django.core.management import CommandError, call_command

from quizzes.questions import KINDS, case_counts


def test_the_counts_are_written_as_a_module(tmp_path):
    path = tmp_path / "counts.py"

    told = call_command("frequencies", deals=40, file=path)
    written = runpy.run_path(str(path))

    assert told == "Counted the cases of 40 deals of each kind and variant."
    assert (written["DEALS"], written["SEED"]) == (40, case_counts.SEED)
    for kind in KINDS.values():
        for variant in (4, 5, 6):
            counts = written["COUNTS"][kind.NAME][variant]
            assert list(counts) == list(kind.CASES)
            assert sum(counts.values()) == 40


def test_nothing_is_written_without_deals(tmp_path):
    path = tmp_path / "counts.py"

    with pytest.raises(CommandError, match="--deals"):
        call_command("frequencies", deals=0, file=path)

    assert not path.exists()
