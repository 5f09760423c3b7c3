"""What to look for among one's answers."""

from collections.abc import Mapping
from datetime import date
from typing import Any, Self
from urllib.parse import urlencode

from django import forms
from django.core.validators import MaxValueValidator, MinValueValidator
from django.utils.translation import gettext_lazy as _

from quizzes import labels
from quizzes.models.attempts import AttemptQuerySet
from quizzes.questions import KINDS

# Dates that every time zone can turn into a time.
FIRST, LAST = date(2000, 1, 1), date(2999, 12, 31)
ISO = "%Y-%m-%d"
OUTCOMES = ("right", "partly", "wrong", "shown", "unsolved")


class HistoryFilter(forms.Form):
    """Always valid: what makes no sense is left out."""

    kind = forms.ChoiceField(label=_("Kind"), required=False)
    case = forms.ChoiceField(label=_("Case"), required=False)
    outcome = forms.ChoiceField(label=_("Outcome"), required=False)
    since = forms.DateField(label=_("From"), required=False, input_formats=[ISO])
    until = forms.DateField(label=_("To"), required=False, input_formats=[ISO])

    def __init__(self, *args: Any, kind: str = "", **kwargs: Any) -> None:
        super().__init__(*args, label_suffix="", **kwargs)
        self.fields["kind"].choices = [
            ("", _("All kinds")),
            *((name, labels.KINDS[name]["label"]) for name in KINDS),
        ]
        self.fields["case"].choices = [("", _("All cases")), *case_choices(kind)]
        self.fields["outcome"].choices = [
            ("", _("All outcomes")),
            *((name, labels.OUTCOMES[name]) for name in OUTCOMES),
        ]
        for name in ("since", "until"):
            field = self.fields[name]
            field.widget = forms.DateInput({"type": "date"}, format=ISO)
            field.validators += [MinValueValidator(FIRST), MaxValueValidator(LAST)]

    @classmethod
    def read(cls, query: Mapping[str, str]) -> Self:
        """Return the form with what makes sense of a query."""
        kind = query.get("kind", "")
        sent = cls(query, kind=kind if kind in KINDS else "")
        sent.is_valid()
        return cls(initial=sent.cleaned_data, kind=sent.cleaned_data.get("kind", ""))

    @property
    def wanted(self) -> dict[str, Any]:
        """What is looked for, by field; empty where nothing was chosen."""
        return {name: value for name, value in self.initial.items() if value}

    def query_with(self, **more: int | None) -> str:
        """Return the end of the address of what is looked for."""
        pairs = self.wanted | {name: value for name, value in more.items() if value}
        return f"?{urlencode(pairs)}" if pairs else ""

    def narrow(self, attempts: AttemptQuerySet) -> AttemptQuerySet:
        """Keep the attempts that are looked for."""
        wanted = self.wanted
        same = {name: wanted[name] for name in ("kind", "case") if name in wanted}
        found = attempts.filter(**same)
        if "outcome" in wanted:
            found = getattr(found, wanted["outcome"])()
        for name in ("since", "until"):
            if name in wanted:
                found = getattr(found, name)(wanted[name])
        return found


def case_choices(kind: str) -> list[tuple[str, Any]]:
    """Return the cases of a kind, or of all kinds in groups, none of them twice."""
    if kind:
        return [(case, labels.CASES[case]) for case in KINDS[kind].CASES]
    groups, seen = [], set[str]()
    for name, module in KINDS.items():
        new = [case for case in module.CASES if case not in seen]
        seen.update(new)
        group = [(case, labels.CASES[case]) for case in new]
        groups.append((labels.KINDS[name]["label"], group))
    return groups
