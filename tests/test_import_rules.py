"""urls -> views -> forms, labels, ... -> services -> models -> questions -> poker."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
# A module may import from its own row and from those above it.
ROWS = [
    {"poker"},
    {"questions"},
    {"models"},
    {"services"},
    {
        "agendas",
        "calendars",
        "charts",
        "dealings",
        "drills",
        "entries",
        "analyses",
        "explanations",
        "exports",
        "forms",
        "guide",
        "labels",
        "limits",
        "measures",
        "menus",
        "missed",
        "plots",
        "preferences",
        "progress",
        "proofs",
        "reports",
        "reviews",
        "rulebook",
        "runs",
        "settlements",
        "tables",
        "templatetags",
        "verdicts",
        "ways",
    },
    {"accounts", "views", "visitors"},
    {"admin", "apps", "management", "urls"},
]
PURE = {"poker", "questions"}
# A deal must be the same whenever and wherever it is dealt again.
CLOCKS_AND_DICE = {"secrets", "time", "uuid"}
CLOCK_METHODS = {"now", "today", "utcnow"}
MODULES = [
    path
    for path in sorted((ROOT / "quizzes").rglob("*.py"))
    if path != ROOT / "quizzes/__init__.py" and "migrations" not in path.parts
]


def layer_of(name):
    return name.split(".")[1] if name.startswith("quizzes.") else None


def row_of(layer):
    return next(number for number, row in enumerate(ROWS) if layer in row)


def imports_of(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                yield f"{'.' * node.level}{node.module or ''}.{alias.name}"


def import_faults(module, tree):
    for name in imports_of(tree):
        layer = layer_of(name)
        if name.startswith("."):
            yield f"{name} is relative"
        elif layer and row_of(layer) > row_of(layer_of(module)):
            yield f"{name} is further up"
        elif layer == layer_of(module) == "views" and "rendering" not in name:
            yield f"{name} is another view"


def purity_faults(tree):
    for name in imports_of(tree):
        root, _, rest = name.partition(".")
        if root != "quizzes" and root not in sys.stdlib_module_names:
            yield f"{name} is not of the standard library"
        if root in CLOCKS_AND_DICE or (root == "random" and rest not in ("", "Random")):
            yield f"{name} is a clock or a die"
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            owner = getattr(node.value, "id", None)
            if owner == "random" and node.attr != "Random":
                yield f"random.{node.attr} is a die of everybody"
            if owner in ("date", "datetime") and node.attr in CLOCK_METHODS:
                yield f"{owner}.{node.attr} is a clock"


def hidden_imports(tree):
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for name in imports_of(function):
                yield f"{name} is imported inside {function.name}"


def faults(module, source):
    tree = ast.parse(source)
    found = [*import_faults(module, tree), *hidden_imports(tree)]
    if layer_of(module) in PURE:
        found += purity_faults(tree)
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_point_to_the_right(path):
    module = ".".join(path.relative_to(ROOT).with_suffix("").parts)

    assert faults(module, path.read_text()) == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("quizzes.poker.pots", "from django.utils import timezone"),
        ("quizzes.poker.pots", "from quizzes.questions import base"),
        ("quizzes.poker.pots", "from quizzes import models"),
        ("quizzes.poker.pots", "import random\n\nrandom.shuffle([])"),
        ("quizzes.questions.base", "from random import choice"),
        ("quizzes.questions.base", "import time"),
        ("quizzes.questions.base", "import secrets"),
        ("quizzes.questions.base", "from datetime import date\n\ndate.today()"),
        ("quizzes.questions.base", "from ..poker import cards"),
        ("quizzes.models.users", "from quizzes.services import guests"),
        ("quizzes.services.answers", "import quizzes.explanations"),
        ("quizzes.forms.answers", "from quizzes.views.home import home"),
        ("quizzes.views.home", "from quizzes.views import practice"),
        ("quizzes.views.home", "def home():\n    from quizzes import labels"),
    ],
)
def test_a_wrong_import_is_found(module, source):
    assert faults(module, source)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("quizzes.poker.cards", "import random\n\nrandom.Random(1)"),
        ("quizzes.questions.base", "from quizzes.poker.cards import Card"),
        ("quizzes.explanations", "from quizzes import labels"),
        ("quizzes.views.home", "from quizzes.views.rendering import render_page"),
        ("quizzes.urls", "from quizzes.views import home"),
    ],
)
def test_a_right_import_is_let_through(module, source):
    assert faults(module, source) == []


def test_questions_load_no_django():
    script = "import sys, quizzes.questions; sys.exit('django' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", script], cwd=ROOT).returncode == 0
