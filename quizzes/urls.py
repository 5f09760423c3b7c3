"""The addresses of the trainer, in lists by prefix."""

from django.urls import URLPattern, URLResolver, include, path

from quizzes.views import deals, home, practice

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
]

urlpatterns: list[URLPattern | URLResolver] = [
    path("", home.home, name="home"),
    path("practice/<slug:kind>/", practice.start, name="practice"),
    path("practice/<slug:kind>/<str:code>/", include(question_urls)),
    path("deals/<int:pk>/", include(deal_urls)),
]
