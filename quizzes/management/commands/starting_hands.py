"""Sample what each of the chosen starting hands gets of a pot."""

from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from functools import partial
from math import ceil
from pathlib import Path
from random import Random

from django.core.management.base import BaseCommand, CommandError, CommandParser

from quizzes.poker.cards import parse_cards
from quizzes.poker.equity import FEWEST_SAMPLES
from quizzes.poker.random_hands import sampled_against_random
from quizzes.questions.starting_hands import table
from quizzes.questions.starting_hands.chosen import CHOSEN
from quizzes.questions.starting_hands.shares import OPPONENTS, UNIT

# They put the standard error of every share at a quarter of a percent or less.
DEALS = 30_000

HEAD = '''"""What starting hands got of a pot against one, three and five random hands.

Written by `manage.py starting_hands`; read through
`quizzes.questions.starting_hands.shares`. Each line is, in ten-thousandths: the part of
the pot and its standard error, what came of highs and what of lows, how often the hand
scooped, and how often it won a low or shared one.
"""

SEED = "{seed}"
DEALS = {deals:_}

ROWS: dict[str, tuple[tuple[int, ...], ...]] = {{
'''

type Row = tuple[int, ...]
"""The figures of a hand against so many opponents, in ten-thousandths."""


class Command(BaseCommand):
    help = (
        "Deal each of the chosen starting hands against random hands, and write down "
        "what it gets of the pot. The same deals come again with every run."
    )
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--deals", type=int, default=DEALS, metavar="N")
        parser.add_argument("--processes", type=int, default=None, metavar="N")
        parser.add_argument(
            "--file", type=Path, default=table.__file__, help="where to write"
        )

    def handle(
        self, *, deals: int, processes: int | None, file: Path, **options: object
    ) -> str:
        if deals < FEWEST_SAMPLES:
            raise CommandError(f"--deals: at least {FEWEST_SAMPLES}")
        hands = [hand for texts in CHOSEN.values() for hand in texts.split()]
        with ProcessPoolExecutor(processes) as pool:
            rows = pool.map(partial(sample_hand, deals=deals), hands, chunksize=4)
            text = write_table(zip(hands, rows, strict=True), deals)
        Path(file).write_text(text)
        return f"Dealt each of {len(hands)} starting hands {deals:,} times."


def sample_hand(hand: str, *, deals: int) -> tuple[Row, ...]:
    """Return the figures of a hand against each number of opponents."""
    return tuple(sample_row(hand, opponents, deals=deals) for opponents in OPPONENTS)


def sample_row(hand: str, opponents: int, *, deals: int) -> Row:
    """Return the figures of a hand; its deals depend on it and on nothing else."""
    (share,) = sampled_against_random(
        parse_cards(hand),
        opponents=opponents,
        samples=deals,
        rng=Random(f"{table.SEED}/{hand}/{opponents}"),
    ).shares
    # The error is rounded up: it is never told as less than it is.
    return (
        in_units(share.equity),
        ceil(share.error * UNIT),
        in_units(share.from_high),
        in_units(share.from_low),
        in_units(share.scoops),
        in_units(share.wins_low + share.ties_low),
    )


def in_units(part: Fraction) -> int:
    """Return a part of the pot or of the deals as the table holds it."""
    return round(part * UNIT)


def write_table(rows: Iterable[tuple[str, tuple[Row, ...]]], deals: int) -> str:
    """Return the module that holds the table, as it stands when well formatted."""
    lines = [HEAD.format(seed=table.SEED, deals=deals)]
    for hand, of_hand in rows:
        lines.append(f'    "{hand}": (\n')
        lines += [f"        {row},\n" for row in of_hand]
        lines.append("    ),\n")
    return "".join([*lines, "}\n"])
