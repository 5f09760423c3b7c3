"""What run somebody wants to start."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from quizzes import labels
from quizzes.models import Run
from quizzes.poker.rules import Variant
from quizzes.questions import KINDS
from quizzes.questions.address import LEVELS


class RunForm(forms.Form):
    """A run of the learner's choice; the house is the usual one."""

    sort = forms.ChoiceField(label=_("Run"), choices=Run.Sort)
    kind = forms.ChoiceField(label=_("What is asked"))
    level = forms.TypedChoiceField(
        label=_("Level"), coerce=int, choices=[(n, str(n)) for n in LEVELS]
    )
    cards = forms.TypedChoiceField(
        label=_("Cards in the hand"),
        coerce=int,
        choices=[(int(v), str(v.hole_count)) for v in Variant],
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, label_suffix="", **kwargs)
        self.fields["kind"].choices = [
            (name, labels.KINDS[name]["label"]) for name in KINDS
        ]
