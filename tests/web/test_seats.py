"""Rows of seats and chips, as the page of a question draws them."""

import pytest
from django.template.loader import render_to_string
from django.utils import translation

from quizzes.forms.sections import left_on_table, sections_of
from quizzes.poker.cards import parse_cards
from quizzes.questions.fields import Amount, CardGroup, PickSeats, Total

BOARD = CardGroup("board", parse_cards("3s 4d 8c Kd Qh"), 3)
FIRST = CardGroup("seat-1", parse_cards("As 2d Kc Kh"), 2)
SECOND = CardGroup("seat-2", parse_cards("Ad 2c Jc Jh"), 2)
GIVEN = (BOARD, FIRST, SECOND)
WINNERS = (
    PickSeats("high_winners", (1, 2)),
    PickSeats("low_winners", (1, 2), allows_none=True),
)
POT = Total("chips", 150)
CHIPS = tuple(Amount(f"chips-{seat}", seat, add_up_to=POT) for seat in (1, 2))
ALL_POTS = Total("pots", 90)
POTS = (
    Amount("returned", add_up_to=ALL_POTS, box="returned"),
    Amount("pot-1", add_up_to=ALL_POTS, box="pot-1"),
    PickSeats("eligible-1", (1, 2), box="pot-1"),
    Amount("chips-1", 1, add_up_to=POT, box="chips"),
    Amount("chips-2", 2, add_up_to=POT, box="chips"),
)


@pytest.fixture(autouse=True)
def _english():
    with translation.override("en"):
        yield


def drawn(fields, sent=None, faulty=()):
    sent = sent or {}
    (section,) = sections_of(fields, lambda name: sent.get(name, []), GIVEN, faulty)
    return render_to_string(section.template, {"section": section.shown})


def test_each_seat_has_its_cards_and_a_box_for_each_half():
    page = drawn(WINNERS)

    assert page.count('<li class="card ') == 8
    assert page.count('name="high_winners"') == 2
    # One for each seat, and one for nobody.
    assert page.count('name="low_winners"') == 3
    assert "Nobody has a low" in page
    assert "checked" not in page


def test_what_was_ticked_or_typed_stays_ticked():
    page = drawn(WINNERS, {"high_winners": ["2"], "low_winners": ["No low"]})

    assert page.count("checked") == 2
    assert 'name="high_winners" value="2" checked' in page
    assert 'name="low_winners" value="none" checked' in page


def test_each_amount_stands_beside_its_seat_and_says_the_sum():
    page = drawn(CHIPS, {"chips-1": ["75"]})

    assert 'inputmode="numeric" name="chips-1" value="75"' in page
    assert 'name="chips-2" value=""' in page
    assert 'data-total="150"' in page
    assert 'add up to <b><bdi dir="ltr" class="chips-shown">150</bdi></b>' in page


def test_a_faulty_amount_is_tied_to_what_is_said_about_it():
    page = drawn(CHIPS, {"chips-2": ['"><b>']}, faulty={"chips-2"})

    assert page.count("aria-invalid") == 1
    assert 'aria-describedby="error-chips-2"' in page
    assert '"><b>' not in page


def test_a_long_total_is_told_to_scripts_without_separators():
    fields = [Amount("chips-1", 1, add_up_to=Total("chips", 1_234_567))]

    assert 'data-total="1234567"' in drawn(fields)


def test_a_sum_stands_where_its_amounts_are_complete():
    page = drawn(POTS)
    ends = [page.index(text) for text in ('data-sum="pots"', 'data-sum="chips"')]

    assert page.count('data-adds="pots"') == 2
    assert page.index('name="eligible-1"') < ends[0] < page.index('name="chips-1"')
    assert page.index('name="chips-2"') < ends[1] < page.rindex("</fieldset>")
    assert 'data-total="90"' in page


def test_hands_that_are_drawn_in_rows_do_not_lie_on_the_table_again():
    assert [group["key"] for group in left_on_table(WINNERS, GIVEN)] == ["board"]
    assert [group["key"] for group in left_on_table(CHIPS, GIVEN)] == ["board"]
