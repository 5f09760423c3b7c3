"""A whole hand is settled at its own address, and mistakes are said at their fields."""

import re
from urllib.parse import urlencode

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from quizzes.poker.cards import parse_cards
from quizzes.poker.stakes import Stakes
from quizzes.settlements import link_to_settlement
from tests.web.queries import queries

ADDRESS = "/analyze/settlement/"
# A 50, B 150, C 300, D 300 all in: A and C tie for the low, D has the high, C alone
# has the low of both side pots.
PEERS = {
    "chips1": "50",
    "hole1": "As2d9cTd",
    "chips2": "150",
    "hole2": "KhKd9h8h",
    "chips3": "300",
    "hole3": "Ad2cQcQd",
    "chips4": "300",
    "hole4": "4s5s9s9d",
    "board": "Kc7h3s6dQs",
}
# The same two hands tie for the high with aces and kings and for the low with A-2.
TIED = {
    "chips1": "33",
    "hole1": "As2dKcKh",
    "chips2": "33",
    "hole2": "Ac2hKsKd",
    "board": "3s4d8cTd9h",
}
ALONE = {"chips1": "50", "folded1": "on", "chips2": "80"}


def ask(client, hand, **changes):
    return client.get(ADDRESS, {**hand, **changes}, follow=True)


def settled(client, hand, **changes):
    response = ask(client, hand, **changes)
    assert response.status_code == 200
    return response.context["settled"]


def errors(client, hand, **changes):
    response = ask(client, hand, **changes)
    assert response.status_code == 422
    return {
        name: list(found) for name, found in response.context["form"].errors.items()
    }


def paid(hand):
    return [seat.paid for seat in hand.seats]


def text_of(response):
    return " ".join(re.sub(r"<[^>]*>", "", response.text).split())


def test_an_empty_form_only_asks(client, db):
    response = client.get(ADDRESS)

    assert response.status_code == 200
    assert "settled" not in response.context


def test_each_pot_is_paid_to_its_own_winners(client, db):
    hand = settled(client, PEERS)

    assert paid(hand) == [50, 0, 350, 400]
    pots = hand.picture.flows
    assert [(pot.label, pot.chips) for pot in pots] == [
        ("Main pot", 200),
        ("Side pot 1", 300),
        ("Side pot 2", 300),
    ]
    assert [pot.eligible for pot in pots] == [
        "Seats 1, 2, 3, 4",
        "Seats 2, 3, 4",
        "Seats 3, 4",
    ]


def test_the_best_hands_stand_with_the_cards_that_make_them(client, db):
    high, low = settled(client, PEERS).picture.flows[0].parts

    assert (high.hands, low.hands) == (("seven-high straight",), ("7-6-3-2-A",))
    ((straight,),) = [winner.hands for winner in high.winners]
    assert set(straight.hole) == set(parse_cards("4s5s"))
    assert set(straight.board) == set(parse_cards("7h3s6d"))
    assert [winner.label for winner in low.winners] == ["Seat 1", "Seat 3"]


def test_each_award_stands_with_its_share_and_its_reason(client, db):
    parts = settled(client, PEERS, rake="10").picture.flows[0].parts

    # 190 are left: 95 for the high, and 48 and 47 for the two lows.
    winners = [winner for part in parts for winner in part.winners]
    assert [(each.label, each.chips, each.fraction) for each in winners] == [
        ("Seat 4", 95, "1/2"),
        ("Seat 1", 48, "1/4"),
        ("Seat 3", 47, "1/4"),
    ]
    assert winners[1].reason.startswith("Ties the low with seat 3. Odd chips go one")


def test_all_chips_are_accounted_for(client, db):
    page = text_of(ask(client, PEERS, chips4="3300", dead2="5", rake="10 20"))

    assert "Put in 3,805 = returned 3,000 + rake 30 + paid 775" in page
    assert "3,000 goes back to Seat 4: nobody matched it." in page
    assert "5 of it dead" in page


def test_each_seat_stands_with_what_it_won_or_lost(client, db):
    hand = settled(client, PEERS, chips4="330", dead2="5")

    # Of a main pot of 205 seat 4 has 103, and the two lows have 51 each.
    assert [seat.put_in for seat in hand.seats] == [50, 155, 300, 330]
    assert [seat.net for seat in hand.seats] == ["+1", "\u2212155", "+51", "+103"]


