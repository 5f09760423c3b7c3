"""What a person ticks or types is read as cards, or refused for a named reason."""

import pytest

from quizzes.poker.cards import CardFault, InvalidCardsError, parse_cards
from quizzes.questions.fields import (
    NONE_WORDS,
    AnswerFault,
    ChooseOne,
    InvalidAnswerError,
    PickCards,
    PutInOrder,
)
from tests.questions.dealt import pick

HOLE, BOARD = parse_cards("As 2d Kc Kh"), parse_cards("3s 4d 8c Kd Qh")
LOW = PickCards.two_and_three("low", HOLE, BOARD, allows_none=True)
HIGH = PickCards.two_and_three("high", HOLE, BOARD)
BEST = "As 2d 3s 4d 8c"
CHOICE = ChooseOne("board", ("yes", "no"))
ORDER = PutInOrder("order", ("a", "b", "c"))


@pytest.mark.parametrize(
    "texts",
    [
        # Ticked, in any order, among the empty boxes of a form.
        ["As", "2d", "3s", "4d", "8c"],
        ["8c", "4d", "3s", "2d", "As"],
        ["", "As", "2d", "3s", " ", "4d", "8c"],
        # Typed in any way that cards are written.
        ["As 2d + 8c 4d 3s"],
        ["as2d8c4d3s"],
        ["A♠, 2♦, 8♣, 4♦, 3♠"],
        ["  As 2d + 3s 4d 8c  "],
        # Both, and both the same.
        ["As", "2d", "3s", "4d", "8c", "2d As 8c 4d 3s"],
        # The same twice.
        [BEST, "as 2d 3s 4d 8c"],
    ],
)
def test_chosen_cards_are_read(texts):
    assert LOW.read(texts) == pick(BEST)


@pytest.mark.parametrize(
    "text", ["no low", "No Low", "NO LOW", "nolow", "no-low", " no low ", "none"]
)
def test_no_low_is_read(text):
    assert LOW.read([text]) == frozenset()
    assert LOW.read(["", text, ""]) == frozenset()


@pytest.mark.parametrize("count", range(1, 10))
def test_any_number_of_cards_is_an_answer_to_be_marked(count):
    cards = [*HOLE, *BOARD][:count]

    assert LOW.read([str(card) for card in cards]) == frozenset(cards)


@pytest.mark.parametrize(
    ("field", "texts", "fault", "text"),
    [
        (LOW, [], AnswerFault.MISSING, ""),
        (LOW, ["", "  "], AnswerFault.MISSING, ""),
        (LOW, ["As", "no low"], AnswerFault.CARDS_AND_NONE, "As"),
        (LOW, ["no low", BEST], AnswerFault.CARDS_AND_NONE, BEST),
        (HIGH, ["no low"], AnswerFault.NONE_NOT_OFFERED, "no low"),
        (HIGH, ["None"], AnswerFault.NONE_NOT_OFFERED, "None"),
        # There is nothing to choose between where one of the two is not offered.
        (HIGH, ["As", "no low"], AnswerFault.NONE_NOT_OFFERED, "no low"),
        (LOW, ["5s"], AnswerFault.NOT_DEALT, "5s"),
        (LOW, ["As 2d 3s 4d 5c"], AnswerFault.NOT_DEALT, "5c"),
        # Ticked one way and typed another: nobody guesses which was meant.
        (LOW, ["As", "2d", BEST], AnswerFault.TICKED_AND_TYPED, f"As 2d {BEST}"),
        (
            LOW,
            [BEST, "As Kc 3s 4d 8c"],
            AnswerFault.TICKED_AND_TYPED,
            f"{BEST} As Kc 3s 4d 8c",
        ),
    ],
)
def test_an_answer_that_cannot_be_marked_is_refused(field, texts, fault, text):
    with pytest.raises(InvalidAnswerError) as caught:
        field.read(texts)

    assert (caught.value.field, caught.value.fault) == (field.name, fault)
    assert caught.value.text == text


@pytest.mark.parametrize(
    ("texts", "fault", "text"),
    [
        (["As 2d 3s 4d 1c"], CardFault.UNKNOWN_RANK, "1c"),
        (["low"], CardFault.UNKNOWN_RANK, "lo"),
        (["As As 3s 4d 8c"], CardFault.DUPLICATE, "As"),
        (["As", "As"], CardFault.DUPLICATE, "As"),
        (["As", "a♠"], CardFault.DUPLICATE, "As"),
        (["joker"], CardFault.JOKER, "joker"),
    ],
)
def test_what_is_no_card_is_refused(texts, fault, text):
    with pytest.raises(InvalidCardsError) as caught:
        LOW.read(texts)

    assert (caught.value.fault, caught.value.text) == (fault, text)


