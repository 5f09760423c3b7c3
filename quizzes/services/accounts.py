"""Accounts that a guest opens, and accounts that a guest joins."""

from django.db import transaction
from django.db.models import Exists, OuterRef

from quizzes.models import Attempt, Hint, User


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

    The account's own first tries stay first tries, and what the guest answered to the
    same questions is kept as a later try; except where both answered the same form,
    which can be kept only once. A guest who is gone already has nothing to move.
    """
    # Whoever answers meanwhile waits for these rows, and then finds what was moved.
    locked = User.objects.select_for_update().filter(pk__in=[account.pk, guest.pk])
    if not any(person.is_guest for person in locked.order_by("pk")):
        return 0
    same = {"person": account, "kind": OuterRef("kind"), "code": OuterRef("code")}
    own, theirs = Attempt.objects.filter(**same), Attempt.objects.by(guest)
    theirs.filter(Exists(own.filter(asked_at=OuterRef("asked_at")))).delete()
    theirs.filter(Exists(own.first_tries())).update(is_first_try=False)
    moved = theirs.update(person=account)
    own_hints = Hint.objects.filter(**same)
    Hint.objects.filter(~Exists(own_hints), person=guest).update(person=account)
    guest.delete()
    return moved
