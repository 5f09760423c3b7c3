"""A hand that one deals: asked point by point, left and taken up again, and told."""

import re

import pytest
from django.test import Client

from quizzes.models import Attempt
from quizzes.questions.dealer.addresses import VERSION, HandAddress
from quizzes.questions.dealer.points import points_of
from quizzes.questions.fields import Amount
from quizzes.views import dealer
from tests.make import HTMX
from tests.web.queries import queries, writes_in

# Hands found by their seeds: six at a limit table, and two at a pot-limit one.
FULL = f"{VERSION}.4-limit.default.seats6.00000001"
HEADS_UP = f"{VERSION}.4-pot-limit.default.seats2.00000002"


def url_of(code, place=""):
    return f"/dealer/{code}/{place}{'/' if place else ''}"


def points_in(code):
    return points_of(HandAddress.read(code))


def right_at(point):
    """What is sent where everything is answered right; blank is what may be."""
    right = point.kind.right_answers(point.question)
    sent = {}
    for field in point.kind.fields(point.question):
        text = field.write(right[field.name][0])
        sent[field.name] = "" if isinstance(field, Amount) and text == "0" else text
        if isinstance(field, Amount) and not field.is_optional:
            sent[field.name] = text
    return sent


def clock_in(client, code):
    return re.search(r'name="asked" value="([^"]+)"', client.get(url_of(code)).text)[1]


def answer(client, code, place, *, to="", htmx=False, **sent):
    data = {"asked": clock_in(client, code)} | sent
    headers = HTMX if htmx else {}
    return client.post(f"{url_of(code, place)}{to}", data, headers=headers)


def deal_on(client, code, count=None):
    """Answer so many points right, or all of them."""
    for place, point in enumerate(points_in(code)[:count], start=1):
        response = answer(client, code, place, **right_at(point))
        assert response.headers["Location"] == url_of(code)


def test_a_table_is_laid_and_a_fresh_hand_dealt_at_it(client, db):
    query = "?seats=7&structure=limit&cards=6&rules=wsop"

    first, second = (client.get(f"/dealer/{query}")["Location"] for _ in range(2))

    assert re.fullmatch(rf"/dealer/{VERSION}\.6-limit\.wsop\.seats7\.\w{{8}}/", first)
    assert first != second


def test_more_seats_than_the_deck_serves_are_refused_by_name(client, db):
    page = client.get("/dealer/?seats=8&structure=limit&cards=6&rules=wsop")

    assert page.status_code == 200
    assert "With 6 cards each the deck serves 7 seats at most." in page.text


@pytest.mark.parametrize(
    "query",
    [
        "?seats=1&structure=limit&cards=4&rules=default",
        "?seats=6&structure=spread&cards=4&rules=default",
        "?seats=6",
        "?seats=%00&structure=limit&cards=x&rules=",
    ],
)
def test_a_table_that_is_none_is_refused_and_nothing_dealt(client, db, query):
    page = client.get(f"/dealer/{query}")

    assert page.status_code == 200
    assert "is-invalid" in page.text


@pytest.mark.parametrize(
    "code",
    [
        "1.4-limit.default.6.00000001",
        "1.4.default.seats6.00000001",
        "1.6-limit.default.seats9.00000001",
        "1.4-limit.nowhere.seats6.00000001",
        f"{VERSION + 1}.4-limit.default.seats6.00000001",
    ],
)
def test_what_is_no_hand_is_not_found(client, db, code):
    assert client.get(url_of(code)).status_code == 404


def test_asking_writes_nothing_and_is_the_same_again(client, db):
    with queries() as asked:
        first = client.get(url_of(FULL))

    assert not writes_in(asked)
    assert len(asked) <= 5
    assert f"Question 1 of {len(points_in(FULL))}" in first.text


def test_the_seat_is_told_for_which_the_dealer_answers(as_learner):
    points = points_in(FULL)
    place = [point.address.kind for point in points].index("call-or-raise")
    deal_on(as_learner, FULL, place)
    seat = points[place].question.betting.to_act

    asked = as_learner.get(url_of(FULL))
    told = answer(as_learner, FULL, place + 1, to="show/", htmx=True)

    line = f"You answer for Seat {seat}, whose turn it is."
    assert line in asked.text
    assert line in told.text
    assert line in as_learner.get("/history/").text


def test_a_whole_hand_is_dealt_and_told(as_learner):
    deal_on(as_learner, FULL)

    page = as_learner.get(url_of(FULL))
    assert "The hand is over: 100% right" in page.text
    assert page.text.count('href="/deals/') == len(points_in(FULL))
    assert "What each seat is paid" in page.text


def test_right_goes_on_and_says_so(as_learner):
    place, point = 1, points_in(FULL)[0]

    response = answer(as_learner, FULL, place, htmx=True, **right_at(point))

    assert "Question 2 of" in response.text
    assert 'class="before right"' in response.text
    assert Attempt.objects.get().credit == 1


def test_a_mistake_is_explained_before_the_hand_goes_on(as_learner):
    response = answer(as_learner, FULL, 1, to="show/")

    assert response["Location"].startswith("/deals/")
    page = as_learner.get(response["Location"]).text
    assert "Go on with the hand" in page
    assert f'href="{url_of(FULL)}"' in page
    assert "Question 2 of" in as_learner.get(url_of(FULL)).text


