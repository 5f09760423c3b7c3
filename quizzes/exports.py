"""All that is stored of a person, line by line, so that it may be any amount."""

import csv
import json
from collections.abc import Iterable, Iterator
from datetime import datetime
from operator import methodcaller
from typing import Any

from allauth.account.models import EmailAddress

from quizzes.models import Attempt, Dispute, User, may_see_verdict
from quizzes.models.preferences import PREFERENCES

CHUNK = 500
# Spreadsheets run what begins so.
FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r")
# Without it, spreadsheets take UTF-8 for something older.
BYTE_ORDER_MARK = "\ufeff"

ASKED = ("kind", "level", "code", "question", "asked_at")
ANSWERED = (
    *("answer", "answered_at", "day", "is_first_try", "is_hinted"),
    *("run_id", "place"),
)
# They give the key away, where it is not to be seen yet.
MARKED = ("case", "credit", "parts", "candidates", "opportunities")
REMEMBERED = (
    *("kind", "case", "misconception", "state", "step"),
    *("stability", "difficulty", "due_at", "seen_at", "seen_on"),
)

# Not the seed, from which one could work out what is still to be asked.
RUN = ("id", "sort", "kind", "level", "cards", "started_at", "ends_at")

type Row = dict[str, Any]


def export_json(
    person: User | None, preferences: User, *, now: datetime
) -> Iterator[str]:
    """Yield one JSON object in lines: the person, and all that is kept."""
    head = {
        "exported_at": now,
        "person": person and written_person(person),
        "preferences": {name: getattr(preferences, name) for name in PREFERENCES},
    }
    yield "{\n"
    for name, value in head.items():
        yield f"{dumped(name)}: {dumped(value)},\n"
    yield from listed("hints", written_hints(person))
    yield ",\n"
    yield from listed("skills", written_skills(person))
    yield ",\n"
    yield from listed("disputes", written_disputes(person))
    yield ",\n"
    yield from listed("runs", written_runs(person))
    yield ",\n"
    yield from listed("answers", written_attempts(person, now))
    yield "\n}\n"


def export_csv(person: User | None, *, now: datetime) -> Iterator[str]:
    """Yield a table of answers, each cell a text or a number but never a formula."""
    writer = csv.writer(Echo())
    yield BYTE_ORDER_MARK + writer.writerow(ASKED + ANSWERED + MARKED)
    for row in written_attempts(person, now):
        yield writer.writerow([cell(value) for value in row.values()])


class Echo:
    """A file that hands back what is written to it."""

    def write(self, text: str) -> str:
        return text


def dumped(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=methodcaller("isoformat"))


def listed(name: str, rows: Iterable[Row]) -> Iterator[str]:
    """Yield a list as the member of an object, one row to a line."""
    yield f"{dumped(name)}: ["
    comma = ""
    for row in rows:
        yield f"{comma}\n{dumped(row)}"
        comma = ","
    yield "]"


def cell(value: Any) -> str | int | float:
    """Return a value as a spreadsheet can show it and will not run it.

    >>> cell("=1+1"), cell(-1), cell(["low"])
    ("'=1+1", -1, '["low"]')
    """
    if value is None or isinstance(value, int | float):
        return "" if value is None else value
    text = value if isinstance(value, str) else dumped(value).strip('"')
    return f"'{text}" if text.startswith(FORMULA_STARTS) else text


def written_person(person: User) -> Row:
    if person.is_guest:
        return {"is_guest": True, "joined_at": person.date_joined}
    addresses = EmailAddress.objects.filter(user=person).values("email", "verified")
    return {
        "is_guest": False,
        "username": person.username,
        "display_name": person.display_name,
        "email": person.email,
        "email_addresses": list(addresses),
        "joined_at": person.date_joined,
        "logged_in_at": person.last_login,
    }


def written_hints(person: User | None) -> Iterator[Row]:
    if person is not None:
        yield from person.hints.order_by("pk").values("kind", "code", "given_at")


def written_skills(person: User | None) -> Iterator[Row]:
    if person is not None:
        yield from person.skills.order_by("pk").values(*REMEMBERED)


def written_disputes(person: User | None) -> Iterator[Row]:
    if person is None:
        return
    disputes = Dispute.objects.filter(attempt__person=person).order_by("pk")
    for dispute in disputes.select_related("attempt"):
        attempt = dispute.attempt
        yield {
            "kind": attempt.kind,
            "code": attempt.code,
            "answered_at": attempt.answered_at,
            "note": dispute.note,
            "created_at": dispute.created_at,
        }


def written_runs(person: User | None) -> Iterator[Row]:
    if person is not None:
        yield from person.runs.order_by("pk").values(*RUN)


def written_attempts(person: User | None, now: datetime) -> Iterator[Row]:
    if person is None:
        return
    for attempt in person.attempts.order_by("pk").iterator(chunk_size=CHUNK):
        yield written_attempt(attempt, is_open=may_see_verdict(attempt, person, now))


def written_attempt(attempt: Attempt, *, is_open: bool) -> Row:
    """Return all that is stored of an answer, as far as its key may be shown."""
    shown = {name: getattr(attempt, name) for name in ASKED + ANSWERED}
    return shown | {
        name: getattr(attempt, name) if is_open else None for name in MARKED
    }
