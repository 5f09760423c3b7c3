"""Run a command in this process, as a shell would with its input and output."""

import io
import json
import sys

from django.core.management import CommandError, call_command


def run(name, *arguments, stdin=b""):
    """Return the lines that a command writes, and whether all went well."""
    output, before = io.StringIO(), sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(stdin))
    try:
        call_command(name, *arguments, stdout=output)
        went_well = True
    except CommandError:
        went_well = False
    finally:
        sys.stdin = before
    return [json.loads(line) for line in output.getvalue().splitlines()], went_well


def reply_to(name, *lines):
    """Return the replies to lines that are all good."""
    replies, went_well = run(name, stdin=as_lines(*lines))
    assert went_well, replies
    return replies


def error_of(name, line):
    """Return what a command says is wrong with a line."""
    source = line if isinstance(line, bytes) else as_lines(line)
    (reply,), went_well = run(name, stdin=source)
    assert not went_well
    assert reply.keys() == {"error", "line"}
    assert reply["line"] == 1
    return reply["error"]


def as_lines(*lines):
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)
