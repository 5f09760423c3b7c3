"""A tag for pieces of pages that are the same again and again."""

from collections.abc import Hashable
from functools import lru_cache

from django import template
from django.conf import settings
from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language

register = template.Library()


@register.simple_tag
def kept(name: str, **values: Hashable) -> SafeString:
    """Include a template that sees these values and nothing else, drawn only once.

    What was drawn is kept for each language and values, but not while templates may
    change under the server.
    """
    if settings.DEBUG:
        return render_to_string(name, values)
    return _drawn(name, get_language(), **values)


@lru_cache(maxsize=2048)
def _drawn(name: str, language: str | None, **values: Hashable) -> SafeString:
    return mark_safe(render_to_string(name, values))
