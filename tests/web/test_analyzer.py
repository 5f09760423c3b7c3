"""Any deal is read and weighed at its own address, and mistakes are said at theirs."""

import pytest

PEERS = "hand1=As2d9cTd&hand2=KhKd9h8h&hand3=Ad2cQcQd&hand4=4s5s9s9d&board=Kc7h3s6dQs"


def analyze(client, query):
    return client.get(f"/analyze/?{query}")


def errors(response):
    return {
        name: list(found) for name, found in response.context["form"].errors.items()
    }


def paste(client, text):
    return client.get("/analyze/", {"deal": text})


def said_of_paste(response):
    """What is said at the field into which a deal is pasted."""
    assert response.status_code == 422
    (sentence,) = response.context["paste_form"].errors["deal"]
    return sentence


def test_an_empty_analyzer_only_asks(client, db):
    response = client.get("/analyze/")

    assert response.status_code == 200
    assert "analysis" not in response.context


def test_a_river_is_settled_between_four_hands(client, db):
    analysis = analyze(client, PEERS).context["analysis"]

    # The straight of the fourth takes the high; the first and third tie for the low.
    highs = [hand.halves[0].is_winner for hand in analysis.hands]
    lows = [hand.halves[1].is_winner for hand in analysis.hands]
    assert highs == [False, False, False, True]
    assert lows == [True, False, True, False]
    shares = [hand.share["equity"] for hand in analysis.hands]
    assert shares == ["25.0%", "0.0%", "25.0%", "50.0%"]


def test_the_nuts_are_named(client, db):
    query = "hand1=AdKd3s2s&board=Jd4d3cQd5h"
    (hand,) = analyze(client, query).context["analysis"].hands

    # The worked example of the rules: both halves are the nuts.
    assert [half.is_nuts for half in hand.halves] == [True, True]
    assert [half.name for half in hand.halves] == [
        "ace-high flush, K-Q-J-4",
        "5-4-3-2-A",
    ]


def test_before_the_flop_a_link_always_shows_the_same_sample(client, db):
    query = "hand1=AsAd2s3d&hand2=KsKdQsQd"

    first, again = (analyze(client, query).context["analysis"] for _ in range(2))

    assert "8000" in first.precision
    assert first.hands[0].share == again.hands[0].share


@pytest.mark.parametrize(
    ("query", "name", "quoted"),
    [
        ("hand1=AdKd3s", "hand1", "Ad Kd 3s is no hand: it takes four, five or six"),
        ("hand1=AdKd3s2s4s5s6s", "hand1", "it takes four, five or six"),
        ("hand1=AdKd3s2s&hand2=9h9d8c7x", "hand2", "7x"),
        ("hand1=AdKd3s2s&hand2=AdQc5h6h", "hand2", "Ad"),
        ("hand1=AdKd3s2s&board=Ad4d3c", "board", "Ad"),
        ("hand1=AdKd3s2s&board=4d3c", "board", "three, four or five"),
        ("board=4d3c5c", "hand1", "one hand"),
    ],
)
def test_a_mistake_is_said_at_its_field(client, db, query, name, quoted):
    response = analyze(client, query)

    assert response.status_code == 422
    assert list(errors(response)) == [name]
    assert quoted in errors(response)[name][0]


@pytest.mark.parametrize(
    "text",
    [
        "AdKd3s2s vs 9h9d8c7c on Jd4d3cQd5h",
        "Board: Jd 4d 3c Qd 5h\nYou: Ad Kd 3s 2s\nSeat 2: 9h 9d 8c 7c",
    ],
)
def test_a_pasted_deal_gets_its_own_address(client, db, text):
    response = client.get("/analyze/", {"deal": text})

    assert response["Location"] == (
        "/analyze/?hand1=AdKd3s2s&hand2=9h9d8c7c&board=Jd4d3cQd5h"
    )


@pytest.mark.parametrize(
    "text", [";;;", "on", "vs", "board:", "Hero:\nSeat 2:", ". , .", ":" * 2000]
)
def test_a_pasted_text_without_cards_is_told_that_they_are_missing(client, db, text):
    assert "There are no cards in this text" in said_of_paste(paste(client, text))


def test_a_pasted_board_alone_is_kept_and_a_hand_asked_for(client, db):
    response = client.get("/analyze/", {"deal": "board: Jd4d3c"}, follow=True)

    assert errors(response) == {"hand1": ["Name the cards of one hand at least."]}
    assert 'value="Jd4d3c"' in response.text


