"""The pages of runs: to choose one, a question of each sort, and how one went."""

from datetime import timedelta

from django.utils import timezone

from quizzes.models import User
from tests.browser.playing import check_button
from tests.make import make_run


def start_run(page, sort, kind="best-low"):
    page.goto(f"/runs/?sort={sort}&kind={kind}")
    page.get_by_role("button", name="Start").click()
    page.locator("#question").wait_for()


def runs_to_choose(page):
    page.goto("/runs/")


def question_of_a_speed_run(page):
    start_run(page, "speed", "pot-shares")


def question_of_a_speed_run_with_an_answer_before(page):
    start_run(page, "speed")
    page.locator("[data-none]").check()
    check_button(page).click()
    page.get_by_text("Question 2").wait_for()


def end_of_a_clean_run(page):
    start_run(page, "clean")
    guest = User.objects.get()
    run = make_run(guest, 1, 1, 1, 0.5, sort="clean")
    page.goto(run.get_absolute_url())


def end_of_a_speed_run(page):
    start_run(page, "clean")
    guest = User.objects.get()
    before = timezone.now() - timedelta(hours=1)
    run = make_run(guest, *[1, 1, 0] * 9, started_at=before)
    page.goto(run.get_absolute_url())


def runs_with_records(page):
    end_of_a_clean_run(page)
    end_of_a_speed_run(page)
    page.goto("/runs/")


RUN_STATES = (
    runs_to_choose,
    question_of_a_speed_run,
    question_of_a_speed_run_with_an_answer_before,
    end_of_a_clean_run,
    end_of_a_speed_run,
    runs_with_records,
)
