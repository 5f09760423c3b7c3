"""What comes next in the betting, with scripts and without."""

import pytest
from playwright.sync_api import expect

from quizzes.models import Attempt
from quizzes.questions.misconceptions import Misconception
from tests.browser.dealt import deal, deal_trap
from tests.browser.playing import check, check_button, verdict_on

NEXT = deal("street-over", "whose-turn")
OPTION = deal("big-blind-option", "whose-turn", level=2)
OVER = deal("others-all-in", "whose-turn", level=5)
TRAP = deal_trap(Misconception.ALL_IN_ENDS_BETTING, "whose-turn")

SMALL = {"width": 360, "height": 740}


def with_scripts(enabled):
    settings = {"viewport": SMALL, "java_script_enabled": enabled}
    return pytest.param(enabled, marks=pytest.mark.browser_context_args(**settings))


@pytest.fixture(
    autouse=True,
    params=[with_scripts(True), with_scripts(False)],
    ids=["with scripts", "without"],
)
def _scripts():
    """Play every test in both ways."""


def choose(page, dealt, **others):
    """Choose what is right, but for some fields."""
    page.goto(dealt.path)
    for field in ("after", "to_act"):
        option = others.get(field, dealt.option_of(field))
        page.locator(f"[name={field}][value='{option}']").check()


def expect_verdict(page, name, credit):
    expect(verdict_on(page)).to_have_accessible_name(name)
    assert Attempt.objects.latest("pk").credit == pytest.approx(credit)


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
