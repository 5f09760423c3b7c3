"""Deal questions of a kind."""

import secrets
from argparse import ArgumentTypeError
from collections.abc import Callable, Iterable
from functools import partial
from itertools import cycle, islice
from random import Random
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from quizzes.management.json_lines import Line, write_line
from quizzes.poker.rules import PROFILES, Structure, Variant
from quizzes.questions import KINDS
from quizzes.questions.address import LEVELS
from quizzes.questions.asking import (
    Asked,
    NotFoundError,
    ask,
    fresh_address,
    seek_case,
    seek_trap,
)
from quizzes.questions.base import Kind
from quizzes.questions.frequencies import frequency_of
from quizzes.questions.misconceptions import Misconception
from quizzes.questions.terms import Terms


class Command(BaseCommand):
    help = "Deal questions of a kind; write each with its key as a line of JSON."
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        kinds = ", ".join(KINDS)
        parser.add_argument("kind", choices=KINDS, metavar="KIND", help=kinds)
        parser.add_argument("--count", type=at_least_one, default=1, metavar="N")
        parser.add_argument("--seed", help="the same seed deals the same questions")
        parser.add_argument(
            "--level",
            type=int,
            choices=LEVELS,
            help="each in turn unless given; with a case or a trap that the level does "
            "not hold, the nearest that does",
        )
        wish = parser.add_mutually_exclusive_group()
        wish.add_argument("--case", help="deal only this case")
        wish.add_argument(
            "--trap", metavar="RULE", help="deal what tells this wrong rule from others"
        )
        parser.add_argument("--rules", choices=PROFILES, default="default")
        parser.add_argument(
            "--cards", type=int, choices=list(map(int, Variant)), default=4
        )
        parser.add_argument(
            "--structure", choices=list(map(str, Structure)), help="any unless given"
        )

    def handle(self, *, count: int, level: int | None, **options: Any) -> None:
        wished = wish_of(KINDS[options["kind"]], options["case"], options["trap"])
        rng = Random(options["seed"] or secrets.token_hex())
        terms = Terms(
            variant=Variant(options["cards"]),
            house=options["rules"],
            structure=options["structure"] and Structure(options["structure"]),
        )
        try:
            for next_level in islice(cycle([level] if level else LEVELS), count):
                asked = wished(rng, level=next_level, terms=terms)
                write_line(self.stdout, write_asked(asked))
        except NotFoundError as error:
            raise CommandError(f"No deal was found for {error}") from None


def at_least_one(text: str) -> int:
    """Return the number in a text if one can count so far."""
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"not a number from 1: {text!r}")
    return int(text)


def wish_of(kind: Kind, case: str | None, trap: str | None) -> Callable[..., Asked]:
    """Return what finds a question as it is wished for, or raise CommandError."""
    if trap is not None:
        rule = Misconception(one_of("wrong rule", trap, kind.WRONG_RULES))
        return partial(seek_trap, kind, misconception=rule)
    if case is not None:
        return partial(seek_case, kind, case=one_of("case", case, kind.CASES))
    return lambda rng, **deal: ask(fresh_address(kind, rng, **deal))


def one_of(what: str, name: str, names: Iterable[str]) -> str:
    """Return a name that is one of several, or raise CommandError."""
    if name not in names:
        raise CommandError(f"No such {what}: {name!r}. There are {', '.join(names)}.")
    return name


def write_asked(asked: Asked) -> Line:
    """Return a question with all that its verdict would tell."""
    address, question = asked.address, asked.question
    right = asked.kind.right_answers(question)
    fields = asked.kind.fields(question)
    return {
        "kind": address.kind,
        "code": address.code,
        "version": address.version,
        "rules": address.terms.house,
        "level": address.level,
        "case": asked.case,
        "frequency": frequency_of(address.kind, address.terms.variant, asked.case),
        "question": question.write(),
        "key": {field.name: field.write(right[field.name][0]) for field in fields},
    }
