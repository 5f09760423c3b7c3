"""Count how often each case of each kind comes up by chance."""

from collections.abc import Collection
from pathlib import Path

from django.core.management.base import BaseCommand, CommandError, CommandParser

from quizzes.poker.rules import Variant
from quizzes.questions import KINDS, case_counts
from quizzes.questions.base import Kind
from quizzes.questions.frequencies import count_cases

# A million deals put the standard error of every frequency at 0.0005 or less.
DEALS = 1_000_000

HEAD = '''"""How often each case came up by chance, by kind and number of hole cards.

Written by `manage.py frequencies`; read through `quizzes.questions.frequencies`.
"""

SEED = "{seed}"

COUNTS: dict[str, dict[int, dict[str, int]]] = {{
'''

type Counts = dict[int, dict[str, int]]
"""How often each case came up, by number of hole cards."""


class Command(BaseCommand):
    help = (
        "Deal at random and write down how often each case comes up, of the kinds "
        "named or of all; the counts of the others are kept."
    )
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("kinds", nargs="*", metavar="KIND", help=", ".join(KINDS))
        parser.add_argument("--deals", type=int, default=DEALS, metavar="N")
        parser.add_argument(
            "--file", type=Path, default=case_counts.__file__, help="where to write"
        )

    def handle(
        self, *, kinds: list[str], deals: int, file: Path, **options: object
    ) -> str:
        if deals < 1:
            raise CommandError("--deals: at least 1")
        for name in set(kinds).difference(KINDS):
            raise CommandError(f"No such kind: {name!r}. There are {', '.join(KINDS)}.")
        counted = kinds or list(KINDS)
        Path(file).write_text(write_counts(counts_of(counted, deals)))
        return f"Counted the cases of {deals:,} deals by variant: {', '.join(counted)}."


def counts_of(counted: Collection[str], deals: int) -> dict[str, Counts]:
    """Count some kinds anew and keep what is known of the others."""
    return {
        name: count_kind(kind, deals) if name in counted else case_counts.COUNTS[name]
        for name, kind in KINDS.items()
        if name in counted or name in case_counts.COUNTS
    }


def count_kind(kind: Kind, deals: int) -> Counts:
    """Deal a kind by chance with each number of hole cards."""
    return {
        variant: count_cases(kind, variant, deals=deals, seed=case_counts.SEED)
        for variant in Variant
    }


def write_counts(counts: dict[str, Counts]) -> str:
    """Return the module that holds the counts, as it stands when well formatted."""
    lines = [HEAD.format(seed=case_counts.SEED)]
    for kind, by_variant in counts.items():
        lines.append(f'    "{kind}": {{\n')
        for variant, of_cases in by_variant.items():
            lines.append(f"        {variant}: {{\n")
            lines += [f'            "{c}": {n:_},\n' for c, n in of_cases.items()]
            lines.append("        },\n")
        lines.append("    },\n")
    return "".join([*lines, "}\n"])
