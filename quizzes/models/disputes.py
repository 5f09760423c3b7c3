"""Doubts about verdicts, told to those who keep the site."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from quizzes.models.attempts import Attempt

MOST_LETTERS = 2000
"""As long as a note may be."""


class Dispute(models.Model):
    """What somebody holds against the verdict on an attempt of theirs."""

    attempt = models.OneToOneField(
        Attempt, models.CASCADE, related_name="dispute", verbose_name=_("answer")
    )
    note = models.CharField(_("note"), max_length=MOST_LETTERS)
    created_at = models.DateTimeField(_("created at"))

    class Meta:
        verbose_name = _("dispute")
        verbose_name_plural = _("disputes")

    def __str__(self) -> str:
        return str(self.attempt)
