"""Whole hands are dealt, from laying the table to what everybody is paid."""

from itertools import count

import pytest
from playwright.sync_api import expect

from quizzes.models import Attempt
from quizzes.poker.rules import Structure
from quizzes.questions.dealer.addresses import VERSION, HandAddress
from quizzes.questions.dealer.hands import deal_hand
from quizzes.questions.dealer.points import points_of
from quizzes.questions.fields import Amount, ChooseOne, PutInOrder
from quizzes.questions.terms import Terms
from tests.browser.playing import verdict_on


def find(structure, seats, holds):
    """Return the first hand at such a table that is as it should be."""
    terms = Terms(structure=structure)
    for number in count():
        seed = f"{number:08}"
        address = HandAddress(version=VERSION, terms=terms, seats=seats, seed=seed)
        if holds(deal_hand(address)):
            return address


def all_ins(hand):
    return sum(player.is_all_in for player in hand.betting.betting.players)


def is_contested(hand):
    return len(hand.live) > 1


CAPPED = find(
    Structure.LIMIT,
    4,
    lambda hand: (
        is_contested(hand) and any(betting.is_capped for betting in hand.betting.rounds)
    ),
)
TWO_ALL_IN = find(
    Structure.POT_LIMIT,
    5,
    lambda hand: is_contested(hand) and all_ins(hand) == 2 and len(hand.pots) > 1,
)
HEADS_UP = find(Structure.NO_LIMIT, 2, is_contested)
FOLDED = find(Structure.LIMIT, 6, lambda hand: not is_contested(hand))


pytestmark = pytest.mark.usefixtures("with_and_without_scripts")


def fill_in(page, point):
    """Answer a point right; what may be blank and is nothing stays blank."""
    right = point.kind.right_answers(point.question)
    for field in point.kind.fields(point.question):
        answer(page, field, right[field.name][0])


def answer(page, field, value):
    match field:
        case Amount():
            blank = field.is_optional and not value
            page.locator(f"#{field.name}").fill("" if blank else str(value))
        case ChooseOne():
            tick(page, field, value)
        case PutInOrder():
            boxes = page.locator(f"select[name^={field.name}]")
            for box, place in zip(boxes.all(), value, strict=True):
                box.select_option(str(place))
        case _:
            for seat in value or ["none"]:
                box = page.locator(f"[name={field.name}][value='{seat}']")
                if value or box.count():
                    box.check()


def tick(page, field, value):
    page.locator(f"[name={field.name}][value='{value}']").check()


def deal_to_the_end(page, address, *, missing=()):
    """Answer every point, but ask to be shown at those that are missing."""
    page.goto(f"/dealer/{address.code}/")
    points = points_of(address)
    for place, point in enumerate(points, start=1):
        expect(page.locator(".crumb")).to_contain_text(
            f"Question {place} of {len(points)}"
        )
        if place in missing:
            page.get_by_role("button", name="show me").click()
            expect(verdict_on(page)).to_be_visible()
            page.get_by_role("link", name="Go on with the hand").click()
            continue
        fill_in(page, point)
        page.get_by_role("button", name="Check").click()


def expect_told(page, address, right):
    points, hand = points_of(address), deal_hand(address)
    share = f"{round(100 * right / len(points))}%"
    expect(page.get_by_role("heading", level=1)).to_have_text(
        f"The hand is over: {share} right"
    )
    expect(page.locator(".answers li")).to_have_count(len(points))
    expect(page.locator(".flow")).to_have_count(len(hand.pots))
    assert Attempt.objects.count() == len(points)


def test_limit_with_a_capped_round(page):
    deal_to_the_end(page, CAPPED)

    expect_told(page, CAPPED, len(points_of(CAPPED)))
    asked = {point.address.kind for point in points_of(CAPPED)}
    assert asked >= {"blinds-and-posts", "whose-turn", "call-or-raise", "settlement"}


def test_pot_limit_with_two_all_in(page):
    deal_to_the_end(page, TWO_ALL_IN)

    expect_told(page, TWO_ALL_IN, len(points_of(TWO_ALL_IN)))
    expect(page.locator(".status.all-in")).to_have_count(2)


def test_two_players(page):
    deal_to_the_end(page, HEADS_UP, missing=[2])

    expect_told(page, HEADS_UP, len(points_of(HEADS_UP)) - 1)


def test_a_hand_that_ends_by_folds(page):
    deal_to_the_end(page, FOLDED)

    expect_told(page, FOLDED, len(points_of(FOLDED)))
    expect(page.locator(".seat .cards")).to_have_count(0)


def test_a_table_is_laid_and_left_and_the_hand_waits(page):
    page.goto("/dealer/")
    page.get_by_label("Seats").select_option("7")
    page.get_by_label("Cards in the hand").select_option("6")
    page.get_by_label("Betting").select_option(label="Limit")
    page.get_by_role("button", name="Deal").click()
    hand = page.url
    expect(page.locator(".seat")).to_have_count(7)

    page.get_by_role("button", name="show me").click()
    expect(verdict_on(page)).to_be_visible()
    page.goto("/history/")
    page.get_by_role("link", name="In a hand you dealt").click()

    expect(page.locator(".crumb")).to_contain_text("Question 2 of")
    assert page.url == hand