def test_a_house_that_pays_otherwise_is_named(client, db):
    hand = settled(client, TIED)

    assert paid(hand) == [33, 33]
    # Bovada gives the odd chip of the lows back to the highs: 33 is a half again.
    assert hand.others == ["By TDA 2024: seat 1 gets 34, seat 2 gets 32."]


def test_the_chosen_house_decides(client, db):
    hand = settled(client, TIED, house="tda-2024")

    assert paid(hand) == [34, 32]
    assert hand.others == [
        f"By {house}: seat 1 gets 33, seat 2 gets 33."
        for house in (
            "Common rules",
            "Robert's Rules of Poker",
            "World Series of Poker",
            "Bovada 2014",
        )
    ]


def test_where_no_house_pays_otherwise_that_is_said(client, db):
    assert "Every other house" in ask(client, ALONE).text


def test_odd_chips_are_as_large_as_the_smallest(client, db):
    # 175 are seven chips of 25, of which the first seat has four.
    hand = settled(client, TIED, chips1="75", chips2="75", dead2="25", chip="25")

    assert paid(hand) == [100, 75]


def test_the_last_one_left_needs_no_cards(client, db):
    hand = settled(client, ALONE)

    assert paid(hand) == [0, 100]
    assert [seat.returned for seat in hand.seats] == [0, 30]
    ((winner,),) = [part.winners for part in hand.picture.flows[0].parts]
    assert winner.reason == "Nobody else can win this pot."


def test_what_nobody_matched_needs_no_cards_either(client, db):
    hand = settled(client, ALONE, chips1="0", folded1="")

    assert [seat.returned for seat in hand.seats] == [0, 80]
    assert hand.picture.flows == ()


def test_seats_left_blank_are_empty(client, db):
    hand = settled(client, {"chips2": "10", "folded2": "on", "chips9": "10"})

    assert [str(seat.label) for seat in hand.seats] == ["Seat 2", "Seat 9"]
    assert [seat.has_button for seat in hand.seats] == [False, True]


def test_the_odd_chip_follows_the_button(client, db):
    # Dead chips make the pot 67, and the odd one goes to the left of the button.
    last = settled(client, TIED, dead1="1")
    first = settled(client, TIED, dead1="1", button="1")

    assert [(str(seat.label), seat.paid) for seat in last.seats] == [
        ("Seat 1", 34),
        ("Seat 2", 33),
    ]
    assert [(str(seat.label), seat.paid) for seat in first.seats] == [
        ("Seat 2", 34),
        ("Seat 1", 33),
    ]


def test_what_the_form_sends_blank_is_left_out_of_the_link(client, db):
    blank = {f"chips{seat}": "" for seat in range(3, 11)}
    response = client.get(ADDRESS, {**ALONE, **blank, "house": "default", "board": ""})

    assert response["Location"] == f"{ADDRESS}?chips1=50&folded1=on&chips2=80"


@pytest.mark.parametrize(
    ("changes", "name", "quoted"),
    [
        ({"chips1": "5o"}, "chips1", "5o"),
        ({"chips1": "-5"}, "chips1", "-5"),
        ({"chips1": "1.5"}, "chips1", "1.5"),
        ({"chips1": "9" * 29}, "chips1", "more than any table holds"),
        ({"chips1": ""}, "chips1", "0 for nothing"),
        ({"chip": "100", "chips1": "100"}, "chips2", "150 cannot be made of chips"),
        ({"dead2": "7", "chip": "5"}, "dead2", "7 cannot be made of chips of 5"),
        ({"chip": "0"}, "chip", "1 or more"),
        ({"chip": "x"}, "chip", "“x” is not"),
        ({"hole2": ""}, "hole2", "name its cards"),
        ({"hole2": "KhKd9h"}, "hole2", "four, five or six cards"),
        ({"hole2": "KhKd9h8x"}, "hole2", "8x"),
        ({"hole2": "KhKd9h9h"}, "hole2", "9h is named twice"),
        ({"hole2": "As Kd 9h 8h"}, "hole2", "As is named twice. (Seat 1: cards)"),
        ({"hole2": "KhKd9h8h7d"}, "hole2", "Seat 1 has 4"),
        ({"board": ""}, "board", "all five"),
        ({"board": "Kc7h3s6d"}, "board", "all five"),
        ({"board": "Kc7h"}, "board", "three, four or five"),
        ({"board": "Kc7h3s6dAs"}, "board", "As is named twice. (Seat 1: cards)"),
        ({"rake": "201"}, "rake", "201 is more than its pot of 200"),
        ({"rake": "1 301"}, "rake", "301 is more than its pot of 300"),
        ({"rake": "1 1 1 1"}, "rake", "only 3 pots"),
        ({"rake": "1 x"}, "rake", "“x” is not"),
        ({"house": "nowhere"}, "house", "choose one of what is offered"),
        ({"button": "11"}, "button", "choose one of what is offered"),
    ],
)
def test_a_mistake_is_said_at_its_field(client, db, changes, name, quoted):
    found = errors(client, PEERS, **changes)

    assert list(found) == [name]
    assert quoted in found[name][0]


