"""Keeping what somebody holds against a verdict."""

from datetime import datetime

from quizzes.models import Attempt, Dispute
from quizzes.services.answers import held


def keep_dispute(attempt: Attempt, *, note: str, now: datetime) -> Dispute:
    """Keep a note about a verdict; a later one stands in place of the one before."""
    with held(attempt.person, attempt.kind):
        kept, _is_new = Dispute.objects.update_or_create(
            attempt=attempt, defaults={"note": note, "created_at": now}
        )
    return kept
