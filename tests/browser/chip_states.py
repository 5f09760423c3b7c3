"""The pages of questions about chips and tables: asked, refused, and told."""

from quizzes.questions.fields import Amount
from tests.browser.dealt import deal
from tests.browser.playing import check, check_button

WINNERS = deal("low-tied", "who-wins", level=3)
SHARES = deal("tied-both-ways", "pot-shares", level=5)
QUARTER = deal("break-even", "quarter-value", level=5)
POTS = deal("three-side-pots", "side-pots", level=5)
TABLE = deal("three-side-pots", "settlement", level=5)
POSTS = deal("missed-both", "blinds-and-posts", level=3)
ORDER = deal("side-pot-first", "showdown-order", level=5)
FOLDED = deal("all-folded", "showdown-order", level=2)


def show(page, dealt):
    page.goto(dealt.path)
    page.get_by_role("button", name="show me").click()
    page.locator("#verdict").wait_for()


def question_of_winners(page):
    page.goto(WINNERS.path)


def verdict_on_winners(page):
    show(page, WINNERS)


def question_of_shares(page):
    page.goto(SHARES.path)


def verdict_on_shares(page):
    show(page, SHARES)


def question_of_a_quarter_with_the_menu_open(page):
    page.goto(QUARTER.path)
    page.locator(".crumb summary").click()


def verdict_on_a_quarter(page):
    show(page, QUARTER)


def question_of_side_pots(page):
    page.goto(POTS.path)
    page.locator("#pot-1").fill("1")


def verdict_on_side_pots(page):
    page.goto(POTS.path)
    page.locator("#pot-1").fill(str(POTS.right_of_cell("pot-1")))
    page.locator("[name=eligible-1]").first.check()
    check(page)


def question_of_a_settlement_with_errors(page):
    page.goto(TABLE.path)
    check_button(page).click()
    page.locator(".errors").wait_for()


def verdict_on_a_settlement(page):
    page.goto(TABLE.path)
    for field in TABLE.asked.kind.fields(TABLE.asked.question):
        value = TABLE.right_of_cell(field.name)
        if isinstance(field, Amount):
            page.locator(f"#{field.name}").fill(str(value + (field.name == "pot-1")))
            continue
        for seat in value:
            page.locator(f"[name={field.name}][value='{seat}']").check()
    check(page)


def question_of_posts(page):
    page.goto(POSTS.path)


def verdict_on_posts(page):
    show(page, POSTS)


def question_of_an_order_of_showing(page):
    page.goto(ORDER.path)


def verdict_on_an_order_of_showing(page):
    show(page, ORDER)


def question_without_a_showdown(page):
    page.goto(FOLDED.path)


CHIP_STATES = (
    question_of_winners,
    verdict_on_winners,
    question_of_shares,
    verdict_on_shares,
    question_of_a_quarter_with_the_menu_open,
    verdict_on_a_quarter,
    question_of_side_pots,
    verdict_on_side_pots,
    question_of_a_settlement_with_errors,
    verdict_on_a_settlement,
    question_of_posts,
    verdict_on_posts,
    question_of_an_order_of_showing,
    verdict_on_an_order_of_showing,
    question_without_a_showdown,
)
