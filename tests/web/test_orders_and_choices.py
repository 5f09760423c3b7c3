"""Questions that are answered by giving places or by choosing among options."""

import re
from random import Random

import pytest
from django.utils.html import escape

from quizzes.forms.sections import left_on_table
from quizzes.models import Attempt
from quizzes.questions import KINDS
from quizzes.questions.asking import seek_case
from quizzes.questions.fields import ChooseOne, PickCards, PutInOrder
from tests.make import HTMX
from tests.questions import witness
from tests.questions.dealt import make_deal
from tests.web.answering import open_question

# By what it stands in the answer to a field: its name and its value.
CHECKED = re.compile(r'type="radio" name="(\w+)" value="(\w+)" checked')
PLACED = re.compile(r'<option value="(\d)" selected>')
SENTENCES = re.compile(r'<li id="error-\w+">(.+?)</li>')


def find(kind, case):
    """The address of a question, what is right, and its signed clock."""
    asked = seek_case(KINDS[kind], Random(1), case=case, level=3)
    key = witness.KEYS[kind](asked.question.write())
    return f"/practice/{kind}/{asked.address.code}/", key


def question_of_two_hands():
    """The address of a question that puts two hands in order."""
    kind, rng = KINDS["order-lows"], Random(1)
    wishes = {"case": "later-card", "level": 3}
    found = (seek_case(kind, rng, **wishes) for _ in range(200))
    asked = next(asked for asked in found if len(asked.question.hands) == 2)
    return f"/practice/order-lows/{asked.address.code}/"


def send(client, url, **answer):
    return client.post(
        url, {"asked": open_question(client, url).asked, **answer}, headers=HTMX
    )


def words_of(response):
    return " ".join(re.sub(r"<[^>]+>", "", response.text).split())


def in_words(places):
    """Places such as (2, 1, 2) as a verdict tells them, "B &gt; A = C"."""
    steps = [
        " = ".join("ABCD"[n] for n, own in enumerate(places) if own == place)
        for place in sorted(set(places))
    ]
    return " &gt; ".join(steps)


def test_every_hand_is_drawn_with_a_place_to_choose(as_learner):
    url, key = find("order-lows", "tied-lows")
    (places,) = key["order"]

    response = as_learner.get(url)

    assert response.text.count("<select") == len(places)
    assert response.text.count('<li class="card ') == 5 * len(places)


def test_an_order_is_marked_and_told_in_letters(as_learner):
    url, key = find("order-lows", "tied-lows")
    (places,) = key["order"]

    response = send(as_learner, url, order=places)

    assert Attempt.objects.get().credit == 1
    assert f"The answer {in_words(places)}" in words_of(response)
    assert "You chose" not in response.text


def test_a_wrong_order_stands_beside_the_right_one(as_learner):
    url, key = find("order-lows", "later-card")
    (places,) = key["order"]
    # The best and the second best change places.
    swapped = tuple({1: 2, 2: 1}.get(place, place) for place in places)

    response = send(as_learner, url, order=swapped)

    pairs = len(places) * (len(places) - 1) / 2
    assert Attempt.objects.get().credit == pytest.approx(1 - 1 / pairs)
    assert f"You chose {in_words(swapped)}" in words_of(response)
    assert f"The answer {in_words(places)}" in words_of(response)
    assert "the first cards that differ are" in response.text


def test_hands_are_proven_from_the_best_to_the_last(as_learner):
    url, key = find("order-lows", "highest-card")
    (places,) = key["order"]

    proof = send(as_learner, url, order=places).text.split('<table class="proof">')[1]

    hands = re.findall(r"<strong>([A-D]): ", proof)
    assert hands == [
        "ABCD"[n] for n in sorted(range(len(places)), key=places.__getitem__)
    ]


def test_places_that_were_chosen_stay_when_one_is_missing(as_learner):
    url, key = find("order-lows", "later-card")
    (places,) = key["order"]
    some = ["", *places[1:]]

    response = send(as_learner, url, order=some)

    assert response.status_code == 422
    assert "Give each hand a place" in response.text
    assert PLACED.findall(response.text) == list(map(str, places[1:]))
    assert not Attempt.objects.exists()


