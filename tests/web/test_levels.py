"""The level follows the results within a sitting, unless it is fixed by hand."""

import re
from datetime import timedelta

import pytest
from django.utils import timezone

from tests.make import make_attempt
from tests.web.answering import goes_to, open_question, question_url, send

MARKS = {"R": 1.0, "P": 0.5, "W": 0.0}


def next_level(client, query="", kind="best-low"):
    address = client.get(f"/practice/{kind}/{query}")["Location"]
    return int(address.split("/")[3].split(".")[3])


def make_sitting(person, marks, level, *, ago=timedelta(), **fields):
    """Make answers a minute apart, the last one so long ago."""
    for place, mark in enumerate(marks):
        before = timedelta(minutes=len(marks) - 1 - place)
        make_attempt(
            person,
            level=level,
            credit=MARKS[mark],
            answered_at=timezone.now() - ago - before,
            **fields,
        )


def test_everybody_begins_at_the_first_level(as_learner):
    assert next_level(as_learner) == 1


@pytest.mark.parametrize(
    ("marks", "level", "expected"),
    [
        ("R", 1, 1),
        ("RR", 1, 1),
        ("RRR", 1, 2),
        ("WRRR", 2, 3),
        ("RRRW", 2, 2),
        ("RRWR", 2, 2),
        ("RRP", 2, 2),
        ("RRR", 4, 5),
        ("RRR", 5, 5),
        ("W", 3, 3),
        ("WW", 3, 2),
        ("RRRWW", 3, 2),
        ("WRW", 3, 3),
        ("WP", 3, 3),
        ("WW", 1, 1),
    ],
)
def test_three_right_climb_and_two_wrong_fall(
    as_learner, learner, marks, level, expected
):
    make_sitting(learner, marks, level)

    assert next_level(as_learner) == expected


def test_a_new_level_is_not_left_at_once(as_learner, learner):
    make_sitting(learner, "RRR", 2, ago=timedelta(minutes=2))
    make_sitting(learner, "R", 3)

    assert next_level(as_learner) == 3


@pytest.mark.parametrize(("minutes", "expected"), [(29, 4), (31, 1)])
def test_a_long_pause_begins_a_new_sitting(as_learner, learner, minutes, expected):
    make_sitting(learner, "RRR", 3, ago=timedelta(minutes=minutes))

    assert next_level(as_learner) == expected


@pytest.mark.parametrize(("minutes", "expected"), [(29, 4), (31, 3)])
def test_what_was_before_a_long_pause_does_not_count(
    as_learner, learner, minutes, expected
):
    make_sitting(learner, "RR", 3, ago=timedelta(minutes=minutes))
    make_sitting(learner, "R", 3)

    assert next_level(as_learner) == expected


def test_each_kind_has_its_own_sitting(as_learner, learner):
    make_sitting(learner, "RRR", 3, kind="best-high")

    assert next_level(as_learner, kind="best-high") == 4
    assert next_level(as_learner) == 1


def test_the_results_of_others_do_not_count(as_learner, outsider):
    make_sitting(outsider, "RRR", 3)

    assert next_level(as_learner) == 1


@pytest.mark.parametrize("level", [1, 5])
def test_a_level_fixed_by_hand_stays(as_learner, learner, level):
    make_sitting(learner, "RRR", 3)

    assert next_level(as_learner, f"?level={level}") == level


def hands_in_menu(page):
    menu = page.partition('class="menu"')[2].partition("</details>")[0]
    return re.findall(r'href="([^"]*)"([^>]*)>(\d cards in the hand)', menu)


def test_the_number_of_cards_is_chosen_beside_the_level(as_learner):
    page = as_learner.get(question_url(level=3) + "?level=3&cards=5").text

    assert hands_in_menu(page) == [
        ("/practice/best-low/?level=3", "", "4 cards in the hand"),
        (
            "/practice/best-low/?level=3&amp;cards=5",
            ' aria-current="true"',
            "5 cards in the hand",
        ),
        ("/practice/best-low/?level=3&amp;cards=6", "", "6 cards in the hand"),
    ]


def test_where_no_hand_is_dealt_there_is_no_choice_of_its_cards(as_learner):
    page = as_learner.get("/practice/order-lows/", follow=True).text

    assert 'class="menu"' in page
    assert hands_in_menu(page) == []


def betting_in_menu(page):
    menu = page.partition('class="structures"')[2].partition("</ul>")[0]
    return re.findall(r'href="([^"]*)"([^>]*)>([^<]*)', menu)


def test_the_betting_is_chosen_beside_the_level(as_learner):
    page = as_learner.get("/practice/side-pots/?structure=limit", follow=True)

    assert page.redirect_chain[-1][0].split("/")[3].startswith("1.4-limit.default.")
    assert page.redirect_chain[-1][0].endswith("?structure=limit")
    assert betting_in_menu(page.text) == [
        ("/practice/side-pots/", "", "Any betting"),
        ("/practice/side-pots/?structure=limit", ' aria-current="true"', "Limit"),
        ("/practice/side-pots/?structure=pot-limit", "", "Pot-limit"),
        ("/practice/side-pots/?structure=no-limit", "", "No-limit"),
    ]


@pytest.mark.parametrize("query", ["", "?structure=fixed"])
def test_without_a_choice_hands_are_bet_in_any_way(as_learner, query):
    address = as_learner.get(f"/practice/side-pots/{query}")["Location"]

    assert address.split("/")[3].startswith("1.4.default.")
    assert "structure" not in address


def test_where_nothing_is_bet_there_is_no_choice_of_betting(as_learner):
    page = as_learner.get("/practice/best-low/?structure=limit", follow=True)

    assert page.redirect_chain[-1][0].split("/")[3].startswith("1.4.default.")
    assert betting_in_menu(page.text) == []


@pytest.mark.parametrize(
    ("marks", "told"), [("R", "1 of 1 right"), ("RWPR", "2 of 4 right")]
)
def test_a_sitting_shows_its_run_of_right_and_wrong(as_learner, learner, marks, told):
    make_sitting(learner, marks, 3)

    page = as_learner.get(question_url()).text

    assert told in page
    pips = page.partition('class="pips"')[2].partition("</span>")[0]
    assert pips.count("✓") == marks.count("R")
    assert pips.count("✕") == marks.count("W")


@pytest.mark.parametrize("htmx", [False, True])
def test_an_answer_counts_in_the_sitting_at_once(as_learner, learner, htmx):
    make_sitting(learner, "W", 1)
    sheet = open_question(as_learner)

    response = send(as_learner, sheet, sheet.right, htmx=htmx)

    page = response if htmx else as_learner.get(goes_to(response))
    assert "1 of 2 right" in page.text


def test_an_answer_sent_twice_counts_once(as_learner):
    sheet = open_question(as_learner)
    send(as_learner, sheet, sheet.right)

    response = send(as_learner, sheet, sheet.right, htmx=True)

    assert "1 of 1 right" in response.text


def test_a_guest_climbs_by_answering(client, db):
    for _ in range(3):
        sheet = open_question(client, level=1)
        send(client, sheet, sheet.right)

    assert next_level(client) == 2
