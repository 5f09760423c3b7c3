from itertools import combinations

import pytest

from quizzes.poker.cards import (
    CardFault,
    InvalidCardsError,
    parse_card,
    parse_cards,
    write_cards,
)
from quizzes.poker.counterfeits import (
    Effect,
    after_next,
    counterfeits,
    lows_after_next,
)
from quizzes.poker.evaluator import best_high, best_low, low_strength
from quizzes.poker.standings import standing_for_low
from tests.poker import witness
from tests.poker.dealing import DECK, STYLES, any_cards, deals

LOW_RANKS = "A2345678"
LOW_CLUBS = parse_cards([rank + "c" for rank in LOW_RANKS])
BEFORE_NEXT = (3, 4)

each_style = pytest.mark.parametrize("style", STYLES, ids=lambda style: style.__name__)


def low_after(hole, board, card):
    lows = lows_after_next(parse_cards(hole), parse_cards(board))
    return next(low for low in lows if low.card is parse_card(card))


def all_lows():
    """Each two to four low ranks in the hand with each three or four on the board.

    To lows suits do not matter, pairs count once and high cards not at all: these
    hands stand for all of four cards before the last one or two come.
    """
    for hole_count in (2, 3, 4):
        for hole_ranks in combinations(LOW_RANKS, hole_count):
            high_cards = ["Ks", "Qs"][: 4 - hole_count]
            hole = parse_cards([rank + "s" for rank in hole_ranks] + high_cards)
            for board_count in BEFORE_NEXT:
                for board_ranks in combinations(LOW_RANKS, board_count):
                    yield hole, parse_cards([rank + "d" for rank in board_ranks])


def test_no_card_takes_a_low_from_a_hand_or_makes_it_worse():
    for hole, board in all_lows():
        low = low_strength(hole, board)
        for card in LOW_CLUBS:
            assert low_strength(hole, (*board, card)) >= low


def test_the_nut_low_is_lost_to_both_ranks_of_its_hole_cards_or_to_none():
    lost_counts = set()
    for hole, board in all_lows():
        if not standing_for_low(hole, board).is_nuts:
            continue
        lost = {
            card.rank
            for card in LOW_CLUBS
            if not standing_for_low(hole, (*board, card)).is_nuts
        }
        pairs = [
            {card.rank for card in choice.hole}
            for choice in best_low(hole, board).choices
        ]
        assert not lost or lost in pairs
        lost_counts.add(len(lost))

    assert lost_counts == {0, 2}


@each_style
def test_the_witness_finds_the_same_hands_after_each_card(style):
    for hole, board in deals(style, 8, boards=BEFORE_NEXT):
        after = after_next(parse_cards(hole), parse_cards(board))

        assert {str(card) for card in after} == set(DECK) - {*hole, *board}
        for card, made in after.items():
            (category, ranks), _ = witness.best_high(hole, [*board, str(card)])
            low, _ = witness.best_low(hole, [*board, str(card)])
            assert (made.high.category, list(made.high.ranks)) == (category, ranks)
            assert (list(made.low.ranks) if made.low else None) == low


@each_style
def test_no_card_makes_a_hand_worse(style):
    for hole, board in deals(style, 30, boards=BEFORE_NEXT):
        hole, board = parse_cards(hole), parse_cards(board)
        high, low = best_high(hole, board).hand, low_strength(hole, board)
        for made in after_next(hole, board).values():
            assert made.high.strength >= high.strength
            assert (made.low.strength if made.low else 0) >= low


def test_both_counts_are_of_the_pairs_without_the_next_card():
    for hole, board in deals(any_cards, 10, boards=BEFORE_NEXT):
        hole, board = parse_cards(hole), parse_cards(board)
        for low in lows_after_next(hole, board):
            assert low.before == standing_for_low(hole, board, (low.card,))
            assert low.after == standing_for_low(hole, (*board, low.card))
            assert low.before.holdings == low.after.holdings


