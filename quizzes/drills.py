"""Drilling: deal after deal on which one wrong rule errs, as the address tells it."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from quizzes import labels
from quizzes.explanations import SlipTold
from quizzes.forms.options import Options
from quizzes.progress.drills import DrillCount, drill_count
from quizzes.questions import KINDS
from quizzes.questions.misconceptions import Misconception


@dataclass(frozen=True, slots=True)
class DrillShown:
    """What is drilled, how it goes, and the way out."""

    name: labels.Text
    told: str
    leave_url: str


def drilled(kind: str, options: Options) -> Misconception | None:
    """Return the wrong rule that is drilled, if the kind has deals for it."""
    if not KINDS[kind].TRAP_CASES.get(options.trap):
        return None
    return Misconception(options.trap)


def drill_url(kind: str, misconception: Misconception, options: Options) -> str:
    """Return where a wrong rule is drilled; empty where no deal tells it apart."""
    drilling = options.with_trap(misconception)
    if drilled(kind, drilling) is None:
        return ""
    return reverse("practice", args=(kind,)) + drilling.query


def drills_of(
    slips: Iterable[SlipTold], kind: str, options: Options
) -> list[tuple[SlipTold, str]]:
    """Return each wrong rule of a verdict, and where it is drilled."""
    return [(slip, drill_url(kind, slip.misconception, options)) for slip in slips]


def drill_shown(request: HttpRequest, kind: str, options: Options) -> DrillShown | None:
    """Return what a page shows of the drill that goes on, if one does."""
    misconception = drilled(kind, options)
    if misconception is None:
        return None
    return DrillShown(
        name=labels.MISCONCEPTIONS[misconception],
        told=_count_told(drill_count(request.visitor.attempts, kind, misconception)),
        leave_url=_way_out(kind, options.with_trap("")),
    )


def _way_out(kind: str, options: Options) -> str:
    if options.today:
        return reverse("today-next") + options.query
    return reverse("practice", args=(kind,)) + options.query


def _count_told(count: DrillCount) -> str:
    if not count.answered:
        return _("You have not met such a deal yet.")
    return ngettext(
        # Translators: of the latest deals on which one wrong rule goes wrong.
        "%(right)d of your last %(count)d such deal was right.",
        "%(right)d of your last %(count)d such deals were right.",
        count.answered,
    ) % {"right": count.right, "count": count.answered}