@pytest.mark.parametrize("text", ["", "AdKd3s2s vs 9h9d8c", "hello", "\x00", "<b>" * 9])
def test_a_pasted_text_that_is_no_deal_is_said_to_be_none(client, db, text):
    response = client.get("/analyze/", {"deal": text})

    assert response.status_code == 422
    assert response.context["paste_form"].errors["deal"]
    assert "<b>" not in response.text.replace('<b aria-hidden="true">', "")


@pytest.mark.parametrize(
    ("text", "query"),
    [
        ("Hero (on button): AsKs2d3d", "hand1=AsKs2d3d"),
        ("Hero (on button): AsKs2d3d on Jd4d3c", "hand1=AsKs2d3d&board=Jd4d3c"),
        ("On the button: AsKs2d3d", "hand1=AsKs2d3d"),
        ("Seat 3: Hero (on board duty): AsKs2d3d", "hand1=AsKs2d3d"),
        ("You: AsKs2d3d board: Jd4d3c", "hand1=AsKs2d3d&board=Jd4d3c"),
        ("AsKs2d3d\nBoard (flop): Jd4d3c", "hand1=AsKs2d3d&board=Jd4d3c"),
        ("AsKs2d3d\non: Jd4d3c", "hand1=AsKs2d3d&board=Jd4d3c"),
        # As a browser sends a line that was left empty.
        ("AsKs2d3d\r\n\r\n9h9d8c7c\r\n", "hand1=AsKs2d3d&hand2=9h9d8c7c"),
    ],
)
def test_only_a_board_word_outside_a_name_counts(client, db, text, query):
    assert paste(client, text)["Location"] == f"/analyze/?{query}"


@pytest.mark.parametrize(
    "text", ["AsKsQsJs: AdKd3s2s", "AsKsQsJs:\nAdKd3s2s", "As Ks Qs Js : Ad Kd 3s 2s :"]
)
def test_cards_before_a_colon_are_a_hand_and_no_name(client, db, text):
    location = paste(client, text)["Location"]

    assert location == "/analyze/?hand1=AsKsQsJs&hand2=AdKd3s2s"


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("AsKs: AdKd3s2s", "AsKs is neither"),
        ("AsKsQsJx: AdKd3s2s", "“Jx” is not a card"),
        ("AsAsQsJs: AdKd3s2s", "As is named twice"),
        ("Hero AsKsQsJs: AdKd3s2s", "“He” is not a card"),
        ("AdKd3s2s on Jd4d3c: Qd5h", "Qd5h is neither"),
    ],
)
def test_cards_before_a_colon_that_are_no_hand_are_quoted(client, db, text, quoted):
    assert quoted in said_of_paste(paste(client, text))


def hands_of(size, count):
    """The deck dealt out, so many cards a hand and one hand a line."""
    cards = [f"{rank}{suit}" for rank in "23456789TJQKA" for suit in "cdhs"]
    return "\n".join(" ".join(cards[size * n : size * (n + 1)]) for n in range(count))


def test_nine_pasted_hands_are_all_read(client, db):
    response = paste(client, hands_of(4, 9))

    assert response.status_code == 302
    assert response["Location"].endswith("&hand9=TcTdThTs")


def test_more_than_nine_pasted_hands_are_refused_with_their_number(client, db):
    sentence = said_of_paste(paste(client, hands_of(4, 11)))

    assert "11 hands" in sentence
    assert "no more than 9" in sentence


@pytest.mark.parametrize(
    ("count", "board", "said"),
    [
        # Eight hands of six are 48 cards: four are left for a board of five.
        (8, "", "5 more cards are to come on the board, but the deck has only 4"),
        (8, "AcAdAh", "2 more cards are to come on the board, but the deck has only 1"),
        (8, "AcAdAhAs", "1 more card is to come on the board, but the deck has only 0"),
    ],
)
def test_hands_that_leave_no_board_are_refused_at_the_last_of_them(
    client, db, count, board, said
):
    hands = hands_of(6, count).splitlines()
    query = {f"hand{n}": hand for n, hand in enumerate(hands, 1)} | {"board": board}

    response = client.get("/analyze/", query)

    assert response.status_code == 422
    assert list(errors(response)) == [f"hand{count}"]
    assert said in errors(response)[f"hand{count}"][0]
    assert f'aria-describedby="id_hand{count}_error"' in response.text


def test_seven_hands_of_six_leave_cards_enough(client, db):
    query = {f"hand{n}": hand for n, hand in enumerate(hands_of(6, 7).split("\n"), 1)}

    assert client.get("/analyze/", query).status_code == 200


def test_fields_without_cards_are_refused_without_a_fault(client, db):
    hands = "&".join(f"hand{n}=" for n in range(1, 10))

    assert analyze(client, hands).status_code == 422
