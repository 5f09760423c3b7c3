"""Runs: sittings against the clock, or up to the first mistake."""

from datetime import datetime, timedelta
from random import Random
from typing import Self

from django.conf import settings
from django.db import models
from django.db.models import Count, F, Q
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from quizzes.models.users import User
from quizzes.poker.rules import Variant
from quizzes.questions import KINDS
from quizzes.questions.address import Address
from quizzes.questions.asking import fresh_address
from quizzes.questions.terms import Terms

SPEED_TIME = timedelta(minutes=3)


class RunQuerySet(models.QuerySet["Run"]):
    """The vocabulary in which runs are asked for."""

    def by(self, person: User) -> Self:
        return self.filter(person=person)

    def by_guest(self, key: str) -> Self:
        return self.filter(person__guest_key=key)

    def alike(self, run: "Run") -> Self:
        """Keep what one record is kept of: the same sort, kind, level and cards."""
        return self.filter(
            sort=run.sort, kind=run.kind, level=run.level, cards=run.cards
        )

    def counted(self) -> Self:
        """Add how many answers each run has, and how many of them are right."""
        right = Count("attempts", filter=Q(attempts__credit__gte=1))
        return self.annotate(answered=Count("attempts"), right=right)

    def newest_first(self) -> Self:
        return self.order_by("-started_at", "-pk")


class Run(models.Model):
    """One sitting at questions that its seed has fixed, each at its place from 1.

    How far it is and how it went is computed from its attempts.
    """

    class Sort(models.TextChoices):
        SPEED = "speed", _("Speed run")
        CLEAN = "clean", _("Clean run")

    # The index below begins with the person.
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.CASCADE,
        related_name="runs",
        db_index=False,
    )
    sort = models.CharField(_("sort"), max_length=5, choices=Sort)
    kind = models.CharField(_("kind"), max_length=32)
    level = models.PositiveSmallIntegerField(_("level"))
    cards = models.PositiveSmallIntegerField(_("cards in the hand"))
    seed = models.CharField(
        _("seed"), max_length=32, help_text=_("Told to nobody while the run goes on.")
    )
    started_at = models.DateTimeField(_("started at"))
    ends_at = models.DateTimeField(
        _("ends at"), null=True, help_text=_("Empty: at the first mistake.")
    )

    objects = RunQuerySet.as_manager()

    class Meta:
        constraints = (
            models.CheckConstraint(
                condition=Q(
                    # A comparison with nothing would not refuse it.
                    sort="speed",
                    ends_at__isnull=False,
                    ends_at__gt=F("started_at"),
                )
                | Q(sort="clean", ends_at=None),
                name="only_a_speed_run_ends_by_the_clock",
            ),
        )
        indexes = (
            models.Index(
                fields=("person", "sort", "kind", "level", "cards"), name="runs_alike"
            ),
        )

    def __str__(self) -> str:
        return f"{self.sort}/{self.kind}/{self.pk}"

    def get_absolute_url(self) -> str:
        return reverse("run", args=(self.pk,))

    @property
    def is_speed(self) -> bool:
        return self.sort == self.Sort.SPEED

    def is_time_up(self, now: datetime) -> bool:
        """Return whether the clock has ended the run; one without a clock goes on."""
        return self.ends_at is not None and now >= self.ends_at

    def address_at(self, place: int) -> Address:
        """Return the address of the question at a place, always the same."""
        return fresh_address(
            KINDS[self.kind],
            Random(f"{self.seed}/{place}"),
            level=self.level,
            terms=Terms(variant=Variant(self.cards)),
        )
