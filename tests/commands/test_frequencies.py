"""`manage.py frequencies` counts the cases and writes the counts down."""

import runpy
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from quizzes.questions import KINDS, case_counts


def test_the_counts_are_written_as_a_module(tmp_path):
    path = tmp_path / "counts.py"

    told = call_command("frequencies", deals=40, file=path)
    written = runpy.run_path(str(path))

    assert told == f"Counted the cases of 40 deals by variant: {', '.join(KINDS)}."
    assert written["SEED"] == case_counts.SEED
    assert list(written["COUNTS"]) == list(KINDS)
    for kind in KINDS.values():
        for variant in (4, 5, 6):
            counts = written["COUNTS"][kind.NAME][variant]
            assert list(counts) == list(kind.CASES)
            assert sum(counts.values()) == 40


def test_one_kind_is_counted_and_the_others_are_kept(tmp_path):
    path = tmp_path / "counts.py"

    call_command("frequencies", "best-high", deals=40, file=path)
    counts = runpy.run_path(str(path))["COUNTS"]

    assert sum(counts["best-high"][5].values()) == 40
    del counts["best-high"]
    assert counts == {
        kind: counted
        for kind, counted in case_counts.COUNTS.items()
        if kind != "best-high"
    }


def test_counts_written_again_are_the_same_file(tmp_path):
    path = tmp_path / "counts.py"

    call_command("frequencies", "best-low", deals=40, file=path)
    lines = path.read_text().splitlines()

    kept = Path(case_counts.__file__).read_text().splitlines()
    assert lines[:8] == kept[:8]
    assert (
        lines[lines.index('    "best-high": {') :]
        == (kept[kept.index('    "best-high": {') :])
    )


def test_a_kind_that_there_is_not_is_refused(tmp_path):
    path = tmp_path / "counts.py"

    with pytest.raises(CommandError, match="'best-middle'"):
        call_command("frequencies", "best-middle", deals=40, file=path)

    assert not path.exists()


def test_nothing_is_written_without_deals(tmp_path):
    path = tmp_path / "counts.py"

    with pytest.raises(CommandError, match="--deals"):
        call_command("frequencies", deals=0, file=path)

    assert not path.exists()
