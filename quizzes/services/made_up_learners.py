"""A large database of made-up learners, to measure how pages bear growth.

Answers are stored in the order of their times, so those of one person lie as far
apart in the table as they do on a site where many practice at once.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import batched
from operator import attrgetter
from random import Random

from django.db import transaction

from quizzes.models import Attempt, User
from quizzes.questions import KINDS
from quizzes.questions.address import Address, fresh_seed
from quizzes.questions.terms import Terms
from quizzes.services.made_up_answers import Sample, samples

PREFIX = "made-up-"
TYPICAL, BUSIEST = f"{PREFIX}typical", f"{PREFIX}busiest"

SPAN = timedelta(days=3 * 365)
SITTING = 10
SKILL_AT_FIRST, SKILL_AT_LAST = 0.45, 0.8
REPLAYED = 0.2
PEOPLE_AT_ONCE, SITTINGS_AT_ONCE = 5_000, 500

type Samples = dict[tuple[str, int], list[Sample]]


@dataclass(frozen=True, slots=True)
class Sitting:
    """So many answers that one person gives one after the other."""

    person: int
    count: int


def make_people(count: int, *, now: datetime) -> list[int]:
    """Store people nobody can log in as; the first is typical, the second busiest."""
    numbered = (f"{PREFIX}{number}" for number in range(1, count - 1))
    people: list[int] = []
    for names in batched((TYPICAL, BUSIEST, *numbered), PEOPLE_AT_ONCE):
        made = User.objects.bulk_create(
            User(username=name, password="!", date_joined=now - SPAN) for name in names
        )
        people += (person.pk for person in made)
    return people


def share_out(
    rng: Random, people: Sequence[int], *, answers: int, typical: int, busiest: int
) -> list[Sitting]:
    """Share answers out over sittings, in random order; some people sit often."""
    own, other = people[:2], people[2:]
    sittings = [
        Sitting(person, len(part))
        for person, count in zip(own, (typical, busiest), strict=True)
        for part in batched(range(count), SITTING)
    ]
    for part in batched(range(answers - typical - busiest), SITTING):
        often = other[int(len(other) * rng.random() ** 2)]
        sittings.append(Sitting(often, len(part)))
    rng.shuffle(sittings)
    return sittings


def make_answers(
    rng: Random, sittings: Sequence[Sitting], *, now: datetime
) -> Iterator[int]:
    """Store the answers of sittings spread over the span; yield how many each time."""
    made_up = samples(rng, now)
    for numbers in batched(range(len(sittings)), SITTINGS_AT_ONCE):
        attempts = [
            attempt
            for number in numbers
            for attempt in _answers_in(
                rng, sittings[number], number / len(sittings), made_up, now
            )
        ]
        with transaction.atomic():
            Attempt.objects.bulk_create(sorted(attempts, key=attrgetter("answered_at")))
        yield len(attempts)


def _answers_in(
    rng: Random, sitting: Sitting, elapsed: float, made_up: Samples, now: datetime
) -> Iterator[Attempt]:
    """Yield the answers of a sitting at one kind and level, some of them replays."""
    kind, level = rng.choice(list(made_up))
    skill = SKILL_AT_FIRST + (SKILL_AT_LAST - SKILL_AT_FIRST) * elapsed
    at = now - SPAN * (1 - elapsed) - timedelta(hours=1)
    missed: tuple[str, Sample] | None = None
    for _ in range(sitting.count):
        is_replay = missed is not None and rng.random() < REPLAYED
        code, sample = (
            missed
            if missed is not None and is_replay
            else (_code(rng, kind, level), rng.choice(made_up[kind, level]))
        )
        answer = sample.right if is_replay else sample.answered(rng, skill)
        asked_at = at
        at += timedelta(seconds=rng.lognormvariate(3, 0.6))
        yield Attempt(
            person_id=sitting.person,
            code=code,
            asked_at=asked_at,
            answered_at=at,
            day=at.date(),
            is_first_try=not is_replay,
            **answer,
        )
        missed = None if answer is sample.right else (code, sample)


def _code(rng: Random, kind: str, level: int) -> str:
    address = Address(
        kind=kind,
        version=KINDS[kind].VERSION,
        terms=Terms(),
        level=level,
        seed=fresh_seed(rng),
    )
    return address.code
