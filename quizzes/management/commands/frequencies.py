"""Count how often each case of each kind comes up by chance."""

from pathlib import Path

from django.core.management.base import BaseCommand, CommandError, CommandParser

from quizzes.poker.rules import Variant
from quizzes.questions import KINDS, case_counts
from quizzes.questions.frequencies import count_cases

# A million deals put the standard error of every frequency at 0.0005 or less.
DEALS = 1_000_000
SEED = "omaha"

HEAD = '''"""How often each case came up by chance, by kind and number of hole cards.

Written by `manage.py frequencies`; read through `quizzes.questions.frequencies`.
"""

SEED = "{seed}"
DEALS = {deals:_}

COUNTS: dict[str, dict[int, dict[str, int]]] = {{
'''


class Command(BaseCommand):
    help = "Deal at random and write down how often each case comes up."
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--deals", type=int, default=DEALS, metavar="N")
        parser.add_argument(
            "--file", type=Path, default=case_counts.__file__, help="where to write"
        )

    def handle(self, *, deals: int, file: Path, **options: object) -> str:
        if deals < 1:
            raise CommandError("--deals: at least 1")
        Path(file).write_text(write_counts(deals))
        return f"Counted the cases of {deals:,} deals of each kind and variant."


def write_counts(deals: int) -> str:
    """Return the module that holds the counts, as it stands when well formatted."""
    lines = [HEAD.format(seed=SEED, deals=deals)]
    for kind in KINDS.values():
        lines.append(f'    "{kind.NAME}": {{\n')
        for variant in Variant:
            counts = count_cases(kind, variant, deals=deals, seed=SEED)
            lines.append(f"        {variant}: {{\n")
            lines += [f'            "{c}": {n:_},\n' for c, n in counts.items()]
            lines.append("        },\n")
        lines.append("    },\n")
    return "".join([*lines, "}\n"])
