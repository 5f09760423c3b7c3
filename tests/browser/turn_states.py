"""Questions about the next turn and one's own, and verdicts on them."""

from tests.browser.dealt import deal
from tests.browser.playing import check_button, verdict_on

TURN = deal("betting-beside-all-in", "whose-turn", level=5)
OWN_TURN = deal("reopened", "call-or-raise", level=5)


def question_of_a_turn(page):
    page.goto(TURN.path)


def question_of_a_call_with_errors(page):
    page.goto(OWN_TURN.path)
    check_button(page).click()
    page.get_by_role("alert").wait_for()


def verdict_on_a_turn(page):
    show(page, TURN)


def verdict_on_a_call(page):
    show(page, OWN_TURN)


def show(page, dealt):
    page.goto(dealt.path)
    page.get_by_role("button", name="I don't know").click()
    verdict_on(page).wait_for()


TURN_STATES = (
    question_of_a_turn,
    question_of_a_call_with_errors,
    verdict_on_a_turn,
    verdict_on_a_call,
)
