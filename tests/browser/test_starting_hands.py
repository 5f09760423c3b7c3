"""Two starting hands to choose from, with scripts and without."""

import pytest
from playwright.sync_api import expect

from quizzes.models import Attempt
from quizzes.questions.misconceptions import Misconception
from tests.browser.dealt import deal, deal_trap
from tests.browser.playing import check, check_button, expect_verdict

KIND = "starting-hand"
PLAIN = deal("low-beats-high", KIND)
TURNS = deal("order-turns", KIND, level=5)
TRAP = deal_trap(Misconception.TRIPS_ARE_GOOD, KIND)


pytestmark = pytest.mark.usefixtures("with_and_without_scripts")


def other(name):
    return "b" if name == "a" else "a"


def choose(page, dealt, **others):
    """Choose what is right, but for some fields."""
    page.goto(dealt.path)
    for field in dealt.right_answers:
        option = others.get(field, dealt.option_of(field))
        page.locator(f"[name={field}][value='{option}']").check()


def test_the_better_hand_is_chosen_and_the_shares_are_told(page):
    choose(page, PLAIN)
    for name in ("Hand A", "Hand B"):
        expect(page.get_by_role("group", name=name, exact=True)).to_be_visible()
    expect(page.locator(".told")).to_contain_text("Each hand plays by itself against")
    check(page)

    expect_verdict(page, "Right", 1)
    expect(page.locator(".part").first).to_contain_text("of the pot on average")
    expect(page.locator(".part").first).to_contain_text("can never win a low")
    proof = page.locator("details", has_text="What each hand gets of the pot")
    proof.locator("summary").click()
    expect(proof.get_by_role("row")).to_have_count(7)


def test_the_wrong_hand_loses_its_part_alone(page):
    choose(page, TURNS, better=other(TURNS.option_of("better")))
    check(page)

    count = len(TURNS.right_answers)
    expect_verdict(page, "Partly right", (count - 1) / count)
    expect(page.locator(".part.wrong")).to_contain_text(
        "is better if the number of opponents is"
    )


def test_who_takes_three_of_a_rank_for_good_is_told(page):
    rule = TRAP.asked.kind.WRONG_RULES[Misconception.TRIPS_ARE_GOOD]
    said = {name: min(values) for name, values in rule(TRAP.asked.question).items()}
    choose(page, TRAP, **said)
    check(page)

    expect(page.locator(".because")).to_contain_text("Three of a rank are good")
    expect(page.locator(".because")).to_contain_text("only two can play")


def test_the_answer_is_shown_and_earns_nothing(page):
    page.goto(PLAIN.path)
    page.get_by_role("button", name="I don't know, show me").click()

    expect_verdict(page, "Here is the answer", 0)
    expect(page.locator(".part").first).to_contain_text("scoops in")
    expect(page.locator(".part").first).to_contain_text("30,000 deals of each hand")


def test_the_hint_counts_low_ranks(page):
    page.goto(PLAIN.path)
    page.get_by_role("button", name="Hint").click()

    expect(page.locator(".hint")).to_contain_text("Different ranks of eight or lower")


def test_a_part_without_a_choice_is_asked_for(page):
    page.goto(PLAIN.path)
    check_button(page).click()

    expect(page.get_by_role("alert")).to_contain_text("The better hand:")
    assert not Attempt.objects.exists()


def test_it_is_answered_by_keyboard_alone(page):
    page.goto(PLAIN.path)
    for field in PLAIN.right_answers:
        page.locator(f"[name={field}][value='{PLAIN.option_of(field)}']").focus()
        page.keyboard.press("Space")
    page.keyboard.press("Enter")

    expect_verdict(page, "Right", 1)
