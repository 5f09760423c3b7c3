"""The guide: a page for each part of the rules, in the order of learning."""

from quizzes.guide import hands, houses, lows, marking, playing, sharing, starting
from quizzes.guide.page import Page, Try

__all__ = ["PAGES", "Page", "Try"]

PAGES = {
    page.slug: page
    for module in (hands, lows, sharing, playing, starting, houses, marking)
    for page in module.PAGES
}
