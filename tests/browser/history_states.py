"""The pages of history and progress, each with what makes it look otherwise."""

from datetime import timedelta

from django.utils import timezone

from quizzes.models import User
from tests.browser.dealt import deal
from tests.browser.playing import answer, check, choose
from tests.make import make_attempt

WHEEL = deal("wheel")
SLIP = ["three-from-hand"]


def practiced(page):
    """Answer a deal as a guest, and more of every sort in the weeks before."""
    answer(page, WHEEL, WHEEL.wrong)
    guest = User.objects.get(guest_key__isnull=False)
    now = timezone.now()
    for days in range(1, 60):
        how = {"credit": days % 3 / 2, "opportunities": SLIP}
        if days % 3 == 0:
            how["candidates"] = SLIP
        if days % 7 == 0:
            how |= {"credit": 0, "answer": None, "candidates": []}
        kind = ("best-low", "best-high")[days % 2]
        tried = make_attempt(
            guest, kind=kind, answered_at=now - timedelta(days=days), **how
        )
        if days % 5 == 0:
            make_attempt(guest, kind=kind, code=tried.code, is_first_try=False)
    make_attempt(guest, credit=0.5, is_hinted=True, case="worst-low")


def history(page):
    practiced(page)
    page.goto("/history/")


def history_that_holds_nothing_like_that(page):
    practiced(page)
    page.goto("/history/?case=wheel&outcome=right&since=2020-01-01&until=2020-01-02")


def history_of_nothing(page):
    page.goto("/history/")


def question_that_was_missed(page):
    practiced(page)
    page.goto("/deals/missed/")


def verdict_on_what_was_missed(page):
    answer(page, WHEEL, WHEEL.wrong)
    page.goto("/deals/missed/")
    choose(page, WHEEL.right)
    check(page)


def nothing_missed(page):
    page.goto("/deals/missed/")


def progress(page):
    practiced(page)
    page.goto("/progress/")
    page.locator(".fold").evaluate_all("all => all.forEach(one => { one.open = true })")


def progress_of_one_answer(page):
    answer(page, WHEEL, WHEEL.right)
    page.goto("/progress/?span=4-weeks")


def progress_without_answers_in_the_span(page):
    answer(page, WHEEL, WHEEL.right)
    guest = User.objects.get(guest_key__isnull=False)
    guest.attempts.update(answered_at=timezone.now() - timedelta(days=60))
    page.goto("/progress/?span=4-weeks")


def progress_of_nothing(page):
    page.goto("/progress/")


HISTORY_STATES = (
    history,
    history_that_holds_nothing_like_that,
    history_of_nothing,
    question_that_was_missed,
    verdict_on_what_was_missed,
    nothing_missed,
    progress,
    progress_of_one_answer,
    progress_without_answers_in_the_span,
    progress_of_nothing,
)
