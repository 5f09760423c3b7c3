"""What somebody missed and never solved since, one after the other."""

from quizzes.models import Attempt
from quizzes.models.attempts import AttemptQuerySet


def next_missed(own: AttemptQuerySet, after: int | None = None) -> Attempt | None:
    """Return the oldest unsolved first try, or the one that follows a deal.

    After the newest of them comes the oldest again: what is missed once more is not
    asked again at once, but after all others.
    """
    unsolved = own.unsolved().oldest_first()
    first = _first_try_at(own, after)
    following = None if first is None else unsolved.newer_than(first).first()
    return following or unsolved.first()


def _first_try_at(own: AttemptQuerySet, pk: int | None) -> Attempt | None:
    """Return the first try at the deal of an attempt, if that is one's own."""
    attempt = own.filter(pk=pk).first()
    if attempt is None:
        return None
    return own.first_tries().at(attempt.address).first()
