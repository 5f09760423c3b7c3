import pytest

from quizzes.poker.stakes import InvalidTableError, Stakes, TableFault


def stakes(**changes):
    return Stakes(**{"seats": (1, 2, 3), "contributed": {1: 10, 2: 10}, **changes})


def test_every_seat_has_its_chips_in_the_order_of_the_seats():
    some = Stakes(seats=(5, 2, 9), contributed={9: 4, 5: 1}, dead={2: 3})

    assert list(some.contributed.items()) == [(5, 1), (2, 0), (9, 4)]
    assert list(some.dead.items()) == [(5, 0), (2, 3), (9, 0)]


def test_who_has_not_folded_is_live_in_the_order_of_the_seats():
    some = Stakes(seats=(5, 2, 9), contributed={}, folded=[2])

    assert some.live == (5, 9)


def test_stakes_do_not_change_with_what_they_were_made_of():
    contributed = {1: 10}
    some = stakes(contributed=contributed)

    contributed[1] = 99
    assert some.contributed[1] == 10


@pytest.mark.parametrize(
    ("changes", "fault", "message"),
    [
        ({"seats": ()}, TableFault.NO_SEATS, "seats: no seats: []"),
        (
            {"seats": tuple(range(11))},
            TableFault.TOO_MANY_SEATS,
            "seats: more than ten seats: 11",
        ),
        (
            {"seats": (1, 2, 3, 2)},
            TableFault.DUPLICATE_SEAT,
            "seats: duplicate seat: 2",
        ),
        (
            {"seats": (1, "2", 3)},
            TableFault.NOT_A_SEAT,
            "seats: not the number of a seat: '2'",
        ),
        (
            {"seats": (1, 2, True)},
            TableFault.NOT_A_SEAT,
            "seats: not the number of a seat: True",
        ),
        (
            {"contributed": {4: 10}},
            TableFault.UNKNOWN_SEAT,
            "contributed: unknown seat: 4",
        ),
        ({"dead": {4: 10}}, TableFault.UNKNOWN_SEAT, "dead: unknown seat: 4"),
        ({"folded": [4]}, TableFault.UNKNOWN_SEAT, "folded: unknown seat: 4"),
        ({"folded": [[1]]}, TableFault.UNKNOWN_SEAT, "folded: unknown seat: [1]"),
        (
            {"contributed": {1: -5}},
            TableFault.NOT_CHIPS,
            "contributed: 1: not a whole number of chips, none or more: -5",
        ),
        (
            {"dead": {3: 2.5}},
            TableFault.NOT_CHIPS,
            "dead: 3: not a whole number of chips, none or more: 2.5",
        ),
        (
            {"contributed": {1: 10.0}},
            TableFault.NOT_CHIPS,
            "contributed: 1: not a whole number of chips, none or more: 10.0",
        ),
        (
            {"contributed": {1: True}},
            TableFault.NOT_CHIPS,
            "contributed: 1: not a whole number of chips, none or more: True",
        ),
        (
            {"dead": {2: 10**18 + 1}},
            TableFault.TOO_MANY_CHIPS,
            "dead: 2: more chips than any table holds: 1000000000000000001",
        ),
        (
            {"folded": [1, 2, 3]},
            TableFault.ALL_FOLDED,
            "folded: everyone has folded: [1, 2, 3]",
        ),
    ],
    ids=range(15),
)
def test_what_cannot_be_at_a_table_is_quoted(changes, fault, message):
    with pytest.raises(InvalidTableError) as raised:
        stakes(**changes)

    assert raised.value.fault is fault
    assert str(raised.value) == message
