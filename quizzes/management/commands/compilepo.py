"""Build the translations that gettext reads, without needing gettext."""

from pathlib import Path

import polib
from django.conf import settings
from django.core.management.base import BaseCommand


class Command(BaseCommand):
    help = "Compile each locale/*/LC_MESSAGES/*.po whose .mo is missing or older."
    requires_system_checks = ()

    def handle(self, **options: object) -> str | None:
        stale = [path for path in self.catalogues() if is_stale(path)]
        for path in stale:
            polib.pofile(str(path)).save_as_mofile(str(path.with_suffix(".mo")))
        return f"Compiled {len(stale)} catalogues." if stale else None

    def catalogues(self) -> list[Path]:
        return sorted(
            path
            for directory in settings.LOCALE_PATHS
            for path in Path(directory).glob("*/LC_MESSAGES/*.po")
        )


def is_stale(path: Path) -> bool:
    compiled = path.with_suffix(".mo")
    return not compiled.exists() or compiled.stat().st_mtime < path.stat().st_mtime
