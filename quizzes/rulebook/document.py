"""The rules as docs/rules.md tells them: each with the tests that hold it."""

import re
from textwrap import fill

from django.utils import translation

from quizzes.rulebook import CHAPTERS, RULES, Chapter, Rule

# A heading with its number, what stands before its first rule, and its rules.
CHAPTER = re.compile(r"^## (\d+)\. .*\n\n((?:(?!## |\*\*\d).*\n)*)", re.MULTILINE)
RULE = re.compile(r"^\*\*(\d+\.\d+)\*\*", re.MULTILINE)
HELD = re.compile(r"^\*\*(\d+\.\d+)\*\*(?:.+\n)*?(Held by\s(?:.+\n?)*)", re.MULTILINE)
WIDTH = 92


class UnwrittenRulesError(ValueError):
    """Rules that stand in the document and not in the rulebook, by their numbers."""

    def __init__(self, numbers: list[str]) -> None:
        self.numbers = numbers
        super().__init__(
            f"write these in quizzes/rulebook/ first: {', '.join(numbers)}"
        )


def rules_told(text: str) -> str:
    """Return the document with the rules in the words of the rulebook.

    What stands before the first chapter, the notes under the headings and the tests
    that hold each rule are kept.
    """
    unwritten = [number for number in RULE.findall(text) if number not in RULES]
    if unwritten:
        raise UnwrittenRulesError(unwritten)
    notes = dict(CHAPTER.findall(text))
    held = dict(HELD.findall(text))
    head = text[: found.start()] if (found := CHAPTER.search(text)) else text
    with translation.override("en"):
        return head + "\n".join(_chapter(each, notes, held) for each in CHAPTERS)


def _chapter(chapter: Chapter, notes: dict[str, str], held: dict[str, str]) -> str:
    heading = f"## {chapter.number}. {chapter.title}\n\n"
    rules = "\n".join(_rule(rule, held) for rule in chapter.rules)
    return heading + notes.get(str(chapter.number), "") + rules


def _rule(rule: Rule, held: dict[str, str]) -> str:
    words = fill(
        f"**{rule.number}** {rule.words}",
        WIDTH,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return f"{words}\n{held.get(rule.number, 'Held by no test yet.').rstrip()}\n"
