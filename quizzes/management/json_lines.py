"""JSON Lines in, JSON Lines out: one line for each, in order."""

import json
import os
import sys
from collections.abc import Iterator, Sequence
from typing import Any, BinaryIO

from django.core.management.base import (
    BaseCommand,
    CommandError,
    OutputWrapper,
    no_translations,
)

from quizzes.poker.stakes import InvalidTableError, TableFault

# Far more than any line needs; a bound, so that no input fills the memory.
LONGEST_LINE = 1_000_000

TOO_DEEP = "nested too deeply"

NAMES = {str: "a text", list: "a list", dict: "an object", type(None): "null"}

type Line = dict[str, Any]


class InvalidLineError(ValueError):
    """A line that does not say what the command needs to know."""


class JsonLinesCommand(BaseCommand):
    """Reply to each line of the input; a bad one gives an error, the rest goes on."""

    requires_system_checks = ()

    def reply(self, line: Line) -> Line:
        """Return the reply to a line, or raise a ValueError that says what is wrong."""
        raise NotImplementedError

    @no_translations
    def handle(self, **options: object) -> None:
        bad = 0
        for number, source in enumerate(read_lines(sys.stdin.buffer), start=1):
            try:
                reply = self.reply(parse_line(source))
            except (ValueError, RecursionError) as error:
                # What can just be read may be nested too deeply to be quoted.
                deep = isinstance(error, RecursionError)
                reply = {"error": TOO_DEEP if deep else str(error), "line": number}
                bad += 1
            write_line(self.stdout, reply)
        if bad:
            raise CommandError(f"Bad lines: {bad}")


def read_lines(stream: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a stream; of one that is too long, a little too much."""
    while line := stream.readline(LONGEST_LINE + 1):
        end = line
        while len(line) > LONGEST_LINE and not end.endswith(b"\n"):
            end = stream.readline(LONGEST_LINE) or b"\n"
        yield line


def parse_line(source: bytes) -> Line:
    """Return the object on a line, or raise InvalidLineError."""
    if len(source) > LONGEST_LINE:
        raise InvalidLineError(f"longer than {LONGEST_LINE:,} bytes")
    if not source.strip():
        raise InvalidLineError("an empty line")
    try:
        line = json.loads(source.rstrip())
    except RecursionError:
        raise InvalidLineError(TOO_DEEP) from None
    except json.JSONDecodeError as error:
        text = f"not JSON: {error.msg} at character {error.pos + 1}"
        raise InvalidLineError(text) from None
    except ValueError as error:
        raise InvalidLineError(f"not JSON: {error}") from None
    if not isinstance(line, dict):
        raise InvalidLineError("not a JSON object")
    return line


def value_of(line: Line, name: str, *kinds: type) -> Any:
    """Return a named value if it is of one of the kinds, or raise InvalidLineError."""
    if name not in line:
        raise InvalidLineError(f"{name}: missing")
    if not isinstance(line[name], kinds):
        expected = " or ".join(NAMES[kind] for kind in kinds)
        raise InvalidLineError(f"{name}: not {expected}")
    return line[name]


def write_line(output: OutputWrapper, line: Line) -> None:
    """Write a line at once, so that whoever waits for a reply gets it."""
    try:
        output.write(json.dumps(line) + "\n")
        output.flush()
    except BrokenPipeError:
        # Whoever reads has read enough, as `head` does.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


def optional(line: Line, name: str, default: object, *kinds: type) -> Any:
    """Return a named value of a line, or the default where there is none."""
    return value_of(line, name, *kinds) if name in line else default


def by_seat(place: str, values: Line, seats: Sequence[Any]) -> dict[int, Any]:
    """Return the values by seat; as keys of an object, seats are texts."""
    seat_of = {str(seat): seat for seat in seats}
    for name in values:
        if name not in seat_of:
            raise InvalidTableError(TableFault.UNKNOWN_SEAT, place, name)
    return {seat_of[name]: values[name] for name in values}
