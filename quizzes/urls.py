"""The addresses of the trainer, in lists by prefix."""

from django.urls import URLPattern, URLResolver

urlpatterns: list[URLPattern | URLResolver] = []
