"""The pages of a hand that one deals: the table to lay, a point, and the end."""

from quizzes.poker.rules import Structure
from quizzes.questions.dealer.addresses import VERSION, HandAddress
from quizzes.questions.dealer.points import points_of
from quizzes.questions.terms import Terms

HAND = HandAddress(
    version=VERSION,
    terms=Terms(structure=Structure.POT_LIMIT),
    seats=9,
    seed="00000001",
)


def table_to_lay(page):
    page.goto("/dealer/?seats=9&structure=limit&cards=6&rules=default")


def point_of_a_hand(page):
    go_on(page, 1)


def verdict_in_a_hand(page):
    page.goto(f"/dealer/{HAND.code}/")
    ask_to_be_shown(page)


def end_of_a_hand(page):
    go_on(page, len(points_of(HAND)))


def go_on(page, count):
    """Ask to be shown at so many points."""
    page.goto(f"/dealer/{HAND.code}/")
    for _ in range(count):
        ask_to_be_shown(page)
        page.get_by_role("link", name="Go on with the hand").click()
        page.locator("#verdict").wait_for(state="detached")


def ask_to_be_shown(page):
    page.get_by_role("button", name="show me").click()
    page.locator("#verdict").wait_for()


DEALER_STATES = (table_to_lay, point_of_a_hand, verdict_in_a_hand, end_of_a_hand)
