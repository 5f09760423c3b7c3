"""What the documents say of the code is so: names, links, commands and examples."""

import ast
import doctest
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from django.core.management import get_commands

import dev
from quizzes.guide import PAGES
from quizzes.poker.rules import Variant
from quizzes.questions import KINDS
from quizzes.questions.frequencies import deals_counted, frequency_of
from quizzes.rulebook import RULES
from quizzes.rulebook.document import rules_told

ROOT = Path(__file__).parent.parent
DOCS = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted((ROOT / "docs").glob("*.md")),
]
each_document = pytest.mark.parametrize("path", DOCS, ids=lambda path: path.name)
each_kind = pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.NAME)

FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
LINK = re.compile(r"\]\(([^)\s]+)\)")
PATH = re.compile(
    r"`((?:quizzes|omaha_trainer|templates|tests|static|docs|\.ci)/[\w./-]*)`"
)
COMMAND = re.compile(r"^\$ (.*manage\.py.*)\n((?:[^$\n].*\n)+)", re.MULTILINE)
RULE = re.compile(r"^\*\*(\d+)\.(\d+)\*\*")
TEST = re.compile(r"(tests/[\w/]+\.py)::(\w+)")
ROW = re.compile(r"^\| `([\w-]+)` \|(.*)\|$", re.MULTILINE)


def read(name):
    return (ROOT / name).read_text(encoding="utf-8")


def prose_of(path):
    return FENCED.sub("", path.read_text(encoding="utf-8"))


@cache
def functions_in(path):
    tree = ast.parse(read(path))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def slug(heading):
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def section(text, heading):
    """Return what stands under a heading, up to the next one of its level."""
    level = heading.split(" ")[0]
    pattern = rf"^{re.escape(heading)}$(.*?)(?=^{level} |\Z)"
    found = re.search(pattern, text, re.MULTILINE | re.DOTALL)
    return found[1] if found else ""


def table_of(kind, heading):
    told = section(read("docs/kinds.md"), f"## `{kind.NAME}`")
    return rows(section(told, f"### {heading}"))


def rows(text):
    """Return the cells of each row that begins with a name in code, by that name."""
    return {
        name: [cell.strip() for cell in cells.split("|")]
        for name, cells in ROW.findall(text)
    }


def rules_in(text):
    """Return the paragraphs that begin with the number of a rule, by the number."""
    return {
        tuple(map(int, found.groups())): paragraph
        for paragraph in text.split("\n\n")
        if (found := RULE.match(paragraph))
    }


def commands_of_dev():
    tree = ast.parse(read("dev.py"))
    (main,) = [node for node in tree.body if getattr(node, "name", "") == "main"]
    return {node.value for node in ast.walk(main) if isinstance(node, ast.Constant)}


@each_document
def test_every_test_that_is_named_exists(path):
    named = TEST.findall(path.read_text(encoding="utf-8"))

    assert [pair for pair in named if pair[1] not in functions_in(pair[0])] == []


@each_document
def test_every_path_that_is_named_exists(path):
    named = PATH.findall(path.read_text(encoding="utf-8"))

    assert [name for name in named if not (ROOT / name).exists()] == []


@each_document
def test_every_link_within_the_documents_leads_somewhere(path):
    for link in LINK.findall(prose_of(path)):
        name, _, anchor = link.partition("#")
        if name.startswith(("http:", "https:")):
            continue
        target = path.parent / name if name else path
        assert target.exists(), link
        if anchor:
            assert anchor in map(slug, HEADING.findall(prose_of(target))), link


@each_document
def test_every_command_that_is_named_exists(path):
    text = path.read_text(encoding="utf-8")

    assert set(re.findall(r"dev\.py (\w+)", text)) <= commands_of_dev()
    assert set(re.findall(r"manage\.py (\w+)", text)) <= set(get_commands())


def test_the_readme_names_every_command_of_dev():
    offered = set(re.findall(r"dev\.py (\w+)", dev.__doc__))

    assert set(re.findall(r"dev\.py (\w+)", read("README.md"))) == offered


def test_a_newcomer_reads_less_than_150_lines():
    assert len(read("README.md").splitlines()) < 150


@each_document
def test_examples_in_python_give_what_they_say(path):
    blocks = FENCED.findall(path.read_text(encoding="utf-8"))
    examples = "\n".join(block for language, block in blocks if language == "pycon")
    parsed = doctest.DocTestParser().get_doctest(examples, {}, path.name, None, None)

    assert doctest.DocTestRunner(verbose=False).run(parsed).failed == 0


def test_commands_of_the_readme_give_what_they_say():
    blocks = [block for name, block in FENCED.findall(read("README.md")) if name]
    text = "\n".join(blocks)
    examples = COMMAND.findall(text)
    assert len(examples) == text.count("\n$ ") > 3

    for command, told in examples:
        command = command.replace(".venv/bin/python", sys.executable)
        done = subprocess.run(
            ["bash", "-c", command], cwd=ROOT, capture_output=True, text=True
        )
        assert done.stdout == told


def test_rules_are_numbered_in_order():
    numbers = list(rules_in(read("docs/rules.md")))

    assert numbers
    assert numbers == sorted(numbers)
    for section_number in {section for section, _ in numbers}:
        within = [rule for section, rule in numbers if section == section_number]
        assert within == list(range(1, len(within) + 1))


def test_the_rules_are_told_in_the_words_of_the_rulebook():
    text = read("docs/rules.md")

    assert rules_told(text) == text, "run manage.py rules"


def test_every_rule_stands_on_a_page_of_the_guide():
    placed = {rule.number: rule.page for rule in RULES.values()}

    assert {number: page for number, page in placed.items() if page not in PAGES} == {}


def test_every_rule_names_a_test_that_holds_it():
    rules = rules_in(read("docs/rules.md"))

    assert [number for number, rule in rules.items() if not TEST.search(rule)] == []


def test_a_rule_without_a_test_is_found():
    (rule,) = rules_in("Text.\n\n**2.1** Two and three.\nHeld by nobody.").values()

    assert not TEST.search(rule)


@each_kind
def test_every_case_is_told_with_its_frequencies_and_levels(kind):
    told = table_of(kind, "Cases")

    about = section(read("docs/kinds.md"), f"## `{kind.NAME}`")
    for variant in Variant:
        assert f"{deals_counted(kind.NAME, variant):,} deals" in about
    assert list(told) == list(kind.CASES)
    for case in kind.CASES:
        shares = [f"{frequency_of(kind.NAME, n, case):.2%}" for n in Variant]
        levels = [str(level) for level in kind.LEVELS if case in kind.LEVELS[level]]
        assert told[case][1:] == [*shares, " ".join(levels)], case


@each_kind
def test_every_wrong_rule_is_told_with_the_cases_of_its_traps(kind):
    told = table_of(kind, "Wrong rules")

    assert list(told) == list(kind.WRONG_RULES)
    for rule, cases in kind.TRAP_CASES.items():
        assert told[rule][1:] == [", ".join(f"`{case}`" for case in cases)], rule


def test_every_setting_from_the_environment_is_told():
    read_by_us = re.findall(r'env\.\w+\(\s*"(\w+)"', read("omaha_trainer/settings.py"))

    assert set(rows(read("docs/deploying.md"))) == set(read_by_us)
