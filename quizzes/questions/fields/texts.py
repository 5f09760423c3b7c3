"""How texts of an answer are taken apart."""

import re
from collections.abc import Iterable

NONE_WORDS = frozenset({"no low", "nolow", "no-low", "no_low", "none"})
"""What is typed, or sent by a box, where there is no such hand or nobody wins."""


def words_of(text: str) -> list[str]:
    """Return the words of a text in small letters, parted by spaces or commas.

    >>> words_of("A, 2 3")
    ['a', '2', '3']
    """
    return [word for word in re.split(r"[\s,]+", text.casefold()) if word]


def without_none(texts: Iterable[str]) -> tuple[list[str], list[str]]:
    """Return the texts that say something, and those that say there is none.

    >>> without_none(["As 2d", " ", "No low"])
    (['As 2d'], ['No low'])
    """
    said = [text.strip() for text in texts if text.strip()]
    says_none = [text for text in said if text.casefold() in NONE_WORDS]
    return [text for text in said if text not in says_none], says_none
