"""The guide: a page for each part of the rules, in the order of learning."""

from quizzes.guide import hands, lows, marking, playing, sharing, starting
from quizzes.guide.page import Page, Try

__all__ = ["PAGES", "Page", "Try"]

PAGES = {
    page.slug: page
    for module in (hands, lows, sharing, playing, starting, marking)
    for page in module.PAGES
}
