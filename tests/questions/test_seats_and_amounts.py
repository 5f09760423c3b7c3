import pytest

from quizzes.questions.fields import (
    Amount,
    AnswerFault,
    InvalidAnswerError,
    PickSeats,
)

HIGH = PickSeats("high_winners", (1, 2, 4))
LOW = PickSeats("low_winners", (1, 2, 4), allows_none=True)
CHIPS = Amount("chips-1", seat=1)


@pytest.mark.parametrize(
    ("texts", "seats"),
    [
        (["1"], {1}),
        (["4", "1"], {1, 4}),
        (["1, 4"], {1, 4}),
        (["1", "1 4"], {1, 4}),
        (["none"], set()),
        ([" No Low "], set()),
        (["", "2"], {2}),
    ],
)
def test_seats_are_ticked_or_typed(texts, seats):
    assert LOW.read(texts) == seats


@pytest.mark.parametrize(
    ("field", "texts", "fault", "text"),
    [
        (LOW, [], AnswerFault.SEAT_MISSING, ""),
        (LOW, [" "], AnswerFault.SEAT_MISSING, ""),
        (LOW, ["3"], AnswerFault.NO_SUCH_SEAT, "3"),
        (LOW, ["1", "two"], AnswerFault.NO_SUCH_SEAT, "two"),
        (LOW, ["1", "none"], AnswerFault.SEATS_AND_NONE, "1"),
        (HIGH, ["none"], AnswerFault.NO_SUCH_SEAT, "none"),
    ],
)
def test_what_names_no_seats_is_refused(field, texts, fault, text):
    with pytest.raises(InvalidAnswerError) as caught:
        field.read(texts)

    assert (caught.value.fault, caught.value.text) == (fault, text)


@pytest.mark.parametrize("seats", [frozenset(), frozenset({4}), frozenset({1, 2, 4})])
def test_seats_are_written_and_read_again(seats):
    assert LOW.read([LOW.write(seats)]) == seats


@pytest.mark.parametrize(
    ("text", "chips"),
    [
        ("0", 0),
        (" 1250 ", 1250),
        ("1,250", 1250),
        ("1 250", 1250),
        ("1\u00a0250\u00a0000", 1_250_000),
        ("1'250", 1250),
        ("0007", 7),
        ("١٢٥٠", 1250),
        ("1000000000", 10**9),
    ],
)
def test_chips_are_a_whole_number(text, chips):
    assert CHIPS.read([text]) == chips


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", AnswerFault.AMOUNT_MISSING),
        ("-5", AnswerFault.NOT_AN_AMOUNT),
        ("+5", AnswerFault.NOT_AN_AMOUNT),
        ("12.5", AnswerFault.NOT_AN_AMOUNT),
        ("12,5", AnswerFault.NOT_AN_AMOUNT),
        ("1,2500", AnswerFault.NOT_AN_AMOUNT),
        ("half", AnswerFault.NOT_AN_AMOUNT),
        ("½", AnswerFault.NOT_AN_AMOUNT),
        ("1000000001", AnswerFault.TOO_LARGE),
        ("9" * 5000, AnswerFault.TOO_LARGE),
    ],
)
def test_what_is_no_amount_is_refused_and_quoted(text, fault):
    with pytest.raises(InvalidAnswerError) as caught:
        CHIPS.read([text])

    assert (caught.value.fault, caught.value.text) == (fault, text)


def test_two_different_amounts_are_no_answer():
    with pytest.raises(InvalidAnswerError) as caught:
        CHIPS.read(["5", "6"])

    assert caught.value.fault is AnswerFault.NOT_AN_AMOUNT
    assert CHIPS.read(["5", "5"]) == 5


@pytest.mark.parametrize("text", ["-40", "\u221240", "- 40"])
def test_a_signed_amount_may_be_less_than_nothing(text):
    assert Amount("net", is_signed=True).read([text]) == -40


def test_a_signed_amount_may_say_that_it_is_more():
    assert Amount("net", is_signed=True).read(["+40"]) == 40


def test_an_optional_amount_left_out_is_none():
    assert Amount("pot-2", is_optional=True).read([""]) == 0
    assert Amount("pot-2", is_optional=True).read([]) == 0


@pytest.mark.parametrize("chips", [-1250, 0, 1250])
def test_an_amount_is_written_and_read_again(chips):
    field = Amount("net", is_signed=True)

    assert field.read([field.write(chips)]) == chips
