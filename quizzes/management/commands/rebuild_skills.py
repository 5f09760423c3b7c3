"""Work out what people remember from all that they answered."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from quizzes.models import User
from quizzes.services.skills import rebuild_skills


class Command(BaseCommand):
    help = (
        "Work out skills anew from first tries, of everybody or of those who are "
        "named, as after a change of how answers are rated."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("usernames", nargs="*", metavar="USERNAME")

    def handle(self, *, usernames: list[str], **options: Any) -> str:
        people = User.objects.order_by("pk")
        if usernames:
            people = people.filter(username__in=usernames)
            known = set(people.values_list("username", flat=True))
            if unknown := [name for name in usernames if name not in known]:
                raise CommandError(f"There is nobody called {', '.join(unknown)}.")
        counts = [rebuild_skills(person) for person in people.iterator()]
        return f"Rebuilt the skills of {len(counts)} people from {sum(counts)} answers."
