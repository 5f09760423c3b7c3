"""Answers that were given, kept as they were marked."""

import json
from datetime import UTC, date, datetime, time, timedelta
from typing import Any, NamedTuple, Self

from django.conf import settings
from django.db import connections, models
from django.db.models import Exists, OuterRef, Q
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from quizzes.models.hints import Hint
from quizzes.models.runs import Run
from quizzes.models.users import User
from quizzes.questions import KINDS
from quizzes.questions.address import Address
from quizzes.questions.base import Kind
from quizzes.questions.dealer.addresses import PointAddress, read_address

HINT_CREDIT = 0.5
"""What is left of the credit after a hint."""

IS_RIGHT = Q(is_hinted=False, credit__gte=1) | Q(
    is_hinted=True, credit__gte=HINT_CREDIT
)
IS_SHOWN = Q(answer__isnull=True)

# Every page of practice asks this. Django would take five times as long to write it
# as the database does to answer it, and each half finds its rows in an index.
PRACTICED = """
    WITH tries AS (
        SELECT id, code, level, credit, is_hinted, opportunities, answered_at
        FROM quizzes_attempt
        WHERE person_id = %(person)s AND kind = %(kind)s AND is_first_try
    )
    SELECT * FROM tries WHERE code = %(code)s
    UNION
    SELECT * FROM (
        SELECT * FROM tries WHERE answered_at >= %(since)s AND level > 0
        ORDER BY answered_at DESC LIMIT %(most)s
    ) AS recent
"""


def outcome_of(credit: float, is_hinted: bool) -> str:
    """Return "right", "partly" or "wrong", whatever a hint took off the credit."""
    if credit >= (HINT_CREDIT if is_hinted else 1):
        return "right"
    return "partly" if credit > 0 else "wrong"


def dawn(day: date) -> datetime:
    """Return when a day begins in the time zone of the reader."""
    return datetime.combine(day, time.min, timezone.get_current_timezone())


class Tried(NamedTuple):
    """What a sitting needs to know of an attempt."""

    pk: int
    code: str
    level: int
    credit: float
    is_hinted: bool
    opportunities: list[str]
    answered_at: datetime

    @classmethod
    def read(cls, row: tuple[Any, ...]) -> Self:
        """Read a row as a database gives it; SQLite knows no zones, and keeps UTC."""
        *others, opportunities, answered_at = row
        if answered_at.tzinfo is None:
            answered_at = answered_at.replace(tzinfo=UTC)
        return cls(*others, json.loads(opportunities), answered_at)

    @property
    def outcome(self) -> str:
        return outcome_of(self.credit, self.is_hinted)


class AttemptQuerySet(models.QuerySet["Attempt"]):
    """The vocabulary in which attempts are asked for."""

    def by(self, person: User) -> Self:
        return self.filter(person=person)

    def by_guest(self, key: str) -> Self:
        return self.filter(person__guest_key=key)

    def first_tries(self) -> Self:
        return self.filter(is_first_try=True)

    def at(self, address: Address | PointAddress) -> Self:
        return self.filter(kind=address.kind, code=address.code)

    def answered_before_in(self, others: Self, *alike: str) -> Self:
        """Keep what others answered no later, alike in the fields that are named."""
        same = {name: OuterRef(name) for name in ("kind", "code", *alike)}
        before = others.filter(**same, answered_at__lte=OuterRef("answered_at"))
        return self.filter(Exists(before))

    def answered_after_a_hint(self) -> Self:
        """Keep what was answered by somebody who had the hint by then."""
        same = {name: OuterRef(name) for name in ("person", "kind", "code")}
        hints = Hint.objects.filter(**same, given_at__lte=OuterRef("answered_at"))
        return self.filter(Exists(hints))

    def in_hands(self) -> Self:
        """Keep answers to points of hands that somebody dealt."""
        return self.filter(level=0)

    def right(self) -> Self:
        return self.filter(IS_RIGHT)

    def partly(self) -> Self:
        return self.filter(~IS_RIGHT, credit__gt=0)

    def wrong(self) -> Self:
        return self.filter(~IS_SHOWN, credit=0)

    def shown(self) -> Self:
        return self.filter(IS_SHOWN)

    def unsolved(self) -> Self:
        """Keep first tries that were not right, nor was any later try."""
        same = {name: OuterRef(name) for name in ("person", "kind", "code")}
        later = Attempt.objects.filter(**same, is_first_try=False)
        return self.first_tries().filter(~IS_RIGHT, ~Exists(later.right()))

    def since(self, day: date) -> Self:
        """Keep what was answered on a day or later, where the reader is."""
        return self.filter(answered_at__gte=dawn(day))

    def until(self, day: date) -> Self:
        """Keep what was answered on a day or before, where the reader is."""
        return self.filter(answered_at__lt=dawn(day + timedelta(days=1)))

    def newest_first(self) -> Self:
        return self.order_by("-answered_at", "-pk")

    def oldest_first(self) -> Self:
        return self.order_by("answered_at", "pk")

    def older_than(self, other: "Attempt") -> Self:
        """Keep what comes after another attempt when the newest are first."""
        same_time = Q(answered_at=other.answered_at, pk__gte=other.pk)
        return self.filter(~same_time, answered_at__lte=other.answered_at)

    def newer_than(self, other: "Attempt") -> Self:
        """Keep what comes before another attempt when the newest are first."""
        same_time = Q(answered_at=other.answered_at, pk__lte=other.pk)
        return self.filter(~same_time, answered_at__gte=other.answered_at)

    def practiced(
        self, person: User, kind: str, code: str, *, since: datetime, most: int
    ) -> list["Tried"]:
        """Return the first try at a code, if there is one, and recent ones."""
        here = {"person": person.pk, "kind": kind, "code": code}
        with connections[self.db].cursor() as cursor:
            cursor.execute(PRACTICED, here | {"since": since, "most": most})
            return [Tried.read(row) for row in cursor.fetchall()]


