"""The administrator's pages."""

from allauth.account.decorators import secure_admin_login
from allauth.account.views import logout
from django.contrib import admin
from django.contrib.auth.admin import UserAdmin as DjangoUserAdmin
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from quizzes.models import User
from quizzes.models.preferences import PREFERENCES

# One door for all, with its limits, and out of it with all cookies dropped.
admin.site.login = secure_admin_login(admin.site.login)
admin.site.logout = logout


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
