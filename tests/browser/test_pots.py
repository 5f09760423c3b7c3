"""Pots of a hand that was played out, asked and marked box by box."""

import pytest
from playwright.sync_api import expect

from quizzes.models import Attempt
from quizzes.questions.fields import Amount
from tests.browser.dealt import deal
from tests.browser.playing import check, check_button, expect_verdict

THREE = deal("two-side-pots", "side-pots", level=4)
TABLE = deal("other-winners", "settlement", level=2)
RETURNED = deal("side-pot-and-return", "side-pots", level=3)


pytestmark = pytest.mark.usefixtures("with_and_without_scripts")


def fill_in(page, dealt, **others):
    """Fill in what is right, but for some fields; what is blank stays blank."""
    page.goto(dealt.path)
    fields = dealt.asked.kind.fields(dealt.asked.question)
    for field in fields:
        value = others.get(
            field.name.replace("-", "_"), dealt.right_of_cell(field.name)
        )
        if isinstance(field, Amount):
            page.locator(f"#{field.name}").fill(str(value) if value else "")
            continue
        for seat in value:
            page.locator(f"[name={field.name}][value='{seat}']").check()


def test_pots_are_answered_right(page):
    fill_in(page, THREE)
    check(page)

    expect_verdict(page, "Right", 1)
    expect(page.locator(".box.marked")).to_have_count(3)


def test_what_was_not_returned_counts_once(page):
    in_it = RETURNED.right_of_cell("pot-2") + RETURNED.right_of_cell("returned")
    fill_in(page, RETURNED, returned=0, pot_2=in_it)
    check(page)

    # Of what goes back and two pots with their seats one cell is wrong.
    expect_verdict(page, "Partly right", 4 / 5)
    expect(page.locator("tr.is-first")).to_have_count(1)
    expect(page.locator("tr.is-first")).to_contain_text("first wrong step")
    expect(page.locator(".box.marked").first.locator("tr.is-first")).to_be_visible()
    expect(page.locator(".box.marked").last).to_contain_text("so it counts")
    expect(page.locator(".because")).to_contain_text("goes back to its owner")


def test_without_a_main_pot_nothing_is_recorded(page):
    page.goto(THREE.path)
    check_button(page).click()

    expect(page.get_by_role("alert")).to_contain_text("Main pot: Chips:")
    expect(page.locator("#pot-1")).to_have_attribute("aria-invalid", "true")
    assert not Attempt.objects.exists()


def test_what_is_no_number_is_told_at_its_box(page):
    fill_in(page, THREE)
    page.locator("#pot-2").fill("half")
    check_button(page).click()

    expect(page.get_by_role("alert")).to_contain_text("Side pot 1: Chips:")
    expect(page.locator("#pot-2")).to_have_attribute("aria-invalid", "true")
    expect(page.locator("[name='eligible-1']:checked")).to_have_count(
        len(THREE.right_of_cell("eligible-1"))
    )


def test_a_table_is_settled_right(page):
    fill_in(page, TABLE)
    check(page)

    expect_verdict(page, "Right", 1)


def test_winners_follow_from_seats_that_were_wrong(page):
    hand = TABLE.asked.question
    alone = min(hand.pots[1].eligible)
    fill_in(page, TABLE, eligible_2=[alone], high_2=[alone], low_2=[])
    check(page)

    # The seats are the first wrong step, and the winner among them follows.
    side_pot = page.locator(".box.marked").filter(has_text="Side pot 1")
    expect(side_pot.first.locator("tr.is-first")).to_contain_text(
        "Seats that can win it"
    )
    expect(side_pot.first).to_contain_text("so it counts")
    expect(page.locator(".flow")).to_have_count(len(hand.pots))
    assert 0 < Attempt.objects.latest("pk").credit < 1


def test_chips_that_do_not_add_up_are_told_before_they_are_sent(page):
    fill_in(page, TABLE)
    seat = TABLE.asked.question.live[0]
    # Without scripts the sum is told and not counted.
    page.locator(f"#chips-{seat}").fill("0")
    paid = TABLE.right_of_cell(f"chips-{seat}")
    status = page.locator(".box.chips [data-sum]")

    expect(status).to_contain_text(
        f"{paid} still to be given out." if scripts_run(page) else "add up to"
    )
    for typed in ("half", "4,3", ""):
        page.locator(f"#chips-{seat}").fill(typed)
        left = f"{paid} still" if scripts_run(page) and not typed else "add up to"
        expect(status).to_contain_text(left)


@pytest.mark.parametrize("digits", ["0123456789", "٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹"])
def test_pots_that_do_not_add_up_are_told_in_any_digits(page, digits):
    fill_in(page, THREE)
    pot = THREE.right_of_cell("pot-1")
    status = page.locator('[data-sum="pots"]')
    if not scripts_run(page):
        expect(status).to_contain_text("have to add up to")
        return

    expect(status).to_have_text("It adds up.")
    more = str(int(pot) + 7).translate(
        dict(zip(map(ord, "0123456789"), digits, strict=True))
    )
    page.locator("#pot-1").fill(more)
    expect(status).to_have_text("7 more than was put in.")


def scripts_run(page):
    return page.locator(".log-steps").is_visible()
