"""The examples of the guide show what is worked out by hand."""

import re
from html import unescape

import pytest

from quizzes.guide import PAGES
from quizzes.poker.cards import write_cards

# 84 pairs pass the ace and the deuce after a paired deuce: all of two different ranks
# among three aces and the fours, fives and sixes.
SHOWN = {
    "cards": """
        High pair of kings, A-J-7
        Low 7-5-4-2-A
    """,
    "two-and-three": """
        High ace-high flush, K-Q-J-4
        Low 5-4-3-2-A
        High three kings, A-8
        High three sevens, K-J
    """,
    "high-hands": """
        1. jack-high straight flush
        2. four sixes, K
        9. ace high, K-9-7-4
        1. pair of kings, A-9-4
        2. pair of kings, A-9-3
        3. pair of kings, Q-J-10
        1. ace-high straight
        3. five-high straight
    """,
    "lows": """
        1. 5-4-3-2-A
        2. 7-6-5-4-3
        3. 8-4-3-2-A
        4. 8-6-5-4-3
        5. 8-7-3-2-A
        1. 6-5-4-2-A
        2. 6-5-4-3-2
        3. no low
    """,
    "qualifying": """
        The board shows 2 different ranks of eight or lower
        Your hand holds 1 rank of eight or lower
        The board pairs low cards of your hand
    """,
    "counterfeiting": """
        Before 8-7-3-2-A
        0 pairs of cards beat it
        After 8-7-3-2-A
        84 pairs of cards beat it
        After 7-4-3-2-A
        After 5-4-3-2-A
    """,
    "nuts": """
        Nut high ace-high flush, K-Q-J-4
        1 pair of cards makes it
        Nut low 5-4-3-2-A
        16 pairs of cards make it
        Nut high four kings, 7
        Nut low 7-4-3-2-A
        Nut high ace-high straight
        Nut low no low
    """,
    "scooping-and-quartering": """
        The best high and the best low.
        Seat 1 120 120
        Seat 1 90 90
        Seat 3 30 30
    """,
    "odd-chips": """
        High half 38
        Low half 37
        Seat 1 19 19
        Seat 2 56 56
        High half 40
        Low half 35
        Seat 1 20 20
        Seat 2 55 55
    """,
    "side-pots": """
        30 goes back to Seat 4
        Main pot 170
        Side pot 1 140
        Seat 3 42 70 112
        Seat 4 85 70 155 30
        All together 170 140 310 30
    """,
    "blinds": """
        Seat 4 posts 2.
        Seat 4 posts 1, dead.
        Seat 2 posts the small blind, 1.
    """,
    "order-of-play": """
        Seat 3 is to act: it may fold, call 2 or raise to 4.
        Seat 2 is to act: it may check, or make it 4.
        Seat 2 is to act: it may check, or make it 2.
    """,
    "betting-structures": """
        call 1 or raise, to 4 at the least and to 6 at the most.
        Seat 2 is to act: it may fold or call 6, and may not raise.
        Seat 3 is to act: it may fold or call 4, and may not raise.
    """,
    "house-rules": """
        Common rules 33 33
        TDA 2024 34 32
        Bovada 2014 33 33
        Common rules 24 23 47
        TDA 2024 24 23 47
        Bovada 2014 23 23 48
        Common rules Seat 2 is to act: it may fold or call 6, and may not raise.
        World Series of Poker Seat 2 is to act: it may fold, call 6 or raise to 10.
        Common rules Seat 1 is to act: it may fold, call 2 or raise to 10.
        TDA 2024 Seat 1 is to act: it may fold or call 2, and may not raise.
        Common rules Seat 1 is to act: it may fold or call 2, and may not raise.
        Robert's Rules of Poker Seat 1 is to act: it may fold, call 2 or raise to 10.
        Common rules Seat 3 shows. Seat 1 may muck. Seat 2 shows.
        World Series of Poker Seat 1 shows. Seat 2 shows. Seat 3 shows.
        Common rules Seat 1 shows. Seat 2 may muck.
        TDA 2024 All hands are laid open at once.
    """,
    "showdown": """
        Seat 3 shows.
        Seat 1 may muck.
        Seat 2 shows.
    """,
}


def words_of(page):
    """Return the words of a page as they are read by those who see it."""
    page = re.sub(r'<span class="visually-hidden">.*?</span>', "", page)
    words = unescape(re.sub(r"<[^>]+>", " ", page)).replace("\N{NO-BREAK SPACE}", " ")
    return re.sub(r" ([.,:])(?= |$)", r"\1", " ".join(words.split()))


@pytest.mark.parametrize("slug", SHOWN)
def test_what_an_example_shows_is_so(client, slug):
    page = words_of(client.get(f"/guide/{slug}/").text)

    lines = map(str.strip, SHOWN[slug].strip().splitlines())
    assert [line for line in lines if line not in page] == []


def test_starting_hands_stand_from_the_best_down():
    suits, *_others = PAGES["starting-hands"].examples

    hands = [write_cards(hand) for hand, _cells in suits.drawn().rows]
    assert hands == ["As Ah 2s 3h", "As Ah 2s 3d", "As Ah 2d 3c"]


def test_a_hand_without_two_low_ranks_wins_no_low():
    for example in PAGES["starting-hands"].examples:
        for hand, (*_of_pot, lows) in example.drawn().rows:
            low_ranks = {card.rank for card in hand if card.rank in (14, *range(2, 9))}
            assert (lows == "0%") == (len(low_ranks) < 2), write_cards(hand)