def test_a_paired_deuce_lets_others_pass_ace_deuce():
    low = low_after("As 2d Kc Kh", "3s 7d 8c", "2h")

    assert str(low.before.hand) == str(low.after.hand) == "8-7-3-2-A"
    # Before, only the other three aces with the other two deuces tie it.
    assert (low.before.better, low.before.equal) == (0, 6)
    # After, two of A, 4, 5, 6 make a seven low: 3 * 12 + 3 * 16. An ace ties with a
    # deuce, three, seven or eight: 3 * (2 + 3 + 3 + 3).
    assert (low.after.better, low.after.equal) == (84, 33)
    assert low.is_counterfeit


@pytest.mark.parametrize(
    ("hole", "board", "card", "effect", "pairs"),
    [
        ("As 2d Kc Kh", "3s 7d 8c", "Ah", Effect.TAKES_AWAY, True),
        # A four in the hand makes up for the deuce and is the nuts with the ace.
        ("As 2d 4c Kh", "3s 7d 8c", "2h", Effect.SAME, True),
        # A five does not: A-4 is better.
        ("As 2d 5c Kh", "3s 7d 8c", "2h", Effect.TAKES_AWAY, True),
        # Neither high cards nor a pair on the board change any low.
        ("As 2d Kc Kh", "3s 7d 8c", "Ks", Effect.SAME, False),
        ("As 2d Kc Kh", "3s 7d 8c", "3h", Effect.SAME, False),
        # The nuts get better and stay the nuts.
        ("As 2d Kc Kh", "3s 7d 8c", "4h", Effect.SAME, False),
        # The wheel cannot be passed; with the ace paired, others catch up.
        ("As 5d Kc Kh", "2s 3d 4c", "Ah", Effect.SAME, True),
        # With the five on the board, 6-7 and others make a seven low or better.
        ("6s 5d Kc Kh", "3s 4d 8c", "5h", Effect.WORSENS, True),
        # and 2-5 beat 7-6-4-3-2 on 3-4-6: 45 pairs. With the five the
        # hand makes 6-5-4-3-2, but an ace with 2, 3, 4, 5 or 6 beats it: 56 pairs.
        ("4c 9d 7s 2c", "3s 6s 4d", "5c", Effect.WORSENS, False),
        # beat 2-4 before; with the ace on the board nothing does.
        ("2s 4d Kc Kh", "3s 7d 8c", "Ah", Effect.IMPROVES, False),
        ("As 2d Kc Kh", "3s 7d Jc", "8h", Effect.IMPROVES, False),
        ("As 2d Kc Kh", "3s 7d Jc", "2h", Effect.SAME, False),
        ("As Qd Kc Kh", "3s 7d 8c", "5h", Effect.SAME, False),
    ],
)
def test_the_next_card_changes_the_place_of_a_low(hole, board, card, effect, pairs):
    low = low_after(hole, board, card)

    assert (low.effect, low.pairs) == (effect, pairs)
    worse = effect in (Effect.TAKES_AWAY, Effect.WORSENS)
    assert low.is_counterfeit == (pairs and worse)


def test_every_card_that_may_come_has_one_effect():
    cards = counterfeits(parse_cards("As 2d 5c Kh"), parse_cards("3s 7d 8c"))

    assert write_cards(cards[Effect.TAKES_AWAY]) == "Ah Ad Ac 2s 2h 2c"
    assert cards[Effect.WORSENS] == cards[Effect.IMPROVES] == ()
    assert len(cards[Effect.SAME]) == 45 - 6


@pytest.mark.parametrize("function", [after_next, lows_after_next, counterfeits])
@pytest.mark.parametrize(
    ("hole", "board", "fault"),
    [
        ("As 2d Kc Kh", "3s 7d 8c Td Jh", CardFault.TOO_MANY),
        ("As 2d Kc Kh", "3s 7d", CardFault.TOO_FEW),
        ("As 2d Kc", "3s 7d 8c", CardFault.TOO_FEW),
        ("As 2d Kc Kh", "3s 7d As", CardFault.DUPLICATE),
    ],
)
def test_a_next_card_needs_a_hand_on_a_flop_or_turn(function, hole, board, fault):
    with pytest.raises(InvalidCardsError) as caught:
        function(parse_cards(hole), parse_cards(board))

    assert caught.value.fault is fault