def test_whoever_leaves_comes_back_to_the_same_point_elsewhere(as_learner, learner):
    deal_on(as_learner, FULL, 2)
    elsewhere = Client()
    elsewhere.force_login(learner)

    assert "Question 3 of" in elsewhere.get(url_of(FULL)).text


def test_the_last_hand_is_offered_until_it_is_over(as_learner):
    assert "Go on with the hand" not in as_learner.get("/dealer/").text

    deal_on(as_learner, HEADS_UP, 1)
    with queries() as asked:
        page = as_learner.get("/dealer/").text
    assert f'href="{url_of(HEADS_UP)}"' in page
    assert f"waits at question 2 of {len(points_in(HEADS_UP))}" in page
    assert "100% of 1 answer<" in page
    assert len(asked) <= 5

    for place, point in enumerate(points_in(HEADS_UP)[1:], start=2):
        answer(as_learner, HEADS_UP, place, **right_at(point))
    page = as_learner.get("/dealer/").text
    assert "Go on with the hand" not in page
    assert f"100% of {len(points_in(HEADS_UP))} answers<" in page


def test_an_answer_that_is_sent_twice_counts_once(as_learner):
    sent = right_at(points_in(FULL)[0])
    clock = clock_in(as_learner, FULL)

    for _ in range(2):
        as_learner.post(url_of(FULL, 1), {"asked": clock} | sent)

    assert Attempt.objects.count() == 1
    assert "Question 2 of" in as_learner.get(url_of(FULL)).text


def test_no_point_is_answered_before_its_turn(as_learner):
    sent = right_at(points_in(FULL)[1])

    response = answer(as_learner, FULL, 2, **sent)

    assert response["Location"] == url_of(FULL)
    assert not Attempt.objects.exists()
    assert answer(as_learner, FULL, 98).status_code == 302


@pytest.mark.parametrize("to", ["", "show/"])
@pytest.mark.parametrize("answered", [0, 1])
def test_a_point_before_the_first_leads_to_the_hand(as_learner, answered, to):
    deal_on(as_learner, FULL, answered)
    clock = clock_in(as_learner, FULL)

    response = as_learner.post(f"{url_of(FULL, '0')}{to}", {"asked": clock})

    assert response["Location"] == url_of(FULL)
    assert Attempt.objects.count() == answered


def test_what_cannot_be_read_is_asked_again_and_nothing_kept(as_learner):
    field = points_in(FULL)[0].kind.fields(points_in(FULL)[0].question)[0]

    response = answer(as_learner, FULL, 1, **{field.name: "<nonsense>"})

    assert response.status_code == 422
    assert not Attempt.objects.exists()


def test_a_clock_of_another_hand_is_refused(as_learner):
    response = answer(as_learner, FULL, 1, asked=clock_in(as_learner, HEADS_UP))

    assert response.status_code == 422
    assert f'href="{url_of(FULL)}">Go on with the hand</a>' in response.text
    assert "Deal a fresh one" not in response.text
    assert not Attempt.objects.exists()


def test_a_short_blind_between_two_is_explained_as_well(as_learner):
    """Nobody is left to whom the short seat could be thought to pass it on."""
    code = f"{VERSION}.5-pot-limit.wsop.seats2.rrbg204s"
    assert points_in(code)[0].question.short

    response = answer(as_learner, code, 1, to="show/")

    assert response["Location"].startswith("/deals/")


def test_a_hand_of_an_older_version_says_so_and_takes_no_answer(
    as_learner, monkeypatch
):
    deal_on(as_learner, FULL, 1)
    sent = {"asked": clock_in(as_learner, FULL)} | right_at(points_in(FULL)[1])
    monkeypatch.setattr(dealer, "VERSION", VERSION + 1)

    page = as_learner.get(url_of(FULL))
    refused = as_learner.post(url_of(FULL, 2), sent)

    assert (page.status_code, refused.status_code) == (410, 422)
    assert "This hand is from an older version" in page.text
    assert 'href="/dealer/"' in page.text
    assert "Go on with the hand" not in as_learner.get("/dealer/").text
    assert Attempt.objects.count() == 1
    assert as_learner.get(Attempt.objects.get().get_absolute_url()).status_code == 200


def test_the_hand_of_one_is_not_the_hand_of_another(as_learner, as_classmate):
    deal_on(as_learner, FULL, 2)

    assert "Question 1 of" in as_classmate.get(url_of(FULL)).text


def test_its_answers_are_in_the_history_and_lead_back_to_it(as_learner):
    deal_on(as_learner, HEADS_UP)

    history = as_learner.get("/history/").text

    assert history.count("In a hand you dealt") == len(points_in(HEADS_UP))
    assert f'href="{url_of(HEADS_UP)}"' in history


def test_a_point_does_not_move_the_level_of_practice(as_learner):
    deal_on(as_learner, HEADS_UP)

    kind = points_in(HEADS_UP)[-1].address.kind
    assert ".1." in as_learner.get(f"/practice/{kind}/")["Location"]
    assert "right</span>" not in as_learner.get(f"/practice/{kind}/", follow=True).text


def test_a_guest_deals_too_and_keeps_it(client, db):
    deal_on(client, HEADS_UP)

    assert "The hand is over" in client.get(url_of(HEADS_UP)).text


def test_an_answer_takes_few_queries(as_learner):
    deal_on(as_learner, FULL, 1)
    sent = right_at(points_in(FULL)[1]) | {"asked": clock_in(as_learner, FULL)}

    with queries() as asked:
        as_learner.post(url_of(FULL, 2), sent, headers=HTMX)

    assert len(asked) <= 8
