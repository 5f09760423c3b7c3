"""Databases to measure growth in, kept until the code would fill them otherwise.

They are files under var/, or databases beside that of DATABASE_URL.
"""

import hashlib
import os
import subprocess
import sys
from urllib.parse import urlsplit

import psycopg
from psycopg import sql

from quizzes.questions import KINDS
from tests.bench.serving import ROOT

KEPT = ROOT / "var" / "bench"
MADE_FROM = (
    "quizzes/migrations/0001_initial.py",
    "quizzes/migrations/0003_skills_and_daily_goal.py",
    "quizzes/migrations/0005_day_of_an_answer.py",
    "quizzes/migrations/0006_due_reviews.py",
    "quizzes/migrations/0007_runs.py",
    "quizzes/services/made_up_answers.py",
    "quizzes/services/made_up_learners.py",
)


def fingerprint():
    """Return what changes when a database would be filled otherwise."""
    parts = [(ROOT / name).read_bytes() for name in MADE_FROM]
    parts += [f"{name} {kind.VERSION}".encode() for name, kind in KINDS.items()]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:8]


def filled(answers, *options):
    """Return the address of a database with so many answers; make it if need be."""
    prefix = f"growth_{answers}_"
    options = ("--answers", str(answers), *options)
    url = os.environ.get("DATABASE_URL", "")
    is_postgres = url.startswith(("postgres:", "postgresql:"))
    made = filled_beside(url, prefix, options) if is_postgres else None
    return made or filled_file(prefix, options)


def filled_file(prefix, options):
    path = KEPT / f"{prefix}{fingerprint()}.sqlite3"
    if not path.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        for old in KEPT.glob(f"{prefix}*"):
            old.unlink()
        unfinished = path.with_suffix(".unfinished")
        fill(f"sqlite:///{unfinished}", options)
        unfinished.rename(path)
    return f"sqlite:///{path}"


def filled_beside(url, prefix, options):
    name = prefix + fingerprint()
    unfinished = f"{name}_unfinished"
    with psycopg.connect(url, autocommit=True) as connection:
        kept = names_in(connection, prefix)
        if name not in kept:
            for old in kept:
                execute(connection, "DROP DATABASE {} WITH (FORCE)", old)
            execute(connection, "CREATE DATABASE {}", unfinished)
            fill(beside(url, unfinished), options)
            execute(connection, "ALTER DATABASE {} RENAME TO {}", unfinished, name)
    return beside(url, name)


def names_in(connection, prefix):
    found = connection.execute("SELECT datname FROM pg_database").fetchall()
    return [name for (name,) in found if name.startswith(prefix)]


def beside(url, name):
    return urlsplit(url)._replace(path=f"/{name}").geturl()


def execute(connection, text, *names):
    connection.execute(sql.SQL(text).format(*map(sql.Identifier, names)))


def fill(url, options):
    """Fill a new database; what the commands tell goes to the standard error."""
    for command in (
        ("migrate", "--verbosity", "0"),
        ("createcachetable",),
        ("fill_learners", *options),
    ):
        subprocess.run(
            [sys.executable, "manage.py", *command],
            cwd=ROOT,
            env=os.environ | {"DATABASE_URL": url},
            stdout=sys.stderr,
            check=True,
        )
    if not url.startswith("sqlite:"):
        # The server would count its rows itself, but only after a minute.
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("VACUUM ANALYZE")
