"""Accounts that a guest opens, and accounts that a guest joins."""

from django.db import transaction
from django.db.models import Exists, F, OuterRef

from quizzes.models import Attempt, User
from quizzes.models.attempts import HINT_CREDIT, AttemptQuerySet
from quizzes.services.skills import forget_skills


@transaction.atomic
def open_account(*, account: User, guest: User | None) -> User:
    """Keep a new account; the guest becomes it in place, with all answers and hints."""
    still_guests = User.objects.select_for_update().filter(guest_key__isnull=False)
    if guest is not None and still_guests.filter(pk=guest.pk).exists():
        account.pk, account.date_joined = guest.pk, guest.date_joined
        account.save(force_update=True)
    else:
        account.save(force_insert=True)
    return account


@transaction.atomic
def merge_guest(*, account: User, guest: User) -> int:
    """Move what a guest did to an account; return how many answers were moved.

    What counts is settled as if one person had done it all from the beginning: of two
    first tries at a question the earlier stays the first, the account's own in a tie,
    and a hint halves whatever came after it. The same form is kept only once. What is
    remembered is worked out anew from all of it when it is next asked for. Where one
    of the two is gone already, nothing is moved.
    """
    # Whoever answers meanwhile waits for these rows, and then finds what was moved.
    locked = User.objects.select_for_update().filter(pk__in=[account.pk, guest.pk])
    if sorted(person.is_guest for person in locked.order_by("pk")) != [False, True]:
        return 0
    own, theirs = Attempt.objects.by(account), Attempt.objects.by(guest)
    _let_the_earlier_count(theirs, own)
    _let_the_earlier_count(own, theirs)
    moved = theirs.update(person=account)
    guest.runs.update(person=account)
    _move_hints(account, guest)
    forget_skills(account)
    guest.delete()
    return moved


@transaction.atomic
def delete_person(person: User) -> None:
    """Delete a person with all that was stored, however often it is asked for."""
    # Whoever answers meanwhile waits for this row, and then finds nobody.
    for locked in User.objects.select_for_update().filter(pk=person.pk):
        locked.delete()


def _let_the_earlier_count(attempts: AttemptQuerySet, others: AttemptQuerySet) -> None:
    attempts.answered_before_in(others, "asked_at").delete()
    tries = attempts.first_tries().answered_before_in(others.first_tries())
    tries.update(is_first_try=False)


def _move_hints(account: User, guest: User) -> None:
    own = account.hints.filter(kind=OuterRef("kind"), code=OuterRef("code"))
    guest.hints.filter(~Exists(own)).update(person=account)
    tries = Attempt.objects.by(account).first_tries().filter(is_hinted=False)
    hinted = tries.answered_after_a_hint()
    hinted.update(is_hinted=True, credit=F("credit") * HINT_CREDIT)
