"""Questions to try that a page of the guide leads to, always the same ones."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from django.urls import reverse

from quizzes import labels
from quizzes.guide.page import Page, Try
from quizzes.labels import Text
from quizzes.questions import KINDS
from quizzes.questions.asking import seek_case
from quizzes.questions.fields import CardGroup

MOST_GROUPS = 2


@dataclass(frozen=True, slots=True)
class TryShown:
    """A question: its kind, what it asks, its cards, and where it is asked."""

    kind: Text
    prompt: Text
    groups: Sequence[CardGroup]
    url: str


def tries_of(page: Page) -> list[TryShown]:
    """Return the questions of a page.

    The page and the case are all that decides which deals they are.
    """
    return [
        _shown(each, Random(f"{page.slug}/{each.kind}/{each.case}"))
        for each in page.tries
    ]


def _shown(wanted: Try, rng: Random) -> TryShown:
    kind = KINDS[wanted.kind]
    asked = seek_case(kind, rng, case=wanted.case, level=1)
    groups = kind.given(asked.question)
    words = labels.KINDS[wanted.kind]
    return TryShown(
        words["label"],
        words["prompt"],
        # Where several hands lie on the table they say little in small.
        groups if len(groups) <= MOST_GROUPS else (),
        reverse("question", args=(wanted.kind, asked.address.code)),
    )
