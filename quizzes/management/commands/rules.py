"""Write the words of the rulebook into the document that names the tests of each."""

from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from quizzes.rulebook import RULES
from quizzes.rulebook.document import UnwrittenRulesError, rules_told


class Command(BaseCommand):
    help = (
        "Write the rules of quizzes/rulebook/ into docs/rules.md; the notes and the "
        "names of tests that stand there are kept."
    )
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "--file",
            type=Path,
            default=settings.BASE_DIR / "docs/rules.md",
            help="where to write",
        )

    def handle(self, *, file: Path, **options: object) -> str:
        try:
            told = rules_told(file.read_text(encoding="utf-8"))
        except UnwrittenRulesError as error:
            raise CommandError(str(error)) from error
        file.write_text(told, encoding="utf-8")
        return f"Wrote {len(RULES)} rules to {file.name}."
