"""Filters for chips and seats, and a tag for cards that lie on a table."""

import re
from collections.abc import Iterable

from django import template
from django.utils.formats import number_format
from django.utils.html import format_html
from django.utils.safestring import SafeString

from quizzes.poker.cards import Card
from quizzes.templatetags.poker import marked_cards

register = template.Library()

BEFORE_NUMBER = re.compile(r" (?=\d)")


@register.filter
def chips(count: int) -> SafeString:
    """Draw a number of chips, such as 1,250, from left to right everywhere."""
    return format_html(
        '<bdi dir="ltr" class="chips-shown">{}</bdi>',
        number_format(count, force_grouping=True),
    )


@register.filter
def unbroken(names: str) -> str:
    """Keep the names of seats whole where a line of them is broken."""
    return BEFORE_NUMBER.sub("\N{NO-BREAK SPACE}", names)


@register.simple_tag
def open_cards(cards: Iterable[Card]) -> SafeString:
    """Draw cards that lie face up."""
    return marked_cards((card, "") for card in cards)