@pytest.mark.parametrize("order", [[], ["", "", ""]])
def test_no_place_at_all_is_asked_for(as_learner, order):
    url, _ = find("order-lows", "later-card")

    response = send(as_learner, url, order=order)

    assert response.status_code == 422
    assert "Give each hand its place first" in response.text


@pytest.mark.parametrize("said", [["a > b", "b > a"], ["1", "2", "b > a"]])
def test_orders_that_contradict_each_other_are_refused(as_learner, said):
    url = question_of_two_hands()

    response = send(as_learner, url, order=said)

    assert response.status_code == 422
    assert f"not one answer: {escape(', '.join(said))}. Keep one" in response.text
    assert not Attempt.objects.exists()


def test_the_hint_reads_the_hands_and_keeps_the_places(as_learner):
    url, _ = find("order-lows", "later-card")
    asked = open_question(as_learner, url).asked

    response = as_learner.post(
        f"{url}hint/", {"asked": asked, "order": ["2", "", "1"]}, headers=HTMX
    )

    assert "From the highest card down: A: " in words_of(response)
    assert PLACED.findall(response.text) == ["2", "1"]


def test_what_chance_means_for_an_order_is_said(as_learner):
    url, key = find("order-lows", "wheel")

    response = send(as_learner, url, order=key["order"].pop())

    assert "Where random hands show what looks like a low" in response.text


def right_answer(key):
    (board,), (hand,) = key["board"], key["hand"]
    low = sorted(min(key["low"], key=sorted)) or ["no low"]
    return {"board": board, "hand": hand, "low": low}


@pytest.mark.parametrize("case", KINDS["low-possible"].CASES)
def test_a_possible_low_is_answered_in_three_parts(as_learner, case):
    url, key = find("low-possible", case)

    response = send(as_learner, url, **right_answer(key))

    assert Attempt.objects.get().credit == 1
    assert response.text.count('class="part right"') == 3


def test_a_choice_is_told_in_words(as_learner):
    url, key = find("low-possible", "plain")
    answer = right_answer(key) | {"board": "no"}

    response = send(as_learner, url, **answer)

    assert Attempt.objects.get().credit == pytest.approx(2 / 3)
    assert "A low on this board: not this one You chose No The answer Yes" in (
        words_of(response)
    )
    assert "nobody can have a low on this board, and yet that you have one" in (
        response.text
    )


def test_cards_come_before_what_is_asked_about_them(as_learner):
    url, _ = find("low-possible", "plain")

    page = as_learner.get(url).text

    in_order = [
        'data-group="hole"',
        "Can anyone have a low on this board?",
        "Do you have a low?",
        'data-half="low"',
    ]
    places = [page.index(text) for text in in_order]
    assert places == sorted(places)


def test_what_is_not_answered_is_asked_for_and_the_rest_kept(as_learner):
    url, _ = find("low-possible", "plain")

    response = send(as_learner, url, hand="yes")

    assert response.status_code == 422
    assert SENTENCES.findall(response.text) == [
        "<strong>A low on this board:</strong> "
        "Say first whether anyone can have a low on this board.",
        "<strong>Low:</strong> Choose cards first, or ask to be shown.",
    ]
    assert CHECKED.findall(response.text) == [("hand", "yes")]


@pytest.mark.parametrize("board", ["perhaps", ["yes", "no"]])
def test_a_choice_that_is_not_offered_is_refused(as_learner, board):
    url, key = find("low-possible", "plain")

    response = send(as_learner, url, **right_answer(key) | {"board": board})

    assert response.status_code == 422
    assert not Attempt.objects.exists()


def test_cards_that_no_field_takes_lie_on_the_table():
    deal = make_deal("As 2d Kc Kh", "3s 4d 8c Kd Qh")
    board, hole = deal.given()
    choice = ChooseOne("board", ("yes", "no"))
    picker = PickCards("low", (hole,))

    left = left_on_table([choice, picker], deal.given())

    assert left_on_table([choice], deal.given())[1]["key"] == "hole"
    assert [group["key"] for group in left] == ["board"]
    assert left[0]["cards"] == [(card, "") for card in board.cards]


def test_hands_that_are_put_in_order_are_drawn_there():
    question = KINDS["order-lows"].read_question(
        {"a": "8c 4d 3h 2s Ac", "b": "7d 6h 5s 4c 3d"}
    )

    assert left_on_table([PutInOrder("order", ("a", "b"))], question.given()) == []
