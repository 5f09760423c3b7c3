import pytest
from django.utils import translation

from quizzes.poker.cards import parse_card, parse_cards
from quizzes.templatetags.poker import (
    card_boxes,
    hands_isolated,
    marked_cards,
    mini_cards,
)

TEN_OF_HEARTS = {
    "value": "Th",
    "rank": "10",
    "suit": "h",
    "name": "ten of hearts",
    "shortcut": "q",
    "boxes": [{"name": "low", "title": "Low", "short": "Low", "checked": True}],
}


@pytest.fixture(autouse=True)
def _english():
    with translation.override("en"):
        yield


def test_a_card_to_choose_is_a_check_box_with_a_spoken_name():
    drawn = card_boxes([TEN_OF_HEARTS])

    assert drawn.count('type="checkbox"') == 1
    assert 'name="low" value="Th"' in drawn
    assert 'aria-label="ten of hearts"' in drawn
    assert 'data-key="q"' in drawn
    assert " checked>" in drawn


def test_a_card_without_key_or_tick_has_neither():
    box = {"name": "low", "title": "Low", "short": "Low", "checked": False}
    drawn = card_boxes([TEN_OF_HEARTS | {"shortcut": "", "boxes": [box]}])

    assert "key" not in drawn
    assert "checked" not in drawn


def test_names_are_escaped():
    box = {"name": '"><b', "title": "Low", "short": "Low", "checked": True}
    drawn = card_boxes([TEN_OF_HEARTS | {"name": "<i>", "boxes": [box]}])

    assert '"><b' not in drawn
    assert "<i>" not in drawn


def test_a_card_for_two_halves_has_a_box_for_each():
    halves = [
        {"name": "high", "title": "High half", "short": "High", "checked": False},
        {"name": "low", "title": "Low half", "short": "Low", "checked": True},
    ]
    drawn = card_boxes([TEN_OF_HEARTS | {"boxes": halves}])

    assert 'name="high" value="Th" aria-label="ten of hearts, High half"' in drawn
    assert 'name="low" value="Th" aria-label="ten of hearts, Low half"' in drawn
    assert drawn.count(" checked>") == 1
    # One of them is active at first, and either says in short that it has the card.
    assert drawn.count("data-idle") == 1
    assert "<span>High</span>" in drawn


def test_where_a_card_is_missing_its_place_stays_empty():
    drawn = card_boxes([None, TEN_OF_HEARTS])

    assert drawn.startswith('<div class="cards"><i class="gone"></i><label')


@pytest.mark.parametrize(
    ("mark", "glyph", "words"),
    [
        ("right", "✓", "ace of spades, chosen, and it plays"),
        ("wrong", "✕", "ace of spades, chosen, but it does not play"),
        ("missed", "+", "ace of spades, not chosen, but it plays"),
    ],
)
def test_a_mark_is_told_by_a_glyph_and_in_words(mark, glyph, words):
    drawn = marked_cards([(parse_card("As"), mark)])

    assert f">{glyph}</i>" in drawn
    assert words in drawn
    assert f'class="card s {mark}"' in drawn


def test_a_card_without_mark_has_only_its_name():
    drawn = marked_cards([(parse_card("As"), "")])

    assert ">ace of spades</span>" in drawn
    assert "badge" not in drawn


def test_small_cards_keep_their_order_in_an_isolate():
    drawn = mini_cards(parse_cards("As Th"))

    assert drawn.startswith('<bdi dir="ltr"')
    assert drawn.index("A♠") < drawn.index("10♥")
    assert "ten of hearts" in drawn


def test_small_cards_of_hand_and_board_are_parted_by_a_plus():
    drawn = mini_cards(parse_cards("As 2d"), parse_cards("7c 4s 3h"))

    assert drawn.index("2♦") < drawn.index(">+<") < drawn.index("7♣")


@pytest.mark.parametrize("ranks", ["8-4-3-2-A", "10-9-8-7-6", "K-Q-9"])
def test_ranks_in_a_row_are_isolated_within_a_sentence(ranks):
    drawn = hands_isolated(f"It makes {ranks}, the best.")

    assert f'<bdi dir="ltr" class="hand-name">{ranks}</bdi>' in drawn


@pytest.mark.parametrize("sentence", ["An ace-high flush", "A two-and-three choice"])
def test_words_with_a_hyphen_are_left_alone(sentence):
    assert hands_isolated(sentence) == sentence


def test_a_sentence_is_escaped():
    assert hands_isolated("<b> & 5-4-3-2-A").startswith("&lt;b&gt; &amp; <bdi")
