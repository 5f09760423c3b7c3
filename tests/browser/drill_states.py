"""Verdicts that name a likely wrong rule, and the drill that they lead to."""

from quizzes.models import User
from tests.browser.dealt import deal
from tests.browser.playing import answer, check
from tests.make import make_attempt

WHEEL = deal("wheel")
RULE = "nine-counts"


def verdict_with_a_likely_slip(page):
    answer(page, WHEEL, WHEEL.right)
    guest = User.objects.get(guest_key__isnull=False)
    for candidates in ([RULE], [RULE], ["three-from-hand", RULE]):
        deal = make_attempt(
            guest, credit=0, candidates=candidates, opportunities=candidates
        )
    page.goto(deal.get_absolute_url())


def question_of_a_drill(page):
    page.goto(f"/practice/best-low/?trap={RULE}")


def verdict_of_a_drill(page):
    question_of_a_drill(page)
    page.locator("[data-none]").check()
    check(page)


DRILL_STATES = (
    verdict_with_a_likely_slip,
    question_of_a_drill,
    verdict_of_a_drill,
)
