"""What starting hands get of a pot, beside poker-equity and a slow witness."""

from itertools import pairwise
from math import hypot, sqrt
from random import Random
from statistics import mean, stdev

import poker_equity
import pytest

from quizzes.poker.cards import parse_cards
from quizzes.questions.starting_hands import table
from quizzes.questions.starting_hands.chosen import CHOSEN
from quizzes.questions.starting_hands.shares import (
    OPPONENTS,
    Estimate,
    UnknownHandError,
    share_of,
)
from tests.poker import witness
from tests.poker.dealing import DECK
from tests.questions.starting_witness import cards_in, low_ranks, without_suits

GAMES = {4: "omaha_hi_lo", 5: "omaha_five_hi_lo"}
ALL = [hand for texts in CHOSEN.values() for hand in texts.split()]
SOME = Random("some").sample(ALL, 30)
SLOWLY = ["AsAh2s3h", "KsKhKdQs", "AsAh2s3h4d9c"]

# Standard errors that no honest figure is off by, a thousand of them taken together.
MOST_ERRORS = 4.5


def share(hand, opponents):
    return share_of(parse_cards(hand), opponents)


def is_near(estimate, value, error):
    # The table is rounded to a ten-thousandth.
    most = MOST_ERRORS * hypot(estimate.error, error) + 0.0001
    return abs(estimate.value - value) < most


