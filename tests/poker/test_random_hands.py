"""One hand against random hands, beside every hand there is and beside poker-equity."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb, hypot
from random import Random

import poker_equity
import pytest

from quizzes.poker.cards import CardFault, InvalidCardsError, parse_cards
from quizzes.poker.equity import HandCountError, ShortDeckError
from quizzes.poker.random_hands import exact_against_random, sampled_against_random
from tests.poker import witness
from tests.poker.dealing import DECK, STYLES, any_cards, deals

HOLE, RIVER = "As 2d Kc Kh", "3s 7d 8c Ks Kd"


def result(own, others, sign):
    """How a half ends for the hand: won, tied, lost or nobody's."""
    if own is None and others is None:
        return "nobody's"
    if own == others:
        return "tied"
    if own is None or others is None:
        return "lost" if own is None else "won"
    return "won" if (own > others) == (sign > 0) else "lost"


def results_of_witness(hole, board, opponents):
    high, low = (best(hole, board)[0] for best in (witness.best_high, witness.best_low))
    return Counter(
        (
            result(high, witness.best_high(opponent, board)[0], 1),
            result(low, witness.best_low(opponent, board)[0], -1),
        )
        for opponent in opponents
    )


@pytest.mark.parametrize("style", STYLES, ids=lambda style: style.__name__)
def test_every_hand_that_the_opponent_may_hold_counts_once(style):
    for hole, board in deals(style, 2, boards=(5,)):
        rest = [name for name in DECK if name not in hole + board]
        left = Random(str(hole)).sample(rest, 9)
        dead = [name for name in rest if name not in left]

        found = exact_against_random(*map(parse_cards, (hole, board, dead)))

        opponents = list(combinations(left, len(hole)))
        results = results_of_witness(hole, board, opponents)
        assert found.deals == len(opponents)
        assert shares_counted(found) == counted(results)


def shares_counted(found):
    (share,) = found.shares
    parts = (
        *(share.wins_high, share.ties_high, share.wins_low, share.ties_low),
        *(share.scoops, share.equity, found.with_low),
    )
    return tuple(part * found.deals for part in parts)


def counted(results):
    def count(high=None, low=None):
        return sum(
            n
            for halves, n in results.items()
            if high in (None, halves[0]) and low in (None, halves[1])
        )

    parts = {"won": Fraction(1), "tied": Fraction(1, 2), "lost": Fraction()}
    equity = sum(
        n * (parts[high] if low == "nobody's" else (parts[high] + parts[low]) / 2)
        for (high, low), n in results.items()
    )
    return (
        *(count("won"), count("tied"), count(low="won"), count(low="tied")),
        count("won", "won") + count("won", "nobody's"),
        equity,
        results.total() - count(low="nobody's"),
    )


def test_four_kings_and_the_nut_low_lose_a_quarter_to_each_ace_deuce():
    found = exact_against_random(parse_cards(HOLE), parse_cards(RIVER))

    # Of the 43 cards three are aces and three deuces: all hands, less those without
    # an ace or without a deuce, plus those without either, which were taken twice.
    ties = comb(43, 4) - 2 * comb(40, 4) + comb(37, 4)
    (share,) = found.shares
    assert found.deals == comb(43, 4)
    assert share.ties_low == Fraction(ties, found.deals)
    assert share.equity == 1 - Fraction(ties, 4 * found.deals)
    assert (share.wins_high, share.error, found.is_exact) == (1, 0, True)


@pytest.mark.parametrize(
    ("hole", "count"),
    [("As 2d Kc Kh", 123_410), ("As 2d Kc Kh 9c", 850_668)],
)
def test_the_opponent_holds_as_many_cards(hole, count):
    found = exact_against_random(parse_cards(hole), parse_cards(RIVER))

    assert found.deals == count


def test_a_sample_of_random_hands_comes_near_to_all_of_them():
    for hole, board in deals(any_cards, 4, holes=(4,), boards=(5,)):
        cards = parse_cards(hole), parse_cards(board)
        truth = exact_against_random(*cards).shares[0].equity

        found = sampled_against_random(*cards, opponents=1, samples=2000, rng=Random(1))

        (share,) = found.shares
        assert abs(share.equity - truth) < 4.5 * share.error
        assert (found.deals, found.is_exact) == (2000, False)


@pytest.mark.parametrize("opponents", [1, 4, 8])
@pytest.mark.parametrize("board", ["", "3s 7d Jc"])
def test_poker_equity_samples_the_same_equity(board, opponents):
    hole = parse_cards(HOLE)
    cards = parse_cards(board) if board else ()

    (share,) = sampled_against_random(
        hole, cards, opponents=opponents, samples=2000, rng=Random(1)
    ).shares

    theirs = poker_equity.chunk_from_text(
        *("omaha_hi_lo", [HOLE] + ["****"] * opponents, board),
        samples=20_000,
        threads=1,
    )["players"][0]
    error = hypot(share.error, theirs["std_error"])
    assert abs(share.equity - theirs["equity"]) < 4.5 * error
    assert abs(share.wins_high - theirs["high_win"]) < 0.06
    assert abs(share.ties_low - theirs["low_tie"]) < 0.06


@pytest.mark.parametrize("opponents", [0, 9])
def test_one_to_eight_opponents_share_the_pot(opponents):
    with pytest.raises(HandCountError):
        sampled_against_random(
            parse_cards(HOLE), opponents=opponents, samples=10, rng=Random(1)
        )


def test_the_deck_must_suffice_for_the_opponents():
    # Eight opponents and a board are 53 cards, and the hand has six of the 52.
    with pytest.raises(ShortDeckError, match="53 cards to deal, but only 46 left"):
        sampled_against_random(
            parse_cards("As 2d Kc Kh 9c 9d"), opponents=8, samples=10, rng=Random(1)
        )


@pytest.mark.parametrize(
    ("hole", "board", "fault"),
    [
        (HOLE, "3s 7d 8c Ks", CardFault.TOO_FEW),
        ("As 2d Kc", RIVER, CardFault.TOO_FEW),
        ("As 2d Kc Ks", RIVER, CardFault.DUPLICATE),
    ],
)
def test_only_a_river_is_counted_through(hole, board, fault):
    with pytest.raises(InvalidCardsError) as caught:
        exact_against_random(parse_cards(hole), parse_cards(board))

    assert caught.value.fault is fault
