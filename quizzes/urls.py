"""The addresses of the trainer, in lists by prefix."""

from allauth.account import views as allauth
from django.urls import URLPattern, URLResolver, include, path, re_path

from quizzes.views import (
    accounts,
    analyzer,
    data,
    dealer,
    deals,
    guide,
    history,
    home,
    practice,
    progress,
    runs,
    settings,
    settlements,
    today,
)

# /practice/<kind>/<code>/
question_urls = [
    path("", practice.question, name="question"),
    path("hint/", practice.hint, name="hint"),
    path("show/", practice.show, name="show"),
]

# /deals/<pk>/
deal_urls = [
    path("", deals.deal, name="deal"),
    path("again/", deals.replay, name="replay"),
    path("dispute/", deals.dispute, name="dispute"),
]

# /deals/
deals_urls = [
    path("missed/", deals.missed, name="missed"),
    path("<int:pk>/", include(deal_urls)),
]

# /guide/
guide_urls = [
    path("", guide.guide, name="guide"),
    path("glossary/", guide.glossary, name="glossary"),
    path("<slug:slug>/", guide.page, name="guide-page"),
]

# /dealer/
dealer_urls = [
    path("", dealer.start, name="dealer"),
    path("<str:code>/", dealer.hand, name="dealer-hand"),
    path("<str:code>/<int:place>/", dealer.point, name="dealer-point"),
    path("<str:code>/<int:place>/show/", dealer.show, name="dealer-show"),
]

# /runs/
runs_urls = [
    path("", runs.runs, name="runs"),
    path("<int:pk>/", runs.run, name="run"),
    path("<int:pk>/<int:place>/", runs.answer, name="run-place"),
]

# /accounts/, at the addresses and by the names that allauth knows. Those of its pages
# that nothing leads to, such as logging in by a code, are left out.
account_urls = [
    path("signup/", accounts.SignUp.as_view(), name="account_signup"),
    path("login/", allauth.login, name="account_login"),
    path("logout/", allauth.logout, name="account_logout"),
    path("inactive/", allauth.account_inactive, name="account_inactive"),
    path("reauthenticate/", allauth.reauthenticate, name="account_reauthenticate"),
    path("email/", allauth.email, name="account_email"),
    re_path(
        r"^confirm-email/(?P<key>[-:\w]+)/$",
        allauth.confirm_email,
        name="account_confirm_email",
    ),
    path("guest/", accounts.guest_answers, name="guest-answers"),
    path("guest/merge/", accounts.merge, name="guest-merge"),
    path("guest/leave/", accounts.leave, name="guest-leave"),
]

# /accounts/password/
password_urls = [
    path("change/", allauth.password_change, name="account_change_password"),
    path("set/", allauth.password_set, name="account_set_password"),
    path("reset/", allauth.password_reset, name="account_reset_password"),
    path(
        "reset/done/", allauth.password_reset_done, name="account_reset_password_done"
    ),
    re_path(
        r"^reset/key/(?P<uidb36>[0-9A-Za-z]+)-(?P<key>.+)/$",
        allauth.password_reset_from_key,
        name="account_reset_password_from_key",
    ),
    path(
        "reset/key/done/",
        allauth.password_reset_from_key_done,
        name="account_reset_password_from_key_done",
    ),
]

# /settings/
settings_urls = [
    path("", settings.settings, name="settings"),
    path("preferences/", settings.preferences, name="settings-preferences"),
    path("name/", settings.name, name="settings-name"),
]

# /settings/data/
data_urls = [
    path("", data.data, name="data"),
    path("everything.json", data.everything, name="data-everything"),
    path("answers.csv", data.answers, name="data-answers"),
    path("delete/", data.delete, name="data-delete"),
]

urlpatterns: list[URLPattern | URLResolver] = [
    path("", home.home, name="home"),
    path("today/", today.today, name="today"),
    path("today/next/", today.following, name="today-next"),
    path("practice/<slug:kind>/", practice.start, name="practice"),
    path("practice/<slug:kind>/<str:code>/", include(question_urls)),
    path("deals/", include(deals_urls)),
    path("dealer/", include(dealer_urls)),
    path("runs/", include(runs_urls)),
    path("analyze/", analyzer.analyzer, name="analyzer"),
    path("analyze/settlement/", settlements.settlement, name="settlement"),
    path("guide/", include(guide_urls)),
    path("history/", history.history, name="history"),
    path("progress/", progress.progress, name="progress"),
    path("accounts/", include(account_urls)),
    path("accounts/password/", include(password_urls)),
    path("settings/", include(settings_urls)),
    path("settings/data/", include(data_urls)),
]
