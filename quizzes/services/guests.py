"""Guests: rows that come into being with the first answer, and go when idle."""

from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import Q

from quizzes.models import User

IDLE = timedelta(days=90)


def get_or_create_guest(key: str) -> User:
    """Return the guest with this key; two first answers at once make one guest."""
    # No account can have the name, since none has a colon in it.
    guest, _ = User.objects.get_or_create(
        guest_key=key, defaults={"username": f"guest:{key}", "password": "!"}
    )
    return guest


@transaction.atomic
def remove_idle_guests(*, now: datetime) -> int:
    """Delete guests who have done nothing for 90 days; return how many."""
    recently = now - IDLE
    idle = (
        User.objects.filter(guest_key__isnull=False, date_joined__lt=recently)
        .exclude(Q(attempts__answered_at__gte=recently))
        .exclude(Q(hints__given_at__gte=recently))
        .exclude(Q(runs__started_at__gte=recently))
    )
    # Whoever answers meanwhile is waited for, or waits; the first are idle no more.
    len(idle.select_for_update().values_list("pk"))
    _, by_model = idle.delete()
    return by_model.get(User._meta.label, 0)
