"""Every address of the site."""

from django.contrib import admin
from django.urls import include, path

from quizzes.views.health import health

handler400 = "quizzes.views.errors.bad_request"
handler403 = "quizzes.views.errors.permission_denied"
handler404 = "quizzes.views.errors.page_not_found"
handler500 = "quizzes.views.errors.server_error"

urlpatterns = [
    path("", include("quizzes.urls")),
    path("health/", health, name="health"),
    path("i18n/", include("django.conf.urls.i18n")),
    path("admin/", admin.site.urls),
]