class Attempt(models.Model):
    """One answer to one question; it changes only where a guest joins an account."""

    # Each index below begins with the person: one of the person alone is not needed.
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.CASCADE,
        related_name="attempts",
        db_index=False,
    )
    kind = models.CharField(_("kind"), max_length=32)
    code = models.CharField(_("code"), max_length=64)
    # At a point of a hand that one deals there is no level: it is 0.
    level = models.PositiveSmallIntegerField(_("level"))
    case = models.CharField(_("case"), max_length=40)
    question = models.JSONField(_("question"))
    answer = models.JSONField(
        _("answer"), null=True, help_text=_("Empty: the person asked to be shown.")
    )
    asked_at = models.DateTimeField(_("asked at"))
    answered_at = models.DateTimeField(_("answered at"))
    # A streak must not change with the time zone that somebody chooses later.
    day = models.DateField(
        _("day"), help_text=_("Where the person was when it was answered.")
    )
    credit = models.FloatField(_("credit"))
    parts = models.JSONField(_("parts"))
    candidates = models.JSONField(_("wrong rules that explain it"), default=list)
    opportunities = models.JSONField(_("wrong rules that could err"), default=list)
    is_first_try = models.BooleanField(_("first try"), default=True)
    is_hinted = models.BooleanField(_("after a hint"), default=False)
    # The constraint on both begins with the run.
    run = models.ForeignKey(
        Run, models.CASCADE, related_name="attempts", null=True, db_index=False
    )
    place = models.PositiveSmallIntegerField(_("place in the run"), null=True)

    objects = AttemptQuerySet.as_manager()

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=("person", "kind", "code"),
                condition=models.Q(is_first_try=True),
                name="one_first_try",
            ),
            models.UniqueConstraint(
                fields=("person", "kind", "code", "asked_at"),
                name="one_attempt_for_each_asking",
            ),
            models.CheckConstraint(
                condition=models.Q(credit__gte=0, credit__lte=1),
                name="credit_from_0_to_1",
            ),
            models.UniqueConstraint(
                fields=("run", "place"), name="one_attempt_for_each_place_of_a_run"
            ),
            models.CheckConstraint(
                condition=models.Q(run=None, place=None)
                # A comparison with nothing would not refuse it.
                | models.Q(run__isnull=False, place__isnull=False, place__gte=1),
                name="place_from_1_in_a_run",
            ),
        )
        indexes = (
            models.Index(
                fields=("person", "kind", "-answered_at"), name="attempts_by_kind"
            ),
            models.Index(
                fields=("person", "-answered_at", "-id"), name="attempts_by_time"
            ),
        )

    def __str__(self) -> str:
        return f"{self.kind}/{self.code}"

    def get_absolute_url(self) -> str:
        return reverse("deal", args=(self.pk,))

    @property
    def address(self) -> Address | PointAddress:
        return read_address(self.kind, self.code)

    @property
    def kind_module(self) -> Kind:
        return KINDS[self.kind]

    @property
    def is_shown(self) -> bool:
        """Whether the person asked to be shown, in place of an answer."""
        return self.answer is None

    @property
    def outcome(self) -> str:
        return outcome_of(self.credit, self.is_hinted)

    @property
    def thinking_time(self) -> timedelta:
        return self.answered_at - self.asked_at


def may_see_verdict(attempt: Attempt, viewer: User | None, now: datetime) -> bool:
    """Decide whether the key of an attempt may be shown; every page asks here."""
    return viewer is not None and attempt.person_id == viewer.pk
