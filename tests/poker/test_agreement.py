"""Other evaluators, and a slow one of our own, find the same hands."""

from bisect import bisect_left
from itertools import combinations, combinations_with_replacement

import pytest
from phevaluator.evaluator_omaha import evaluate_omaha_cards
from pokerkit import OmahaEightOrBetterLowHand, OmahaHoldemHand

from quizzes.poker.cards import parse_cards
from quizzes.poker.evaluator import (
    best_high,
    best_low,
    high_strength,
    low_strength,
    pairs_for_high,
    pairs_for_low,
)
from quizzes.poker.highs import read_high
from tests.poker import witness
from tests.poker.dealing import RANKS, STYLES, deals

pytestmark = pytest.mark.parametrize("style", STYLES, ids=lambda style: style.__name__)


@pytest.fixture(scope="module")
def places():
    """Every strength there is, the weakest first, so that its index is its place."""
    suited = [[rank + "s" for rank in five] for five in combinations(RANKS, 5)]
    unsuited = [
        [rank + suit for rank, suit in zip(five, "cdhsc", strict=True)]
        for five in combinations_with_replacement(RANKS, 5)
        if five[0] != five[4]
    ]
    return sorted({read_high(parse_cards(five)).strength for five in suited + unsuited})


def cards_of(choices):
    return {
        (frozenset(map(str, choice.hole)), frozenset(map(str, choice.board)))
        for choice in choices
    }


def test_the_best_high_and_its_choices_are_the_witness_s(style):
    for hole, board in deals(style, 600):
        best = best_high(parse_cards(hole), parse_cards(board))

        (category, ranks), choices = witness.best_high(hole, board)
        assert (best.hand.category, list(best.hand.ranks)) == (category, ranks)
        assert cards_of(best.choices) == choices
        assert len(best.choices) == len(choices)


def test_the_best_low_and_its_choices_are_the_witness_s(style):
    for hole, board in deals(style, 600):
        best = best_low(parse_cards(hole), parse_cards(board))

        ranks, choices = witness.best_low(hole, board)
        assert (list(best.hand.ranks) if best else None) == ranks
        assert cards_of(best.choices if best else ()) == choices


def test_the_fast_path_gives_the_strength_of_the_best_hands(style):
    for hole, board in deals(style, 600):
        hole, board = parse_cards(hole), parse_cards(board)
        low = best_low(hole, board)

        assert high_strength(hole, board) == best_high(hole, board).hand.strength
        assert low_strength(hole, board) == (low.hand.strength if low else 0)


def test_each_pair_of_the_hand_makes_what_the_witness_finds_for_it(style):
    for hole, board in deals(style, 80):
        highs = pairs_for_high(parse_cards(hole), parse_cards(board))
        lows = pairs_for_low(parse_cards(hole), parse_cards(board))

        pairs = {frozenset(pair) for pair in combinations(hole, 2)}
        assert {frozenset(map(str, holding.hole)) for holding in highs} == pairs
        assert {frozenset(map(str, holding.hole)) for holding in lows} == pairs
        for high, low in zip(highs, lows, strict=True):
            check_high(high, board)
            check_low(low, board)


def check_high(holding, board):
    (category, ranks), choices = witness.best_high(map(str, holding.hole), board)
    assert (holding.best.hand.category, list(holding.best.hand.ranks)) == (
        category,
        ranks,
    )
    assert cards_of(holding.best.choices) == choices


def check_low(holding, board):
    ranks, choices = witness.best_low(map(str, holding.hole), board)
    best = holding.best
    assert (list(best.hand.ranks) if best else None) == ranks
    assert cards_of(best.choices if best else ()) == choices


def test_pokerkit_gives_every_high_the_same_place(style, places):
    for hole, board in deals(style, 600):
        strength = high_strength(parse_cards(hole), parse_cards(board))

        hand = OmahaHoldemHand.from_game("".join(hole), "".join(board))
        assert places[hand.entry.index] == strength


def test_pokerkit_gives_every_low_the_same_place(style):
    for hole, board in deals(style, 600):
        strength = low_strength(parse_cards(hole), parse_cards(board))

        hand = OmahaEightOrBetterLowHand.from_game_or_none(
            "".join(hole), "".join(board)
        )
        assert strength == (56 - hand.entry.index if hand else 0)


def test_phevaluator_gives_every_high_the_same_place(style, places):
    for hole, board in deals(style, 2500, boards=(5,)):
        place = bisect_left(
            places, high_strength(parse_cards(hole), parse_cards(board))
        )

        # It knows four hole cards only, and ranks from 1, the best, to 7,462.
        ranks = [evaluate_omaha_cards(*board, *four) for four in combinations(hole, 4)]
        assert place == 7462 - min(ranks)