def check_with_poker_equity(hand, samples):
    for opponents in OPPONENTS:
        ours = share(hand, opponents)
        theirs = poker_equity.chunk_from_text(
            *(GAMES[len(hand) // 2], [hand] + ["*" * (len(hand) // 2)] * opponents, ""),
            samples=samples,
            threads=1,
        )["players"][0]
        lows = theirs["low_equity"]
        bound = sqrt(1 / samples) / 2
        assert is_near(ours.pot, theirs["equity"], theirs["std_error"])
        assert is_near(ours.lows, lows, bound / 2)
        assert is_near(ours.highs, theirs["equity"] - lows, bound)
        assert is_near(Estimate(ours.scoops, bound / 5), theirs["scoop"], bound)
        low_wins = theirs["low_win"] + theirs["low_tie"]
        assert is_near(Estimate(ours.low_wins, bound / 5), low_wins, bound)


@pytest.mark.parametrize("hand", [hand for hand in SOME if len(hand) // 2 in GAMES])
def test_poker_equity_deals_the_same_shares(hand):
    check_with_poker_equity(hand, samples=4_000)


@pytest.mark.slow
@pytest.mark.parametrize("hand", [hand for hand in ALL if len(hand) // 2 in GAMES])
def test_poker_equity_deals_the_same_shares_to_every_hand(hand):
    check_with_poker_equity(hand, samples=30_000)


def part_of_pot(hands, board):
    """What the first of some hands gets for its high, and what for its low."""
    highs = [witness.best_high(hand, board)[0] for hand in hands]
    lows = [witness.best_low(hand, board)[0] for hand in hands]
    best_low = min((low for low in lows if low), default=None)
    half = 1 / 2 if best_low else 1
    return (
        half / highs.count(highs[0]) if highs[0] == max(highs) else 0,
        half / lows.count(lows[0]) if best_low and lows[0] == best_low else 0,
    )


def dealt_parts(hand, opponents, count):
    """What a hand gets, deal by deal, as the slow witness reads the cards."""
    rng, hole = Random(f"{hand}/{opponents}"), cards_in(hand)
    left = [name for name in DECK if name not in hole]
    size = len(hole)
    for _ in range(count):
        cards = rng.sample(left, 5 + opponents * size)
        others = [cards[at : at + size] for at in range(5, len(cards), size)]
        yield part_of_pot([hole, *others], cards[:5])


@pytest.mark.parametrize("hand", SLOWLY)
@pytest.mark.parametrize(
    ("opponents", "count"),
    [
        (1, 400),
        (3, 200),
        *(pytest.param(n, 2000, marks=pytest.mark.slow) for n in (1, 5)),
    ],
)
def test_the_slow_witness_deals_the_same_shares(hand, opponents, count):
    parts = list(dealt_parts(hand, opponents, count))

    ours = share(hand, opponents)
    highs, lows = zip(*parts, strict=True)
    for estimate, values in [
        (ours.pot, list(map(sum, parts))),
        (ours.highs, highs),
        (ours.lows, lows),
    ]:
        assert is_near(estimate, mean(values), stdev(values) / sqrt(count))


def test_the_table_holds_each_chosen_hand_once_whatever_its_suits():
    chosen = [cards_in(hand) for hand in ALL]

    assert list(table.ROWS) == ALL
    assert all(len(set(cards)) == len(cards) for cards in chosen)
    assert len({str(without_suits(cards)) for cards in chosen}) == len(ALL)
    assert all(
        len(cards_in(hand)) == count
        for count, texts in CHOSEN.items()
        for hand in texts.split()
    )


@pytest.mark.parametrize("hand", ALL)
def test_figures_of_a_hand_agree_with_each_other(hand):
    shares = [share(hand, opponents) for opponents in OPPONENTS]

    for of_hand in shares:
        # Each is rounded by itself.
        both = of_hand.highs.value + of_hand.lows.value
        assert both == pytest.approx(of_hand.pot.value, abs=0.00011)
        assert of_hand.scoops <= of_hand.pot.value
        assert of_hand.lows.value <= of_hand.low_wins / 2
        # 30,000 deals of which each is worth at most the pot.
        assert 0 < of_hand.pot.error < 0.5 / sqrt(30_000) + 0.0001
    # Whoever must beat more hands gets less.
    assert all(few.pot.value > many.pot.value for few, many in pairwise(shares))


@pytest.mark.parametrize("hand", ALL)
def test_a_low_takes_two_different_low_ranks(hand):
    low_wins = {share(hand, opponents).low_wins > 0 for opponents in OPPONENTS}

    if len(low_ranks(cards_in(hand))) < 2:
        assert low_wins == {False}
    if {1, 2} <= low_ranks(cards_in(hand)):
        assert low_wins == {True}


def test_two_suits_are_better_than_none():
    for opponents in OPPONENTS:
        suited, rainbow = (share(h, opponents) for h in ("AsAh2s3h", "AsAh2d3c"))
        assert suited.highs.is_clearly_more(rainbow.highs)
        assert suited.pot.is_clearly_more(rainbow.pot)


def test_four_of_a_suit_are_worse_than_two_suits_of_two():
    for opponents in OPPONENTS:
        two_suits, one = (share(h, opponents) for h in ("As2h3s4h", "As2s3s4s"))
        assert two_suits.highs.is_clearly_more(one.highs)
        assert two_suits.pot.is_clearly_more(one.pot)


def test_four_aces_in_the_hand_are_worse_than_two_of_them():
    # Two aces play, the others cannot come: no set, no low without a second rank.
    for opponents in OPPONENTS:
        two, four = (share(h, opponents) for h in ("AsAhKdKc", "AsAhAdAc"))
        assert two.pot.is_clearly_more(four.pot)


@pytest.mark.parametrize(
    ("more", "less", "is_clear"),
    [
        # 1.5 % of the pot is the least.
        ((0.515, 0.001), (0.5, 0.001), True),
        ((0.5149, 0.001), (0.5, 0.001), False),
        # Errors of 0.3 % and 0.4 % make 0.5 %, and five of them 2.5 %.
        ((0.5251, 0.003), (0.5, 0.004), True),
        ((0.5249, 0.003), (0.5, 0.004), False),
        ((0.5, 0.001), (0.515, 0.001), False),
    ],
)
def test_what_chance_could_explain_is_not_clear(more, less, is_clear):
    assert Estimate(*more).is_clearly_more(Estimate(*less)) is is_clear


def test_the_error_of_a_half_is_the_most_that_its_mean_allows():
    # Of 30,000 deals: sqrt(0.5048 * 0.4952 / 30000), and of parts up to one half
    # sqrt(0.225 * 0.275 / 30000).
    found = share("AsAh2s3h", 1)

    assert (found.highs.value, found.lows.value) == (0.5048, 0.225)
    assert found.highs.error == pytest.approx(0.002887, abs=1e-6)
    assert found.lows.error == pytest.approx(0.001436, abs=1e-6)


def test_a_hand_is_found_in_any_suits_and_any_order():
    assert share("3c2dAcAd", 3) == share("AsAh2s3h", 3)


def test_a_hand_that_is_not_in_the_table_is_told():
    with pytest.raises(UnknownHandError, match="As Kd 7h 2c") as caught:
        share("AsKd7h2c", 1)

    assert caught.value.hand == parse_cards("AsKd7h2c")
