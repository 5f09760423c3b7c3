"""What all commands that read lines have in common."""

import json
import os
import select
import subprocess
import sys
from bisect import bisect_left
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quizzes.management.json_lines import LONGEST_LINE
from tests.commands.commands import as_lines, error_of, run

ROOT = Path(__file__).parents[2]
HAND = {"hole": "AdKd3s2s", "board": "Jd4d3cQd5h"}
NAMES = st.sampled_from(
    [
        "hole",
        "board",
        "kind",
        "question",
        "answer",
        "rules",
        "low",
        "high",
        "best-low",
        "seats",
        "contributed",
        "dead",
        "folded",
        "rake",
        "chip_unit",
    ]
)
CARDS = st.sampled_from(["AdKd3s2s", "Jd4d3cQd5h", "no low", "As", "", "♠", "default"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | CARDS | NAMES,
    lambda inner: st.lists(inner) | st.dictionaries(NAMES | st.text(), inner),
)
each_command = pytest.mark.parametrize("name", ["evaluate", "grade", "settle"])


@each_command
@pytest.mark.parametrize(
    ("source", "error"),
    [
        (b"\n", "an empty line"),
        (b"   \t\r\n", "an empty line"),
        (b"nonsense\n", "not JSON: Expecting value at character 1"),
        (b'{"hole": "As"\n', "not JSON: Expecting ',' delimiter at character 14"),
        (b'"As"\n', "not a JSON object"),
        (b"[]\n", "not a JSON object"),
        (b"null\n", "not a JSON object"),
        (b"7\n", "not a JSON object"),
        (b"[" * 200_000 + b"\n", "nested too deeply"),
        (b'{"hole":' * 100_000 + b"\n", "nested too deeply"),
    ],
    ids=range(10),
)
def test_what_is_no_object_is_named(name, source, error):
    assert error_of(name, source) == error


def nested(depth):
    return b"[" * depth + b"]" * depth


def cannot_be_read(depth):
    try:
        json.loads(nested(depth + 1))
    except RecursionError:
        return True
    return False


def test_what_can_just_be_read_and_not_be_quoted_is_named():
    deepest = bisect_left(range(100_000), True, key=cannot_be_read)

    for depth in range(deepest - 20, deepest + 1):
        line = b'{"seats": [1], "contributed": {}, "rules": %b}' % nested(depth)
        assert error_of("settle", line).startswith(("nested too deeply", "rules: "))


@each_command
@pytest.mark.parametrize(
    "source", [b'{"hole": "\xff\xfe"}\n', b"\x80\n", b"9" * 5000 + b"\n"], ids=range(3)
)
def test_bytes_that_are_no_text_and_endless_numbers_are_no_json(name, source):
    assert error_of(name, source).startswith("not JSON: ")


@each_command
def test_a_line_that_is_too_long_is_passed_over_as_one(name):
    long = b'{"hole": "' + b"A" * 3 * LONGEST_LINE + b'"}\n'

    replies, went_well = run(name, stdin=long + b"\n" + long.rstrip(b"\n"))

    assert not went_well
    assert replies == [
        {"error": "longer than 1,000,000 bytes", "line": 1},
        {"error": "an empty line", "line": 2},
        {"error": "longer than 1,000,000 bytes", "line": 3},
    ]


def test_the_last_line_needs_no_end():
    replies, went_well = run("evaluate", stdin=as_lines(HAND, HAND).rstrip(b"\n"))

    assert went_well
    assert len(replies) == 2


def test_no_input_is_no_output():
    assert run("evaluate") == ([], True)


def test_a_text_that_cannot_be_written_is_quoted_all_the_same():
    assert "\\ud800" in error_of("evaluate", b'{"hole": "\\ud800s", "board": ""}\n')


@each_command
@given(lines=st.lists(VALUES, max_size=4))
def test_whatever_comes_in_one_line_goes_out(name, lines):
    replies, went_well = run(name, stdin=as_lines(*lines))

    assert len(replies) == len(lines)
    assert went_well == all("error" not in reply for reply in replies)


@given(source=st.binary(max_size=200))
def test_any_bytes_are_answered_line_by_line(source):
    replies, _ = run("evaluate", stdin=source)

    ended = source.endswith(b"\n") or not source
    assert len(replies) == source.count(b"\n") + (not ended)


def manage(*words, **options):
    # There is no such database: whoever asks for it fails.
    env = {**os.environ, "DATABASE_URL": "postgres://nobody@localhost:1/none"}
    command = [sys.executable, "manage.py", *words]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, **options)


def test_a_shell_sees_the_replies_and_whether_all_went_well():
    good = manage("evaluate", input=as_lines(HAND))
    bad = manage("evaluate", input=as_lines(HAND, {}))

    assert (good.returncode, good.stderr) == (0, b"")
    assert bad.returncode == 1
    assert bad.stdout.startswith(good.stdout)
    assert json.loads(bad.stdout.splitlines()[1]) == {
        "error": "hole: missing",
        "line": 2,
    }
    assert b"Traceback" not in bad.stderr


def test_deals_are_marked_in_a_pipe_without_a_database():
    dealt = manage("deal", "best-low", "--count", "3", "--seed", "1").stdout
    lines = [json.loads(line) for line in dealt.splitlines()]

    marked = manage(
        "grade", input=as_lines(*({**d, "answer": d["key"]} for d in lines))
    )

    assert marked.returncode == 0
    assert [json.loads(line)["credit"] for line in marked.stdout.splitlines()] == [
        1
    ] * 3


def test_whoever_stops_reading_is_not_shown_a_traceback():
    process = subprocess.Popen(
        [sys.executable, "manage.py", "deal", "best-low", "--count", "100000"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout.readline()
    process.stdout.close()

    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait() == 1


def test_a_reply_comes_before_the_next_line_is_sent():
    env = {name: os.environ[name] for name in os.environ if name != "PYTHONUNBUFFERED"}
    with subprocess.Popen(
        [sys.executable, "manage.py", "evaluate"],
        cwd=ROOT,
        env=env,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as process:
        for _ in range(2):
            process.stdin.write(as_lines(HAND))
            process.stdin.flush()
            assert select.select([process.stdout], [], [], 60)[0]
            assert json.loads(process.stdout.readline())["high"]
        process.stdin.close()
