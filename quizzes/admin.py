"""The administrator's pages."""

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

from allauth.account.decorators import secure_admin_login
from allauth.account.utils import get_next_redirect_url
from allauth.account.views import logout, password_change
from django.contrib import admin
from django.contrib.admin.helpers import ACTION_CHECKBOX_NAME
from django.contrib.auth.admin import UserAdmin as DjangoUserAdmin
from django.core.exceptions import BadRequest
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.text import Truncator
from django.utils.translation import gettext_lazy as _

from quizzes.labels import KINDS
from quizzes.models import Dispute, Memory, Run, Skill, User
from quizzes.models.preferences import PREFERENCES
from quizzes.progress.reviews import retention_in
from quizzes.questions.dealer.addresses import PointAddress
from quizzes.services.accounts import delete_person

type View = Callable[..., HttpResponse]


def go_in(request: HttpRequest, **extra: Any) -> HttpResponse:
    """Let in whoever is logged in; Django's own form would try names without limit."""
    return HttpResponseRedirect(
        get_next_redirect_url(request) or reverse("admin:index")
    )


def refuses_nonsense(view: View) -> View:
    """Refuse what no page of the administration sends, and its queries stumble on."""

    @wraps(view)
    def wrapper(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        texts = [text for _name, texts in request.GET.lists() for text in texts]
        keys = request.POST.getlist(ACTION_CHECKBOX_NAME)
        if any("\0" in text for text in texts) or not all(map(str.isdecimal, keys)):
            raise BadRequest
        return view(request, *args, **kwargs)

    return wrapper


django_admin_view = admin.site.admin_view


def admin_view(view: View, cacheable: bool = False) -> View:
    return django_admin_view(refuses_nonsense(view), cacheable)


# One door for all, with its limits, and out of it with all cookies dropped.
admin.site.login = secure_admin_login(go_in)
admin.site.logout = logout
admin.site.password_change = password_change
admin.site.admin_view = admin_view


@admin.register(User)
class UserAdmin(DjangoUserAdmin):
    list_display = ("username", "display_name", "email", "is_staff", "is_active")
    search_fields = ("username", "display_name", "email")
    readonly_fields = ("guest_key", "last_login", "date_joined")
    fieldsets = (
        (None, {"fields": ("username", "password", "guest_key")}),
        (_("Person"), {"fields": ("display_name", "email")}),
        (_("Preferences"), {"fields": PREFERENCES}),
        (
            _("Permissions"),
            {
                "fields": (
                    "is_active",
                    "is_staff",
                    "is_superuser",
                    "groups",
                    "user_permissions",
                )
            },
        ),
        (_("Dates"), {"fields": ("last_login", "date_joined")}),
    )

    def get_readonly_fields(
        self, request: HttpRequest, obj: User | None = None
    ) -> tuple[str, ...]:
        """Keep the username of a guest, which no form would take."""
        fields = super().get_readonly_fields(request, obj)
        return (*fields, "username") if obj is not None and obj.is_guest else fields

    def get_deleted_objects(
        self, objs: Sequence[User], request: HttpRequest
    ) -> tuple[list[str], dict[str, int], set[str], list[str]]:
        """Let what nobody deletes by itself go with its person."""
        to_delete, counts, missing, protected = super().get_deleted_objects(
            objs, request
        )
        going = {str(model._meta.verbose_name) for model in (Skill, Memory, Run)}
        return to_delete, counts, {*map(str, missing)} - going, protected

    def delete_model(self, request: HttpRequest, obj: User) -> None:
        """Delete somebody who may be answering just now."""
        delete_person(obj)

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[User]) -> None:
        for person in queryset.order_by("pk"):
            delete_person(person)


@admin.register(Dispute)
class DisputeAdmin(admin.ModelAdmin):
    """Notes about verdicts, to be read, and deleted when they are dealt with."""

    list_display = ("created_at", "kind", "beginning", "question", "person")
    list_select_related = ("attempt__person",)
    ordering = ("-created_at", "-pk")
    search_fields = ("note",)
    fields = ("created_at", "person", "note", "kind", "question", "stored", "answered")
    readonly_fields = fields

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    @admin.display(description=_("kind"), ordering="attempt__kind")
    def kind(self, dispute: Dispute) -> str:
        return dispute.attempt.kind

    @admin.display(description=_("note"))
    def beginning(self, dispute: Dispute) -> str:
        return Truncator(dispute.note).chars(80)

    @admin.display(description=_("question"))
    def question(self, dispute: Dispute) -> SafeString:
        """Link to where the question is asked, or the hand in which it was."""
        attempt, address = dispute.attempt, dispute.attempt.address
        url = reverse("question", args=(attempt.kind, attempt.code))
        if isinstance(address, PointAddress):
            url = reverse("dealer-hand", args=(address.hand.code,))
        return format_html('<a href="{}">{}</a>', url, attempt.code)

    @admin.display(description=_("person"))
    def person(self, dispute: Dispute) -> SafeString:
        person = dispute.attempt.person
        url = reverse("admin:quizzes_user_change", args=(person.pk,))
        return format_html('<a href="{}">{}</a>', url, person)

    @admin.display(description=_("question as it was stored"))
    def stored(self, dispute: Dispute) -> str:
        return str(dispute.attempt.question)

    @admin.display(description=_("answer and how it was marked"))
    def answered(self, dispute: Dispute) -> str:
        return f"{dispute.attempt.answer} {dispute.attempt.parts}"


class KindFilter(admin.SimpleListFilter):
    """The kinds that there are, without looking through all rows for them."""

    title = _("kind")
    parameter_name = "kind"

    def lookups(
        self, request: HttpRequest, model_admin: admin.ModelAdmin
    ) -> list[tuple[str, str]]:
        return [(name, str(texts["label"])) for name, texts in KINDS.items()]

    def queryset(self, request: HttpRequest, queryset: QuerySet) -> QuerySet:
        return queryset.filter(kind=self.value()) if self.value() else queryset


class ReadOnlyAdmin(admin.ModelAdmin):
    """What a person's answers make, to be looked at and changed by nothing else."""

    list_select_related = ("person",)
    ordering = ("-pk",)
    search_fields = ("person__username", "person__display_name", "person__email")
    show_full_result_count = False

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(
        self, request: HttpRequest, obj: object | None = None
    ) -> bool:
        return False

    def has_delete_permission(
        self, request: HttpRequest, obj: object | None = None
    ) -> bool:
        return False


@admin.register(Skill)
class SkillAdmin(ReadOnlyAdmin):
    list_display = (
        *("person", "kind", "case", "misconception", "state"),
        *("stability", "due_at", "seen_at"),
    )
    list_filter = (KindFilter, "state", "due_at")


@admin.register(Memory)
class MemoryAdmin(ReadOnlyAdmin):
    list_display = ("person", "last_attempt", "due_answered", "due_right")

    @admin.display(description=_("due reviews answered"))
    def due_answered(self, memory: Memory) -> int:
        return retention_in(memory).answered

    @admin.display(description=_("due reviews right"))
    def due_right(self, memory: Memory) -> int:
        return retention_in(memory).right


@admin.register(Run)
class RunAdmin(ReadOnlyAdmin):
    list_display = ("person", "sort", "kind", "level", "cards", "started_at", "ends_at")
    list_filter = ("sort", KindFilter, "level", "cards", "started_at")
    # Its seed would tell what comes next in a run that goes on.
    exclude = ("seed",)
