"""`manage.py starting_hands` samples the table of starting hands and writes it."""

import runpy
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from quizzes.management.commands.starting_hands import sample_row, write_table
from quizzes.questions.starting_hands import table


def test_a_row_is_sampled_again_as_it_stands_in_the_table():
    row = sample_row("AsAh2s3h", 1, deals=table.DEALS)

    assert row == table.ROWS["AsAh2s3h"][0]


def test_the_table_is_written_again_as_it_is():
    written = write_table(table.ROWS.items(), table.DEALS)

    assert written == Path(table.__file__).read_text()


@pytest.mark.parametrize("processes", [1, 2])
def test_every_hand_is_sampled_the_same_by_any_number_of_processes(tmp_path, processes):
    path = tmp_path / "table.py"

    told = call_command("starting_hands", deals=2, processes=processes, file=path)
    rows = runpy.run_path(str(path))["ROWS"]

    assert told == f"Dealt each of {len(table.ROWS)} starting hands 2 times."
    assert list(rows) == list(table.ROWS)
    assert rows["KsKhQsQh"][2] == sample_row("KsKhQsQh", 5, deals=2)


def test_one_deal_is_no_sample(tmp_path):
    with pytest.raises(CommandError, match="--deals"):
        call_command("starting_hands", deals=1, file=tmp_path / "table.py")