@pytest.mark.parametrize(
    ("hand", "name", "quoted"),
    [
        ({"board": ""}, "chips1", "two seats or more"),
        ({"chips1": "50"}, "chips2", "two seats or more"),
        (ALONE | {"folded2": "on"}, "folded2", "Everyone has folded"),
        (ALONE | {"chips1": "0", "chips2": "0"}, "chips1", "no chips in the middle"),
    ],
)
def test_a_hand_that_cannot_be_is_said_where_it_is_mended(
    client, db, hand, name, quoted
):
    found = errors(client, hand)

    assert list(found) == [name]
    assert quoted in found[name][0]


def test_a_mistake_is_tied_to_its_field_and_nothing_is_lost(client, db):
    page = ask(client, PEERS, hole9="AhKs", dead8="x", rake="1, 2").text

    assert re.search(r'value="AhKs"[^>]*aria-describedby="id_hole9_error"', page)
    assert 'id="id_hole9_error"' in page
    assert re.search(r'value="x"[^>]*aria-describedby="id_dead8_error"', page)
    for text in (*PEERS.values(), "1, 2"):
        assert f'value="{text}"' in page
    # Both parts that are folded away stand open, since something is wrong in them.
    assert page.count('<details class="more" open>') == 2


@pytest.mark.parametrize("rake", ["5 3", "5, 3", "5;3", "5 + 3", "5/3"])
def test_rakes_are_read_however_they_are_parted(client, db, rake):
    hand = settled(client, PEERS, rake=rake)

    assert [pot.rake for pot in hand.picture.flows] == [5, 3, 0]


def paste(client, text):
    return client.get(ADDRESS, {"hand": text})


def test_a_pasted_hand_gets_its_own_address(client, db):
    text = """
        Seat 1: 50 As 2d 9c Td
        seat 2: 150, KhKd9h8h
        3: Ad2cQcQd 300
        #4: 300 dead 5 4s 5s 9s 9d
        5: 10 folded

        Board: Kc 7h 3s 6d Qs
        House: TDA 2024
        Chip: 5
        Rake: 10 5
    """
    response = client.get(ADDRESS, {"hand": text}, follow=True)

    hand = response.context["form"].hand
    assert response.status_code == 200
    assert hand.stakes == Stakes(
        seats=(1, 2, 3, 4, 5),
        contributed={1: 50, 2: 150, 3: 300, 4: 300, 5: 10},
        dead={4: 5},
        folded={5},
    )
    assert hand.hole[3] == parse_cards("Ad2cQcQd")
    assert hand.board == parse_cards("Kc7h3s6dQs")
    assert (hand.house, hand.chip_unit, hand.rake) == ("tda-2024", 5, (10, 5))


def test_pasted_seats_run_round_to_the_button(client, db):
    response = paste(client, "5: 10 folded\n9: 20\n2: 10 folded")

    assert response["Location"] == (
        f"{ADDRESS}?button=2&chips5=10&folded5=on&chips9=20&chips2=10&folded2=on"
    )


def test_what_is_wrong_in_a_pasted_hand_is_said_at_the_fields(client, db):
    response = client.get(
        ADDRESS, {"hand": "1: lots AsAd\n2: 50\nhouse: ours"}, follow=True
    )

    found = response.context["form"].errors
    assert set(found) == {"chips1", "hole1", "house"}
    assert 'value="lots AsAd"' in response.text


@pytest.mark.parametrize(
    "text",
    [
        "hello",
        "11: 50 folded",
        "0: 50 folded",
        "1: 50 folded\n1: 60",
        "board: Kc7h3s\nboard: Kc7h3s",
        "Ann: 50",
        "",
        "\x00",
        "<b>: 5",
    ],
)
def test_a_pasted_text_that_is_no_hand_is_said_to_be_none(client, db, text):
    response = paste(client, text)

    assert response.status_code == 422
    assert response.context["paste_form"].errors["hand"]
    assert "<b>:" not in response.text


