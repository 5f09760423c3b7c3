"""What comes next in the betting, with scripts and without."""

import pytest
from playwright.sync_api import expect

from quizzes.models import Attempt
from quizzes.questions.misconceptions import Misconception
from tests.browser.dealt import deal, deal_trap
from tests.browser.playing import check, check_button, expect_verdict

NEXT = deal("street-over", "whose-turn")
OPTION = deal("big-blind-option", "whose-turn", level=2)
OVER = deal("others-all-in", "whose-turn", level=5)
POT = deal("pot-raise", "call-or-raise", level=2)
CAPPED = deal("capped", "call-or-raise", level=3)
BY = deal_trap(Misconception.RAISE_BY_FOR_TO, "call-or-raise")
TRAP = deal_trap(Misconception.ALL_IN_ENDS_BETTING, "whose-turn")


pytestmark = pytest.mark.usefixtures("with_and_without_scripts")


def choose(page, dealt, **others):
    """Choose what is right, but for some fields."""
    page.goto(dealt.path)
    for field in ("after", "to_act"):
        option = others.get(field, dealt.option_of(field))
        page.locator(f"[name={field}][value='{option}']").check()


def fill_in(page, dealt, **others):
    """Fill in what is right, but for some fields; what is blank stays blank."""
    page.goto(dealt.path)
    for name, (value,) in dealt.right_answers.items():
        told = others.get(name, value)
        if name == "may_raise":
            page.locator(f"[name={name}][value='{told}']").check()
        else:
            page.locator(f"#{name}").fill(str(told) if told or name == "call" else "")


def test_a_turn_is_answered_right(page):
    choose(page, NEXT)
    # The bets lie out, and nothing says yet that the street is over.
    expect(page.locator(".streets > li")).to_have_count(
        len(NEXT.asked.question.log) - 1
    )
    check(page)

    expect_verdict(page, "Right", 1)
    expect(page.locator(".part").last).to_contain_text("first seat left of the button")


def test_that_nobody_acts_any_more_is_answered(page):
    choose(page, OVER)
    check(page)

    expect_verdict(page, "Right", 1)
    expect(page.locator(".part").first).to_contain_text("dealt without betting")


def test_one_of_two_choices_earns_half(page):
    choose(page, OPTION, to_act="nobody")
    check(page)

    expect_verdict(page, "Partly right", 1 / 2)
    expect(page.locator(".part.wrong")).to_contain_text("this option")


def test_the_wrong_rule_behind_two_wrong_choices_is_named(page):
    rule = TRAP.asked.kind.WRONG_RULES[Misconception.ALL_IN_ENDS_BETTING]
    answers = rule(TRAP.asked.question)
    choose(page, TRAP, **{name: min(values) for name, values in answers.items()})
    check(page)

    expect_verdict(page, "Not this one", 0)
    expect(page.locator(".because")).to_contain_text("An all-in ends the betting")


def test_without_a_choice_nothing_is_recorded(page):
    page.goto(NEXT.path)
    check_button(page).click()

    expect(page.get_by_role("alert")).to_contain_text("The next to act:")
    assert not Attempt.objects.exists()


def test_a_call_and_a_raise_are_answered_right(page):
    fill_in(page, POT)
    expect(page.locator(".seat.own")).to_contain_text("You")
    check(page)

    expect_verdict(page, "Right", 1)
    expect(page.locator(".part").last).to_contain_text("With your call in it the pot")


def test_a_raise_that_is_capped_stays_blank(page):
    fill_in(page, CAPPED)
    check(page)

    expect_verdict(page, "Right", 1)
    expect(page.locator(".part").last).to_contain_text("That is the cap")


def test_a_wrong_most_costs_a_quarter(page):
    fill_in(page, POT, most=POT.option_of("most") + 1)
    check(page)

    expect_verdict(page, "Partly right", 3 / 4)
    expect(page.locator(".part.wrong")).to_have_count(1)


def test_raise_by_for_raise_to_is_named(page):
    answers = BY.asked.kind.WRONG_RULES[Misconception.RAISE_BY_FOR_TO]
    wrong = {name: min(told) for name, told in answers(BY.asked.question).items()}
    fill_in(page, BY, **wrong)
    check(page)

    expect(page.locator(".because")).to_contain_text("Raise by taken for raise to")


def test_nothing_right_is_not_right(page):
    fill_in(page, CAPPED, call=CAPPED.option_of("call") + 1, may_raise="yes")
    check(page)

    expect_verdict(page, "Not this one", 0)


def test_without_a_call_nothing_is_recorded(page):
    page.goto(POT.path)
    check_button(page).click()

    expect(page.get_by_role("alert")).to_contain_text("Chips for a call:")
    expect(page.locator("#call")).to_have_attribute("aria-invalid", "true")
    assert not Attempt.objects.exists()
