"""A tag that draws how an answer turned out."""

from django import template
from django.utils.safestring import SafeString, mark_safe

register = template.Library()

BADGES = {
    "right": '<i class="badge" aria-hidden="true">✓</i>',
    "partly": '<i class="badge partly" aria-hidden="true">½</i>',
    "wrong": '<i class="badge wrong" aria-hidden="true">✕</i>',
    "shown": '<i class="badge partly" aria-hidden="true">→</i>',
}


@register.simple_tag
def badge(outcome: str) -> SafeString:
    """Draw the mark of an outcome; words beside it have to say the same."""
    return mark_safe(BADGES[outcome])
