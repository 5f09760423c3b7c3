"""Today's practice in each of its states, and the pages that it goes through."""

from datetime import timedelta

from django.utils import timezone

from quizzes.models import User
from tests.browser.dealt import deal
from tests.browser.playing import answer, check
from tests.make import make_attempt

WHEEL = deal("wheel")


def with_answers_of(page, days_ago, count):
    """Answer a deal as a guest, and more on an earlier day or today."""
    answer(page, WHEEL, WHEEL.right)
    guest = User.objects.get(guest_key__isnull=False)
    for number in range(count):
        make_attempt(
            guest,
            credit=number % 2,
            case=("plain", "worst-low")[number % 2],
            answered_at=timezone.now() - timedelta(days=days_ago),
        )


def today_of_nothing(page):
    page.goto("/today/")


def today_with_reviews(page):
    with_answers_of(page, 3, 8)
    page.goto("/today/")


def today_when_done(page):
    with_answers_of(page, 0, 20)
    page.goto("/today/")


def question_of_today(page):
    page.goto("/today/next/")


def verdict_of_today(page):
    with_answers_of(page, 3, 1)
    page.goto("/today/next/")
    page.locator("[data-none]").check()
    check(page)


TODAY_STATES = (
    today_of_nothing,
    today_with_reviews,
    today_when_done,
    question_of_today,
    verdict_of_today,
)
