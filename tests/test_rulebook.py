"""The rulebook is written into the document, and nothing that stands there is lost."""

import pytest
from django.core.management import CommandError, call_command

from quizzes.rulebook import CHAPTERS, RULES
from quizzes.rulebook.document import UnwrittenRulesError, rules_told

STALE = """# The rules

What this is.

## 1. Old heading

A note on the chapter.

**1.2** Other words than those
of the rulebook.
Held by `tests/one.py::test_one` and
`tests/two.py::test_two`.
"""


def test_a_rule_has_the_number_of_its_chapter_and_its_place():
    for chapter in CHAPTERS:
        numbers = [rule.number for rule in chapter.rules]
        count = len(chapter.rules)
        assert numbers == [f"{chapter.number}.{n}" for n in range(1, count + 1)]


def test_no_rule_is_lost_where_two_have_a_number():
    assert len(RULES) == sum(len(chapter.rules) for chapter in CHAPTERS)


def test_every_gist_is_a_whole_sentence():
    gists = [str(rule.gist) for rule in RULES.values()]

    assert [gist for gist in gists if gist[-1] != "." or not gist[0].isupper()] == []


def test_words_are_the_rulebook_s_and_notes_and_tests_are_kept():
    told = rules_told(STALE)

    assert told.startswith(
        "# The rules\n\nWhat this is.\n\n## 1. Cards\n\nA note on the chapter.\n\n"
    )
    assert (
        f"\n\n**1.2** {RULES['1.2'].words}\n"
        "Held by `tests/one.py::test_one` and\n`tests/two.py::test_two`.\n\n" in told
    )
    assert "Other words" not in told


def test_a_rule_that_the_document_lacks_is_held_by_no_test():
    assert "no jokers.\nHeld by no test yet.\n\n**1.2**" in rules_told(STALE)


def test_what_was_told_once_is_not_changed_again():
    told = rules_told(STALE)

    assert rules_told(told) == told


def test_a_rule_of_the_document_alone_is_not_thrown_away():
    with pytest.raises(UnwrittenRulesError, match=r"1\.99"):
        rules_told(STALE + "\n**1.99** New.\nHeld by `tests/one.py::test_one`.\n")


def test_the_command_writes_the_document(tmp_path):
    file = tmp_path / "rules.md"
    file.write_text(STALE, encoding="utf-8")

    call_command("rules", file=file)

    assert file.read_text(encoding="utf-8") == rules_told(STALE)


def test_the_command_says_what_is_in_the_document_alone(tmp_path):
    file = tmp_path / "rules.md"
    file.write_text(STALE + "\n**99.1** New.\n", encoding="utf-8")

    with pytest.raises(CommandError, match=r"99\.1"):
        call_command("rules", file=file)