LINKED = {
    "stakes": Stakes(
        seats=(4, 6, 1, 2),
        contributed={4: 20, 6: 40, 1: 40, 2: 10},
        dead={4: 5},
        folded={2},
    ),
    "hole": {
        4: parse_cards("As2dKcKh"),
        6: parse_cards("QsQdJcTh"),
        1: parse_cards("5s6s7s9s"),
    },
    "board": parse_cards("3s4d8cQh9h"),
    "house": "tda-2024",
    "chip_unit": 5,
    "rake": (5,),
}


def test_a_link_leads_to_the_hand_from_which_it_was_built(client, db):
    response = client.get(link_to_settlement(**LINKED))

    assert response.status_code == 200
    hand = response.context["form"].hand
    assert {name: getattr(hand, name) for name in LINKED} == LINKED


def test_seats_that_run_round_no_table_are_numbered_in_a_link():
    stakes = Stakes(seats=(30, 7), contributed={30: 5, 7: 9}, folded=(7,))

    assert link_to_settlement(stakes, hole={}, board=()) == (
        f"{ADDRESS}?chips1=5&chips2=9&folded2=on"
    )


def test_settling_a_hand_asks_the_database_nothing(client, db):
    with queries() as asked:
        assert ask(client, PEERS).status_code == 200

    assert asked == []


def test_the_two_analyzers_lead_to_each_other(client, db):
    assert f'href="{ADDRESS}"' in client.get("/analyze/").text
    assert 'href="/analyze/"' in client.get(ADDRESS).text


CARDS = [f"{rank}{suit}" for rank in "23456789TJQKA" for suit in "cdhs"]
NONSENSE = st.sampled_from(
    ["", "x", "\x00", "-1", "1e9", "٣", "9" * 40, "As", "on", "½"]
)
CHIPS = st.one_of(st.integers(0, 60).map(str), NONSENSE)


@st.composite
def typed_hands(draw):
    """What somebody may send: mostly a hand, with some nonsense in it."""
    deck = draw(st.permutations(CARDS))
    size = draw(st.sampled_from([4, 4, 4, 5, 6]))
    sent = {"board": "".join(deck[: draw(st.sampled_from([5, 5, 5, 4, 3, 0, 1]))])}
    for seat in draw(st.sets(st.integers(1, 11), max_size=7)):
        start = 5 + draw(st.integers(0, 7)) * size
        sent[f"chips{seat}"] = draw(CHIPS)
        sent[f"hole{seat}"] = draw(
            st.sampled_from(["".join(deck[start : start + size]), "", "AsAs", "4"])
        )
        sent |= draw(
            st.fixed_dictionaries(
                {}, optional={f"dead{seat}": CHIPS, f"folded{seat}": NONSENSE}
            )
        )
    others = ("chip", "rake", "house", "button", "x")
    return sent | draw(st.fixed_dictionaries({}, optional=dict.fromkeys(others, CHIPS)))


@settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(sent=typed_hands())
def test_whatever_is_sent_is_settled_or_said_to_be_wrong(client, db, sent):
    response = client.get(f"{ADDRESS}?{urlencode(sent)}")

    if response.status_code == 302:
        # The link of a hand is the hand: it leads nowhere else.
        response = client.get(response["Location"])
        assert response.status_code == 200
    assert response.status_code in (200, 422)
    if hand := response.context.get("settled"):
        assert hand.put_in == hand.given_back + hand.rake + hand.paid


@settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    lines=st.lists(
        st.tuples(
            st.sampled_from(["1", "Seat 2", "3", "10", "board", "chip", "button", ""]),
            st.sampled_from([":", ": ", " ", "::"]),
            st.one_of(
                st.text(max_size=12),
                st.sampled_from(
                    ["50 folded", "As2d3c4h", "5 dead 3", "٣", "dead", "4"]
                ),
            ),
        ).map("".join),
        max_size=6,
    )
)
def test_whatever_is_pasted_is_read_or_said_to_be_wrong(client, db, lines):
    response = client.get(ADDRESS, {"hand": "\n".join(lines)})

    assert response.status_code in (302, 422)
    if response.status_code == 302:
        assert client.get(response["Location"]).status_code in (200, 302, 422)
