"""A filter for chips, and a tag for cards that lie on a table."""

from collections.abc import Iterable

from django import template
from django.utils.formats import number_format
from django.utils.html import format_html
from django.utils.safestring import SafeString

from quizzes.poker.cards import Card
from quizzes.templatetags.poker import marked_cards

register = template.Library()


@register.filter
def chips(count: int) -> SafeString:
    """Draw a number of chips, such as 1,250, from left to right everywhere."""
    return format_html(
        '<bdi dir="ltr" class="chips-shown">{}</bdi>',
        number_format(count, force_grouping=True),
    )


@register.simple_tag
def open_cards(cards: Iterable[Card]) -> SafeString:
    """Draw cards that lie face up."""
    return marked_cards((card, "") for card in cards)
