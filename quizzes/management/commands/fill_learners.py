"""Fill a database with made-up learners and their answers, to measure growth."""

from random import Random

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone

from quizzes.models import User
from quizzes.services.made_up_learners import (
    PREFIX,
    make_answers,
    make_people,
    share_out,
)

SEED = "omaha"


class Command(BaseCommand):
    help = (
        "Store made-up learners with answers spread over three years. Nobody can log "
        "in as one of them. The questions are real, but shared by many answers: a "
        "link to a deal leads to another one."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--learners", type=int, default=100_000, metavar="N")
        parser.add_argument("--answers", type=int, default=1_000_000, metavar="N")
        parser.add_argument(
            "--typical", type=int, default=200, metavar="N", help="answers of one"
        )
        parser.add_argument(
            "--busiest", type=int, default=20_000, metavar="N", help="answers of one"
        )
        parser.add_argument(
            "--beside-others",
            action="store_true",
            help="even where real people are: nobody takes the made-up ones out again",
        )

    def handle(
        self,
        *,
        learners: int,
        answers: int,
        typical: int,
        busiest: int,
        beside_others: bool,
        **options: object,
    ) -> str:
        refuse_counts(learners, answers - typical - busiest, typical, busiest)
        refuse_others(beside_others)
        rng, now = Random(SEED), timezone.now()
        people = make_people(learners, now=now)
        sittings = share_out(
            rng, people, answers=answers, typical=typical, busiest=busiest
        )
        stored = 0
        for count in make_answers(rng, sittings, now=now):
            stored += count
            self.stdout.write(f"{stored:,} of {answers:,} answers")
        return f"Made up {learners:,} learners with {answers:,} answers."


def refuse_counts(learners: int, of_others: int, *of_two: int) -> None:
    """Refuse numbers that do not fit together."""
    if learners < 3:
        raise CommandError("--learners: at least 3")
    if min(of_two) < 0 or of_others < 0:
        raise CommandError("--answers: at least those of --typical and --busiest")


def refuse_others(beside_others: bool) -> None:
    """Refuse a database with real people, unless told otherwise, or made-up ones."""
    if User.objects.filter(username__startswith=PREFIX).exists():
        raise CommandError("There are made-up learners here already.")
    if not beside_others and User.objects.exists():
        raise CommandError(
            "There are real people here. Use an empty database, or --beside-others."
        )
