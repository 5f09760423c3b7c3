"""What is ticked, typed or both is read as it was meant, or said to be unreadable."""

import pytest

from quizzes.models import Attempt, User
from tests.make import make_attempt
from tests.web.answering import (
    find_question,
    goes_to,
    open_question,
    send,
    sheet_of,
)

SUITS = str.maketrans("cdhs", "♣♦♥♠")


def has_low(sheet):
    return sheet.right != ["no low"]


def has_no_low(sheet):
    return sheet.right == ["no low"]


def halves(sheet):
    right = sheet.right
    return [c for c in right if c in sheet.hole], [c for c in right if c in sheet.board]


def line(sheet):
    hole, board = halves(sheet)
    return f"{' '.join(hole)} + {' '.join(board)}"


def latest():
    return Attempt.objects.latest("pk")


@pytest.fixture
def sheet(as_learner):
    return find_question(as_learner, has_low)


WAYS = {
    "ticked": lambda sheet: sheet.right,
    "ticked, nothing typed": lambda sheet: [*sheet.right, "", " "],
    "typed": lambda sheet: [line(sheet)],
    "typed in one word": lambda sheet: ["".join(sheet.right)],
    "typed in small letters": lambda sheet: [line(sheet).lower()],
    "typed with commas": lambda sheet: [", ".join(sheet.right)],
    "typed with suits": lambda sheet: [line(sheet).translate(SUITS)],
    "ticked and typed alike": lambda sheet: [*sheet.right, line(sheet)],
    "ticked in another order": lambda sheet: reversed(sheet.right),
}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS.keys())
@pytest.mark.parametrize("htmx", [False, True])
def test_every_way_to_say_the_same_cards_is_read(as_learner, sheet, way, htmx):
    send(as_learner, sheet, list(way(sheet)), htmx=htmx)

    attempt = Attempt.objects.get()
    hole, board = attempt.answer["low"].split(" + ")
    assert attempt.credit == 1
    assert (set(hole.split()), set(board.split())) == tuple(map(set, halves(sheet)))


@pytest.mark.parametrize("text", ["no low", "No Low", " nolow ", "none"])
def test_no_low_is_ticked_or_typed(as_learner, text):
    sheet = find_question(as_learner, has_no_low)

    send(as_learner, sheet, [text])

    attempt = Attempt.objects.get()
    assert (attempt.credit, attempt.answer) == (1, {"low": "no low"})


def test_no_low_where_there_is_one_is_wrong(as_learner, sheet):
    response = send(as_learner, sheet, ["no low"], htmx=True)

    assert Attempt.objects.get().credit == 0
    assert "There is a low: two and three make" in response.text


# All on one deal: As 2d Kc Kh, with 7c 4s 3h Kd Qs on the board.
UNREADABLE = [
    ([], "Choose cards first"),
    ([" "], "Choose cards first"),
    (["Zs 2d 7c 4s 3h"], "“Zs” is not a card"),
    (["1s 2d 7c 4s 3h"], "“1s” is not a card"),
    (["As 2x 7c 4s 3h"], "“2x” is not a card"),
    (["As 2d 7c 4s 3"], "“3” is not a card"),
    (["As 2d joker"], "There are no jokers in Omaha: joker."),
    (["As 2d 7c 4s 5h"], "5h is neither on the board nor in your hand."),
    (["5h"], "5h is neither on the board nor in your hand."),
    (["As As 2d 7c 4s"], "As is named twice."),
    (["As", "2d", "As"], "As is named twice."),
    (["As", "no low"], "also said that there is no low"),
    (["As 2d 7c 4s 3h", "no low"], "also said that there is no low"),
    (["As", "2d", "7c", "4s", "Kd", "As 2d 7c 4s 3h"], "Keep one of them."),
    (["As 2d 7c 4s 3h", "As 2d 7c 4s Kd"], "Keep one of them."),
]
each_unreadable = pytest.mark.parametrize(("answer", "sentence"), UNREADABLE)


