"""What a person remembers, worked out from first tries and kept to be quick."""

from typing import Self

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from quizzes.models.users import User


class SkillQuerySet(models.QuerySet["Skill"]):
    """The vocabulary in which skills are asked for."""

    def by(self, person: User) -> Self:
        return self.filter(person=person)


class Skill(models.Model):
    """The memory of a case of a kind, or of what is right in place of a wrong rule."""

    class State(models.IntegerChoices):
        LEARNING = 1, _("Learning")
        REVIEW = 2, _("Review")
        RELEARNING = 3, _("Relearning")

    # The unique constraint begins with the person.
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.CASCADE,
        related_name="skills",
        db_index=False,
    )
    kind = models.CharField(_("kind"), max_length=32)
    case = models.CharField(_("case"), max_length=40, blank=True)
    misconception = models.CharField(_("wrong rule"), max_length=40, blank=True)
    state = models.PositiveSmallIntegerField(_("state"), choices=State)
    step = models.PositiveSmallIntegerField(_("step"), null=True)
    stability = models.FloatField(
        _("stability"), help_text=_("Days until nine in ten would remember it.")
    )
    difficulty = models.FloatField(_("difficulty"), help_text=_("From 1 to 10."))
    due_at = models.DateTimeField(_("due at"))
    seen_at = models.DateTimeField(_("last seen at"))
    seen_on = models.DateField(
        _("last seen on"), help_text=_("The day where the person was.")
    )

    objects = SkillQuerySet.as_manager()

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=("person", "kind", "case", "misconception"), name="one_skill"
            ),
            models.CheckConstraint(
                condition=models.Q(case="") ^ models.Q(misconception=""),
                name="skill_in_a_case_or_against_a_wrong_rule",
            ),
        )

    def __str__(self) -> str:
        return f"{self.kind}/{self.case or self.misconception}"

    @property
    def is_lapsed(self) -> bool:
        """Whether it went wrong, or partly, and was not right since."""
        return self.step == 0


class Memory(models.Model):
    """How far a person's first tries have been taken in by the skills.

    It can be thrown away with the skills at any time, and is then built anew.
    """

    person = models.OneToOneField(
        settings.AUTH_USER_MODEL,
        models.CASCADE,
        related_name="memory",
        primary_key=True,
    )
    # No foreign key: it only says from where on attempts are new.
    last_attempt = models.BigIntegerField(_("last attempt taken in"), default=0)
    times = models.JSONField(
        _("latest times"),
        default=dict,
        help_text=_("By kind, in milliseconds, the newest last."),
    )
    due_reviews = models.JSONField(
        _("due reviews"),
        default=dict,
        help_text=_("By day: how many were answered, and how many were right."),
    )

    class Meta:
        verbose_name_plural = _("memories")

    def __str__(self) -> str:
        return f"{self.person_id}: {self.last_attempt}"
