"""A secret key that is made once for each installation."""

import os
import tempfile
from pathlib import Path

from django.core.management.utils import get_random_secret_key


def read_or_make(path: Path) -> str:
    """Return the key kept in the file, made there first if it is missing.

    Servers that start together agree on one key: it is written aside in full,
    and only the first link to its place succeeds.
    """
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", dir=path.parent) as draft:
            draft.write(get_random_secret_key())
            draft.flush()
            link_unless_taken(draft.name, path)
    return path.read_text()


def link_unless_taken(source: str, path: Path) -> None:
    try:
        os.link(source, path)
    except FileExistsError:
        return
