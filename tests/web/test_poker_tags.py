import pytest
from django.utils import translation

from quizzes.forms.sections.picker import CardToPick, Half
from quizzes.poker.cards import parse_card, parse_cards
from quizzes.templatetags.poker import (
    card_boxes,
    hands_isolated,
    marked_cards,
    mini_cards,
)

TEN_OF_HEARTS = CardToPick(parse_card("Th"), shortcut="q", ticked=(True,))


def half(name="low", title="Low", short="Low"):
    return Half(
        name=name,
        title=title,
        short=short,
        key="",
        allows_none=False,
        none_label="",
        none_checked=False,
        typed="",
        error_id="",
        ticked=frozenset(),
    )


@pytest.fixture(autouse=True)
def _english():
    with translation.override("en"):
        yield


def test_a_card_to_choose_is_a_check_box_with_a_spoken_name():
    drawn = card_boxes([TEN_OF_HEARTS], [half()])

    assert drawn.count('type="checkbox"') == 1
    assert 'name="low" value="Th"' in drawn
    assert 'aria-label="ten of hearts"' in drawn
    assert 'data-key="q"' in drawn
    assert " checked>" in drawn


def test_a_card_without_key_or_tick_has_neither():
    plain = TEN_OF_HEARTS._replace(shortcut="", ticked=(False,))
    drawn = card_boxes([plain], [half()])

    assert "key" not in drawn
    assert "checked" not in drawn


def test_names_are_escaped():
    halves = [half('"><b', title="<i>", short="<u>"), half("high")]
    drawn = card_boxes([TEN_OF_HEARTS._replace(ticked=(True, False))], halves)

    assert '"><b' not in drawn
    assert "<i>" not in drawn
    assert "<u>" not in drawn


def test_a_card_for_two_halves_has_a_box_for_each():
    halves = [half("high", "High half", "High"), half("low", "Low half", "Low")]
    drawn = card_boxes([TEN_OF_HEARTS._replace(ticked=(False, True))], halves)

    assert 'name="high" value="Th" aria-label="ten of hearts, High half"' in drawn
    assert 'name="low" value="Th" aria-label="ten of hearts, Low half"' in drawn
    assert drawn.count(" checked>") == 1
    # One of them is active at first, and either says in short that it has the card.
    assert drawn.count("data-idle") == 1
    assert "<span>High</span>" in drawn


def test_where_a_card_is_missing_its_place_stays_empty():
    drawn = card_boxes([None, TEN_OF_HEARTS], [half()])

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
