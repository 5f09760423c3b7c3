"""Collect what is to be translated, in the one way that our catalogues are kept."""

from django.core.management.commands import makemessages


class Command(makemessages.Command):
    def handle(self, **options: object) -> None:
        # Places would change with every edit, and hide the words that did.
        ignored = [*options.pop("ignore_patterns"), "tests/*", "dev.py"]
        super().handle(**options | {"no_location": True, "ignore_patterns": ignored})
