"""Tags for the rules of the guide."""

from collections.abc import Iterable
from functools import lru_cache

from django import template
from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from quizzes import guide
from quizzes.guide.tries import TryShown
from quizzes.guide.tries import tries_of as tries_shown
from quizzes.rulebook import RULES

register = template.Library()


@register.simple_tag
def rule_links(numbers: Iterable[str]) -> SafeString:
    """Draw the numbers of rules, each as a link to where the guide tells it."""
    return _drawn(tuple(numbers), get_language())


@register.simple_tag
def page_of(slug: str) -> guide.Page:
    """Return a page of the guide."""
    return guide.PAGES[slug]


@register.simple_tag
def tries_of(page: guide.Page) -> list[TryShown]:
    """Return the questions to try that a page leads to."""
    return tries_shown(page)


@lru_cache(maxsize=1024)
def _drawn(numbers: tuple[str, ...], language: str | None) -> SafeString:
    links = format_html_join(
        " ", '<a href="{}">{}</a>', ((_address(n), _name(n)) for n in numbers)
    )
    return format_html(' <span class="rule">{}</span>', links) if links else links


def _address(number: str) -> str:
    rule = RULES[number]
    return f"{reverse('guide-page', args=(rule.page,))}#{rule.anchor}"


def _name(number: str) -> str:
    # Translators: {number} is the number of a rule, such as 4.3.
    return _("Rule {number}").format(number=number)