@pytest.mark.parametrize(
    ("picked", "written"),
    [
        (BEST, "As 2d + 3s 4d 8c"),
        # The hand's cards first, each group as it was dealt.
        ("8c 4d 2d 3s As", "As 2d + 3s 4d 8c"),
        ("no low", "no low"),
        ("As Kc", "As Kc +"),
        ("3s 4d 8c Kd Qh", "+ 3s 4d 8c Kd Qh"),
    ],
)
def test_a_pick_is_written_hand_first_and_read_again(picked, written):
    assert LOW.write(pick(picked)) == written
    assert LOW.read([written]) == pick(picked)


def test_no_word_for_no_low_could_be_cards():
    for word in NONE_WORDS:
        with pytest.raises(InvalidCardsError):
            parse_cards(word)


@pytest.mark.parametrize("texts", [["yes"], [" YES "], ["", "yes"], ["yes", "Yes"]])
def test_a_choice_is_read(texts):
    assert CHOICE.read(texts) == "yes"


@pytest.mark.parametrize(
    ("texts", "fault", "text"),
    [
        ([], AnswerFault.MISSING, ""),
        ([" "], AnswerFault.MISSING, ""),
        (["perhaps"], AnswerFault.NO_SUCH_OPTION, "perhaps"),
        (["yes", "perhaps"], AnswerFault.NO_SUCH_OPTION, "perhaps"),
        (["yes", "no"], AnswerFault.ONE_OPTION_ONLY, "no yes"),
    ],
)
def test_what_is_no_choice_is_refused(texts, fault, text):
    with pytest.raises(InvalidAnswerError) as caught:
        CHOICE.read(texts)

    assert (caught.value.fault, caught.value.text) == (fault, text)


@pytest.mark.parametrize(
    ("texts", "places"),
    [
        (["2", "1", "3"], (2, 1, 3)),
        # Equal places are shared, and the next one is left out.
        (["1", "1", "2"], (1, 1, 3)),
        (["2", "1", "2"], (2, 1, 2)),
        # Only the order counts.
        (["3", "2", "3"], (2, 1, 2)),
        (["3", "3", "3"], (1, 1, 1)),
        (["b > a > c"], (2, 1, 3)),
        (["B>A=C"], (2, 1, 2)),
        (["a = b = c"], (1, 1, 1)),
        # A line that is typed says all.
        (["", "", "", "c > b > a"], (3, 2, 1)),
        # The same order said in several ways.
        (["B > A = C", "b > c = a"], (2, 1, 2)),
        (["3", "2", "1", "c > b > a"], (3, 2, 1)),
        (["3", "2", "3", "b > a = c"], (2, 1, 2)),
    ],
)
def test_an_order_is_read(texts, places):
    assert ORDER.read(texts) == places
    assert ORDER.read([ORDER.write(places)]) == places


@pytest.mark.parametrize(
    ("texts", "fault", "text"),
    [
        ([], AnswerFault.MISSING, ""),
        (["", "", ""], AnswerFault.MISSING, ""),
        (["1", "", "2"], AnswerFault.PLACE_MISSING, ""),
        (["1", "2"], AnswerFault.PLACE_MISSING, ""),
        (["1", "2", "4"], AnswerFault.NOT_AN_ORDER, "1 2 4"),
        (["0", "1", "2"], AnswerFault.NOT_AN_ORDER, "0 1 2"),
        (["1", "2", "3", "3"], AnswerFault.NOT_AN_ORDER, "1 2 3 3"),
        (["first"], AnswerFault.NOT_AN_ORDER, "first"),
        # A digit of another script is no place.
        (["1", "2", "\u0663"], AnswerFault.NOT_AN_ORDER, "1 2 \u0663"),
        (["a > b"], AnswerFault.NOT_AN_ORDER, "a > b"),
        (["a > b > b > c"], AnswerFault.NOT_AN_ORDER, "a > b > b > c"),
        (["a > b > d"], AnswerFault.NOT_AN_ORDER, "a > b > d"),
        (["a > b > c >"], AnswerFault.NOT_AN_ORDER, "a > b > c >"),
        (["a > b > c", "a > b"], AnswerFault.NOT_AN_ORDER, "a > b"),
        (["1", "", "", "a > b > c"], AnswerFault.PLACE_MISSING, ""),
        # Said one way and another: nobody guesses which was meant.
        (
            ["a > b > c", "c > b > a"],
            AnswerFault.TICKED_AND_TYPED,
            "a > b > c, c > b > a",
        ),
        (
            ["3", "2", "1", "A > B > C"],
            AnswerFault.TICKED_AND_TYPED,
            "3, 2, 1, a > b > c",
        ),
    ],
)
def test_what_is_no_order_is_refused(texts, fault, text):
    with pytest.raises(InvalidAnswerError) as caught:
        ORDER.read(texts)

    assert (caught.value.fault, caught.value.text) == (fault, text)
