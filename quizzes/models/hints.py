"""Hints that were given."""

from django.conf import settings
from django.db import connections, models
from django.utils.translation import gettext_lazy as _

from quizzes.models.users import User

# Every answer asks this. Django would take five times as long to write it as the
# database does to answer it.
GIVEN = """
    SELECT 1 FROM quizzes_hint
    WHERE person_id = %(person)s AND kind = %(kind)s AND code = %(code)s
"""


class HintQuerySet(models.QuerySet["Hint"]):
    """The vocabulary in which hints are asked for."""

    def is_given(self, person: User, kind: str, code: str) -> bool:
        """Return whether a person was given the hint to a question."""
        with connections[self.db].cursor() as cursor:
            cursor.execute(GIVEN, {"person": person.pk, "kind": kind, "code": code})
            return cursor.fetchone() is not None


class Hint(models.Model):
    """That a person was given the hint to a question, before or after answering."""

    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="hints"
    )
    kind = models.CharField(_("kind"), max_length=32)
    code = models.CharField(_("code"), max_length=64)
    given_at = models.DateTimeField(_("given at"))

    objects = HintQuerySet.as_manager()

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=("person", "kind", "code"), name="one_hint"),
        )

    def __str__(self) -> str:
        return f"{self.kind}/{self.code}"
