"""Keeping what a person remembers: first tries are taken in when it is asked for."""

from django.db import transaction
from django.db.models import Subquery
from django.db.models.functions import Coalesce

from quizzes.models import Attempt, Memory, Skill, User
from quizzes.models.attempts import IS_SHOWN, AttemptQuerySet
from quizzes.services.learning import Learner, Try

CHANGING = ("state", "step", "stability", "difficulty", "due_at", "seen_at", "seen_on")
CHUNK = 500


def catch_up(person: User) -> int:
    """Take in the first tries since the last time; return how many there were.

    Answers leave the skills alone, to be quick. Two at a time wait for each other,
    and the one that comes second finds nothing new.
    """
    if not _new_tries(person).exists():
        return 0
    with transaction.atomic():
        return _take_in(person) if _hold(person) else 0


def rebuild_skills(person: User) -> int:
    """Work out the skills of a person from all first tries; return how many."""
    with transaction.atomic():
        if not _hold(person):
            return 0
        forget_skills(person)
        return _take_in(person)


def forget_skills(person: User) -> None:
    """Throw away what can be worked out again, as the attempts have changed."""
    Skill.objects.by(person).delete()
    Memory.objects.filter(person=person).delete()


def _hold(person: User) -> bool:
    """Lock the row as whoever answers does; False where the person is gone."""
    rows = User.objects.select_for_update(no_key=True).filter(pk=person.pk)
    return rows.exists()


def _new_tries(person: User) -> AttemptQuerySet:
    # Answers of one person wait for each other, so their keys follow their order.
    taken_in = Memory.objects.filter(person=person).values("last_attempt")
    tries = Attempt.objects.by(person).first_tries().order_by("pk")
    return tries.filter(pk__gt=Coalesce(Subquery(taken_in), 0))


def _take_in(person: User) -> int:
    memory = Memory.objects.filter(person=person).first() or Memory(person=person)
    learner = Learner(Skill.objects.by(person), memory.times, memory.due_reviews)
    columns = [name for name in Try._fields if name != "is_shown"]
    rows = _new_tries(person).annotate(is_shown=IS_SHOWN)
    count = 0
    for row in rows.values_list(*columns, "is_shown").iterator(chunk_size=CHUNK):
        tried = Try(*row)
        learner.take_in(tried)
        memory.last_attempt = tried.pk
        count += 1
    _save(person, learner)
    memory.save()
    return count


def _save(person: User, learner: Learner) -> None:
    new, known = [], []
    for skill in learner.changed.values():
        skill.person = person
        (new if skill.pk is None else known).append(skill)
    Skill.objects.bulk_create(new)
    Skill.objects.bulk_update(known, CHANGING)
