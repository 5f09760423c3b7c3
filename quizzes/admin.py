"""The administrator's pages."""

from django.contrib import admin
from django.contrib.auth.admin import UserAdmin as DjangoUserAdmin
from django.utils.translation import gettext_lazy as _

from quizzes.limits import limited
from quizzes.models import User

admin.site.login = limited("log-in")(admin.site.login)


@admin.register(User)
class UserAdmin(DjangoUserAdmin):
    list_display = ("username", "display_name", "email", "is_staff", "is_active")
    search_fields = ("username", "display_name", "email")
    readonly_fields = ("guest_key", "last_login", "date_joined")
    fieldsets = (
        (None, {"fields": ("username", "password", "guest_key")}),
        (_("Person"), {"fields": ("display_name", "email")}),
        (
            _("Preferences"),
            {"fields": ("language", "time_zone", "deck", "theme", "shortcuts")},
        ),
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
