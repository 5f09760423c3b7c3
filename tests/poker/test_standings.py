from itertools import combinations
from random import Random

import pytest

from quizzes.poker.cards import InvalidCardsError, parse_cards
from quizzes.poker.standings import standing_for_high, standing_for_low
from tests.poker import witness
from tests.poker.dealing import DECK, STYLES, deals, low_cards

each_standing = pytest.mark.parametrize(
    "standing_for", [standing_for_high, standing_for_low]
)


def standing(standing_for, hole, board, dead=()):
    return standing_for(parse_cards(hole), parse_cards(board), dead)


def counted(best_of, is_better, hole, board):
    """What the witness says: step, pairs that beat the hand and that tie it."""
    own, _ = best_of(hole, board)
    everyone = [name for name in DECK if name not in board]
    made = [best_of(pair, board)[0] for pair in combinations(everyone, 2)]
    others = combinations([name for name in everyone if name not in hole], 2)
    against = [best_of(pair, board)[0] for pair in others]
    above = {str(hand) for hand in made if is_better(hand, own)}
    return (
        len(above) + 1 if own else None,
        sum(is_better(hand, own) for hand in against),
        sum(bool(own) and hand == own for hand in against),
        len(against),
    )


def is_better_low(low, own):
    return low is not None and (own is None or low < own)


@pytest.mark.parametrize("style", STYLES, ids=lambda style: style.__name__)
def test_the_witness_counts_the_same_pairs(style):
    for hole, board in deals(style, 3):
        high = standing(standing_for_high, hole, board)
        low = standing(standing_for_low, hole, board)

        assert (high.step, high.better, high.equal, high.holdings) == counted(
            witness.best_high, lambda high, own: high > own, hole, board
        )
        assert (low.step, low.better, low.equal, low.holdings) == counted(
            witness.best_low, is_better_low, hole, board
        )


def test_the_nuts_are_on_the_first_step_and_can_be_tied():
    low = standing(standing_for_low, "As 2d Kc Kh", "3s 7d 8c Kd Qh")

    assert low.is_nuts
    # Three aces and three deuces are left; of 43 cards, 43 * 42 / 2 pairs.
    assert (low.step, low.better, low.equal, low.holdings) == (1, 0, 9, 903)


def test_a_hand_is_the_nuts_only_if_no_two_cards_of_the_deck_are_better():
    low = standing(standing_for_low, "As Ah 3d Kh", "4s 7d 8c Kd Qh")

    assert not low.is_nuts
    # A-2 beats it, with two aces and four deuces; A-3 ties, with two and three.
    assert (low.step, low.better, low.equal) == (2, 8, 6)


def test_without_a_low_every_low_is_better():
    low = standing(standing_for_low, "As Kc Kh Qc", "3s 7d 8c Kd Qh")

    assert (low.hand, low.step, low.is_nuts, low.equal) == (None, None, False, 0)
    # Two of the ranks A, 2, 4, 5 and 6: three aces, and four of each of the others.
    assert low.better == 3 * 16 + 6 * 16


def test_where_no_low_is_possible_none_is_better():
    low = standing(standing_for_low, "As 2d 3c 4h", "9s 7d 8c Kd Qh")

    assert (low.hand, low.better, low.equal) == (None, 0, 0)


@each_standing
def test_dead_cards_are_in_nobody_s_hand(standing_for):
    rng = Random("dead")
    for hole, board in deals(low_cards, 20):
        left = [name for name in DECK if name not in hole + board]
        dead = parse_cards(rng.sample(left, 3))
        full = standing(standing_for, hole, board)
        fewer = standing(standing_for, hole, board, dead)

        assert (full.hand, full.step) == (fewer.hand, fewer.step)
        assert fewer.holdings == (len(left) - 3) * (len(left) - 4) / 2
        assert fewer.better <= full.better


@each_standing
def test_a_card_in_two_places_is_refused(standing_for):
    with pytest.raises(InvalidCardsError, match="duplicate card: 'As'"):
        standing(standing_for, "As 2d Kc Kh", "3s 7d 8c", parse_cards("As"))
