"""Where one can go on from a verdict."""

from typing import Any

from django.urls import reverse

from quizzes.drills import drilled
from quizzes.forms.options import Options
from quizzes.models import Attempt
from quizzes.questions.dealer.addresses import PointAddress


def ways_on(attempt: Attempt, practice: str, options: Options) -> dict[str, Any]:
    """Return where one goes from a verdict: on with the hand, or to another deal."""
    address = attempt.address
    if isinstance(address, PointAddress):
        hand_url = reverse("dealer-hand", args=(address.hand.code,))
        return {"next_url": hand_url, "share_url": hand_url, "is_in_hand": True}
    share_url = reverse("question", args=(attempt.kind, attempt.code))
    if attempt.run_id:
        run_url = reverse("run", args=(attempt.run_id,))
        return {"next_url": run_url, "share_url": share_url, "is_in_run": True}
    if drilled(attempt.kind, options):
        return {"next_url": practice + options.query, "share_url": share_url}
    if options.today:
        next_url = reverse("today-next") + options.with_level(None).query
        return {"next_url": next_url, "share_url": share_url}
    harder = options.with_level(attempt.level + 1) if attempt.level < 5 else None
    return {
        "next_url": practice + options.query,
        "harder_url": practice + harder.query if harder else None,
        "share_url": share_url,
    }


def today_url(options: Options) -> str | None:
    """Return where today's practice is, for whoever goes by it."""
    if not options.today:
        return None
    return reverse("today") + options.with_today("").with_trap("").query


def recount_url(deal_url: str, query: str) -> str:
    """Return where a verdict stands with a slow recount beside it."""
    mark = "&" if query else "?"
    return f"{deal_url}{query}{mark}recount=1#dispute"
