"""The guide: a page for each part of the rules, in the order of learning."""

from quizzes.guide import marking, playing, reading, sharing
from quizzes.guide.page import Page

__all__ = ["PAGES", "Page"]

PAGES = {
    page.slug: page
    for page in (*reading.PAGES, *sharing.PAGES, *playing.PAGES, *marking.PAGES)
}