@each_unreadable
def test_what_cannot_be_read_is_said_and_not_recorded(
    as_learner, learner, answer, sentence
):
    attempt = make_attempt(learner)
    url = f"/deals/{attempt.pk}/again/"
    sheet = open_question(as_learner, url)

    response = as_learner.post(url, sheet.data(answer))

    assert response.status_code == 422
    assert sentence in response.text
    assert Attempt.objects.get() == attempt


def test_that_no_high_exists_cannot_be_said(as_learner):
    sheet = open_question(as_learner, kind="best-high")

    response = send(as_learner, sheet, ["no low"])

    assert response.status_code == 422
    assert "There always is one here: choose its cards." in response.text
    assert not Attempt.objects.exists()


@pytest.mark.parametrize("htmx", [False, True])
def test_an_unreadable_answer_of_a_guest_makes_no_guest(client, db, htmx):
    sheet = open_question(client)

    response = send(client, sheet, ["Zs"], htmx=htmx)

    assert response.status_code == 422
    assert not User.objects.exists()
    assert "HX-Replace-Url" not in response.headers
    assert ("</html>" in response.text) is not htmx
    assert "HX-Request" in response["Vary"]


def test_the_choice_is_kept_with_its_fault(as_learner, sheet):
    response = send(as_learner, sheet, [*sheet.hole[:3], "Zs + 4h"], htmx=True)

    again = sheet_of(response)
    assert (again.url, again.asked) == (sheet.url, sheet.asked)
    assert set(again.ticked) == set(sheet.hole[:3])
    assert again.typed == "Zs + 4h"


@pytest.mark.parametrize("to", ["", "hint/"])
def test_what_is_far_too_long_is_not_kept_whole(as_learner, sheet, to):
    again = sheet_of(send(as_learner, sheet, ["Zs" * 10_000], to=to))

    assert again.typed == "Zs" * 100


def test_after_a_fault_the_right_answer_still_earns_all(as_learner, sheet):
    again = sheet_of(send(as_learner, sheet, ["Zs"]))

    send(as_learner, again, sheet.right)

    assert Attempt.objects.get().credit == 1


@pytest.mark.parametrize(
    ("hole_count", "board_count"), [(3, 2), (1, 4), (0, 5), (4, 1), (2, 2), (4, 5)]
)
def test_what_is_not_two_and_three_is_marked_as_that_mistake(
    as_learner, sheet, hole_count, board_count
):
    choice = sheet.hole[:hole_count] + sheet.board[:board_count]

    response = send(as_learner, sheet, choice)

    (finding, *_) = latest().parts[0]["findings"]
    assert finding["fact"] == "not-two-and-three"
    assert latest().credit == 0
    assert (
        f"From your hand: {hole_count}, from the board: {board_count}."
        in as_learner.get(goes_to(response)).text
    )


@pytest.mark.parametrize("group", ["hole", "board"])
def test_a_single_card_is_a_choice_too(as_learner, sheet, group):
    response = send(as_learner, sheet, sheet.cards[group][:1])

    assert as_learner.get(goes_to(response)).status_code == 200
    assert latest().credit == 0


@pytest.mark.parametrize(
    ("typed", "credit"),
    [
        ("As 2d + 7c 4s 3h", 1),
        ("a♠2♦7♣4♠3♥", 1),
        # The queen is no low card.
        ("As 2d + 4s 3h Qs", 0),
        # Three from the hand.
        ("As 2d Kc + 4s 3h", 0),
        ("no low", 0),
    ],
)
def test_a_deal_worked_out_by_hand(as_learner, learner, typed, credit):
    url = f"/deals/{make_attempt(learner).pk}/again/"
    sheet = open_question(as_learner, url)

    as_learner.post(url, sheet.data([typed]))

    assert latest().credit == credit
