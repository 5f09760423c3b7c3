"""What somebody holds against a verdict."""

from typing import ClassVar

from django import forms
from django.utils.translation import gettext_lazy as _

from quizzes.models import Dispute


class DisputeForm(forms.ModelForm):
    """A note to those who keep the site."""

    class Meta:
        model = Dispute
        fields = ("note",)
        labels: ClassVar = {"note": _("What is wrong, to your mind?")}
        widgets: ClassVar = {"note": forms.Textarea({"rows": 4})}
